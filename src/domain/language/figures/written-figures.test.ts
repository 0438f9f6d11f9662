import { expect, it } from 'vitest'
import { indexFigures, sameFigures } from './figure-index.ts'
import { writtenFigures } from './written-figures.ts'

/** The figures of a text that are not in what was given, as they are marked. */
const notGiven = (text: string, given: string): string[] => {
  const givenFigures = indexFigures(writtenFigures(given).map((figure) => ({ figure })))
  return writtenFigures(text)
    .filter((figure) => !figure.isCount && sameFigures(figure, givenFigures).next().done)
    .map((figure) => figure.text)
}

it.each([
  ['Gross margin 72% is what you count on.', ['72%']],
  ['Revenue declined 33%, and orders decreased 40%.', ['33%', '40%']],
  ['It is sold in 30 markets, and you made 47 decisions.', ['30', '47']],
  ['Growth may 20% surprise you, and since March 31% is gone.', ['20%', '31%']],
  ['The 25 may be too many.', ['25']],
  ['You hold 2000 shares.', ['2000']],
])('a word or a unit beside a number makes no day or year of it: %s', (text, figures) => {
  expect(notGiven(text, 'Nothing.')).toEqual(figures)
  expect(notGiven(text, text)).toEqual([])
})

it.each([
  'On May 25, on 14 March 2026 and on the 3rd of August; in Sept. 2025, on Dec 31 and in 2024.',
  'Am 6. März und am 12. Mai 2026, le 14 juillet, le 3 févr. 2026, el 3 de mayo de 2025, il 15 maggio.',
])('days are no amounts: %s', (text) => {
  expect(notGiven(text, 'Nothing.')).toEqual([])
})

it.each([
  ['a range', 'It should grow 3-7% a year.', 'You count on 7%, or 3–7%.'],
  ['a sign before its number', 'Marj %47 olacak, yani yüzde 12.', 'Yüzde 12 and 47%.'],
  [
    'a number without a space before it',
    '海外の営業利益率は17%まで上昇し、北米は25%増収。',
    '17% と 25% を挙げています。',
  ],
  ['percent in other languages', 'Marża 47 procent, 12 per cento, 31 процентов.', '47%, 12% and 31%.'],
  ['thousands parted by spaces', 'Mon objectif est de 1 500 euros.', 'Vous visez 1500 €, or 1\u202f500 euros.'],
  ['a list parted by spaces', 'I buy at 98 112 121.', 'You buy at $98, $112 and $121.'],
  ['a currency written otherwise', 'Ziel 1.500 Euro, then £20.', '1500 € and 20 pounds.'],
])('%s is the same figure in other words', (_, given, text) => {
  expect(notGiven(text, given)).toEqual([])
})

it.each([
  ['the end of a range', 'It should grow 3-7% a year.', 'You count on 3-47%.', ['47%']],
  ['another currency', 'Ziel 1.500 Euro.', 'You aim at $1,500.', ['$1,500']],
  ['a percentage that was an amount', 'I paid 47 euros.', 'You lost 47%.', ['47%']],
  ['thousands of which only the end was given', 'J’ai payé 500 euros.', 'Vous visez 1 500 euros.', ['1 500 euros']],
])('%s is none that was given', (_, given, text, figures) => {
  expect(notGiven(text, given)).toEqual(figures)
})
