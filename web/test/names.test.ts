import { describe, expect, it } from 'vitest'
import { namesOf } from '../src/table/names'

describe('names', () => {
  const bot = { who: 'bot', name: '', level: 'greedy', here: true } as const
  const person = (name: string) => ({ who: 'person', name, level: '', here: true }) as const
  it('of bots are the house’s, and never a person’s', () => {
    expect(namesOf([person('Ola'), bot, bot], ['Sowa', 'Kos'], () => '')).toEqual(['Ola', 'Sowa', 'Kos'])
    expect(namesOf([person('sowa'), bot, bot, bot], ['Sowa', 'Kos', 'Lis'], () => '')).toEqual([
      'sowa',
      'Kos',
      'Lis',
      'Kos 2',
    ])
    expect(namesOf([{ ...bot, who: 'free' }, bot], ['Sowa'], seat => `Miejsce ${seat + 1}`)).toEqual([
      'Miejsce 1',
      'Sowa',
    ])
  })
})
