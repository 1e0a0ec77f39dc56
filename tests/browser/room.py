"""Is there room? At a question nothing asked about, no own card and no button may lie under something else.

The same for every game; what differs is only where its own cards lie and which of its cards are read.
"""
from __future__ import annotations

from dataclasses import asdict, dataclass

import pytest

from .person import Person

SIZES = {"desktop": (1280, 800), "large": (1920, 1080), "phone": (390, 844), "small": (360, 740)}
EVERYWHERE = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
THEMES = pytest.mark.parametrize("theme", ["night", "dawn"])
FINGER = 44                                              # pixels: what a finger hits

# Says in words what is wrong with the page. What is touched and what is read is tried at many points: each has to hit
# it, or a card of the same zone that lies half over it, as in a fan; then as much of it must show as a finger needs.
WRONG = """([{own, read, pan, tilted}, wide, finger]) => {
  const wrong = [], house = document.querySelector('.house')
  const menu = document.querySelector('[role=menu]')
  const all = which => which ? [...house.querySelectorAll(which)].filter(one => one.checkVisibility()) : []
  const named = one => one.ariaLabel || one.innerText || one.className
  const placed = one => one?.closest('[data-place]')?.dataset.place ?? ''
  const zones = one => placed(one).split(' ').map(at => at.replace(/[.k].*/, ''))
  const outside = ({left, top, right, bottom}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
  const shows = one => {                                 // how far it shows, along the lines on which it shows farthest
    const box = one.getBoundingClientRect()
    const run = (from, size, point) => {
      let most = 0, here = 0
      for (let at = from + 1; at < from + size; at += 2) {
        here = one.contains(document.elementFromPoint(...point(at))) ? here + 2 : 0
        most = Math.max(most, here)
      }
      return most
    }
    return [Math.max(...[.5, .2, .8].map(v => run(box.left, box.width, x => [x, box.top + v * box.height]))),
            Math.max(...[.5, .2, .8].map(u => run(box.top, box.height, y => [box.left + u * box.width, y])))]
  }
  const lit = all('[data-place].can, .acts button, .tools button, [role=tab]')
  const cards = [...all(own), ...all(read)]
  for (const one of new Set([...lit, ...cards])) {
    if (pan && one.closest(pan)) one.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'})
    const box = one.getBoundingClientRect(), name = named(one)
    if (outside(box)) wrong.push(`${name}: cut off at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`)
    else if (!menu) {
      let under = false
      for (const v of [.12, .3, .5, .7, .88]) for (const u of [.12, .3, .5, .7, .88]) {
        const hit = document.elementFromPoint(box.left + u * box.width, box.top + v * box.height)
        if (hit && (one.contains(hit) || hit.contains(one) && hit.closest('button') === null)) continue
        if (hit && zones(one)[0] && zones(hit).includes(zones(one)[0]) || tilted && one.matches(tilted)) under = true
        else wrong.push(`${name}: lies under ${hit && named(hit)}`)
      }
      const [across, down] = under ? shows(one) : [box.width, box.height]
      if (lit.includes(one) && (across < finger - 2 || down < finger - 2))
        wrong.push(`${name}: only ${Math.round(across)} × ${Math.round(down)} can be touched`)
    }
  }
  for (const one of new Set(cards))
    if (one.offsetWidth < wide - 1) wrong.push(`${named(one)}: a card ${one.offsetWidth} px wide`)
  // words of the table lie neither on each other nor on what can be touched
  const texts = [], walk = document.createTreeWalker(house, NodeFilter.SHOW_TEXT), range = document.createRange()
  while (walk.nextNode()) {
    const node = walk.currentNode, around = node.parentElement
    if (!node.data.trim() || !around.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue
    if (around.closest('.unseen, ol, .eye, .chip, svg') || around.getBoundingClientRect().width < 3) continue
    range.selectNodeContents(node)
    for (const {left, top, right, bottom} of range.getClientRects())
      texts.push({node, around, left: left + 1, top: top + 3, right: right - 1, bottom: bottom - 3})
  }
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  for (const [k, one] of texts.entries()) {
    for (const other of texts.slice(k + 1))
      if (other.node !== one.node && meet(one, other))
        wrong.push(`“${one.node.data.trim()}” lies on “${other.node.data.trim()}”`)
    for (const other of all('.acts button'))
      if (!other.contains(one.around) && meet(one, other.getBoundingClientRect()))
        wrong.push(`“${one.node.data.trim()}” lies on ${named(other)}`)
  }
  const prompt = house.querySelector('.prompt')
  if (!prompt || outside(prompt.getBoundingClientRect())) wrong.push('what is asked cannot be seen')
  const {scrollWidth, scrollHeight} = document.documentElement
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + 1)
    wrong.push(`the page is larger than the screen: ${scrollWidth} × ${scrollHeight}`)
  return [...new Set(wrong)]
}"""


@dataclass(frozen=True)
class Room:
    """A table: selectors of the own cards, of others that are read, of what is panned and of what is seen aslant."""

    own: str
    read: str = ""
    pan: str = ""
    tilted: str = ""                                     # may be half hidden by what stands before it

    def wrong(self, person: Person) -> list[str]:
        found: list[str] = person.page.evaluate(WRONG, [asdict(self), 76 if person.phone else 100, FINGER])
        return found

    def check(self, person: Person) -> None:
        """Nothing moves any more, or it is still wrong after a while."""
        wrong = self.wrong(person)
        for _ in range(8):
            if not wrong:
                return
            person.page.wait_for_timeout(250)
            wrong = self.wrong(person)
        raise AssertionError(f"{person.phase()}: " + "; ".join(wrong))
