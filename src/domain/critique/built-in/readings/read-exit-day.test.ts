import { expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (day: string) => `${day}T15:00:00.000Z`
const bought = decided('The Fed cuts on Jan 28. Out on Jan 29 either way.', { at: on('2026-01-12'), price: '50' })
const later = (
  day: string,
  thesis: string,
  action: CritiquedDecision['action'] = 'Hold',
  before: readonly CritiquedDecision[] = [],
) => asked(decided(thesis, { action, at: on(day), price: '48' }), [bought, ...before])
const kindsOf = (request: Parameters<typeof readBuiltIn>[0]) => readBuiltIn(request).sentences.map(({ kind }) => kind)
const BROKEN = 'falsifier-broken-and-held'

test('an exit by a day is a test of one’s own', () => {
  const { falsifiers, sentences } = readBuiltIn(asked(bought))
  expect(falsifiers).toEqual(['Out on Jan 29 either way'])
  expect(sentences.map(({ kind }) => kind)).toContain('falsifier-given')
})

test('on its day, or after it, whoever holds is given both days', () => {
  for (const day of ['2026-01-29', '2026-02-10']) {
    expect(kindsOf(later(day, "They didn't cut. Rolling it to March."))).toContain(BROKEN)
    expect(critiqueBuiltIn(later(day, "They didn't cut. Rolling it to March."))).toContain(
      'On Jan 12, 2026 you wrote “Out on Jan 29 either way”',
    )
  }
})

test('before it, once it has been told, and at a later day that was set instead, nobody is', () => {
  expect(kindsOf(later('2026-01-28', 'They cut.'))).not.toContain(BROKEN)
  const held = decided('Rolling it.', { action: 'Hold', at: on('2026-01-30'), price: '48' })
  expect(kindsOf(later('2026-02-10', 'Still here.', 'Hold', [held]))).not.toContain(BROKEN)
  const moved = decided('I sell on March 20.', { action: 'Hold', at: on('2026-01-20'), price: '48' })
  expect(kindsOf(later('2026-02-10', 'Still here.', 'Hold', [moved]))).not.toContain(BROKEN)
})

test('a sale on its day keeps it; one of weeks later, or of before, does not', () => {
  expect(kindsOf(later('2026-01-29', 'Out.', 'Sell'))).toContain('rule-kept')
  expect(kindsOf(later('2026-02-20', 'Out.', 'Sell'))).not.toContain('rule-kept')
  expect(kindsOf(later('2026-01-20', 'Out.', 'Sell'))).not.toContain('rule-kept')
})

test('a day without its month is the next of that number, and is one test', () => {
  const first = decided('The vote is close. Sell on the 19th, win or lose.', { at: on('2026-01-12'), price: '50' })
  const after = (day: string, action: CritiquedDecision['action']) =>
    critiqueBuiltIn(asked(decided('Done.', { action, at: on(day), price: '48' }), [first]))
  expect(readBuiltIn(asked(first)).falsifiers).toEqual(['Sell on the 19th, win or lose'])
  expect(after('2026-01-20', 'Sell')).toContain('on Jan 20, 2026 you sold at $48.00, as you had written: that is rare.')
  expect(after('2026-01-14', 'Sell')).not.toContain('as you had written')
  expect(after('2026-02-19', 'Sell')).not.toContain('as you had written')
  expect(after('2026-01-19', 'Hold')).toContain('this is a Hold at $48.00')
})

test('the end of a time is such a day too, and nobody is asked what happened once it has passed', () => {
  const first = decided('I am buying the rush. Sell by the end of the year, up or down.', {
    at: on('2025-07-08'),
    price: '42',
  })
  const { sentences } = readBuiltIn(
    asked(
      decided('Solar is a story of thirty years. Patience.', { action: 'Hold', at: on('2026-02-18'), price: '36' }),
      [first],
    ),
  )
  expect(sentences.map(({ kind }) => kind)).toContain(BROKEN)
  expect(sentences.map(({ kind }) => kind)).not.toContain('test-left-open')
  expect(sentences.some(({ text }) => text.endsWith('?'))).toBe(false)
})
