import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const said = (wrote: string, thesis: string) =>
  readBuiltIn(
    asked(decided(thesis, { action: 'Hold', at: '2026-08-04T15:00:00.000Z', price: '95' }), [
      decided(wrote, { at: '2026-02-03T15:00:00.000Z', price: '100' }),
    ]),
  ).sentences
const kindsOf = (...given: Parameters<typeof said>) => said(...given).map(({ kind }) => kind)

describe('an excuse behind a "but" hides no figure', () => {
  const CHURN = 'If churn goes past 1.05% I sell.'

  test.each([
    'Churn 1.08%, but it was a one-off, they said so on the call.',
    'Churn 1.08%, though management says that it ends in spring.',
  ])('%s', (thesis) => expect(kindsOf(CHURN, thesis)).toContain('falsifier-broken-and-held'))

  test.each([
    "Churn 1.08%, but that is an analyst's guess.",
    'Churn 1.08%, but that was at their competitor.',
    'Churn 1.08%, but only in Europe.',
    'They say churn 1.08%, but I do not believe it.',
    'Churn 1.08% says a friend, but he exaggerates.',
    'Churn 1.08%, but without the closed shops 1.01%.',
  ])('and it is no answer where it says whose it is: %s', (thesis) =>
    expect(kindsOf(CHURN, thesis)).not.toContain('falsifier-broken-and-held'),
  )
})
