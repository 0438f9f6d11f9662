import type { CriticCase } from '../case.ts'

/** The tuning half, as one chats: what the built-in critic is worked on with. */
export const CHATTY: readonly CriticCase[] = [
  {
    id: 'tuning/chatty/01',
    asset: 'MRVL Marvell',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '84.00',
        thesis:
          'so they said custom xpu = 2.5bn next yr, street has 2.2. amzn could walk to alchip tho, thats the whole bear case n its legit. if trainium3 goes elsewhere i punt it same day. 2% pos',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'size-limited'],
      mustNot: [
        'authority',
        'story-without-figures',
        'ask-for-size',
        'overconfidence',
        'ask-other-side',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ['if trainium3 goes elsewhere i punt it same day'],
    },
  },
  {
    id: 'tuning/chatty/02',
    asset: 'AMC AMC Entertainment',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '3.10',
        thesis: 'we own the float 🦍💎🙌 hedgefunds r trapped, just hodl, tomorrow or next week who cares',
      },
    ],
    expert: {
      first: 'herd',
      says: ['overconfidence', 'vague-horizon', 'confidence-beyond-evidence', 'story-without-figures', 'blames-others'],
      mustNot: ['hedge', 'figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-source', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/03',
    asset: 'DOCU Docusign',
    register: 'chatty',
    entries: [
      { day: '2021-08-09', action: 'Buy', confidence: 9, price: '295.00', thesis: 'paper is dead' },
      {
        action: 'Hold',
        confidence: 5,
        price: '61.00',
        thesis: 'ngl im down bad but its only paper losses til u sell, right? right??',
      },
    ],
    expert: {
      first: 'loss-aversion',
      mustNot: [
        'get-even',
        'figures-named',
        'falsifier-given',
        'rule-kept',
        'horizon-given',
        'overconfidence',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/04',
    asset: 'CRWV CoreWeave',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '131.00',
        thesis:
          'discord is losing it over this one. ill pass, 19bn debt n one customer is 70% of rev, thats a nope from me til that drops under half',
      },
    ],
    expert: {
      first: 'own-judgement',
      says: ['stays-out', 'figures-named', 'weighs-other-side'],
      mustNot: [
        'herd',
        'fear-of-missing-out',
        'regret',
        'overconfidence',
        'falsifier-given',
        'vague-horizon',
        'ask-other-side',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/chatty/05',
    asset: 'ELF e.l.f. Beauty',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '118.00',
        thesis: 'my cousin does the merch at target n says it sells out every week. earnings nov 5, so in at the close',
      },
    ],
    expert: {
      first: 'authority',
      says: ['events-named', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'own-judgement', 'ask-for-event', 'vague-horizon'],
      mayAsk: ['ask-for-source', 'ask-what-would-prove-wrong', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/chatty/06',
    asset: 'CAVA CAVA Group',
    register: 'chatty',
    entries: [
      {
        day: '2025-02-24',
        action: 'Buy',
        confidence: 7,
        price: '98.00',
        thesis: 'sss +10%. out if sss goes under 3, no stories',
      },
      { action: 'Sell', confidence: 6, price: '63.00', thesis: 'sss +2.1. no stories. out -36%, ouch but ok' },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: [
        'loss-aversion',
        'disposition',
        'error-admitted',
        'falsifier-given',
        'too-little-said',
        'ask-what-changed',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/chatty/07',
    asset: 'SE Sea Limited',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '156.00',
        thesis:
          'roomie says temu eats their lunch. idk man, gmv +25 and shopee ebitda still growing so i think hes just wrong. but hey if shopee has to burn again like 2021 (ebitda neg for a qtr) ill buy him dinner and sell',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'weighs-other-side', 'figures-named'],
      mustNot: [
        'authority',
        'herd',
        'overconfidence',
        'story-without-figures',
        'ask-other-side',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['if shopee has to burn again like 2021 (ebitda neg for a qtr) ill buy him dinner and sell'],
    },
  },
  {
    id: 'tuning/chatty/08',
    asset: 'DNN Denison Mines',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '2.40',
        thesis: 'only 2.40 a share so i get like 2000 of em haha. imagine it goes to 20',
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      says: ['target-without-reason', 'lottery', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/09',
    asset: 'FVRR Fiverr',
    register: 'chatty',
    entries: [
      { day: '2021-02-16', action: 'Buy', confidence: 9, price: '310.00', thesis: 'gig economy' },
      {
        action: 'Sell',
        confidence: 8,
        price: '22.00',
        thesis: 'yeah no. bought the top cuz my feed was full of it. thats on me. lesson: feed ≠ dd',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias'],
      mustNot: [
        'herd',
        'blames-others',
        'loss-aversion',
        'loss-taken-as-written',
        'disposition',
        'falsifier-given',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/chatty/10',
    asset: 'CAKE Cheesecake Factory',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '58.00',
        thesis: 'line out the door every single friday n my wife is obsessed w the avocado rolls. cant go wrong',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['overconfidence', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/11',
    asset: 'SPY SPDR S&P 500 ETF',
    contract: { right: 'call', strike: '700', expiresOn: '2025-12-05' },
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 3,
        price: '1.15',
        quantity: '4',
        thesis:
          '4 x 1.15 = 460 bucks, gone if no 701.15 by dec 5. fed is the 10th so thats after lol. its a punt, dont @ me',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['option-terms', 'size-limited', 'events-named', 'horizon-given', 'figures-named', 'confidence-fits'],
      mustNot: [
        'overconfidence',
        'hedge',
        'index-plan',
        'ask-for-size',
        'ask-for-event',
        'ask-for-horizon',
        'falsifier-given',
      ],
    },
  },
  {
    id: 'tuning/chatty/12',
    asset: 'SNAP Snap',
    register: 'chatty',
    entries: [
      { day: '2025-04-14', action: 'Buy', confidence: 6, price: '8.60', thesis: 'ar glasses' },
      {
        action: 'Buy More',
        confidence: 8,
        price: '7.90',
        quantity: '300',
        thesis: 'even cheaper now so grabbed 300 more to pull my avg down, easy double from here',
      },
    ],
    expert: {
      first: 'added-below-cost',
      says: [
        'confidence-beyond-evidence',
        'surer-as-price-falls',
        'overconfidence',
        'target-without-reason',
        'fall-as-reason',
        'story-without-figures',
      ],
      mustNot: ['figures-named', 'falsifier-given', 'rule-kept', 'new-reason-after-fall', 'added-after-loss'],
      mayAsk: ['ask-what-changed', 'ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/chatty/13',
    asset: 'DBX Dropbox',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '29.00',
        thesis:
          'boomer tech i know. but: fcf 950m on 8bn mcap, buys back 12% of itself a yr. users shrinking 0.5% a qtr. im gone if that turns into 2%+, coz then its a melting ice cube w debt',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: [
        'story-without-figures',
        'overconfidence',
        'low-price-as-cheap',
        'herd',
        'ask-other-side',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['im gone if that turns into 2%+'],
    },
  },
  {
    id: 'tuning/chatty/14',
    asset: 'ARM Arm Holdings',
    register: 'chatty',
    entries: [
      { day: '2025-06-23', action: 'Watch', confidence: 5, price: '148.00', thesis: 'great ip, silly multiple' },
      {
        action: 'Keep Watching',
        confidence: 5,
        price: '139.00',
        thesis: 'still 70x. softbank owns 90% n can dump whenever, cant handicap that. watching from the couch',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['fear-of-missing-out', 'urge-to-act', 'falsifier-given', 'overconfidence', 'regret', 'thesis-shrunk'],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/chatty/15',
    asset: 'TSLA Tesla',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '430.00',
        thesis: 'used the heloc lol. elon gets his pay package, optimus next yr, literally zero downside',
      },
    ],
    expert: {
      first: 'borrowed-money',
      says: ['overconfidence', 'halo', 'size-too-large', 'confidence-beyond-evidence', 'events-named'],
      mustNot: ['figures-named', 'falsifier-given', 'weighs-other-side', 'money-needed'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-other-side', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/chatty/16',
    asset: 'VTI Vanguard Total Stock Market ETF',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '330.00',
        quantity: '2',
        thesis: 'auto buy, 650 a month since 2018, i dont even look',
      },
    ],
    expert: {
      first: 'index-plan',
      says: ['rule-kept'],
      mustNot: [
        'too-little-said',
        'story-without-figures',
        'urge-to-act',
        'vague-horizon',
        'confidence-beyond-evidence',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'ask-for-figure',
        'ask-for-exit',
      ],
    },
  },
  {
    id: 'tuning/chatty/17',
    asset: 'ASTS AST SpaceMobile',
    register: 'chatty',
    entries: [
      {
        day: '2024-07-01',
        action: 'Buy',
        confidence: 6,
        price: '11.50',
        thesis: '5 block 1 sats up in q3 24, then vz and att pay',
      },
      {
        action: 'Hold',
        confidence: 7,
        price: '67.00',
        thesis:
          'first 5 flew sept 24 like they said. block 2 was q1 25 n it slipped to dec, so i told myself 45 sats by end of 26 or i halve it. not selling just cuz its a 6 bagger',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'test-answered',
        'horizon-given',
        'figures-named',
        'weighs-other-side',
        'surer-as-price-rises',
        'horizon-stretched',
      ],
      mustNot: ['disposition', 'house-money', 'vague-horizon', 'ask-for-horizon', 'ask-what-would-prove-wrong'],
      falsifiers: ['45 sats by end of 26 or i halve it'],
    },
  },
  {
    id: 'tuning/chatty/18',
    asset: 'RIOT Riot Platforms',
    register: 'chatty',
    entries: [
      { day: '2025-07-14', action: 'Buy', confidence: 6, price: '12.70', thesis: 'cheap power, maybe ai hosting' },
      {
        action: 'Sell',
        confidence: 7,
        price: '12.90',
        thesis:
          'did nothing for 4 months n id rather own the thing w actual contracts (iren got 9.7bn from msft). not mad',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['events-named', 'own-judgement'],
      mustNot: [
        'disposition',
        'loss-aversion',
        'revenge',
        'regret',
        'tax-sale',
        'loss-taken-as-written',
        'falsifier-given',
        'get-even',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/chatty/19',
    asset: 'BYON Beyond',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '9.40',
        thesis: 'its ripping +31% rn on insane volume, chat says short report was bs, im in, ask questions later',
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['herd', 'recency', 'urge-to-act', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'horizon-given', 'own-judgement'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/chatty/20',
    asset: 'GAP Gap',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '23.00',
        thesis:
          'not a fan of mall brands but math is math: 1.1bn op income, 8.6bn mcap, 2bn net cash. tariffs cost em ~150m n thats in guidance. i bail if gm drops 2 qtrs yoy, simple as',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement', 'events-named'],
      mustNot: ['familiarity', 'low-price-as-cheap', 'overconfidence', 'ask-other-side', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['i bail if gm drops 2 qtrs yoy'],
    },
  },
  {
    id: 'tuning/chatty/21',
    asset: 'SPCE Virgin Galactic',
    register: 'chatty',
    entries: [
      {
        day: '2021-02-08',
        action: 'Buy',
        confidence: 9,
        price: '1080.00',
        thesis: 'spaaaace, flights monthly by 2023',
      },
      { action: 'Hold', confidence: 4, price: '3.80', thesis: 'eh. forgot i had this. keeping it as a monument' },
    ],
    expert: {
      first: 'too-little-said',
      says: ['thesis-shrunk', 'test-left-open', 'attachment', 'falsifier-broken-and-held'],
      mustNot: ['overconfidence', 'falsifier-given', 'figures-named', 'get-even', 'confidence-lowered-on-bad-news'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/22',
    asset: 'AMZN Amazon',
    contract: { right: 'put', strike: '200', expiresOn: '2026-05-15' },
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '6.20',
        quantity: '2',
        thesis:
          '200 shs of rsu i cant sell b4 may 1 (blackout), so 2 x may 200p for 1240 total. if it tanks i lose max 12% instead of idk how much',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['employer-shares', 'option-terms', 'size-limited', 'horizon-given', 'figures-named'],
      mustNot: [
        'lottery',
        'overconfidence',
        'expiry-before-event',
        'falsifier-given',
        'ask-what-it-protects',
        'ask-for-size',
        'ask-for-horizon',
      ],
    },
  },
  {
    id: 'tuning/chatty/23',
    asset: 'NFLX Netflix',
    register: 'chatty',
    entries: [
      {
        day: '2024-01-15',
        action: 'Buy',
        confidence: 6,
        price: '490.00',
        thesis: 'ads tier. rule: nothing over 8% of my stuff',
      },
      {
        action: 'Sell Some',
        confidence: 6,
        price: '1130.00',
        quantity: '1',
        thesis: 'up to 9.4, rule says 8, so bye to one share. thats all this is',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'figures-named'],
      mustNot: [
        'disposition',
        'target-obeyed',
        'too-little-said',
        'ask-what-changed',
        'urge-to-act',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/chatty/24',
    asset: 'DAL Delta Air Lines',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '58.00',
        thesis:
          'popped 4% on tuesday after they guided 6-ish eps, doesnt matter to me, i wanted in since the jet fuel drop. amex pays em 8bn a yr thats the real biz. if amex cash grows <5% for a full yr the story was bs n i bounce',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: [
        'recency',
        'fear-of-missing-out',
        'story-without-figures',
        'overconfidence',
        'vague-horizon',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-other-side'],
      mustNotMatch: [/“[^”]{0,20}tuesday”/i],
      falsifiers: ['if amex cash grows <5% for a full yr the story was bs n i bounce'],
    },
  },
  {
    id: 'tuning/chatty/25',
    asset: 'SOUN SoundHound',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '17.00',
        thesis: 'jensen said voice is huge on stage, thats basically an endorsement. pt 40',
      },
    ],
    expert: {
      first: 'authority',
      says: ['target-without-reason', 'halo', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'own-judgement', 'horizon-given'],
      mayAsk: ['ask-for-own-words', 'ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/26',
    asset: 'TGT Target',
    register: 'chatty',
    entries: [{ action: 'Buy', confidence: 6, price: '88.00', thesis: 'red 7 days in a row, never does 8 🤞' }],
    expert: {
      first: 'gamblers-fallacy',
      says: ['too-little-said', 'hope', 'overconfidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/27',
    asset: 'CLF Cleveland-Cliffs',
    register: 'chatty',
    entries: [
      { day: '2024-04-08', action: 'Buy', confidence: 6, price: '21.00', thesis: 'steel tariffs' },
      {
        day: '2024-12-23',
        action: 'Sell',
        confidence: 5,
        price: '8.10',
        thesis: 'xmas tax loss special. jan 24 im allowed back in, prob will',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'loss-taken-as-written',
        'error-admitted',
        'loss-aversion',
        'disposition',
        'urge-to-act',
        'fear-of-missing-out',
        'rule-kept',
        'events-named',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/chatty/28',
    asset: 'CPNG Coupang',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '31.00',
        thesis:
          'used to live in seoul, rocket delivery is witchcraft. BUT thats just me being a fan so: rev +20, op margin 1.9, taiwan loses 900m/yr. they gotta show 4% margin in 2027, else its just a nice app n i leave',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: [
        'familiarity',
        'attachment',
        'story-without-figures',
        'overconfidence',
        'ask-what-would-prove-wrong',
        'ask-for-horizon',
      ],
      falsifiers: ['they gotta show 4% margin in 2027, else its just a nice app n i leave'],
    },
  },
  {
    id: 'tuning/chatty/29',
    asset: 'ITX.MC Inditex',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '47.00',
        thesis: 'tío me encanta pero a 24 veces beneficios no. si baja a 38 entro con 1.500 euros',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['waits-for-own-price', 'size-limited', 'figures-named'],
      mustNot: [
        'too-little-said',
        'falsifier-given',
        'attachment',
        'ask-for-own-price',
        'ask-for-size',
        'ask-for-figure',
      ],
    },
  },
  {
    id: 'tuning/chatty/30',
    asset: 'PLUG Plug Power',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '2.40',
        thesis:
          'LATHAM, N.Y. – Plug Power announced today that it completed the first installation of a 5 MW electrolyzer for a customer in Namibia. The Company expects further deployments during the coming year, it stated. Forward-looking statements involve risks and uncertainties.',
      },
    ],
    expert: {
      first: 'pasted-news',
      says: ['vague-horizon'],
      mustNot: [
        'overconfidence',
        'falsifier-given',
        'own-judgement',
        'horizon-given',
        'weighs-other-side',
        'authority',
      ],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/31',
    asset: 'DUOL Duolingo',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '182.00',
        thesis:
          'ok hear me out, stock got cut in half cuz they said theyd chase users over bookings. dau +36. i dont think its a sure thing AT ALL, google translate live is scary. q1 dau under 25 = i was wrong, sell, move on',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named', 'horizon-given'],
      mustNot: [
        'overconfidence',
        'fall-as-reason',
        'anchoring-to-past-price',
        'ask-what-would-prove-wrong',
        'ask-other-side',
      ],
      falsifiers: ['q1 dau under 25 = i was wrong, sell, move on'],
    },
  },
]
