"""Is there room? At a question nothing asked about, no own card and no button may lie under something else.

The same for every game; what differs is where its own cards lie, which of its cards are read, and what its parts are.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType
from typing import Any

import pytest

from sennik.games import identity

from .person import Person
from .test_access import clean

SIZES = {"desktop": (1280, 800), "large": (1920, 1080), "phone": (390, 844), "small": (360, 740)}
EVERYWHERE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
THEMES = pytest.mark.parametrize("theme", ["night", "dawn"])
LANGS = ("pl", "en", "uk")
FINGER = 44                                              # pixels: what a finger hits

# Says in words what is wrong with the page. What is touched and what is read is tried at many points: each has to hit
# it, or what may lie half over it (a card of the same fan, a stack before a field); then as much of it must show as a
# finger needs. Where a menu is open, its items are what is asked about.
WRONG = """async ([{own, read, large, whole, pan, over, tilted, parts}, wide, finger, touch]) => {
  const wrong = [], house = document.querySelector('.house')
  const menu = document.querySelector('[role=menu]')
  const all = which => which ? [...house.querySelectorAll(which)].filter(one => one.checkVisibility()) : []
  const named = one => (one.ariaLabel || one.innerText || one.getAttribute('class') || one.nodeName).trim()
  const placed = one => one?.closest('[data-place]')?.dataset.place ?? ''
  const zones = one => placed(one).split(' ').map(at => at.replace(/[.k].*/, ''))
  const outside = ({left, top, right, bottom}) =>
    left < -1 || top < -1 || right > screen.width + 1 || bottom > innerHeight + 1
  const means = async (one, clientX, clientY) => {       // what is seen aslant is shown before the finger is lifted
    const target = one.parentElement, touches = [new Touch({identifier: 1, target, clientX, clientY})]
    target.dispatchEvent(new TouchEvent('touchstart', {touches}))
    await 0
    await 0
    const so = one.matches('.aimed')
    target.dispatchEvent(new TouchEvent('touchcancel'))
    return so
  }
  const shows = async one => {                           // how far it shows, along the lines on which it shows farthest
    const box = one.getBoundingClientRect(), aims = touch && tilted && one.matches(tilted)
    const run = async (from, size, point) => {
      let most = 0, here = 0
      for (let at = from + 1; at < from + size; at += 2) {
        const [x, y] = point(at)
        here = (aims ? await means(one, x, y) : one.contains(document.elementFromPoint(x, y))) ? here + 2 : 0
        most = Math.max(most, here)
      }
      return most
    }
    let across = 0, down = 0
    for (const part of [.5, .2, .8]) {
      across = Math.max(across, await run(box.left, box.width, x => [x, box.top + part * box.height]))
      down = Math.max(down, await run(box.top, box.height, y => [box.left + part * box.width, y]))
    }
    return [across, down]
  }
  const lit = menu ? [...document.querySelectorAll('[role=menuitem]')]
    : all('[data-place].can, main button:not([data-place])').filter(one => !one.matches('p button, li button'))
  const cards = [...all(own), ...all(read)]
  for (const one of new Set([...lit, ...cards])) {
    if (pan && one.closest(pan)) one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})
    const box = one.getBoundingClientRect(), name = named(one), touched = lit.includes(one)
    if (outside(box)) wrong.push(`${name}: cut off at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    else if (!menu || touched) {
      let under = false
      const near = over && one.closest(`:is(${over})`)
      for (const v of [.12, .3, .5, .7, .88]) for (const u of [.12, .3, .5, .7, .88]) {
        const hit = document.elementFromPoint(box.left + u * box.width, box.top + v * box.height)
        if (hit && (one.contains(hit) || hit.contains(one) && hit.closest('button') === null)) continue
        const fan = hit && zones(one)[0] && zones(hit).includes(zones(one)[0])
        if (fan || near && near === hit?.closest(`:is(${over})`)) under = true
        else wrong.push(`${name}: lies under ${hit && named(hit)}`)
      }
      const [across, down] = under ? await shows(one) : [box.width, box.height]
      const needs = near && tilted && one.matches(tilted) ? finger / 2 : finger
      if (touched && (across < needs - 2 || down < needs - 2 || box.width < finger - 1 || box.height < finger - 1))
        wrong.push(`${name}: only ${Math.round(across)} × ${Math.round(down)} can be touched`)
    }
  }
  for (const one of new Set([...cards, ...all(large)]))
    if (one.offsetWidth < wide - 1) wrong.push(`${named(one)}: a card ${one.offsetWidth} px wide`)
  for (const one of all(whole)) if (outside(one.getBoundingClientRect())) wrong.push(`${named(one)}: is not all there`)
  // What is read, pictures and words, as far as it is not scrolled away: words lie on no other words, and nothing of
  // one part of the table lies on another part.
  const cut = (one, {left, top, right, bottom}) => {
    for (let box = one; box !== house; box = box.parentElement) {
      const {overflowX, overflowY} = getComputedStyle(box)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = box.getBoundingClientRect()
      left = Math.max(left, edge.left); right = Math.min(right, edge.right)
      top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom)
    }
    return {left: left + 1, top: top + 3, right: right - 1, bottom: bottom - 3}
  }
  const found = [], walk = document.createTreeWalker(house, NodeFilter.SHOW_TEXT), range = document.createRange()
  const put = (name, one, box) => {
    const seen = cut(one, box)
    if (seen.left < seen.right && seen.top < seen.bottom) found.push({name, one, part: one.closest(parts), ...seen})
  }
  const quiet = '.unseen, .eye, .chip, svg, [role=menu]'
  while (walk.nextNode()) {
    const node = walk.currentNode, around = node.parentElement
    if (!node.data.trim() || !around.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    if (around.closest(quiet) || around.getBoundingClientRect().width < 3) continue
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) put(`“${node.data.trim()}”`, around, box)
  }
  const words = found.length
  for (const part of all(parts)) for (const one of part.querySelectorAll('img'))
    if (one.checkVisibility() && !one.closest(quiet)) put(named(one), one, one.getBoundingClientRect())
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  for (const [k, a] of found.entries()) for (const [m, b] of found.slice(k + 1).entries()) {
    const spoken = k < words && k + 1 + m < words && a.one !== b.one
    const other = a.part && b.part && !a.part.contains(b.part) && !b.part.contains(a.part)
    if (!menu && (spoken || other) && meet(a, b)) wrong.push(`${a.name} lies on ${b.name}`)
  }
  const prompt = house.querySelector('.prompt')
  if (!prompt || outside(prompt.getBoundingClientRect())) wrong.push('what is asked cannot be seen')
  const {scrollWidth, scrollHeight} = document.documentElement
  if (scrollWidth > screen.width || scrollHeight > innerHeight + 1)
    wrong.push(`the page is larger than the screen: ${scrollWidth} × ${scrollHeight}`)
  return [...new Set(wrong)]
}"""
# What lies under a point, told from everything else on the page.
UNDER = """([x, y]) => {
  const one = document.elementFromPoint(x, y)?.closest('[data-place], button')
  return one ? one.dataset.place?.split(' ').at(-1) ?? one.dataset.answer ?? one.innerText : ''
}"""


@dataclass(frozen=True)
class Room:
    """A table, by selectors."""

    own: str                                             # the own cards: wide enough, and nothing over them
    read: str = ""                                       # likewise: others that one is asked about
    large: str = ""                                      # pictures of cards that are touched elsewhere: wide enough
    whole: str = ""                                      # however small, on the screen as it is: rivals, sums
    pan: str = ""                                        # what is brought into sight first
    over: str = ""                                       # in there things may lie half over each other
    tilted: str = ""                                     # seen aslant: narrower than a finger, which sees what it means
    parts: str = "none"                                  # nothing of one of them lies on another
    first: str = ""                                      # done rather than anything else
    last: str = ""                                       # done if there is nothing else to do
    pause: str = ""                                      # a phase that is a page of its own, to be read
    touches: int = 60                                    # of a game
    questions: int = 4                                   # that are met in it

    def wrong(self, person: Person) -> list[str]:
        found: list[str] = person.page.evaluate(WRONG, [asdict(self), 76 if person.phone else 100, FINGER,
                                                          person.phone])
        return found

    def check(self, person: Person) -> None:
        """Nothing moves any more, or it is still wrong after a while. The page may know of a pause before we do."""
        wrong = self.wrong(person)
        for _ in range(8):
            if not wrong or person.phase() == self.pause:
                return
            person.page.wait_for_timeout(250)
            wrong = self.wrong(person)
        raise AssertionError(f"{person.phase()}: " + "; ".join(wrong))

    def touch(self, person: Person) -> bool:
        """Something that can be done. Whatever the mouse is moved to does not run away from under it."""
        first = person.page.locator(self.first) if self.first else None
        if first and first.count() and first.first.is_visible():
            first.first.click()
            return True
        found = person.look(self.last)
        if found is None or found["over"]:
            return False
        assert found["point"], f"{found['name']} is lit and cannot be touched"
        if person.phone:
            person.page.touchscreen.tap(*found["point"])
            return True
        before = person.page.evaluate(UNDER, found["point"])
        person.page.mouse.move(*found["point"])
        person.page.evaluate("new Promise(done => { requestAnimationFrame(() => requestAnimationFrame(done)) })")
        after = person.page.evaluate(UNDER, found["point"])
        assert after == before, f"{found['name']} runs away: {before} was there, and then {after}"
        person.page.mouse.click(*found["point"])
        return True

    def play(self, person: Person, touches: int, questions: int = 0, *, axe: bool = False) -> set[str]:
        """So many touches of a game, and before each of them there is room; more of them until so many questions were
        met. Which were they?"""
        met: set[str] = set()
        for k in range(10 * touches):
            if person.look() == {"over": True} or (k >= touches and len(met) >= questions):
                break
            phase = person.phase()
            if phase != self.pause:
                self.check(person)
                if axe and phase not in met:
                    clean(person, f"asked: {phase}")
                met.add(phase)
            self.touch(person)
        return met


ROOMS: Mapping[str, Room] = MappingProxyType({
    "sen": Room(
        own=".dream [data-place], .hand:not(.aside) [data-place]:not(.back)",
        read=".leaf [data-place], .near [data-place], .centre .side [data-place].can:not(.back)",
        whole=".rival, .who", pan=".cards",
        parts=".rival, .centre, .dream, .who, .prompt, .acts, .last, .side .panel",
        first=".acts .use", last=".wake", pause="count"),
    "koty": Room(
        own=".held", read=".scene .one", large=".dream .top, .naming .cat", over=".scene",
        whole=".rival, .dream .region",
        parts=".rival, .scene, .dream, .hand, .prompt, .acts, .centre, .since, .side", last=".exchange", touches=40),
    "kruki": Room(
        own=".hand [data-place]", whole=".rival, .own, .heap", pan=".pane", over=".track, .hand",
        parts=".track, .rival, .me, .pile, .heap, .prompt, .news, .map, .hand, .acts",
        first=".acts:has(> .quiet) .btn.main", last="[data-aim='end']", touches=120, questions=7),
    "pracownia": Room(
        own=":is(.own, .row) .card, .choice .card", whole=".strip, .mini", pan=".large", over=".table", tilted=".cell",
        parts=".map, .wishes, .players, .strip, .supplies, .prompt, .dock .hand, .acts, .lands, .log, .tabs",
        last=".acts .end"),
})
SEATS = [(key, seats) for key in ROOMS for seats in range(identity(key).least, identity(key).most + 1)]
OPTIONS: Mapping[str, list[dict[str, str]]] = MappingProxyType({
    "sen": [{"edition": "jubilee"}, {"edition": "long", "K": "yes"}, {}],
    "koty": [{"night": "yes"}, {}],
    "kruki": [{}],
    "pracownia": [{}, {"variant": "nightmare"}, {"together": "yes"}],
})


def options(game: str, seats: int, k: int) -> dict[str, Any]:
    """They take turns."""
    chosen = OPTIONS[game][k % len(OPTIONS[game])]
    return {**chosen, "teams": "yes"} if game == "koty" and seats in {4, 6} else chosen
