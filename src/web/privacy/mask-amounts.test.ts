import { beforeAll, expect, it } from 'vitest'
import { exactUsdWords } from '#domain/prices/exact-format.ts'
import { usdWords } from '#domain/prices/money-format.ts'
import { seeded } from '#test/support/seeded.ts'
import { learnOwnWords, maskAmounts, maskParted } from './mask-amounts.ts'

beforeAll(learnOwnWords)

const masked = (text: string) => maskAmounts(text, '•••')

it.each([
  ['$1,212.30', '•••'],
  ['+$1.18 (+3.20%)', '••• (+3.20%)'],
  ['−$22.31, −18.40%', '•••, −18.40%'],
  ['$0.0042 a share', '••• a share'],
  ['$120', '•••'],
  ['$1.2M and $8 billion by now.', '••• and ••• by now.'],
  ['between $120-130, or $5–$6', 'between •••, or •••'],
  ['Sells 3 shares at $18,000 = $54,000: 100 times', 'Sells ••• shares at ••• = •••: 100 times'],
  ['at $60.00, 30 sold at $60.20 on Sept 20, 2024', 'at •••, ••• sold at ••• on Sept 20, 2024'],
  ['at $136.91, 18 held', 'at •••, ••• held'],
  ['at $5.00, 4 until Aug 15, 2025 at $6.00', 'at •••, ••• until Aug 15, 2025 at •••'],
  ['at $5.00, 4 bought again at $6.00', 'at •••, ••• bought again at •••'],
  ['11 were reached: 3 kept, 8 held through', '11 were reached: 3 kept, 8 held through'],
  ['Three shares, two contracts and eleven of my shares', '••• shares, ••• contracts and ••• of my shares'],
  ['three hundred shares, twenty-five more shares', '••• shares, ••• more shares'],
  ['Never more than 5% in one share, and one share only', 'Never more than 5% in one share, and one share only'],
  ['Drei Aktien, zwölf Kontrakte, dreihundert Aktien', '••• Aktien, ••• Kontrakte, ••• Aktien'],
  ['The Buy of Jun 3, 2026 put $900.00 in.', 'The Buy of Jun 3, 2026 put ••• in.'],
  ['MSFT · 4 at $498.60 · 7/10', 'MSFT · ••• at ••• · 7/10'],
  // In German a no-break space stands before the sign.
  ['IBM · 10 zu 1.140,00\u00a0$ · 6/10', 'IBM · ••• zu ••• · 6/10'],
  ['Kurs vom 6. Apr. 2025 · 4 zu 50,00\u00a0$', 'Kurs vom 6. Apr. 2025 · ••• zu •••'],
  ['+40,00\u00a0%, realisiert: −22,31\u00a0$', '+40,00\u00a0%, realisiert: •••'],
  ['Take-Profit vor 3 Tagen erreicht, bei 98,92\u00a0$', 'Take-Profit vor 3 Tagen erreicht, bei •••'],
  ['1 Aktie, 2,5 Aktien, 3 Kontrakte', '••• Aktie, ••• Aktien, ••• Kontrakte'],
  [
    'Split, 4 neue für 1 alte Aktien, noch nicht festgehalten',
    'Split, 4 neue für 1 alte Aktien, noch nicht festgehalten',
  ],
  ['Mit Kursen vom 10. März 2023 bis 12. Jan. 2024.', 'Mit Kursen vom 10. März 2023 bis 12. Jan. 2024.'],
  ['Ihr letzter Tag war der 20. Nov. 2026, 14:05', 'Ihr letzter Tag war der 20. Nov. 2026, 14:05'],
  ['IBM · stock · 1,250.5 shares', 'IBM · stock · ••• shares'],
  ['You bought 3 call options on Disney (strike $100.00)', 'You bought ••• call options on Disney (strike •••)'],
  ['You sold 1 put option on Disney', 'You sold ••• put option on Disney'],
  ['You bought another 2 call options on Disney', 'You bought another ••• call options on Disney'],
  ['paid 250 USD, USD 12.50 and 8 million dollars', 'paid •••, ••• and •••'],
  ['Stop moved from $90.00 to $85.00.', 'Stop moved from ••• to •••.'],
  ['It cost US$5 then, €7 now.', 'It cost ••• then, ••• now.'],
  ['Sold at 58.75 and bought back at 60.', 'Sold at ••• and bought back at •••.'],
  ['My stop is at 85, my target 120.', 'My stop is at •••, my target •••.'],
  ['I paid 300 for it in 2024, and it is worth 18,000 now', 'I paid ••• for it in 2024, and it is worth ••• now'],
  ['The stop moved from 85.50 to 90.', 'The stop moved from ••• to •••.'],
  ['I put 20k in, then 1.5M, then 8 billion.', 'I put ••• in, then •••, then •••.'],
  ['500 € each, 500€ in all, €500,- or 12 500,50 €', '••• each, ••• in all, ••• or •••'],
  ['5000 EUR, 500 eur, EUR 5.000 and 1.234,56 €', '•••, •••, ••• and •••'],
  ['CHF 500, ¥5000, ₹1,00,000, A$20, Rs. 500 and 1’234.50 CHF', '•••, •••, •••, •••, ••• and •••'],
  ['5 grand, five grand, twenty-five thousand dollars, 300 quid', '•••, •••, •••, •••'],
  [
    'I hold 200 IBM shares and 50 more Berkshire Hathaway shares',
    'I hold ••• IBM shares and ••• more Berkshire Hathaway shares',
  ],
  ['200 of my shares; sold 30 of them, and lost 450 on it', '••• of my shares; sold ••• of them, and lost ••• on it'],
  ['18000 in place of 180.00, or 18.000,00', '••• in place of •••, or •••'],
  ['Buy on Dec 5, 2026 at $121.23', 'Buy on Dec 5, 2026 at •••'],
  ['Last entry Hold on Oct 16, 2026 at $98.92, 7/10', 'Last entry Hold on Oct 16, 2026 at •••, 7/10'],
  [
    'Sold Oct 16, 2026, bought 2026-06-10 at $5; bought in 2024 at 60',
    'Sold Oct 16, 2026, bought 2026-06-10 at •••; bought in 2024 at •••',
  ],
  ['Gekauft am 5. Dezember 2026 für 1.234,56 €, 05.12.2026', 'Gekauft am 5. Dezember 2026 für •••, 05.12.2026'],
  ['Q3 2026 IBM shares: 200 USD', 'Q3 2026 IBM shares: •••'],
  ['was 8 of 10 at $121.23; this Hold is 8 of 10 at $116.80', 'was 8 of 10 at •••; this Hold is 8 of 10 at •••'],
  ['Trimmed 8 of 10 shares', 'Trimmed 8 of ••• shares'],
  ['Sells 2 shares at $90. 8 are left.', 'Sells ••• shares at •••. ••• are left.'],
  ['for $5.00 less than they cost. 1 is left.', 'for ••• less than they cost. ••• is left.'],
  ['Quantity is 10 now.', 'Quantity is ••• now.'],
  ['Quantity corrected from 10 to 100: typed twice', 'Quantity corrected from ••• to •••: typed twice'],
  ['Changes the quantity from 1,250.5 to 12.', 'Changes the quantity from ••• to •••.'],
  ['Then: it cost $100.00 (now $10.00); held 8 (now 10).', 'Then: it cost ••• (now •••); held ••• (now •••).'],
  ['sold 3 of 10', 'sold ••• of •••'],
  ['the other 7, after a part was sold', 'the other •••, after a part was sold'],
  ['You hold 15. To sell all of it, use Sell.', 'You hold •••. To sell all of it, use Sell.'],
  ['You held 1,250.5 then, and Sell Some leaves', 'You held ••• then, and Sell Some leaves'],
  ['sold 4, and you would have held 2 then. If that', 'sold •••, and you would have held ••• then. If that'],
  ['I still own 40, and we held 8', 'I still own •••, and we held •••'],
  ['I put 3M in', 'I put ••• in'],
  ['Buy 8 more', 'Buy ••• more'],
  ['this Buy at $7.05 may be one.', 'this Buy at ••• may be one.'],
  ['It cost 57.00 dec sea', 'It cost ••• dec sea'],
  ['$25 may be the floor, and $8,500 may be all', '••• may be the floor, and ••• may be all'],
  ['It fell by $8 of October gains', 'It fell by ••• of October gains'],
  ['I put $12 March calls and 30 Dec calls sold', 'I put ••• March calls and ••• Dec calls sold'],
  ['I paid EUR 25 May be, CHF 1 200 Dec', 'I paid ••• May be, ••• Dec'],
  ['My stop at 15 may be hit, my target 25 march on', 'My stop at ••• may be hit, my target ••• march on'],
  ['In May 12.50 was paid, in March 20 shares, in Dec 1,250', 'In May ••• was paid, in March ••• shares, in Dec •••'],
  ['In May 2000 shares for $2000-12', 'In May ••• shares for •••'],
])('%s becomes %s', (text, expected) => {
  expect(masked(text)).toBe(expected)
})

