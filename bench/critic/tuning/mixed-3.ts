import type { CriticCase } from '../case.ts'

/** The tuning half, in every register, read once before anybody worked with it. */
export const MIXED_3: readonly CriticCase[] = [
  {
    id: 'tuning/plain/3-01',
    asset: 'SYY Sysco',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '74.00',
        thesis:
          'Restaurants order less and Sysco still grew cases by 1%. Cases of the local customers are what I follow. One more year with those falling and my idea of a stronger distributor was only an idea.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'attachment'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['One more year with those falling and my idea of a stronger distributor was only an idea'],
    },
  },
  {
    id: 'tuning/plain/3-02',
    asset: 'ALV.DE Allianz',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '352.00',
        thesis:
          'A dividend of 15.40 euros, covered twice. I have told my wife that we sell on the day that the solvency ratio is reported under 180.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /I have told my wife/u,
      says: ['income-plan', 'figures-named'],
      mustNot: ['authority', 'story-without-figures', 'money-needed'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['we sell on the day that the solvency ratio is reported under 180'],
    },
  },
  {
    id: 'tuning/plain/3-03',
    asset: 'CL Colgate-Palmolive',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '79.00',
        thesis:
          'Organic growth of 2%, the slowest for six years, and 21 times earnings. I think it returns to 4%. If I turn out to be right I will add; nothing forces me to before.',
      },
    ],
    expert: {
      first: 'figures-named',
      mustNot: ['falsifier-given', 'overconfidence', 'hope', 'disposition'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/plain/3-04',
    asset: 'LOW Lowes',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '238.00',
        thesis:
          'My broker would sell it if rates go over 7%. I do not own it, and I will not before the price is under 200.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      noGround: /My broker would/u,
      mustNotMatch: [/“My broker would/u],
      says: ['own-judgement'],
      mustNot: ['falsifier-given', 'authority', 'ask-for-own-price', 'anchoring-to-past-price', 'overconfidence'],
    },
  },
  {
    id: 'tuning/plain/3-05',
    asset: 'SAN.MC Santander',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '8.20',
        thesis:
          'A return on equity of 16% for 1.2 times book. The plan promises 17% for 2026. A promise that is broken by more than a point is one I do not wait to see explained.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'source-named'],
      mustNot: ['overconfidence', 'authority', 'vague-horizon'],
      falsifiers: ['A promise that is broken by more than a point is one I do not wait to see explained'],
    },
  },
  {
    id: 'tuning/plain/3-06',
    asset: 'TXN Texas Instruments',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '178.00',
        thesis:
          'Capital spending falls from 5 billion to 2.5 in 2026, so free cash flow triples. By the report of January 2027 it must be 7 dollars a share. Less, and I leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['vague-horizon', 'ask-for-horizon', 'overconfidence'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['By the report of January 2027 it must be 7 dollars a share. Less, and I leave'],
    },
  },
  {
    id: 'tuning/plain/3-07',
    asset: 'DOW Dow',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '23.00',
        thesis:
          'The dividend has been halved and I buy after that, not before. In a cycle like 2016 they earned 4 dollars. I may well be too early, so it is 1% of my money. Two more years below the cost of capital would be an answer.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'confidence-fits', 'weighs-other-side', 'figures-named'],
      mustNot: ['overconfidence', 'hope', 'ask-for-size', 'vague-horizon', 'words-and-number-disagree'],
      falsifiers: ['Two more years below the cost of capital would be an answer'],
    },
  },
  {
    id: 'tuning/plain/3-08',
    asset: 'BDX Becton Dickinson',
    register: 'plain',
    entries: [
      {
        day: '2024-02-05',
        action: 'Buy',
        confidence: 6,
        price: '240.00',
        thesis: 'Growth of 5% and a margin of 25%. I sell if growth is below 3% for a year.',
      },
      {
        day: '2025-11-10',
        action: 'Sell',
        confidence: 6,
        price: '190.00',
        thesis: 'Growth was 2.9% in the fiscal year. It is a hair under my line, and a line is a line.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'loss-aversion',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'get-even',
      ],
    },
  },
  {
    id: 'tuning/terse/3-01',
    asset: 'NOW ServiceNow',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 6, price: '860', thesis: 'cRPO +21.5. FCF 32%. Line in sand: cRPO cc <17.' },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /“Line in sand”/u,
      says: ['figures-named'],
      mustNot: ['too-little-said', 'story-without-figures'],
      falsifiers: ['Line in sand: cRPO cc <17'],
    },
  },
  {
    id: 'tuning/terse/3-02',
    asset: 'GPN Global Payments',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 5, price: '78', thesis: '7x. Worldpay closes Q1. Leverage > 4x eoy 26 → wrong.' },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“Worldpay closes/u],
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['too-little-said', 'ask-for-horizon', 'vague-horizon', 'low-price-as-cheap'],
      falsifiers: ['Leverage > 4x eoy 26 → wrong'],
    },
  },
  {
    id: 'tuning/terse/3-03',
    asset: 'CPRT Copart',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 6, price: '47', thesis: 'Insurance units −2%. 27x. Adding each −10%, 3 times max.' },
    ],
    expert: {
      first: 'figures-named',
      says: ['size-limited'],
      mustNot: ['falsifier-given', 'too-little-said', 'added-below-cost', 'fall-as-reason'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/terse/3-04',
    asset: 'SLB SLB',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 5, price: '35', thesis: 'Intl capex flat. Yield 3.3. Closed w/o debate at 30.' },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'ask-for-exit'],
      falsifiers: ['Closed w/o debate at 30'],
    },
  },
  {
    id: 'tuning/terse/3-05',
    asset: 'ANET Arista',
    register: 'terse',
    entries: [
      {
        day: '2025-04-14',
        action: 'Buy',
        confidence: 7,
        price: '88',
        quantity: '40',
        thesis: 'MSFT+META 35%. One of them cuts = half off.',
      },
      { day: '2025-08-11', action: 'Hold', confidence: 7, price: '141', thesis: 'Neither cut. Q2 guide 2.1bn. On.' },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'surer-as-price-rises',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/terse/3-06',
    asset: 'MPW Medical Properties',
    register: 'terse',
    entries: [
      {
        action: 'Watch',
        confidence: 2,
        price: '4.90',
        thesis: '8 reports read. Still can’t tell who pays the rent. Next.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['confidence-fits'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'low-price-as-cheap',
        'money-needed',
        'sunk-cost',
        'figures-named',
      ],
    },
  },
  {
    id: 'tuning/terse/3-07',
    asset: 'AVGO Broadcom',
    register: 'terse',
    entries: [
      {
        day: '2025-04-07',
        action: 'Buy',
        confidence: 7,
        price: '170',
        thesis: 'AI rev 12bn → 20. VMware +. Thesis void < 15.',
      },
      {
        day: '2025-12-15',
        action: 'Sell Some',
        confidence: 7,
        price: '340',
        quantity: '4',
        thesis: 'AI 20.2. 14% of port → 8. Cap is 8.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      noGround: /14% of port|Cap is 8/u,
      mustNotMatch: [/will show what “/u],
      says: ['test-answered', 'figures-named', 'size-limited', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'too-little-said',
        'size-too-large',
        'ask-for-size',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/terse/3-08',
    asset: 'RIO Rio Tinto',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 6, price: '62', thesis: 'FCF 8%, Simandou Nov. Ore <80 two qtrs and this is done.' },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/wrong, “FCF/u],
      says: ['figures-named', 'events-named'],
      mustNot: ['too-little-said', 'story-without-figures'],
      falsifiers: ['Ore <80 two qtrs and this is done'],
    },
  },
  {
    id: 'tuning/analytical/3-01',
    asset: 'ICE Intercontinental Exchange',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '156.00',
        thesis:
          'Mortgage technology revenue must inflect: consensus 6% for 2026 from 2%. I assign 55%. The remaining 45% I would recognise by a second consecutive renewal season in which minimums step down, whereupon I would liquidate.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“Mortgage technology/u],
      says: ['figures-named', 'weighs-other-side', 'confidence-fits', 'horizon-given'],
      mustNot: ['overconfidence', 'ask-other-side', 'herd'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'The remaining 45% I would recognise by a second consecutive renewal season in which minimums step down, whereupon I would liquidate',
      ],
    },
  },
  {
    id: 'tuning/analytical/3-02',
    asset: 'EXR Extra Space Storage',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '141.00',
        thesis:
          'Same-store NOI −1%, new supply 2.4% of stock falling to 1.8%. Contra: move-in rents are 8% below last year. Were move-in rents still negative when supply is under 2%, supply was never the cause and I have no case.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-other-side', 'story-without-figures'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: [
        'Were move-in rents still negative when supply is under 2%, supply was never the cause and I have no case',
      ],
    },
  },
  {
    id: 'tuning/analytical/3-03',
    asset: 'ITW Illinois Tool Works',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '251.00',
        thesis:
          'Operating margin 27.4%, organic growth nil. Valuation 24x. Management says that it would divest any division growing below 2%; I read this as discipline. My required return is 8%, obtained at 5% EPS growth, 2.4% yield and no re-rating.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['source-named'],
      mustNot: ['falsifier-given', 'authority', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-price-assumes'],
    },
  },
  {
    id: 'tuning/analytical/3-04',
    asset: 'SPY SPDR S&P 500 ETF',
    contract: { right: 'put', strike: '560', expiresOn: '2026-06-18' },
    register: 'analytical',
    entries: [
      {
        day: '2025-12-15',
        action: 'Buy',
        confidence: 4,
        price: '14.20',
        quantity: '2',
        thesis:
          'Two June 560 puts on a book of $140,000 with beta 1. Premium of 2% buys a floor 15% below the market until 18 June. I expect to lose it and roll in May.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['option-terms', 'figures-named', 'size-limited', 'horizon-given', 'confidence-fits'],
      mustNot: [
        'falsifier-given',
        'ask-for-size',
        'ask-what-it-protects',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
        'lottery',
        'words-and-number-disagree',
      ],
    },
  },
  {
    id: 'tuning/analytical/3-05',
    asset: 'UNP Union Pacific',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '224.00',
        thesis:
          'The merger with Norfolk Southern is decided by the STB, whose schedule points to early 2027. Stand-alone value $215, merged $262, probability 60% gives $243. Rejection is not my falsifier, since it is in the price; an operating ratio above 61 for two quarters is.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'ask-for-event', 'ask-other-side', 'vague-horizon'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['an operating ratio above 61 for two quarters is'],
    },
  },
  {
    id: 'tuning/analytical/3-06',
    asset: 'DHR Danaher',
    register: 'analytical',
    entries: [
      {
        day: '2023-12-04',
        action: 'Buy',
        confidence: 7,
        price: '248.00',
        thesis:
          'Bioprocess orders return to growth by mid-2024. Failure of book-to-bill to reach 1.0 by Q3 2024 would refute the thesis.',
      },
      {
        day: '2024-10-28',
        action: 'Hold',
        confidence: 6,
        price: '262.00',
        thesis:
          'Bioprocess book-to-bill was 0.98 in Q2 and reached 1.03 in Q3. The refutation did not occur. China remains down 18%, which I had taken too lightly; 6 rather than 7.',
      },
    ],
    expert: {
      first: 'test-answered',
      mustNotMatch: [/0\.98 in Q2” is on the right/u, /“China remains/u],
      says: ['figures-named', 'weighs-other-side', 'confidence-lowered-on-bad-news', 'error-admitted'],
      mustNot: [
        'falsifier-given',
        'falsifier-broken-and-held',
        'surer-as-price-rises',
        'test-left-open',
        'ask-what-would-prove-wrong',
        'ask-whether-test-happened',
      ],
    },
  },
  {
    id: 'tuning/analytical/3-07',
    asset: 'PBR Petrobras',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '12.40',
        thesis:
          'At 4x earnings the equity is a claim on a policy. The prior government removed import parity in 2023; the next election is October 2026. If polls moved, so would the multiple. I take no position ahead of a vote whose outcome I cannot handicap.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given', 'confidence-fits'],
      mustNot: ['falsifier-given', 'low-price-as-cheap', 'ask-for-event', 'overconfidence', 'vague-horizon'],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/chatty/3-01',
    asset: 'APP AppLovin',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '520.00',
        thesis:
          'ecom advertisers self serve went live oct 1, rev +68. short reports? read all 3, 2 r trash n 1 has a point about click fraud. sec actually charging em = im flat by lunch',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement', 'events-named'],
      mustNot: ['authority', 'confirmation', 'overconfidence', 'ask-for-event'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['sec actually charging em = im flat by lunch'],
    },
  },
  {
    id: 'tuning/chatty/3-02',
    asset: 'LUV Southwest',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '33.00',
        thesis:
          'assigned seats jan 27, bags fee on. mgmt says +1.5bn ebit. half that n im happy, less than half n im not sticking around to hear why',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'source-named'],
      mustNot: ['authority', 'overconfidence', 'story-without-figures', 'ask-for-event'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['less than half n im not sticking around to hear why'],
    },
  },
  {
    id: 'tuning/chatty/3-03',
    asset: 'CELH Celsius',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '52.00',
        thesis:
          'costco had a pallet n it was gone by sat lol. but the actual thing is alani +99% n pepsi taking distro. sold at 90 last yr like a genius, rebuying here',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['events-named'],
      mustNot: ['falsifier-given', 'bought-back-higher', 'familiarity', 'rule-kept', 'regret'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/chatty/3-04',
    asset: 'UPST Upstart',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '44.00',
        thesis:
          'originations +80 but whos holding the loans if credit cracks. only 1%. the min i see r&d loans on their own book go past 1.5bn im ghost',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'size-limited', 'confidence-fits'],
      mustNot: ['overconfidence', 'ask-for-size', 'ask-other-side'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['the min i see r&d loans on their own book go past 1.5bn im ghost'],
    },
  },
  {
    id: 'tuning/chatty/3-05',
    asset: 'QQQ Invesco QQQ Trust',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '600.00',
        thesis: 'dca day. 200 in like every 2 wks, not even looking at the chart',
      },
    ],
    expert: {
      first: 'index-plan',
      mustNotMatch: [/next report of QQQ/u],
      says: ['rule-kept'],
      mustNot: [
        'falsifier-given',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-exit',
        'ask-for-figure',
        'too-little-said',
        'story-without-figures',
      ],
    },
  },
  {
    id: 'tuning/chatty/3-06',
    asset: 'BYDDY BYD',
    register: 'chatty',
    entries: [
      {
        day: '2025-06-16',
        action: 'Buy',
        confidence: 7,
        price: '13.80',
        quantity: '200',
        thesis: 'exports doubling, 1m cars abroad 2025. if china margins go under 4 im out no questions',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '12.10',
        thesis:
          'auto gm down again, net margin 3.3. but exports hit 1m early so whatever, thats the thing i actually cared about',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      noGround: /auto gm down|net margin 3/u,
      mustNotMatch: [/you say you pay/u],
      says: ['confirmation', 'figures-named', 'new-reason-after-fall', 'hindsight', 'test-answered'],
      mustNot: ['falsifier-given', 'rule-kept', 'loss-taken-as-written', 'surer-as-price-falls'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
  {
    id: 'tuning/chatty/3-07',
    asset: 'ROKU Roku',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '96.00',
        thesis:
          'platform rev +17, first op profit. if it rips on earnings great if it dumps great i just get more. long til 2027 or til platform growth is single digit, whichever first',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'ask-for-horizon', 'vague-horizon', 'fall-as-reason'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['til platform growth is single digit'],
    },
  },
  {
    id: 'tuning/emotional/3-01',
    asset: 'PFE Pfizer',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '25.20',
        thesis:
          "I feel like the only person on earth who wants it, and I checked that this isn't pride: 7% yield, 8 times earnings, patents gone by 2028 for 17 billion of sales. That's the bear's best card and it's a good one. If the new drugs haven't brought 10 billion by then, the bear has won and can have my shares.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“patents gone/u],
      says: ['figures-named', 'names-own-bias', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'attachment', 'low-price-as-cheap', 'ask-other-side', 'herd'],
      falsifiers: ["If the new drugs haven't brought 10 billion by then, the bear has won and can have my shares"],
    },
  },
  {
    id: 'tuning/emotional/3-02',
    asset: 'GOOGL Alphabet',
    register: 'emotional',
    entries: [
      {
        day: '2023-12-11',
        action: 'Buy',
        confidence: 7,
        price: '139.00',
        quantity: '30',
        thesis: 'Search is a habit!',
      },
      {
        day: '2025-04-28',
        action: 'Hold',
        confidence: 7,
        price: '150.00',
        thesis:
          "Everyone said ChatGPT would kill it and I lay awake. Then I looked: search revenue up 12%. Up! I'm done lying awake. The first quarter in which that number has a minus, I'll lie awake again, with the money back in my account.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /Everyone said/u,
      says: ['figures-named', 'own-judgement'],
      mustNot: ['herd', 'overconfidence', 'attachment', 'surer-as-price-rises', 'loss-aversion', 'money-needed'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        "The first quarter in which that number has a minus, I'll lie awake again, with the money back in my account",
      ],
    },
  },
  {
    id: 'tuning/emotional/3-03',
    asset: 'DJT Trump Media',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '14.00',
        thesis:
          "They want us to sell, so we won't. It's bigger than money. I've never been so certain that I'm on the right side!",
      },
    ],
    expert: {
      first: 'attachment',
      noGround: /so we won't|bigger than money/u,
      says: ['overconfidence', 'herd', 'blames-others', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'own-judgement'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/emotional/3-04',
    asset: 'PYPL PayPal',
    register: 'emotional',
    entries: [
      {
        day: '2021-07-12',
        action: 'Buy',
        confidence: 8,
        price: '240.00',
        quantity: '10',
        thesis: 'Nobody I know pays any other way!',
      },
      {
        day: '2024-06-10',
        action: 'Sell',
        confidence: 8,
        price: '61.00',
        thesis:
          "Finally. FINALLY! I thought selling it would hurt and it's like putting down a suitcase. The reason is simple: Apple Pay took the checkout, and I should have seen it in 2022.",
      },
    ],
    expert: {
      first: 'error-admitted',
      noGround: /would hurt|a suitcase/u,
      mustNotMatch: [/will show what “/u],
      says: ['hindsight', 'events-named'],
      mustNot: [
        'falsifier-given',
        'loss-taken-as-written',
        'rule-kept',
        'stop-obeyed',
        'blames-others',
        'disposition',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'figures-named',
      ],
    },
  },
  {
    id: 'tuning/emotional/3-05',
    asset: 'ARM Arm Holdings',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '165.00',
        thesis:
          "Oh, I want it. I want it so much that I've put a note on the screen: not above 40 times next year's earnings, so not above 90. Wanting isn't a reason.",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['names-own-bias', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'fear-of-missing-out',
        'attachment',
        'ask-for-own-price',
        'urge-to-act',
        'anchoring-to-past-price',
      ],
    },
  },
  {
    id: 'tuning/emotional/3-06',
    asset: 'CCL Carnival',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '27.00',
        thesis:
          "My mother cruises, my aunts cruise, that's NOT it! It's 26 billion of debt going to 22 and ships full at 110%. The day occupancy drops under 100 outside a hurricane month, I'm overboard.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“The day occupancy drops under 100 outside a hurricane month”\./u],
      says: ['figures-named', 'own-judgement'],
      mustNot: ['familiarity', 'herd', 'attachment', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ["The day occupancy drops under 100 outside a hurricane month, I'm overboard"],
    },
  },
  {
    id: 'tuning/sequences/3-01',
    asset: 'HPQ HP',
    register: 'plain',
    entries: [
      {
        day: '2024-07-08',
        action: 'Buy',
        confidence: 6,
        price: '31.00',
        quantity: '50',
        stop: '25',
        thesis:
          'The PCs of 2020 must be replaced when Windows 10 ends in October 2025. I expect units to rise 5% that year, and if they do not, I sell.',
      },
      {
        day: '2025-12-01',
        action: 'Hold',
        confidence: 5,
        price: '24.60',
        reached: { level: 'stop-loss', price: '24.90', day: '2025-11-26' },
        thesis:
          'Units rose 8%, so my expectation came true. The stop was reached because of the price of memory. I hold for the dividend.',
      },
    ],
    expert: {
      first: 'stop-broken-and-held',
      mustNotMatch: [/you say you pay/u],
      says: [
        'test-answered',
        'new-reason-after-fall',
        'figures-named',
        'income-plan',
        'confidence-lowered-on-bad-news',
      ],
      mustNot: ['falsifier-given', 'stop-obeyed', 'rule-kept', 'loss-taken-as-written', 'falsifier-broken-and-held'],
      mayAsk: ['ask-for-exit', 'ask-what-changed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/sequences/3-02',
    asset: 'MTCH Match Group',
    register: 'terse',
    entries: [
      {
        day: '2024-01-22',
        action: 'Buy',
        confidence: 6,
        price: '38',
        quantity: '30',
        thesis: 'Payers −5% → flat by 2025. Not flat: out.',
      },
      { day: '2025-05-12', action: 'Hold', confidence: 6, price: '31', thesis: 'Payers −4.' },
      { day: '2026-02-09', action: 'Sell', confidence: 7, price: '33', thesis: 'FY25 payers −5. Not flat. Out.' },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'disposition',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'ask-what-changed',
        'surer-as-price-falls',
      ],
    },
  },
  {
    id: 'tuning/sequences/3-03',
    asset: 'AMAT Applied Materials',
    register: 'analytical',
    entries: [
      {
        day: '2024-07-15',
        action: 'Buy',
        confidence: 7,
        price: '205.00',
        quantity: '10',
        thesis:
          'ICAPS and leading edge; WFE +8%. I exit if China falls below 25% of sales without leading edge filling the gap.',
      },
      {
        day: '2025-04-21',
        action: 'Buy More',
        confidence: 8,
        price: '148.00',
        quantity: '10',
        thesis:
          'China is 25% of sales, leading edge up 30%: the gap is filled. The price is 28% lower and the estimate of earnings 6%. I raise confidence because the first risk has come and been absorbed.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'surer-as-price-falls', 'added-below-cost', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'falsifier-broken-and-held',
        'rule-kept',
        'new-reason-after-fall',
        'fall-as-reason',
        'added-after-loss',
        'loss-aversion',
      ],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/sequences/3-04',
    asset: 'SOUN SoundHound',
    register: 'chatty',
    entries: [
      {
        day: '2024-10-14',
        action: 'Buy',
        confidence: 6,
        price: '5.10',
        quantity: '200',
        thesis: 'drive thru bots, rev +80. no path to profit by end of 25 = done',
      },
      {
        day: '2024-12-23',
        action: 'Sell Some',
        confidence: 7,
        price: '19.80',
        quantity: '60',
        thesis: '4x in 2 months is silly, selling my cost back out n letting the rest be free',
      },
      {
        day: '2025-11-24',
        action: 'Hold',
        confidence: 7,
        price: '11.00',
        thesis: 'eh its free money anyway, whatever happens happens',
      },
    ],
    expert: {
      first: 'house-money',
      says: ['confidence-beyond-evidence', 'too-little-said', 'test-left-open', 'thesis-shrunk'],
      mustNot: [
        'falsifier-given',
        'rule-kept',
        'target-obeyed',
        'figures-named',
        'income-plan',
        'surer-as-price-falls',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-what-changed', 'ask-for-exit', 'ask-what-would-prove-wrong', 'ask-whether-test-happened'],
    },
  },
  {
    id: 'tuning/sequences/3-05',
    asset: 'CHWY Chewy',
    register: 'emotional',
    entries: [
      {
        day: '2024-07-22',
        action: 'Buy',
        confidence: 7,
        price: '28.00',
        quantity: '60',
        thesis: 'Autoship is 78% of sales. Customers have to grow again by 2025, that is my line!',
      },
      {
        day: '2025-09-15',
        action: 'Hold',
        confidence: 8,
        price: '36.00',
        thesis:
          'They grow! 20.9 million, up 4%, after two years of shrinking. I danced in the kitchen. My line held and so do I.',
      },
    ],
    expert: {
      first: 'test-answered',
      noGround: /I danced|two years of shrinking/u,
      mustNotMatch: [/you say you pay/u],
      says: ['rule-kept', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'attachment',
        'overconfidence',
        'recency',
        'ask-for-figure',
        'ask-what-would-prove-wrong',
        'ask-what-changed',
        'falsifier-broken-and-held',
      ],
    },
  },
]
