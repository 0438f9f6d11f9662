import { describe, expect, it } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const saidOf = (thesis: string) => readBuiltIn(asked(decided(thesis, { price: '100' }))).sentences
const sentencesOf = (thesis: string, kind: FindingKind): readonly string[] =>
  saidOf(thesis)
    .filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

describe('what somebody does, or likes, is no view of others that was set aside', () => {
  it.each([
    "I cook their rice, my kids love it. That isn't the reason: net debt is down to 1.2x.",
    "I cook with their stuff and everybody at home loves it, that isn't the reason. Cash 2bn.",
    'My daughter hates it. That is not the reason. Sales +4%.',
  ])('%s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toEqual([]))

  it.each([
    "They said at the fair that it doubles. That's not my reason. Renewals 94%.",
    "The dealer told me the order book is full. That's no reason for me. Organic +5%.",
  ])('but what they say is: %s', (thesis) => expect(sentencesOf(thesis, 'own-judgement')).toHaveLength(1))
})

describe('an abbreviation ends no quotation', () => {
  it.each([
    ['Wrong if adj. margin is under 12%.', '“Wrong if adj. margin is under 12%”'],
    ['If U.S. churn rises above 3% I sell.', '“If U.S. churn rises above 3% I sell”'],
    ['Out if No. 2 of the board leaves.', '“Out if No. 2 of the board leaves”'],
    [
      'I sell if sales in the U.S. fall below 4 bn. in any quarter.',
      '“I sell if sales in the U.S. fall below 4 bn. in any quarter”',
    ],
  ])('%s', (thesis, quoted) => expect(sentencesOf(thesis, 'falsifier-given').join(' ')).toContain(quoted))
})
