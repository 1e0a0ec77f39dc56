import { describe, expect, it } from 'vitest'
import css from '../src/app.css?raw'

/** The colours of a theme, by name. */
function tokens(selector: string): Map<string, string> {
  const at = css.indexOf(selector)
  expect(at, `${selector} in app.css`).toBeGreaterThanOrEqual(0)
  const block = /\{([^}]*)\}/.exec(css.slice(at))?.[1] ?? ''
  return new Map([...block.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map(([, name = '', hex = '']) => [name, hex]))
}
function light(hex: string): number {
  const shine = (k: number) => {
    const v = parseInt(hex.slice(k, k + 2), 16) / 255
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * shine(1) + 0.7152 * shine(3) + 0.0722 * shine(5)
}

describe('the colours', () => {
  const night = tokens(':root {')
  const dawn = new Map([...night, ...tokens("[data-theme='dawn'] {")])
  it('differ by theme', () => {
    expect(dawn.get('text')).not.toBe(night.get('text'))
  })
  it.each([
    ['night', night],
    ['dawn', dawn],
  ])('are legible at %s: every text on every ground', (_, theme) => {
    const contrast = (a: string, b: string): number => {
      const [x, y] = [light(theme.get(a) ?? ''), light(theme.get(b) ?? '')]
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
    }
    for (const ink of ['text', 'soft', 'mute', 'lampText', 'bad', 'good'])
      for (const ground of ['sky0', 'sky2', 'panel', 'panel2'])
        expect.soft(contrast(ink, ground), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    for (const ridge of ['r1', 'r2', 'r3', 'r4'])
      for (const ink of ['text', 'soft'])
        expect.soft(contrast(ink, ridge), `${ink} on ${ridge}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast('onlamp', 'lamp')).toBeGreaterThanOrEqual(7)
    expect(contrast('edge', 'panel')).toBeGreaterThanOrEqual(3) // the rim of what can be filled in
  })
})
