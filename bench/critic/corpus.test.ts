import { expect, it } from 'vitest'
import { corpusOf } from './corpus.ts'
import { requestsOf } from './requests-of.ts'

it.each(['held-out', 'tuning'] as const)(
  'the %s half has no contradictions, and the critic can be asked about every entry',
  (half) => {
    const cases = corpusOf(half)
    const sequences = cases.filter(({ id }) => id.includes('/sequences/'))
    expect(sequences.length).toBeGreaterThanOrEqual(20)
    expect(cases.length - sequences.length).toBeGreaterThanOrEqual(150)
    expect(cases.map((one) => requestsOf(one).length)).toEqual(cases.map(({ entries }) => entries.length))
  },
)

it('tells the critic about a stop that was set, reached and moved away', () => {
  const [buy, hold] = requestsOf({
    id: 'a case',
    asset: 'ACME Acme Corporation',
    register: 'plain',
    entries: [
      { day: '2025-03-03', action: 'Buy', confidence: 6, price: '100', thesis: 'One.', stop: '90' },
      {
        day: '2025-04-02',
        action: 'Hold',
        confidence: 7,
        price: '88',
        thesis: 'Two.',
        stop: '80',
        reached: { level: 'stop-loss', price: '89', day: '2025-04-01' },
      },
    ],
    expert: { first: 'stop-broken-and-held' },
  })
  expect(buy?.moves).toEqual([])
  expect(hold?.earlier.map(({ thesis }) => thesis)).toEqual(['One.'])
  expect(hold?.alerts.map(({ level, levelPrice, price }) => ({ level, levelPrice, price }))).toEqual([
    { level: 'stop-loss', levelPrice: '90', price: '89' },
  ])
  expect(hold?.moves.map(({ level, from, to }) => ({ level, from, to }))).toEqual([
    { level: 'stop-loss', from: '90', to: '80' },
  ])
})

it('the cold cases have no contradictions, and the critic can be asked about every entry', () => {
  const cases = corpusOf('cold')
  expect(cases.filter(({ id }) => !id.startsWith('cold/'))).toEqual([])
  expect(cases.map((one) => requestsOf(one).length)).toEqual(cases.map(({ entries }) => entries.length))
})
