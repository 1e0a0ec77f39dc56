"""People who answer by chance, and not in the order of their seats."""
from __future__ import annotations

import asyncio
import random

from sennik.engine.errors import Refused
from sennik.match.messages import StepShown
from sennik.server.client import ClientAtTable


async def hesitate(chance: random.Random) -> None:
    """Now and then, so that of several who are asked together any may be the first."""
    await asyncio.sleep(chance.choice((0, 0, 0.002)))


async def play_by_chance(chair: ClientAtTable, seed: int) -> StepShown:
    """Until it is over. Who hesitated may find that the question has passed."""
    chance = random.Random(seed)
    while chair.step.result is None:
        if not chair.asked:
            await chair.until(StepShown)
            continue
        n, text = chair.step.n, chance.choice(chair.step.answers).text
        await hesitate(chance)
        try:
            await chair.answer(text, n)
        except Refused as refused:
            if refused.word != "stale":
                raise
            if chair.step.n == n:
                await chair.until(StepShown)
    return chair.step
