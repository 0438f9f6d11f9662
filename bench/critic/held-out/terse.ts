import type { CriticCase } from '../case.ts'

/**
 * The held-out half, in fragments. Written before the built-in critic had its grammar, and never read by whoever works on it: the
 * figures of `npm run bench -- critic` mean something only as long as no rule is made for one of these.
 */
export const TERSE: readonly CriticCase[] = [
  {
    id: 'held-out/terse/01',
    asset: 'COST Costco Wholesale',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '912.40',
        thesis:
          'Renewal rate 92.6% US. Fee income covers most of EBIT. 49x is rich. Out if renewals slip under 91% two quarters running.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['story-without-figures', 'vague-horizon', 'overconfidence', 'too-little-said'],
      mayAsk: ['ask-what-price-assumes', 'ask-for-horizon'],
      falsifiers: ['Out if renewals slip under 91% two quarters running'],
    },
  },
  {
    id: 'held-out/terse/02',
    asset: 'PLUG Plug Power',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 9, price: '2.31', thesis: 'Hydrogen. Future. $2 is nothing.' }],
    expert: {
      first: 'low-price-as-cheap',
      says: ['too-little-said', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['figures-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/terse/03',
    asset: 'MSFT Microsoft',
    register: 'terse',
    entries: [
      {
        day: '2025-09-10',
        action: 'Buy',
        confidence: 7,
        price: '402.15',
        thesis: 'Azure growth above 30%, wrong if it goes under 25% in any quarter.',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '431.00',
        thesis: 'Azure 33% in the quarter, as hoped. Line was 25. Nothing to do.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'confidence-fits'],
      mustNot: ['urge-to-act', 'too-little-said', 'surer-as-price-rises', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/terse/04',
    asset: 'F Ford Motor',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '10.88',
        thesis: 'Yield 5.5%, payout about 45% of adj. FCF. Income slot, 3% of the account. Cut = gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'size-limited', 'figures-named'],
      mustNot: ['size-too-large', 'ask-for-size', 'low-price-as-cheap'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Cut = gone'],
    },
  },
  {
    id: 'held-out/terse/05',
    asset: 'TSLA Tesla',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 10, price: '318.20', thesis: 'Up 9% yesterday. Not missing this again.' }],
    expert: {
      first: 'fear-of-missing-out',
      says: ['regret', 'recency', 'confidence-beyond-evidence'],
      mustNot: ['horizon-given', 'figures-named'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/terse/06',
    asset: 'VTI Vanguard Total Stock Market ETF',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '288.10',
        quantity: '14',
        thesis: 'Monthly plan, 1st of the month, price irrelevant.',
      },
    ],
    expert: {
      first: 'index-plan',
      mustNot: [
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'story-without-figures',
        'too-little-said',
        'confidence-beyond-evidence',
        'ask-for-exit',
        'vague-horizon',
      ],
    },
  },
  {
    id: 'held-out/terse/07',
    asset: 'INTC Intel',
    register: 'terse',
    entries: [
      {
        day: '2025-04-22',
        action: 'Buy',
        confidence: 6,
        price: '25.90',
        thesis: '18A customers by December or I am out.',
      },
      {
        day: '2026-01-05',
        action: 'Sell',
        confidence: 8,
        price: '21.40',
        thesis: 'No external 18A customer by December. Out as written, -17%.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'error-admitted'],
      mustNot: ['loss-aversion', 'get-even', 'disposition', 'ask-for-source', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/terse/08',
    asset: 'NKE Nike',
    register: 'terse',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '74.30',
        thesis: "Interesting under 60, where it's 20x my 2027 guess of $3. Not before.",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'confidence-fits'],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'ask-for-own-price', 'vague-horizon'],
      mayAsk: ['ask-for-source'],
    },
  },
  {
    id: 'held-out/terse/09',
    asset: 'PFE Pfizer',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '25.05',
        thesis:
          "Seagen pipeline. Patent cliff 2026-28 costs maybe 17bn of sales, known by all. 6.7% yield paid while waiting. Wrong when the dividend's cut or oncology sales shrink y/y.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named', 'income-plan'],
      mustNot: ['story-without-figures', 'overconfidence'],
      mayAsk: ['ask-what-price-assumes'],
      falsifiers: ["Wrong when the dividend's cut or oncology sales shrink y/y"],
    },
  },
  {
    id: 'held-out/terse/10',
    asset: 'GME GameStop',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 8, price: '27.66', thesis: 'Hedgies cornered. Diamond hands. Will squeeze.' },
    ],
    expert: {
      first: 'overconfidence',
      says: ['herd', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['hedge', 'figures-named'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/terse/11',
    asset: 'AAPL Apple',
    register: 'terse',
    entries: [
      { day: '2023-05-02', action: 'Buy', confidence: 7, price: '168.00', thesis: 'Services margin.' },
      {
        action: 'Sell Some',
        confidence: 6,
        price: '226.00',
        quantity: '20',
        thesis: '28% of the account, my cap is 20. Trim to cap. View unchanged.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'size-limited'],
      mustNot: ['disposition', 'size-too-large', 'ask-what-changed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/terse/12',
    asset: 'SPY SPDR S&P 500 ETF',
    contract: { right: 'put', strike: '540', expiresOn: '2026-06-19' },
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '6.35',
        quantity: '3',
        thesis:
          '3 puts vs 160 shares of VOO. Cost 1.9k = 1.1% of the position. Insurance till June, expect to lose it.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['option-terms', 'size-limited', 'horizon-given', 'figures-named'],
      mustNot: ['lottery', 'overconfidence', 'ask-what-it-protects', 'ask-for-size', 'hope', 'ask-for-horizon'],
    },
  },
  {
    id: 'held-out/terse/13',
    asset: 'BA Boeing',
    register: 'terse',
    entries: [
      {
        day: '2024-01-30',
        action: 'Buy',
        confidence: 7,
        price: '205.10',
        thesis: '38 a month on the 737 by end of 2024.',
      },
      { action: 'Hold', confidence: 6, price: '178.50', thesis: "Back to 205 and I'm gone." },
    ],
    expert: {
      first: 'get-even',
      says: ['test-left-open', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'stop-obeyed', 'target-obeyed', 'rule-kept'],
      mayAsk: ['ask-would-buy-today', 'ask-what-changed'],
    },
  },
  {
    id: 'held-out/terse/14',
    asset: 'RIVN Rivian',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '11.92',
        thesis:
          'R2 first deliveries H1 2026. Cash 7.2bn, burns ~1bn a quarter. If R2 slips past September or cash drops beneath 4bn: sell, no debate.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'vague-horizon', 'ask-for-horizon'],
      mayAsk: ['ask-for-source', 'ask-for-size'],
      falsifiers: ['If R2 slips past September or cash drops beneath 4bn: sell, no debate'],
    },
  },
  {
    id: 'held-out/terse/15',
    asset: 'KO Coca-Cola',
    register: 'terse',
    entries: [
      { day: '2022-02-14', action: 'Buy', confidence: 7, price: '60.00', thesis: 'Dividend.' },
      { action: 'Hold', confidence: 7, price: '61.70', thesis: 'Still dividend. Still fine.' },
    ],
    expert: {
      first: 'income-plan',
      says: ['too-little-said', 'thesis-shrunk'],
      mustNot: ['overconfidence', 'loss-aversion', 'get-even', 'sunk-cost'],
      mayAsk: ['ask-for-figure', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/terse/16',
    asset: 'META Meta Platforms',
    register: 'terse',
    entries: [
      {
        day: '2025-05-12',
        action: 'Buy',
        confidence: 7,
        price: '640.00',
        thesis: 'Capex stays below 70bn, Reels monetises.',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '588.00',
        thesis: 'Capex guide 115bn. I said 70. Wrong, leaving with -8%.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'error-admitted', 'figures-named'],
      mustNot: ['disposition', 'regret', 'ask-for-source', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/terse/17',
    asset: 'O Realty Income',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '55.40',
        thesis:
          '5.8% yield, 98.6% occupied, A- balance sheet. Rates are the risk. 10y > 5.5% for a quarter → cut position by half.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'income-plan'],
      mustNot: ['vague-horizon', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['10y > 5.5% for a quarter → cut position by half'],
    },
  },
  {
    id: 'held-out/terse/18',
    asset: 'SMCI Super Micro Computer',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 7, price: '38.40', thesis: "Was 118. Now 38. Can't stay here." }],
    expert: {
      first: 'anchoring-to-past-price',
      says: ['fall-as-reason', 'gamblers-fallacy', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side'],
    },
  },
  {
    id: 'held-out/terse/19',
    asset: 'DIS Walt Disney',
    register: 'terse',
    entries: [
      { action: 'Watch', confidence: 5, price: '101.00', thesis: 'Parks vs streaming. No idea which wins. Looking.' },
    ],
    expert: {
      first: 'stays-out',
      says: ['confidence-fits'],
      mustNot: ['overconfidence', 'confidence-beyond-evidence', 'ask-for-exit'],
      mayAsk: ['ask-for-event', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/terse/20',
    asset: 'NVO Novo Nordisk',
    register: 'terse',
    entries: [
      { day: '2024-07-18', action: 'Buy', confidence: 8, price: '134.00', thesis: 'Wegovy keeps 60% of the market.' },
      {
        day: '2025-12-29',
        action: 'Sell',
        confidence: 6,
        price: '49.80',
        thesis: 'Tax loss, Dec 29. Buying back after 31 days, same thesis.',
      },
    ],
    expert: {
      first: 'tax-sale',
      says: ['test-left-open', 'horizon-given'],
      mustNot: ['loss-aversion', 'error-admitted', 'loss-taken-as-written', 'disposition', 'urge-to-act'],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'held-out/terse/21',
    asset: 'XOM Exxon Mobil',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '109.15',
        thesis:
          'Guyana. Breakeven ~$35. Brent 65. Margin of safety = the gap. Below $45 for half a year I no longer own it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['story-without-figures', 'too-little-said', 'vague-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Below $45 for half a year I no longer own it'],
    },
  },
  {
    id: 'held-out/terse/22',
    asset: 'AMC AMC Entertainment',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 3,
        price: '2.95',
        quantity: '30',
        thesis: '90 bucks. Lottery ticket. Will go to zero most likely.',
      },
    ],
    expert: {
      first: 'lottery',
      says: ['words-and-number-disagree', 'size-limited', 'confidence-fits'],
      mustNot: [
        'overconfidence',
        'confidence-beyond-evidence',
        'size-too-large',
        'ask-for-size',
        'low-price-as-cheap',
        'falsifier-given',
      ],
    },
  },
  {
    id: 'held-out/terse/23',
    asset: 'UNH UnitedHealth Group',
    register: 'terse',
    entries: [
      {
        day: '2025-04-22',
        action: 'Buy',
        confidence: 8,
        price: '427.00',
        thesis: 'Medical loss ratio back to 83% within the year.',
      },
      { action: 'Hold', confidence: 5, price: '302.00', thesis: 'MLR 88.9, my line was 86. Holding anyway for now.' },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['figures-named', 'confidence-lowered-on-bad-news'],
      mustNot: ['rule-kept', 'test-left-open', 'loss-taken-as-written'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/terse/24',
    asset: 'ASML ASML Holding',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '702.00',
        thesis:
          'Only maker of EUV. Backlog 36bn. China 25-30% of sales, could go by decree. I take 4% and sell half the day export rules close DUV service.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'size-limited'],
      mustNot: ['story-without-figures', 'ask-for-size', 'overconfidence'],
      mayAsk: ['ask-what-price-assumes'],
      falsifiers: ['sell half the day export rules close DUV service'],
    },
  },
  {
    id: 'held-out/terse/25',
    asset: 'PTON Peloton Interactive',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '6.90', thesis: 'Own one. Great bike.' }],
    expert: {
      first: 'familiarity',
      says: ['halo', 'too-little-said', 'story-without-figures'],
      mustNot: ['attachment', 'figures-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/terse/26',
    asset: 'CVNA Carvana',
    contract: { right: 'put', strike: '180', expiresOn: '2026-01-16' },
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '8.10',
        quantity: '2',
        thesis: 'Jan 180P at 8.10, needs 171.90 to break even. Earnings Feb 19.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['option-terms', 'figures-named', 'events-named'],
      mustNot: ['hedge', 'falsifier-given'],
      mayAsk: ['ask-why-now', 'ask-for-size'],
    },
  },
  {
    id: 'held-out/terse/27',
    asset: 'T AT&T',
    register: 'terse',
    entries: [
      {
        day: '2024-02-05',
        action: 'Buy',
        confidence: 6,
        price: '17.60',
        thesis: 'Debt to EBITDA under 2.5x by mid 2025.',
      },
      {
        action: 'Sell',
        confidence: 5,
        price: '28.10',
        thesis: 'Roof needs replacing, 14k. Takes this one, smallest conviction.',
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['test-left-open'],
      mustNot: [
        'disposition',
        'tax-sale',
        'money-needed',
        'error-admitted',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
      ],
    },
  },
  {
    id: 'held-out/terse/28',
    asset: 'SOFI SoFi Technologies',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 9, price: '26.40', thesis: "Margin is cheap at 6%. Doubling up. Can't lose." },
    ],
    expert: {
      first: 'borrowed-money',
      says: ['overconfidence', 'size-too-large', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'income-plan'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'held-out/terse/29',
    asset: 'WMT Walmart',
    register: 'terse',
    entries: [
      { day: '2025-06-16', action: 'Watch', confidence: 5, price: '94.00', thesis: 'Would pay 80.' },
      { action: 'Keep Watching', confidence: 5, price: '98.00', thesis: 'Still 98. Still not 80.' },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['rule-kept'],
      mustNot: [
        'anchoring-to-past-price',
        'anchoring-to-cost',
        'fear-of-missing-out',
        'regret',
        'thesis-shrunk',
        'ask-for-own-price',
        'falsifier-given',
      ],
    },
  },
  {
    id: 'held-out/terse/30',
    asset: 'CRM Salesforce',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '247.00',
        thesis: 'Op margin 33%→35% FY26, buyback 50bn. Growth only 8-9%. < 7% cRPO growth kills it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['story-without-figures', 'vague-horizon'],
      mayAsk: ['ask-for-horizon', 'ask-for-source'],
      falsifiers: ['< 7% cRPO growth kills it'],
    },
  },
  {
    id: 'held-out/terse/31',
    asset: 'SIE.DE Siemens',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '219.00',
        thesis:
          'Auftragseingang +6 %, Book-to-Bill 1,12. Verkaufe, wenn die Marge in Digital Industries unter 14 % fällt.',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['figures-named', 'falsifier-given'],
      mustNot: ['too-little-said', 'story-without-figures', 'ask-for-figure'],
      falsifiers: ['Verkaufe, wenn die Marge in Digital Industries unter 14 % fällt'],
    },
  },
  {
    id: 'held-out/terse/32',
    asset: 'LCID Lucid Group',
    register: 'terse',
    entries: [
      { day: '2024-12-02', action: 'Buy', confidence: 6, price: '2.05', thesis: '20k deliveries 2025.' },
      { action: 'Sell', confidence: 7, price: '2.20', thesis: 'Up 7%. Taking it. Profit is profit.' },
    ],
    expert: {
      first: 'disposition',
      says: ['test-left-open'],
      mustNot: ['target-obeyed', 'rule-kept', 'loss-aversion', 'tax-sale'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
]
