import { describe, expect, it } from 'vitest'
import { readBuiltIn } from './built-in-critic.ts'
import type { FindingKind } from './finding.ts'
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

  it('also where it is a limit that holds', () =>
    expect(sentencesOf('Costs are down to under 20% of sales and will fall further.', 'figures-named')).toHaveLength(1))
})

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
      sentencesOf(
        'Booked out to 2029. Nobody knows what congress does with it, me neither.',
        'weighs-other-side',
      ).join(),
    ).toContain('“Nobody knows what congress does with it, me neither”'))
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
