import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 21, the sixth cold one, "F": quiet Holds, tests kept and broken, anchors, and a rise that teaches nothing. */
export const COLD_SEQUENCES_21_F: readonly CriticCase[] = [
  sequence(
    '21f-01',
    'MMM 3M',
    'plain',
    [
      entry(
        '2024-02-05',
        ['Buy', 6, '94'],
        'The lawsuits are settled. Organic growth under 0% for two quarters and I am out.',
      ),
      entry('2024-05-02', ['Hold', 6, '98'], 'Nothing new.'),
      entry('2024-08-02', ['Hold', 6, '125'], 'Still nothing new; organic growth was 1.2%.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits', 'rule-kept', 'test-beside'],
      mustNot: ['falsifier-broken-and-held', 'test-left-open', 'surer-as-price-rises'],
    },
  ),
  sequence(
    '21f-02',
    'WOLF Wolfspeed',
    'plain',
    [
      entry(
        '2024-01-31',
        ['Buy', 6, '33'],
        'Silicon carbide doubles by 2027. If the plant runs below 20% by summer, I throw it out.',
      ),
      entry('2024-08-22', ['Hold', 6, '14'], 'The plant ran at 16% in June. They need more time.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['hope', 'figures-named', 'horizon-stretched', 'test-beside'],
      mustNot: ['test-answered', 'rule-kept', 'horizon-given'],
    },
  ),
  sequence(
    '21f-03',
    'SBUX Starbucks',
    'plain',
    [
      entry('2024-01-31', ['Buy', 6, '93'], 'I sell after two quarters of falling traffic.'),
      entry('2024-07-31', ['Sell', 6, '78'], 'Traffic fell 6% and then 5%. Two quarters, as written. Out.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: [
        'ask-for-source',
        'falsifier-broken-and-held',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'falsifier-given',
      ],
    },
  ),
  sequence(
    '21f-04',
    'SMCI Super Micro',
    'chatty',
    [
      entry('2024-01-22', ['Buy', 6, '42'], 'ai servers, revenue doubles'),
      entry('2024-02-14', ['Hold', 8, '88'], 'told you'),
      entry('2024-03-08', ['Buy More', 10, '114'], 'up every day, should have bought way more'),
    ],
    {
      first: 'surer-as-price-rises',
      says: [
        'recency',
        'regret',
        'fear-of-missing-out',
        'hindsight',
        'confidence-beyond-evidence',
        'too-little-said',
        'new-reason-after-fall',
      ],
      mustNot: ['falsifier-given', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '21f-05',
    'PYPL PayPal',
    'plain',
    [
      entry('2021-10-20', ['Buy', 8, '258'], 'Payments move online and they have 400 million accounts.'),
      entry('2022-02-02', ['Buy More', 9, '132'], 'Half the price for the same company. My average comes down nicely.'),
    ],
    {
      first: 'added-below-cost',
      says: [
        'surer-as-price-falls',
        'fall-as-reason',
        'anchoring-to-cost',
        'anchoring-to-past-price',
        'new-reason-after-fall',
      ],
      mustNot: ['falsifier-given', 'surer-as-price-rises'],
    },
  ),
  sequence(
    '21f-06',
    'TGT Target',
    'plain',
    [
      entry('2023-11-15', ['Buy', 6, '130'], 'Margins recover to 6%.', { stop: '110' }),
      entry('2024-11-20', ['Hold', 6, '122'], 'Shrink is still a problem. I give it more room.', { stop: '95' }),
    ],
    {
      first: 'stop-moved-away',
      says: ['weighs-other-side', 'horizon-stretched'],
      mustNot: ['stop-moved-closer', 'stop-obeyed', 'stop-broken-and-held', 'size-limited'],
    },
  ),
  sequence(
    '21f-07',
    'FDX FedEx',
    'plain',
    [
      entry('2023-06-21', ['Buy', 6, '230'], 'They save 4 billion by 2025. I sell half at 300.', { target: '300' }),
      entry('2024-06-26', ['Sell', 6, '301'], 'Half is sold at 301, as planned.', {
        reached: { level: 'take-profit', price: '300.5', day: '2024-06-26' },
        quantity: '5',
      }),
    ],
    {
      first: 'target-obeyed',
      says: ['rule-kept', 'confidence-fits'],
      mustNot: ['disposition', 'target-passed-and-kept', 'falsifier-given', 'ask-for-source'],
    },
  ),
  sequence(
    '21f-08',
    'AI C3.ai',
    'plain',
    [
      entry('2023-06-15', ['Buy', 7, '44'], 'Bookings from the government grow by 30%.'),
      entry('2023-12-07', ['Hold', 7, '28'], 'It is the only pure company in this field, and somebody will buy them.'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['hope', 'story-without-figures'],
      mustNot: ['falsifier-given', 'test-answered'],
    },
  ),
  sequence(
    '21f-09',
    'ADM Archer-Daniels',
    'plain',
    [
      entry('2024-01-23', ['Buy', 7, '53'], 'The accounting matter is small. Crush margins decide.'),
      entry('2024-11-05', ['Hold', 4, '50'], 'Third restatement. I trust the numbers less, so I am less sure.'),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: ['weighs-other-side', 'confidence-fits', 'own-judgement'],
      mustNot: ['surer-as-price-falls', 'falsifier-given', 'error-admitted'],
    },
  ),
  sequence(
    '21f-10',
    'V Visa',
    'plain',
    [
      entry(
        '2023-03-01',
        ['Buy', 7, '220'],
        'Volumes grow 9% and the margin is 67%. If Congress passes the card bill, I sell.',
      ),
      entry('2023-09-01', ['Hold', 7, '246'], 'All in order.'),
      entry('2024-03-01', ['Hold', 7, '283'], 'All in order again.'),
      entry('2024-09-03', ['Hold', 7, '277'], 'All in order, the bill has not moved.'),
    ],
    {
      first: 'test-answered',
      says: ['rule-kept', 'confidence-fits', 'test-beside', 'events-named'],
      mustNot: ['falsifier-broken-and-held', 'surer-as-price-rises', 'falsifier-given'],
    },
  ),
  sequence(
    '21f-11',
    'SNAP Snap',
    'plain',
    [
      entry('2022-05-24', ['Buy', 5, '13'], 'I give it until the end of 2023 to earn money.'),
      entry('2024-02-07', ['Hold', 5, '11'], 'Still a loss of 248 million. I give it until 2026.'),
    ],
    {
      first: 'horizon-stretched',
      says: ['figures-named', 'falsifier-broken-and-held', 'line-moved-in-words', 'hope', 'horizon-given'],
      mustNot: ['rule-kept', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '21f-12',
    'LEVI Levi Strauss',
    'plain',
    [
      entry('2024-04-04', ['Watch', 5, '20'], 'Own stores grow 10%. I buy at 16, not higher.'),
      entry('2024-10-03', ['Buy', 6, '19'], 'It will not come down to 16. Own stores grew 12%.'),
    ],
    {
      first: 'own-price-raised',
      says: ['fear-of-missing-out', 'figures-named', 'line-moved-in-words'],
      mustNot: ['waits-for-own-price', 'rule-kept', 'falsifier-given'],
    },
  ),
  sequence(
    '21f-13',
    'GM General Motors',
    'plain',
    [
      entry('2023-10-25', ['Buy', 6, '29'], 'Five times earnings. A strike of more than two months and I cut it.', {
        stop: '25',
      }),
      entry('2023-11-30', ['Hold', 6, '32'], 'The strike ended after six weeks. I raise the stop.', { stop: '28' }),
    ],
    {
      first: 'test-answered',
      says: ['stop-moved-closer', 'rule-kept', 'events-named', 'confidence-fits'],
      mustNot: ['stop-moved-away', 'falsifier-broken-and-held', 'surer-as-price-rises'],
    },
  ),
]
