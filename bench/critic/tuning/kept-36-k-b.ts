import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Conditions to add and to buy that came or did not, and a decision judged by its day. */
export const KEPT_36_K_B: readonly CriticCase[] = [
  sequence(
    '36k-a07-2',
    'MOLK Molkerei Süd',
    'plain',
    [
      entry(
        '2026-03-02',
        ['Buy', 6, '22.00'],
        'Skyr sales up 30 %. No second lot before the July figures, and then only with Skyr above 20 % growth.',
        { quantity: '60' },
      ),
      entry(
        '2026-05-12',
        ['Hold', 6, '19.50'],
        '11 % cheaper and my fingers twitch. The July figures are not there, so my hands stay off.',
      ),
    ],
    { first: 'rule-kept', mustNot: ['new-reason-after-fall', 'principle-broken'] },
  ),
  sequence(
    '36k-a07-3',
    'MOLK Molkerei Süd',
    'plain',
    [
      entry(
        '2026-03-02',
        ['Buy', 6, '22.00'],
        'Skyr sales up 30 %. No second lot before the July figures, and then only with Skyr above 20 % growth.',
        { quantity: '60' },
      ),
      entry(
        '2026-05-12',
        ['Hold', 6, '19.50'],
        '11 % cheaper and my fingers twitch. The July figures are not there, so my hands stay off.',
      ),
      entry('2026-07-23', ['Buy More', 7, '20.10'], 'July figures: Skyr +24 %. So the second lot.', { quantity: '60' }),
    ],
    {
      first: 'rule-kept',
      says: ['figures-named'],
      mustNot: ['added-below-cost', 'surer-as-price-falls', 'principle-broken'],
    },
  ),
  sequence(
    '36k-a08-2',
    'GARN Garnhaus',
    'plain',
    [
      entry(
        '2026-03-03',
        ['Buy', 6, '15.00'],
        'Online share of sales 31 %. I add only once the online share is over 35 %.',
        { quantity: '100' },
      ),
      entry(
        '2026-06-09',
        ['Buy More', 7, '12.80'],
        'Online share 33 %, going the right way, and at 12.80 I could not resist.',
        { quantity: '100' },
      ),
    ],
    { first: 'principle-broken', says: ['surer-as-price-falls', 'added-below-cost'], mustNot: ['rule-kept'] },
  ),
  sequence(
    '36k-a09-2',
    'TURB Turbinex',
    'plain',
    [
      entry(
        '2026-02-11',
        ['Watch', 5, '52.00'],
        'Service contracts are the good half of it. I would buy at 40 or less, but only with net debt under 900 million.',
      ),
      entry(
        '2026-06-10',
        ['Keep Watching', 5, '38.70'],
        '38.70, so the price would be right. Net debt is 1.2 billion, though. Not buying.',
      ),
    ],
    {
      first: 'stays-out',
      says: ['waits-for-own-price'],
      mustNot: ['line-moved-in-words'],
      mustNotMatch: [/Look number/],
    },
  ),
  sequence(
    '36k-a09-3',
    'TURB Turbinex',
    'plain',
    [
      entry(
        '2026-02-11',
        ['Watch', 5, '52.00'],
        'Service contracts are the good half of it. I would buy at 40 or less, but only with net debt under 900 million.',
      ),
      entry(
        '2026-06-10',
        ['Keep Watching', 5, '38.70'],
        '38.70, so the price would be right. Net debt is 1.2 billion, though. Not buying.',
      ),
      entry(
        '2026-09-09',
        ['Keep Watching', 2, '33.00'],
        'Net debt 1.4 billion and two service contracts lost. I had misjudged this. Struck off.',
      ),
    ],
    { first: 'error-admitted', says: ['stays-out', 'figures-named'], mustNotMatch: [/Look number/] },
  ),
  sequence(
    '36k-a10-3',
    'PAPR Papyrus Pack',
    'plain',
    [
      entry('2026-01-26', ['Buy', 6, '20.00'], 'Corrugated prices rise. Stop 18.', { quantity: '150', stop: '18.00' }),
      entry('2026-03-17', ['Sell', 4, '17.95'], 'Stop hit, done.', {
        quantity: '150',
        reached: { level: 'stop-loss', price: '17.95', day: '2026-03-17' },
      }),
      entry(
        '2026-06-22',
        ['Keep Watching', 4, '24.80'],
        'Now 24.80. It would have been nice, but with what I knew in March selling was correct and I would do it again.',
      ),
    ],
    { first: 'own-judgement', mustNot: ['regret', 'hindsight'] },
  ),
  sequence(
    '36k-a11-3',
    'RUDR Ruderwerk',
    'plain',
    [
      entry('2026-01-26', ['Buy', 6, '9.00'], 'New boats for the Olympics. Stop at 8.', {
        quantity: '300',
        stop: '8.00',
      }),
      entry('2026-04-07', ['Sell', 4, '7.98'], 'Stopped out.', {
        quantity: '300',
        reached: { level: 'stop-loss', price: '7.98', day: '2026-04-07' },
      }),
      entry('2026-07-06', ['Keep Watching', 5, '11.30'], 'At 11.30 now. My rule was wrong, stops only cost money.'),
    ],
    { first: 'standing-words', mustNot: ['own-judgement'] },
  ),
  sequence(
    '36k-a13-2',
    'VELO Velofabrik',
    'plain',
    [
      entry(
        '2026-02-23',
        ['Buy', 6, '34.00'],
        'E-bikes carry it. I sell if gross margin goes under 32 % or if the return rate rises over 9 %.',
        { quantity: '70' },
      ),
      entry('2026-05-25', ['Hold', 6, '33.00'], "30.4 % in the quarter. They are clearing last year's stock."),
    ],
    {
      first: 'test-beside',
      mustNot: ['falsifier-broken-and-held', 'test-answered'],
      mustNotMatch: [/ is (?:under|over) your/],
    },
  ),
  sequence(
    '36k-b01-2',
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
    ],
    { first: 'falsifier-broken-and-held', mustNot: ['test-answered'] },
  ),
]
