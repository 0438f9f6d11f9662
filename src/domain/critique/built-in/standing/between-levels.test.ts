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

describe('a later entry between the two', () => {
  const hold = (price: string) =>
    textOf(
      asked(
        decided('Nothing to add.', { action: 'Hold', price }),
        [decided(FIGURES, { at: '2026-01-05T15:00:00.000Z', price: '200' })],
        levels('180', '260'),
      ),
    )
  test('is told how far it is to each, where one of them is near', () => {
    expect(hold('190')).toMatch(
      /\$10\.00 above your stop and \$70\.00 below|\$70\.00 up to your target and \$10\.00 down/,
    )
    expect(hold('250')).toMatch(
      /\$70\.00 above your stop and \$10\.00 below|\$10\.00 up to your target and \$70\.00 down/,
    )
    expect(hold('215')).not.toMatch(/above your stop|down to your stop/)
  })
  test('and nothing past one of them', () => {
    expect(hold('261')).not.toMatch(/above your stop|down to your stop/)
    expect(hold('179')).not.toMatch(/above your stop|down to your stop/)
  })
})

describe('a stop under the price of a share', () => {
  const named = (facts: Parameters<typeof decided>[1], request: Partial<CritiqueRequest>) =>
    textOf(asked(decided(FIGURES, { price: '200', ...facts }), [], { ...levels('180', null), ...request }))
  const MARKET = 'A market that takes ACME down by 10.00% reaches your stop at $180.00'

  test('is told as what a falling market reaches, whatever the company does', () =>
    expect(named({}, {})).toContain(MARKET))

  test('and of a later entry not again: that one is told what a sale there would come to', () => {
    const first = decided(FIGURES, { at: '2026-01-05T15:00:00.000Z', price: '198' })
    const hold = asked(decided('Nothing to add.', { action: 'Hold', price: '200' }), [first], levels('180', null))
    expect(textOf(hold)).not.toContain('A market that')
    expect(textOf(hold)).toContain('Sold at your stop of $180.00, what you hold brings $200.00 less than it had cost.')
  })

  test('not beside another sentence on the stop', () => {
    const text = textOf(asked(decided('We like the pumps a lot.', { price: '200' }), [], levels('180', null)))
    expect(text).toContain('From $200.00 down to your stop')
    expect(text).not.toContain('A market that')
  })

  test('and not of a sale or an option', () => {
    expect(named({ action: 'Sell Some' }, {})).not.toContain('A market that')
    const option = { right: 'call' as const, strike: '210', expiresOn: '2026-12-18', multiplier: '100' }
    expect(named({}, { option })).not.toContain('A market that')
  })
})

describe('between a stop and a target of which one was reached', () => {
  const BUY = decided('The pump came.', { at: '2026-01-13T15:00:00.000Z', price: '200' })
  const SOLD = decided('Sold four like the note says.', {
    action: 'Sell Some',
    at: '2026-03-12T15:00:00.000Z',
    price: '262',
  })
  const hold = (earlier: readonly ReturnType<typeof decided>[]) =>
    textOf(asked(decided('Revenue grew 20% to $4bn.', { action: 'Hold', price: '190' }), earlier, levels('180', '260')))

  test('nothing is told of the way to it', () => expect(hold([BUY, SOLD])).not.toContain('your target'))
  test('it is, where neither was', () => expect(hold([BUY])).toContain('your target'))
})
