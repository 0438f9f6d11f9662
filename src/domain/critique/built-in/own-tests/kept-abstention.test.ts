import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const on = (action: CritiquedDecision['action'], day: string, thesis: string, price = '46') =>
  decided(thesis, { action, at: `${day}T15:00:00.000Z`, price })
const buy = (promise: string, day = '2026-01-12') => on('Buy', day, `Orders +9%. ${promise}`, '50')
const said = (decision: CritiquedDecision, ...earlier: readonly CritiquedDecision[]) =>
  readBuiltIn(asked(decision, earlier))
    .sentences.map(({ kind, text }) => `${kind}: ${text}`)
    .join('\n')
const NOT_BEFORE_Q3 = buy('Not adding before Q3.')

describe('a promise to leave it alone that a Hold says again', () => {
  test.each([
    [
      NOT_BEFORE_Q3,
      '2026-05-12',
      'Tempting down here, but not adding before Q3.',
      '“Tempting down here, but not adding before Q3”',
    ],
    [NOT_BEFORE_Q3, '2026-05-12', 'Cheaper. I said not before Q3, so I sit.', '“I said not before Q3, so I sit”'],
    [buy("I won't sell before 2027."), '2026-06-12', "Ugly. I won't sell before 2027.", "“I won't sell before 2027”"],
    [buy('Not adding before June.'), '2026-05-29', 'Not adding before June. Nothing new.', '“Not adding before June”'],
    [
      buy('No selling before the vote.', '2026-04-13'),
      '2026-05-12',
      'Rumours. I wrote nothing before the vote, so nothing.',
      '“I wrote nothing before the vote, so nothing”',
    ],
  ])('is credited with both days where the ledger has nothing against it: %#', (first, day, thesis, words) => {
    const text = said(on('Hold', day, thesis), first)
    expect(text).toMatch(
      /rule-kept: .*(?:nothing was (?:bought|sold) in between|not a unit has been (?:added|sold) since)/,
    )
    expect(text).toContain(words)
    expect(text).toMatch(/\d+ days later/)
    expect(text).not.toContain('same-words-again')
  })

  const bought = on('Buy More', '2026-03-02', 'Adding.')
  const sold = on('Sell Some', '2026-03-02', 'A third.')
  test.each<[string, CritiquedDecision, ...(readonly CritiquedDecision[])]>([
    ['bought since', on('Hold', '2026-05-12', 'Not adding before Q3.'), NOT_BEFORE_Q3, bought],
    [
      'bought since, and typed in later',
      on('Hold', '2026-05-12', 'Not adding before Q3.'),
      NOT_BEFORE_Q3,
      { ...bought, writtenAt: '2026-04-20T15:00:00.000Z' },
    ],
    ['sold since', on('Hold', '2026-05-12', "I won't sell before 2027."), buy("I won't sell before 2027."), sold],
    ['another time', on('Hold', '2026-05-12', 'Not adding before Q4.'), NOT_BEFORE_Q3],
    ['a time that is over', on('Hold', '2026-10-12', 'Not adding before Q3.'), NOT_BEFORE_Q3],
    ['the month itself', on('Hold', '2026-06-12', 'Not adding before June.'), buy('Not adding before June.')],
    ['a way that is left', on('Hold', '2026-05-12', 'Not adding before Q3 unless it hits 40.'), NOT_BEFORE_Q3],
    [
      'a way that was left',
      on('Hold', '2026-05-12', 'Not adding before Q3.'),
      buy('If it dips, not adding before Q3.'),
    ],
    ['something else', on('Hold', '2026-05-12', 'They are not adding staff before Q3.'), NOT_BEFORE_Q3],
    ['what others do', on('Hold', '2026-05-12', 'She is not adding before Q3.'), NOT_BEFORE_Q3],
    ['words of others', on('Hold', '2026-05-12', 'My wife says no adding before Q3.'), NOT_BEFORE_Q3],
    ['a question', on('Hold', '2026-05-12', 'Not adding before Q3? Tempting.'), NOT_BEFORE_Q3],
    ['silence', on('Hold', '2026-05-12', 'Orders flat.'), NOT_BEFORE_Q3],
    [
      'a third time',
      on('Hold', '2026-05-12', 'Not adding before Q3.'),
      NOT_BEFORE_Q3,
      on('Hold', '2026-03-02', 'Not adding before Q3.'),
    ],
    ['the other side', on('Hold', '2026-05-12', 'No selling before Q3.'), NOT_BEFORE_Q3],
    ['a purchase', on('Buy More', '2026-05-12', 'I said not before Q3, but look at it.'), NOT_BEFORE_Q3],
  ])('and nothing is said of %s', (_, decision, ...earlier) =>
    expect(said(decision, ...earlier)).not.toMatch(/in between: kept|not a unit has been/),
  )
})
