import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const entry = (thesis: string, month: number, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, {
    action: 'Hold',
    at: `2026-${String(month).padStart(2, '0')}-09T15:00:00.000Z`,
    price: '90',
    ...facts,
  })
const sentencesOf = (wrote: string, between: string | null, thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(entry(thesis, 8, facts), [
      entry(wrote, 1, { action: 'Buy', price: '100' }),
      ...(between === null ? [] : [entry(between, 5, { price: '97' })]),
    ]),
  ).sentences
const kindsOf = (...of: Parameters<typeof sentencesOf>) => sentencesOf(...of).map(({ kind }) => kind)

const ROOMS = 'Hotels. If rooms sold grow under 3% in any quarter I sell.'
const JULY = 'Ferries. If July passengers are under 500,000 I was wrong and sell.'

describe('a figure whose name is cut short', () => {
  test('is judged where an entry between has called it so', () =>
    expect(sentencesOf(ROOMS, 'Rooms +5. Fine.', 'Rooms came in at +1%, but it rained.')[0]?.text).toBe(
      'On Jan 9, 2026 you wrote “If rooms sold grow under 3% in any quarter I sell”; today you write “Rooms came in at +1%, but it rained”: 1% is below 3%, and this is a Hold at $90.00.',
    ))
  test('and in a part of that name', () =>
    expect(
      kindsOf('If branded wine volume grows under 3% in any quarter I sell.', 'Branded wine +5%.', 'Branded +1%.'),
    ).toContain('falsifier-broken-and-held'))
  test('and counts where it takes two', () =>
    expect(
      sentencesOf(
        'If rooms sold grow under 3% for two quarters I sell.',
        'Rooms sold +5%. Fine.',
        'New boss, rooms +1%, down 19% in a day.',
      )
        .map(({ text }) => text)
        .join(' '),
    ).toContain('“New boss, rooms +1%, down 19% in a day” is one of the 2.'))

  test.each([
    ['which nobody called so', null, 'Rooms came in at +1%, but it rained.'],
    ['of another thing', 'Rooms +5. Fine.', 'Beds came in at +1%.'],
    ['of a month', 'Rooms +5. Fine.', 'Rooms +1% in May.'],
    ['of a forecast', 'Rooms +5. Fine.', 'Rooms expected at +1%.'],
    ['of a question', 'Rooms +5. Fine.', 'Rooms +1%?'],
    ['of two figures', 'Rooms +5. Fine.', 'Rooms +1% here, rooms +6% there.'],
    ['of others', 'Rooms +5. Fine.', 'At Marriott rooms +1%.'],
  ])('and not one %s', (_, between, thesis) =>
    expect(kindsOf(ROOMS, between, thesis)).not.toContain('falsifier-broken-and-held'),
  )
})

test('a word of any measure is no name of one', () =>
  expect(kindsOf('If net debt is over 4bn I sell.', 'Net debt 3.2bn. Fine.', 'Net 5bn. I stay.')).not.toContain(
    'falsifier-broken-and-held',
  ))

