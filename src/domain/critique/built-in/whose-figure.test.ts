import { expect, test } from 'vitest'
import type { Action } from '../../ledger/action.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const kindsOf = (wrote: string, thesis: string, action: Action = 'Hold') =>
  readBuiltIn(
    asked(decided(thesis, { action, at: '2026-08-20T15:00:00.000Z', price: '90' }), [
      decided(wrote, { action: 'Buy', at: '2026-02-03T14:30:00.000Z', price: '100' }),
    ]),
  ).sentences.map(({ kind }) => kind)

test('a test of “it” is broken, kept and credited like any other', () => {
  const wrote = 'Organic growth has been 6 to 8% since 2021. If it falls below 5% in any quarter, I sell.'
  expect(kindsOf(wrote, 'Organic growth was 4%, because of the weather.')).toContain('falsifier-broken-and-held')
  expect(kindsOf(wrote, 'Organic growth was 6.2%.')).toContain('test-answered')
  expect(kindsOf(wrote, 'Organic growth 4%. Out.', 'Sell')).toContain('loss-taken-as-written')
})
