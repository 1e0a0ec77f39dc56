"""The examples of the rulebook are true: what its figures count, and the scores of its final count."""
from __future__ import annotations

import pytest

from sennik.games.sen.rules.cards import KINDS
from sennik.games.sen.rules.scoring import Count, Tally

from ...rulebook import figures_of

pytestmark = [pytest.mark.pure, pytest.mark.rule("SEN-S1", "SEN-S2")]


def tally(lands: str) -> Tally:
    dream = Tally()
    for land in lands.split():
        dream.add(KINDS.index(land))
    return dream


def test_the_figures_count_right() -> None:
    rows = [row for kind, source, _ in figures_of("sen", "en") for row in source.splitlines() if "=" in row]
    assert len(rows) == 5
    for row in rows:
        lands, _, ravens = row.partition("=")
        assert tally(lands).ravens() == int(ravens), row


@pytest.mark.rule("SEN-S4", "SEN-S5", "SEN-S6")
@pytest.mark.parametrize(("n", "scores"), [(False, [9, 17, 20]), (True, [9, 17, 11])])
def test_the_final_count(n: bool, scores: list[int]) -> None:
    marta, igor, zoja = "3 4 0 2", "1 peek1 0 5", "9 2 take2 4"
    assert any(all(dream in source for dream in (marta, igor, zoja)) for _, source, _ in figures_of("sen", "en"))
    assert Count([tally(marta), tally(igor), tally(zoja)], 1, 5, n, False).points == scores


@pytest.mark.rule("SEN-S3")
def test_the_dream_of_all_nines() -> None:
    assert Count([tally("9 9 hourglass 9"), tally("3 4 0 2")], 1, 5, False, True).points == [0, 50]
