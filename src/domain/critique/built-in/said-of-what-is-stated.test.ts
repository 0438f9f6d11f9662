import { describe, expect, it } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const sentencesOf = (thesis: string, kind: FindingKind): readonly string[] =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 6 })))
    .sentences.filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

describe('a figure that can be checked is one that is stated', () => {
  it.each([
    'As soon as growth is above 10%, I buy more.',
    'When churn is above 4%, telecoms raise their prices.',
    'The shares discount a scenario in which margins fall below 10% and stay there.',
    'Should the pill be approved, sales could reach 4 billion.',
    'Exit criteria: (a) uptime below three nines, (b) gross churn above 2% per month.',
    'Three things to watch, and any one of them is enough to leave: a new CFO, debt over 5bn, a lost tender.',
  ])('and not one that is supposed: %s', (thesis) => expect(sentencesOf(thesis, 'figures-named')).toEqual([]))

  it('nor one that is a limit and a forecast', () =>
    expect(sentencesOf('Costs are down to under 20% of sales and will fall further.', 'figures-named')).toEqual([]))
})

describe('of a figure that is no report nothing is said', () => {
  it.each([
    ['a forecast', 'Operating margin rises to 30% by fiscal 2027.'],
    ['an estimate', 'I estimate mid-cycle earnings at $4.50 a share.'],
    ['a limit', 'Same-store sales +15% or better, and I stay.'],
    ['a case of a model', 'Churn is low. Base case FCF yield 13%.'],
    ['a guidance', 'Revenue of $3.2bn is guided for the quarter.'],
    ['what it measures is not named', 'The indicator is comparable transactions, currently -2% growth.'],
  ])('%s: %s', (_, thesis) => expect(sentencesOf(thesis, 'figures-named')).toEqual([]))

  it.each(['Gross margin was 57.8%.', 'Revenue grew 9% last quarter.', 'Backlog +17%.'])(
    'but of a report: %s',
    (thesis) => expect(sentencesOf(thesis, 'figures-named').join(' ')).toMatch(/checked|looked up|doubles in/),
  )
})

it.each(['Line was cash under $1bn a year ago already.', 'A half now, a half once cancellations come under 15%.'])(
  'a limit is no figure that is put on anything: %s',
  (thesis) => expect(sentencesOf(thesis, 'standing-words').join(' ')).not.toMatch(/figure/),
)

it.each(['Phase 2 oral data in the second half of 2027.', 'Central banks bought 1,045 tonnes in the year.'])(
  'what is nobody else’s decision is not told as one: %s',
  (thesis) => expect(sentencesOf(thesis, 'standing-words').join(' ')).not.toMatch(/decided|hands of/),
)

it.each([
  'First-quarter-2027 scripts below 2,500 are what the bears report.',
  'Tax credits are 1.6bn of 2026 and the law ends them in 2032.',
])('neither a limit nor a sum of a year is a time ahead: %s', (thesis) =>
  expect(sentencesOf(thesis, 'standing-words').join(' ')).not.toMatch(/time ahead/),
)

it('an event with its time need not be what is waited for', () =>
  expect(
    sentencesOf('Nights +7%. Regulators: the election in November 2026 bans short lets.', 'events-named').join(' '),
  ).not.toMatch(/waits for/))

describe('a condition that leads elsewhere is not praised as a test', () => {
  it.each([
    ['somebody else’s consequence', 'Unit costs must fall 5% a year or a rival takes the contract.'],
    ['a bet in both directions', "If he says yes i'm eating lobster if he doesn't i'm eating 35 bucks."],
  ])('%s: %s', (_, thesis) => expect(sentencesOf(thesis, 'falsifier-given')).toEqual([]))

  it.each([
    'If cover falls below 3.0 I sell.',
    'Growth must stay above 10% or I was wrong.',
    'If it turns negative again for two quarters, I am the fool who sells.',
  ])('but one that ends it is: %s', (thesis) => expect(sentencesOf(thesis, 'falsifier-given')).toHaveLength(1))
})

it('what somebody else expects is no test where the writer agrees', () =>
  expect(
    readBuiltIn(asked(decided('Everyone expects rates to soften; so do I, I write them.', { price: '40' }))).falsifiers,
  ).toEqual([]))

it('what the writer paid for lunch is no figure of the business', () =>
  expect(
    readBuiltIn(asked(decided('Parks are packed. There was a hotdog for 30 bucks.', { price: '40', confidence: 6 })))
      .sentences.map(({ text }) => text)
      .join(' '),
  ).not.toContain('30 bucks'))

describe('a size is one of the position', () => {
  it('and not of what the business measures', () =>
    expect(
      sentencesOf(
        'We revisit, and in all likelihood sell, should return on equity stay under 10% for a year.',
        'size-limited',
      ),
    ).toEqual([]))
  it('nor of what may be paid', () =>
    expect(sentencesOf("I'd pay 25x for a decade of 10% and no more.", 'size-limited')).toEqual([]))
  it('as before', () =>
    expect(
      sentencesOf(
        'I cannot judge China. So the position stays under 4% and I promise myself not to be surprised.',
        'size-limited',
      ),
    ).toHaveLength(1))
})

describe('a doubt is one that is owned', () => {
  it.each([
    'Shop visits grew 30%. My worry is not the engine.',
    "Margins are 30%. If that isn't a buy, I don't know what is.",
  ])('and not denied: %s', (thesis) => expect(sentencesOf(thesis, 'weighs-other-side')).toEqual([]))
  it('and quoted with what is not known', () =>
    expect(
      sentencesOf('Booked out to 2029. I cannot tell what congress does with it.', 'weighs-other-side').join(),
    ).toContain('“I cannot tell what congress does with it”'))
})

it('an event is quoted with its time', () =>
  expect(
    sentencesOf(
      'Failure to obtain approval on or before 30 June shall cause the position to be closed.',
      'events-named',
    ),
  ).toEqual([]))

it.each([
  'The question is whether 32 times 2028 earnings is too much.',
  'What matters is 22x 2028 free cash flow, and it reports well.',
])('a year whose earnings are paid for is no time ahead: %s', (thesis) =>
  expect(sentencesOf(thesis, 'standing-words').join(' ')).not.toMatch(/time ahead/),
)
