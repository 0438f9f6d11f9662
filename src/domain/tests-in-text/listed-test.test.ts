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
