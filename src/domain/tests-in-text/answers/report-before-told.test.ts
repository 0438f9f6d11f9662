import { expect, test } from 'vitest'
import { readOwnTest } from '../find-own-tests.ts'
import { reportBeforeTold } from './next-report-told.ts'

const WRITTEN = 'If rents grow less than 2% in two quarters in a row, I sell.'
const told = (text: string, today = '2026-06-02', since = '2026-02-02') => {
  const written = readOwnTest(WRITTEN, since)
  const at = text.indexOf('Rents')
  const span = written && reportBeforeTold(written, text, { from: at, to: at + 11 }, { since, today })
  return span && text.slice(span.from, span.to)
}

test('the report before is told with its month', () => {
  expect(told('Rents +1.4%, after +1.1% in March. A cold spring.')).toBe('Rents +1.4%, after +1.1% in March')
  expect(told('Rents +1.4% after 0.9% in Nov.', '2027-02-20')).toBe('Rents +1.4% after 0.9% in Nov')
})

test.each([
  ['on the right side', 'Rents +1.4%, after +2.1% in March.'],
  ['of before it was written', 'Rents +1.4%, after +1.1% in January.', '2026-04-20'],
  ['of a month ago', 'Rents +1.4%, after +1.1% in May.'],
  ['of a year ago', 'Rents +1.4%, after +1.1% in June.'],
  ['of another kind', 'Rents +1.4%, after 1.1bn in March.'],
  ['without its time', 'Rents +1.4%, after +1.1%.'],
])('and not one %s', (_, text, today = '2026-06-02') => expect(told(text, today)).toBeNull())
