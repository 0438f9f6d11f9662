import { describe, expect, it } from 'vitest'
import { CONFIDENCE, EXIT_PERCENT_MIN, shortCompanyName, THESIS_LENGTH, thesisCounter } from './limits.ts'

it('the limits are those of the specification', () => {
  expect(CONFIDENCE).toEqual({ min: 1, max: 10, initial: 5 })
  expect(THESIS_LENGTH).toEqual({ min: 10, max: 5000, suggested: 400 })
  expect(EXIT_PERCENT_MIN).toBe(1)
})

it.each([0, 399, 400, 5000])('the counter of %i characters has the exact words', (length) => {
  expect(thesisCounter(length)).toBe(`You've typed ${length} of 400 required characters in your thesis.`)
})

describe('a company name', () => {
  it('of 30 characters is shown in full', () => {
    expect(shortCompanyName('x'.repeat(30))).toBe('x'.repeat(30))
  })

  it('of 31 characters is cut to 26 and three dots', () => {
    expect(shortCompanyName('International Business Machines')).toBe('International Business Mac...')
  })
})
