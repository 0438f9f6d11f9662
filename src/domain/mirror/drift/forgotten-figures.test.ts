import { describe, expect, it } from 'vitest'
import { forgottenFigures as forgotten } from './forgotten-figures.ts'

const forgottenFigures = (...told: Parameters<typeof forgotten>) => forgotten(...told).map(({ figure }) => figure)

const THESIS = 'Margins reach 20% in June, or I was wrong.'

it('are the same each time that a text is read, and a month is that of the day on which it was written', () => {
  const first = { text: THESIS, on: '2026-02-01' }
  const sameYear = { text: 'I look again in June.', on: '2026-03-01' }
  const nextYear = { text: 'I look again in June.', on: '2027-03-01' }
  for (const _ of ['first', 'second']) {
    expect(forgottenFigures(first, [sameYear])).toEqual(['20%'])
    expect(forgottenFigures(first, [nextYear])).toEqual(['20%', 'June'])
  }
})

it('are those of the texts asked about, however many were read before', () => {
  const later = Array.from({ length: 2_100 }, (_, nth) => ({ text: `Nothing new${'.'.repeat(nth)}`, on: '2026-03-01' }))
  const first = { text: THESIS, on: '2026-02-01' }
  expect(forgottenFigures(first, later)).toEqual(['20%', 'June'])
  expect(forgottenFigures(first, later)).toEqual(['20%', 'June'])
})

it('are found in other words, in other units, and as the quarter or the month of a year', () => {
  const first = { text: 'Revenue grows 8% and margins reach $1.5 billion by March 2025, after Q3.', on: '2024-09-02' }
  const later = [{ text: 'Eight percent again, 1.5bn of margins on track, due by 3/2025.', on: '2024-10-01' }]
  expect(forgottenFigures(first, later)).toEqual(['Q3'])
  expect(forgottenFigures(first, [...later, { text: 'The third quarter went well.', on: '2024-10-02' }])).toEqual([])
  expect(forgottenFigures(first, [{ text: 'Nothing of it, but on 4/5/2025.', on: '2024-10-01' }])).toHaveLength(4)
})

