"""Pictures made smaller or larger, fast and without flicker in fine print."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def resized(picture: NDArray[np.uint8], size: tuple[int, int]) -> NDArray[np.uint8]:
    """``(H, W, 3) uint8`` at `size` (width, height), each at least 1.

    Averaging whole blocks of pixels first costs a tenth of averaging odd shares of them. What is left of the
    way is less than two, where nothing is skipped between the pixels that are blended.
    """
    import cv2
    import numpy as np

    width, height = max(1, size[0]), max(1, size[1])
    rows, columns = picture.shape[:2]
    block = min(columns // width, rows // height)
    if block >= 2:
        # A few pixels at the far edges are given up; what stays is stretched over them by as little.
        whole = picture[: rows // block * block, : columns // block * block]
        averaged = cv2.resize(whole, (columns // block, rows // block), interpolation=cv2.INTER_AREA)
        picture = np.asarray(averaged, dtype=np.uint8)
    if picture.shape[:2] == (height, width):
        return picture
    return np.asarray(cv2.resize(picture, (width, height), interpolation=cv2.INTER_LINEAR), dtype=np.uint8)
