import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: null, quantity: '10', averageCost: '40', cost: '400', stopLoss: null, takeProfit: null }

function saidOf(wrote: string, thesis: string, action: Action = 'Hold', at = '2026-05-12') {
  const buy = decided(wrote, { at: '2026-01-12T15:00:00.000Z', price: '40' })
  const later = decided(thesis, { action, at: `${at}T15:00:00.000Z`, price: '36' })
  const position = action === 'Sell' ? { ...POSITION, moved: '-10' } : POSITION
  return readBuiltIn(asked(later, [buy], { position, purchasedAt: buy.at })).sentences
}
const textOf = (...told: Parameters<typeof saidOf>) =>
  saidOf(...told)
    .map(({ text }) => text)
    .join(' ')

const MEMBERS = 'Out if monthly members go below 1.2 million.'
const VACANCY = 'If vacancy goes over 6 % I sell.'
const QUEUE = 'I am out if the waiting list falls under 14 months.'

describe('a figure without the noun of what it measures, beside the only line of its kind', () => {
  test.each([
    [MEMBERS, '1.14 million in April. Spring, I say.', 'under', '1.2 million'],
    ['If bed use is under 68 % I leave.', 'First half 64 %. They are building.', 'under', '68 %'],
    ['If the intake of the half is below 300 million, I leave.', 'Intake was 260 in the half.', 'under', '300 million'],
    [QUEUE, 'The list is at 11 months.', 'under', '14 months'],
  ])('has come, and it is held: %s %s', (wrote, thesis, place, limit) => {
    const [first] = saidOf(wrote, thesis)
    expect(first?.kind).toBe('falsifier-broken-and-held')
    expect(first?.text).toMatch(new RegExp(`${place} (?:your|the) ${limit}`))
    expect(first?.text).toContain('Jan 12, 2026')
  })

  test.each([
    [VACANCY, 'Vacancy at their rival Norden was 9.1 %. Here it was 4.2 %.', 'under', '6 %'],
    ['I sell if payback of new shops takes over 30 months.', 'Payback now 18 months.', 'under', '30 months'],
    ['Copper at 330 dollars. Below 290 dollars a ton I sell.', 'Copper 318 now.', 'over', '290 dollars'],
  ])('is on the other side: %s %s', (wrote, thesis, place, limit) => {
    const [first] = saidOf(wrote, thesis)
    expect(first?.kind).toBe('test-answered')
    expect(first?.text).toMatch(new RegExp(`${place} (?:your|the) ${limit}`))
  })

  test('before the day of the line it says how far it is, and that the day is still to come', () =>
    expect(textOf('If bed use is under 68 % in the report on 14 July, I sell.', 'First quarter 71 %.')).toContain(
      'is over your 68 %, and Jul 14, 2026 is still to come',
    ))

  test('and one that comes is a line kept by whoever sells', () => {
    const said = saidOf(
      'Fewer than 5,200 operations in the second quarter and I sell.',
      '5,040 operations between April and June. Gone.',
      'Sell',
      '2026-08-04',
    )
    expect(said.map(({ kind }) => kind)).toContain('loss-taken-as-written')
  })
})

describe('and nothing is compared', () => {
  test.each([
    ['the figure of another company', VACANCY, 'The rival has 9.1 % vacancy in the quarter.'],
    ['a year ago', VACANCY, 'A year ago it was 8 % in the quarter.'],
    [
      'last year in other words',
      'Out if they sell fewer than 900,000 bags.',
      '870,000 bags were sold last year, this year they are ahead.',
    ],
    ['a forecast', VACANCY, 'They expect 8 % vacancy next year.'],
    ['a part of it', VACANCY, 'Vacancy 8 % in Leeds.'],
    ['what is not over', MEMBERS, '1.14 million so far in the quarter.'],
    ['another measure', VACANCY, 'Rents rose 8 % in the quarter.'],
    ['another unit', 'Below 290 dollars a ton I sell.', 'Volume 280 thousand tons in the quarter.'],
    ['two figures', VACANCY, 'Offices 8 % in the quarter, shops 5 % in the quarter.'],
    ['a rival in its sentence', QUEUE, 'Norden, the rival, is down to 11 months.'],
    ['a time alone', QUEUE, '11 months. Patience.'],
    ['a verdict on the other side', MEMBERS, '1.14 million in April. That is above my line.'],
    ['a bare percentage', VACANCY, '8 %. Ouch.'],
    ['another line of its kind', `${VACANCY} If churn goes over 9 % I sell too.`, '8 % in the quarter.'],
    ['a line of when to add', `${VACANCY} I add once yield is over 7 %.`, '8 % in the quarter.'],
    ['a name that is missing', 'If Alpha device sales fall below 20 million I sell.', 'Device sales 18 million.'],
    ['a question', VACANCY, '8 % in the quarter?'],
    ['more reports than one', 'If vacancy is over 6 % two quarters running I sell.', '8 % in the quarter.'],
  ])('of %s: %s %s', (_, wrote, thesis) =>
    expect(textOf(wrote, thesis)).not.toMatch(/ is (?:under|over) (?:your|the) /),
  )
})

test('what is counted stands behind its number', () =>
  expect(
    saidOf(
      'If fewer than 300,000 passengers use it by the end of September I sell.',
      '261,000 passengers when September closed. Selling.',
      'Sell',
      '2026-10-06',
    ).map(({ kind }) => kind),
  ).toContain('loss-taken-as-written'))

test('beside other words a figure of the kind is laid beside the line, and the entry is not told that it is held to it', () => {
  const text = textOf(
    'If net debt is back above 2 billion, I am gone.',
    '2.1 billion at the end of June after the purchase in Poland.',
    'Hold',
    '2026-07-27',
  )
  expect(text).toContain('“2.1 billion at the end of June after the purchase in Poland”')
  expect(text).not.toContain('held to it')
})