it.each([
  ['Margins of 12%.', 'Margins of twelve percent.'],
  ['A cut of 0.5 points.', 'A cut of 50 basis points.'],
  ['Sales of $1.5 billion.', 'Sales of 1,500 million dollars.'],
  ['Sales of $2,000.', 'Sales of 2k dollars.'],
  ['Costs fall by 0.05%.', 'Costs fall by .05%.'],
  ['Sales of $7 million.', 'Sales of seven million dollars.'],
  // In words.
  ['Cash of $12 a share.', 'Twelve dollars a share in cash.'],
  ['Cash of $12 a share.', 'A dozen dollars in cash.'],
  ['Cash of $12.50 a share.', 'Twelve and a half dollars in cash.'],
  ['A price of $50.', 'Fifty bucks.'],
  ['A price of $150.', 'A hundred and fifty dollars.'],
  ['A price of $1,500.', 'A thousand five hundred dollars.'],
  ['Sales of $1.5bn are expected.', 'The billion and a half in sales came.'],
  ['Sales of $250m are expected.', 'A quarter of a billion in sales.'],
  ['Costs fall by $1,000,000.', 'Costs fall by a million.'],
  ['It yields 4.5%.', 'The four and a half percent stays.'],
  ['A margin of 0.5% is too little.', 'Half a percent is nothing.'],
  ['A margin of 50% is a lot.', 'Half of revenue is margin.'],
  ['It may rise 100%.', 'It has doubled.'],
  ['Growth of 8.8% a year.', 'Nearly nine percent came.'],
  // Without a unit of its own.
  ['Growth of 8% a year.', 'Growth at 8 or more.'],
  ['Cash of $18 a share.', '18, then 24.'],
  ['Growth of 8% a year.', 'It is 8 points now.'],
  ['Cash of $6 billion carries it.', 'Of the 6 I wrote about they spent nothing.'],
  ['Cash of $6 billion carries it.', 'Of the six I wrote about they spent nothing.'],
  ['Cash of $1.5 billion carries it.', '1.5 it was.'],
  ['Sales of $1,500 million.', 'The 1,500 came.'],
  ['Sales of $400k a month.', 'The 400 came.'],
  // As a fraction.
  ['It yields 4.5%.', 'The 4 1/2 percent stays.'],
  ['It yields 4.5%.', 'The 4½% stays.'],
  ['It yields 0.75%.', 'The 3/4 percent stays.'],
  ['Sales of $2.25bn.', 'Sales of 2 1/4 billion.'],
  // As a share.
  ['Growth of 8% a year.', 'Growth of 0.08 is gone.'],
  // Dates.
  ['The report in March 2026 decides.', 'The March report came and decided it.'],
  ['The report in June 2026 decides.', 'It reported in June.', '2026-07-20'],
  ['The report on March 3, 2026 decides.', 'On 3/3/26 it came.'],
  ['The report on March 7, 2026 decides.', 'On 7/3/26 it came.'],
  ['It is done by December 2026.', 'By the end of the year it will be done.'],
  ['By mid-2026 we know.', 'In the summer of 2026 we know.'],
  ['H1 2026 decides.', 'The first half was good.'],
  // A day within a month, a quarter, a half or a year, after it or before.
  ...[
    'on August 15',
    'on Aug. 15',
    'on 15 August',
    'on the 15th of August',
    'on August 15th, 2026',
    'on 15-Aug-26',
  ].map((day) => ['The report in August decides.', `The report came ${day}, and it is fine.`, '2026-08-18']),
  ...['2026-08-15', '2026/8/15', '8/15', '15/8', '8/15/26', '15.8.2026', '15.08.26', '15.8.', '8-15-2026'].map(
    (day) => ['The report in August decides.', `The report came on ${day}, and it is fine.`, '2026-08-18'],
  ),
  ['The report in August decides.', 'On August 14 I know more.'],
  ['The report in August decides.', 'On 8/9/2026 it came.', '2026-09-18'],
  ['I decide before August.', 'The August report came.', '2026-08-18'],
  ['I decide before August.', 'On August 3 I decided.', '2026-08-18'],
  ['Q3 2026 decides.', 'On Aug 15 it came.', '2026-08-18'],
  ['Q3 2026 decides.', 'In August 2026 it came.', '2026-09-18'],
  ['H2 2026 decides.', 'On 15.8.2026 it came.', '2026-08-18'],
  ['By the end of 2026 we know.', 'FY26 decides.'],
  ['By mid-2026 we know.', 'On July 2 we know.', '2026-06-18'],
  ['By mid-2026 we know.', 'The June report says it.', '2026-06-18'],
  ['I decide before 2027.', 'On March 3, 2027 I decided.', '2027-03-04'],
  ['By the end of 2026 we know.', 'On Aug 15, 2026 it came.', '2026-08-18'],
  // An exact day.
  ...[
    '8/15',
    '8/15/26',
    '15.8.',
    '15.8.2026',
    '8-15-2026',
    'the 15th',
    'the fifteenth',
    'August fifteenth',
    '15-Aug-26',
    '20260815',
  ].map((day) => ['It is approved by August 15.', `It was approved on ${day}, as hoped.`, '2026-08-20']),
  ...['In August', 'Mid-August', 'Am 15. August', 'Mitte August', 'Am 15.', 'In Q3', 'In the summer', 'Yesterday'].map(
    (when) => ['It is approved by August 15.', `${when} it was approved.`, '2026-08-16'],
  ),
  // A part of a year.
  ...[
    'Third-quarter',
    '3rd-quarter',
    'Quarter three',
    'July',
    '3Q26',
    'Q3/26',
    'Drittes Quartal:',
    'Im 3. Quartal',
    'Second half:',
  ].map((when) => ['Q3 decides.', `${when} margins were fine.`, '2026-10-20']),
  ...['2H', '2H26', 'Second-half', 'October', 'Back half:', 'Im zweiten Halbjahr', '2. Halbjahr:', 'Year-end'].map(
    (when) => ['H2 2026 decides.', `${when} margins are fine.`, '2026-11-20'],
  ),
  ...['in 28', 'in FY28', 'in two years', 'in 2027/28', 'im Jahr 2028', 'in zwei Jahren'].map((when) => [
    'The patent ends in 2028.',
    `It ends ${when}, as before.`,
    '2026-08-20',
  ]),
  // Counted from the day of writing.
  ...['Two days ago', 'Five days ago', 'A week ago', 'On the weekend', 'The fifteenth came:', 'On 08-15'].map(
    (when) => ['It is approved by August 15.', `${when} it was approved.`, '2026-08-18'],
  ),
  ...['in three weeks', 'three weeks from now', 'two more weeks', 'two weeks until it', 'by mid-month'].map((when) => [
    'It is approved by August 15.',
    `They decide, ${when}.`,
    '2026-07-29',
  ]),
  ['It is approved by August 15.', 'Half a year ago it was approved.', '2027-02-15'],
  ['The quarter to September 30 decides.', 'At quarter-end I look again.', '2026-09-10'],
  ...[
    'at the end of next year',
    "by next year's end",
    'in YE27',
    'Ende nächsten Jahres',
    'in the middle of next year',
  ].map((when) => ['The debt is repaid in December 2027.', `It is repaid ${when}.`, '2026-08-20']),
  ['Deliveries begin in June 2027.', 'They begin next summer.', '2026-03-20'],
  ['Deliveries begin in June 2026.', 'They began in June last year.', '2027-09-20'],
  // Amounts in any usual form.
  ...[
    '1.5 bln',
    '1,5 Mrd.',
    '1,5 Milliarden',
    'anderthalb Milliarden',
    '$1,500mm',
    '$1.5 to $2 billion',
    'about $1.52bn',
  ].map((amount) => ['Sales of $1.5 billion.', `Sales of ${amount} came.`]),
  ...[
    '1/4',
    '¼',
    'a quarter',
    'one in four',
    '1 out of 4',
    'every fourth dollar',
    'ein Viertel',
    'jeder vierte',
    '1.25x',
    '25 Prozent',
  ].map((share) => ['Margins of 25% hold on.', `It was ${share} in the end.`]),
  ...[
    'two-fifty',
    'two hundred fifty',
    '250,00 $',
    'zweihundertfünfzig Dollar',
    '250ish',
    'rund 255 Dollar',
    '25,000 cents',
  ].map((price) => ['A price of $250.', `I sell at ${price} then.`]),
  ...['8 Prozent', 'acht Prozent', '800 Basispunkte', '1.08x of last year', '0,08', '8/9%', 'in the 8s'].map(
    (growth) => ['Growth of 8% a year.', `Growth is ${growth} now.`],
  ),
  ['An EPS of $4.50.', 'An EPS of 450 cents.'],
  ['An EPS of $4.50.', 'An EPS of 4.5.'],
  ['Costs of 1.500 USD a unit.', 'Costs of 1500 USD a unit.'],
])('“%s” is not forgotten where “%s” is written', (first, later, on = '2026-03-01') => {
  expect(forgottenFigures({ text: first, on: '2026-02-01' }, [{ text: 'Nothing new.', on }])).toHaveLength(1)
  expect(forgottenFigures({ text: first, on: '2026-02-01' }, [{ text: later, on }])).toEqual([])
})

