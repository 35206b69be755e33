"""The archives that are judged: right, save where they shall be faulty, and counted right."""

import json

import pytest
from support.program import call

from benchmarks.archives import (
    COMPLETE,
    VARIANTS,
    make_archive,
    make_compressed,
    make_json_lines,
    make_long_match,
)

RIGHT = [variant for variant in (COMPLETE, *VARIANTS) if "--faults" not in variant.options]


def summary(path):
    return json.loads(call("validate", "--format", "json", str(path)).stdout)["summary"]


@pytest.mark.parametrize("variant", RIGHT, ids=lambda variant: variant.name)
def test_a_variant_is_right_and_has_so_many_events(tmp_path, variant):
    events = make_archive(tmp_path / "one.srn", variant, 3)
    told = summary(tmp_path / "one.srn")
    assert (told["matches"], told["events"], told["errors"], told["notes"]) == (3, events, 0, 0)


def test_the_other_variant_has_faults(tmp_path):
    [faulty] = [variant for variant in VARIANTS if variant not in RIGHT]
    make_archive(tmp_path / "one.srn", faulty, 100)
    told = summary(tmp_path / "one.srn")
    assert 0 < told["errors"] + told["warnings"] + told["notes"] < 15


def test_other_forms_hold_the_same(tmp_path):
    text = tmp_path / "one.srn"
    make_archive(text, COMPLETE, 3)
    make_json_lines(tmp_path / "one.jsonl", text)
    make_compressed(tmp_path / "one.srn.gz", text)
    assert summary(tmp_path / "one.jsonl") == summary(tmp_path / "one.srn.gz") == summary(text)


def test_a_long_match_is_one_and_right(tmp_path):
    events = make_long_match(tmp_path / "long.srn", 3000)
    told = summary(tmp_path / "long.srn")
    assert (told["matches"], told["events"], told["errors"], told["notes"]) == (1, events, 0, 0)
    assert 3000 <= events < 5000