describe('a figure of the month that the test names', () => {
  test.each(['July came in at 461,000. Fog, so I stay.', 'July was 461,000. I stay.', 'July: 461,000.'])(
    '%s',
    (thesis) => expect(kindsOf(JULY, null, thesis)).toContain('falsifier-broken-and-held'),
  )
  test('and one on the right side', () =>
    expect(kindsOf(JULY, null, 'July came in at 533,000.')).toContain('test-answered'))

  test.each([
    'June came in at 461,000.',
    'July cars came in at 461,000.',
    'July will be 461,000.',
    'July came in at 461.',
    'July came in at 90.10.',
  ])('and not: %s', (thesis) => {
    const kinds = kindsOf(JULY, null, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('test-answered')
  })
})

describe('a figure of a quarter, counted by its writer', () => {
  const wrote = 'Potash. If the realised price is under 190 for two quarters running I sell everything.'
  const [first, second] = [
    'Third quarter: 186 realised. That is the first one under my line.',
    'Fourth quarter 181. That makes two.',
  ]
  test('counts towards the test', () => expect(kindsOf(wrote, null, first)).toContain('test-answered'))
  test('and has come with the second', () =>
    expect(kindsOf(wrote, first, second, { action: 'Sell', price: '70' })).toContain('loss-taken-as-written'))
  test.each([
    ['without a count', 'Third quarter: 186 realised.'],
    ['of another thing', 'Third quarter nitrogen: 186. That is the first one.'],
  ])('and not one %s', (_, thesis) => expect(kindsOf(wrote, null, thesis)).not.toContain('test-answered'))
  test('a hair below is below', () =>
    expect(
      kindsOf(
        "Dating. Below 2.5 million users at any report I'm out.",
        null,
        '2.49 reported, so basically at 2.5. Staying.',
      ),
    ).toContain('falsifier-broken-and-held'))
})

describe('a change alone, as the entry before gave one', () => {
  const [wrote, over] = ['Gyms. If same-club sales grow under 4% in any quarter I sell.', '+4.9, over the line.']
  test('is the next', () =>
    expect(kindsOf(wrote, over, '+3.1%. Joiners leave later now.')).toContain('falsifier-broken-and-held'))
  test('and stands on the right side by the words beside it', () => {
    const { text } = sentencesOf(wrote, null, over).find(({ kind }) => kind === 'test-answered') ?? {}
    expect(text).toContain('today’s “+4.9, over the line” is on the right side of it')
  })

  test.each([
    ['where no entry has answered so', 'Same-club sales +5%.', '+3.1%. Joiners leave later now.'],
    ['where it may be the move of the price', over, '-7.5%. Joiners leave later now.'],
    ['where it is of the share', over, '+3.1% today. The stock bounces.'],
    ['where its side is told wrongly', '+3.1, over the line.', 'Nothing new.'],
  ])('and not so: %s', (_, between, thesis) =>
    expect(kindsOf(wrote, between, thesis)).not.toContain('falsifier-broken-and-held'),
  )
})

describe('a test that a report decides', () => {
  const wrote = 'Lights. If lamp comps are still negative when Q1 is reported in August, I was wrong and sell.'
  test('is held to the report of that month, on any of its days', () =>
    expect(kindsOf(wrote, null, 'Lamp comps -2%. It is the weather.')).toContain('falsifier-broken-and-held'))
  test('and not before', () =>
    expect(kindsOf(wrote.replace('August', 'September'), null, 'Lamp comps -2%.')).not.toContain(
      'falsifier-broken-and-held',
    ))
  test('while a figure by the end of a month has until then', () =>
    expect(
      kindsOf('If lamp sales are not above 500 by the end of August I sell.', null, 'Lamp sales 410.'),
    ).not.toContain('falsifier-broken-and-held'))
})

describe('a test that was broken and held through', () => {
  const between = 'July came in at 461,000. Fog, so I stay.'
  const later = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
    readBuiltIn(
      asked(entry(thesis, 11, { price: '70', ...facts }), [
        entry(JULY, 1, { action: 'Buy', price: '100' }),
        entry(between, 8),
      ]),
    ).sentences.map(({ text }) => text)
  test('is told with that day at a sale that says nothing of it', () =>
    expect(later('Two boats less. Out.', { action: 'Sell' })[0]).toBe(
      'On Jan 9, 2026 you wrote “If July passengers are under 500,000 I was wrong and sell”; the Hold of Aug 9, 2026 at $90.00 said “July came in at 461,000”, and only now you sell at $70.00.',
    ))
  test('and where it breaks once more', () => {
    const [wrote, first, second] = [ROOMS, 'Rooms sold +1%. I stay.', 'Rooms sold +0.5%. I stay.']
    expect(sentencesOf(wrote, first, second)[0]?.text).toBe(
      'On Jan 9, 2026 you wrote “If rooms sold grow under 3% in any quarter I sell”; the Hold of May 9, 2026 at $97.00 said “Rooms sold +1%”, today you write “Rooms sold +0.5%”, and this is a Hold at $90.00.',
    )
  })
  test('and not at the sale of a part', () =>
    expect(later('Two boats less.', { action: 'Sell Some' }).join(' ')).not.toContain('only now'))
})