it.each([
  '45%',
  '1M',
  '3M',
  '6M',
  'Buy 8',
  'Sell 10',
  'At 8 of 10 you were sure',
  'confidence 8 of 10',
  'Confidence 9/10 from 6',
  'Confidence 6 / 10 at first 8',
  '4-for-1 split on Jun 10, 2026',
  'A 4-for-1 split makes 4 new shares of each old one.',
  'Of a 1-for-10 split, 1 share is new for 10 old ones.',
  'Hold 8',
  'we held 3 years, and I have held since 2019; I own 5% of it',
  'grow above 8% for three quarters, on page 12',
  'passed 61 days ago',
  'No figure.',
  'Stop of 10% below cost, target 3 years out, sold after 2 quarters',
  'Buy at 8 of 10 on Nov 22, 2026, 14:05',
  'up 1,250%, 8.25% a year, 2.25 points, a score of 0.31',
  '10,000 accounts; 2026-06-10; version 1.25.3',
  'Dec 5, 2026; 5 December 2026; December 2026; Q3 2026; FY 2026; 12/5/2026; since 2019; to be sold by 2027',
  '4 new shares for 1 old one, after 2 quarters, in 3 years shares fell',
  'a grand plan, two of us, the 401k, a 10-K filing, 20k users, one in twenty',
  'Sold on 15 May, Mar 3 and MAY 4; due 15 may 2026 and nov 22',
  'Form 10-K of 2026, 8.25% and 1,250% a year, 12.50 points',
])('%s stays', (text) => {
  expect(masked(text)).toBe(text)
})

