import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'

const testsIn = (text: string) => findOwnTests(text, '2026-02-03', '100').map(({ words }) => words)

describe('each line of a list under a heading for tests is a test', () => {
  test.each(['Wrong if:', 'Exit triggers:', 'I sell if:', 'I am out if:', 'What would change my mind:'])(
    '%s',
    (heading) =>
      expect(testsIn(`${heading}\n- growth below 10%\n- a second recall\n\nIt costs 12 times earnings.`)).toEqual([
        'growth below 10%',
        'a second recall',
      ]),
  )
})

describe('nor is the heading of it one', () => {
  test.each([
    'Exit on:',
    'Walk if:',
    'I am out on any of these:',
    "I'm out if any of the following:",
    'Gone when:',
    'Sell when one of these happens:',
  ])('%s', (heading) =>
    expect(testsIn(`${heading}\n1. growth below 10%\n2. the Danish tender lost`)).toEqual([
      'growth below 10%',
      'the Danish tender lost',
    ]),
  )

  test.each(['Out on:\n- the terrace\n- the balcony', 'Gone when I was there:\n- the old carpets'])(
    'and of places it heads none: %s',
    (text) => expect(testsIn(text)).toEqual([]),
  )
})

describe('under another heading it is none', () => {
  test.each(['Why:', 'They sell a unit if:', 'Risks:'])('%s', (heading) =>
    expect(testsIn(`${heading}\n- growth below 10%`)).toEqual([]),
  )
})

test('a plan of one’s own, and not of others', () => {
  expect(testsIn('The plan is to sell if growth is below 10%.')).toEqual(['sell if growth is below 10%'])
  expect(testsIn('Their plan is to sell if growth is below 10%.')).toEqual([])
  expect(testsIn('My neighbour is out if growth is below 10%.')).toEqual([])
})
