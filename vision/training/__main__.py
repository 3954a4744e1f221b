"""``python -m vision.training``: fetch artwork, make scenes, train, export, judge; it can be resumed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import click

MODELS = Path(__file__).parent.parent / "models"
HANDS = 300
"""Ranks are drawn in so many hands, besides the fonts'."""


@click.command()
@click.option(
    "--work",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("build/vision"),
    show_default=True,
    help="The folder of artwork, scenes and checkpoints; training goes on from what lies there.",
)
@click.option("--minutes", type=float, default=240, show_default=True, help="How long to train.")
@click.option("--models", type=click.Path(file_okay=False, path_type=Path), default=MODELS, show_default=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option(
    "--begin", type=float, default=0.0, help="Where on its way down, 0..1, the learning rate begins."
)
@click.option("--afresh", is_flag=True, help="Begin with random weights, not with those kept here.")
@click.option("--only-scenes", is_flag=True, hidden=True, help="Be the process that makes scenes.")
def main(
    *, work: Path, minutes: float, models: Path, seed: int, begin: float, afresh: bool, only_scenes: bool
) -> None:
    """Make the card reader's networks, with one process for scenes and one for training."""
    from vision.training.fetch import fetch_artwork
    from vision.training.shards import write_shards
    from vision.training.strokes import with_drawn_ranks

    artwork = with_drawn_ranks(fetch_artwork(work / "artwork"), hands=HANDS, seed=seed)
    if only_scenes:
        write_shards(artwork, work / "scenes", seed=1000 * seed, keep=260)
        return
    import cv2
    import torch

    from vision.training.calibrate import calibrate, look_at_held_back, scores, write_calibration
    from vision.training.export import export
    from vision.training.train import train
    from vision.training.weights import keep_weights

    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    command = [sys.executable, "-m", "vision.training", "--work", str(work), "--seed", str(seed)]
    with subprocess.Popen([*command, "--only-scenes"]) as maker:
        try:
            checkpoint = train(work / "scenes", work, minutes=minutes, seed=seed, begin=begin, afresh=afresh)
        finally:
            maker.terminate()
    export(checkpoint, models)
    keep_weights(checkpoint)
    judged = look_at_held_back(artwork, models, scenes=400)
    calibration = calibrate(judged)
    write_calibration(calibration, models / "calibration.json")
    click.echo(f"threshold {calibration.threshold}, on held-back scenes {scores(judged, calibration)}")


if __name__ == "__main__":
    main()
