import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'
import { TRAPS_BY_CLAUSES, WORDINGS_BY_CLAUSES } from './wordings-by-clauses.fixture.ts'
import { TRAPS_IN_TEN_REGISTERS, WORDINGS_IN_TEN_REGISTERS } from './wordings-in-ten-registers.fixture.ts'

const TODAY = '2026-05-01'
const falsifiersIn = (text: string) => findOwnTests(text, TODAY).filter(isFalsifier)

describe('a test by how its clauses stand to each other', () => {
  test.each(WORDINGS_BY_CLAUSES)('is read in %s', (text) => expect(falsifiersIn(text)).not.toEqual([]))
  test.each(TRAPS_BY_CLAUSES)('is not read in %s', (text) => expect(falsifiersIn(text)).toEqual([]))
})

describe('what a test by its clauses consists of', () => {
  test.each([
    ['De Meo goes, I go.', 'De Meo goes'],
    [
      'For me it is finish when they open the third factory without customers.',
      'they open the third factory without customers',
    ],
    ['Net adds < 1m => rip thesis', 'Net adds < 1m'],
    ['Bail if Q2 NRR prints sub 110.', 'Q2 NRR prints sub 110'],
  ])('of %s the condition is %s', (text, condition) =>
    expect(falsifiersIn(text).map((each) => each.condition)).toEqual([condition]),
  )
  test.each([
    'unless they fix the app by easter im deleting it',
    'First flight of the new ship this autumn, else I am done with it.',
  ])('%s is broken where its condition does not hold', (text) =>
    expect(falsifiersIn(text).map(({ condition }) => condition)).toEqual([null]),
  )
})

describe('a test in one of ten registers', () => {
  test.each(WORDINGS_IN_TEN_REGISTERS)('is read in %s', (text) => expect(falsifiersIn(text)).not.toEqual([]))
  test.each(TRAPS_IN_TEN_REGISTERS)('is not read in %s', (text) => expect(falsifiersIn(text)).toEqual([]))
})