it.each([
  ['Cash of $12 a share.', 'Twenty dollars in cash, and one reason.'],
  ['Cash of $12 a share.', 'Two analysts, and one of them left.'],
  ['Cash of $2.40 a share.', 'I have two reasons.'],
  ['Sales of $1.5bn are expected.', 'A million and a half in sales came.'],
  ['Sales of $50 million.', 'Half of it is gone.'],
  ['It yields 4.5%.', 'It yields two and a half percent.'],
  ['It may rise 100%.', 'It may rise by a third.'],
  ['Margins of 1%.', 'I was wrong in one thing.'],
  ['The report in March 2026 decides.', 'The May report came.'],
  ['The report in March 2026 decides.', 'I march on, and may stay.'],
  ['The report in March 2026 decides.', 'In March 2027 we know.'],
  ['The report in March 2026 decides.', 'The March report came.', '2027-06-01'],
  ['The report on March 3, 2026 decides.', 'On 4/4/26 it came.'],
  ['By mid-2026 we know.', 'In the winter of 2026 we know.'],
  ['H1 2026 decides.', 'Half of it was good.'],
  ['The report in August decides.', 'On July 31 it came, at 8.15 a share.', '2026-08-18'],
  ['The report in August decides.', 'On August 15, 2027 it comes.', '2027-03-18'],
  ['The report in August decides.', 'On 7/31 it came, and I sell 8-15% in four weeks.', '2026-06-18'],
  ['Q3 2026 decides.', 'On Oct 2 it came.', '2026-10-18'],
  ['Q3 2026 decides.', 'On 30.6.2026 it came.', '2026-07-18'],
  ['The report on March 3, 2026 decides.', 'On March 9, 2026 it came.', '2026-03-10'],
  // In another unit it is another figure.
  ['Growth of 8% a year.', 'It costs $8.'],
  ['Growth of 8% a year.', 'It costs 8 dollars, or eight euros.'],
  ['Growth of 8% a year.', 'Sales of 8bn, or 8 million units.'],
  ['Growth of 8% a year.', 'It trades at 8x earnings, eight times sales.'],
  ['Growth of 8% a year.', 'I look again on Aug 8, in 8 weeks, or on the 8th.'],
  ['Growth of 3% a year.', 'Q3 was good, and so were 3 years.'],
  ['A price of $8.', 'Growth of 8%, or eight percent, or 8 points.'],
  ['A price of $8.', 'It trades at 8x sales.'],
  ['A price of $8.', 'A price of €8.'],
  ['A price of $8.', 'Sales of $8 billion.'],
  ['Sales of $8 billion.', 'A price of $8.'],
  ['Sales of $8bn.', 'A margin of 8%.'],
  ['Sales of $8bn.', 'Sales of 8 million.'],
  ['It yields 4.5%.', 'It yields 4 1/4 percent.'],
  ['A cut of 0.5 points.', 'A price of $0.50.'],
  // Certainly another figure.
  ...[
    '8/10 sure.',
    'The call is at 8:30.',
    'An 8-K was filed.',
    'It came 8 Aug.',
    'It came on 8/5/2026.',
    'I have 8 shares.',
    '0.8%',
    '8 Wochen.',
  ].map((other) => ['Growth of 8% a year.', other]),
  ...['250 shares', '250 Aktien', '€250', '250 Euro', '250%', '250 days', '$2,500'].map((other) => [
    'A price of $250.',
    `It has ${other}.`,
  ]),
  ...['EUR 1.5 billion', '€1.5 billion', '1,5 Mrd. Euro', '$1.5 million', '1.5%'].map((other) => [
    'Sales of $1.5 billion.',
    `It has ${other}.`,
  ]),
  ...['Q3 2025 was bad.', 'Q4 decides.', 'In May it rose.', 'The third reason.', 'First-half numbers came.'].map(
    (other) => ['Q3 decides.', other],
  ),
  ...['On 8/16 it came.', 'Sept. 15 it came.', 'The 16th.', 'In August 2027 it comes.', 'A fifteenth of it.'].map(
    (other) => ['It is approved by August 15.', other],
  ),
  ['The patent ends in 2028.', 'I have 2028 shares, worth $2028.'],
  // Counted from the day of writing, to another day.
  ['It is approved by August 15.', 'Two days ago they hired.', '2026-09-18'],
  ['It is approved by August 15.', 'The first was a good day.', '2026-08-02'],
  ['The debt is repaid in December 2027.', 'By the end of this year they hire.', '2026-08-20'],
])('“%s” is forgotten where “%s” is written', (first, later, on = '2026-03-01') => {
  expect(forgottenFigures({ text: first, on: '2026-02-01' }, [{ text: later, on }])).toHaveLength(1)
})

