import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const termsOf = (thesis: string, right: 'call' | 'put' = 'put') =>
  readBuiltIn(
    asked(decided(thesis, { price: '3.15' }), [], { option: { right, strike: '95', expiresOn: '2026-06-19' } }),
  )
    .sentences.filter(({ kind }) => kind === 'option-terms')
    .map(({ text }) => text)
    .join(' ')

test.each([
  'These puts are not a view. I hope they expire worthless, same as a smoke alarm.',
  'Insurance for my 300 shares until the window opens.',
  'Protection for the rest of the book; in June I let the puts go.',
  'Long put as insurance for the fund holding; volatility is cheap.',
  'My seat belt while I cannot sell.',
  'Put on the index against my pension, which is all in shares. Costs 1.2% of it.',
  'For the portfolio: a fifth off the index would take the deposit on the flat.',
  "My options vest in autumn. An index put so that one bad year doesn't take all of them.",
])('of what insures, no loss is told: %s', (thesis) => {
  expect(termsOf(thesis)).toMatch(/covers nothing after that|is without it from then on/)
  expect(termsOf(thesis)).not.toMatch(/paid|gone|lost/)
})

test.each([
  'No hedge, a bet: margins fall and it goes to 60.',
  'Puts because margins fall.',
  'Hedge funds are short too, and margins fall.',
  'The insurance business is bleeding, so down it goes.',
  'My pension needs a win this year, so I bet against the index.',
  'Puts against my better judgement, margins fall.',
  'Short the index for my account, it goes to 60.',
])('of a bet, what can be lost: %s', (thesis) => expect(termsOf(thesis)).toMatch(/paid/))

test.each([
  'Put on the index against my pension, which is all in shares. I expect nothing back.',
  'Two puts on the index against our savings. We sleep.',
])('and it is told as a hedge, and of no stake that would be lost: %s', (thesis) => {
  const kinds = readBuiltIn(
    asked(decided(thesis, { price: '6.40', confidence: 3 }), [], {
      option: { right: 'put', strike: '560', expiresOn: '2026-12-18' },
    }),
  ).sentences.map(({ kind }) => kind)
  expect(kinds).toContain('hedge')
  expect(kinds).not.toContain('size-too-large')
})

test('a call covers nothing', () =>
  expect(termsOf('As a hedge against missing out, one call.', 'call')).toMatch(/paid/))

const INSURES_SHARES =
  'This is insurance and I expect to lose the whole premium. We hold 400 shares of the fund. If the sale of the house falls through, I sell the puts the same week.'

test('what insurance is expected to cost is no view, and whoever sells it later has bought it', () => {
  const { sentences } = readBuiltIn(
    asked(decided(INSURES_SHARES, { price: '3.15', confidence: 8 }), [], {
      option: { right: 'put', strike: '95', expiresOn: '2026-06-19' },
    }),
  )
  expect(sentences.map(({ kind }) => kind)).toContain('hedge')
  expect(sentences.map(({ text }) => text).join(' ')).not.toMatch(/a view|whoever sold it/)
  expect(termsOf(INSURES_SHARES)).toMatch(/covers nothing after that|is without it from then on/)
})

test.each(['If the premium is rich, I sell the 95 puts.', 'When it dips, I sell the puts again for income.'])(
  'and whoever writes them sells what was not bought: %s',
  (thesis) => expect(termsOf(thesis)).toContain('whoever sold it'),
)
