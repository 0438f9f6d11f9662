import type { CriticCase } from '../case.ts'

/**
 * The held-out half, as one chats. Written before the built-in critic had its grammar, and never read by whoever works on it: the
 * figures of `npm run bench -- critic` mean something only as long as no rule is made for one of these.
 */
export const CHATTY: readonly CriticCase[] = [
  {
    id: 'held-out/chatty/01',
    asset: 'AMD Advanced Micro Devices',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '143.00',
        thesis:
          'ok so lisa said mi350 ramps in h2 and azure is already testing it. if dc rev doesnt hit 4bn by q4 im out, no cope. not selling my kidney for it either, like 3% of the port',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'size-limited', 'horizon-given'],
      mustNot: [
        'authority',
        'halo',
        'story-without-figures',
        'vague-horizon',
        'size-too-large',
        'ask-for-size',
        'ask-for-horizon',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['if dc rev doesnt hit 4bn by q4 im out'],
    },
  },
  {
    id: 'held-out/chatty/02',
    asset: 'GME GameStop',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '31.00',
        thesis: 'apes together strong 🚀🚀🚀 moon soon, not fin advice lol',
      },
    ],
    expert: {
      first: 'herd',
      says: ['vague-horizon', 'overconfidence', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/03',
    asset: 'SOFI SoFi Technologies',
    register: 'chatty',
    entries: [
      { day: '2021-11-15', action: 'Buy', confidence: 8, price: '22.10', thesis: 'student loans come back' },
      {
        action: 'Hold',
        confidence: 6,
        price: '9.40',
        thesis: 'bags heavy af but cant sell now lol would be locking in the L. gonna wait til im green',
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['get-even', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'figures-named', 'rule-kept', 'horizon-given', 'overconfidence'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/04',
    asset: 'NVDA NVIDIA',
    register: 'chatty',
    entries: [
      { day: '2025-08-11', action: 'Watch', confidence: 6, price: '180.00', thesis: 'good co, price nuts' },
      {
        action: 'Keep Watching',
        confidence: 6,
        price: '184.00',
        thesis:
          'gang is screaming at me to buy lmao. nah. still 38x fwd and i dont get how the customers pay for all of it. ill sit on my hands, cash pays 4',
      },
    ],
    expert: {
      first: 'own-judgement',
      says: ['figures-named', 'stays-out', 'waits-for-own-price', 'weighs-other-side'],
      mustNot: [
        'herd',
        'fear-of-missing-out',
        'regret',
        'urge-to-act',
        'falsifier-given',
        'vague-horizon',
        'ask-for-figure',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'held-out/chatty/05',
    asset: 'DKNG DraftKings',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '36.00',
        thesis:
          'buddy works at a sportsbook and says handle was insane for nfl week 1. prob nothing but im putting 2k on it b4 the report thursday',
      },
    ],
    expert: {
      first: 'authority',
      says: ['size-limited', 'events-named', 'horizon-given'],
      mustNot: [
        'figures-named',
        'falsifier-given',
        'own-judgement',
        'size-too-large',
        'vague-horizon',
        'ask-for-event',
      ],
      mayAsk: ['ask-for-source', 'ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/chatty/06',
    asset: 'HIMS Hims & Hers Health',
    register: 'chatty',
    entries: [
      {
        day: '2024-11-18',
        action: 'Buy',
        confidence: 6,
        price: '23.00',
        thesis: 'weight loss shots, 50% grower. if novo cuts them off im gone',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '58.00',
        thesis: 'novo cut them off this morning. said id be gone so im gone. +150% doesnt hurt either haha',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['test-answered', 'events-named'],
      mustNot: [
        'disposition',
        'house-money',
        'loss-taken-as-written',
        'target-obeyed',
        'overconfidence',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'held-out/chatty/07',
    asset: 'CHWY Chewy',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '37.00',
        thesis:
          'gf thinks im nuts but hear me out: autoship = 82% of sales, ppl dont cancel dog food. ebitda margin 5.7 guiding to 10 longterm. what kills it: active customers going backwards again, or amzn doing vet visits for real',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement'],
      mustNot: ['authority', 'story-without-figures', 'familiarity', 'overconfidence', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-horizon', 'ask-for-source'],
      falsifiers: ['what kills it: active customers going backwards again, or amzn doing vet visits for real'],
    },
  },
  {
    id: 'held-out/chatty/08',
    asset: 'LCID Lucid Group',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '1.90',
        thesis: 'its under 2 bucks bro how much lower can it go. literally 1k shares for the price of a phone',
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      says: ['overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'weighs-other-side'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/chatty/09',
    asset: 'AMC AMC Entertainment',
    register: 'chatty',
    entries: [
      { day: '2021-06-07', action: 'Buy', confidence: 10, price: '55.00', thesis: 'apes' },
      {
        action: 'Sell',
        confidence: 9,
        price: '3.10',
        thesis: 'ok i was the exit liquidity. no cap, i was dumb, i read memes and called it dd. done',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias'],
      mustNot: [
        'blames-others',
        'herd',
        'loss-aversion',
        'loss-taken-as-written',
        'disposition',
        'falsifier-given',
        'overconfidence',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'held-out/chatty/10',
    asset: 'RBLX Roblox',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '112.00',
        thesis: 'my 9yo and every single kid in her class is glued to this thing. thats my due diligence haha. stonks',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['herd', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/11',
    asset: 'TSLA Tesla',
    contract: { right: 'call', strike: '400', expiresOn: '2026-02-20' },
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '3.30',
        quantity: '10',
        thesis:
          '0 idea if it works, 3300 bucks total, worst case its gone and we eat noodles (jk, its my fun money, 1%). needs 403.3 by 20 feb, earnings 28 jan in between',
      },
    ],
    expert: {
      first: 'option-terms',
      says: [
        'house-money',
        'size-limited',
        'events-named',
        'horizon-given',
        'figures-named',
        'lottery',
        'words-and-number-disagree',
      ],
      mustNot: [
        'money-needed',
        'overconfidence',
        'expiry-before-event',
        'hedge',
        'falsifier-given',
        'ask-for-size',
        'ask-for-horizon',
      ],
    },
  },
  {
    id: 'held-out/chatty/12',
    asset: 'PYPL PayPal Holdings',
    register: 'chatty',
    entries: [
      { day: '2025-02-10', action: 'Buy', confidence: 6, price: '78.00', thesis: 'venmo finally makes money' },
      {
        action: 'Buy More',
        confidence: 7,
        price: '59.00',
        quantity: '25',
        thesis: 'avg down to 68, free money at this px tbh. same story just cheaper',
      },
    ],
    expert: {
      first: 'added-below-cost',
      says: ['overconfidence', 'surer-as-price-falls', 'fall-as-reason', 'story-without-figures'],
      mustNot: [
        'figures-named',
        'falsifier-given',
        'rule-kept',
        'confidence-lowered-on-bad-news',
        'new-reason-after-fall',
      ],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size', 'ask-what-changed'],
    },
  },
  {
    id: 'held-out/chatty/13',
    asset: 'ABNB Airbnb',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '121.00',
        thesis:
          'so fcf ~4.5bn on 75bn mcap = 6% and no debt. slowing tho (8% nights). if nights booked goes <5% twice ill admit its a hotel chain w/o hotels n dump it',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'story-without-figures',
        'vague-horizon',
        'overconfidence',
        'low-price-as-cheap',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: ['if nights booked goes <5% twice ill admit its a hotel chain w/o hotels n dump it'],
    },
  },
  {
    id: 'held-out/chatty/14',
    asset: 'BABA Alibaba Group',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '148.00',
        thesis: 'tempted. then i remember 2020 when jack vanished for 3 months. cant model that, pass',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'names-own-bias', 'confidence-fits'],
      mustNot: [
        'regret',
        'fear-of-missing-out',
        'overconfidence',
        'falsifier-given',
        'figures-named',
        'anchoring-to-past-price',
        'ask-for-own-price',
      ],
    },
  },
  {
    id: 'held-out/chatty/15',
    asset: 'COIN Coinbase Global',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '340.00',
        thesis:
          'bro this cant go tits up. etf inflows, trump, halving, literally everything bullish. maxed the visa for it too',
      },
    ],
    expert: {
      first: 'borrowed-money',
      says: ['overconfidence', 'confirmation', 'size-too-large', 'confidence-beyond-evidence', 'events-named'],
      mustNot: ['figures-named', 'falsifier-given', 'weighs-other-side', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/chatty/16',
    asset: 'VT Vanguard Total World Stock ETF',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '132.00',
        quantity: '6',
        thesis: 'payday so 6 more vt. thats it thats the thesis lol. every 2 weeks til im 60',
      },
    ],
    expert: {
      first: 'index-plan',
      says: ['rule-kept', 'horizon-given'],
      mustNot: [
        'too-little-said',
        'story-without-figures',
        'confidence-beyond-evidence',
        'urge-to-act',
        'vague-horizon',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-figure',
        'ask-for-exit',
      ],
    },
  },
  {
    id: 'held-out/chatty/17',
    asset: 'RKLB Rocket Lab',
    register: 'chatty',
    entries: [
      { day: '2024-09-09', action: 'Buy', confidence: 7, price: '6.80', thesis: 'Neutron flies 2025, then cadence' },
      {
        action: 'Hold',
        confidence: 8,
        price: '44.00',
        thesis:
          'up like 6x n everyone says take some off. neutron slipped to q1 26 tho, i said 2025. backlog 1.1bn so they can eat a slip imo. if no launch by june im halving it fr',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'test-answered',
        'horizon-stretched',
        'figures-named',
        'horizon-given',
        'own-judgement',
        'surer-as-price-rises',
      ],
      mustNot: ['disposition', 'herd', 'house-money', 'vague-horizon', 'ask-what-would-prove-wrong', 'ask-for-horizon'],
      falsifiers: ['if no launch by june im halving it fr'],
    },
  },
  {
    id: 'held-out/chatty/18',
    asset: 'MSTR Strategy',
    register: 'chatty',
    entries: [
      { day: '2024-12-02', action: 'Buy', confidence: 9, price: '388.00', thesis: 'btc proxy, saylor knows' },
      {
        action: 'Sell',
        confidence: 8,
        price: '402.00',
        thesis:
          'flat after a yr of puking in my mouth. putting it in the actual coin, this thing trades 1.7x the btc it has n i dont wanna pay the 0.7',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['own-judgement'],
      mustNot: [
        'disposition',
        'loss-aversion',
        'authority',
        'loss-taken-as-written',
        'get-even',
        'tax-sale',
        'falsifier-given',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'held-out/chatty/19',
    asset: 'BBAI BigBear.ai',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '6.20',
        thesis: 'saw it trending w 40k mentions today, up 22% premarket, hopping on b4 the open',
      },
    ],
    expert: {
      first: 'herd',
      says: ['fear-of-missing-out', 'recency', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['falsifier-given', 'horizon-given'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/chatty/20',
    asset: 'CROX Crocs',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '79.00',
        thesis:
          'everyone dunks on the shoe. cool, its 6.5x eps n they bought back 9% of the co last yr. heydude is a dumpster fire, already written down 737m. im wrong if the crocs brand itself prints negative for the yr',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement', 'horizon-given'],
      mustNot: [
        'herd',
        'low-price-as-cheap',
        'story-without-figures',
        'familiarity',
        'overconfidence',
        'ask-what-would-prove-wrong',
        'vague-horizon',
      ],
      falsifiers: ['im wrong if the crocs brand itself prints negative for the yr'],
    },
  },
  {
    id: 'held-out/chatty/21',
    asset: 'WISH ContextLogic',
    register: 'chatty',
    entries: [
      { day: '2021-02-01', action: 'Buy', confidence: 9, price: '750.00', thesis: 'chinese amazon, $30 eoy' },
      { action: 'Hold', confidence: 5, price: '7.10', thesis: 'lol at this point whatever, not worth the fee to sell' },
    ],
    expert: {
      first: 'too-little-said',
      says: ['test-left-open', 'thesis-shrunk', 'sunk-cost'],
      mustNot: ['overconfidence', 'falsifier-given', 'figures-named', 'get-even', 'confidence-lowered-on-bad-news'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/22',
    asset: 'UAL United Airlines',
    contract: { right: 'put', strike: '85', expiresOn: '2026-03-20' },
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '4.80',
        quantity: '3',
        thesis:
          'got 300 ual from work stock plan, lockup til april. 3 puts @85 so a crash b4 lockup ends doesnt wreck me. costs 1440 total, annoying but ok',
      },
    ],
    expert: {
      first: 'hedge',
      says: [
        'employer-shares',
        'option-terms',
        'horizon-given',
        'size-limited',
        'expiry-before-event',
        'figures-named',
      ],
      mustNot: [
        'lottery',
        'overconfidence',
        'falsifier-given',
        'ask-what-it-protects',
        'ask-for-size',
        'fear-of-missing-out',
      ],
    },
  },
  {
    id: 'held-out/chatty/23',
    asset: 'SNOW Snowflake',
    register: 'chatty',
    entries: [
      {
        day: '2024-08-26',
        action: 'Buy',
        confidence: 6,
        price: '115.00',
        thesis: 'consumption turns. i trim whenever a name is over 10%',
      },
      {
        action: 'Sell Some',
        confidence: 6,
        price: '248.00',
        quantity: '4',
        thesis: 'its 13% of the acct now, rule says trim at 10, so trimmin back to 10. still love it, still 125% nrr',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'figures-named'],
      mustNot: [
        'disposition',
        'attachment',
        'target-obeyed',
        'ask-what-changed',
        'urge-to-act',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'held-out/chatty/24',
    asset: 'CVS CVS Health',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '67.00',
        thesis:
          'rose 5 % on thursday cuz the stars ratings came in better (63% of members in 4+ plans). i was gonna buy anyway at 10x. bail if mbr keeps above 92 next 2 qtrs, cause then theyre just a drugstore w debt',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: [
        'recency',
        'fear-of-missing-out',
        'story-without-figures',
        'vague-horizon',
        'overconfidence',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      mustNotMatch: [/“[^”]{0,20}thursday”/i],
      falsifiers: ['bail if mbr keeps above 92 next 2 qtrs'],
    },
  },
  {
    id: 'held-out/chatty/25',
    asset: 'OPEN Opendoor',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '8.10',
        thesis: 'eric j on x has a 82 target n hes posting receipts daily. trust the process fam',
      },
    ],
    expert: {
      first: 'authority',
      says: ['target-without-reason', 'herd', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'own-judgement', 'horizon-given'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/26',
    asset: 'DELL Dell Technologies',
    register: 'chatty',
    entries: [
      { action: 'Buy', confidence: 7, price: '133.00', thesis: 'sooo im due a win after four reds in a row lmao' },
    ],
    expert: {
      first: 'gamblers-fallacy',
      says: ['too-little-said', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/chatty/27',
    asset: 'LULU Lululemon',
    register: 'chatty',
    entries: [
      { day: '2025-06-09', action: 'Buy', confidence: 7, price: '262.00', thesis: 'Stop 225.' },
      {
        action: 'Sell',
        confidence: 6,
        price: '181.00',
        thesis: 'harvesting the L for taxes, swapping into nke for 31 days then back in. not a change of heart',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'loss-taken-as-written',
        'error-admitted',
        'loss-aversion',
        'stop-obeyed',
        'disposition',
        'urge-to-act',
        'rule-kept',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'held-out/chatty/28',
    asset: 'GRAB Grab Holdings',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '5.60',
        thesis:
          'i live in kl n grab is basically oxygen here. thats vibes tho so heres numbers: adj ebitda 460m run rate, net cash 5.7bn of 23bn mcap. gojek merger = antitrust mess, and if singapore blocks it AND gmv grows sub 15 im wrong',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side', 'events-named'],
      mustNot: [
        'familiarity',
        'story-without-figures',
        'herd',
        'vague-horizon',
        'low-price-as-cheap',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['if singapore blocks it AND gmv grows sub 15 im wrong'],
    },
  },
  {
    id: 'held-out/chatty/29',
    asset: 'MELI MercadoLibre',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '2050.00',
        thesis:
          'mano, caro demais ainda. espero 1.700, aí compro um pouco. o Brasil tá com juro de 15% e o frete grátis come a margem',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['waits-for-own-price', 'figures-named', 'weighs-other-side'],
      mustNot: ['too-little-said', 'story-without-figures', 'falsifier-given', 'ask-for-own-price', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/chatty/30',
    asset: 'SBET SharpLink Gaming',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '19.00',
        thesis:
          'PRESS RELEASE: SharpLink Gaming today announced that it has acquired an additional 19,271 ether, bringing total holdings to 859,853 ether. "We continue to execute our treasury strategy with discipline," said the Co-CEO. About the company: SharpLink is one of the largest corporate holders of ether.',
      },
    ],
    expert: {
      first: 'pasted-news',
      says: ['figures-named', 'confidence-beyond-evidence'],
      mustNot: ['overconfidence', 'falsifier-given', 'own-judgement', 'vague-horizon', 'authority'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
]