it.each([
  ['I bring my average down to 61', 'I bring my average down to •••'],
  ['It will come back to 90.', 'It will come back to •••.'],
  ['liked it at 62, went from 35 to 62', 'liked it at •••, went from ••• to •••'],
  ['18, then 24, then 30; calls are at 104', '•••, then •••, then •••; calls are at •••'],
  ['sure it goes to 61 from an average of 45', 'sure it goes to ••• from an average of •••'],
])('in people’s own words and in what quotes them a bare number is hidden: %s', (words, hidden) => {
  expect(maskAmounts(words, '•••', true)).toBe(hidden)
  expect(masked(`Hold, confidence 8 of 10. “${words}”`)).toBe(`Hold, confidence 8 of 10. “${hidden}”`)
  expect(masked(`Z = −2.5 of 12: “${words}” and „${words}“, 12 then: “${words}…`)).toBe(
    `Z = −2.5 of 12: “${hidden}” and „${hidden}“, 12 then: “${hidden}…`,
  )
  expect(masked('Z = −2.5, 12 assets, 43 of 61')).toBe('Z = −2.5, 12 assets, 43 of 61')
})

it.each([
  'up 45%, by 8 to 10 percent, 5–7 years, 61 days, 3 straight quarters, 30-year bonds',
  '200 members, 8 stores, 3 times, 2 of 3 cases, 6/10, 14:05',
  'confidence 8, then 6; 8 of 10 sure; a score of 0.31; since 2019; on Mar 5, 2016',
  'the S&P 500, an iPhone 17, a 10-K, Q3, a 4-for-1 split',
])('and stays there where it is no price: %s', (words) => {
  expect(maskAmounts(words, '•••', true)).toBe(words)
})

