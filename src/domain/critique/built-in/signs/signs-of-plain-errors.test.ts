import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'
import { PLAIN_ERRORS } from './signs-of-plain-errors.fixture.ts'

const kindsOf = (thesis: string, facts: Partial<CritiquedDecision> = {}, of: Partial<CritiqueRequest> = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence: 7, ...facts }), [], of)).sentences.map(
    ({ kind }) => kind,
  )

describe.each(PLAIN_ERRORS)('$kind, said in plain words', ({ kind, shows, not }) => {
  test.each(shows)('%s', (thesis) => expect(kindsOf(thesis)).toContain(kind))
  test.each(not)('and not: %s', (thesis) => expect(kindsOf(thesis)).not.toContain(kind))
})

test('what one contract costs is no price of a share', () =>
  expect(
    kindsOf(
      'Only 70 cents a share, that is nothing.',
      { price: '70' },
      {
        option: { right: 'call', strike: '250', expiresOn: '2026-05-15', multiplier: '100' },
      },
    ),
  ).not.toContain('low-price-as-cheap'))

test('and where nothing is bought, nothing was decided by it', () =>
  expect(kindsOf('A loss is only a loss when you sell it.', { action: 'Watch' })).not.toContain('loss-aversion'))
