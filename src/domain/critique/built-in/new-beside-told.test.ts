import { expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest, EarlierCritique } from '../critique.ts'
import { critiqueBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const on = (day: string) => `${day}T15:00:00.000Z`
const bought = decided('Cloud grows above 8% a year. If two reports come in below 8%, I was wrong. Out at −10%.', {
  at: on('2026-01-12'),
  price: '120',
})
const hold = (day: string, thesis: string, price: string) =>
  decided(thesis, { at: on(day), action: 'Hold', confidence: 6, price })
const HELD = [
  hold('2026-05-12', 'Nothing has changed for me.', '104'),
  hold('2026-07-13', 'Same as before.', '101'),
  hold('2026-09-14', "Once I'm back to what I paid I look at it again.", '98'),
]

const STANDING: Partial<CritiqueRequest> = {
  purchasedAt: bought.at,
  position: { moved: null, quantity: '10', averageCost: '120', cost: '1200', stopLoss: '108', takeProfit: null },
  testsComeTrue: [{ text: 'two reports come in below 8%', at: bought.at, answeredAt: on('2026-05-11') }],
  alerts: [
    {
      level: 'stop-loss',
      percent: '10',
      levelPrice: '108',
      price: '107',
      at: on('2026-04-20'),
      setBy: { action: 'Buy', at: bought.at },
    },
  ],
}

/** The psychology of each Hold, each critique having been told those before it. */
function read(holds: readonly CritiquedDecision[]): readonly string[] {
  const told: EarlierCritique[] = []
  return holds.map((decision, at) => {
    const text = critiqueBuiltIn(
      asked(decision, [bought, ...holds.slice(0, at)], { ...STANDING, earlierCritiques: [...told] }),
    )
    told.push({ at: decision.at, about: decision, model: 'built-in critic', text })
    return text.split('\n')[0] ?? ''
  })
}

test('a stop and a test that stay broken leave a place to what the thesis says anew', () => {
  const [first = '', , third = ''] = read(HELD)
  expect(first).toContain('“If two reports come in below 8%, I was wrong”')
  expect(first).toContain('$108.00')
  expect(third).toContain('“If two reports come in below 8%, I was wrong”')
  expect(third).not.toContain('$108.00')
  expect(third).toContain('back to what I paid')
})

test('where the thesis says nothing anew, both are told again', () => {
  const [, second = ''] = read(HELD)
  expect(second).toContain('“If two reports come in below 8%, I was wrong”')
  expect(second).toContain('$108.00')
})
