import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The third of batch 18 that was given to the critic once, when a round of work on it ended. */
export const COLD_18_C: readonly CriticCase[] = [
  thesis('18c-01', 'OXY Occidental', 'plain', ['Buy', 7, '42'], 'What Berkshire pays I can pay too.', {
    first: 'authority',
    says: [
      'herd',
      'halo',
      'too-little-said',
      'story-without-figures',
      'anchoring-to-past-price',
      'confidence-beyond-evidence',
    ],
  }),
  sequence(
    '18c-02',
    'BIDU Baidu',
    'plain',
    [
      entry('2025-08-20', ['Watch', 4, '90'], 'Search with robots beside it. Not yet.'),
      entry(
        '2025-11-17',
        ['Keep Watching', 4, '118'],
        "Robotaxis in Wuhan work, says everyone who has been there, but ads shrink by 18%. I'd buy at 85. If ads shrink slower for two quarters I'd pay more.",
      ),
    ],
    {
      first: 'waits-for-own-price',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['herd', 'fear-of-missing-out', 'ask-for-own-price'],
    },
  ),
  sequence(
    '18c-03',
    'META Meta',
    'plain',
    [
      entry(
        '2022-10-28',
        ['Buy', 7, '99'],
        'They spend too much, but three billion people use it each day. If users fall, I leave.',
      ),
      entry(
        '2024-02-02',
        ['Sell Some', 6, '475'],
        "It went up fivefold. I take half off, just so that I can't lose it again.",
      ),
    ],
    {
      first: 'disposition',
      says: ['regret', 'size-limited', 'anchoring-to-cost', 'loss-aversion'],
      mustNot: ['rule-kept', 'target-obeyed', 'falsifier-broken-and-held'],
    },
  ),
  thesis(
    '18c-04',
    'HSY Hershey',
    'plain',
    ['Buy', 6, '185'],
    'Cocoa fell from 12,000 to 6,000 a tonne, and it takes about a year to reach the accounts. The gross margin was 33 and should be back at 40 by the end of 2026. Still at 36 by then: I mistook a change of habits for a cost problem.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named'],
      mustNot: ['ask-what-would-prove-wrong', 'anchoring-to-past-price', 'ask-for-horizon'],
      falsifiers: ['Still at 36 by then: I mistook a change of habits for a cost problem.'],
    },
  ),
  sequence(
    '18c-05',
    'HOOD Robinhood',
    'emotional',
    [
      entry('2025-01-10', ['Buy', 6, '40'], 'Young people keep their first broker. I sell at 80 and not later.', {
        target: '80',
      }),
      entry('2025-07-01', ['Hold', 9, '94'], 'Why would I sell the best stock that I ever had?? It doubles again!!', {
        target: null,
        reached: { level: 'take-profit', price: '81', day: '2025-06-26' },
      }),
    ],
    {
      first: 'target-moved-away',
      says: [
        'target-passed-and-kept',
        'overconfidence',
        'surer-as-price-rises',
        'recency',
        'attachment',
        'line-moved-in-words',
      ],
      mustNot: ['target-obeyed'],
    },
  ),
  sequence(
    '18c-06',
    'F Ford',
    'plain',
    [
      entry('2023-05-02', ['Buy', 6, '12'], 'Trucks sell, the dividend is 5%.'),
      entry(
        '2025-11-17',
        ['Sell', 6, '13'],
        'I need the money for the roof, and this is the one that I would miss least.',
      ),
    ],
    {
      first: 'sale-for-need',
      says: ['own-judgement'],
      mustNot: ['disposition', 'loss-aversion', 'ask-what-would-prove-wrong', 'money-needed'],
    },
  ),
  thesis(
    '18c-07',
    'PLTR Palantir',
    'emotional',
    ['Buy', 10, '180'],
    "I can't watch this any longer without me! Everyone at work made a fortune, and I sit on cash like an idiot. I'm in.",
    {
      first: 'fear-of-missing-out',
      says: ['herd', 'regret', 'confidence-beyond-evidence', 'story-without-figures', 'urge-to-act'],
    },
  ),
  thesis(
    '18c-08',
    'WMT Walmart',
    'plain',
    ['Buy', 7, '103'],
    'My employer gives me shares each quarter and I keep them, since I know the stores from the inside.',
    {
      first: 'employer-shares',
      says: ['familiarity', 'story-without-figures', 'size-too-large'],
      mustNot: ['index-plan', 'authority'],
    },
  ),
  sequence(
    '18c-09',
    'MSFT Microsoft',
    'plain',
    [
      entry(
        '2023-03-01',
        ['Buy', 7, '247'],
        'Azure grows by more than 25%. If it falls below 20% in two quarters, I sell.',
      ),
      entry('2025-07-31', ['Hold', 8, '533'], 'Azure +39%. The line was 20.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: ['test-left-open', 'ask-whether-test-happened', 'surer-as-price-rises', 'falsifier-broken-and-held'],
    },
  ),
  thesis(
    '18c-10',
    'ADBE Adobe',
    'analytical',
    ['Buy', 6, '335'],
    'Digital media ARR grows 11%, the price discounts 5%. Everybody asks what AI leaves of it; so do we. Net new ARR shrinking year on year in two of the next three quarters answers that against us, and we shall not argue with it.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement', 'horizon-given'],
      mustNot: ['herd', 'ask-what-would-prove-wrong'],
      falsifiers: [
        'Net new ARR shrinking year on year in two of the next three quarters answers that against us, and we shall not argue with it.',
      ],
    },
  ),
  sequence(
    '18c-11',
    'GOOG Alphabet',
    'plain',
    [
      entry(
        '2022-11-03',
        ['Buy', 6, '84'],
        "Search isn't dying; revenue in search grows by 4% in the worst year. If it shrinks for two quarters, I'm wrong.",
        { stop: '70' },
      ),
      entry(
        '2024-02-01',
        ['Hold', 6, '141'],
        "Search +13%. My test isn't close. I raise the stop to 115 so that this stays a good year.",
        { stop: '115' },
      ),
    ],
    {
      first: 'test-answered',
      says: ['stop-moved-closer', 'figures-named', 'rule-kept'],
      mustNot: ['stop-moved-away', 'disposition', 'surer-as-price-rises', 'falsifier-broken-and-held'],
    },
  ),
  thesis(
    '18c-12',
    'SAP SAP',
    'plain',
    ['Buy', 7, '270'],
    'Die Umstellung auf die Cloud läuft besser, als ich dachte. Der Auftragsbestand wächst um 27 %, und bei unter 20 % steige ich aus.',
    { first: 'not-english', says: ['falsifier-given', 'figures-named'] },
  ),
  sequence(
    '18c-13',
    'TGT Target',
    'plain',
    [
      entry('2024-08-21', ['Buy', 7, '159'], 'Traffic is growing again, +3%. If it shrinks, I have no reason to stay.'),
      entry(
        '2025-05-21',
        ['Buy More', 8, '93'],
        "Traffic was minus 2.4% and comps minus 3.8%. It's cheap at 11 times, everything is in the price.",
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['surer-as-price-falls', 'added-below-cost', 'fall-as-reason', 'figures-named', 'new-reason-after-fall'],
      mustNot: ['test-answered', 'confidence-lowered-on-bad-news'],
    },
  ),
  sequence(
    '18c-14',
    'KO Coca-Cola',
    'plain',
    [
      entry(
        '2015-04-10',
        ['Buy', 7, '40'],
        'A dividend raised for fifty years, and a drink that my grandchildren know.',
      ),
      entry(
        '2025-10-21',
        ['Hold', 7, '71'],
        'The dividend was raised again, 5.2%. That is what I bought it for, and nothing else has to happen.',
      ),
    ],
    {
      first: 'income-plan',
      says: ['figures-named', 'rule-kept'],
      mustNot: ['get-even', 'disposition', 'anchoring-to-cost', 'loss-aversion'],
    },
  ),
  thesis(
    '18c-15',
    'CAT Caterpillar',
    'plain',
    ['Watch', 5, '560'],
    "I don't understand why a cyclical costs 28 times earnings at what looks like a peak. Either I miss something or the others do. I stay away till I know.",
    {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['fear-of-missing-out', 'overconfidence', 'ask-why-now'],
    },
  ),
  thesis('18c-16', 'T AT&T', 'plain', ['Buy', 4, '25'], "Cheap phone company, pays well. I don't expect much.", {
    first: 'confidence-fits',
    says: ['income-plan', 'story-without-figures', 'too-little-said', 'low-price-as-cheap', 'weighs-other-side'],
    mustNot: ['overconfidence', 'confidence-beyond-evidence'],
  }),
  sequence(
    '18c-17',
    'AI C3.ai',
    'chatty',
    [
      entry('2023-06-14', ['Buy', 8, '45'], 'ticker is AI, every fund has to own it'),
      entry(
        '2024-02-20',
        ['Buy', 8, '28'],
        'sold too soon in the summer, bought back today, cant let it get away twice',
      ),
    ],
    {
      first: 'fear-of-missing-out',
      says: ['regret', 'story-without-figures', 'confidence-beyond-evidence', 'urge-to-act'],
    },
  ),
  thesis(
    '18c-18',
    'VT Vanguard Total World',
    'plain',
    ['Buy', 5, '138'],
    "500 on the first of the month, as every month since 2016. I don't look at the price.",
    {
      first: 'index-plan',
      says: ['rule-kept', 'own-judgement'],
      mustNot: ['ask-what-would-prove-wrong', 'too-little-said', 'urge-to-act', 'ask-for-horizon', 'ask-why-now'],
    },
  ),
  sequence(
    '18c-19',
    'WBA Walgreens',
    'plain',
    [
      entry('2022-02-01', ['Buy', 7, '49'], 'The dividend is safe, 4%. If they cut it I leave.'),
      entry(
        '2024-01-05',
        ['Hold', 5, '24'],
        'They cut the dividend by half. But at this price it would be foolish to go now, with 4% on the new payout.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['loss-aversion', 'confidence-lowered-on-bad-news', 'figures-named', 'line-moved-in-words'],
      mustNot: ['loss-taken-as-written', 'income-plan'],
    },
  ),
  sequence(
    '18c-20',
    'ROKU Roku',
    'plain',
    [
      entry('2021-02-16', ['Buy', 8, '470'], 'Streaming hours +55%.'),
      entry(
        '2023-05-02',
        ['Hold', 6, '56'],
        "Two years of my evenings went into this company. I know it better than any analyst, I'm not giving that away.",
      ),
    ],
    {
      first: 'sunk-cost',
      says: ['attachment', 'loss-aversion', 'familiarity', 'overconfidence', 'story-without-figures', 'thesis-shrunk'],
      mustNot: ['stays-out'],
    },
  ),
]
