import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Reasons that are over, a cost as the measure, and lines of two kinds. */
export const KEPT_36_K_D: readonly CriticCase[] = [
  sequence(
    '36k-b07-2',
    'ISLE Islemont Resorts',
    'plain',
    [
      entry(
        '2026-01-27',
        ['Buy', 7, '19.00'],
        'The casino licence is the whole point. Without it this is a tired hotel chain.',
        { quantity: '120' },
      ),
      entry(
        '2026-05-26',
        ['Hold', 7, '14.50'],
        'Licence was refused. The hotels by themselves are worth more than this, I have said so from the beginning.',
      ),
    ],
    { first: 'test-beside', says: ['new-reason-after-fall'] },
  ),
  sequence(
    '36k-b08-2',
    'FOIL Foilworks',
    'plain',
    [
      entry('2026-02-17', ['Buy', 6, '62.00'], 'Cans replace plastic.', { quantity: '25' }),
      entry('2026-06-23', ['Hold', 6, '49.00'], 'Below the 62 I put in I will not part with a single share.'),
    ],
    { first: 'anchoring-to-cost', says: ['get-even'] },
  ),
  sequence(
    '36k-b08-3',
    'FOIL Foilworks',
    'plain',
    [
      entry('2026-02-17', ['Buy', 6, '62.00'], 'Cans replace plastic.', { quantity: '25' }),
      entry('2026-06-23', ['Hold', 6, '49.00'], 'Below the 62 I put in I will not part with a single share.'),
      entry('2026-09-22', ['Hold', 6, '50.00'], 'Fund managers see fair value at 62.'),
    ],
    { first: 'standing-words', mustNot: ['anchoring-to-cost', 'get-even'] },
  ),
  sequence(
    '36k-b10-3',
    'GATE Gatehouse REIT',
    'plain',
    [
      entry('2026-02-02', ['Buy', 6, '33.00'], 'Rents up 4 %. Stop at 30.', { quantity: '60', stop: '30.00' }),
      entry('2026-04-20', ['Sell', 5, '29.90'], '30 was touched. Out.', {
        quantity: '60',
        reached: { level: 'stop-loss', price: '29.90', day: '2026-04-20' },
      }),
      entry(
        '2026-07-27',
        ['Keep Watching', 5, '38.00'],
        '38, and I sold under 30. Given what was known in April it was the right call all the same.',
      ),
    ],
    { first: 'own-judgement', mustNot: ['regret', 'hindsight'] },
  ),
  sequence(
    '36k-b11-2',
    'QUAY Quayside Ports',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Buy', 6, '70.00'],
        'Throughput grows. I sell if berth use is below 60 % or if the coal share is above 25 %.',
        { quantity: '20' },
      ),
      entry('2026-05-12', ['Hold', 6, '68.00'], '58 % in the first quarter, because of the crane.'),
    ],
    {
      first: 'test-beside',
      mustNot: ['falsifier-broken-and-held', 'test-answered'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-b12-2',
    'LENS Lensmark',
    'plain',
    [
      entry(
        '2026-02-03',
        ['Buy', 6, '80.00'],
        'Delivery time is 5 weeks, rivals need 9. Once delivery takes longer than 8 weeks I sell.',
        { quantity: '15' },
      ),
      entry('2026-05-05', ['Hold', 6, '82.00'], 'Delivery is at 6 weeks now.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '36k-b12-3',
    'LENS Lensmark',
    'plain',
    [
      entry(
        '2026-02-03',
        ['Buy', 6, '80.00'],
        'Delivery time is 5 weeks, rivals need 9. Once delivery takes longer than 8 weeks I sell.',
        { quantity: '15' },
      ),
      entry('2026-05-05', ['Hold', 6, '82.00'], 'Delivery is at 6 weeks now.'),
      entry('2026-08-11', ['Sell', 4, '71.00'], 'Delivery 10 weeks. That was my line. Sold.', { quantity: '15' }),
    ],
    { first: 'loss-taken-as-written', says: ['test-answered'] },
  ),
  sequence(
    '36k-b14-3',
    'WIRE Wirecross',
    'plain',
    [
      entry(
        '2026-01-26',
        ['Buy', 6, '48.00'],
        'Debt goes down every quarter. If net debt is back above 2 billion, I am gone.',
        { quantity: '30' },
      ),
      entry(
        '2026-04-27',
        ['Hold', 6, '47.00'],
        'Net debt 1.8 billion. Capex 2.2 billion over three years, as they said.',
      ),
      entry(
        '2026-07-27',
        ['Hold', 6, '43.00'],
        '2.1 billion at the end of June after the purchase in Poland. It comes down again by Christmas.',
      ),
    ],
    { first: 'test-beside', mustNotMatch: [/held to it/] },
  ),
]
