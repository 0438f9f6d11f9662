import { describe, expect, it, test } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

type Facts = Parameters<typeof decided>[1]
const saidOf = (thesis: string, facts: Facts = {}) =>
  readBuiltIn(asked(decided(thesis, { price: '58', confidence: 7, ...facts }))).sentences
const sentencesOf = (thesis: string, kind: FindingKind, facts: Facts = {}): readonly string[] =>
  saidOf(thesis, facts)
    .filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

describe('is no test of one’s own', () => {
  it.each([
    ['what somebody sees no reason for', 'It has always gone up so I see no reason to touch it.'],
    [
      'what somebody else would have done',
      'It trades under book value. Graham would have bought this without reading further.',
    ],
    [
      'a figure that stands there and what it says',
      "I'm buying, because everyone prices in that the brand is dead, and international sales (+22%) say that it isn't.",
    ],
  ])('%s: %s', (_, thesis) => expect(sentencesOf(thesis, 'falsifier-given')).toEqual([]))
})

describe('a test of the price', () => {
  test('needs nothing of what was said of the chart', () =>
    expect(
      sentencesOf('Breakout over 60 with volume. Target 68, out under 56, so 10 against 2.', 'falsifier-given', {
        price: '60',
      }).join(),
    ).toMatch(/“Target 68, out under 56, so 10 against 2”(?! and)/))

  it.each([
    "Gas is cheap to lift here. I'm wrong below $3 for a year.",
    'I sell the shares if premiums fall below 1% a month.',
  ])('is not told where the limit is of something else: %s', (thesis) => {
    const [said = ''] = sentencesOf(thesis, 'falsifier-given')
    expect(said).toContain('“')
    expect(said).not.toMatch(/price/)
  })
})

test('a loss that is taken is no figure of anything', () =>
  expect(
    sentencesOf('The phone is dead. Taking the 9% loss.', 'standing-words', { action: 'Sell' }).join(),
  ).not.toMatch(/figure/))

describe('what comes from outside', () => {
  test('is not what the writer does then', () =>
    expect(sentencesOf("I'll judge it after the FTC ruling in March.", 'events-named')).toEqual([]))
  test('is said of a court, and not of a trial that may be the company’s own', () => {
    expect(sentencesOf('The FTC ruling comes in March 2027.', 'events-named').join()).toContain('outside')
    const trial = sentencesOf('Phase 3 VANQUISH reads out in March 2027.', 'events-named').join()
    expect(trial).toContain('“Phase 3 VANQUISH reads out in March 2027”')
    expect(trial).not.toContain('outside')
  })
})

describe('the whole of what somebody owns', () => {
  it.each([
    ['I sold the car and the bonds and put it all on this.', '“I sold the car and the bonds and put it all on this”'],
    ["I trust him with my family's future and I put in everything we have.", 'I put in everything we have”'],
    ['Tired of being careful. All in, well, 40%.', '“All in, well, 40%”'],
    ["Gold is the only honest money and I'm going to 60% of everything.", '60% of everything”'],
    ['My retirement is 80% this through the profit sharing.', '80% this'],
  ])('is seen: %s', (thesis, words) => expect(sentencesOf(thesis, 'size-too-large').join()).toContain(words))

  it.each([
    'Our clients and our archive are all in .indd and .psd.',
    'My pension is 60% bonds.',
    'About 5% of everything I own.',
  ])('and not where it is of something else: %s', (thesis) => expect(sentencesOf(thesis, 'size-too-large')).toEqual([]))
})

describe('money that is needed', () => {
  it.each([
    'Lottery ticket, buying 100 of them with rent.',
    'Bought it with the diesel money till the crop check comes in March.',
  ])('is seen: %s', (thesis) => expect(sentencesOf(thesis, 'money-needed')).toHaveLength(1))
})

describe('revenge', () => {
  test('is not said of whoever denies it', () =>
    expect(
      sentencesOf("Last week I lost $3,100 on a biotech. I don't need to win it back with this one.", 'revenge'),
    ).toEqual([]))
  test('is seen in who will show them', () =>
    expect(
      sentencesOf("Got burned 40% on it last week. Buying back twice as much and I'll show them.", 'revenge'),
    ).toHaveLength(1))
})

test('whoever worries all day weighs nothing', () =>
  expect(sentencesOf('I worry about politics all day. Backlog is a record.', 'weighs-other-side')).toEqual([]))

