import { describe, expect, test } from 'vitest'
import { openingQuotation, quotationAround } from './quotation.ts'

const around = (text: string, words: string): string => {
  const from = text.indexOf(words)
  return quotationAround(text, { from, to: from + words.length })
}

describe('a quotation is the clause that the words stand in', () => {
  test.each([
    ['It has to come back, and at this price I wait.', 'has to come back', '“It has to come back”'],
    ['First line\nIt will double (soon)\nLast line', 'double', '“It will double”'],
    ['- **guaranteed** to work', 'guaranteed', '“guaranteed** to work”'],
    ['He said “it is guaranteed” to me', 'guaranteed', '“it is guaranteed”'],
    ['They say "a sure thing"! Then more', 'sure thing', '“a sure thing”'],
    ['Revenue of amazon.com grew 8.5% in 2025. Good', '8.5%', '“Revenue of amazon.com grew 8.5% in 2025”'],
    ['Out at −10%.', '−10%', '“Out at −10%”'],
    ['col\tI love it\tcol', 'love', '“I love it”'],
    ['abc \u202Ethe trend is up\u202C abc', 'trend', '“the trend is up”'],
    ['増益率は10%です。次', '10%', '“増益率は10%です”'],
  ])('%j', (text, words, expected) => {
    expect(around(text, words)).toBe(expected)
  })
})

describe('a clause too long to quote is cut', () => {
  test('at its conjunctions first', () => {
    const text = 'I am buying because everyone is buying it on Reddit and I have been told so by very many people'
    expect(around(text, 'everyone is buying')).toBe('“everyone is buying it on Reddit”')
  })

  test('else where something new begins, so that no word is torn from what it belongs to', () => {
    const text =
      'one two everyone is buying this one here now as of today at the very best of all possible prices that were ever paid for anything'
    expect(around(text, 'everyone is buying')).toBe('“everyone is buying”')
  })

  test('a single word keeps a few words before it', () => {
    const text = `${'word '.repeat(30)}this looks really inevitable`
    expect(around(text, 'inevitable')).toBe('“this looks really inevitable”')
  })

  test('never in the middle of a word', () => {
    const text = `${'x'.repeat(3000)} guaranteed ${'y'.repeat(3000)}`
    expect(around(text, 'guaranteed')).toBe('“guaranteed”')
  })
})

describe('a quotation begins and ends at the border of a clause', () => {
  test.each([
    [
      'I am sure that they will decide about drivers as employees in a court in California.',
      'drivers',
      '“I am sure that they will decide about drivers as employees in a court in California”',
    ],
    [
      'Everybody here is up by 300 or 400 percent on it, and I am not.',
      'Everybody',
      '“Everybody here is up by 300 or 400 percent on it”',
    ],
    [
      'Small caps lag since 2021 so now it is their turn.',
      'their turn',
      '“Small caps lag since 2021 so now it is their turn”',
    ],
    [
      "It's three percent of what we have and I wouldn't bet the shop on it.",
      'three percent of what we',
      "“It's three percent of what we have”",
    ],
    [
      'It is a fifth of all I own now and I still want a lot more of it!',
      'a fifth',
      '“It is a fifth of all I own now”',
    ],
    [
      'Sales growth of 3.9% of which volume was 1.7 and price was 2.2 this time around',
      '3.9%',
      '“Sales growth of 3.9%”',
    ],
    ['Delta .35, so I need about 235 by expiry', 'about 235', '“I need about 235 by expiry”'],
    [
      'They have beef at +7% inflation for this whole year and next.',
      '+7%',
      '“They have beef at +7% inflation for this whole year and next”',
    ],
    [
      'It came from 490 on the markets day because of 9% growth',
      '490',
      '“It came from 490 on the markets day because of 9% growth”',
    ],
    [
      'I have no way to know if the regulators will wave it through',
      'no way to know',
      '“I have no way to know if the regulators will wave it through”',
    ],
    ['Delta .35 is fine', 'Delta', '“Delta .35 is fine”'],
    [
      'The thing to know is that half of what they sell falls when the economy does',
      'half of what',
      '“The thing to know is that half of what they sell falls when the economy does”',
    ],
    ['The take rate was 12 - 13% of sales - more or less', 'take rate', '“The take rate was 12 - 13% of sales”'],
    [
      'I see it as settled, and lost, if the court says so',
      'settled',
      '“I see it as settled, and lost, if the court says so”',
    ],
  ])('%j', (text, words, expected) => {
    expect(around(text, words)).toBe(expected)
  })
})

describe('an opening is the first clause that tells something', () => {
  test('not an interjection, and not what is quoted already', () => {
    const text = 'Well, yes. The cloud will grow. The margin will follow.'
    expect(openingQuotation(text)).toBe('“The cloud will grow”')
    expect(openingQuotation(text, ['“The cloud will grow”'])).toBe('“The margin will follow”')
  })

  test.each(['..........', '🚀🚀🚀🚀🚀', 'Yes.\n\nNo.\n\nOk.'])('there is none in %j', (text) => {
    expect(openingQuotation(text)).toBeNull()
  })
})

test('a quotation ends before a word that leads over to what is cut off', () => {
  const text =
    'This is the market in a mood, and I hold the whole company mostly because they have sent me so many good reports.'
  const from = text.indexOf('I hold the whole')
  expect(quotationAround(text, { from, to: from + 18 })).toBe('“I hold the whole company”')
})

describe('a quotation keeps what it cannot be understood without', () => {
  test.each([
    [
      'the verb that "own" is',
      "RSUs are already half of what I own but I'm adding with my bonus",
      'half of',
      '“RSUs are already half of what I own”',
    ],
    [
      'the limit of what is awaited',
      "I'd want to see two quarters with the ratio under 88% before I touch it again at all",
      'want to see two quarters',
      "“I'd want to see two quarters with the ratio under 88% before I touch it again at all”",
    ],
    [
      'what a few words before a colon lead to',
      'Sold. What I learned: a low multiple and a buyback are not a thesis, they are a wish.',
      'What I learned',
      '“What I learned: a low multiple and a buyback are not a thesis, they are a wish”',
    ],
    [
      'also where the colon is among the words',
      'gone. lesson: if the plan needs everyone else to be stupid its me',
      'lesson:',
      '“lesson: if the plan needs everyone else to be stupid its me”',
    ],
    [
      'the clause of which something is put in front',
      'House rule, mine: anything anybody tells me to buy, I wait thirty days and write down what it earns.',
      'anything anybody tells me',
      '“anything anybody tells me to buy, I wait thirty days”',
    ],
    [
      'the verb that another stands for',
      "I don't understand what AFFO is yet and I won't buy until I do.",
      "I won't buy",
      "“I don't understand what AFFO is yet and I won't buy until I do”",
    ],
    [
      'and no more where it has its own',
      "It yields five percent and I won't buy it until it is under forty dollars again here.",
      "I won't buy",
      "“I won't buy it until it is under forty dollars again here”",
    ],
  ])('%s', (_, text, words, expected) => expect(around(text, words)).toBe(expected))
})
