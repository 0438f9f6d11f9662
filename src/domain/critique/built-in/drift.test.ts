import { describe, expect, test } from 'vitest'
import type { CritiquedAlert, CritiquedDecision, CritiquedMove } from '../critique.ts'
import { findDrift } from './drift.ts'
import { findForgottenFigure } from './drift-from-figures.ts'
import { asked, decided, IBM_BUY, IBM_HOLD } from './request.fixture.ts'

const drift = (decision: CritiquedDecision, earlier: readonly CritiquedDecision[]): readonly string[] =>
  findDrift(asked(decision, earlier)).map(({ says }) => says)

const bought = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Buy', at: '2025-04-06T14:30:00.000Z', price: '100', ...facts })
const held = (thesis: string, facts: Partial<CritiquedDecision> = {}): CritiquedDecision =>
  decided(thesis, { action: 'Hold', at: '2026-05-01T14:30:00.000Z', price: '100', ...facts })

describe('no drift', () => {
  test('in the first entry', () => expect(drift(IBM_HOLD, [])).toEqual([]))

  test('in a new round: what was written before the Sell is closed', () => {
    const sold = decided('Sold at the line.', { action: 'Sell', price: '109' })
    expect(drift({ ...IBM_HOLD, action: 'Buy' }, [IBM_BUY, sold])).toEqual([])
  })

  test('when nothing moved', () => expect(drift(held('Plain words.'), [bought('Plain words.')])).toEqual([]))

  test('when no price is known', () => {
    expect(drift({ ...IBM_HOLD, price: null }, [IBM_BUY])).toEqual([])
    expect(drift(IBM_HOLD, [{ ...IBM_BUY, price: null }])).toEqual([])
  })
})

describe('an exit that was written and passed', () => {
  test('is held against the price of the Buy', () => {
    expect(drift(IBM_HOLD, [IBM_BUY])[0]).toBe(
      'On Apr 6, 2026 you wrote “Out at −10%”; the price is $98.92, 18.40% below the Buy: does that line still count?',
    )
  })

  test('a price as a line counts as well', () => {
    expect(drift(held('Plain words.', { price: '79.99' }), [bought('Sure. Stop at $80.')])[0]).toContain(
      '“Stop at $80”',
    )
    expect(drift(held('Plain words.', { price: '80.01' }), [bought('Sure. Stop at $80.')])).toEqual([])
  })

  test('not when this entry speaks of its line', () => {
    expect(drift(held('Still out at -10%.', { price: '80' }), [bought('Out at -10%.')])).toEqual([])
  })

  test('a sale at the line keeps to it; one after holding past it does not', () => {
    const sale = held('It is over now.', { action: 'Sell', price: '80' })
    expect(drift(sale, [bought('Out at -10%.')])).toEqual([])
    expect(drift(sale, [bought('Out at -10%.'), held('Wait.', { price: '85' })])).toEqual([
      'On Apr 6, 2025 you wrote “Out at -10%”; this sale is at $80.00, 20.00% below the Buy.',
    ])
  })

  test('not one that a later entry wrote anew, nor one that was written after a Hold below it', () => {
    const anew = held('Stop at $70 now.', { price: '95' })
    expect(drift(held('Plain words.', { price: '75' }), [bought('Stop at $80.'), anew])).toEqual([])
    const sale = held('It is over now.', { action: 'Sell', price: '84' })
    const earlier = [bought('Plain words.'), held('Wait.', { price: '80' }), held('Stop at $85.', { price: '95' })]
    expect(drift(sale, earlier).filter((says) => says.includes('Stop at'))).toEqual([])
  })

  test('a line that moved away is quoted beside the first', () => {
    expect(drift(held('Out at -20% now.'), [bought('Out at -10%.')])).toEqual([
      'On Apr 6, 2025 you wrote “Out at -10%”; now you write “Out at -20% now”: does that leave more room to be wrong?',
    ])
    expect(drift(held('Out at -5% now.'), [bought('Out at -10%.')])).toEqual([])
  })
})

