import { describe, expect, test } from 'vitest'
import type { Action } from '../../../ledger/action.ts'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const WROTE =
  "Repeat visits 64 %. I won't add before the report on 12 May, and only if repeat visits are at least 64 %."
const buy = (wrote = WROTE) => decided(wrote, { at: '2026-03-11T15:00:00.000Z', price: '36' })
const entry = (action: Action, day: string, thesis: string, price = '33') =>
  decided(thesis, { action, at: `${day}T15:00:00.000Z`, price })
const said = (decision: CritiquedDecision, ...earlier: readonly CritiquedDecision[]) =>
  readBuiltIn(asked(decision, earlier)).sentences

describe('what somebody makes more of it wait for', () => {
  test('has come: who adds then is not told that they add below their cost', () => {
    const [first, ...others] = said(
      entry('Buy More', '2026-05-13', 'Report is out: repeat visits 66 %. So 25 more.'),
      buy(),
    )
    expect(first?.kind).toBe('rule-kept')
    expect(first?.text).toContain('“Report is out: repeat visits 66 %” is over')
    expect(first?.text).toContain('64 %')
    expect(others.map(({ kind }) => kind)).not.toContain('added-below-cost')
  })

  test('has not come: both figures are told', () => {
    const [first] = said(
      entry('Buy More', '2026-06-09', 'Online share 33 %, and I could not resist.'),
      buy('Online share 31 %. I add only once the online share is over 35 %.'),
    )
    expect(first?.kind).toBe('principle-broken')
    expect(first?.text).toContain('“Online share 33 %, and I could not resist” is under')
  })

  test('is said by its writer to have come', () => {
    const kinds = said(entry('Buy More', '2026-05-13', 'Good numbers. That was my condition.'), buy()).map(
      ({ kind }) => kind,
    )
    expect(kinds).toContain('rule-kept')
    expect(kinds).not.toContain('added-below-cost')
  })

  test('is told beside a purchase that says nothing of it', () =>
    expect(said(entry('Buy More', '2026-05-20', 'Cheap.'), buy())[0]?.text).toContain(
      "“I won't add before the report on 12 May",
    ))
})

describe('an entry that still waits', () => {
  test.each([
    'Itching. I said not before 12 May, so no.',
    'The report of 12 May is ahead, hands off.',
    'Repeat visits decide, so I wait.',
  ])('has kept it: %s', (thesis) => {
    const [first] = said(entry('Hold', '2026-04-13', thesis, '31.70'), buy())
    expect(first?.kind).toBe('rule-kept')
    expect(first?.text).toMatch(/11\.94% lower, you write “.*kept so far/)
  })

  test.each([
    ['after its day', '2026-05-20', 'I said not before 12 May, so no.'],
    ['of something else', '2026-04-13', 'The wife asked about the car, so no.'],
    ['without a word of waiting', '2026-04-13', 'The report of 12 May is ahead.'],
  ])('and nothing is praised %s', (_, day, thesis) =>
    expect(said(entry('Hold', day, thesis), buy()).map(({ kind }) => kind)).not.toContain('rule-kept'),
  )

  test('is praised once', () => {
    const first = entry('Hold', '2026-04-01', 'Not before 12 May, so no.')
    expect(said(entry('Hold', '2026-04-20', 'Still not before 12 May, so no.'), buy(), first)[0]?.kind).not.toBe(
      'rule-kept',
    )
  })
})

test.each([
  ['a condition that forbids', "I won't add if repeat visits are under 60 %.", 'Repeat visits 66 %. 25 more.'],
  [
    'words of others',
    'My broker says no second lot unless repeat visits are over 60 %.',
    'Repeat visits 55 %. 25 more.',
  ],
  [
    'a figure of another year',
    'I add only if repeat visits are over 60 %.',
    'Last year repeat visits were 55 %. 25 more.',
  ],
])('and %s holds nobody', (_, wrote, thesis) =>
  expect(said(entry('Buy More', '2026-06-13', thesis), buy(wrote)).map(({ kind }) => kind)).not.toContain(
    'principle-broken',
  ),
)
