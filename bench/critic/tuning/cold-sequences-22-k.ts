import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 22, "K". */
export const COLD_SEQUENCES_22_K: readonly CriticCase[] = [
  sequence(
    '22k-01',
    'UPS United Parcel',
    'plain',
    [
      entry('2022-02-02', ['Buy', 6, '230'], 'Revenue per parcel grows 10%, and they raise the dividend by half.'),
      entry('2023-10-27', ['Hold', 7, '140'], 'The wage deal is behind us.'),
      entry('2024-07-24', ['Hold', 8, '128'], 'At this level the market has lost its mind.'),
    ],
    {
      first: 'surer-as-price-falls',
      says: ['blames-others', 'thesis-shrunk', 'overconfidence', 'fall-as-reason', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'surer-as-price-rises', 'test-answered', 'rule-kept'],
    },
  ),
  sequence(
    '22k-02',
    'WBA Walgreens',
    'plain',
    [
      entry('2022-05-09', ['Buy', 6, '44'], 'VillageMD clinics turn a profit in 2024.'),
      entry('2023-11-13', ['Hold', 6, '21'], 'The shops stand on land that is worth more than the whole company.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['hope', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'rule-kept', 'test-answered', 'figures-named'],
    },
  ),
  sequence(
    '22k-03',
    'CROX Crocs',
    'terse',
    [
      entry('2023-08-01', ['Buy', 6, '105'], 'HeyDude ok, 9x. Stop 90.', { stop: '90' }),
      entry('2023-10-24', ['Sell', 6, '84'], 'Stop done. Next.', {
        reached: { level: 'stop-loss', price: '88.4', day: '2023-10-20' },
      }),
    ],
    {
      first: 'stop-obeyed',
      says: ['rule-kept', 'loss-taken-as-written'],
      mustNot: ['too-little-said', 'falsifier-given', 'stop-broken-and-held', 'loss-aversion', 'ask-what-changed'],
    },
  ),
  sequence(
    '22k-04',
    'SHOP Shopify',
    'plain',
    [
      entry(
        '2023-02-16',
        ['Buy', 6, '42'],
        'Merchandise volume grows 15%. If it grows less than 10% for two quarters, I am out.',
      ),
      entry('2023-08-03', ['Hold', 6, '60'], 'Volume +17%.'),
      entry('2024-02-14', ['Hold', 6, '80'], 'Volume +23%. Everything as it should be.'),
      entry(
        '2024-05-09',
        ['Hold', 6, '61'],
        'Volume +23% again. The price fell by a fifth for a margin that I had never counted on.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'own-judgement', 'test-beside', 'confidence-fits'],
      mustNot: [
        'falsifier-broken-and-held',
        'new-reason-after-fall',
        'loss-aversion',
        'surer-as-price-falls',
        'falsifier-given',
      ],
    },
  ),
  sequence(
    '22k-05',
    'ENPH Enphase',
    'emotional',
    [
      entry('2022-12-05', ['Buy', 8, '310'], 'Europe triples its orders.', { stop: '260' }),
      entry('2023-02-09', ['Hold', 8, '215'], 'I do not sell into a hole. Stop gone.', {
        stop: null,
        reached: { level: 'stop-loss', price: '254', day: '2023-01-09' },
      }),
    ],
    {
      first: 'stop-moved-away',
      says: ['stop-broken-and-held', 'loss-aversion', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'stop-obeyed', 'rule-kept', 'stop-moved-closer', 'size-limited'],
    },
  ),
  sequence(
    '22k-06',
    'CRWD CrowdStrike',
    'analytical',
    [
      entry('2024-06-10', ['Buy', 7, '380'], 'ARR grows 33% and gross retention is 97%.'),
      entry(
        '2024-07-22',
        ['Hold', 5, '263'],
        'Their update brought down eight million machines. I do not know yet what it costs them; seven was too much.',
      ),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: ['weighs-other-side', 'confidence-fits', 'events-named', 'error-admitted', 'figures-named'],
      mustNot: ['falsifier-given', 'loss-aversion', 'surer-as-price-falls', 'rule-kept', 'overconfidence'],
    },
  ),
  sequence(
    '22k-07',
    'COIN Coinbase',
    'chatty',
    [
      entry('2024-01-08', ['Buy', 7, '150'], 'etf approval brings volume, i sell half at 250', { target: '250' }),
      entry('2024-03-11', ['Hold', 9, '256'], 'lol no way im selling here, 500 next', {
        target: '500',
        reached: { level: 'take-profit', price: '251', day: '2024-03-08' },
      }),
    ],
    {
      first: 'target-moved-away',
      says: [
        'target-passed-and-kept',
        'surer-as-price-rises',
        'target-without-reason',
        'overconfidence',
        'confidence-beyond-evidence',
        'recency',
        'falsifier-broken-and-held',
        'line-moved-in-words',
      ],
      mustNot: ['target-obeyed', 'rule-kept', 'falsifier-given', 'figures-named', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '22k-08',
    'O Realty Income',
    'plain',
    [
      entry(
        '2022-08-15',
        ['Buy', 6, '74'],
        'A monthly dividend that has been raised for 27 years. I sell if they ever cut it.',
      ),
      entry('2023-03-15', ['Hold', 6, '62'], 'Raised. All well.'),
      entry('2023-09-15', ['Hold', 6, '53'], 'Raised again.'),
      entry('2024-03-15', ['Hold', 6, '52'], 'Raised again, by a little.'),
    ],
    {
      first: 'test-answered',
      says: ['income-plan', 'confidence-fits', 'same-words-again', 'test-beside', 'rule-kept', 'too-little-said'],
      mustNot: [
        'falsifier-broken-and-held',
        'falsifier-given',
        'surer-as-price-falls',
        'new-reason-after-fall',
        'thesis-shrunk',
      ],
    },
  ),
]
