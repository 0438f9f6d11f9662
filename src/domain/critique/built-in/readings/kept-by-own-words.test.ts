import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kinds = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Sell', price: '44', at: '2026-07-29T15:00:00.000Z', ...facts }), [
      decided('If transactions are negative in April and July, I sell.', {
        price: '40',
        at: '2026-01-13T15:00:00.000Z',
      }),
    ]),
  ).sentences.map(({ kind }) => kind)

describe('a sale that names what its writer wrote', () => {
  test.each([
    'Better than feared. But January-me wrote twice means sell. Out.',
    'Sold as arranged.',
    'I wrote sell if negative twice, so it goes.',
  ])('keeps it: %s', (thesis) => expect(kinds(thesis)).toContain('rule-kept'))
  test.each([
    'August-me wrote something else. Out.',
    'I should have sold when January-me wrote it. Out.',
    'January-me wrote twice, and I stayed. Out now.',
    'My wife arranged the sale.',
  ])('and not in: %s', (thesis) => expect(kinds(thesis)).not.toContain('rule-kept'))
  test('nor by a Hold', () => expect(kinds('January-me wrote it.', { action: 'Hold' })).not.toContain('rule-kept'))
})
