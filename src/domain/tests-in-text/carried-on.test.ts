import { describe, expect, test } from 'vitest'
import { findOwnTests } from './find-own-tests.ts'
import { isFalsifier } from './own-test.ts'

const wordsOf = (text: string) =>
  findOwnTests(text, '2026-02-03')
    .filter(isFalsifier)
    .map(({ words }) => words)

describe('what follows is said once, and the conditions go on in the next sentence', () => {
  test.each([
    [
      'Sell if: organic growth under 8% two quarters running. Or if they do another big acquisition over $5bn.',
      'Or if they do another big acquisition over $5bn',
    ],
    [
      'If they cut guidance I am out. If a top-5 client moves its work to a GCC, that also.',
      'If a top-5 client moves its work to a GCC, that also',
    ],
    ["I'm out if same-store sales fall twice. Also if a second plant closes.", 'Also if a second plant closes'],
    ['If they dilute I sell. If the audit is late, same.', 'If the audit is late, same'],
    ['If they dilute I sell. Should the audit be late, that too.', 'Should the audit be late, that too'],
    ['I sell if churn passes 3%. Likewise if the CFO leaves.', 'Likewise if the CFO leaves'],
  ])('%s', (text, second) => expect(wordsOf(text)).toContain(second))

  test('with the end of the first', () =>
    expect(findOwnTests('I was wrong if churn passes 3%. Or if the founder leaves.', '2026-02-03')[1]).toMatchObject({
      condition: 'the founder leaves',
      followedBy: 'was-wrong',
    }))
})

describe('and they do not where the next sentence says something of its own, or nothing', () => {
  test.each([
    'I sell if churn passes 3%. If they fix it, great.',
    'I sell if churn passes 3%. And if it never does?',
    "I sell if churn passes 3%. Or if it doesn't.",
    'I sell if churn passes 3%. Or if I need the money.',
    'I sell if churn passes 3%. Also if they raise the dividend I am happy.',
    'I sell if churn passes 3%. Or if they buy Netflix it doubles.',
  ])('%s', (text) => expect(wordsOf(text)).toEqual(['I sell if churn passes 3%']))

  test.each([
    'I buy if it falls under 50. Or if they raise guidance.',
    'I would not sell if churn passes 3%. Or if the CEO leaves.',
    'He sells if churn passes 3%. Or if the CEO leaves.',
    "If I'm bored I read. If it rains, that also.",
  ])('and leans on no test: %s', (text) => expect(wordsOf(text)).toEqual([]))
})

describe('a second line of the same measure', () => {
  test.each([
    ['If WTI is under 55 at the end of a month, I sell half; under 50, the rest.', 'under 50, the rest', '50', 'WTI'],
    ['If organic growth drops below 6% I sell half, below 3% the rest.', 'below 3% the rest', '3', 'organic growth'],
  ])('%s', (text, words, value, measured) =>
    expect(findOwnTests(text, '2026-02-03')[1]).toMatchObject({ words, value, measured, followedBy: 'sell' }),
  )

  test.each([
    'If WTI is under 55 I sell half; over 90, the rest.',
    'If WTI is under 55 I sell half; under 60, the rest.',
    'If WTI is under 55 I sell half; under 50, the rest of the world suffers.',
    'If WTI is under 55 I sell half; under 5%, the rest.',
  ])('only further on the same side, and of the same unit: %s', (text) =>
    expect(findOwnTests(text, '2026-02-03').map(({ value }) => value)).toEqual(['55']),
  )
})
