import { expect, it } from 'vitest'
import { countWords, standingEntries } from './standing-entries.ts'

const decision = (decisionId: string) => ({ kind: 'decision', decision: { decisionId } }) as const
const critique = (decisionId: string) => ({ kind: 'critique', critique: { decisionId } }) as const
const SPLIT = { kind: 'event' } as const
const ALL = { isAsked: false, hasOlder: false }

it('counts what stands there: a critique stands in its decision', () => {
  const entries = [critique('b'), decision('b'), SPLIT, critique('a'), decision('a')]
  expect(standingEntries(entries)).toEqual([decision('b'), SPLIT, decision('a')])
  expect(countWords(entries, ALL)).toBe('3 entries')
  expect(countWords(entries, { isAsked: true, hasOlder: true })).toBe('The newest 3 entries found')
})

it('counts a critique that was found without its decision', () => {
  expect(countWords([critique('a')], { ...ALL, isAsked: true })).toBe('1 entry found')
  expect(countWords([], ALL)).toBe('')
})
