import { describe, expect, it, test } from 'vitest'
import type { CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const FIGURES = 'Revenue grew 20% last year.'
const levels = (stopLoss: string | null, takeProfit: string | null) => ({
  position: { moved: '10', quantity: '10', averageCost: '200', cost: '2000', stopLoss, takeProfit },
})
const textOf = (request: CritiqueRequest) =>
  readBuiltIn(request)
    .sentences.map(({ text }) => text)
    .join(' ')
const bought = (stop: string | null, target: string | null, facts: Partial<CritiqueRequest> = {}) =>
  textOf(asked(decided(FIGURES, { price: '200' }), [], { ...levels(stop, target), ...facts }))

describe('a purchase with a stop and a target', () => {
  it.each([
    ['180', '260', '$60.00 up to your target and $20.00 down to your stop', 25],
    ['150', '220', '$20.00 up to your target and $50.00 down to your stop', 71],
    ['199', '201', '$1.00 up to your target and $1.00 down to your stop', 50],
  ])('from %s to %s is told how often the target has to come first', (stop, target, distances, cases) => {
    expect(bought(stop, target)).toContain(distances)
    expect(bought(stop, target)).toContain(`about ${cases} of 100 cases`)
  })

  it.each([
    [null, '260'],
    ['180', null],
    ['205', '260'],
    ['180', '190'],
    ['0.01', '200.01'],
  ])('from %s to %s is not, where the price does not lie between the two, or all but never', (stop, target) =>
    expect(bought(stop, target)).not.toContain('of 100 cases'),
  )

  it.each([
    'Target 260, where I sell a third as planned; stop 180.',
    'Half goes at the target, the rest runs.',
    'At 260 I trim 4 shares.',
    'I scale out in three steps from 240.',
    'At 230 the stop goes to what I paid.',
    'Stop 180, which I trail behind it.',
  ])('is told no odds of a sale of all where another plan may be written: %s', (thesis) =>
    expect(textOf(asked(decided(thesis, { price: '200' }), [], levels('180', '260')))).not.toContain('of 100 cases'),
  )
  it.each([
    'Target 260, where I sell all of it; stop 180.',
    'Revenue grew 20% last year, and a third of the hospitals has the pump.',
    'Half of the fleet is new. Target 260, stop 180.',
  ])('is told them where a part is of something else: %s', (thesis) =>
    expect(textOf(asked(decided(thesis, { price: '200' }), [], levels('180', '260')))).toContain('of 100 cases'),
  )

  test('is not told odds of an option that was sold', () => {
    const option = { right: 'call' as const, strike: '210', expiresOn: '2026-12-18', multiplier: '100' }
    const sold = asked(decided('Sold to open, I keep the premium.', { price: '200' }), [], {
      ...levels('180', '260'),
      option,
    })
    expect(textOf(sold)).not.toContain('of 100 cases')
  })
})
