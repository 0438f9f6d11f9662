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

describe('a name that is asked is answered by the figure behind it', () => {
  const CHURN = 'If postpaid churn goes past 1.05% I sell.'

  test('on the right side', () =>
    expect(
      said(CHURN, 'Busy shop. Churn? 0.98. Fine.')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('“0.98” is on the right side'))
  test.each(['Churn? 2 people asked me.', 'Churn? Nobody says. 0.98 is the beta.'])(
    'and by nothing else: %s',
    (thesis) => expect(kindsOf(CHURN, thesis)).not.toContain('test-answered'),
  )
})
