import type { CriticCase } from '../case.ts'

/** The tuning half, in fragments: what the built-in critic is worked on with. */
export const TERSE: readonly CriticCase[] = [
  {
    id: 'tuning/terse/01',
    asset: 'HSY Hershey',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '171.00',
        thesis: 'Cocoa 12k→6k a tonne. Margin back 2027. 20x. Gross margin < 35% by then and I misjudged pricing.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'overconfidence', 'vague-horizon', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Gross margin < 35% by then and I misjudged pricing'],
    },
  },
  {
    id: 'tuning/terse/02',
    asset: 'QS QuantumScape',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 9, price: '12.10', thesis: 'Solid state = game over for everyone else.' }],
    expert: {
      first: 'overconfidence',
      says: ['story-without-figures', 'confidence-beyond-evidence', 'too-little-said'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/03',
    asset: 'ABT Abbott Laboratories',
    register: 'terse',
    entries: [
      { day: '2024-06-10', action: 'Buy', confidence: 7, price: '104.00', thesis: 'Libre +18% a year. Sell under 12.' },
      { action: 'Hold', confidence: 7, price: '131.00', thesis: 'Libre +19.5%. Floor 12. Stays.' },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: ['too-little-said', 'surer-as-price-rises', 'urge-to-act', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/terse/04',
    asset: 'VZ Verizon',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '40.20',
        thesis: '6.7% yield, FCF 19bn, dividends 11.4bn. 2% position. Sold the quarter postpaid churn tops 1.1%.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'size-limited', 'income-plan'],
      mustNot: ['story-without-figures', 'ask-for-size', 'too-little-said', 'vague-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Sold the quarter postpaid churn tops 1.1%'],
    },
  },
  {
    id: 'tuning/terse/05',
    asset: 'HOOD Robinhood Markets',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 9, price: '124.00', thesis: "Missed 20 → 120. In now before it's 200." }],
    expert: {
      first: 'fear-of-missing-out',
      says: ['regret', 'target-without-reason', 'confidence-beyond-evidence', 'recency'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/06',
    asset: 'VWRL Vanguard FTSE All-World ETF',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 8, price: '142.00', quantity: '9', thesis: 'Standing order. 25th. As always.' },
    ],
    expert: {
      first: 'index-plan',
      mustNot: [
        'too-little-said',
        'story-without-figures',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-figure',
        'ask-for-exit',
        'confidence-beyond-evidence',
      ],
    },
  },
  {
    id: 'tuning/terse/07',
    asset: 'WOLF Wolfspeed',
    register: 'terse',
    entries: [
      {
        day: '2023-11-06',
        action: 'Buy',
        confidence: 6,
        price: '37.50',
        thesis: 'Mohawk Valley 20% utilised by mid 2024, else exit.',
      },
      {
        action: 'Sell',
        confidence: 8,
        price: '3.10',
        thesis: 'Reached 20%, then 25. Cash ran out all the same. My test was the wrong test. -92%.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['test-answered', 'figures-named'],
      mustNot: [
        'loss-taken-as-written',
        'loss-aversion',
        'blames-others',
        'disposition',
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/terse/08',
    asset: 'ULTA Ulta Beauty',
    register: 'terse',
    entries: [{ action: 'Watch', confidence: 5, price: '540.00', thesis: '23x. Bought it at 16x once. 400 = buy.' }],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'confidence-fits'],
      mustNot: ['falsifier-given', 'regret', 'ask-for-own-price'],
      mayAsk: ['ask-for-source'],
    },
  },
  {
    id: 'tuning/terse/09',
    asset: 'GILD Gilead Sciences',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '108.00',
        thesis:
          "Lenacapavir twice a year. 1.8bn by 2027 says mgmt. If Q4 scripts don't reach 25k a quarter the launch failed. CVS coverage missing so far.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'source-named', 'horizon-given', 'events-named'],
      mustNot: ['overconfidence', 'authority', 'story-without-figures', 'ask-what-would-prove-wrong'],
      falsifiers: ["If Q4 scripts don't reach 25k a quarter the launch failed"],
    },
  },
  {
    id: 'tuning/terse/10',
    asset: 'CLOV Clover Health',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 8, price: '2.60', thesis: '200k on the sub say it rips Friday.' }],
    expert: {
      first: 'herd',
      says: ['fear-of-missing-out', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-own-words'],
    },
  },
  {
    id: 'tuning/terse/11',
    asset: 'AVGO Broadcom',
    register: 'terse',
    entries: [
      {
        day: '2023-09-05',
        action: 'Buy',
        confidence: 7,
        price: '86.00',
        thesis: 'VMware margins. Never above 15% of the account.',
      },
      { action: 'Sell Some', confidence: 7, price: '352.00', quantity: '15', thesis: '19%. Back to 15.' },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'test-left-open'],
      mustNot: [
        'disposition',
        'too-little-said',
        'size-too-large',
        'ask-what-changed',
        'target-obeyed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/terse/12',
    asset: 'QQQ Invesco QQQ Trust',
    contract: { right: 'put', strike: '560', expiresOn: '2026-03-20' },
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '11.80',
        quantity: '2',
        thesis: '2 puts over 200 QQQ. Floor 548 to March. 2,360 = price of sleep.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['option-terms', 'horizon-given', 'figures-named'],
      mustNot: ['lottery', 'hope', 'overconfidence', 'ask-what-it-protects', 'expiry-before-event', 'urge-to-act'],
    },
  },
  {
    id: 'tuning/terse/13',
    asset: 'VFC VF Corp',
    register: 'terse',
    entries: [
      { day: '2021-09-13', action: 'Buy', confidence: 8, price: '68.00', thesis: 'Vans.' },
      { action: 'Hold', confidence: 6, price: '14.10', thesis: 'It was 100 once. It knows the way.' },
    ],
    expert: {
      first: 'anchoring-to-past-price',
      says: ['hope', 'gamblers-fallacy', 'new-reason-after-fall'],
      mustNot: ['figures-named', 'falsifier-given', 'rule-kept'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/14',
    asset: 'JOBY Joby Aviation',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '15.20',
        thesis:
          'FAA stage 4 of 5. Dubai launch Q1 2026. 990m cash, 500m/yr burn. No passengers flown for money by June 30 = out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'vague-horizon', 'ask-for-horizon', 'ask-for-event'],
      mayAsk: ['ask-for-size'],
      falsifiers: ['No passengers flown for money by June 30 = out'],
    },
  },
  {
    id: 'tuning/terse/15',
    asset: 'MO Altria',
    register: 'terse',
    entries: [
      {
        day: '2019-03-04',
        action: 'Buy',
        confidence: 6,
        price: '54.00',
        thesis: '6% and volumes fall 4% a year. Gone if they fall 10.',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '64.00',
        thesis: 'Volumes -8.6%. Closer to 10. Still paid 6.3%. 7→ would be 6 w/o the payout.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'income-plan', 'weighs-other-side', 'surer-as-price-rises'],
      mustNot: ['too-little-said', 'falsifier-broken-and-held', 'loss-aversion', 'confidence-lowered-on-bad-news'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/16',
    asset: 'TTD The Trade Desk',
    register: 'terse',
    entries: [
      {
        day: '2025-03-10',
        action: 'Buy',
        confidence: 7,
        price: '57.00',
        thesis: 'CTV. Kokai on 100% of spend by year end.',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '52.00',
        thesis: 'Amazon undercuts fees. Growth 25→17. Thesis was 20+. Out -9%.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['error-admitted', 'weighs-other-side', 'loss-taken-as-written'],
      mustNot: [
        'disposition',
        'loss-aversion',
        'tax-sale',
        'falsifier-given',
        'ask-for-figure',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/terse/17',
    asset: 'EQIX Equinix',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '781.00',
        thesis: 'AFFO/share +9% guided, 20x. Power supply = limit. Cabinet utilisation below 75 → gone. ',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['story-without-figures', 'vague-horizon', 'overconfidence'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['Cabinet utilisation below 75 → gone'],
    },
  },
  {
    id: 'tuning/terse/18',
    asset: 'PARA Paramount',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 7, price: '10.90', thesis: 'Buffett was in. Down 80%. Enough.' }],
    expert: {
      first: 'authority',
      says: ['fall-as-reason', 'gamblers-fallacy', 'too-little-said'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-own-words'],
    },
  },
  {
    id: 'tuning/terse/19',
    asset: 'CELH Celsius',
    register: 'terse',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '52.00',
        thesis: "Alani deal. Can't judge. Waiting for two clean quarters.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'confidence-fits'],
      mustNot: ['vague-horizon', 'overconfidence', 'falsifier-given', 'ask-for-exit'],
      mayAsk: ['ask-for-figure'],
    },
  },
  {
    id: 'tuning/terse/20',
    asset: 'ALB Albemarle',
    register: 'terse',
    entries: [
      { day: '2023-06-12', action: 'Buy', confidence: 7, price: '218.00', thesis: 'Lithium 30k.' },
      {
        day: '2025-12-22',
        action: 'Sell',
        confidence: 6,
        price: '71.00',
        thesis: 'Realise loss vs. gains on NVDA this yr. Out 31d.',
      },
    ],
    expert: {
      first: 'tax-sale',
      says: ['test-left-open'],
      mustNot: ['loss-aversion', 'disposition', 'loss-taken-as-written', 'error-admitted', 'vague-horizon', 'hedge'],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/terse/21',
    asset: 'SHEL Shell',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '72.40',
        thesis: 'Buyback 14bn/y = 6.5%. LNG +4%/y to 2030. Wrong: buyback cut 2 qtrs in a row w/ Brent > 60.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'overconfidence', 'ask-for-horizon', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Wrong: buyback cut 2 qtrs in a row w/ Brent > 60'],
    },
  },
  {
    id: 'tuning/terse/22',
    asset: 'DJT Trump Media',
    contract: { right: 'call', strike: '30', expiresOn: '2026-01-16' },
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 2, price: '0.45', quantity: '2', thesis: '90$ total. Coin flip w/ worse odds.' },
    ],
    expert: {
      first: 'lottery',
      says: ['words-and-number-disagree', 'size-limited', 'option-terms', 'confidence-fits'],
      mustNot: [
        'overconfidence',
        'confidence-beyond-evidence',
        'ask-for-size',
        'hedge',
        'falsifier-given',
        'low-price-as-cheap',
      ],
    },
  },
  {
    id: 'tuning/terse/23',
    asset: 'BMY Bristol-Myers Squibb',
    register: 'terse',
    entries: [
      {
        day: '2023-02-06',
        action: 'Buy',
        confidence: 7,
        price: '72.50',
        thesis: 'New products 10bn by 2025 covers Revlimid. Otherwise sell.',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '45.10',
        thesis: 'New products 8.2bn. Not 10. Cobenfy could still do it. Holding.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['new-reason-after-fall', 'figures-named', 'hope'],
      mustNot: [
        'rule-kept',
        'test-left-open',
        'loss-taken-as-written',
        'confidence-lowered-on-bad-news',
        'falsifier-given',
      ],
      mayAsk: ['ask-what-changed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/24',
    asset: 'ETN Eaton',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '371.00',
        thesis:
          'Backlog 18bn, book-to-bill 1.1. Data centres 17% of sales: if hyperscaler capex guides down y/y, half goes; b-t-b < 0.95, all.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['story-without-figures', 'overconfidence', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['if hyperscaler capex guides down y/y, half goes; b-t-b < 0.95, all'],
    },
  },
  {
    id: 'tuning/terse/25',
    asset: 'LOGI Logitech',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '92.00', thesis: 'Best mouse I ever had.' }],
    expert: {
      first: 'familiarity',
      says: ['too-little-said', 'story-without-figures', 'halo'],
      mustNot: ['figures-named', 'falsifier-given', 'attachment'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/26',
    asset: 'RDDT Reddit',
    contract: { right: 'call', strike: '220', expiresOn: '2025-12-19' },
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '9.40',
        quantity: '3',
        thesis: 'Index inclusion announced in March. Dec 220s, 9.40, need 229.40.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['option-terms', 'events-named', 'figures-named'],
      mustNot: ['hedge', 'falsifier-given'],
      mayAsk: ['ask-for-size', 'ask-why-now', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/terse/27',
    asset: 'CVX Chevron',
    register: 'terse',
    entries: [
      { day: '2022-01-10', action: 'Buy', confidence: 7, price: '123.00', thesis: 'Discipline.' },
      {
        action: 'Sell Some',
        confidence: 5,
        price: '152.00',
        quantity: '20',
        thesis: 'Wedding. 3k. CVX is the biggest, so.',
      },
    ],
    expert: {
      first: 'sale-for-need',
      mustNot: [
        'disposition',
        'money-needed',
        'tax-sale',
        'error-admitted',
        'rebalancing-by-rule',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
      ],
    },
  },
  {
    id: 'tuning/terse/28',
    asset: 'IREN IREN',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 8, price: '44.00', thesis: '0% card for 15 months, 9k limit. Used it.' }],
    expert: {
      first: 'borrowed-money',
      says: ['too-little-said', 'confidence-beyond-evidence', 'size-too-large'],
      mustNot: ['figures-named', 'horizon-given', 'falsifier-given', 'overconfidence'],
      mayAsk: ['ask-when-needed', 'ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/terse/29',
    asset: 'MA Mastercard',
    register: 'terse',
    entries: [
      { day: '2025-03-03', action: 'Watch', confidence: 6, price: '570.00', thesis: '26x or lower → buy. 33x now.' },
      { action: 'Keep Watching', confidence: 6, price: '548.00', thesis: '31x. No.' },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: ['fear-of-missing-out', 'thesis-shrunk', 'too-little-said', 'ask-for-own-price', 'falsifier-given'],
    },
  },
  {
    id: 'tuning/terse/30',
    asset: 'ZTS Zoetis',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '124.00',
        thesis:
          'Librela side effects = FDA letter Dec 2024. Priced? 20x vs 32x avg 10y. Derm +8%. 2 more quarters of falling pain sales: not priced, leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['anchoring-to-past-price', 'overconfidence', 'story-without-figures', 'ask-what-would-prove-wrong'],
      falsifiers: ['2 more quarters of falling pain sales: not priced, leave'],
    },
  },
  {
    id: 'tuning/terse/31',
    asset: 'NESN.SW Nestlé',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '79.00',
        thesis: 'Croissance organique 2,9 %, marge 16,5 %. Sortie si le volume recule deux trimestres.',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['falsifier-given', 'figures-named'],
      mustNot: ['too-little-said', 'story-without-figures', 'ask-for-figure'],
      falsifiers: ['Sortie si le volume recule deux trimestres'],
    },
  },
  {
    id: 'tuning/terse/32',
    asset: 'RBLX Roblox',
    register: 'terse',
    entries: [
      { day: '2025-01-13', action: 'Buy', confidence: 6, price: '63.00', thesis: 'DAU 100m by autumn.' },
      { action: 'Sell', confidence: 7, price: '118.00', thesis: '+87%. Nobody ever went broke taking a profit.' },
    ],
    expert: {
      first: 'disposition',
      says: ['test-left-open'],
      mustNot: ['target-obeyed', 'rule-kept', 'loss-aversion', 'tax-sale'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
]