describe('a first entry that sells by a line of its own', () => {
  const kept = (thesis: string) => sentencesOf(thesis, 'rule-kept', { action: 'Sell' })
  it.each([
    ["My limit was 15. So I'm out, with 40%.", '“My limit was 15”'],
    ["My line was 18% and it's under it. Taking the 9% loss.", "“My line was 18% and it's under it”"],
    ['Stop was 12.20. Hit. Out.', '“Stop was 12.20”'],
    [
      'Closing all ten. Plan was to sell before the print, IV crush eats it.',
      '“Plan was to sell before the print, IV crush eats it”',
    ],
  ])('is credited with its words: %s', (thesis, words) => expect(kept(thesis).join()).toContain(words))
  it.each(['My stop was 20, but I ignored it. Out at 15.', 'His limit was 15. I sell because I need the money.'])(
    'and not who breaks it, or has none: %s',
    (thesis) => expect(kept(thesis)).toEqual([]),
  )
})

describe('what would prove it wrong', () => {
  it.each(['They have two plants and the same good people again.', 'The idea carries itself here, I believe.'])(
    'is asked where no word could answer it: %s',
    (thesis) => expect(sentencesOf(thesis, 'ask-what-would-prove-wrong')).toHaveLength(1),
  )
})

describe('a second look at first entries', () => {
  it.each([
    ['a trade of before', 'Caught this at 62 and sold at 75 like an idiot. Now I buy it at the price of today.'],
    ['what the price would do', 'Spread 7%. If the deal breaks it goes to 14.'],
  ])('%s is no test: %s', (_, thesis) => expect(sentencesOf(thesis, 'falsifier-given')).toEqual([]))

  test('what somebody never reads of a product is no error of theirs', () =>
    expect(
      sentencesOf('Pharma pays for the newsfeed I never looked at much. Gross margin 90%.', 'error-admitted'),
    ).toEqual([]))

  it.each(['Procedures +19%. Position 2%; add under 450.', "One fire and it's over. That's why it's 2% and not 5."])(
    'a size is one: %s',
    (thesis) => expect(sentencesOf(thesis, 'size-limited')).toHaveLength(1),
  )

  test('the index that is sold for it is told', () =>
    expect(sentencesOf('Selling my S&P funds for this on Monday.', 'size-too-large')).toHaveLength(1))

  test('a sale past its own target says so', () =>
    expect(
      sentencesOf("I sold it all. My target was 95, it's past that.", 'rule-kept', { action: 'Sell' }).join(),
    ).toContain('“My target was 95'))
})

describe('a third look at first entries', () => {
  it.each([
    ['how something is called', 'Vix 22. Its a coinflip and i know it. 1% of acct, gone by dec 20 either way'],
    ['why something is chosen', "IV 48 for the weeklies, that's why I go out to March."],
  ])('%s is praised as no test: %s', (_, thesis) =>
    expect(sentencesOf(thesis, 'falsifier-given').join()).not.toMatch(/^(?!.*again).*(?:coinflip|why)/),
  )

  test('what is too dear is no price to wait for, where another one stands', () =>
    expect(
      sentencesOf('Too dear at 24x for 4% growth, love it under 60.', 'waits-for-own-price', {
        action: 'Watch',
        price: '71',
      }).join(),
    ).toContain('love it under 60'))
})

describe('a fourth look at first entries', () => {
  test('whoever does not live to see the call names no source', () =>
    expect(sentencesOf("Callable at 25. I want the coupon, I'll not live to see the call.", 'source-named')).toEqual(
      [],
    ))

  test('a condition that would be good news is no test', () =>
    expect(
      sentencesOf("If depletions turn positive I've misunderstood something, but in a good way.", 'falsifier-given'),
    ).toEqual([]))

  it.each([
    ['The guide came in at 9% and my floor was 10. Simple.', 'my floor was 10'],
    ['Stopped out at 140 on Friday, 5% loss.', 'Stopped out at 140 on Friday'],
    ['Target 175 since last Christmas. Done, no news needed.', 'Target 175 since last Christmas'],
  ])('a first sale by its own line is credited: %s', (thesis, words) =>
    expect(sentencesOf(thesis, 'rule-kept', { action: 'Sell' }).join()).toContain(words),
  )
})

describe('a fifth look at first entries', () => {
  it.each([
    [
      'what was not done then',
      "Buying it back. Should have gone in 2022 when Frisk left, I'd written that I'd go with the CEO and I didn't.",
    ],
    ['what nobody would buy', "Three stores, I'd sell them if anyone wanted."],
  ])('%s is no test: %s', (_, thesis) => expect(sentencesOf(thesis, 'falsifier-given')).toEqual([]))

  test('what something is worth to somebody is no part of a line of the price', () =>
    expect(
      sentencesOf("Marina Bay made 743m. I'd call it fair at 75. Out below 56.", 'falsifier-given').join(),
    ).not.toContain('fair'))

  test('“if yes” is quoted with its question', () =>
    expect(
      sentencesOf(
        "Half price. The question's whether contract value goes negative. If yes I was wrong.",
        'falsifier-given',
      ).join(),
    ).toMatch(/contract value goes negative|^$/))
})
