import type { CriticCase } from '../case.ts'

/** The tuning half, as one chats, written later: falsifiers in more wordings, and what only looks like one. */
export const CHATTY_2: readonly CriticCase[] = [
  {
    id: 'tuning/chatty/2-01',
    asset: 'RDDT Reddit',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '188.00',
        thesis:
          'ads +74% yoy w/ like 100m logged in. google deal renews early 26, thats the one thing. no renewal no me, simple as',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures', 'familiarity', 'ask-for-event', 'vague-horizon'],
      falsifiers: ['no renewal no me'],
    },
  },
  {
    id: 'tuning/chatty/2-02',
    asset: 'SNAP Snap',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '8.20',
        thesis:
          'my little cousin says its the only app that matters lmao. ok but they lose 600m a yr giving out stock so hard pass',
      },
    ],
    expert: {
      first: 'own-judgement',
      noGround: /my little cousin/u,
      says: ['stays-out', 'figures-named'],
      mustNot: [
        'authority',
        'herd',
        'falsifier-given',
        'familiarity',
        'low-price-as-cheap',
        'overconfidence',
        'fear-of-missing-out',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-03',
    asset: 'RKLB Rocket Lab',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '46.00',
        thesis:
          'backlog 1.1bn, neutron first flight supposed to be q1. if they slip past june w no wet dress rehearsal im gone, not gonna be that guy holding a story stock for 5 yrs',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['story-without-figures', 'vague-horizon', 'overconfidence', 'ask-for-horizon', 'regret'],
      falsifiers: ['if they slip past june w no wet dress rehearsal im gone'],
    },
  },
  {
    id: 'tuning/chatty/2-04',
    asset: 'NVDA NVIDIA',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '178.00',
        thesis:
          "sick of hearing 'it only goes up' tbh. it halved in 22. anyway 35x fwd for +50% isnt nuts and im keeping it at 4% of the pf. tripwire = hyperscaler capex guide cut by any 2 of the big 4",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /sick of hearing/u,
      mustNotMatch: [/With “cut by/u],
      says: ['own-judgement', 'figures-named', 'size-limited', 'weighs-other-side'],
      mustNot: ['overconfidence', 'herd', 'recency', 'ask-for-size', 'ask-what-price-assumes'],
      falsifiers: ['tripwire = hyperscaler capex guide cut by any 2 of the big 4'],
    },
  },
  {
    id: 'tuning/chatty/2-05',
    asset: 'CVNA Carvana',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '340.00',
        thesis:
          "oh sure because nothing bad EVER happened to a subprime lender. lol whatever, momentum's momentum, everyone i know is up huge n im not watching another 3x from the bench",
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      noGround: /oh sure because/u,
      says: ['herd', 'regret', 'confidence-beyond-evidence', 'recency'],
      mustNot: ['overconfidence', 'falsifier-given', 'figures-named', 'weighs-other-side', 'own-judgement'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-why-now'],
    },
  },
  {
    id: 'tuning/chatty/2-06',
    asset: 'TOST Toast',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '37.00',
        thesis:
          'adding ~6k restaurants a qtr, arr +30%. if this gets to 55 ill trim a bit and if it dips back to 30 ill just grab more',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['target-without-reason'],
      mustNot: ['falsifier-given', 'overconfidence', 'story-without-figures', 'fall-as-reason', 'disposition'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/chatty/2-07',
    asset: 'SPOT Spotify',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '655.00',
        thesis:
          'price hikes n nobody left, thats pricing power. churn starts creeping up after the next hike = i was wrong & i sell, no cope',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['story-without-figures', 'events-named'],
      mustNot: ['overconfidence', 'hope', 'falsifier-broken-and-held', 'rule-kept'],
      mayAsk: ['ask-for-figure', 'ask-for-source', 'ask-for-horizon'],
      falsifiers: ['churn starts creeping up after the next hike = i was wrong & i sell'],
    },
  },
  {
    id: 'tuning/chatty/2-08',
    asset: 'IBIT iShares Bitcoin Trust',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '55.00',
        thesis: '50 bucks every monday same as always, no idea what itll do, dont care, 2% of my stack tops',
      },
    ],
    expert: {
      first: 'index-plan',
      mustNotMatch: [/next report of IBIT/u],
      says: ['size-limited', 'confidence-fits'],
      mustNot: [
        'ask-what-would-prove-wrong',
        'falsifier-given',
        'ask-for-size',
        'ask-why-now',
        'story-without-figures',
        'too-little-said',
        'vague-horizon',
        'confirmation',
        'lottery',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-09',
    asset: 'PYPL PayPal',
    register: 'chatty',
    entries: [
      {
        day: '2024-02-12',
        action: 'Buy',
        confidence: 7,
        price: '59.00',
        thesis: '5bn fcf 63bn mcap. branded checkout has to get to 6%+ by end of 25 or the whole thing was dumb',
      },
      {
        day: '2025-11-03',
        action: 'Hold',
        confidence: 5,
        price: '68.00',
        thesis: 'branded checkout 5% in q3. not 6. one more qtr on the clock tho, dropping my conf to 5 n not adding',
      },
    ],
    expert: {
      first: 'confidence-lowered-on-bad-news',
      noGround: /branded checkout 5%/u,
      mustNotMatch: [/you say you pay for/u],
      says: ['test-answered', 'figures-named', 'confidence-fits', 'horizon-given'],
      mustNot: [
        'ask-what-would-prove-wrong',
        'falsifier-broken-and-held',
        'falsifier-given',
        'horizon-stretched',
        'surer-as-price-rises',
        'ask-what-changed',
        'test-left-open',
        'ask-whether-test-happened',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-10',
    asset: 'GME GameStop',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 2,
        price: '23.00',
        thesis:
          'not touching this w a 10 ft pole. yes i know diamond hands to the moon etc. its a cash pile w a meme on top',
      },
    ],
    expert: {
      first: 'own-judgement',
      noGround: /10 ft pole|diamond hands/u,
      says: ['stays-out'],
      mustNot: [
        'herd',
        'overconfidence',
        'attachment',
        'falsifier-given',
        'fear-of-missing-out',
        'lottery',
        'words-and-number-disagree',
        'hope',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-11',
    asset: 'HIMS Hims & Hers',
    register: 'chatty',
    entries: [
      {
        day: '2025-02-18',
        action: 'Buy',
        confidence: 8,
        price: '62.00',
        quantity: '50',
        thesis: 'glp1 goes brrr. fda shortage list ends = compounding dead = i sell',
      },
      {
        day: '2025-02-24',
        action: 'Sell',
        confidence: 8,
        price: '49.00',
        thesis: 'semaglutide off the shortage list fri. said id sell so i sold. -21% in 4 trading days lmao',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      noGround: /semaglutide|4 trading days/u,
      mustNotMatch: [/will show what “/u],
      says: ['rule-kept', 'test-answered', 'events-named', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'loss-aversion',
        'disposition',
        'regret',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'blames-others',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-12',
    asset: 'TSLA Tesla',
    register: 'chatty',
    entries: [
      {
        day: '2025-01-13',
        action: 'Buy',
        confidence: 8,
        price: '403.00',
        quantity: '10',
        thesis: 'robotaxi in austin by june w no one in the car. if theres a safety driver by summer end im out',
      },
      {
        day: '2025-10-06',
        action: 'Hold',
        confidence: 8,
        price: '453.00',
        thesis: 'ok theres still a dude in the seat but hes basically decoration. staying in, stock says im right',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      noGround: /dude in the seat|stock says/u,
      mustNotMatch: [/carries it is “ok theres/u, /you say you pay for/u],
      says: ['confirmation', 'confidence-beyond-evidence', 'horizon-stretched', 'recency'],
      mustNot: [
        'falsifier-given',
        'rule-kept',
        'test-answered',
        'figures-named',
        'loss-taken-as-written',
        'surer-as-price-rises',
      ],
      mayAsk: ['ask-what-changed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/2-13',
    asset: 'ABNB Airbnb',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '122.00',
        thesis:
          'nights +8%, fcf 4.5bn, buyback 3.5bn. what kills it? nights under 5, or europe banning short lets outright like bcn. either one n im out the same week',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“what kills it” as/u],
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      mustNot: ['overconfidence', 'ask-other-side', 'story-without-figures', 'ask-for-exit'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: [
        'what kills it? nights under 5, or europe banning short lets outright like bcn. either one n im out the same week',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-14',
    asset: 'AI C3.ai',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '16.00',
        thesis:
          'ticker is literally AI and its 90% off the top, how much lower can it go. throwing in 300 and if its zero its zero',
      },
    ],
    expert: {
      first: 'fall-as-reason',
      says: [
        'low-price-as-cheap',
        'anchoring-to-past-price',
        'lottery',
        'size-limited',
        'confidence-beyond-evidence',
        'halo',
      ],
      mustNot: ['falsifier-given', 'index-plan', 'weighs-other-side'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/2-15',
    asset: 'BIDU Baidu',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '98.00',
        thesis:
          "guy on the sub reckons it's worth 200. idk bout that, i get ~130 from cash + core ads at 8x. apollo for free. ads still shrinking by q2 next yr? then i had it wrong",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /guy on the sub/u,
      says: ['own-judgement', 'figures-named', 'horizon-given', 'confidence-fits'],
      mustNot: ['authority', 'herd', 'overconfidence', 'ask-for-horizon', 'target-without-reason'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['ads still shrinking by q2 next yr? then i had it wrong'],
    },
  },
  {
    id: 'tuning/chatty/2-16',
    asset: 'SBUX Starbucks',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '84.00',
        thesis:
          'there every morning n the line is out the door, baristas say its never been busier. new ceo fixed chipotle hell fix this too',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['halo', 'story-without-figures', 'overconfidence', 'authority', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'source-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/2-17',
    asset: 'DUOL Duolingo',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '195.00',
        thesis:
          'dau +36 but market freaking about ai. im giving it 3 qtrs. dau <25 in any of em n the bears get a handshake from me',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-for-horizon', 'herd', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['dau <25 in any of em n the bears get a handshake from me'],
    },
  },
  {
    id: 'tuning/chatty/2-18',
    asset: 'MARA MARA Holdings',
    register: 'chatty',
    entries: [
      {
        day: '2025-05-12',
        action: 'Buy',
        confidence: 6,
        price: '12.10',
        quantity: '80',
        thesis: 'btc broke 100k, miners lag, usually a catch up',
      },
      {
        day: '2025-06-02',
        action: 'Sell',
        confidence: 6,
        price: '17.00',
        thesis: 'ok made 40% in 3 wks n took it. no plan tbh just felt like enough',
      },
    ],
    expert: {
      first: 'disposition',
      noGround: /ok made 40%|no plan tbh/u,
      mustNotMatch: [/will show what “/u],
      says: ['too-little-said', 'names-own-bias', 'figures-named'],
      mustNot: ['falsifier-given', 'rule-kept', 'target-obeyed', 'stop-obeyed', 'loss-taken-as-written', 'house-money'],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/chatty/2-19',
    asset: 'SE Sea Limited',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '140.00',
        thesis:
          'shopee ads take rate still half of melis, garena back +20. if youd told me this in 22 id have laughed. cutoff for me is shopee ebitda going red again, even one qtr',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['hindsight', 'overconfidence', 'regret', 'story-without-figures'],
      mayAsk: ['ask-for-source', 'ask-for-horizon'],
      falsifiers: ['cutoff for me is shopee ebitda going red again, even one qtr'],
    },
  },
  {
    id: 'tuning/chatty/2-20',
    asset: 'PLTR Palantir Technologies',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '172.00',
        thesis:
          'yeah yeah everyones a genius at 90x sales. great biz, dumb price, ill look under 80 n if i never get it oh well',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['own-judgement', 'figures-named', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'overconfidence',
        'herd',
        'regret',
        'fear-of-missing-out',
        'ask-for-own-price',
        'anchoring-to-past-price',
        'halo',
        'low-price-as-cheap',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-21',
    asset: 'NET Cloudflare',
    register: 'chatty',
    entries: [
      {
        day: '2024-11-18',
        action: 'Buy',
        confidence: 7,
        price: '98.00',
        quantity: '40',
        thesis: 'rev +27, big contracts. below 25 im out',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 8,
        price: '215.00',
        quantity: '10',
        thesis: '+31 now n net retention back to 119, my 25 line is miles away. adding 10, still under 5% all in',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'size-limited', 'surer-as-price-rises'],
      mustNot: [
        'falsifier-given',
        'fear-of-missing-out',
        'recency',
        'overconfidence',
        'ask-for-size',
        'added-below-cost',
        'ask-what-changed',
        'ask-whether-test-happened',
        'stop-moved-away',
      ],
    },
  },
  {
    id: 'tuning/chatty/2-22',
    asset: 'NIO NIO',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '5.90',
        thesis: 'chart says its done going down, triple bottom, rsi 28. buying 1000, cant lose much at 6 bucks lol',
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      says: [
        'overconfidence',
        'fall-as-reason',
        'confidence-beyond-evidence',
        'gamblers-fallacy',
        'anchoring-to-past-price',
      ],
      mustNot: ['falsifier-given', 'horizon-given', 'weighs-other-side', 'income-plan'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/chatty/2-23',
    asset: 'LMND Lemonade',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '52.00',
        thesis:
          'loss ratio 70 from 90 two yrs ago, ifp +29. prob im early. 1.5% pos. what id hate to see = ratio back over 80 w no hurricane to blame. then its out the door',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'size-limited', 'confidence-fits', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-for-size', 'blames-others', 'hope', 'loss-aversion'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['what id hate to see = ratio back over 80 w no hurricane to blame. then its out the door'],
    },
  },
  {
    id: 'tuning/chatty/2-24',
    asset: 'ANF Abercrombie',
    register: 'chatty',
    entries: [
      {
        day: '2024-12-02',
        action: 'Buy',
        confidence: 7,
        price: '142.00',
        quantity: '20',
        thesis: 'comps +14 hollister on fire. comps go neg = bye',
      },
      {
        day: '2025-06-09',
        action: 'Hold',
        confidence: 7,
        price: '78.00',
        thesis:
          'comps still +4 last qtr, abercrombie brand -5 but hollister +19. down 45% ouch but nothing i wrote has happened',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'weighs-other-side'],
      mustNot: [
        'ask-what-would-prove-wrong',
        'falsifier-given',
        'loss-aversion',
        'new-reason-after-fall',
        'get-even',
        'surer-as-price-falls',
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-what-changed',
        'ask-whether-test-happened',
      ],
      mayAsk: ['ask-would-buy-today'],
    },
  },
  {
    id: 'tuning/chatty/2-25',
    asset: 'WULF TeraWulf',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '12.50',
        thesis:
          'goog backstops the lease, 200mw, 3.7bn over 10y. im in w my xmas bonus n nothing else. next tranche of mw doesnt get energised by q2 26 -> adios',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'size-limited'],
      mustNot: [
        'halo',
        'vague-horizon',
        'ask-for-horizon',
        'borrowed-money',
        'overconfidence',
        'story-without-figures',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ['next tranche of mw doesnt get energised by q2 26 -> adios'],
    },
  },
]
