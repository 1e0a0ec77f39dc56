import { describe, expect, it } from 'vitest'
import { botName } from '../src/table/bots'

describe('a bot', () => {
  it('is called by its level, and by its temper where that is not the usual one', () => {
    expect(botName('regular', id => id)).toBe('ui-bot-regular')
    expect(botName('regular:temper=bold', id => id)).toBe('ui-bot-regular, ui-temper-bold')
  })
})
