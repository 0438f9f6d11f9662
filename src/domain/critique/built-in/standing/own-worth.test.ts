import { expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { oddsBetweenWorths } from './own-worth.ts'

const oddsIn = (thesis: string) =>
  oddsBetweenWorths(asked(decided(thesis, { price: '50' }))).map(({ values }) => values.cases)

test.each([
  ['If the panel votes no, the shares are worth 20 perhaps; if yes, 80.', '50'],
  ['Bear: orders -20%, 16x => 40. Bull: 65.', '40'],
  ['Fair value on my sheet: 60 in the normal case, 45 if the slump goes on.', '33'],
])('two cases of the writer’s own, with the price between them, have their odds: %s', (thesis, cases) =>
  expect(oddsIn(thesis)).toEqual([cases]),
)

test.each([
  'My low case is 55, my high case is 70.',
  'My fair value is 60.',
  'Bear: orders -20%. Bull: 65.',
  'Bear: 40 stores close. Bull: 65 open.',
  'Analysts see it worth 40 to 65.',
  'Bear: 40%. Bull: 65%.',
])('and others have none: %s', (thesis) => expect(oddsIn(thesis)).toEqual([]))
