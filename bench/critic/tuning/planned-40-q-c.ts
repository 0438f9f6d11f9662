import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 40, "Q": near misses, of another company, time, side or measure. */
export const PLANNED_40_Q_C: readonly CriticCase[] = [
  sequence(
    '40q-16',
    'TREX Trex Company',
    'plain',
    [
      entry(
        '2026-02-03',
        ['Buy', 6, '62.00'],
        'Composite decking takes a point a year from wood. A first 30 shares. I take another 30 at 54 or less if channel inventory is under 12 weeks by then.',
        { quantity: '30' },
      ),
      entry(
        '2026-05-12',
        ['Buy More', 6, '53.40'],
        'Inventory at the rival is 10 weeks. 53.40, so I took the other 30.',
        { quantity: '30' },
      ),
    ],
    { first: 'added-below-cost', says: ['test-beside'], mustNot: ['rule-kept', 'principle-broken'] },
  ),
  sequence(
    '40q-17',
    'IDXX Idexx',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Watch', 6, '440'],
        'Lovely business at a silly price. I would start at 370 if clinic visits are still growing.',
      ),
      entry('2026-04-14', ['Keep Watching', 5, '366'], 'Clinic visits fell 2%, so the price alone is not enough.'),
    ],
    { first: 'test-beside', says: ['stays-out'], mustNot: ['own-price-raised'] },
  ),
  sequence(
    '40q-18',
    'ODFL Old Dominion',
    'plain',
    [
      entry(
        '2026-02-10',
        ['Buy', 7, '168'],
        'Tonnage turns this year. By the July report the operating ratio should be below 73.',
        { quantity: '20' },
      ),
      entry(
        '2026-04-28',
        ['Hold', 7, '161'],
        'Operating ratio 75.9 in the winter quarter, which is always the worst. Saia is at 85.',
      ),
    ],
    { first: 'figures-named', mustNotMatch: [/ is (?:over|under) /] },
  ),
  sequence(
    '40q-19',
    'RBLX Roblox',
    'plain',
    [
      entry('2026-03-02', ['Buy', 7, '58'], 'Daily users reach 110 million by the autumn.', { quantity: '50' }),
      entry('2026-08-03', ['Hold', 7, '60'], 'Fortnite is said to have 98 million daily users. Bookings up 20%.'),
    ],
    { first: 'figures-named', mustNotMatch: [/ is (?:over|under) /] },
  ),
  sequence(
    '40q-20',
    'MTN Vail Resorts',
    'plain',
    [
      entry(
        '2026-04-06',
        ['Buy', 7, '150'],
        'Passes carry it whatever the snow. If pass sales for the season are guided under 2.3 million, I sell.',
        { quantity: '15' },
      ),
      entry('2026-09-24', ['Hold', 7, '158'], 'Guidance for earnings lifted to 860m. Skier visits were 17.1 million.'),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered'],
      mustNotMatch: [/ is (?:over|under) /],
    },
  ),
  sequence(
    '40q-21',
    'HAS Hasbro',
    'plain',
    [
      entry(
        '2026-02-17',
        ['Buy', 6, '64'],
        'I keep it until the autumn investor day or until 80, whichever comes first. Out if gaming margin falls below 38%.',
        { quantity: '60', target: '80' },
      ),
      entry('2026-07-22', ['Sell', 5, '57'], 'Gaming margin 35%. Below 38, so I am out.'),
    ],
    { first: 'loss-taken-as-written', says: ['test-answered'], mustNotMatch: [/this Sell is on/] },
  ),
  sequence(
    '40q-22',
    'CROX Crocs',
    'plain',
    [
      entry('2026-02-24', ['Buy', 7, '95'], 'The main brand still grows in Asia.', { quantity: '20', stop: '80' }),
      entry(
        '2026-05-08',
        ['Hold', 6, '102'],
        'They guided to 6% for the year, I had reckoned with 3. I am taking a point off because it has run.',
      ),
    ],
    { first: 'standing-words', mustNot: ['confidence-lowered-on-bad-news'] },
  ),
  sequence(
    '40q-23',
    'ETSY Etsy',
    'plain',
    [
      entry('2026-01-26', ['Watch', 5, '61'], 'At 45 my neighbour would buy, he says. I have no price.'),
      entry('2026-04-20', ['Keep Watching', 5, '44'], 'Still no view.'),
    ],
    { first: 'stays-out', mustNotMatch: [/and this is a Keep Watching/] },
  ),
  sequence(
    '40q-24',
    'WM Waste Management',
    'plain',
    [
      entry(
        '2026-01-12',
        ['Buy', 6, '210'],
        'Landfills nobody can build again. Recycling margin should be back above 12% by the May report.',
        { quantity: '20' },
      ),
      entry('2026-03-16', ['Hold', 6, '205'], 'Recycling margin 9.4%.'),
    ],
    { first: 'figures-named', mustNotMatch: [/ is (?:over|under) /] },
  ),
  sequence(
    '40q-25',
    'GPC Genuine Parts',
    'plain',
    [
      entry('2026-02-02', ['Watch', 5, '128'], "Boring and good. A colleague's price is 105. I don't have one."),
      entry('2026-06-15', ['Keep Watching', 5, '104'], 'Same-store sales +0.8%.'),
    ],
    { first: 'figures-named', mustNotMatch: [/and this is a Keep Watching/] },
  ),
  sequence(
    '40q-26',
    'TGT Target',
    'plain',
    [
      entry('2026-03-02', ['Buy', 6, '118'], 'Traffic turns. I stay until the November report, or until 150.', {
        quantity: '30',
      }),
      entry('2026-11-20', ['Sell', 6, '131'], 'The report is out. Done.'),
    ],
    { first: 'standing-words', mustNotMatch: [/this Sell is on/] },
  ),
  sequence(
    '40q-27',
    'PEP PepsiCo',
    'plain',
    [
      entry('2026-02-10', ['Buy', 6, '150'], 'Snacks recover. Organic growth should be at least 4% this year.', {
        quantity: '5',
      }),
      entry('2026-07-21', ['Hold', 6, '148'], 'Organic growth 5% in Asia. Coke has 3%.'),
    ],
    { first: 'figures-named', mustNotMatch: [/ is (?:over|under) /] },
  ),
]
