import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const ONLY = 'Growing 17%. I only sell if gross profit growth goes under 12%.'
const IF = 'Growing 17%. If gross profit growth falls below 12% I sell.'
type Given = {
  readonly action?: CritiquedDecision['action']
  readonly price?: string
  readonly facts?: Partial<CritiqueRequest>
}
const told = (wrote: string, thesis: string, { action = 'Sell', price = '57', facts }: Given = {}) =>
  readBuiltIn(
    asked(
      decided(thesis, { action, price, at: '2026-08-07T15:00:00.000Z' }),
      [decided(wrote, { price: '66', at: '2026-02-25T15:00:00.000Z' })],
      facts,
    ),
  ).sentences.map(({ text }) => text)
const NOT_COME = /is on the right side of it, so that had not come, and this is a Sell/

describe('a sale of all whose own figure says that the test had not come', () => {
  test('is told with both quotations, first', () =>
    expect(told(ONLY, "Couldn't sleep. Gross profit up 16%, fine. Sold all of it.")[0]).toBe(
      'On Feb 25, 2026 you wrote “I only sell if gross profit growth goes under 12%”; today’s “Gross profit up 16%, fine” is on the right side of it, so that had not come, and this is a Sell at $57.00.',
    ))

  test.each([
    ['at a loss', IF, 'Gross profit growth was 16%. Nervous, out.', {}],
    ['at a gain, where only the test was to end it', ONLY, 'Gross profit growth was 16%. Out.', { price: '90' }],
  ])('%s', (_, wrote, thesis, given) => expect(told(wrote, thesis, given).join()).toMatch(NOT_COME))

  const reached = {
    level: 'stop-loss',
    percent: null,
    levelPrice: '58',
    price: '57.9',
    at: '2026-08-06T14:00:00.000Z',
    setBy: { action: 'Buy', at: '2026-02-25T15:00:00.000Z' },
  } as const
  test.each<[string, string, string, Given]>([
    ['at a gain, where it was one reason to sell', IF, 'Gross profit growth was 16%. Out.', { price: '90' }],
    ['of a part', IF, 'Gross profit growth was 16%. Sold half.', { action: 'Sell Some' }],
    ['after a stop', IF, 'Gross profit growth was 16%. Stopped out.', { facts: { alerts: [reached] } }],
    ['as the test came', IF, 'Gross profit growth was 9%. Out.', {}],
    [
      'as the other of two ends may have come',
      `${IF.slice(0, -1)}, or if the CEO leaves.`,
      'Gross profit growth was 16%. Out.',
      {},
    ],
    [
      'after a test that asks for another look',
      'If gross profit growth falls below 12% I think again.',
      'Gross profit growth was 16%. Out.',
      {},
    ],
  ])('not %s', (_, wrote, thesis, given) => expect(told(wrote, thesis, given).join()).not.toMatch(NOT_COME))
})

describe('a promise to hold until a day, and a sale of all', () => {
  const BROKEN = /you wrote “[^”]*hold[^”]*”;? .*163 days later/i
  test.each([
    "I hold to the February 2027 report, ups and downs don't count.",
    'I hold until February 2027.',
    "I'll hold it until the end of 2027, whatever the market does.",
    'Chips grow. Holding this through 2026.',
  ])('before it: %s', (wrote) => {
    const text = told(wrote, 'Market down 5%. Sold.').join(' ')
    expect(text).toMatch(BROKEN)
    expect(text).toContain('this is a Sell at $57.00')
  })

  test('after it, it was kept', () =>
    expect(told('I hold until May 2026. Chips grow.', 'Sold.').join(' ')).toContain(
      'with its time over, comes this Sell',
    ))

  test.each([
    ['another end stands beside it', 'I hold until 2027 or until it doubles.', {}],
    ['it leaves a way', 'I hold until 2027 unless the margin falls.', {}],
    ['somebody else does', 'My father will hold until 2027.', {}],
    ['it is a price', 'I hold to 240.', {}],
    ['a price of one’s own stands beside it', 'I hold until 2027. Stop at 60.', {}],
    ['a test of one’s own may have come', `I hold until 2027. ${IF}`, {}],
    ['only a part is sold', 'I hold until 2027.', { action: 'Sell Some' }],
  ] as const)('nothing is said where %s', (_, wrote, given: Given) =>
    expect(told(wrote, 'Sold.', given).join(' ')).not.toMatch(/days later/),
  )
})