describe('a level of the user’s own that the price has passed', () => {
  const buy = bought('Plain words.', { at: '2026-01-05T15:00:00.000Z' })
  const passed = (facts: Partial<CritiquedAlert> = {}): CritiquedAlert => ({
    level: 'stop-loss',
    percent: '10',
    levelPrice: '90.00',
    price: '88.5',
    at: '2026-02-12T21:00:00.000Z',
    setBy: buy,
    ...facts,
  })
  const driftPast = (decision: CritiquedDecision, earlier: readonly CritiquedDecision[], crossing = passed()) =>
    findDrift(asked(decision, earlier, { crossings: [crossing] })).map(({ says }) => says)

  test('is told at a Hold, with the user’s percentage, the day and how long ago', () => {
    expect(driftPast(held('I keep it, calmly.'), [buy])).toEqual([
      'On Feb 12, 2026, 77 days before this Hold, the price passed your own stop of 10% ($90.00) at $88.50; what you write now is “I keep it”.',
    ])
  })

  test('is told once, beside what was written of it', () => {
    const promised = { ...buy, thesis: 'Out at -10%.' }
    expect(driftPast(held('Plain words.', { price: '80' }), [promised], passed({ setBy: promised }))).toEqual([
      'On Jan 5, 2026 you wrote “Out at -10%”; your stop of 10% was at $90.00 and was passed on Feb 12, 2026 at $88.50, 77 days before this Hold.',
    ])
  })

  test('is told of a target as well', () => {
    const target = passed({ level: 'take-profit', percent: '15', levelPrice: '115.00', price: '117.2' })
    expect(driftPast(held('Plain words.'), [buy], target)[0]).toContain('target of 15%')
    expect(driftPast(held('Plain words.', { action: 'Sell' }), [buy], target)).toEqual([])
  })

  test('is kept to by a sale within days, and late in one after months', () => {
    const sale = held('It is over now.', { action: 'Sell', at: '2026-02-16T15:00:00.000Z', price: '80' })
    expect(driftPast(sale, [buy])).toEqual([])
    expect(driftPast({ ...sale, at: '2026-05-01T14:30:00.000Z' }, [buy])).toEqual([
      'This Sell comes 77 days after your own stop of 10% ($90.00) was passed on Feb 12, 2026 at $88.50, and it says “It is over now”.',
    ])
  })

  test('though more was bought since, and not when it has been moved since', () => {
    const more = held('Plain words.', { action: 'Buy More', at: '2026-03-02T15:00:00.000Z', price: '85' })
    expect(driftPast(held('Plain words.'), [buy, more])).toHaveLength(1)
    const moves = [moved({ at: more.at })]
    expect(findDrift(asked(held('Plain words.'), [buy, more], { crossings: [passed()], moves }))).toEqual([])
  })

  test('that was given as a price is told without a percentage', () => {
    expect(driftPast(held('I keep it, calmly.'), [buy], passed({ percent: null }))[0]).toContain(
      'your own stop ($90.00)',
    )
  })
})

const moved = (facts: Partial<CritiquedMove> = {}): CritiquedMove => ({
  level: 'stop-loss',
  from: '90.00',
  to: '80.00',
  setAt: '2026-01-05T15:00:00.000Z',
  action: 'Hold',
  at: held('').at,
  price: '91',
  ...facts,
})

describe('a stop that is moved', () => {
  const buy = bought('Plain words.', { at: '2026-01-05T15:00:00.000Z' })
  const driftOf = (facts: Partial<CritiquedMove>, decision = held('I keep it, calmly.')) =>
    findDrift(asked(decision, [buy], { moves: [moved(facts)] })).map(({ says }) => says)

  test('away from the price is told, with the prices and the days', () => {
    expect(driftOf({})).toEqual([
      'Your stop stood at $90.00 since Jan 5, 2026; this Hold of May 1, 2026, with the price at $91.00, moves it away to $80.00, and it says “I keep it”.',
    ])
    expect(driftOf({ to: null, price: null })).toEqual([
      'Your stop stood at $90.00 since Jan 5, 2026; this Hold of May 1, 2026 takes it away, and it says “I keep it”.',
    ])
  })

  test('nearer to the price, or a target, is none of its business', () => {
    expect(driftOf({ to: '95.00' })).toEqual([])
    expect(driftOf({ level: 'take-profit', to: '200.00' })).toEqual([])
  })

  test('is told of again at the sale', () => {
    const sale = held('It is over now.', { action: 'Sell', price: '79' })
    expect(driftOf({ at: '2026-03-02T15:00:00.000Z' }, sale)).toEqual([
      'Your stop stood at $90.00 since Jan 5, 2026, and then you moved it to $80.00 on Mar 2, 2026; this Sell comes after that, and it says “It is over now”.',
    ])
    expect(driftOf({ at: '2026-03-02T15:00:00.000Z' })).toEqual([])
  })
})

describe('a stop that is moved more than once', () => {
  const buy = bought('Plain words.', { at: '2026-01-05T15:00:00.000Z' })
  type Step = readonly [from: string | null, to: string | null, month: string]
  const movesOf = (steps: readonly Step[]) =>
    steps.map(([from, to, month]) => moved({ from, to, at: `2026-${month}-02T15:00:00.000Z` }))
  const sale = held('It is over now.', { action: 'Sell', price: '130' })
  const told = (decision: CritiquedDecision, ...steps: readonly Step[]) =>
    findDrift(asked(decision, [buy], { moves: movesOf(steps) })).map(({ says }) => says)

  test('and ends nearer than it began is not told of', () => {
    expect(told(sale, ['80', '70', '02'], ['70', '84', '03'])).toEqual([])
    const hold = held('Plain words.', { at: '2026-03-02T15:00:00.000Z' })
    expect(told(hold, ['80', '95', '02'], ['95', '85', '03'])).toEqual([])
  })

  test('and ends further away is told with every step', () => {
    expect(told(sale, ['90', '85', '02'], ['85', null, '03'], [null, '88', '04'])).toEqual([
      'Your stop stood at $90.00 since Jan 5, 2026, and then you moved it to $85.00 on Feb 2, 2026, removed it on Mar 2, 2026 and set it at $88.00 on Apr 2, 2026; this Sell comes after that, and it says “It is over now”.',
    ])
  })

  test('and was first set after the Buy is measured from there', () => {
    expect(told(sale, [null, '85', '02'])).toEqual([])
    expect(told(sale, [null, '85', '02'], ['85', '90', '03'])).toEqual([])
    expect(told(sale, [null, '85', '02'], ['85', '80', '03'])[0]).toContain('$85.00')
  })
})

