"""The pictures that are kept, and how they are made.

``python -m support.pictures`` (from ``tests/``) draws them again; look at them before they are kept.
"""

import json
from pathlib import Path
from typing import Any

from sevenrocks.validator import replay
from sevenrocks.validator.drawing.paper import Paper
from sevenrocks.validator.drawing.placements import match_of
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.drawing.scenes import Scenes
from sevenrocks.validator.drawing.svg import svg

DATA = Path(__file__).parents[1] / "data"
KEPT = DATA / "pictures"
SMALL = Paper(480, 270)

ROUNDS = {
    "crowd": "1|4 3|4@1|4.high 1|1@1|4.low 1|6@1|1.lineB 1|2@1|1.armA 3|6@1|6.high 2|2@1|2.high 2|3@2|2.lineB"
    " 1|5@1|1.armB 3|5@3|6.low 0|3@3|4.low 4|5@3|5.high 3|3@2|3.high 0|0@0|3.low 0|5@0|0.lineB 5|5@0|5.high"
    " 5|6@1|5.high 0|4@4|5.low 4|6@5|6.high 4|4@4|6.low 0|6@0|4.low 2|4@4|4.lineB 0|2@2|4.low 6|6@0|6.high"
    " 2|5@5|5.lineB",
    "arms": "4|5 4|4@4|5.low 1|5@4|5.high 1|4@4|4.lineB 2|4@4|4.armA 4|6@4|4.armB 1|2@2|4.low 3|6@4|6.high"
    " 0|3@3|6.low 0|2@0|3.low 0|1@1|5.low 2|3@0|2.high 0|0@0|1.low 3|4@2|3.high 0|5@0|0.lineB 3|5@0|5.high"
    " 0|4@3|4.high 1|1@1|4.low 1|6@1|1.lineB 5|6@1|6.high 0|6@0|4.low 5|5@5|6.low 2|6@0|6.high"
    " 2|5@5|5.lineB 1|3@1|2.low",
    "line": "0|1 1|2@0|1.high 2|3@1|2.high 3|4@2|3.high 4|5@3|4.high 5|6@4|5.high 0|6@5|6.high 0|4@0|6.low"
    " 4|6@0|4.high 6|6@4|6.high",
}
"""Whole rounds: one with its doubles close together, one with long arms, one along the line."""


def placements_of(position: dict[str, Any]) -> list[str]:
    """A worked position as placements: each tile on the site of an earlier one."""
    laid: list[str] = []
    placements = []
    for name in position["placed"]:
        ends = [(link["from"], link["to"]) for link in position["links"]]
        ends += [(to, start) for start, to in ends]
        target = next((there for here, there in ends if here["tile"] == name and there["tile"] in laid), None)
        placements.append(f"{name}@{target['tile']}.{target['site']}" if target else name)
        laid.append(name)
    return placements


def scene_of(words: list[str]) -> Scene:
    """The last moment of some placements by themselves."""
    return Scenes(replay(match_of(words)), 0).last()


def pictures() -> dict[str, str]:
    """Every kept picture by its name."""
    positions = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))
    drawn = {
        f"position-{number:02}": svg(scene_of(placements_of(position)), SMALL, "light")
        for number, position in enumerate(positions, 1)
    }
    for name, words in ROUNDS.items():
        scene = scene_of(words.split())
        drawn[f"round-{name}-wide"] = svg(scene)
        drawn[f"round-{name}-tall"] = svg(scene, Paper(360, 480), "dark")
    return drawn


def main() -> None:
    """Draw every kept picture again."""
    KEPT.mkdir(exist_ok=True)
    for old in KEPT.glob("*.svg"):
        old.unlink()
    for name, picture in pictures().items():
        (KEPT / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