it('are none that stand as a stop or a target, and are quoted in their clause', () => {
  const first = {
    text: 'I leave at −15%, or above $150.00. Margins rise by 5% a year, and the debt is gone.',
    on: '2026-02-01',
  }
  const later = [{ text: 'The stop came, so I am out.', on: '2026-03-01' }]
  const lines = (...values: string[]) =>
    values.map((value) => ({ of: value.endsWith('%') ? 'percent' : 'money', value: value.replace('%', '') }) as const)
  expect(forgotten(first, later, lines('15%', '150'))).toEqual([
    { figure: '5%', from: 51, quotation: '“Margins rise by 5% a year”' },
  ])
  expect(forgotten(first, later)).toHaveLength(3)
  expect(forgotten(first, later, lines('14.8%', '150.20'))).toHaveLength(1)
  expect(forgotten(first, later, lines('14.4%', '151'))).toHaveLength(3)
  // A stop at $5 or $15 is none of the percentages, and a percentage of 150 no price.
  expect(forgotten(first, later, lines('15', '5', '150%'))).toHaveLength(3)
  expect(forgotten({ text: 'March.', on: '2026-02-01' }, later)).toEqual([])
})

it.each([
  ['Approval is by Aug. 15, they say.', 'Aug. 15', 'Approval is by Aug. 15'],
  ['The plant opens on Sept. 12, 2026 in Ohio.', 'Sept. 12, 2026', 'The plant opens on Sept. 12, 2026 in Ohio'],
  ['They buy back shares until December. Then they stop.', 'December', 'They buy back shares until December'],
])('are quoted with their whole date: %s', (text, figure, quotation) => {
  expect(forgotten({ text, on: '2026-03-02' }, [{ text: 'It goes on.', on: '2026-03-09' }])).toEqual([
    { figure, from: text.indexOf(figure), quotation: `“${quotation}”` },
  ])
})

