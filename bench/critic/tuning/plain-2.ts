import type { CriticCase } from '../case.ts'

/** The tuning half, in plain sentences, written later: falsifiers in more wordings, and what only looks like one. */
export const PLAIN_2: readonly CriticCase[] = [
  {
    id: 'tuning/plain/2-01',
    asset: 'ROST Ross Stores',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '147.00',
        thesis:
          'Shoppers are trading down and Ross opens 90 stores a year. I give it until the holiday quarter is reported. Comparable sales that are flat or worse by then will have shown that I read the customer wrong.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['vague-horizon', 'story-without-figures', 'ask-for-horizon', 'overconfidence', 'hope'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Comparable sales that are flat or worse by then will have shown that I read the customer wrong'],
    },
  },
  {
    id: 'tuning/plain/2-02',
    asset: 'KHC Kraft Heinz',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '26.10',
        thesis:
          'A 6% dividend that is covered 1.6 times by free cash flow. I stay as long as the dividend is covered at least 1.2 times and net debt is below four times EBITDA.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'income-plan'],
      mustNot: ['vague-horizon', 'story-without-figures', 'hope', 'low-price-as-cheap'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: [
        'I stay as long as the dividend is covered at least 1.2 times and net debt is below four times EBITDA',
      ],
    },
  },
  {
    id: 'tuning/plain/2-03',
    asset: 'BBWI Bath & Body Works',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '24.00',
        thesis:
          'It earns about 3.30 a share and has cut its debt by a billion since 2022. I will take half off the table at 36 and the rest at 45.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['target-without-reason'],
      mustNot: ['falsifier-given', 'overconfidence', 'disposition', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/plain/2-04',
    asset: 'SIE.DE Siemens',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '205.00',
        thesis:
          'Orders are 1.16 times revenue and the order book of 113 billion euros covers a year and a half. Unless Digital Industries gets back to a margin of 17% in fiscal 2026, there is no reason for me to own it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'vague-horizon', 'ask-for-horizon', 'not-english', 'overconfidence'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'Unless Digital Industries gets back to a margin of 17% in fiscal 2026, there is no reason for me to own it',
      ],
    },
  },
  {
    id: 'tuning/plain/2-05',
    asset: 'EL Estée Lauder',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '88.00',
        thesis:
          'I will buy if organic sales in China grow for two quarters, or below 65 whatever they do. Until then I read the reports and do nothing.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      mustNotMatch: [/price of your own, “I will buy/u],
      says: ['events-named'],
      mustNot: [
        'falsifier-given',
        'ask-for-own-price',
        'vague-horizon',
        'fear-of-missing-out',
        'urge-to-act',
        'anchoring-to-past-price',
      ],
    },
  },
  {
    id: 'tuning/plain/2-06',
    asset: 'UPS United Parcel Service',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '97.00',
        thesis:
          'Amazon volume is being cut by half by the middle of 2026 and the remaining parcels pay better. My brother-in-law drives for them and says the depots are full, which I enjoy hearing and do not count. What would tell me that I am mistaken? Revenue per piece in the US that no longer rises.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/mistaken” as/u],
      says: ['own-judgement', 'horizon-given', 'figures-named', 'events-named'],
      mustNot: ['authority', 'familiarity', 'herd', 'overconfidence'],
      falsifiers: ['What would tell me that I am mistaken? Revenue per piece in the US that no longer rises'],
    },
  },
  {
    id: 'tuning/plain/2-07',
    asset: 'PYPL PayPal',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '66.00',
        thesis:
          'I sold this in 2022 when active accounts stopped growing, and that was right. I look at it again only because it trades at 13 times earnings. I have no view yet.',
      },
    ],
    expert: {
      first: 'stays-out',
      noGround: /I sold this/u,
      says: ['confidence-fits', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'hindsight',
        'regret',
        'low-price-as-cheap',
        'rule-kept',
        'loss-taken-as-written',
        'vague-horizon',
      ],
      mayAsk: ['ask-for-own-price', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/plain/2-08',
    asset: 'BRK.B Berkshire Hathaway',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '455.00',
        thesis:
          'About 1.5 times book, and cash of 340 billion dollars. Buffett used to say that he would buy back below 1.2 times book; that was his rule and not mine. I hold it for ten years as a part of my savings, 8% of them.',
      },
    ],
    expert: {
      first: 'size-limited',
      says: ['figures-named', 'horizon-given', 'own-judgement'],
      mustNot: [
        'falsifier-given',
        'authority',
        'halo',
        'vague-horizon',
        'ask-for-size',
        'ask-for-horizon',
        'story-without-figures',
      ],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/plain/2-09',
    asset: 'CRM Salesforce',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '245.00',
        thesis:
          'Free cash flow of 12 billion at 19 times. I hope that Agentforce adds to it, but I do not need that. I would not want to see current remaining obligations grow by less than 8%, and if they do for two quarters I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['hope', 'story-without-figures', 'ask-for-figure', 'overconfidence'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: [
        'I would not want to see current remaining obligations grow by less than 8%, and if they do for two quarters I sell',
      ],
    },
  },
  {
    id: 'tuning/plain/2-10',
    asset: 'DG Dollar General',
    register: 'plain',
    entries: [
      {
        day: '2025-03-17',
        action: 'Buy',
        confidence: 6,
        price: '78.00',
        thesis:
          'Shrink is falling and they close bad stores. I expect an operating margin of 4.5% for the year. Below 4% I was wrong and sell.',
      },
      {
        day: '2025-12-08',
        action: 'Hold',
        confidence: 7,
        price: '128.00',
        thesis: 'The margin for the first nine months is 4.7%. That is above what I expected. I keep all of it.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'surer-as-price-rises',
        'overconfidence',
        'confirmation',
        'ask-what-changed',
        'ask-for-figure',
        'ask-whether-test-happened',
        'test-left-open',
      ],
    },
  },
  {
    id: 'tuning/plain/2-11',
    asset: 'F Ford',
    register: 'plain',
    entries: [
      {
        day: '2024-02-12',
        action: 'Buy',
        confidence: 7,
        price: '12.60',
        thesis: 'Ford Pro earns 7 billion a year and the market gives nothing for it.',
      },
      {
        day: '2025-02-10',
        action: 'Hold',
        confidence: 7,
        price: '9.30',
        thesis:
          'Ford Pro earned 9 billion in 2024, two more than I wrote. The losses on electric cars were 5 billion as announced. The price fell all the same, and I do not know why, but what I bought it for is there.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'loss-aversion',
        'get-even',
        'anchoring-to-cost',
        'new-reason-after-fall',
        'surer-as-price-falls',
        'falsifier-given',
        'falsifier-broken-and-held',
        'ask-what-changed',
      ],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side'],
    },
  },
  {
    id: 'tuning/plain/2-12',
    asset: 'MMM 3M',
    register: 'plain',
    entries: [
      {
        day: '2023-05-08',
        action: 'Buy',
        confidence: 6,
        price: '101.00',
        thesis:
          'The lawsuits are priced in twice over. If the settlements come to more than 20 billion in total I have misjudged it and sell.',
      },
      {
        day: '2024-04-08',
        action: 'Sell',
        confidence: 6,
        price: '93.00',
        thesis:
          'It never got to 20 billion; the settlements were 10.3 for the water and 6 for the earplugs. I sell nevertheless because I do not like owning it.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named'],
      mustNot: [
        'loss-taken-as-written',
        'rule-kept',
        'stop-obeyed',
        'disposition',
        'falsifier-given',
        'falsifier-broken-and-held',
        'get-even',
        'loss-aversion',
        'attachment',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/plain/2-13',
    asset: 'ASML.AS ASML',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '690.00',
        thesis:
          'Pourquoi j’achète : un carnet de commandes de 33 milliards d’euros et aucun concurrent pour l’EUV. Je vends si les commandes nettes restent sous 4 milliards pendant deux trimestres de suite.',
      },
    ],
    expert: {
      first: 'not-english',
      noGround: /carnet|concurrent/u,
      mustNotMatch: [/next report of/u, /bad month/u],
      says: ['falsifier-given', 'figures-named'],
      mustNot: ['too-little-said', 'story-without-figures', 'vague-horizon', 'ask-for-figure', 'pasted-news'],
      falsifiers: ['Je vends si les commandes nettes restent sous 4 milliards pendant deux trimestres de suite'],
    },
  },
  {
    id: 'tuning/plain/2-14',
    asset: 'TSCO Tractor Supply',
    register: 'plain',
    entries: [
      {
        day: '2024-05-13',
        action: 'Buy',
        confidence: 6,
        price: '54.00',
        quantity: '400',
        thesis: 'Rural shops with 36 million members who come every month.',
      },
      {
        action: 'Sell Some',
        confidence: 7,
        price: '58.00',
        quantity: '120',
        thesis:
          'It had grown to 14% of my portfolio and I have written that nothing may be more than 10%. I sell back to 10%. Nothing else has changed.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      noGround: /It had grown|nothing may be more/u,
      mustNotMatch: [/will show what “/u],
      says: ['rule-kept', 'size-limited', 'principle-kept'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'ask-for-size',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'regret',
        'size-too-large',
      ],
    },
  },
  {
    id: 'tuning/plain/2-15',
    asset: 'PFE Pfizer',
    register: 'plain',
    entries: [
      {
        day: '2025-01-13',
        action: 'Buy',
        confidence: 5,
        price: '26.50',
        quantity: '150',
        thesis: 'For the dividend of 1.72.',
      },
      {
        action: 'Hold',
        confidence: 5,
        price: '25.00',
        thesis:
          'The dividend is 1.72 and costs 9.8 billion of about 10 billion free cash flow, so there is little room. A cut ends it for me. Otherwise I leave it alone and collect.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named', 'weighs-other-side'],
      mustNot: ['vague-horizon', 'hope', 'story-without-figures', 'loss-aversion', 'urge-to-act'],
      falsifiers: ['A cut ends it for me'],
    },
  },
  {
    id: 'tuning/plain/2-16',
    asset: 'LMT Lockheed Martin',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '470.00',
        thesis:
          'If Europe rearms, they will need missiles, and if they need missiles they buy them here. The backlog is 166 billion dollars, more than two years of sales.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['story-without-figures', 'events-named'],
      mustNot: ['falsifier-given', 'overconfidence', 'herd', 'recency'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-price-assumes'],
    },
  },
  {
    id: 'tuning/plain/2-17',
    asset: 'PGR Progressive',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '228.00',
        thesis:
          'Policies in force grew 15% and the combined ratio was 87%. My reason is growth at a profit. That reason goes away with a combined ratio over 96 for a year, or with policies that shrink.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'vague-horizon', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['That reason goes away with a combined ratio over 96 for a year, or with policies that shrink'],
    },
  },
  {
    id: 'tuning/plain/2-18',
    asset: 'BMW.DE BMW',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '78.00',
        thesis:
          'It trades at half of book and yields 5%. My neighbour sells as soon as a car maker lets its dividend fall; he has done so three times. I look at deliveries, which were 2% up.',
      },
    ],
    expert: {
      first: 'figures-named',
      mustNotMatch: [/“he has done/u],
      says: ['own-judgement', 'income-plan'],
      mustNot: ['falsifier-given', 'authority', 'herd', 'low-price-as-cheap'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/plain/2-19',
    asset: 'ODFL Old Dominion',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '141.00',
        thesis:
          'Volumes have fallen for ten quarters. I would like to own it, but not before tonnage has turned up for two months in a row. That is my rule for buying it; for selling I have no need of one yet.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'events-named'],
      mustNot: [
        'falsifier-given',
        'attachment',
        'overconfidence',
        'ask-what-would-prove-wrong',
        'fear-of-missing-out',
        'gamblers-fallacy',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/plain/2-20',
    asset: 'CSCO Cisco',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '72.00',
        thesis:
          'Orders for AI networks reached 2 billion dollars in the fiscal year. What I am counting on is 5 billion in the next one. Should I read in August that it was under 4, I have paid for something that is not there.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['ask-for-horizon', 'vague-horizon', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Should I read in August that it was under 4, I have paid for something that is not there'],
    },
  },
  {
    id: 'tuning/plain/2-21',
    asset: 'HD Home Depot',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '355.00',
        thesis:
          'Sales per square foot are 600 dollars and pros are half of it. Housing turnover is the lowest since 1995. Three years is what I allow. Without a year of positive comparable sales in that time I sell, at whatever price.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['ask-for-horizon', 'vague-horizon', 'gamblers-fallacy', 'overconfidence'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Without a year of positive comparable sales in that time I sell, at whatever price'],
    },
  },
  {
    id: 'tuning/plain/2-22',
    asset: 'VOO Vanguard S&P 500 ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '610.00',
        thesis:
          'My monthly purchase of 400 dollars on the first. If the market falls I buy the same amount, and if it rises too.',
      },
    ],
    expert: {
      first: 'index-plan',
      noGround: /If the market falls|and if it rises/u,
      mustNotMatch: [/next report of VOO/u],
      says: ['rule-kept'],
      mustNot: [
        'falsifier-given',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-exit',
        'ask-for-figure',
        'overconfidence',
        'too-little-said',
      ],
    },
  },
  {
    id: 'tuning/plain/2-23',
    asset: 'INTC Intel',
    register: 'plain',
    entries: [
      {
        day: '2024-05-06',
        action: 'Buy',
        confidence: 6,
        price: '31.00',
        thesis:
          'The foundry has one large customer signed and the factory in Arizona starts in 2025. If no second customer is announced by the end of 2025 I will have been too early and sell.',
      },
      {
        day: '2026-01-12',
        action: 'Hold',
        confidence: 6,
        price: '38.00',
        thesis:
          'There is no second customer. The government has bought 10% of it, and now they cannot fail. I keep it for another year.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      noGround: /There is no second/u,
      mustNotMatch: [/“The government has bought 10% of it”, will be/u],
      says: [
        'horizon-stretched',
        'overconfidence',
        'events-named',
        'confidence-beyond-evidence',
        'authority',
        'test-left-open',
      ],
      mustNot: ['falsifier-given', 'rule-kept', 'loss-taken-as-written', 'test-answered', 'new-reason-after-fall'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/plain/2-24',
    asset: 'GIS General Mills',
    register: 'plain',
    entries: [
      {
        day: '2024-05-20',
        action: 'Buy',
        confidence: 5,
        price: '64.00',
        thesis: '4% dividend and 3% growth of earnings.',
      },
      {
        day: '2025-11-10',
        action: 'Hold',
        confidence: 4,
        price: '48.00',
        thesis:
          'Sales have fallen 3% and I expected growth. I do not know whether it is the new slimming drugs or the prices. I go down to 4 and will decide after the report of December 17.',
      },
    ],
    expert: {
      first: 'confidence-lowered-on-bad-news',
      noGround: /I do not know whether/u,
      says: ['figures-named', 'confidence-fits', 'horizon-given', 'events-named', 'error-admitted'],
      mustNot: [
        'falsifier-given',
        'loss-aversion',
        'get-even',
        'surer-as-price-falls',
        'ask-what-changed',
        'vague-horizon',
        'new-reason-after-fall',
        'words-and-number-disagree',
      ],
    },
  },
  {
    id: 'tuning/plain/2-25',
    asset: 'CMCSA Comcast',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '27.50',
        thesis:
          'Broadband customers shrink by about 200,000 a quarter and the price of 6 times earnings assumes that it goes on for ever. More than 300,000 in a quarter would be worse than I think it can get. Then I stop.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“in a quarter/u, /wrong, “Broadband customers/u],
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['story-without-figures', 'overconfidence', 'ask-what-price-assumes', 'low-price-as-cheap'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['More than 300,000 in a quarter would be worse than I think it can get. Then I stop'],
    },
  },
  {
    id: 'tuning/plain/2-26',
    asset: 'NOVN.SW Novartis',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '104.00',
        thesis:
          'Compro perché le vendite di Kisqali crescono del 60% e il flusso di cassa copre il dividendo due volte.',
      },
    ],
    expert: {
      first: 'not-english',
      noGround: /Compro|flusso/u,
      mustNotMatch: [/next report of/u, /bad month/u],
      says: ['figures-named'],
      mustNot: ['falsifier-given', 'too-little-said', 'story-without-figures', 'pasted-news'],
    },
  },
  {
    id: 'tuning/plain/2-27',
    asset: 'T AT&T',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '26.00',
        thesis:
          'I considered what happens if interest rates rise by two points: their cost goes up by 400 million, which is 2% of the cash flow. It does not frighten me. The dividend is 1.11 and I live from dividends.',
      },
    ],
    expert: {
      first: 'income-plan',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'overconfidence', 'fear-of-missing-out', 'money-needed', 'loss-aversion'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/plain/2-28',
    asset: 'KMX CarMax',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '41.00',
        thesis:
          '11 times earnings of a bad year. Two things must not happen: loan losses over 5%, and unit sales that fall for a third quarter. The first sends me out at once and the second at the end of the year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['story-without-figures', 'overconfidence', 'low-price-as-cheap', 'ask-for-exit'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'Two things must not happen: loan losses over 5%, and unit sales that fall for a third quarter. The first sends me out at once and the second at the end of the year',
      ],
    },
  },
]
