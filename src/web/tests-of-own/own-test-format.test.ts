import { expect, test } from 'vitest'
import type { OwnTestView } from '#contract/own-tests.ts'
import { askedWords, stateWords } from './own-test-format.ts'

const OPEN: OwnTestView = {
  setBySequence: 1,
  writtenAt: '2026-04-06T15:00:00.000Z',
  writtenWith: 'Buy',
  line: 'US renewal below 89%',
  on: null,
  isOfSale: false,
  state: 'open',
  answer: null,
  heldBy: null,
  followedBy: null,
  endedAt: null,
}
const at = '2026-07-27T15:00:00.000Z'
const happened = { sequence: 5, at, hasHappened: true }
const later = { sequence: 7, at: '2026-07-28T15:00:00.000Z', action: 'Hold' }

test.each<[Partial<OwnTestView>, string]>([
  [{}, 'Open'],
  [{ on: '2026-10-31' }, 'Open, asked on Oct 31, 2026'],
  [{ state: 'asked', on: '2026-10-31' }, 'Asked since Oct 31, 2026: did it happen?'],
  [
    { state: 'met', answer: { ...happened, hasHappened: false } },
    'Met: you said on Jul 27, 2026 that it did not happen',
  ],
  [{ state: 'broken', answer: happened }, 'Broken: you said on Jul 27, 2026 that it happened'],
  [
    { state: 'broken', answer: happened, followedBy: { ...later, action: 'Sell' } },
    'Broken: you said on Jul 27, 2026 that it happened. Then: Sell on Jul 28, 2026',
  ],
  [
    { state: 'ignored', answer: happened, heldBy: later },
    'Ignored: you said on Jul 27, 2026 that it happened. Then: Hold on Jul 28, 2026',
  ],
  [{ state: 'ended', endedAt: at }, 'Ended on Jul 27, 2026, when it was no longer held, without an answer'],
  [{ state: 'ended', endedAt: at, isOfSale: true }, 'Ended on Jul 27, 2026, when you bought again, without an answer'],
])('%j', (changed, words) => expect(stateWords({ ...OPEN, ...changed })).toBe(words))

test('the question says when the test was written, and what is hidden until the answer', () => {
  expect(askedWords(OPEN)).toBe(
    'You wrote this under “Wrong if” with your Buy on Apr 6, 2026, to be asked now. Gain and loss are hidden until you answer.',
  )
})
