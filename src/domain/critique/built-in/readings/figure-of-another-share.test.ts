import { expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const figuresIn = (thesis: string): readonly string[] =>
  readBuiltIn(asked(decided(thesis, { price: '40' })))
    .sentences.filter(({ kind }) => kind === 'figures-named')
    .map(({ text }) => text)

test.each([
  'so boring, shopify makes +5% a day and mine sleeps',
  'Mine does nothing, tesla gained +9% in a week and I sit here.',
  'Visa trades at 28 times earnings and that is all I know.',
  'My neighbour laughs, because palantir returned +60% and this nothing.',
  'nvidia earns 55% margins, so why not this one',
  'Wolters Kluwer trades at 18 times earnings.',
  'Heineken sells at 14 times earnings.',
  'At Pepsi margins are 17%.',
])('a figure of another share is none of this one: %s', (thesis) => expect(figuresIn(thesis)).toEqual([]))

test.each(['asml earns 30% and my thing earns nothing', 'Beside it alphabet yields 31% on the capital.'])(
  'nor does it stand there as one: %s',
  (thesis) =>
    expect(
      readBuiltIn(asked(decided(thesis, { price: '40' })))
        .sentences.map(({ text }) => text)
        .join(),
    ).not.toMatch(/figure/),
)

test.each([
  'Acme has net debt of 2 times EBITDA.',
  'At Acme margins are 17%.',
  'Currently margins are 17%.',
  'Dividend yields 4 percent and is covered.',
  'Revenue grew 9% a month all spring.',
  'Orders made +7% in each half.',
])('one of its own is told: %s', (thesis) => expect(figuresIn(thesis)).toHaveLength(1))
