import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** Batch 40, "Q": entries beside what their writer had planned, expected or waited for. */
export const PLANNED_40_Q_A: readonly CriticCase[] = [
  sequence(
    '40q-01',
    'TREX Trex Company',
    'plain',
    [
      entry(
        '2026-02-03',
        ['Buy', 6, '62.00'],
        'Composite decking takes a point a year from wood. A first 30 shares. I take another 30 at 54 or less if channel inventory is under 12 weeks by then.',
        { quantity: '30' },
      ),
      entry('2026-05-12', ['Buy More', 6, '53.40'], 'Channel inventory 10 weeks. 53.40, so the other 30.', {
        quantity: '30',
      }),
    ],
    { first: 'rule-kept', mustNot: ['added-below-cost', 'principle-broken'] },
  ),
  sequence(
    '40q-02',
    'IDXX Idexx',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Watch', 6, '440'],
        'Lovely business at a silly price. I would start at 370 if clinic visits are still growing.',
      ),
      entry(
        '2026-04-14',
        ['Keep Watching', 5, '366'],
        'Clinic visits up 1.2%. All the same I would rather see one more quarter.',
      ),
    ],
    { first: 'test-beside', mustNot: ['stays-out', 'waits-for-own-price'] },
  ),
  sequence(
    '40q-03',
    'IDXX Idexx',
    'plain',
    [
      entry(
        '2026-01-20',
        ['Watch', 6, '440'],
        'Lovely business at a silly price. I would start at 370 if clinic visits are still growing.',
      ),
      entry(
        '2026-04-14',
        ['Keep Watching', 5, '366'],
        'Clinic visits up 1.2%. All the same I would rather see one more quarter.',
      ),
      entry('2026-09-01', ['Buy', 8, '455'], 'Should have had it in April. It will not wait for me.', {
        quantity: '10',
      }),
    ],
    { first: 'own-price-raised', says: ['surer-as-price-rises', 'regret', 'fear-of-missing-out'] },
  ),
  sequence(
    '40q-04',
    'ODFL Old Dominion',
    'plain',
    [
      entry(
        '2026-02-10',
        ['Buy', 7, '168'],
        'Tonnage turns this year. By the July report the operating ratio should be below 73.',
        { quantity: '20' },
      ),
      entry('2026-07-28', ['Hold', 7, '151'], 'Operating ratio 76.4. Freight is slow everywhere.'),
    ],
    { first: 'test-beside', mustNot: ['figures-named'] },
  ),
  sequence(
    '40q-05',
    'RBLX Roblox',
    'plain',
    [
      entry('2026-03-02', ['Buy', 7, '58'], 'Daily users reach 110 million by the autumn.', { quantity: '50' }),
      entry('2026-10-30', ['Hold', 7, '49'], '98 million daily users. The kids will be back.'),
    ],
    { first: 'test-beside', says: ['hope'], mustNot: ['figures-named'] },
  ),
  sequence(
    '40q-06',
    'MTN Vail Resorts',
    'plain',
    [
      entry(
        '2026-04-06',
        ['Buy', 7, '150'],
        'Passes carry it whatever the snow. If pass sales for the season are guided under 2.3 million, I sell.',
        { quantity: '15' },
      ),
      entry('2026-09-24', ['Hold', 7, '158'], 'Guidance lifted to 2.45 million passes. Fine.'),
    ],
    { first: 'test-answered', mustNot: ['falsifier-broken-and-held'] },
  ),
  sequence(
    '40q-07',
    'HAS Hasbro',
    'plain',
    [
      entry(
        '2026-02-17',
        ['Buy', 6, '64'],
        'I keep it until the autumn investor day or until 80, whichever comes first. Out if gaming margin falls below 38%.',
        { quantity: '60', target: '80' },
      ),
      entry(
        '2026-05-20',
        ['Sell', 6, '71'],
        'It is up 11% and a bird in the hand is worth two. The story is the same as in February.',
      ),
    ],
    { first: 'test-beside', says: ['disposition'] },
  ),
  sequence(
    '40q-08',
    'CROX Crocs',
    'plain',
    [
      entry('2026-02-24', ['Buy', 7, '95'], 'The main brand still grows in Asia.', { quantity: '20', stop: '80' }),
      entry(
        '2026-05-08',
        ['Hold', 6, '90'],
        'They guided to 3% for the year, I had reckoned with 6. I am less confident than in February. The stop does not move.',
      ),
    ],
    { first: 'confidence-lowered-on-bad-news' },
  ),
]
