import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 20, the fifth cold one, "E": tests broken, kept and ignored, and figures of others beside them. */
export const COLD_SEQUENCES_20_E: readonly CriticCase[] = [
  sequence(
    '20e-01',
    'UL Unilever',
    'plain',
    [
      entry(
        '2024-02-08',
        ['Buy', 7, '49'],
        'Underlying growth has been 5 to 7% since 2022. If it drops under 4% in any half-year, I sell.',
      ),
      entry('2025-07-31', ['Hold', 7, '58'], 'Underlying growth was 3.4% in the first half. The weather did not help.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['figures-named', 'blames-others', 'confirmation', 'test-beside'],
      mustNot: ['test-answered', 'rule-kept', 'ask-whether-test-happened', 'test-left-open'],
    },
  ),
  sequence(
    '20e-02',
    'CHTR Charter',
    'plain',
    [
      entry(
        '2023-07-28',
        ['Buy', 6, '400'],
        'Internet customers grew by 70,000 last quarter. Should they turn negative twice, I am gone.',
      ),
      entry('2024-04-26', ['Sell', 6, '258'], 'Customers fell by 61,000 and by 72,000. Twice. Gone.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
        'ask-for-source',
        'loss-aversion',
        'falsifier-given',
        'test-left-open',
      ],
    },
  ),
  sequence(
    '20e-03',
    'DRI Darden',
    'plain',
    [
      entry('2024-03-21', ['Buy', 6, '168'], 'Traffic holds up. I sell if same-restaurant sales fall below 0%.'),
      entry('2025-03-20', ['Hold', 6, '205'], 'Same-restaurant sales at Chipotle were down 0.4%. Ours rose 3.1%.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'own-judgement', 'weighs-other-side'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-04',
    'PGR Progressive',
    'analytical',
    [
      entry(
        '2023-08-16',
        ['Buy', 6, '131'],
        'Pricing catches up. We are wrong if the combined ratio is above 98 in two quarters.',
      ),
      entry('2024-04-12', ['Hold', 7, '207'], 'A year ago the combined ratio was 99; now it is 86.1.'),
    ],
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'confidence-fits',
        'own-judgement',
        'weighs-other-side',
        'surer-as-price-rises',
        'rule-kept',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-05',
    'ADYEN Adyen',
    'analytical',
    [
      entry(
        '2023-11-10',
        ['Buy', 6, '1050'],
        'Volume grows 25% and hiring slows. A take rate under 15 basis points would end the thesis.',
      ),
      entry(
        '2024-08-15',
        ['Hold', 6, '1180'],
        'Consensus sees the take rate at 14 basis points by 2026. Reported was 16.1.',
      ),
    ],
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'confidence-fits',
        'own-judgement',
        'weighs-other-side',
        'source-named',
        'horizon-given',
        'rule-kept',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-06',
    'TDY Teledyne',
    'plain',
    [
      entry('2024-01-24', ['Buy', 6, '430'], 'I leave if orders run below 95% of sales for half a year.'),
      entry(
        '2024-10-23',
        ['Hold', 6, '470'],
        'The chief executive of their biggest customer expects orders of 80% of sales in his own industry. Here it was 104%.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'own-judgement', 'weighs-other-side', 'source-named', 'rule-kept'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-07',
    'SCHW Schwab',
    'plain',
    [
      entry(
        '2023-03-20',
        ['Buy', 6, '57'],
        'Deposits leave for money funds, but slower each month. If sweep cash falls below 350 billion, I sell.',
      ),
      entry(
        '2023-10-16',
        ['Hold', 6, '52'],
        'Could sweep cash go to 320 billion? Perhaps, if rates stay. It stands at 388.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'own-judgement', 'weighs-other-side', 'surer-as-price-falls'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-08',
    'SPOT Spotify',
    'plain',
    [
      entry('2023-10-24', ['Buy', 6, '160'], 'Churn matters most. Above 3% a month I am out.'),
      entry('2024-07-23', ['Hold', 7, '330'], 'Churn did not rise above 3% after the increase, it is 1.9%.'),
    ],
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'confidence-fits',
        'own-judgement',
        'weighs-other-side',
        'rule-kept',
        'surer-as-price-rises',
        'events-named',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-09',
    'WFC Wells Fargo',
    'plain',
    [
      entry('2024-07-12', ['Buy', 6, '56'], 'Cap off by 2025. I sell if net interest income falls by more than 9%.'),
      entry('2024-09-10', ['Hold', 6, '54'], 'Analysts expect net interest income to fall by 11% next year.'),
    ],
    {
      first: 'source-named',
      says: ['figures-named', 'events-named', 'authority'],
      mustNot: ['falsifier-broken-and-held', 'test-beside', 'rule-kept', 'test-answered', 'line-moved-in-words'],
      mayAsk: ['ask-what-changed', 'ask-whether-test-happened', 'ask-for-own-words', 'ask-for-source'],
    },
  ),
  sequence(
    '20e-10',
    'VKTX Viking',
    'plain',
    [
      entry('2025-06-02', ['Buy', 4, '27'], 'They finish enrolling the phase 3 trial by 30 November, or I sell.'),
      entry('2025-11-30', ['Hold', 5, '36'], 'Enrolment finished today, on the last day that I gave them.'),
    ],
    {
      first: 'test-answered',
      says: ['rule-kept', 'events-named', 'surer-as-price-rises', 'confidence-fits'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'horizon-stretched',
        'line-moved-in-words',
        'ask-what-would-prove-wrong',
      ],
    },
  ),
  sequence(
    '20e-11',
    'SBUX Starbucks',
    'plain',
    [
      entry('2024-05-01', ['Watch', 5, '74'], 'A good name at a bad time. I buy at 72.'),
      entry('2024-05-07', ['Buy', 5, '72'], 'Here it is, 72.'),
    ],
    {
      first: 'rule-kept',
      says: ['waits-for-own-price', 'confidence-fits'],
      mustNot: [
        'own-price-raised',
        'line-moved-in-words',
        'too-little-said',
        'anchoring-to-past-price',
        'ask-for-own-price',
        'urge-to-act',
        'fall-as-reason',
      ],
    },
  ),
  sequence(
    '20e-12',
    'OTIS Otis',
    'plain',
    [
      entry('2024-11-04', ['Watch', 6, '100'], 'Service is 90% of profit. I would pay 88 and no more.'),
      entry('2025-08-04', ['Buy', 6, '86.5'], 'Now I get it for less than I said I would pay. Service orders grew 7%.'),
    ],
    {
      first: 'rule-kept',
      says: ['figures-named', 'confidence-fits'],
      mustNot: ['own-price-raised', 'line-moved-in-words', 'fall-as-reason', 'ask-for-own-price'],
    },
  ),
  sequence(
    '20e-13',
    'CELH Celsius',
    'chatty',
    [
      entry('2024-06-03', ['Watch', 6, '75'], 'i buy at 50, not a cent more'),
      entry('2024-06-20', ['Buy', 7, '61'], 'ok 61 is fine too, everybody at the gym drinks it'),
    ],
    {
      first: 'own-price-raised',
      says: [
        'line-moved-in-words',
        'familiarity',
        'herd',
        'fear-of-missing-out',
        'urge-to-act',
        'story-without-figures',
        'principle-broken',
      ],
      mustNot: ['rule-kept', 'waits-for-own-price', 'falsifier-given'],
    },
  ),
  sequence(
    '20e-14',
    'BA Boeing',
    'plain',
    [
      entry('2023-12-01', ['Buy', 6, '235'], 'Deliveries normalise at 50 a month by 2025.'),
      entry('2024-01-09', ['Hold', 5, '226'], 'The door plug. I will not add, whatever the price does.'),
      entry('2024-03-13', ['Buy More', 6, '182'], 'At 182 I take another ten.'),
    ],
    {
      first: 'line-moved-in-words',
      says: [
        'principle-broken',
        'added-below-cost',
        'surer-as-price-falls',
        'fall-as-reason',
        'low-price-as-cheap',
        'too-little-said',
        'thesis-shrunk',
        'anchoring-to-past-price',
      ],
      mustNot: ['rule-kept', 'principle-kept', 'falsifier-given', 'waits-for-own-price'],
    },
  ),
  {
    ...sequence(
      '20e-15',
      'PLTR Palantir',
      'emotional',
      [
        entry('2024-11-06', ['Buy', 7, '55'], 'US commercial revenue +54%!'),
        entry('2025-02-05', ['Buy More', 9, '104'], 'It is a fifth of all I own now and I still want more!'),
      ],
      {
        first: 'principle-broken',
        says: [
          'size-too-large',
          'surer-as-price-rises',
          'overconfidence',
          'attachment',
          'fear-of-missing-out',
          'confidence-beyond-evidence',
          'story-without-figures',
          'thesis-shrunk',
          'house-money',
        ],
        mustNot: ['principle-kept', 'rule-kept', 'size-limited', 'falsifier-given'],
      },
    ),
    principles: ['No position above 10% of what I own.'],
  },
  {
    ...sequence(
      '20e-16',
      'NFLX Netflix',
      'plain',
      [entry('2025-01-20', ['Buy', 7, '858'], 'They report tomorrow evening, and I expect 9 million new members.')],
      {
        first: 'principle-broken',
        says: ['figures-named', 'events-named', 'horizon-given', 'overconfidence', 'urge-to-act'],
        mustNot: ['principle-kept', 'rule-kept', 'falsifier-given'],
      },
    ),
    principles: ['Never buy in the week of a report.'],
  },
  sequence(
    '20e-17',
    'PFE Pfizer',
    'plain',
    [
      entry('2022-12-12', ['Buy', 7, '52'], 'The dividend grows by 2 to 3% a year and is covered twice.'),
      entry('2023-12-14', ['Hold', 7, '26'], 'The oncology pipeline from Seagen alone is worth more than this.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['story-without-figures', 'confirmation', 'overconfidence', 'loss-aversion', 'target-without-reason'],
      mustNot: ['rule-kept', 'falsifier-given', 'confidence-lowered-on-bad-news'],
    },
  ),
  sequence(
    '20e-18',
    'INTC Intel',
    'chatty',
    [
      entry('2024-04-02', ['Buy', 6, '44'], 'foundry turns profitable by 2027, gaudi 3 sells'),
      entry(
        '2024-08-05',
        ['Hold', 6, '20'],
        'the buildings and land are worth more than the price, and uncle sam wont let it fail',
      ),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['story-without-figures', 'overconfidence', 'hope', 'confirmation', 'thesis-shrunk'],
      mustNot: ['rule-kept', 'falsifier-given', 'anchoring-to-cost'],
    },
  ),
  sequence(
    '20e-19',
    'SAVA Cassava',
    'plain',
    [
      entry('2024-03-04', ['Buy', 4, '23'], 'Phase 3 data come this year. If there are none by 31 December, I am out.'),
      entry('2025-01-14', ['Hold', 5, '3'], 'Patience. The disease is huge.'),
    ],
    {
      first: 'test-left-open',
      says: [
        'ask-whether-test-happened',
        'surer-as-price-falls',
        'hope',
        'story-without-figures',
        'falsifier-broken-and-held',
        'thesis-shrunk',
        'loss-aversion',
        'confidence-beyond-evidence',
        'confirmation',
      ],
      mustNot: ['rule-kept', 'test-answered', 'horizon-given', 'falsifier-given', 'loss-taken-as-written'],
    },
  ),
  sequence(
    '20e-20',
    'EL Estee Lauder',
    'plain',
    [
      entry(
        '2023-02-02',
        ['Buy', 7, '270'],
        'Travel retail comes back. Two quarters of organic sales below 0% and I sell.',
      ),
      entry('2023-08-18', ['Hold', 7, '158'], 'Organic sales -9% after -8% before. The brands are still the best.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['confirmation', 'attachment', 'halo', 'figures-named', 'test-beside', 'thesis-shrunk', 'blames-others'],
      mustNot: ['test-answered', 'rule-kept', 'test-left-open'],
    },
  ),
  sequence(
    '20e-21',
    'NKE Nike',
    'plain',
    [
      entry(
        '2023-09-29',
        ['Buy', 6, '95'],
        'Direct sales grow. Two quarters of digital sales below last year and I sell.',
      ),
      entry('2024-06-28', ['Sell', 6, '75'], 'Digital -3%, then -10%. That was my line, I was wrong, out.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'error-admitted', 'figures-named'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-for-source',
        'ask-what-would-prove-wrong',
        'loss-aversion',
        'falsifier-given',
      ],
    },
  ),
  sequence(
    '20e-22',
    'FDX FedEx',
    'plain',
    [
      entry(
        '2022-06-24',
        ['Buy', 6, '240'],
        'My test is the operating margin of Express. If it goes below 4%, I leave.',
      ),
      entry(
        '2022-12-21',
        ['Hold', 6, '175'],
        'The operating margin of Express was 8.6% a year ago and is 3.2% now. I stay.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['figures-named', 'test-beside'],
      mustNot: ['test-answered', 'rule-kept', 'test-left-open', 'ask-whether-test-happened'],
    },
  ),
  sequence(
    '20e-23',
    'ULTA Ulta',
    'plain',
    [
      entry('2024-03-15', ['Buy', 6, '530'], 'Gross margin under 38% and I sell.'),
      entry('2024-08-30', ['Hold', 6, '355'], 'Gross margin 38.3%. I would rather sell at 36 now.'),
    ],
    {
      first: 'line-moved-in-words',
      says: ['figures-named', 'test-answered', 'falsifier-given'],
      mustNot: ['falsifier-broken-and-held', 'rule-kept', 'test-left-open', 'ask-whether-test-happened'],
      falsifiers: ['I would rather sell at 36 now.'],
    },
  ),
  sequence(
    '20e-24',
    'AMZN Amazon',
    'analytical',
    [
      entry(
        '2023-02-03',
        ['Buy', 7, '103'],
        'The case is revenue growth above 8%. Below that for two quarters we exit.',
      ),
      entry('2023-08-04', ['Hold', 7, '139'], 'Advertising grew 22%, physical stores 6%, revenue as a whole 11%.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'own-judgement', 'weighs-other-side', 'rule-kept'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-25',
    'MMM 3M',
    'plain',
    [
      entry('2022-05-02', ['Buy', 5, '145'], '22 dollars of cash flow per share by 2024, without the earplugs.'),
      entry(
        '2022-08-26',
        ['Hold', 5, '129'],
        'The judge refused the bankruptcy. I will never sell on a headline; I read the ruling first, over the weekend.',
      ),
    ],
    {
      first: 'own-judgement',
      says: ['events-named', 'confidence-fits', 'weighs-other-side', 'source-named', 'horizon-given'],
      mustNot: [
        'attachment',
        'loss-aversion',
        'overconfidence',
        'confirmation',
        'regret',
        'falsifier-given',
        'rule-kept',
        'falsifier-broken-and-held',
      ],
    },
  ),
  sequence(
    '20e-26',
    'CVS CVS',
    'plain',
    [
      entry(
        '2024-02-12',
        ['Buy', 6, '76'],
        'I give Aetna one bad year. Medical benefit ratio above 90% and half of it goes.',
      ),
      entry(
        '2024-05-03',
        ['Sell Some', 5, '56'],
        'The medical benefit ratio came in at 90.4. My line was 90, so half goes.',
      ),
    ],
    {
      first: 'rule-kept',
      says: ['loss-taken-as-written', 'test-answered', 'figures-named', 'confidence-lowered-on-bad-news'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
        'ask-for-source',
        'falsifier-given',
        'loss-aversion',
      ],
    },
  ),
  sequence(
    '20e-27',
    'META Meta',
    'plain',
    [
      entry(
        '2023-02-02',
        ['Buy', 7, '188'],
        'Cost cuts, and daily users at 2 billion. If they ever fall below 1.9 billion, I go.',
      ),
      entry('2024-02-02', ['Hold', 7, '474'], 'They never fell below it: 2.06 in the summer, 2.11 now.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'own-judgement', 'weighs-other-side', 'rule-kept'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
      ],
    },
  ),
  sequence(
    '20e-28',
    'DG Dollar General',
    'emotional',
    [
      entry('2023-03-16', ['Buy', 6, '213'], 'One guidance cut I forgive. A second one and I leave.'),
      entry(
        '2023-08-31',
        ['Sell', 6, '133'],
        'Bravo! Another cut of the guidance, how original. That is the second. I leave.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'events-named'],
      mustNot: [
        'falsifier-broken-and-held',
        'overconfidence',
        'ask-what-would-prove-wrong',
        'revenge',
        'falsifier-given',
        'blames-others',
        'ask-for-figure',
      ],
    },
  ),
]
