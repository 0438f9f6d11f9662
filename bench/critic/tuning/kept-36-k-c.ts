import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Lines that were broken, kept late, and kept. */
export const KEPT_36_K_C: readonly CriticCase[] = [
  sequence(
    '36k-b01-3',
    'PENC Pencilworks',
    'plain',
    [
      entry(
        '2026-01-19',
        ['Buy', 7, '52.00'],
        'Private schools, 48,000 pupils and fees up 6 %. I walk away if the number of pupils drops under 45,000.',
        { quantity: '40' },
      ),
      entry('2026-09-08', ['Hold', 7, '45.00'], '43,700 this autumn. Two new campuses will fill the gap.'),
      entry('2026-11-17', ['Hold', 7, '42.00'], 'The campuses open in January.'),
    ],
    { first: 'test-beside', mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '36k-b02-2',
    'BARK Barkley Pet Clinics',
    'plain',
    [
      entry('2026-02-09', ['Buy', 6, '31.00'], 'Vets are booked out. Out when wage costs pass 55 % of sales.', {
        quantity: '70',
      }),
      entry(
        '2026-05-19',
        ['Hold', 6, '30.10'],
        'At Petworld wage costs are 58 % of sales already. Ours were not in the report.',
      ),
    ],
    {
      first: 'standing-words',
      mustNot: ['falsifier-broken-and-held', 'test-answered', 'test-beside'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-b03-2',
    'TIDE Tidewater Ferries',
    'plain',
    [
      entry(
        '2026-03-16',
        ['Buy', 6, '14.00'],
        'New route to Gotland. If fewer than 300,000 passengers use it by the end of September, I was wrong and sell.',
        { quantity: '200' },
      ),
      entry('2026-07-07', ['Hold', 6, '13.20'], '142,000 passengers up to June, the summer is ahead.'),
    ],
    { first: 'standing-words', mustNot: ['falsifier-broken-and-held'], mustNotMatch: [/ is (?:under|over) your/] },
  ),
  sequence(
    '36k-b03-3',
    'TIDE Tidewater Ferries',
    'plain',
    [
      entry(
        '2026-03-16',
        ['Buy', 6, '14.00'],
        'New route to Gotland. If fewer than 300,000 passengers use it by the end of September, I was wrong and sell.',
        { quantity: '200' },
      ),
      entry('2026-07-07', ['Hold', 6, '13.20'], '142,000 passengers up to June, the summer is ahead.'),
      entry('2026-10-06', ['Sell', 3, '11.10'], '261,000 passengers when September closed. Selling all of it.', {
        quantity: '200',
      }),
    ],
    { first: 'loss-taken-as-written', says: ['test-answered'] },
  ),
  sequence(
    '36k-b04-2',
    'AGRO Agrolink Seeds',
    'plain',
    [
      entry('2026-01-13', ['Watch', 6, '88.00'], 'I want it at 70 or lower and I want inventories under 110 days.'),
      entry(
        '2026-04-14',
        ['Keep Watching', 6, '69.00'],
        '69 today. Inventories still 131 days, so the other half is missing.',
      ),
    ],
    { first: 'stays-out', says: ['waits-for-own-price'], mustNotMatch: [/Look number/] },
  ),
  sequence(
    '36k-b04-3',
    'AGRO Agrolink Seeds',
    'plain',
    [
      entry('2026-01-13', ['Watch', 6, '88.00'], 'I want it at 70 or lower and I want inventories under 110 days.'),
      entry(
        '2026-04-14',
        ['Keep Watching', 6, '69.00'],
        '69 today. Inventories still 131 days, so the other half is missing.',
      ),
      entry('2026-07-14', ['Buy', 7, '68.00'], 'Inventories at 104 days and the price is 68. Now.', { quantity: '20' }),
    ],
    { first: 'rule-kept', mustNot: ['line-moved-in-words'] },
  ),
  sequence(
    '36k-b05-2',
    'HEAT Heatpump Nordic',
    'plain',
    [
      entry(
        '2026-02-24',
        ['Buy', 6, '25.00'],
        'Installer network grows. The second tranche waits until gross margin is above 28 %.',
        { quantity: '60' },
      ),
      entry('2026-06-02', ['Buy More', 7, '21.00'], 'Order margin 31 % on the new contracts, and 21 is a gift.', {
        quantity: '60',
      }),
    ],
    {
      first: 'test-beside',
      says: ['surer-as-price-falls', 'added-below-cost', 'figures-named', 'low-price-as-cheap'],
      mustNot: ['rule-kept', 'principle-broken'],
    },
  ),
  sequence(
    '36k-b06-2',
    'LOCK Lockridge Security',
    'plain',
    [
      entry(
        '2026-03-09',
        ['Buy', 6, '40.00'],
        'Alarm contracts renew at 91 %. I will buy more only if renewals stay over 90 % in the August report.',
        { quantity: '30' },
      ),
      entry(
        '2026-06-15',
        ['Hold', 6, '35.00'],
        '12 % lower. I would love to add, but the August report decides, so I wait.',
      ),
    ],
    { first: 'rule-kept', mustNot: ['principle-broken'] },
  ),
  sequence(
    '36k-b06-3',
    'LOCK Lockridge Security',
    'plain',
    [
      entry(
        '2026-03-09',
        ['Buy', 6, '40.00'],
        'Alarm contracts renew at 91 %. I will buy more only if renewals stay over 90 % in the August report.',
        { quantity: '30' },
      ),
      entry(
        '2026-06-15',
        ['Hold', 6, '35.00'],
        '12 % lower. I would love to add, but the August report decides, so I wait.',
      ),
      entry('2026-08-20', ['Buy More', 7, '37.00'], 'August report: renewals 92 %. Bought the other 30.', {
        quantity: '30',
      }),
    ],
    { first: 'rule-kept', mustNot: ['added-below-cost'] },
  ),
]
