import type { CriticCase } from '../case.ts'

/**
 * The held-out half, in plain sentences. Written before the built-in critic had its grammar, and never read by whoever works on it: the
 * figures of `npm run bench -- critic` mean something only as long as no rule is made for one of these.
 */
export const PLAIN: readonly CriticCase[] = [
  {
    id: 'held-out/plain/01',
    asset: 'ADBE Adobe',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '352.00',
        thesis:
          "I buy Adobe because the price has fallen to about 17 times next year's earnings while revenue still grows by 10% a year. People fear that image generators will take its customers, and they may be right. I will watch net new digital media revenue. If it comes in below $400 million in two quarters of the next four, my idea is wrong and I will sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given', 'confidence-fits'],
      mustNot: [
        'fall-as-reason',
        'story-without-figures',
        'vague-horizon',
        'overconfidence',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'If it comes in below $400 million in two quarters of the next four, my idea is wrong and I will sell',
      ],
    },
  },
  {
    id: 'held-out/plain/02',
    asset: 'NVDA NVIDIA',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '178.00',
        thesis:
          'Everyone at work has bought Nvidia and is making money. I have been on the sidelines for two years and it is only going higher. AI is the future.',
      },
    ],
    expert: {
      first: 'herd',
      says: [
        'fear-of-missing-out',
        'regret',
        'recency',
        'overconfidence',
        'confidence-beyond-evidence',
        'story-without-figures',
      ],
      mustNot: ['figures-named', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure', 'ask-why-now'],
    },
  },
  {
    id: 'held-out/plain/03',
    asset: 'PYPL PayPal Holdings',
    register: 'plain',
    entries: [
      { day: '2021-11-10', action: 'Buy', confidence: 9, price: '206.00', thesis: 'Digital payments will win.' },
      {
        action: 'Hold',
        confidence: 6,
        price: '63.00',
        thesis:
          'I bought at 206 and I am not going to sell at a loss. It is not a loss until I sell. I will wait until it comes back.',
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['get-even', 'anchoring-to-cost', 'vague-horizon'],
      mustNot: ['falsifier-given', 'rule-kept'],
      mayAsk: ['ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/plain/04',
    asset: 'JNJ Johnson & Johnson',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '154.00',
        thesis:
          'I want a steady company for the next three years. Johnson & Johnson has raised its dividend for more than sixty years, earns about $10 a share and pays out half. The talc cases could cost more than the $9 billion that was set aside. I would leave if the company has to borrow to pay the dividend.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['horizon-given', 'figures-named', 'weighs-other-side', 'income-plan', 'events-named'],
      mustNot: ['vague-horizon', 'story-without-figures', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['I would leave if the company has to borrow to pay the dividend'],
    },
  },
  {
    id: 'held-out/plain/05',
    asset: 'GOOGL Alphabet',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '171.00',
        thesis:
          "My brother-in-law says Google is finished because of chatbots. I don't agree with him: search revenue grew 10% in the last quarter, and paid clicks rose too. Should search revenue shrink compared with the year before, even once, he was right and I go.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'weighs-other-side', 'figures-named'],
      mustNot: ['authority', 'herd', 'confirmation', 'overconfidence', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Should search revenue shrink compared with the year before, even once, he was right and I go'],
    },
  },
  {
    id: 'held-out/plain/06',
    asset: 'SNAP Snap',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '8.40',
        thesis: 'A famous investor disclosed a large stake last week, and he is rarely wrong. I am following him.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['confidence-beyond-evidence'],
      mustNot: ['herd', 'figures-named', 'own-judgement'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/plain/07',
    asset: 'CAT Caterpillar',
    register: 'plain',
    entries: [
      {
        day: '2024-03-11',
        action: 'Buy',
        confidence: 7,
        price: '338.00',
        thesis:
          'Dealer inventories are lean and pricing holds. I sell if dealers report two quarters of falling retail sales.',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '391.00',
        thesis:
          'Retail sales by dealers fell in the first quarter and again in the second. That was the condition I wrote down in March of last year, so I am selling, although the share is higher than when I bought it.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['test-answered', 'events-named'],
      mustNot: [
        'disposition',
        'loss-aversion',
        'loss-taken-as-written',
        'regret',
        'ask-what-would-prove-wrong',
        'ask-what-changed',
      ],
    },
  },
  {
    id: 'held-out/plain/08',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '128.00',
        thesis:
          "I like the business but I can't tell how far cities will go with their bans. Barcelona ends all licences in 2028. Until I know how much of the revenue comes from the ten largest cities I stay out.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'confidence-fits'],
      mustNot: ['attachment', 'overconfidence', 'vague-horizon', 'falsifier-given', 'ask-for-event'],
      mayAsk: ['ask-for-own-price', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/plain/09',
    asset: 'SBUX Starbucks',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '84.00',
        thesis:
          'I drink their coffee every morning and the shop is always full. The new boss turned Chipotle around and he will do it here.',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['attachment', 'halo', 'overconfidence', 'story-without-figures'],
      mustNot: ['figures-named', 'events-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/plain/10',
    asset: 'VOO Vanguard S&P 500 ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '552.00',
        quantity: '4',
        thesis:
          'I buy the same amount on the third Friday of every month, whether the market is up or down. It fell 4% this week, and that changes nothing.',
      },
    ],
    expert: {
      first: 'index-plan',
      says: ['rule-kept'],
      mustNot: [
        'fall-as-reason',
        'recency',
        'horizon-given',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-exit',
        'ask-for-figure',
        'story-without-figures',
      ],
    },
  },
  {
    id: 'held-out/plain/11',
    asset: 'WBA Walgreens Boots Alliance',
    register: 'plain',
    entries: [
      { day: '2023-10-16', action: 'Buy', confidence: 7, price: '22.40', thesis: 'The dividend of 8% is covered.' },
      {
        action: 'Sell',
        confidence: 8,
        price: '9.20',
        thesis: 'The dividend was not covered. I believed it because I wanted the 8%. I was wrong and I take the loss.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['test-answered', 'names-own-bias'],
      mustNot: [
        'loss-aversion',
        'disposition',
        'income-plan',
        'falsifier-given',
        'ask-what-would-prove-wrong',
        'loss-taken-as-written',
      ],
    },
  },
  {
    id: 'held-out/plain/12',
    asset: 'DE Deere',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '405.00',
        thesis:
          'Farm incomes are at the bottom of the cycle in my view, and Deere earned $18 a share even so. In the last trough it earned $2.50, so this company has changed. The share should be at 520 by the end of 2027. If equipment sales in North America fall by more than 20% again in fiscal 2026, this was not the bottom.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: [
        'target-without-reason',
        'vague-horizon',
        'ask-for-horizon',
        'story-without-figures',
        'anchoring-to-past-price',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'If equipment sales in North America fall by more than 20% again in fiscal 2026, this was not the bottom',
      ],
    },
  },
  {
    id: 'held-out/plain/13',
    asset: 'COIN Coinbase Global',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '255.00',
        thesis: 'I sold Coinbase too early last year and missed a double. This time I will not make the same mistake.',
      },
    ],
    expert: {
      first: 'regret',
      says: ['bought-back-higher', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['error-admitted', 'rule-kept', 'falsifier-given', 'fear-of-missing-out'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-why-now'],
    },
  },
  {
    id: 'held-out/plain/14',
    asset: 'HD Home Depot',
    register: 'plain',
    entries: [
      {
        day: '2024-05-20',
        action: 'Buy',
        confidence: 7,
        price: '342.00',
        thesis: 'Existing home sales recover from 4 million a year.',
      },
      {
        action: 'Hold',
        confidence: 6,
        price: '371.00',
        thesis:
          'Comparable sales grew 0.4% in the quarter, better than the decline a year before, but existing home sales are still near 4 million. My reason has not come true yet. I give it until the spring of 2027 and sell if comparable sales are negative again in any two quarters before that.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['horizon-stretched', 'figures-named', 'horizon-given', 'test-answered'],
      mustNot: ['vague-horizon', 'ask-for-horizon', 'overconfidence', 'ask-what-would-prove-wrong'],
      falsifiers: ['sell if comparable sales are negative again in any two quarters before that'],
    },
  },
  {
    id: 'held-out/plain/15',
    asset: 'ENPH Enphase Energy',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '39.00',
        thesis: 'It has fallen for eight months in a row. It has to turn at some point.',
      },
    ],
    expert: {
      first: 'gamblers-fallacy',
      says: ['vague-horizon', 'fall-as-reason', 'hope'],
      mustNot: ['figures-named', 'horizon-given', 'overconfidence', 'falsifier-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/plain/16',
    asset: 'UL Unilever',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '59.00',
        thesis:
          'I looked for reasons not to buy and found three: slow volumes, a new chief after less than two years, and the ice cream split that costs money. At 16 times earnings I think all three are in the price. Volumes must grow by at least 1% over 2026, otherwise I made a mistake.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named', 'horizon-given'],
      mustNot: ['confirmation', 'overconfidence', 'vague-horizon', 'ask-other-side', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Volumes must grow by at least 1% over 2026, otherwise I made a mistake'],
    },
  },
  {
    id: 'held-out/plain/17',
    asset: 'ROKU Roku',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '88.00',
        thesis: "The money I put in is next semester's tuition, but the share should double before August.",
      },
    ],
    expert: {
      first: 'money-needed',
      says: ['hope', 'target-without-reason', 'confidence-beyond-evidence'],
      mustNot: ['vague-horizon', 'figures-named', 'ask-for-horizon', 'ask-when-needed'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/plain/18',
    asset: 'LMT Lockheed Martin',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '462.00',
        thesis:
          'Defence budgets in Europe rise after the summit in The Hague, where members agreed on 5% of output by 2035. Lockheed books about a quarter of its sales abroad. I have no figure for how much of this would reach the F-35.',
      },
    ],
    expert: {
      first: 'events-named',
      says: ['confidence-fits', 'figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong', 'ask-what-price-assumes'],
    },
  },
  {
    id: 'held-out/plain/19',
    asset: 'BABA Alibaba Group',
    register: 'plain',
    entries: [
      { day: '2020-10-27', action: 'Buy', confidence: 8, price: '306.00', thesis: "China's Amazon." },
      {
        action: 'Hold',
        confidence: 7,
        price: '119.00',
        thesis:
          "I have studied this company for five years and read every report. I can't walk away now after all that work.",
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['new-reason-after-fall', 'attachment'],
      mustNot: ['figures-named', 'weighs-other-side', 'falsifier-given', 'vague-horizon'],
      mayAsk: ['ask-would-buy-today', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/plain/20',
    asset: 'TGT Target',
    register: 'plain',
    entries: [
      { day: '2024-08-21', action: 'Buy', confidence: 7, price: '158.00', thesis: 'Traffic is back.' },
      {
        day: '2025-12-15',
        action: 'Sell',
        confidence: 6,
        price: '93.00',
        thesis:
          'I sell for the tax loss before the year ends and will put the money into a retail fund so that I stay in the sector. My opinion of Target is as it was.',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'error-admitted',
        'loss-taken-as-written',
        'loss-aversion',
        'disposition',
        'ask-why-now',
        'urge-to-act',
        'surer-as-price-falls',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'held-out/plain/21',
    asset: 'AMD Advanced Micro Devices',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '162.00',
        thesis:
          "AMD's data centre revenue was $3.2 billion last quarter. I expect $5 billion in the last quarter of next year, because two large customers have announced orders for the MI400. If it isn't above $4 billion by then I am out, whatever the price.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['vague-horizon', 'overconfidence', 'story-without-figures', 'ask-for-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ["If it isn't above $4 billion by then I am out, whatever the price"],
    },
  },
  {
    id: 'held-out/plain/22',
    asset: 'BRK.B Berkshire Hathaway',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '489.00',
        thesis:
          "I buy it for my children and will look at it again in ten years. It is a company run with care. Cash of more than $340 billion means that it can buy when others must sell. After Buffett the culture could fade, and I couldn't measure that.",
      },
    ],
    expert: {
      first: 'horizon-given',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['vague-horizon', 'authority', 'halo', 'overconfidence'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/plain/23',
    asset: 'MRNA Moderna',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '27.00',
        thesis:
          'There is no way that a company with this technology stays below its cash value for long. It holds about $7.5 billion and the whole company costs 10.5 billion.',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['figures-named', 'vague-horizon'],
      mustNot: ['falsifier-given', 'low-price-as-cheap', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side'],
    },
  },
  {
    id: 'held-out/plain/24',
    asset: 'CSCO Cisco Systems',
    register: 'plain',
    entries: [
      {
        day: '2024-09-16',
        action: 'Buy',
        confidence: 6,
        price: '50.00',
        thesis: 'I keep Cisco at 5% of my account and adjust twice a year.',
      },
      {
        day: '2025-09-15',
        action: 'Sell Some',
        confidence: 6,
        price: '68.00',
        quantity: '5',
        thesis: 'It grew to 7%, so I sell down to 5%. This is the September adjustment, like every year.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept'],
      mustNot: ['disposition', 'ask-what-changed', 'ask-what-would-prove-wrong', 'urge-to-act', 'target-obeyed'],
    },
  },
  {
    id: 'held-out/plain/25',
    asset: 'ZM Zoom Communications',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '74.00',
        thesis: 'Zoom had a price of $560 in 2020. Even half of that would be a huge gain from here.',
      },
    ],
    expert: {
      first: 'anchoring-to-past-price',
      says: ['target-without-reason', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'horizon-given', 'falsifier-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/plain/26',
    asset: 'MELI MercadoLibre',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '2310.00',
        thesis:
          'The credit book grows by 75% a year. Fast growth in credit often ends badly, and I know that I like growth stories too much. So only 2% of my money, and I leave when loans more than 90 days late pass 20% of the book.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'weighs-other-side', 'size-limited', 'figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'size-too-large', 'ask-for-size'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['I leave when loans more than 90 days late pass 20% of the book'],
    },
  },
  {
    id: 'held-out/plain/27',
    asset: 'HOOD Robinhood Markets',
    register: 'plain',
    entries: [
      { day: '2025-02-18', action: 'Buy', confidence: 7, price: '58.00', thesis: 'Target 100, stop 47.' },
      {
        action: 'Sell',
        confidence: 7,
        price: '104.00',
        thesis: 'It reached 100, which was my target from February. I sell all of it as planned.',
      },
    ],
    expert: {
      first: 'target-obeyed',
      says: ['rule-kept'],
      mustNot: ['disposition', 'loss-aversion', 'ask-what-changed', 'ask-what-would-prove-wrong', 'recency'],
    },
  },
  {
    id: 'held-out/plain/28',
    asset: 'KHC Kraft Heinz',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '26.50',
        thesis:
          "A magazine wrote that it is undervalued by 40%, and the analysts' average target is 33. That's good enough for me.",
      },
    ],
    expert: {
      first: 'authority',
      says: ['target-without-reason'],
      mustNot: ['figures-named', 'own-judgement', 'falsifier-given'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/plain/29',
    asset: 'ORCL Oracle',
    contract: { right: 'call', strike: '260', expiresOn: '2026-03-20' },
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '2.95',
        quantity: '5',
        thesis:
          'I buy five calls for about $1,475, and that is all I can lose. Oracle reports on March 10, ten days before they expire. I need a price above 262.95 and it stands at 241. This is a bet and I treat it as one.',
      },
    ],
    expert: {
      first: 'option-terms',
      says: [
        'size-limited',
        'figures-named',
        'events-named',
        'horizon-given',
        'names-own-bias',
        'words-and-number-disagree',
      ],
      mustNot: ['lottery', 'overconfidence', 'expiry-before-event', 'ask-for-horizon', 'ask-for-size'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/plain/30',
    asset: 'PLTR Palantir Technologies',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '158.00',
        thesis:
          "It would be foolish to buy at 90 times sales, however good the software is, and I don't feel that I have to own it. At 40 I would look again.",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'own-judgement'],
      mustNot: [
        'fear-of-missing-out',
        'regret',
        'halo',
        'anchoring-to-past-price',
        'ask-for-own-price',
        'falsifier-given',
      ],
    },
  },
  {
    id: 'held-out/plain/31',
    asset: 'SAN.MC Banco Santander',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '8.10',
        thesis:
          'Compro porque el rendimiento sobre el capital tangible llegó al 16 % y recompran acciones cada año. Vendo si baja del 13 % en un ejercicio completo o si Brasil pierde dinero.',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['falsifier-given', 'figures-named'],
      mustNot: ['story-without-figures', 'too-little-said', 'vague-horizon', 'ask-for-figure'],
      falsifiers: ['Vendo si baja del 13 % en un ejercicio completo o si Brasil pierde dinero'],
    },
  },
  {
    id: 'held-out/plain/32',
    asset: 'INTU Intuit',
    register: 'plain',
    entries: [
      {
        day: '2024-11-25',
        action: 'Buy',
        confidence: 7,
        price: '640.00',
        thesis: 'Live tax help grows above 15% and keeps it a must-have.',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '655.00',
        thesis:
          'My employer is Intuit and these shares vest every quarter. With my salary from the same company this is too much in one place, and I know it. I will sell a quarter at each vest from May on.',
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['test-left-open', 'employer-shares', 'names-own-bias'],
      mustNot: ['familiarity', 'attachment', 'ask-for-size', 'vague-horizon', 'falsifier-given'],
      mayAsk: ['ask-why-now'],
    },
  },
]
