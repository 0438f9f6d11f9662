import { expect, it } from 'vitest'
import { priceAims } from './price-aims.ts'

const aimsOf = (text: string, ...prices: string[]) =>
  priceAims(text, prices.length === 0 ? ['61.75'] : prices).map(({ from, to }) => text.slice(from, to))

it.each([
  ['I see 150 within a year.', '150'],
  ['I still see it at 150.', '150'],
  ['I expect 150 by Christmas.', '150'],
  ['I want to see 150 before I sell.', '150'],
  ['It doubles to 120, if anything.', '120'],
  ['My target is 150.', '150'],
  ['Price target: 150', '150'],
  ['Target 150, stop by my own rule.', '150'],
  ['It is worth 90 to me, says my sheet. Worth 90.', '90'],
  ['Fair value of 95.50, by my model.', '95.50'],
  ['It should be at 150 in a year.', '150'],
  ['The stock will reach 150.', '150'],
  ["It'll hit 150 soon.", '150'],
  ['It goes to 150.', '150'],
  ['It is going to 150.', '150'],
  ['IONQ goes back to 100, then we talk.', '100'],
  ['Mark sees 150 by summer.', '150'],
  ['I sell half at 120.', '120'],
  ['I hold until it hits 120.', '120'],
  ['Out at 55, no discussion.', '55'],
  ['150 is my target.', '150'],
  ['Everybody has a 150 target.', '150'],
  ['150 within two years, easily.', '150'],
  ['Kursziel 150.', '150'],
  ['Ich sehe die Aktie bei 150.', '150'],
  ['Die Aktie steigt auf 150.', '150'],
])('“%s” aims at a price', (text, aim) => {
  expect(aimsOf(text)).toContain(aim)
})

it.each([
  'It went from 35 to 62 since March while I sat there.',
  'It went back to 62.',
  'It reached 80 in May and fell to 50 after it.',
  'If I liked it at 62 I have to love it at 47.',
  'They open 30 stores, and I see 40 new ones.',
  'I see 30 stores within a year.',
  'I expect 30 launches.',
  'I see 15% of growth.',
  'It trades at 30x, and should go to 40x.',
  'Rates go to 20.',
  'Brings my average down to 55.97.',
  'I have 25 shares.',
  'I see 20-year leases.',
  'I see 2027 as the year.',
  'My target is $150.',
  'I see 1500 within a year.',
  'I see 5 within a year.',
  'The target is 30 stores within a year.',
])('“%s” does not', (text) => {
  expect(aimsOf(text)).toEqual([])
})

it('no number is a price where none is known, and one of the size of any of them may be', () => {
  expect(priceAims('I see 150 within a year.', [])).toEqual([])
  expect(aimsOf('The stock has to be at 124.12 by June.', '4')).toEqual([])
  expect(aimsOf('The stock has to be at 124.12 by June.', '4', '120')).toEqual(['124.12'])
})
