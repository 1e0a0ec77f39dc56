"""What the coach found, drawn for a terminal: the curve, luck and skill, and the moments that cost most."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.markup import escape

from ..coach.messages import MistakeFound, SeatReview
from ..coach.split import WHOLE
from ..engine.record import Record
from ..match.messages import ReasonShown
from ..words import Words

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDE: Final = 60               # of a curve


def told(found: SeatReview, record: Record, words: Words, names: Sequence[str]) -> Iterator[str]:
    """Line by line, of one seat."""
    yield f"[title]{escape(names[found.seat])}[/]"
    yield f" [lamp]{curve([found.prior, *[point.share for point in found.curve]])}[/]"
    for name, change in (("own", found.own), ("others", found.others), ("chance", found.chance)):
        colour = "good" if change > 0 else "bad" if change < 0 else "mute"
        yield f" [{colour}]{signed(change):>8}[/]  {escape(words.say(f'review-{name}'))}"
    yield f" {percent(found.prior):>8}  {escape(words.say('review-result', result=percent(found.result)))}"
    if not found.mistakes:
        yield f" [soft]{escape(words.say('review-no-mistakes'))}[/]"
    for mistake in found.mistakes:
        yield from lines(mistake, found.seat, record, words, names)


def lines(mistake: MistakeFound, seat: int, record: Record, words: Words, names: Sequence[str]) -> Iterator[str]:
    view = record.replay(mistake.moment).view(seat)
    parse = record.game.answers.parse
    given, best = (words.answer(parse(text), view, names) for text in (mistake.given, mistake.best))
    yield ""
    yield (f" [bad]{signed(-mistake.cost):>8}[/]  "
           + escape(words.say("review-mistake", moment=mistake.moment, given=given, best=best)))
    yield f"           [soft]{escape(words.phase(view, names))}[/]"
    for name, reasons in (("better", mistake.better), ("worse", mistake.worse)):
        if reasons:
            answer = best if name == "better" else given
            yield f"           [soft]{escape(answer)}: {escape(' '.join(sentence(words, one) for one in reasons))}[/]"


def sentence(words: Words, reason: ReasonShown) -> str:
    return words.tell(f"reason-{reason.word}", reason.numbers)


def curve(shares: Sequence[int]) -> str:
    """A block for each share, or for each stretch of them where there are too many: its last."""
    many = min(len(shares), WIDE)
    chosen = [shares[(k + 1) * len(shares) // many - 1] for k in range(many)]
    return "".join(BLOCKS[min(share * len(BLOCKS) // WHOLE, len(BLOCKS) - 1)] for share in chosen)


def percent(share: int) -> str:
    return f"{share / 100:.1f} %"


def signed(change: int) -> str:
    return f"{change / 100:+.1f}".replace("-", "−")