it.each([
  [
    ['at $', '108', '.62 on Nov 2'],
    ['at •••', '', ' on Nov 2'],
  ],
  [
    ['I paid ', '300', ' for it'],
    ['I paid ', '•••', ' for it'],
  ],
  [
    ['Sells ', '3', ' shares at ', '$5'],
    ['Sells ', '•••', ' shares at ', '•••'],
  ],
  [
    ['up ', '45', '%, on Dec 5, ', '2026', ' at $5'],
    ['up ', '45', '%, on Dec 5, ', '2026', ' at •••'],
  ],
])('an amount that is split as in %j is masked as a whole', (parts, expected) => {
  expect(maskParted(parts, '•••')).toEqual(expected)
})

it('takes no amount for a day, whatever month stands behind it', () => {
  const months = ['may', 'May', 'MAY', 'march', 'March', 'Mar', 'dec', 'Dec', 'December', 'Oct', 'sept.', 'juni']
  const chance = seeded(12)
  for (let nth = 0; nth < 2_000; nth += 1) {
    const amount = usdWords((chance.next() * 10 ** chance.whole(0, 5)).toFixed(chance.whole(0, 2)))
    const month = `${chance.oneOf(['', 'of ']) ?? ''}${chance.oneOf(months) ?? ''}`
    expect(masked(`It was ${amount} ${month} then`)).toBe(`It was ••• ${month} then`)
  }
})

it('leaves no digit of any amount that the pages write', () => {
  const chance = seeded(11)
  for (let nth = 0; nth < 2_000; nth += 1) {
    const amount = `${chance.oneOf(['', '-']) ?? ''}${(chance.next() * 10 ** chance.whole(-4, 9)).toFixed(chance.whole(0, 6))}`
    for (const words of [usdWords(amount), exactUsdWords(amount)])
      expect(masked(`Worth ${words}, then ${words}.`), words).toBe('Worth •••, then •••.')
  }
})

it.each([
  ['Menge korrigiert von 10 auf 73: Vertippt', 'Menge korrigiert von ••• auf •••: Vertippt'],
  [
    'Ändert die Menge von 10 auf 7,5. Danach: gehalten 8 (jetzt 10).',
    'Ändert die Menge von ••• auf •••. Danach: gehalten ••• (jetzt •••).',
  ],
  ['Menge jetzt: 10.', 'Menge jetzt: •••.'],
  ['3 von 10 verkauft', '••• von ••• verkauft'],
  ['du hast 3 von 10 verkauft; mit den übrigen 7 hast du', 'du hast ••• von ••• verkauft; mit den übrigen ••• hast du'],
  ['die übrigen 1.250,5, nachdem ein Teil verkauft war', 'die übrigen •••, nachdem ein Teil verkauft war'],
  ['zu 83,00\u00a0$, 12 gehalten', 'zu •••, ••• gehalten'],
  ['12 verkauft zu 83,00\u00a0$ am 5. März 2026', '••• verkauft zu ••• am 5. März 2026'],
  ['4 von 5 Behauptungen sind eingetreten', '4 von 5 Behauptungen sind eingetreten'],
  ['Danach bleiben 60. Danach hältst du 12 Aktien.', 'Danach bleiben •••. Danach hältst du ••• Aktien.'],
])('hides what the pages say of quantities in German: %s', (words, hidden) => {
  expect(masked(words)).toBe(hidden)
})
