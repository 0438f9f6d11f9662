import { describe, expect, it } from 'vitest'
import type { FindingKind } from './basis/finding.ts'
import { readBuiltIn } from './built-in-critic.ts'
import { asked, decided } from './request.fixture.ts'

const sentencesOf = (thesis: string, kind: FindingKind): readonly string[] =>
  readBuiltIn(asked(decided(thesis, { price: '40', confidence: 6 })))
    .sentences.filter((sentence) => sentence.kind === kind)
    .map(({ text }) => text)

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
