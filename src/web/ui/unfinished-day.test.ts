import { expect, test } from 'vitest'
import { dayTyped, UNFINISHED_DAY, UNFINISHED_MESSAGE, unfinishedDays, wholeDay } from './unfinished-day.ts'

test.each([
  ['a whole day', '2026-06-05', false, '2026-06-05'],
  ['an empty field', '', false, ''],
  ['a month without a day', '', true, UNFINISHED_DAY],
  ['the first digit of a year', '0002-06-05', false, UNFINISHED_DAY],
  ['a year of two digits', '0024-06-05', false, UNFINISHED_DAY],
])('of %s', (_name, text, hasParts, expected) => {
  expect(dayTyped(text, hasParts)).toBe(expected)
})

test('a day that is not whole is none for texts and figures, and is named in every field', () => {
  expect([UNFINISHED_DAY, '2026-06-05', ''].map(wholeDay)).toEqual(['', '2026-06-05', ''])
  expect(unfinishedDays({ decidedOn: UNFINISHED_DAY, wrongIfOn: '', thesis: 'It grows.', confidenceLevel: 5 })).toEqual(
    {
      decidedOn: UNFINISHED_MESSAGE,
    },
  )
})
