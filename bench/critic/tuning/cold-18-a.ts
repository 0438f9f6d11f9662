import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The third of batch 18 by which rules are made: written before any code of the critic was read, and parted by lot. */
export const COLD_18_A: readonly CriticCase[] = [
  thesis(
    '18a-01',
    'UBER Uber',
    'analytical',
    ['Buy', 6, '92'],
    "Gross bookings +18%, incremental margin on EBITDA of 9%. Robotaxi is the open question: partnership or disintermediation, we don't know. Waymo alone in Phoenix has taken a fifth of trips. Bookings growth with a one in front below 15 in the US would say that the fifth is becoming a third. We would then be out.",
    {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['overconfidence', 'ask-what-would-prove-wrong'],
      falsifiers: [
        'Bookings growth with a one in front below 15 in the US would say that the fifth is becoming a third. We would then be out.',
      ],
    },
  ),
  sequence(
    '18a-02',
    'RIVN Rivian',
    'plain',
    [
      entry('2023-11-09', ['Buy', 8, '17'], 'R2 changes everything.'),
      entry(
        '2024-11-15',
        ['Hold', 8, '10'],
        'R2 is coming in 2026, patience. Selling now would only turn a paper loss into a real one.',
      ),
    ],
    {
      first: 'loss-aversion',
      says: ['get-even', 'horizon-stretched', 'events-named', 'horizon-given'],
      mustNot: ['stop-broken-and-held'],
    },
  ),
  thesis(
    '18a-03',
    'DAL Delta',
    'plain',
    ['Buy', 7, '58'],
    "Rent is due on the first and I've got the money until then. Earnings on the 9th, should be good.",
    {
      first: 'money-needed',
      says: [
        'urge-to-act',
        'overconfidence',
        'confidence-beyond-evidence',
        'story-without-figures',
        'events-named',
        'horizon-given',
      ],
      mustNot: ['sale-for-need', 'size-limited'],
    },
  ),
  sequence(
    '18a-04',
    'XOM Exxon',
    'plain',
    [
      entry('2021-02-01', ['Buy', 6, '47'], 'Oil, 5% of our savings.'),
      entry('2025-11-17', ['Sell Some', 6, '117'], 'Oil was to be 5% of our savings and is 8 now. Sold back to 5.'),
    ],
    {
      first: 'rebalancing-by-rule',
      says: ['size-limited', 'rule-kept', 'principle-kept'],
      mustNot: ['disposition', 'ask-what-would-prove-wrong', 'regret'],
    },
  ),
  thesis(
    '18a-05',
    'QQQ Invesco QQQ',
    'plain',
    ['Buy', 6, '610'],
    'The trend is up, and in an uptrend I want to be in. It rose 5% in October.',
    {
      first: 'recency',
      says: ['story-without-figures', 'fear-of-missing-out', 'herd'],
      mustNot: ['horizon-given', 'index-plan'],
    },
  ),
  thesis(
    '18a-06',
    'PFE Pfizer',
    'plain',
    ['Buy', 7, '25'],
    'Pfizer (NYSE: PFE) today announced positive topline results from its Phase 3 study. The company will present the data at an upcoming congress and plans to discuss them with regulators.',
    {
      first: 'pasted-news',
      says: ['confidence-beyond-evidence'],
      mustNot: ['events-named', 'source-named'],
      mayAsk: ['ask-for-own-words'],
    },
  ),
  thesis(
    '18a-07',
    'BABA Alibaba',
    'plain',
    ['Buy', 7, '155'],
    'Charlie Munger bought it, and Burry, and now my cousin who works in a bank says the same. Who am I to know better?',
    {
      first: 'authority',
      says: ['herd', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['own-judgement'],
    },
  ),
  sequence(
    '18a-08',
    'DIS Disney',
    'chatty',
    [
      entry('2021-03-10', ['Buy', 8, '195'], 'disney+ will eat netflix'),
      entry(
        '2025-11-14',
        ['Hold', 6, '106'],
        'parks are good i guess. ill get out at 195, not a cent less, they owe me that',
      ),
    ],
    {
      first: 'get-even',
      says: ['anchoring-to-cost', 'new-reason-after-fall', 'loss-aversion'],
      mustNot: ['disposition', 'falsifier-given'],
    },
  ),
  thesis(
    '18a-09',
    'GME GameStop',
    'chatty',
    ['Buy', 8, '24'],
    'shorts are trapped. media wont tell you. hedgies r fuk, moass any day now',
    {
      first: 'herd',
      says: [
        'blames-others',
        'overconfidence',
        'lottery',
        'confidence-beyond-evidence',
        'story-without-figures',
        'vague-horizon',
        'fear-of-missing-out',
        'hope',
        'revenge',
      ],
      mustNot: ['authority'],
    },
  ),
  sequence(
    '18a-10',
    'MRNA Moderna',
    'chatty',
    [
      entry('2021-08-10', ['Buy', 9, '450'], 'to the moon w boosters'),
      entry('2022-01-20', ['Buy More', 9, '165'], 'avg down avg down. diamond hands. its a gift at this price'),
    ],
    {
      first: 'added-below-cost',
      says: [
        'fall-as-reason',
        'herd',
        'story-without-figures',
        'anchoring-to-cost',
        'confidence-beyond-evidence',
        'overconfidence',
        'low-price-as-cheap',
      ],
    },
  ),
  thesis('18a-11', 'ZM Zoom', 'terse', ['Watch', 3, '82'], 'no view', {
    first: 'too-little-said',
    says: ['stays-out', 'confidence-fits'],
    mustNot: ['overconfidence'],
    mayAsk: ['ask-for-own-price'],
  }),
  {
    id: 'tuning/18a-12',
    asset: 'NVDA Nvidia',
    contract: { right: 'call', strike: '250', expiresOn: '2025-12-19' },
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '1.15',
        thesis: '20 lottos for 2.3k from the tax refund. if we get a santa rally its a 10 bagger. house money anyway',
      },
    ],
    expert: {
      first: 'lottery',
      says: [
        'house-money',
        'confidence-beyond-evidence',
        'overconfidence',
        'words-and-number-disagree',
        'option-terms',
      ],
      mustNot: ['index-plan', 'tax-sale'],
    },
  },
  {
    id: 'tuning/18a-13',
    asset: 'SPY SPDR S&P 500',
    contract: { right: 'put', strike: '640', expiresOn: '2026-03-20' },
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '9.80',
        thesis: '1 put, covers half of the stock I own (130k). Costs 0.75%. Insurance, hope it expires worthless.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['size-limited', 'option-terms', 'figures-named'],
      mustNot: ['hope', 'lottery', 'overconfidence', 'ask-what-would-prove-wrong', 'fear-of-missing-out'],
    },
  },
  thesis(
    '18a-14',
    'AMD AMD',
    'chatty',
    ['Buy', 6, '235'],
    'honestly? bored, and 4k idle in the account. semis always go up in nov',
    {
      first: 'urge-to-act',
      says: ['recency', 'story-without-figures', 'gamblers-fallacy', 'overconfidence'],
      mustNot: ['size-limited'],
    },
  ),
  thesis(
    '18a-15',
    'SMCI Super Micro',
    'chatty',
    ['Buy', 9, '52'],
    'been burned by this one 3x. this time its different, i can feel it. they owe me',
    {
      first: 'revenge',
      says: [
        'overconfidence',
        'get-even',
        'confidence-beyond-evidence',
        'story-without-figures',
        'gamblers-fallacy',
        'hope',
      ],
    },
  ),
  thesis(
    '18a-16',
    'CMG Chipotle',
    'analytical',
    ['Buy', 6, '32'],
    "Comps were minus 4 in Q2, the first fall outside of the pandemic, with traffic at minus 4.9. Unit economics hold: 60% return on new units. I am betting on traffic turning positive by Q2 next year; flat I'd call a draw and stay, negative I'd call a loss and leave.",
    {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['ask-what-would-prove-wrong', 'ask-for-horizon', 'overconfidence'],
      falsifiers: ["flat I'd call a draw and stay, negative I'd call a loss and leave"],
    },
  ),
  sequence(
    '18a-17',
    'VZ Verizon',
    'plain',
    [
      entry(
        '2022-07-25',
        ['Buy', 6, '45'],
        '6% and nothing to worry about. If subscribers shrink for a year, something is broken and I go.',
      ),
      entry(
        '2023-07-26',
        ['Sell', 4, '33'],
        'Consumer phone subscribers: minus 304,000 over the year. Broken, as I put it. Gone.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'rule-kept', 'figures-named', 'error-admitted', 'confidence-lowered-on-bad-news'],
      mustNot: ['loss-aversion', 'hindsight', 'ask-what-would-prove-wrong', 'ask-for-source'],
    },
  ),
  thesis(
    '18a-18',
    'COST Costco',
    'plain',
    ['Watch', 6, '925'],
    'A wonderful business at 50 times earnings. I would pay 700, which is 38 times. Until then I only read the reports.',
    {
      first: 'waits-for-own-price',
      says: ['figures-named', 'weighs-other-side', 'stays-out'],
      mustNot: ['ask-for-own-price', 'fear-of-missing-out', 'halo', 'attachment'],
    },
  ),
  thesis(
    '18a-19',
    'COIN Coinbase',
    'plain',
    ['Buy', 8, '300'],
    "I have taken 15,000 from the home equity line, 8.5%. Crypto cycles last four years and we're in year three, so the best part is still to come.",
    {
      first: 'borrowed-money',
      says: ['gamblers-fallacy', 'recency', 'overconfidence', 'confidence-beyond-evidence', 'size-too-large'],
      mustNot: ['size-limited', 'income-plan', 'falsifier-given'],
    },
  ),
  sequence(
    '18a-20',
    'CRWD CrowdStrike',
    'plain',
    [
      entry(
        '2024-07-22',
        ['Buy', 5, '263'],
        "Everyone runs away because of the outage. Customers are bound by contracts; retention was 97% before. I want to see 95 or more in the report of August, otherwise it's not what I thought.",
      ),
      entry('2024-08-29', ['Hold', 7, '275'], '97% retention, reported last night.'),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['falsifier-broken-and-held', 'ask-whether-test-happened', 'surer-as-price-rises', 'test-left-open'],
    },
  ),
  sequence(
    '18a-21',
    'SBUX Starbucks',
    'plain',
    [
      entry('2024-09-03', ['Buy', 6, '93'], 'New chief, comps turn positive within four quarters.'),
      entry(
        '2025-09-08',
        ['Hold', 6, '85'],
        'Four quarters, and comps are still at minus 2. Give him two more, these things take time.',
      ),
    ],
    {
      first: 'horizon-stretched',
      says: ['falsifier-broken-and-held', 'line-moved-in-words', 'figures-named', 'authority', 'hope'],
      mustNot: ['horizon-given', 'rule-kept', 'test-answered'],
    },
  ),
]