describe('confidence up while the price is down', () => {
  test('is told from the Buy on, when it holds from there', () => {
    const between = held('Growth was light.', { at: '2026-07-01T14:30:00.000Z', confidence: 7, price: '110.10' })
    expect(drift(IBM_HOLD, [IBM_BUY, between])[1]).toBe(
      "Since Apr 6, 2026 the price fell 18.40%, from $121.23 to $98.92, while your confidence rose from 6 to 9, and you write “I'm more sure than when I bought”.",
    )
  })

  test('else from the previous entry', () => {
    const earlier = [
      bought('Plain words.', { confidence: 9 }),
      held('Plain words.', { at: '2026-01-05T15:00:00.000Z', confidence: 4, price: '1300' }),
    ]
    expect(drift(held('The words are plain.', { confidence: 5, price: '1250.5' }), earlier)).toEqual([
      'Since Jan 5, 2026 the price fell 3.81%, from $1,300.00 to $1,250.50, while your confidence rose from 4 to 5, and you write “The words are plain”.',
    ])
  })

  test.each<[string, Partial<CritiquedDecision>]>([
    ['the price rose', { confidence: 9, price: '101' }],
    ['the confidence stayed', { confidence: 6, price: '90' }],
    ['it is a sale, where confidence means the opposite', { confidence: 9, price: '90', action: 'Sell' }],
  ])('not when %s', (_, facts) => expect(drift(held('Plain words.', facts), [bought('Plain words.')])).toEqual([]))
})

describe('a reason that appears first after a fall', () => {
  test('is quoted', () => {
    expect(drift(held('The dividend is nice.', { price: '80' }), [bought('The cloud will grow.')])).toEqual([
      'On Apr 6, 2025 you wrote “The cloud will grow”; after a fall of 20.00% you write “The dividend is nice”.',
    ])
  })

  test('not when an earlier entry gave it, or the price rose', () => {
    expect(drift(held('The dividend is nice.', { price: '80' }), [bought('A safe dividend of 4%.')])).toEqual([])
    expect(drift(held('The dividend is nice.', { price: '120' }), [bought('The cloud will grow.')])).toEqual([])
  })
})

test('the third Hold below the price of the Buy is counted', () => {
  const holds = ['90', '95'].map((price) => held('Waiting for more.', { price }))
  const third = held('I keep it as it is.', { price: '94' })
  expect(drift(third, [bought('Good.'), ...holds])).toEqual([
    'This is the third Hold below the $100.00 of the Buy, now at $94.00, and it says “I keep it as it is”.',
  ])
  expect(drift(third, [bought('Good.'), ...holds.slice(1)])).toEqual([])
})

test('a thesis of less than a quarter of the first one is measured', () => {
  const first = bought('The cloud will grow because companies move their own machines into it, year by year.')
  expect(drift(held('Just keeping this.'), [first])).toEqual([
    'The case took 84 characters on Apr 6, 2025 and takes 18 now: “Just keeping this”.',
  ])
  expect(drift(held('Just keeping this one here.'), [first])).toEqual([])
})

describe('a figure of the first thesis', () => {
  const forgotten = (thesis: string, earlier: readonly CritiquedDecision[]) =>
    findForgottenFigure(asked(held(thesis), earlier))

  test('that no later entry mentions is quoted', () => {
    expect(forgotten('All is well.', [bought('Target $90. Revenue grows 8%.'), held('Good.')])).toBe(
      'On Apr 6, 2025 you wrote “Revenue grows 8%”: what has come of that figure?',
    )
  })

  test('a date is remembered too', () => {
    expect(forgotten('All is well.', [bought('The plant opens by 2027.')])).toContain('“The plant opens by 2027”')
  })

  test.each([
    ['this entry mentions it', 'It was 8% again.', [bought('Revenue grows 8%.')]],
    ['an entry in between did', 'All is well.', [bought('Revenue grows 8%.'), held('Only 8 % so far.')]],
    ['there was none', 'All is well.', [bought('Revenue grows.')]],
    ['there is no first thesis', 'All is well.', []],
  ])('not when %s', (_, thesis, earlier) => expect(forgotten(thesis, earlier)).toBeNull())
})
