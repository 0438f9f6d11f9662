import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { asked, decided } from '../request.fixture.ts'
import { brokenPromise } from './broken-promise.ts'

const on = (action: CritiquedDecision['action'], day: string, price: string, thesis: string) =>
  decided(thesis, { action, at: `2026-${day}T15:00:00.000Z`, price })
const more = (price: string) => on('Buy More', '05-27', price, 'Four more.')
const told = (
  wrote: string,
  price = '290',
  between: readonly CritiquedDecision[] = [],
  facts: Partial<CritiqueRequest> = {},
) =>
  brokenPromise(asked(more(price), [on('Buy', '03-18', '640', wrote), ...between], facts)).map(({ ways, values }) =>
    ways[0].replaceAll(/\{(\w+)\}/g, (_, name: string) => values?.[name] ?? ''),
  )

type Silent = [string, string, string, CritiquedDecision[], Partial<CritiqueRequest>]

describe('a promise not to add below what was paid', () => {
  test('is told with the prices', () =>
    expect(told("Rate cuts. Only this one try: I won't add to it if it goes against me.")).toEqual([
      "On Mar 18, 2026 you wrote “I won't add to it if it goes against me”; this is a Buy More at $290.00, and you had paid $640.00.",
    ]))

  test('is told with all prices as a list', () =>
    expect(
      told('Pumps.', '290', [
        on('Buy More', '04-02', '600', 'x'),
        on('Buy More', '04-20', '500', "I won't add if it falls."),
      ]).join(' '),
    ).toContain('you had paid $640.00, $600.00 and $500.00.'))

  test.each([
    'No more below my cost.',
    'I never add below what I paid.',
    'I will not buy more if it falls.',
    'No adding on the way down.',
    "I won't average down on this one.",
  ])('%s', (wrote) => expect(told(wrote)).toHaveLength(1))

  test.each<Silent>([
    ['it was bought above', "I won't add if it falls.", '700', [], {}],
    [
      'it was bought below only some of them',
      "I won't add if it falls.",
      '500',
      [on('Buy More', '04-02', '300', 'x')],
      {},
    ],
    [
      'the shares were split',
      "I won't add if it falls.",
      '290',
      [],
      { splits: [{ effectiveOn: '2026-04-10', newShares: '2', oldShares: '1' }] },
    ],
    ['a way is left', "I won't add if it falls, unless the loans grow.", '290', [], {}],
    ['another way is left', "I won't add if it falls. Below 400 I'd add.", '290', [], {}],
    ['others add', "They won't add if it falls.", '290', [], {}],
    ['it is of something else', 'No more dilution below cost.', '290', [], {}],
  ])('nothing is said where %s', (_, wrote, price, between, facts) =>
    expect(told(wrote, price, between, facts)).toEqual([]),
  )
})

describe('a promise to buy so many times', () => {
  const second = on('Buy More', '04-10', '600', 'The second one.')

  test.each([
    ['I buy only once.', [], 2],
    ['This is the only purchase I make.', [], 2],
    ['No second tranche.', [], 2],
    ['There is no third purchase.', [second], 3],
  ] as const)('%s', (wrote, between, number) =>
    expect(told(wrote, '700', between)).toEqual([expect.stringContaining(`is purchase number ${number}.`)]),
  )

  test('is told once, and not of what it allows', () => {
    expect(told('No third purchase.', '600')).toEqual([])
    expect(told('No second tranche.', '700', [second])).toEqual([])
    expect(told('There is no third quarter report yet.', '700', [second])).toEqual([])
    expect(told('The only purchase I make this month.', '700')).toEqual([])
  })
})

describe('a number of units that is all', () => {
  const position = { averageCost: '500', cost: '2000', stopLoss: null, takeProfit: null }
  const held = { position: { ...position, moved: '200', quantity: '400' } }
  test.each([
    '200 and NOT ONE MORE, Derek.',
    "200 shares and that's it.",
    '200, and no more than that.',
    'UFC on streaming. 200 shares and not a single share more.',
  ])('is broken by a purchase: %s', (wrote) => expect(told(wrote, '290', [], held)).toHaveLength(1))
  test.each([
    '150 and not one more.',
    'Two quarters and not one more.',
    'They lost 200 subscribers and no more.',
    '200 shares. One more bad quarter and I leave.',
    "I'd give 200 and not one more dollar for the ticket.",
  ])('and not where it is another number, or of another thing: %s', (wrote) =>
    expect(told(wrote, '290', [], held)).toEqual([]),
  )
  test.each(['Not one more share.', 'I will never top up.', 'No topping up.'])('nor needs one: %s', (wrote) =>
    expect(told(wrote)).toHaveLength(1),
  )
})
