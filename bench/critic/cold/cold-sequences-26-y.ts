import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 26, "Y". */
export const COLD_SEQUENCES_26_Y: readonly CriticCase[] = [
  sequence(
    '26y-01',
    'RIOT Riot Platforms',
    'emotional',
    [
      entry('2025-10-13', ['Buy', 7, '21'], 'Power contracts alone are worth this. Stop 18.', { stop: '18' }),
      entry('2025-11-14', ['Hold', 8, '14'], 'Stops are there for the algos to hunt. Took it off.', {
        stop: null,
        reached: { level: 'stop-loss', price: '17.80', day: '2025-11-04' },
      }),
    ],
    {
      first: 'stop-broken-and-held',
      says: ['stop-moved-away', 'blames-others', 'surer-as-price-falls', 'overconfidence', 'thesis-shrunk'],
      mustNot: ['rule-kept', 'stop-obeyed', 'stop-moved-closer', 'own-judgement', 'figures-named'],
    },
  ),
  sequence(
    '26y-02',
    'HDB HDFC Bank',
    'plain',
    [
      entry('2024-07-22', ['Buy', 6, '31'], 'NIM at 3.6%. If NIM goes below 3.2% I will exit.'),
      entry(
        '2025-10-20',
        ['Hold', 6, '36'],
        'NIM is 3.4% and bad loans 1.3%. I had written not below 3.2, so continue.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'source-named', 'test-beside'],
      mustNot: ['falsifier-broken-and-held', 'line-moved-in-words', 'ask-whether-test-happened', 'too-little-said'],
    },
  ),
  sequence(
    '26y-03',
    'AME Ametek',
    'terse',
    [
      entry('2024-11-11', ['Buy', 7, '195'], 'Orders +6%. Failure criterion: book-to-bill under 0.9, then out.'),
      entry(
        '2025-05-05',
        ['Sell', 4, '171'],
        'Book-to-bill 0.87. Criterion met. Structure taken down at a loss of 12%.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'rule-kept', 'figures-named', 'confidence-lowered-on-bad-news'],
      mustNot: ['error-admitted', 'regret', 'falsifier-broken-and-held', 'ask-for-source', 'too-little-said'],
    },
  ),
  sequence(
    '26y-04',
    'STRL Sterling Infrastructure',
    'terse',
    [
      entry('2025-02-03', ['Buy', 8, '140'], 'Data center sites are 60% of backlog. I expect a margin of 18%.'),
      entry(
        '2025-05-12',
        ['Hold', 6, '138'],
        'Margin came in 2 points under my estimate, and they lost the Texas contract. From 8 to 6.',
      ),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: ['figures-named', 'test-answered', 'error-admitted', 'weighs-other-side', 'confidence-fits', 'test-beside'],
      mustNot: ['surer-as-price-falls', 'rule-kept', 'blames-others', 'too-little-said', 'overconfidence'],
    },
  ),
  sequence(
    '26y-05',
    'NUE Nucor',
    'terse',
    [
      entry(
        '2024-04-15',
        ['Buy', 7, '190'],
        'Utilisation 82%, net debt near zero, a third of the capital returned in five years.',
      ),
      entry(
        '2025-01-13',
        ['Buy More', 7, '120'],
        'The drawings have not changed, only the price in the shop window. Second lot, which brings the average to 155.',
      ),
    ],
    {
      first: 'added-below-cost',
      says: ['anchoring-to-cost', 'fall-as-reason', 'confirmation', 'new-reason-after-fall'],
      mustNot: ['rule-kept', 'figures-named', 'falsifier-given', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '26y-06',
    'AVGO Broadcom',
    'emotional',
    [
      entry('2024-12-09', ['Buy', 6, '178'], 'Three hyperscalers, 60bn by 2027.'),
      entry('2025-04-07', ['Sell', 3, '148'], 'I could not sleep after the announcement. Out.'),
      entry(
        '2025-09-08',
        ['Buy', 8, '345'],
        'A fourth customer, 10bn of orders. I gave it away in April and have thought of it daily.',
      ),
    ],
    {
      first: 'bought-back-higher',
      says: ['regret', 'figures-named', 'fear-of-missing-out', 'surer-as-price-rises', 'error-admitted', 'recency'],
      mustNot: ['rule-kept', 'falsifier-given', 'added-below-cost', 'revenge'],
    },
  ),
  sequence(
    '26y-07',
    'GEV GE Vernova',
    'terse',
    [
      entry('2024-09-16', ['Buy', 6, '230'], 'Slots sold out thru 28. Tgt 320.', { target: '320' }),
      entry('2024-11-12', ['Hold', 8, '335'], 'Momentum regime. Tgt to 420.', {
        target: '420',
        reached: { level: 'take-profit', price: '322', day: '2024-11-07' },
      }),
    ],
    {
      first: 'target-moved-away',
      says: [
        'surer-as-price-rises',
        'recency',
        'too-little-said',
        'target-passed-and-kept',
        'thesis-shrunk',
        'target-without-reason',
      ],
      mustNot: ['target-obeyed', 'rule-kept', 'figures-named', 'disposition'],
    },
  ),
  sequence(
    '26y-08',
    'APP AppLovin',
    'terse',
    [
      entry('2024-08-12', ['Buy', 6, '80'], 'Axon 2, adj ebitda +32%. 12x.'),
      entry('2024-11-11', ['Hold', 8, '250'], 'Working.'),
      entry('2025-01-27', ['Hold', 10, '370'], 'I am never wrong on this one.'),
    ],
    {
      first: 'surer-as-price-rises',
      says: ['overconfidence', 'thesis-shrunk', 'too-little-said', 'confidence-beyond-evidence', 'recency'],
      mustNot: ['rule-kept', 'figures-named', 'own-judgement', 'falsifier-given'],
    },
  ),
  sequence(
    '26y-09',
    'LCID Lucid',
    'plain',
    [
      entry('2022-05-09', ['Buy', 7, '18'], 'Deliveries of 12,000 to 14,000 this year, and the longest range of all.'),
      entry('2023-08-14', ['Hold', 7, '6.50'], 'The Saudi fund owns 60% and will buy the rest sooner or later.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['hope', 'vague-horizon', 'authority', 'overconfidence', 'thesis-shrunk', 'figures-named'],
      mustNot: ['rule-kept', 'falsifier-given', 'test-answered', 'own-judgement', 'added-below-cost'],
    },
  ),
]
