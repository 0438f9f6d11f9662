import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const readingOf = (wrote: string, thesis: string) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-08-10T15:00:00.000Z', price: '96' }), [
      decided(wrote, { at: '2025-11-17T15:00:00.000Z', price: '100' }),
    ]),
  ).sentences
const kindsOf = (wrote: string, thesis: string) => readingOf(wrote, thesis).map(({ kind }) => kind)

const MARGIN = 'I sell if the gross margin falls below 40%.'

describe('a figure of another time is told neither as broken nor as on the right side', () => {
  test.each([
    ['a quarter below a year', 'Wrong if revenue this year is under $90bn.', 'Revenue was $21.2bn in Q2.'],
    [
      'a quarter below a limit for the year',
      'If capex goes above $25bn for the fiscal year, I sell.',
      'Capex was $8.5bn in the quarter.',
    ],
    [
      'what has to be reached by a fiscal year',
      'If operating margin is below 30% by fiscal 2027, I sell.',
      'Operating margin 27% now.',
    ],
    [
      'what has to be so at the end of a fiscal year',
      'I leave if net leverage is above 3.5 at the end of fiscal 2027.',
      'Net leverage is 3.9 now.',
    ],
    ['a year ago', MARGIN, 'Gross margin was 44% a year ago.'],
    ['a year before the test', MARGIN, 'Gross margin was 44% in 2022.'],
    [
      'a report that nobody knows the day of',
      'The load factor has to be above 80% by the Q4 report or I sell.',
      'Load factor 76%.',
    ],
    [
      'a report whose day stands beside it',
      'Bookings have to grow at least 4% by the Q4 report at the end of October. If they don’t, I sell.',
      'Bookings +3%.',
    ],
    ['a season that has to come', 'If the plant runs below 20% by summer, I sell.', 'The plant ran at 16% in March.'],
  ])('%s', (_, wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('test-answered')
  })

  test('what is to be counted twice, and is told once without a figure', () => {
    const wrote = 'If comparable sales fall in two quarters in a row, I was wrong and sell.'
    expect(kindsOf(wrote, 'Hmm. They fell.')).not.toContain('falsifier-broken-and-held')
  })
})

describe('a figure of now decides', () => {
  test.each([
    [
      'in the quarter by whose report it had to be reached',
      'The load factor has to be above 80% by the Q2 report or I sell.',
      'Load factor 76% in Q2.',
    ],
    [
      'past the day beside its report',
      'Bookings have to grow at least 4% by the Q2 report at the end of July. If they don’t, I sell.',
      'Bookings +3%.',
    ],
    ['beside one of a year ago', MARGIN, 'Gross margin was 44% a year ago and is 38% now.'],
    ['beside one of a year before the test', MARGIN, 'Gross margin was 44% in 2022 and is 38% now.'],
    [
      'in the time by which it had to be reached',
      'If the plant runs below 20% by summer, I sell.',
      'The plant ran at 16% in June.',
    ],
    ['in capitals that are no "or"', 'OR 61. Hard out: OR > 66.', 'Q1 OR 69.6. One-off.'],
  ])('%s', (_, wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'))

  test('on the right side, beside one on the wrong side of years ago', () =>
    expect(kindsOf(MARGIN, 'Gross margin was 38% two years ago and is 44% now.')).toContain('test-answered'))
})

describe('a measure that is only named as the test has not come by being there', () => {
  const wrote = 'My test is the gross margin. If it goes below 40%, I leave.'

  test('with its figure on the right side', () => {
    const sentences = readingOf(wrote, 'The gross margin was 43% this quarter. Fine.')
    expect(sentences.map(({ kind }) => kind)).not.toContain('falsifier-broken-and-held')
    expect(sentences.map(({ text }) => text)).toContainEqual(
      expect.stringContaining(
        '“My test is the gross margin” and “If it goes below 40%, I leave”; today’s “The gross margin was 43% this quarter” is on the right side',
      ),
    )
  })

  test('with its figure on the wrong side', () =>
    expect(kindsOf(wrote, 'The gross margin was 38% this quarter.')).toContain('falsifier-broken-and-held'))
})

describe('a test of one quarter is answered by that quarter alone', () => {
  const OF_Q2 = 'Margin Q2 under 7.5% and I was wrong.'

  test.each(['Q1: margin 6.9.', 'Margin 6.9% in the first quarter.', 'Margin 8.2% in Q1.'])(
    'and not by %s',
    (thesis) => {
      const kinds = kindsOf(OF_Q2, thesis)
      for (const kind of ['falsifier-broken-and-held', 'test-answered', 'test-beside'])
        expect(kinds).not.toContain(kind)
    },
  )

  test.each(['Q2 margin 6.9%.', 'Margin 6.9% in the second quarter.'])('%s', (thesis) =>
    expect(kindsOf(OF_Q2, thesis)).toContain('falsifier-broken-and-held'),
  )

  test('a day that is named by its quarter is none', () =>
    expect(kindsOf('If margin is not above 7% by Q3 I sell.', 'Margin 8% in Q2.')).toContain('test-answered'))
})

describe('a test of one month is answered by that month alone', () => {
  const ANSWERED = ['falsifier-broken-and-held', 'test-answered', 'test-beside']

  test.each([
    ['If June deliveries are under 42 I close them.', 'Deliveries 44 in April. Lost half already though.'],
    ['If June deliveries are under 42 I close them.', 'Deliveries 39 in May.'],
    ['If May deliveries are under 42 I sell.', 'April deliveries were 44.'],
    ['If deliveries are under 42 by June I sell.', 'Deliveries 44 in April.'],
    ['If June deliveries are under 42 I sell.', 'Q2 deliveries were 44.'],
    ['If Q2 deliveries are under 42 I sell.', 'Deliveries 44 in April.'],
    ['If deliveries are under 42 in the spring report I sell.', 'Deliveries 44 in January.'],
    ['If deliveries are under 42 in the autumn report I sell.', 'Deliveries were 44 in the spring report.'],
  ])('%s: not by %s', (wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    for (const kind of ANSWERED) expect(kinds).not.toContain(kind)
  })

  test.each([
    ['If June deliveries are under 42 I close them.', 'Deliveries 44 in June.'],
    ['If June deliveries are under 42 I sell.', 'Deliveries 44.'],
    ['If July deliveries are under 42 I sell.', 'July deliveries were 44.'],
    ['If deliveries are under 42 by June I sell.', 'Deliveries 44 in July.'],
    ['If deliveries are under 42 I sell.', 'Deliveries 44 in April.'],
    ['If deliveries are under 42 by the July report I sell.', 'Deliveries were 44 in Q2.'],
  ])('%s: by %s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('test-answered'))

  test('and is broken where only the month is named', () => {
    const wrote = 'If June deliveries are under 42 I close them.'
    expect(kindsOf(wrote, 'June came with 39. I let them run.')).toContain('falsifier-broken-and-held')
    for (const thesis of ['May came with 39. I let them run.', 'June came with 9,000 visitors.'])
      for (const kind of [...ANSWERED, 'test-beside']) expect(kindsOf(wrote, thesis)).not.toContain(kind)
  })

  test('and is broken by it', () =>
    expect(kindsOf('If June deliveries are under 42 I sell.', 'June deliveries were 39. I hold.')).toContain(
      'falsifier-broken-and-held',
    ))
})