describe('a bare number that a thesis gives as the price that it aims at', () => {
  const first = {
    text: 'It went from 35 to 62 since March. I see 150 within a year.',
    on: '2026-05-01',
    prices: ['61.75'],
  }
  const forgottenAfter = (text: string, lines: Parameters<typeof forgotten>[2] = []) =>
    forgotten(first, [{ text: `Still good since March. ${text}`, on: '2026-06-01' }], lines)

  it('is one of them', () => {
    expect(forgottenAfter('Nothing new.')).toEqual([
      { figure: '150', from: 41, quotation: '“I see 150 within a year”' },
    ])
    expect(forgottenAfter('Down to 140, or up to 160.')).toHaveLength(1)
    expect(forgotten({ ...first, prices: [] }, [{ text: 'Since March nothing is new.', on: '2026-06-01' }])).toEqual([])
  })

  it.each([
    'I still see 150.',
    'At $150 I sell.',
    'At 150.00 I sell.',
    'The 150 is far away.',
    'About 149 dollars.',
    'A hundred and fifty.',
    'One hundred fifty dollars.',
    'Hundertfünfzig Dollar.',
    'At €150 I sell.',
    'At 150 euros I sell.',
    'I have 150 shares.',
    'It rose 150%.',
    'One hundred fifty percent.',
    'It took 150 days.',
    '150x earnings.',
  ])('is repeated by whatever has the same number: %s', (text) => {
    expect(forgottenAfter(text)).toEqual([])
  })

  it('is not forgotten where it stands as a target', () => {
    expect(forgottenAfter('Nothing new.', [{ of: 'money', value: '150' }])).toEqual([])
    expect(forgottenAfter('Nothing new.', [{ of: 'percent', value: '150' }])).toHaveLength(1)
  })

  it('is none in a count of things', () => {
    const counted = { ...first, text: 'They see 30 stores within a year, and I have 25 shares.' }
    expect(forgotten(counted, [{ text: 'Nothing new.', on: '2026-06-01' }])).toEqual([])
  })
})
