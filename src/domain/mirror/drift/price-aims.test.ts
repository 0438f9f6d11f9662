import { expect, it } from 'vitest'
import { priceAims } from './price-aims.ts'

const NAMES = ['IONQ', 'IonQ']

const aimsOf = (text: string, ...prices: string[]) =>
  priceAims(text, { names: NAMES, prices: prices.length === 0 ? ['61.75'] : prices }).map(({ from, to }) =>
    text.slice(from, to),
  )

it.each([
  ['I see 150 within a year.', '150'],
  ['I still see it at 150.', '150'],
  ['I expect 150 by Christmas.', '150'],
  ['I want to see 150 before I sell.', '150'],
  ['It doubles to 120, if anything.', '120'],
  ['My target is 150.', '150'],
  ['Price target: 150', '150'],
  ['Target 150, stop by my own rule.', '150'],
  ['It is worth 90 to me, says my sheet.', '90'],
  ['Fair value of 95.50, by my model.', '95.50'],
  ['It should be at 150 in a year.', '150'],
  ['The stock will reach 150.', '150'],
  ["It'll hit 150 soon.", '150'],
  ['It goes to 150.', '150'],
  ['It is going to 150.', '150'],
  ['IONQ goes back to 100, then we talk.', '100'],
  ['IonQ should trade at 110 by then.', '110'],
  ['Analysts see the stock at 150.', '150'],
  ['I sell half at 120.', '120'],
  ['I hold until it hits 120.', '120'],
  ['Out at 55, no discussion.', '55'],
  ['150 is my target.', '150'],
  ['Everybody has a 150 price target.', '150'],
  ['The stock is cheap, and it should get back to 90.', '90'],
  ['I like it here. It should get back to 90.', '90'],
  ['At 120 I sell the half of it.', '120'],
  ['Margins are fat. I expect the stock to reach 110 by June.', '110'],
  ['Margins grow, and the stock goes to 90.', '90'],
  ['Kursziel 150.', '150'],
  ['Ich sehe die Aktie bei 150.', '150'],
  ['Die Aktie steigt auf 150.', '150'],
  ['Bis Sommer steigt IONQ auf 120.', '120'],
  ['Der Kurs soll bis Weihnachten auf 110 steigen.', '110'],
  ['Ich glaube, dass die Aktie auf 110 steigt.', '110'],
  ['Die Aktie ist 90 wert.', '90'],
  ['Ich verkaufe die Hälfte bei 120.', '120'],
  ['Bei 120 verkaufe ich.', '120'],
  ['Mein Ziel ist 110.', '110'],
  ['Fairer Wert 95.', '95'],
  ['IonQ dürfte 120 erreichen.', '120'],
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
  'PE should fall to 15.',
  'The P/E has to come down to 25, then it is cheap.',
  'Headcount will rise to 120.',
  'Occupancy should get to 90 by summer.',
  'The combined ratio goes to 95.',
  'The headcount of IonQ will rise to 120.',
  "IonQ's backlog should reach 90.",
  'Headcount at IonQ will rise to 120.',
  'Demand for the stock will rise to 90.',
  'The number of shares will fall to 90.',
  'Headcount is low. It will rise to 120.',
  'Occupancy is low. It should get to 90.',
  'They run 90 stores. I see 120 within a year.',
  'Occupancy rises. I see 90 by summer.',
  'Margin of 20 and I expect 30 in a year.',
  'My target for the margin is 40.',
  'Target 120 for the headcount.',
  'Management sees 120 by the end of next year.',
  'Their goal is 120 by 2027.',
  'They sell at 40 each, which is too cheap.',
  'I sell at 60 times earnings.',
  'I sell when the margin is at 40.',
  'I get out at 65 and retire.',
  'I retire at 65.',
  'The stock should trade at 20 forward earnings.',
  'IonQ should trade at 30 next-year earnings.',
  'I doubt the stock will reach 150.',
  'The stock will not go to 150.',
  "I don't see 150.",
  'Rocket launches might get to 50 per year.',
  'Gold goes to 100.',
  'Marge steigt auf 40.',
  'Das KGV sollte auf 20 fallen.',
  'Die Zahl der Filialen wird auf 120 steigen.',
  'Die Mitarbeiterzahl bei IonQ steigt auf 120.',
  'Die Belegschaft wächst. Sie steigt auf 120.',
  'Der Umsatz soll auf 90 steigen.',
  'Der Ölpreis steigt auf 90.',
  'Der Kurs des Euro geht auf 120.',
  'Ich erwarte 120 Filialen.',
  'Auslastung heute niedrig, ich sehe 90 in einem Jahr.',
  'Ich verkaufe bei 30 Grad kein Eis.',
  'Ich glaube nicht, dass die Aktie auf 150 steigt.',
  'Mein Ziel sind 120 Filialen.',
  'IonQ has 90 stores and should get to 120.',
  'It lost staff. The company will get to 120 again.',
  'Sie stellen ein. Es sollte auf 120 steigen.',
  'They run 90 stores, and IonQ should get to 120.',
  'They run 90 stores. IonQ should get to 120.',
  'Tickets are cheap and the price will go to 90.',
  'My P/E target is 25.',
  'My weight goes to 90.',
  'The Dow goes to 90 thousand.',
  'Revenue per head will top 120.',
  'The fair value of the building is 95.',
  'I expect 120 or 130 flights.',
  'I want 120 in the team.',
  'I think nobody sees 150.',
  'ROE sollte bei 30 liegen, ich erwarte 40.',
  'Die Rendite fällt, und dann sehe ich 30.',
  'Meine Rente: mit 65 verkaufe ich.',
  'IonQ should be at 40 in the league.',
  'We see 40 in the pipeline.',
  'I sell at 60, when I am old.',
  'The stock should trade at 25 on next year’s numbers.',
  'Stock-based pay will fall to 90.',
  'Treasury stock will rise to 90.',
])('“%s” does not', (text) => {
  expect(aimsOf(text)).toEqual([])
})

it.each([
  'I sell at 8 in the morning.',
  'I sell at 8:30, before it opens.',
  "I'm out at 8 on Friday.",
  'Out at 9 sharp.',
  'Ich verkaufe ab 9 Uhr.',
  'Ich verkaufe bei 9 am Morgen.',
])('a time is none, of whatever size the price is: %s', (text) => {
  expect(aimsOf(text, '9.20')).toEqual([])
})

it('what names no share is near to the price of its day', () => {
  expect(aimsOf('I sell at 180.')).toEqual(['180'])
  expect(aimsOf('I sell at 190.')).toEqual([])
  expect(aimsOf('The stock goes to 190.')).toEqual(['190'])
  expect(aimsOf('The stock goes to 618.')).toEqual([])
})

it('no number is a price where none is known, and one of the size of any of them may be', () => {
  expect(priceAims('I see 150 within a year.', { names: NAMES, prices: [] })).toEqual([])
  expect(aimsOf('The stock has to be at 124.12 by June.', '4')).toEqual([])
  expect(aimsOf('The stock has to be at 124.12 by June.', '4', '120')).toEqual(['124.12'])
})

it('a name is one with its capital letters alone', () => {
  const named = (text: string) => priceAims(text, { names: ['ALL'], prices: ['60'] })
  expect(named('ALL should go to 90.')).toHaveLength(1)
  expect(named('Stores, all should go to 90.')).toEqual([])
})
