"""The picture that people look at."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.fake_cameras import FakeSource
from vision.live_picture import PICTURE_WIDTH, WHOLE, LivePicture, LookedAtSource, live_picture, region_around
from vision.sources.faults import NoCamera, SourceLost
from vision.sources.frame import Control, Frame


def frame(width: int, height: int) -> Frame:
    """Blue grows to the right, green downwards."""
    picture = np.zeros((height, width, 3), np.uint8)
    picture[:, :, 0] = np.linspace(0, 255, width).astype(np.uint8)
    picture[:, :, 1] = np.linspace(0, 255, height).astype(np.uint8)[:, None]
    return Frame(number=1, at=0.0, picture=picture)


def test_a_part_is_cut_out_as_it_is() -> None:
    whole = frame(400, 200)
    part = live_picture(whole, (0.25, 0.5, 0.75, 1.0))
    assert (part.width, part.height, part.region) == (200, 100, (0.25, 0.5, 0.75, 1.0))
    assert part.bgr == whole.picture[100:200, 100:300].tobytes()


def test_a_large_picture_is_shrunk() -> None:
    small = live_picture(frame(3840, 2160))
    assert (small.width, small.height) == (PICTURE_WIDTH, PICTURE_WIDTH * 9 // 16)
    assert len(small.bgr) == small.width * small.height * 3


@pytest.mark.parametrize("corner", [(0.0, 0.0), (1.0, 1.0), (0.5, 0.5)])
def test_a_region_never_leaves_the_picture(corner: tuple[float, float]) -> None:
    left, top, right, bottom = region_around((corner, corner))
    assert 0 <= left < right <= 1
    assert 0 <= top < bottom <= 1


def test_nothing_is_copied_while_nobody_looks_and_then_not_every_frame() -> None:
    shown: list[LivePicture] = []
    source = FakeSource(np.zeros((90, 160, 3), np.uint8), apart_seconds=0.03)
    looked_at = LookedAtSource(source, show=shown.append)
    with looked_at:
        for _ in range(10):
            assert looked_at.newest() is not None
        assert shown == []
        looked_at.region = WHOLE
        for _ in range(10):
            looked_at.newest()
        assert 2 <= len(shown) <= 4
    assert (source.opened, source.closed) == (1, 1)


def test_it_is_the_source_in_everything_else() -> None:
    source = FakeSource(np.zeros((90, 160, 3), np.uint8))
    looked_at = LookedAtSource(source, show=lambda _picture: None)
    assert (looked_at.name, looked_at.ended) == ("fake", False)
    with looked_at:
        assert looked_at.lock() == {Control.EXPOSURE}
        looked_at.unlock()
        source.plugged = False
        with pytest.raises(SourceLost) as lost:
            looked_at.newest()
    assert lost.value.fault == NoCamera()
