import type { CriticCase } from '../case.ts'

/** The tuning half, in plain sentences: what the built-in critic is worked on with. */
export const PLAIN: readonly CriticCase[] = [
  {
    id: 'tuning/plain/01',
    asset: "MCD McDonald's",
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '301.00',
        thesis:
          "McDonald's earns most of its money from rent, and 95% of the restaurants belong to franchisees. Guests with low incomes come less often, by almost 10% in the last quarter. I believe that this passes. It did not pass if comparable sales in America are negative for the whole of 2026, and then I will sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: [
        'hope',
        'story-without-figures',
        'vague-horizon',
        'overconfidence',
        'familiarity',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'It did not pass if comparable sales in America are negative for the whole of 2026, and then I will sell',
      ],
    },
  },
  {
    id: 'tuning/plain/02',
    asset: 'SMCI Super Micro Computer',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '51.00',
        thesis: "It has risen by 60% in three weeks and everybody talks about it. If I don't buy now it will be gone.",
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['herd', 'recency', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/03',
    asset: 'WBD Warner Bros. Discovery',
    register: 'plain',
    entries: [
      {
        day: '2022-04-18',
        action: 'Buy',
        confidence: 7,
        price: '24.00',
        thesis: 'Max becomes number three in streaming.',
      },
      {
        action: 'Hold',
        confidence: 5,
        price: '9.40',
        thesis:
          'I do not want to sell below what I paid, because then the loss would be final. At 24 I would sell at once.',
      },
    ],
    expert: {
      first: 'get-even',
      says: ['loss-aversion', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'target-obeyed', 'rule-kept', 'confidence-fits'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/04',
    asset: 'MDT Medtronic',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '88.00',
        thesis:
          "The dividend yield is 3.2% and has risen for 47 years. I need about 400 dollars a month from my shares from 2029 on. Sales of pulsed field ablation grew by 30%. I'd reconsider if free cash flow stopped covering the dividend.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named', 'horizon-given'],
      mustNot: [
        'money-needed',
        'vague-horizon',
        'story-without-figures',
        'overconfidence',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ["I'd reconsider if free cash flow stopped covering the dividend"],
    },
  },
  {
    id: 'tuning/plain/05',
    asset: 'META Meta Platforms',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '640.00',
        thesis:
          'A professor said on television that Meta wastes its money on data centres. I have read his argument and think that he is wrong about depreciation: it is 3% of sales more than last year and revenue grows by 20%. He would be right if the operating margin fell below 35% next year, and then I would not stay.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'weighs-other-side', 'figures-named', 'horizon-given'],
      mustNot: [
        'authority',
        'confirmation',
        'overconfidence',
        'vague-horizon',
        'ask-other-side',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['He would be right if the operating margin fell below 35% next year, and then I would not stay'],
    },
  },
  {
    id: 'tuning/plain/06',
    asset: 'OXY Occidental Petroleum',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '44.00',
        thesis:
          'Berkshire owns more than a quarter of the company. If it is good enough for Warren Buffett, it is good enough for me.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['halo', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'own-judgement', 'horizon-given'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/07',
    asset: 'STLA Stellantis',
    register: 'plain',
    entries: [
      {
        day: '2024-02-19',
        action: 'Buy',
        confidence: 7,
        price: '25.00',
        thesis: 'Margins above 10% at 4 times earnings. I will sell when the margin for a half-year is below 8%.',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '13.00',
        thesis:
          'The margin for the second half was 2.7%, far below the 8% that I had named. I waited five months longer than I should have, and that cost me four dollars a share. Today I do what I wrote.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'error-admitted', 'rule-kept', 'figures-named'],
      mustNot: [
        'loss-aversion',
        'disposition',
        'falsifier-given',
        'anchoring-to-cost',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/plain/08',
    asset: 'DASH DoorDash',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '251.00',
        thesis:
          "I don't know how a court in California will decide about drivers as employees, and I can't price it. I will read the judgment, which is expected in May, before I think about buying.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'horizon-given', 'confidence-fits'],
      mustNot: ['overconfidence', 'vague-horizon', 'falsifier-given', 'ask-for-event', 'urge-to-act'],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/plain/09',
    asset: 'DECK Deckers Outdoor',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '101.00',
        thesis:
          'I have worn Hoka shoes since 2019 and see them on every street in my town. A brand like this will always sell.',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['overconfidence', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'herd'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/10',
    asset: 'IVV iShares Core S&P 500 ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '668.00',
        quantity: '3',
        thesis:
          "My savings plan buys for 2,000 dollars each quarter. I don't try to choose the moment, and I am not selling before 2045.",
      },
    ],
    expert: {
      first: 'index-plan',
      says: ['horizon-given', 'rule-kept'],
      mustNot: [
        'overconfidence',
        'vague-horizon',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-horizon',
        'ask-for-exit',
        'too-little-said',
        'attachment',
      ],
    },
  },
  {
    id: 'tuning/plain/11',
    asset: 'GPS Gap',
    register: 'plain',
    entries: [
      {
        day: '2024-06-03',
        action: 'Buy',
        confidence: 7,
        price: '28.00',
        thesis: 'The new chief did it at Mattel and will do it here.',
      },
      {
        action: 'Sell',
        confidence: 6,
        price: '21.00',
        thesis:
          "I confused a good manager with a good business. The tariffs take about 150 million dollars of a profit of 1.1 billion, and he can't do anything about that.",
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias', 'figures-named', 'events-named'],
      mustNot: [
        'halo',
        'loss-aversion',
        'blames-others',
        'loss-taken-as-written',
        'falsifier-given',
        'disposition',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/plain/12',
    asset: 'CNI Canadian National Railway',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '95.00',
        thesis:
          "The operating ratio was 63.4% and volumes are flat because of tariffs on lumber and steel. If the trade agreement is renewed in July 2026, volumes should grow by 3% a year and earnings by 8. If it isn't renewed by the end of 2026, my reason is gone.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'weighs-other-side'],
      mustNot: [
        'vague-horizon',
        'story-without-figures',
        'overconfidence',
        'ask-for-event',
        'ask-for-horizon',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ["If it isn't renewed by the end of 2026, my reason is gone"],
    },
  },
  {
    id: 'tuning/plain/13',
    asset: 'CVNA Carvana',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '372.00',
        thesis:
          'In 2022 I could have bought this at 4 dollars. I still think about it every day, and I want to own it at last.',
      },
    ],
    expert: {
      first: 'regret',
      says: ['fear-of-missing-out', 'anchoring-to-past-price', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'revenge'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/14',
    asset: 'DHI D.R. Horton',
    register: 'plain',
    entries: [
      {
        day: '2025-05-12',
        action: 'Buy',
        confidence: 7,
        price: '122.00',
        thesis: 'Orders grow again when mortgages cost less than 6.5%. I sell if orders still fall at that rate.',
      },
      {
        action: 'Hold',
        confidence: 6,
        price: '151.00',
        thesis:
          'Mortgages cost 6.2% since October. Orders rose by 5% in the quarter that ended in September, so the sentence that I wrote in May has held. Incentives are 8% of the price, more than I expected, and that is why I am a little less sure.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'weighs-other-side', 'events-named', 'confidence-fits'],
      mustNot: [
        'surer-as-price-rises',
        'overconfidence',
        'loss-aversion',
        'falsifier-given',
        'ask-what-changed',
        'test-left-open',
      ],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/15',
    asset: 'BYND Beyond Meat',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '1.10',
        thesis: "It can't fall any further after losing 99%. A rebound is overdue.",
      },
    ],
    expert: {
      first: 'gamblers-fallacy',
      says: ['fall-as-reason', 'overconfidence', 'low-price-as-cheap'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/plain/16',
    asset: 'GSK GSK',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '44.00',
        thesis:
          "The Zantac settlement is paid, up to 2.2 billion. The new chief executive wants sales of 40 billion pounds by 2031, which I don't count on; 36 would be enough at nine times earnings. A failure of Blenrep in the American market would take away the part that I pay for.",
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['figures-named', 'events-named', 'horizon-given', 'falsifier-given', 'own-judgement'],
      mustNot: ['authority', 'overconfidence', 'story-without-figures', 'vague-horizon', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['A failure of Blenrep in the American market would take away the part that I pay for'],
    },
  },
  {
    id: 'tuning/plain/17',
    asset: 'NVTS Navitas Semiconductor',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '9.00',
        thesis: 'We need this money for the down payment in March. Until then it can earn more here than in the bank.',
      },
    ],
    expert: {
      first: 'money-needed',
      says: ['confidence-beyond-evidence', 'overconfidence'],
      mustNot: ['figures-named', 'falsifier-given', 'ask-when-needed', 'sale-for-need', 'ask-for-horizon'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/plain/18',
    asset: 'RTX RTX',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '172.00',
        thesis:
          'The order book is worth 251 billion dollars, of which 103 are defence. The powder metal problem of 2023 cost them 3 billion and is nearly over. I have no idea how a ceasefire in Ukraine would change orders for missiles.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['weighs-other-side', 'events-named', 'confidence-fits'],
      mustNot: ['overconfidence', 'story-without-figures', 'hindsight', 'falsifier-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/plain/19',
    asset: 'WISE.L Wise',
    register: 'plain',
    entries: [
      { day: '2021-07-12', action: 'Buy', confidence: 8, price: '14.00', thesis: 'Bank fees disappear.' },
      {
        action: 'Hold',
        confidence: 6,
        price: '10.90',
        thesis:
          'I put hundreds of hours into a model of this company, with 40 sheets. It would be a waste to give up now.',
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['attachment', 'new-reason-after-fall'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'weighs-other-side'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/20',
    asset: 'SNOW Snowflake',
    register: 'plain',
    entries: [
      {
        day: '2021-11-22',
        action: 'Buy',
        confidence: 8,
        price: '365.00',
        thesis: 'Consumption pricing grows with data.',
      },
      {
        day: '2024-12-16',
        action: 'Sell',
        confidence: 5,
        price: '129.00',
        thesis:
          'I sell before New Year to use the loss against the gain from our house. I may come back in February, and nothing about the company has made me sell.',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'sale-for-need',
        'loss-taken-as-written',
        'error-admitted',
        'loss-aversion',
        'disposition',
        'regret',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/plain/21',
    asset: 'VRT Vertiv Holdings',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '172.00',
        thesis:
          "Orders grew by 60% over the last year, and the book-to-bill ratio was 1.4. I expect an operating margin of 22% in 2027 against 20.5% today. When two of the four largest customers announce lower spending on data centres for a year, I leave without waiting for the company's own figures.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: [
        'recency',
        'vague-horizon',
        'overconfidence',
        'story-without-figures',
        'ask-for-horizon',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-what-price-assumes', 'ask-for-source'],
      falsifiers: [
        "When two of the four largest customers announce lower spending on data centres for a year, I leave without waiting for the company's own figures",
      ],
    },
  },
  {
    id: 'tuning/plain/22',
    asset: 'SCHD Schwab US Dividend Equity ETF',
    register: 'plain',
    entries: [
      {
        day: '2022-05-02',
        action: 'Buy',
        confidence: 6,
        price: '25.00',
        thesis: 'A fifth of my money, put right every January and July.',
      },
      {
        action: 'Sell Some',
        confidence: 6,
        price: '27.00',
        quantity: '100',
        thesis: 'It is July, and the fund is 23% of the account. I sell until it is a fifth again.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept'],
      mustNot: [
        'disposition',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'urge-to-act',
        'index-plan',
        'tax-sale',
      ],
    },
  },
  {
    id: 'tuning/plain/23',
    asset: 'ALAB Astera Labs',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '165.00',
        thesis: 'There is no doubt that every data centre will need these chips. Nothing can stop this trend.',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong', 'ask-other-side'],
    },
  },
  {
    id: 'tuning/plain/24',
    asset: 'CB Chubb',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '278.00',
        thesis:
          'I cannot promise that this works out. Premiums grow by 6%, the combined ratio is 86%, and the share costs 12 times earnings. In a year with hurricanes it may look bad for some months. If the combined ratio is over 95% in a year without a great catastrophe, they have written bad policies and I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'vague-horizon', 'story-without-figures', 'hope', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'If the combined ratio is over 95% in a year without a great catastrophe, they have written bad policies and I sell',
      ],
    },
  },
  {
    id: 'tuning/plain/25',
    asset: 'PYPL PayPal Holdings',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '68.00',
        thesis: 'The share stood above 300 dollars in 2021, so it is very cheap at 68.',
      },
    ],
    expert: {
      first: 'anchoring-to-past-price',
      says: ['fall-as-reason'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/plain/26',
    asset: 'NU Nu Holdings',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '15.00',
        thesis:
          'Nubank has 127 million customers, and the return on equity is 28%. I know from my last three purchases that I look away when loans go bad, so I write it down: more than 7% of loans overdue by 90 days, and I sell everything. It is 3% of my savings.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'figures-named', 'size-limited'],
      mustNot: [
        'size-too-large',
        'overconfidence',
        'herd',
        'ask-for-size',
        'story-without-figures',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['more than 7% of loans overdue by 90 days, and I sell everything'],
    },
  },
  {
    id: 'tuning/plain/27',
    asset: 'GOLD Barrick Gold',
    register: 'plain',
    entries: [
      {
        day: '2024-12-09',
        action: 'Buy',
        confidence: 6,
        price: '17.00',
        thesis: 'The mine in Mali reopens in 2025. Target 30.',
      },
      {
        action: 'Sell',
        confidence: 6,
        price: '31.00',
        thesis:
          'The target of 30 that I set in December has been reached, and I take the profit as I had planned. Mali has still not let them work.',
      },
    ],
    expert: {
      first: 'target-obeyed',
      says: ['rule-kept', 'test-answered', 'events-named'],
      mustNot: [
        'disposition',
        'recency',
        'overconfidence',
        'loss-aversion',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/plain/28',
    asset: 'LEVI Levi Strauss',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '21.00',
        thesis: 'Eleven of fourteen analysts rate it a buy, and a newspaper called it the comeback of the year.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['herd'],
      mustNot: ['figures-named', 'own-judgement', 'falsifier-given', 'horizon-given', 'source-named'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/29',
    asset: 'BABA Alibaba Group',
    contract: { right: 'call', strike: '170', expiresOn: '2026-06-18' },
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '8.20',
        quantity: '2',
        thesis:
          "Two calls cost me 1,640 dollars. The share has to stand above 178.20 in June; today it is 158. I lose all of it if it doesn't, and I have written that sum off in my budget.",
      },
    ],
    expert: {
      first: 'option-terms',
      says: ['size-limited', 'horizon-given', 'figures-named'],
      mustNot: [
        'money-needed',
        'lottery',
        'hedge',
        'expiry-before-event',
        'overconfidence',
        'ask-for-size',
        'ask-for-horizon',
      ],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/30',
    asset: 'COHR Coherent',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '151.00',
        thesis:
          'I like the lasers, but 45 times earnings is more than I want to pay. I am in no hurry. Below 110 I would buy.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named'],
      mustNot: [
        'fear-of-missing-out',
        'attachment',
        'falsifier-given',
        'ask-for-own-price',
        'urge-to-act',
        'confidence-beyond-evidence',
      ],
    },
  },
  {
    id: 'tuning/plain/31',
    asset: 'SAP.DE SAP',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '231.00',
        thesis:
          'Ich kaufe, weil der aktuelle Cloud-Auftragsbestand um 27 % wächst und zwei Drittel der Kunden noch nicht umgestellt haben. Wenn das Wachstum in zwei Quartalen hintereinander unter 20 % liegt, habe ich mich geirrt und verkaufe.',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['falsifier-given', 'figures-named'],
      mustNot: ['too-little-said', 'story-without-figures', 'vague-horizon', 'ask-for-figure'],
      falsifiers: [
        'Wenn das Wachstum in zwei Quartalen hintereinander unter 20 % liegt, habe ich mich geirrt und verkaufe',
      ],
    },
  },
  {
    id: 'tuning/plain/32',
    asset: 'GOOGL Alphabet',
    register: 'plain',
    entries: [
      {
        day: '2021-02-08',
        action: 'Buy',
        confidence: 6,
        price: '104.00',
        thesis: 'Stock from my job; I keep what vests.',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '285.00',
        thesis:
          'I have worked here for six years, and 70% of what I own is this one share. I know that this is too much, but I have not decided yet.',
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['employer-shares', 'names-own-bias', 'surer-as-price-rises'],
      mustNot: ['familiarity', 'ask-for-size', 'falsifier-given', 'rebalancing-by-rule', 'overconfidence'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-why-now'],
    },
  },
  {
    id: 'tuning/plain/33',
    asset: 'CMG Chipotle Mexican Grill',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '41.00',
        thesis:
          'It would not surprise me if I were too early. Visits fell by 3% and the young guests have less money. What I bet on is 300 new restaurants a year, each of which earns back its cost in two years. I was wrong in case new restaurants open with less than 2.8 million dollars of yearly sales.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: [
        'overconfidence',
        'familiarity',
        'vague-horizon',
        'hindsight',
        'error-admitted',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['I was wrong in case new restaurants open with less than 2.8 million dollars of yearly sales'],
    },
  },
]
