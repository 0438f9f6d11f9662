import { describe, expect, test } from 'vitest'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const POSITION = { moved: '3', quantity: '3', averageCost: '500', cost: '1500', stopLoss: null, takeProfit: null }
const buy = (thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  decided(thesis, { at: '2026-02-03T15:00:00.000Z', price: '500', ...facts })
const sold = (
  thesis: string,
  wrote: string,
  facts: Partial<CritiqueRequest> = { position: POSITION },
  own: Partial<CritiquedDecision> = {},
) =>
  readBuiltIn(
    asked(
      decided(thesis, { action: 'Sell', at: '2026-06-09T15:00:00.000Z', price: '20', ...own }),
      [buy(wrote)],
      facts,
    ),
  ).sentences.filter(({ text }) => /and today you write|you had written/.test(text))

const SMALL = 'It’s a small bet on the ferry strike.'

describe('a judgement of one’s own purchase that is taken back', () => {
  test('stands beside what was written, with the day and the money', () =>
    expect(sold('Gone. And it never was a small bet.', SMALL).map(({ text }) => text)).toEqual([
      'You write “it never was a small bet”; on Feb 3, 2026, with $1,500.00 in ACME, you had written “It’s a small bet on the ferry strike”.',
    ]))

  test.each([
    ['It was no small position.', 'A small position, for the ferries.'],
    ['That wasn’t a modest stake, was it. It was not a modest stake.', 'I’m taking a small stake here.'],
    ['This was never a punt.', 'Just a punt. Ferries sail in June.'],
    ['Let’s be honest: it was never an investment.', 'This is an investment, ten years at least.'],
    ['It was not a trade, I married it.', 'It’s only a trade, out in a week.'],
    ['It always was a gamble.', 'This is no gamble: the strike ends in May.'],
    ['It was a gamble all along.', 'It’s not a gamble, I know the harbour.'],
  ])('%s / %s', (thesis, wrote) => expect(sold(thesis, wrote)).toHaveLength(1))

  test.each([
    ['another thing', 'It never was a small bet.', 'The crew is small, the bet of the union is on June.'],
    ['another size', 'It never was a small bet.', 'It’s a large bet on the ferry strike.'],
    ['what was denied before as well', 'It never was a small bet.', 'It’s not a small bet, I know.'],
    ['what somebody else called it', 'It never was a small bet.', 'My uncle says it’s a small bet.'],
    ['what somebody else says now', 'My uncle says it never was a small bet.', SMALL],
    ['what it is no more', 'It isn’t a small bet any more.', SMALL],
    ['what is agreed with', 'It was a small bet and it stays one.', SMALL],
    ['a smaller word for it', 'It never was a small bet but a tiny one.', SMALL],
    ['a supposition', 'If it was never a small bet, then why did I sleep.', SMALL],
    ['a question', 'Was it never a small bet?', SMALL],
    ['a bet of somebody else', 'It never was a small bet.', 'It’s a small bet for the harbour to open a pier.'],
    ['a condition', 'It never was a small bet.', 'If it is a small bet I can sleep.'],
    ['a bet of before', 'It never was a small bet.', 'Last time it was a small bet.'],
    ['a gamble that it was called', 'It always was a gamble.', 'It’s a gamble, and I know it.'],
    ['another noun', 'It was never a hedge.', SMALL],
    ['a stake of the company', 'It never was a small stake.', 'They own the harbour and a small stake in a ferry.'],
    ['a stake that is spoken of', 'It never was a small stake.', 'A small stake in a ferry is all that they own.'],
    ['what is of others', 'Their plan was never a small bet.', SMALL],
  ])('and is silent about %s', (_, thesis, wrote) => expect(sold(thesis, wrote)).toEqual([]))

  test('without money where it is not of its size, or not known', () => {
    expect(sold('This was never a punt.', 'Just a punt.')[0]?.text).toMatch(
      /[Oo]n Feb 3, 2026 you (?:wrote|had written) “Just a punt”/,
    )
    expect(sold('It never was a small bet.', SMALL, { position: POSITION }, { action: 'Sell Some' })[0]?.text).toMatch(
      /[Oo]n Feb 3, 2026 you (?:wrote|had written)/,
    )
    expect(sold('It never was a small bet.', 'It’s a small bet and $1,500 is all of it.')[0]?.text).not.toContain(
      'in it',
    )
    expect(sold('It never was a small bet.', SMALL, {})[0]?.text).toMatch(/[Oo]n Feb 3, 2026 you (?:wrote|had written)/)
  })
  test('nor of words that were written long after', () =>
    expect(sold('It never was a small bet.', SMALL, {}, { writtenAt: '2026-09-09T15:00:00.000Z' })).toEqual([]))
})
