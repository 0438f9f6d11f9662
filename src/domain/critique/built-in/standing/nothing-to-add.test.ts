import { describe, expect, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { critiqueBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { nothingToAdd } from './nothing-to-add.ts'

const PARTS = ['psychology', 'fundamentals', 'worldEvents'] as const
const hold = (day: string) =>
  decided('Nothing new.', { action: 'Hold', price: '100', at: `${day}T15:00:00.000Z`, confidence: 6 })

describe('where a part has nothing to say', () => {
  test('its sentence is the shortest, and each part has another one', () => {
    const request = asked(decided('Nine new shops this year.', { price: '41.20' }))
    const texts = PARTS.map((part) => nothingToAdd(request, part).ways[0])
    expect(texts).toEqual([
      'The built-in critic has nothing to add to this {action}{at}.',
      'Nothing to add on {ticker} itself.',
      'Nothing to add from outside.',
    ])
  })

  test('neither the claim of the form nor the scale, a sum or the price of before is told in its stead', () => {
    const [bought, later] = [
      decided('Nine new shops.', { price: '40', at: '2026-02-02T15:00:00.000Z' }),
      hold('2026-04-06'),
    ]
    const position = { quantity: '10', averageCost: '40', cost: '400.00', stopLoss: null, takeProfit: null }
    const facts = { claim: 'ACME does better than SPY until Feb 2, 2027', position: { ...position, moved: '10' } }
    for (const text of [critiqueBuiltIn(asked(bought, [], facts)), critiqueBuiltIn(asked(later, [bought], facts))])
      expect(text).not.toMatch(/SPY|scale|of 100|At stake|puts in|would have lost|headline|days since|days later/)
  })

  test('no page of quiet entries repeats it, not even on one day', () => {
    const days = ['2026-01-05', '2026-01-05', '2026-01-05', '2026-02-05', '2026-03-05', '2026-03-05']
    const sentences: string[] = []
    const critiques: NonNullable<CritiqueRequest['earlierCritiques']>[number][] = []
    days.forEach((day, index) => {
      const request = asked(hold(day), days.slice(0, index).map(hold), { earlierCritiques: [...critiques] })
      const told = PARTS.map((part) => {
        const { ways, values } = nothingToAdd(request, part)
        return ways[0].replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
      })
      sentences.push(...told)
      critiques.push({
        at: request.decision.at,
        about: request.decision,
        model: 'built-in critic',
        text: told.join(' '),
      })
    })
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})
