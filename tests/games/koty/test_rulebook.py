"""The examples of the rulebook are true: what its figures count, and what the moves in them lead to."""
from __future__ import annotations

import pytest

from ...rulebook import figures_of
from .dreams import Dreams

pytestmark = pytest.mark.pure
rule = pytest.mark.rule


@rule("KOT-E3")
def test_the_figures_count_right() -> None:
    sums = [source.rpartition("=") for _, source, _ in figures_of("koty", "en") if "=" in source]
    assert len(sums) == 3
    for regions, _, cats in sums:
        last = regions.rpartition("->")[2].replace("|", " ").split()
        worth = [Dreams(f"{region} | - | - | -").state.scores()[0] for region in last]
        assert sum(worth) == int(cats), regions


@pytest.mark.parametrize(("before", "hand", "answers", "after"), [
    pytest.param("2 | - | - | -", "2RRR", ("0 play 2 0", "0 put 0"), "92 | - | - | -", marks=rule("KOT-O4")),
    pytest.param("996 | - | - | -", "3RRR", ("0 play 3 0", "0 put 0"), "999 | - | - | -", marks=rule("KOT-O3")),
    pytest.param("94 | - | - | -", "4RRR", ("0 play 4 0", "0 put 0"), "994 | - | - | -", marks=rule("KOT-O4")),
    pytest.param("9992 | - | - | -", "2RRR", ("0 play 2 0", "0 put 1"), "999 | 92 | - | -", marks=rule("KOT-D2"))])
def test_the_moves_in_the_figures(before: str, hand: str, answers: tuple[str, ...], after: str) -> None:
    shown = [source for kind, source, _ in figures_of("koty", "en") if kind == "regions"]
    regions = [dream.replace(" | -", "") for dream in (before, after)]
    card = answers[0].split()[2]
    assert any(source.startswith(regions[0].split()[0]) and f"+ {card} ->" in source
               and source.endswith(regions[1].replace(" | ", " ")) for source in shown)
    assert Dreams(before, hands=[hand]).go(*answers).dream(0) == after


@rule("KOT-A2", "KOT-R2")
def test_the_quarrel_over_a_yellow_7() -> None:
    t = Dreams("-", "7 | - | - | -", hands=["7JRR", "7RRR"])
    t.go("0 attack 7 1 0", "1 guard 7", "0 again 9", "1 yield", "0 put 0")
    assert t.dream(0).startswith("97")
    assert t.dream(1).startswith("-")
