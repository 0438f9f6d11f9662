import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE = 'Half is gone. I’ll have read the harbour contract by the end of March, then I decide.'
const SAID = 'Later than I’d promised, but I’ve read the harbour contract now.'
const entry = (thesis: string, at: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { action: 'Hold', at: `${at}T15:00:00.000Z`, price: '50', ...facts })
const told = (thesis = SAID, wrote = WROTE, between: readonly CritiquedDecision[] = [], at = '2026-05-11') =>
  readBuiltIn(
    asked(entry(thesis, at), [
      entry('Ferries.', '2026-01-07', { action: 'Buy' }),
      entry(wrote, '2026-02-10'),
      ...between,
    ]),
  ).sentences.filter(({ text }) => text.includes('gave yourself until'))

describe('somebody who is late with what they had promised themselves', () => {
  test('is told by how much, with both sentences', () =>
    expect(told().map(({ text }) => text)).toEqual([
      'On Feb 10, 2026 you gave yourself until Mar 31, 2026, “I’ll have read the harbour contract by the end of March, then I decide”; 41 days past it you write “Later than I’d promised, but I’ve read the harbour contract now”.',
    ]))

  test.each([
    ['I read the contract of the harbour, weeks later than I wrote.', WROTE],
    ['Six weeks later than planned: the harbour contract is read.', 'I will read the harbour contract by March 31.'],
    [
      'I’m late with the harbour contract, but it is read.',
      'By the end of March I will have read the harbour contract.',
    ],
  ])('%s', (thesis, wrote) => expect(told(thesis, wrote)).toHaveLength(1))

  test.each([
    ['what the company is late with', 'The harbour contract came later than they promised.', WROTE],
    [
      'a promise of the company',
      'Later than I’d promised, but I’ve read the harbour contract now.',
      'They will sign the harbour contract by the end of March.',
    ],
    ['another matter', 'Later than I’d promised, but the boat is painted.', WROTE],
    ['no lateness', 'I’ve read the harbour contract now.', WROTE],
    ['what somebody else says', 'My wife says it is later than I promised to read the harbour contract.', WROTE],
    ['a denial', 'Not later than I’d promised, and the harbour contract is read.', WROTE],
    ['a supposition', 'If I read the harbour contract later than I promised, so be it.', WROTE],
    [
      'a promise without a day',
      'Later than I’d promised, but I’ve read the harbour contract now.',
      'I’ll read the harbour contract soon.',
    ],
    ['what was only hoped', SAID, 'I might have read the harbour contract by the end of March.'],
  ])('and nothing is said of %s', (_, thesis, wrote) => expect(told(thesis, wrote)).toEqual([]))

  test('nor before the day, nor twice', () => {
    expect(told(SAID, WROTE, [], '2026-03-20')).toEqual([])
    expect(told(SAID, WROTE, [entry('Harbour contract read, all fine.', '2026-04-08')])).toEqual([])
    expect(told(SAID, WROTE, [entry('I will read the harbour contract by June 30.', '2026-03-10')])).toEqual([])
  })
})
