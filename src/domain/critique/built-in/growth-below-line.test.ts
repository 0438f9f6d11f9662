import { describe, expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const told = (wrote: string, thesis: string, action: Action = 'Hold') =>
  readBuiltIn(
    asked(decided(thesis, { action, at: '2026-04-06T15:00:00.000Z', price: '170' }), [
      decided(wrote, { action: 'Buy', at: '2026-01-05T15:30:00.000Z', price: '200' }),
    ]),
  ).sentences.map(({ kind, text }) => `${kind}: ${text}`)
const kindsOf = (...given: Parameters<typeof told>) => told(...given).map((line) => line.split(':')[0])

const WROTE = 'Services grow 14% a year. If services fall below 8% growth I sell.'

test('a growth below the line of before is told with both figures, both quotations and the day', () => {
  const [first] = told(WROTE, 'Services grew 6%. It will come back.')
  expect(first).toContain('falsifier-broken-and-held')
  for (const words of [
    '6% is below 8%',
    '“Services grew 6%”',
    '“If services fall below 8% growth I sell”',
    'Jan 5, 2026',
  ])
    expect(first).toContain(words)
})

describe('a line of growth is one in whichever order it is written', () => {
  test.each([
    ['I leave at less than 8% growth in services.', 'Services rose 6%.'],
    ['If there is less than 8% growth in services, I sell.', 'Services were up 6%.'],
    ["If services see less than 8% growth I'm out.", 'Services growth came in at 6%. Staying.'],
    ['If services show growth below 8%, I sell.', 'Services grew 6%.'],
    ['I sell when services slow to less than 8% annual growth.', 'Services shrank 2%.'],
    ['Services grow 14% a year. If services fall below 8%, I sell.', 'Services grew 6%.'],
    ['Services grow 14% a year; under 8% I sell.', 'Services grew 6%.'],
    ['If revenue growth drops to less than 8% I am out.', 'Revenue grew 6% after 14% a year ago.'],
  ])('%s', (wrote, thesis) => expect(kindsOf(wrote, thesis)).toContain('falsifier-broken-and-held'))
})

describe('a growth above the line is told as that', () => {
  test.each([
    [WROTE, 'Services grew 9%.'],
    ['I leave if growth is below 8%.', 'They grew 9%.'],
    ['I leave if growth is below 8%.', 'Organic growth was 9%.'],
    [WROTE, 'Services grew more than 8%.'],
  ])('%s %s', (wrote, thesis) => expect(told(wrote, thesis).join(' ')).toContain('on the right side'))
})

describe('what is of another part, company, time or measure is neither', () => {
  test.each([
    [WROTE, 'Services in China grew 6%.'],
    [WROTE, 'Services at Google grew 9%.'],
    [WROTE, 'Services at Google grew 6%.'],
    [WROTE, 'Services grew 9% last year.'],
    [WROTE, 'Services grew 6% in January.'],
    [WROTE, 'Services are 26% of sales now.'],
    [WROTE, 'Services made up 6% of the quarter.'],
    [WROTE, 'Services should grow 6% next year.'],
    ['I leave if growth is below 8%.', 'Cloud grew 9%.'],
    ['The dividend grows 6% a year. If the dividend drops below 4% I sell.', 'The dividend grew 3%.'],
    ['Services grow 14% a year. If services fall below 8% growth this year I sell.', 'Services grew 6% in Q1.'],
  ])('%s %s', (wrote, thesis) => {
    const kinds = kindsOf(wrote, thesis)
    expect(kinds).not.toContain('falsifier-broken-and-held')
    expect(kinds).not.toContain('test-answered')
  })
})

test('a fall that was written is the other way of a rise, and a fall below a level is not', () => {
  expect(told('I sell if orders fall 10%.', 'Orders rose in the quarter, slightly.').join(' ')).toMatch(/other way/)
  expect(told('I sell if services fall below 8% a year.', 'Services rose 6%.').join(' ')).not.toMatch(/other way/)
})
