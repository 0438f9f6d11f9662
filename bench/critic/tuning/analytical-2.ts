import type { CriticCase } from '../case.ts'

/** The tuning half, with an analyst's care, written later: falsifiers in more wordings, and what only looks like one. */
export const ANALYTICAL_2: readonly CriticCase[] = [
  {
    id: 'tuning/analytical/2-01',
    asset: 'KLAC KLA',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '860.00',
        thesis:
          'Process-control intensity rises from 7% of wafer-fab spending at 5 nm to an estimated 9% at 2 nm (company capital markets day, 2025). On $115bn of spending that is $2.3bn of incremental market. The thesis does not survive a calendar year in which KLA grows more slowly than wafer-fab equipment as a whole.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/With “2025”/u],
      says: ['figures-named', 'source-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'ask-for-source', 'overconfidence', 'vague-horizon'],
      falsifiers: [
        'The thesis does not survive a calendar year in which KLA grows more slowly than wafer-fab equipment as a whole',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-02',
    asset: 'SHW Sherwin-Williams',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '338.00',
        thesis:
          'Bear case: existing-home sales stay at four million until 2028 and raw materials rise 5%; EPS 10.50, 22x, $231. Base case: volumes +3%, EPS 14.60 in 2028, 27x, $394. Probability 35/65, expected value $337, so I am paying the fair price for a business I rate highly and take only a 1% position. Falsification: two quarters of negative same-store sales in Paint Stores while housing turnover is rising.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/With “2028”/u],
      says: ['figures-named', 'weighs-other-side', 'size-limited', 'horizon-given', 'confidence-fits'],
      mustNot: [
        'overconfidence',
        'ask-for-size',
        'ask-other-side',
        'ask-what-price-assumes',
        'attachment',
        'story-without-figures',
      ],
      falsifiers: [
        'Falsification: two quarters of negative same-store sales in Paint Stores while housing turnover is rising',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-03',
    asset: 'AMT American Tower',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '195.00',
        thesis:
          'AFFO of $10.50, organic tenant billings +4.3%, and net leverage of 5.1x. Management has committed to issue no equity unless leverage exceeds 6x; that is their rule. I model 6% growth of AFFO and a multiple of 20 in 2028.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['horizon-given', 'source-named'],
      mustNot: ['falsifier-given', 'overconfidence', 'story-without-figures', 'ask-for-horizon', 'authority'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/analytical/2-04',
    asset: 'ADBE Adobe',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '352.00',
        thesis:
          'At 15x forward earnings the market discounts a decline that is not in the data: Digital Media ARR +11.5%, retention stable. What I must see: ARR growth of at least 10% in each of the next four quarters. Anything less and the bears, whose argument I cannot refute today, will have been right.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given', 'confidence-fits'],
      mustNot: ['overconfidence', 'confirmation', 'ask-what-price-assumes', 'vague-horizon', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'What I must see: ARR growth of at least 10% in each of the next four quarters. Anything less and the bears, whose argument I cannot refute today, will have been right',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-05',
    asset: "MCO Moody's",
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '492.00',
        thesis:
          'Suppose issuance fell 15% as in 2022: EPS would be roughly 10.80 and a multiple of 28 gives $302. Suppose it rose 10%: 15.90 and 33, $525. The market pays for the second case. I would be interested below $390.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'anchoring-to-past-price',
        'ask-for-own-price',
        'recency',
        'ask-what-price-assumes',
        'ask-for-exit',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-06',
    asset: '7203.T Toyota',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '18.90',
        thesis:
          'Toyota sells 4.6 million hybrids with an operating margin of about 10% (my reading of the segment notes), and net cash with the finance arm removed is ¥9tn of a market value of ¥43tn. I shall have been mistaken if the operating income for the year to March 2027 comes in below the ¥3.2tn guided, at an average rate of 145 or weaker.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'source-named', 'horizon-given'],
      mustNot: ['ask-for-horizon', 'ask-for-source', 'vague-horizon', 'story-without-figures', 'overconfidence'],
      falsifiers: [
        'I shall have been mistaken if the operating income for the year to March 2027 comes in below the ¥3.2tn guided, at an average rate of 145 or weaker',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-07',
    asset: 'XOM Exxon Mobil',
    contract: { right: 'put', strike: '105', expiresOn: '2026-03-20' },
    register: 'analytical',
    entries: [
      {
        day: '2025-12-01',
        action: 'Buy',
        confidence: 5,
        price: '2.40',
        quantity: '5',
        thesis:
          'Five March 105 puts against the 500 shares I hold for the dividend and cannot sell before April for tax reasons. Break-even 102.60; cost $1,200, i.e. 2.1% of the $57,500 insured for 109 days. I neither expect nor want to be paid.',
      },
    ],
    expert: {
      first: 'hedge',
      mustNotMatch: [/“cannot sell before/u],
      says: ['option-terms', 'figures-named', 'size-limited', 'horizon-given', 'income-plan'],
      mustNot: [
        'falsifier-given',
        'tax-sale',
        'expiry-before-event',
        'ask-for-size',
        'ask-what-it-protects',
        'ask-for-horizon',
        'ask-what-would-prove-wrong',
        'lottery',
        'vague-horizon',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-08',
    asset: 'GOOGL Alphabet',
    contract: { right: 'call', strike: '320', expiresOn: '2026-01-16' },
    register: 'analytical',
    entries: [
      {
        day: '2025-11-24',
        action: 'Buy',
        confidence: 5,
        price: '9.80',
        quantity: '3',
        thesis:
          'Three January 320 calls; 329.80 to break even, 4% above spot. The catalyst is the remedies appeal, on which the court has said it will rule "in the first half of 2026". Maximum loss $2,940.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['option-terms', 'figures-named', 'size-limited', 'events-named', 'horizon-given', 'source-named'],
      mustNot: ['falsifier-given', 'hedge', 'vague-horizon', 'ask-for-event', 'story-without-figures'],
      mayAsk: ['ask-for-exit', 'ask-why-now'],
    },
  },
  {
    id: 'tuning/analytical/2-09',
    asset: 'TDG TransDigm',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '1310.00',
        thesis:
          'Organic aftermarket growth of 9%, EBITDA margin 53%, leverage 5.8x. The consensus holds that pricing power is unassailable. I do not share that certainty: the Inspector General has reported overcharging twice, and a statute would end the model. No such statute by 2028, and aftermarket volumes growing with flight hours, is what I am betting on; the reverse of either sends me out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'own-judgement', 'figures-named', 'events-named', 'horizon-given', 'source-named'],
      mustNot: ['overconfidence', 'herd', 'authority', 'ask-other-side', 'ask-for-horizon', 'lottery', 'ask-for-event'],
      falsifiers: [
        'No such statute by 2028, and aftermarket volumes growing with flight hours, is what I am betting on; the reverse of either sends me out',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-10',
    asset: 'ENB Enbridge',
    register: 'analytical',
    entries: [
      {
        day: '2023-10-16',
        action: 'Buy',
        confidence: 7,
        price: '32.00',
        quantity: '300',
        thesis:
          'DCF of C$5.50 a share covers the dividend of C$3.55 at 65%. A payout above 75% of DCF, sustained over a year, would falsify the income case.',
      },
      {
        day: '2025-11-10',
        action: 'Hold',
        confidence: 7,
        price: '47.00',
        thesis:
          'Payout on 2024 figures 66%, on the trailing twelve months 67%. Against the ceiling of 75% nothing is at risk. The yield has compressed to 5.7%, hence I hold and do not add.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'income-plan'],
      mustNot: [
        'falsifier-given',
        'surer-as-price-rises',
        'ask-for-figure',
        'ask-whether-test-happened',
        'test-left-open',
        'ask-what-changed',
        'disposition',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-11',
    asset: 'DE Deere',
    register: 'analytical',
    entries: [
      {
        day: '2023-08-21',
        action: 'Buy',
        confidence: 7,
        price: '393.00',
        quantity: '10',
        thesis: 'Mid-cycle EPS of $28 at 16x. I hold through the trough, which I expect at $18.',
      },
      {
        day: '2024-11-25',
        action: 'Buy More',
        confidence: 7,
        price: '450.00',
        quantity: '5',
        thesis:
          'The trough is guided at $19.50 for fiscal 2025, above my $18. Large-tractor shipments down 30%. I add a third, as planned for the year in which the trough is reported.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'added-below-cost',
        'surer-as-price-rises',
        'falsifier-given',
        'recency',
        'fear-of-missing-out',
        'added-after-loss',
        'stop-moved-away',
      ],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/analytical/2-12',
    asset: 'ILMN Illumina',
    register: 'analytical',
    entries: [
      {
        day: '2024-08-19',
        action: 'Buy',
        confidence: 6,
        price: '129.00',
        quantity: '20',
        thesis:
          'NovaSeq X consumables reach half of high-throughput volume in 2025. Invalidated if China, 8% of revenue, is lost.',
      },
      {
        day: '2025-03-10',
        action: 'Sell',
        confidence: 7,
        price: '84.00',
        thesis:
          'On 4 March the Ministry of Commerce placed the company on the unreliable-entity list and barred imports of its sequencers. The condition of August is met. Sold in full; realised loss 35%.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      mustNotMatch: [/will show what “/u],
      says: ['rule-kept', 'test-answered', 'figures-named', 'events-named', 'source-named'],
      mustNot: [
        'falsifier-given',
        'blames-others',
        'loss-aversion',
        'disposition',
        'ask-for-source',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-13',
    asset: 'ROG.SW Roche',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '262.00',
        thesis:
          'Phasing of trontinemab and giredestrant readouts. Valuation: 13.5x core EPS 2026, sales of existing products −2% from biosimilars. Disconfirming evidence would be a failure of persevERA, a third price referendum passing in Switzerland, or core operating profit growing less than sales in 2026.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['not-english', 'vague-horizon', 'ask-for-event', 'overconfidence', 'story-without-figures'],
      falsifiers: [
        'Disconfirming evidence would be a failure of persevERA, a third price referendum passing in Switzerland, or core operating profit growing less than sales in 2026',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-14',
    asset: 'SMCI Super Micro Computer',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '44.00',
        thesis:
          'Management guides to revenue of at least $36bn in fiscal 2026, after $22bn. At 0.7x sales the risk is asymmetric to the upside. Gross margin has fallen from 17% to 9% in eight quarters, but this is transitory and not relevant to the equity story.',
      },
    ],
    expert: {
      first: 'confirmation',
      says: [
        'confidence-beyond-evidence',
        'figures-named',
        'authority',
        'horizon-given',
        'source-named',
        'overconfidence',
      ],
      mustNot: ['falsifier-given', 'weighs-other-side', 'ask-for-source', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side'],
    },
  },
  {
    id: 'tuning/analytical/2-15',
    asset: 'LIN Linde',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '455.00',
        thesis:
          'Pricing +2%, volumes flat, ROCE 25.8%. If one had bought at any point in the last decade above 27x earnings, the following three years returned less than 5% a year (my calculation from annual closes). Today: 27.6x. I wait.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'source-named'],
      mustNot: [
        'falsifier-given',
        'regret',
        'hindsight',
        'recency',
        'ask-for-source',
        'anchoring-to-past-price',
        'vague-horizon',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/analytical/2-16',
    asset: 'CNC Centene',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '27.00',
        quantity: '60',
        thesis:
          'Normalised earnings of $5 to $6, perhaps in 2028; a range of outcomes that includes further guidance cuts. I would put the odds of a satisfactory result slightly above even, which the position (0.8%) reflects. When would I stop? With the 2026 bids public and Marketplace still loss-making.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-fits', 'figures-named', 'size-limited', 'weighs-other-side', 'horizon-given'],
      mustNot: [
        'words-and-number-disagree',
        'confidence-beyond-evidence',
        'ask-for-size',
        'low-price-as-cheap',
        'hope',
        'vague-horizon',
        'overconfidence',
      ],
      falsifiers: ['When would I stop? With the 2026 bids public and Marketplace still loss-making'],
    },
  },
  {
    id: 'tuning/analytical/2-17',
    asset: 'NDAQ Nasdaq',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '88.00',
        thesis:
          'Solutions revenue of $3.6bn grows 10% organically; Adenza leverage is down to 3.2x from 4.3x. I underwrite 8–11%. Pre-commitment: if the organic figure prints with a 6 in front of the decimal point, or lower, in any two of the next six quarters, the position is closed at the following open.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['ask-for-exit', 'ask-for-horizon', 'vague-horizon', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'if the organic figure prints with a 6 in front of the decimal point, or lower, in any two of the next six quarters, the position is closed at the following open',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-18',
    asset: 'ULVR.L Unilever',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '46.10',
        thesis:
          'Underlying sales growth of 3.9% of which volume 1.7. Critics say the ice-cream demerger changes nothing; their point about conglomerate overhead is fair. Volume growth is the hinge: it must stay positive. It has been negative in eleven of the last twenty quarters, so the base rate is against me, which is why this is a 6 and 2% of capital.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'size-limited', 'confidence-fits'],
      mustNot: ['overconfidence', 'ask-for-size', 'ask-other-side', 'gamblers-fallacy', 'herd'],
      mayAsk: ['ask-for-horizon', 'ask-for-source'],
      falsifiers: ['Volume growth is the hinge: it must stay positive'],
    },
  },
  {
    id: 'tuning/analytical/2-19',
    asset: 'PGR Progressive',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '265.00',
        thesis:
          'At 4.6x book it discounts combined ratios near 88 in perpetuity. The thirty-year mean is 92.5. Were rates to soften, personal auto would lead. No edge; would revisit at 3x book or $170.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'ask-for-own-price', 'gamblers-fallacy', 'recency'],
    },
  },
  {
    id: 'tuning/analytical/2-20',
    asset: 'MDLZ Mondelez',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '58.00',
        thesis:
          'Cocoa at $5,100/t against $11,000 at the peak; hedges roll through the second half of 2026. Sell-side reads this as automatic margin recovery. I disagree that it is automatic, since retailers will want the money back. Hence the test is price/mix: at or above −2% through 2026 the recovery is theirs to keep; worse than that, it is the retailers’ and I exit.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“hedges roll/u],
      says: ['own-judgement', 'weighs-other-side', 'figures-named', 'horizon-given', 'confidence-fits'],
      mustNot: ['herd', 'authority', 'overconfidence', 'ask-other-side', 'ask-for-horizon', 'recency'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'the test is price/mix: at or above −2% through 2026 the recovery is theirs to keep; worse than that, it is the retailers’ and I exit',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-21',
    asset: 'EQNR Equinor',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '23.40',
        thesis:
          '2P reserve life 9 years, capex $13bn, break-even 50 $/bbl after dividends by my model. If gas at TTF averages €25 next year, free cash flow is $3.1bn; if €35, $6.8bn. Sensitivities, not forecasts. Commitment: none of this matters if the state votes a windfall tax on the shelf, in which case out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“If gas at TTF/u],
      says: ['figures-named', 'source-named', 'events-named', 'weighs-other-side'],
      mustNot: ['ask-for-event', 'story-without-figures', 'overconfidence', 'ask-for-source'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['none of this matters if the state votes a windfall tax on the shelf, in which case out'],
    },
  },
  {
    id: 'tuning/analytical/2-22',
    asset: 'ISRG Intuitive Surgical',
    register: 'analytical',
    entries: [
      {
        day: '2023-12-11',
        action: 'Buy',
        confidence: 7,
        price: '262.00',
        quantity: '15',
        thesis: 'Procedures +17%, da Vinci 5 launch. Procedure growth under 13% for a full year would refute it.',
      },
      {
        day: '2025-02-03',
        action: 'Sell Some',
        confidence: 7,
        price: '560.00',
        quantity: '5',
        thesis:
          'Procedure growth is 17% for 2024 and guided to 13–16% for 2025, so the test stands unbroken. I nevertheless trim a third because at 75x the same facts are worth less than they cost. This is a decision about price and I record it as such.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'rule-kept',
        'target-obeyed',
        'falsifier-broken-and-held',
        'regret',
        'ask-what-changed',
        'ask-whether-test-happened',
        'loss-taken-as-written',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-23',
    asset: 'CHTR Charter',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '265.00',
        thesis:
          'Levered free cash flow of $5bn against a market value of $36bn. Under which circumstances do I sell? (a) Fixed wireless additions re-accelerate above 1.1m a quarter industry-wide. (b) EBITDA falls for a year. (c) Leverage above 4.5x. None is true today.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-for-exit', 'low-price-as-cheap'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: [
        'Under which circumstances do I sell? (a) Fixed wireless additions re-accelerate above 1.1m a quarter industry-wide. (b) EBITDA falls for a year. (c) Leverage above 4.5x',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-24',
    asset: 'IWM iShares Russell 2000 ETF',
    contract: { right: 'put', strike: '225', expiresOn: '2026-03-31' },
    register: 'analytical',
    entries: [
      {
        day: '2026-01-05',
        action: 'Buy',
        confidence: 5,
        price: '5.60',
        quantity: '4',
        thesis:
          'Four March 225 puts, delta −0.28, to bring the beta of the $310,000 book from 1.15 to about 0.95 over the reporting season. Cost 0.7%. Closed on 27 February irrespective of the index.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['option-terms', 'figures-named', 'size-limited', 'horizon-given'],
      mustNot: [
        'falsifier-given',
        'ask-for-size',
        'ask-what-it-protects',
        'ask-for-exit',
        'ask-for-horizon',
        'ask-what-would-prove-wrong',
        'expiry-before-event',
        'lottery',
      ],
    },
  },
  {
    id: 'tuning/analytical/2-25',
    asset: 'BAYN.DE Bayer',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '27.00',
        thesis:
          'EV/EBITDA 6.2, but the numerator contains a litigation provision whose sufficiency depends on one Supreme Court decision expected by June. Binary; no basis for a probability. I do not trade what I cannot estimate.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'events-named', 'horizon-given', 'confidence-fits'],
      mustNot: [
        'falsifier-given',
        'low-price-as-cheap',
        'overconfidence',
        'ask-for-event',
        'vague-horizon',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/analytical/2-26',
    asset: 'META Meta Platforms',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '640.00',
        thesis:
          'Revenue +22%, operating margin 43%, capex guided to $70bn for 2025 and "notably larger" for 2026. I value the core at 21x excluding Reality Labs. Depreciation is the weak flank. I reverse this decision when depreciation grows at more than twice the rate of revenue for two consecutive years without operating margin holding 38.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“for 2026”/u],
      says: ['figures-named', 'weighs-other-side', 'source-named'],
      mustNot: ['overconfidence', 'ask-other-side', 'story-without-figures', 'ask-what-price-assumes'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: [
        'I reverse this decision when depreciation grows at more than twice the rate of revenue for two consecutive years without operating margin holding 38',
      ],
    },
  },
]
