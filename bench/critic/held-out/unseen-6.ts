import type { CriticCase } from '../case.ts'

/** The held-out half: written with no look at what the critic says, then parted at random. */
export const UNSEEN_6: readonly CriticCase[] = [
  {
    id: 'held-out/6-01',
    asset: 'DG Dollar General',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '92',
        thesis:
          'Rural shoppers trade down and Dollar General is the only shop within ten miles for most of them. Same store sales grew 2.4% last quarter. Should they turn negative two quarters running, I am out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['horizon-given', 'ask-for-exit', 'overconfidence'],
      falsifiers: ['Should they turn negative two quarters running, I am out'],
    },
  },
  {
    id: 'held-out/6-02',
    asset: 'SOFI SoFi Technologies',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '14.2',
        thesis:
          'ok so everyone on wsb is loading sofi and its up 30% this month, if i dont get in now im gonna watch it go to 50 without me',
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['herd', 'recency', 'target-without-reason'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'waits-for-own-price'],
    },
  },
  {
    id: 'held-out/6-03',
    asset: 'PTON Peloton',
    register: 'emotional',
    entries: [
      {
        day: '2021-02-10',
        action: 'Buy',
        confidence: 8,
        price: '98',
        quantity: '20',
        thesis: 'Gyms are closed and will not come back the same.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '6.1',
        thesis:
          "I can't sell. I paid 98 and if I sell now it's real, the money is gone for good. As long as I hold it there's hope.",
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['confidence-lowered-on-bad-news', 'anchoring-to-cost', 'hope', 'get-even'],
      mustNot: ['falsifier-given', 'horizon-given', 'index-plan', 'figures-named'],
    },
  },
  {
    id: 'held-out/6-04',
    asset: 'KO Coca-Cola',
    register: 'plain',
    entries: [
      {
        day: '2012-03-05',
        action: 'Buy',
        confidence: 7,
        price: '35',
        quantity: '20',
        thesis: 'A dividend that I can live from one day.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '61',
        thesis:
          'I am retired and I hold this for the dividend, which has been raised for sixty years. I do not look at the price. The day they cut it I will sell the whole lot.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan'],
      mustNot: ['overconfidence', 'attachment', 'ask-for-exit', 'ask-what-would-prove-wrong'],
      falsifiers: ['The day they cut it I will sell the whole lot'],
    },
  },
  {
    id: 'held-out/6-05',
    asset: 'BABA Alibaba',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '81',
        thesis:
          'I think that cloud revenue will accelerate from the second half. My wife says China is not investable and she has a point: the state can take everything from one day to the other. For this reason it is only 2% of our money.',
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['size-limited', 'horizon-given', 'events-named'],
      mustNot: ['falsifier-given', 'overconfidence', 'ask-for-size', 'ask-other-side', 'authority'],
    },
  },
  {
    id: 'held-out/6-06',
    asset: 'UNP Union Pacific',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '228',
        thesis:
          'Operating ratio 59.8% in Q3 against 63.4% a year before, on flat carloads. Pricing above inflation has held for eleven quarters. My view would be refuted by an operating ratio above 62% for a full year without a recession in industrial production.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['horizon-given', 'confidence-beyond-evidence'],
      falsifiers: [
        'My view would be refuted by an operating ratio above 62% for a full year without a recession in industrial production',
      ],
    },
  },
  {
    id: 'held-out/6-07',
    asset: 'NFLX Netflix',
    register: 'terse',
    entries: [
      {
        day: '2023-11-06',
        action: 'Buy',
        confidence: 6,
        price: '435',
        quantity: '20',
        thesis: 'The ads tier is young, and password sharing ends.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '890',
        thesis: 'Ads tier 94m MAU. Op margin 29. If 25 or lower next yr => reconsider.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['too-little-said', 'stop-moved-away'],
      falsifiers: ['If 25 or lower next yr => reconsider'],
    },
  },
  {
    id: 'held-out/6-08',
    asset: 'MO Altria',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '52',
        thesis:
          "The yield is above 8% and everyone at the bowling club owns it. But volumes fall 10% a year and I don't understand how they replace that. I stay away.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['own-judgement', 'figures-named', 'weighs-other-side'],
      mustNot: ['herd', 'falsifier-given', 'fear-of-missing-out', 'ask-for-exit', 'income-plan', 'waits-for-own-price'],
    },
  },
  {
    id: 'held-out/6-09',
    asset: 'SPGI S&P Global',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '480',
        thesis:
          'Ratings issuance is cyclical; the index business is not. I underwrite 7% organic growth and 100bp of margin over three years. What would falsify it: a second rating agency reform in Congress that decouples fees from issuers, or organic growth of less than 4% in any year that is not a recession year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named'],
      mustNot: ['ask-for-horizon', 'vague-horizon', 'overconfidence'],
      falsifiers: [
        'What would falsify it: a second rating agency reform in Congress that decouples fees from issuers, or organic growth of less than 4% in any year that is not a recession year',
      ],
    },
  },
  {
    id: 'held-out/6-10',
    asset: 'NVO Novo Nordisk',
    register: 'analytical',
    entries: [
      {
        day: '2024-09-16',
        action: 'Buy',
        confidence: 7,
        price: '135',
        quantity: '20',
        thesis: 'CagriSema should show 25% weight loss.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '58',
        thesis:
          'CagriSema at 22.7% missed the 25% that I had in my model, so half of my reason is gone. I cut my confidence accordingly and wait for REDEFINE 4. If it loses to tirzepatide head to head there is nothing left of the thesis and I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-lowered-on-bad-news', 'figures-named', 'events-named', 'error-admitted', 'weighs-other-side'],
      mustNot: ['loss-aversion', 'hope', 'overconfidence'],
      falsifiers: ['If it loses to tirzepatide head to head there is nothing left of the thesis and I sell'],
    },
  },
  {
    id: 'held-out/6-11',
    asset: 'X US Steel',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '38',
        thesis: 'Merger arb. Nippon $55. Closes by Dec. DOJ blocks, gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'horizon-given', 'figures-named'],
      mustNot: ['too-little-said', 'ask-for-event'],
      falsifiers: ['DOJ blocks, gone'],
    },
  },
  {
    id: 'held-out/6-12',
    asset: 'AMD AMD',
    register: 'plain',
    entries: [
      {
        action: 'Sell',
        confidence: 6,
        price: '172',
        thesis: 'It is up 60% since I bought and nobody ever got poor taking a profit. I have no other reason.',
      },
    ],
    expert: {
      first: 'disposition',
      mustNot: ['falsifier-given', 'figures-named', 'target-obeyed', 'rule-kept', 'error-admitted', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-13',
    asset: 'DIS Disney',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '92',
        thesis:
          'My kids grew up with these films, every family in my street has the channel. I love this company and I cannot imagine a world without it.',
      },
    ],
    expert: {
      first: 'attachment',
      says: ['familiarity', 'story-without-figures', 'herd'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-14',
    asset: 'CROX Crocs',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '101',
        thesis:
          '8x earnings and the brand isnt dead, at least my kids school looks like a crocs ad. heydude is garbage tho. if heydude drags group sales negative for the year im done with it',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'familiarity'],
      mustNot: ['overconfidence', 'fall-as-reason', 'target-without-reason'],
      falsifiers: ['if heydude drags group sales negative for the year im done with it'],
    },
  },
  {
    id: 'held-out/6-15',
    asset: 'BA Boeing',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '176',
        thesis:
          "Everybody hates it, which is why I am interested. But I must be honest, I have no idea when they will make money. Small position. I'd get out if the FAA stops deliveries again.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'events-named', 'own-judgement', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['herd', 'overconfidence', 'figures-named', 'fall-as-reason'],
      falsifiers: ["I'd get out if the FAA stops deliveries again"],
    },
  },
  {
    id: 'held-out/6-16',
    asset: 'COIN Coinbase',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '160',
        thesis: 'bought because btc only goes up after the halving, happened every time',
      },
    ],
    expert: {
      first: 'recency',
      says: ['overconfidence', 'events-named', 'gamblers-fallacy'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'index-plan'],
    },
  },
  {
    id: 'held-out/6-17',
    asset: 'T AT&T',
    register: 'terse',
    entries: [
      {
        day: '2023-09-18',
        action: 'Buy',
        confidence: 6,
        price: '15',
        quantity: '20',
        thesis: 'Div 7%. Debt falls.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '22',
        thesis: 'Div 5%. Debt 2.6x. Fiber +1m. Nothing changed.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan'],
      mustNot: ['falsifier-given', 'too-little-said', 'get-even', 'ask-what-changed', 'thesis-shrunk'],
    },
  },
  {
    id: 'held-out/6-18',
    asset: 'CLF Cleveland-Cliffs',
    register: 'analytical',
    entries: [
      {
        action: 'Sell',
        confidence: 4,
        price: '11',
        thesis:
          'The auto contract reset came in $60 a ton lower than I assumed; with 16m tons that is a billion of EBITDA I had counted and that is not coming. I was wrong on pricing power. Out.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['figures-named', 'loss-taken-as-written'],
      mustNot: ['falsifier-given', 'loss-aversion', 'blames-others', 'disposition', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/6-19',
    asset: 'PFE Pfizer',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '28',
        thesis: 'An analyst from Goldman said on television that Pfizer will double. He was right about Lilly.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['target-without-reason', 'halo', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'source-named', 'own-judgement', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-20',
    asset: 'HOOD Robinhood',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-13',
        action: 'Buy',
        confidence: 6,
        price: '17',
        quantity: '20',
        thesis: 'funded accts grow, sell if they shrink 2 qtrs',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '24',
        thesis: 'my rule was: 2 qtrs of shrinking funded accounts and im out. q1 +310k, q2 +200k. rule says stay',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['rule-kept', 'falsifier-given', 'figures-named'],
      mustNot: ['overconfidence', 'target-without-reason', 'ask-what-would-prove-wrong'],
      falsifiers: ['2 qtrs of shrinking funded accounts and im out'],
    },
  },
  {
    id: 'held-out/6-21',
    asset: 'GLD Gold ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '240',
        thesis:
          "Central banks buy more than 1,000 tonnes a year since Russia's reserves were frozen. I want 5% of my savings outside of the system and now it is 3%. I top up every January to get back to 5.",
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['figures-named', 'events-named', 'size-limited'],
      mustNot: ['falsifier-given', 'herd', 'authority', 'ask-for-size', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/6-22',
    asset: 'AMC AMC Entertainment',
    register: 'emotional',
    entries: [
      {
        day: '2021-06-02',
        action: 'Buy',
        confidence: 10,
        price: '55',
        quantity: '20',
        thesis: 'apes together strong',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 9,
        price: '4',
        thesis:
          "THEY are manipulating this. Every time it moves they push it down. I'm not selling, that is what they want.",
      },
    ],
    expert: {
      first: 'blames-others',
      says: ['confidence-lowered-on-bad-news', 'confirmation', 'loss-aversion', 'overconfidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'index-plan'],
    },
  },
  {
    id: 'held-out/6-23',
    asset: 'V Visa',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '275',
        thesis:
          'Nobody at our shop pays in cash any longer. Payment volume grows 8% and the margin is 67%. The danger is the law in Congress about routing. If that one passes I sell without waiting for the figures.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'familiarity', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-for-event', 'ask-for-exit'],
      falsifiers: ['If that one passes I sell without waiting for the figures'],
    },
  },
  {
    id: 'held-out/6-24',
    asset: 'F Ford',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '11',
        thesis: '11 bucks for FORD lol, how can you go wrong. half the price of a pizza',
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      says: ['overconfidence', 'familiarity'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'hedge'],
    },
  },
  {
    id: 'held-out/6-25',
    asset: 'TTD Trade Desk',
    register: 'analytical',
    entries: [
      {
        day: '2024-11-11',
        action: 'Buy',
        confidence: 7,
        price: '125',
        quantity: '20',
        thesis: '32 quarters of beats. One miss is noise, two are information.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '78',
        thesis:
          'Kokai adoption at 70% of spend; the miss in Q4 was the first in 33 quarters. I said in November that one miss is noise and two are information. Unless growth is back above 20% by the August report, I will treat it as information and exit.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-lowered-on-bad-news', 'figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'vague-horizon', 'ask-for-horizon', 'test-answered'],
      falsifiers: ['Unless growth is back above 20% by the August report, I will treat it as information and exit'],
    },
  },
  {
    id: 'held-out/6-26',
    asset: 'PLTR Palantir',
    register: 'emotional',
    entries: [
      {
        action: 'Sell',
        confidence: 6,
        price: '78',
        thesis:
          'I am so tired of this. It is up four times and every morning I wake up with my stomach in a knot, afraid to lose it again. I just want out.',
      },
    ],
    expert: {
      first: 'disposition',
      says: ['loss-aversion', 'names-own-bias', 'regret'],
      mustNot: [
        'falsifier-given',
        'figures-named',
        'rule-kept',
        'target-obeyed',
        'error-admitted',
        'target-without-reason',
      ],
    },
  },
  {
    id: 'held-out/6-27',
    asset: 'MRNA Moderna',
    register: 'terse',
    entries: [
      {
        action: 'Sell',
        confidence: 5,
        price: '31',
        thesis: 'Tax loss. Rebuy Jan.',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'disposition',
        'waits-for-own-price',
        'ask-what-would-prove-wrong',
        'error-admitted',
        'loss-taken-as-written',
        'horizon-given',
      ],
    },
  },
  {
    id: 'held-out/6-28',
    asset: 'ZM Zoom',
    register: 'plain',
    entries: [
      {
        day: '2021-01-11',
        action: 'Buy',
        confidence: 8,
        price: '310',
        quantity: '20',
        thesis: 'Everybody works from home now.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 4,
        price: '63',
        thesis: 'I bought at 310. I hold until I am back at my money, I have waited four years and can wait longer.',
      },
    ],
    expert: {
      first: 'get-even',
      says: ['confidence-lowered-on-bad-news', 'sunk-cost', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named', 'income-plan'],
    },
  },
  {
    id: 'held-out/6-29',
    asset: 'MSTR MicroStrategy',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '390',
        thesis: 'took a personal loan at 9% to buy this dip, saylor knows what hes doing',
      },
    ],
    expert: {
      first: 'borrowed-money',
      says: ['authority', 'fall-as-reason', 'size-too-large'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-30',
    asset: 'DHR Danaher',
    register: 'analytical',
    entries: [
      {
        day: '2024-04-29',
        action: 'Buy',
        confidence: 6,
        price: '245',
        quantity: '20',
        thesis: 'Bioprocessing recovers this year. I hold on if book-to-bill is above 1.0 by year end.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '205',
        thesis:
          'Bioprocessing orders grew high single digits for the third quarter in a row; China is still down 8%. My condition for holding was a book-to-bill above 1.0 by year end. It printed 1.04.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'falsifier-broken-and-held',
        'overconfidence',
        'ask-what-would-prove-wrong',
        'ask-what-changed',
      ],
    },
  },
  {
    id: 'held-out/6-31',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128',
        thesis:
          'I like it because everybody in my family books it. Spain and New York make new laws against it and I think it will not matter.',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['events-named', 'confirmation', 'herd'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-32',
    asset: 'OXY Occidental',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '47',
        thesis: 'Buffett 28%. $60 oil b/e. Debt 24bn→15bn by 26. WTI < 55 for a qtr: sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'authority'],
      mustNot: ['too-little-said'],
      falsifiers: ['WTI < 55 for a qtr: sell'],
    },
  },
  {
    id: 'held-out/6-33',
    asset: 'SNAP Snap',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '9',
        thesis: "What do I have to lose? It's 9 dollars, if it goes to 80 again I can quit. I feel lucky this week.",
      },
    ],
    expert: {
      first: 'lottery',
      says: ['low-price-as-cheap', 'anchoring-to-past-price', 'hope'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'size-limited'],
    },
  },
  {
    id: 'held-out/6-34',
    asset: 'NKE Nike',
    register: 'plain',
    entries: [
      {
        day: '2024-03-25',
        action: 'Buy',
        confidence: 6,
        price: '93',
        quantity: '20',
        thesis: 'Gross margin stays above 43%, or I was wrong about the brand.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '76',
        thesis:
          'My test of March was that the gross margin stays above 43%. It is 41.5% now. I keep the shares because the new chief needs time.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['confidence-lowered-on-bad-news', 'figures-named', 'test-answered', 'new-reason-after-fall'],
      mustNot: ['rule-kept', 'falsifier-given', 'overconfidence', 'vague-horizon'],
    },
  },
  {
    id: 'held-out/6-35',
    asset: 'ASTS AST SpaceMobile',
    register: 'chatty',
    entries: [
      {
        day: '2024-08-19',
        action: 'Buy',
        confidence: 7,
        price: '31',
        quantity: '20',
        thesis: 'direct to phone. if they dilute again below 30 i dump',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '24',
        thesis:
          '5 sats up, verizon n att signed. i told myself if they dilute again below 30 id dump. they just did a 400m atm at 27. but this is different, its growth capital',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['events-named', 'figures-named', 'confirmation', 'test-answered'],
      mustNot: ['rule-kept', 'target-without-reason', 'ask-what-would-prove-wrong', 'falsifier-given'],
    },
  },
  {
    id: 'held-out/6-36',
    asset: 'KHC Kraft Heinz',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '32',
        thesis:
          "Optically cheap at 10x with organic sales at −2.5%. I've made the mistake of buying a melting ice cube before. I'd need to see two quarters of flat volume before I even open a spreadsheet.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: [
        'figures-named',
        'names-own-bias',
        'weighs-other-side',
        'error-admitted',
        'own-judgement',
        'waits-for-own-price',
      ],
      mustNot: ['falsifier-given', 'low-price-as-cheap', 'regret', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/6-37',
    asset: 'QCOM Qualcomm',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '158',
        thesis:
          'Apple replaces their modem by 2027 and that is 20% of revenue. The market knows it. I bet that cars and laptops fill the hole: they have to reach $8bn by fiscal 2027 and are at 4. Below 5.5 next year I would have to admit that the hole stays.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side', 'events-named'],
      mustNot: ['overconfidence', 'ask-other-side', 'error-admitted'],
      falsifiers: ['Below 5.5 next year I would have to admit that the hole stays'],
    },
  },
  {
    id: 'held-out/6-38',
    asset: 'NVDA NVIDIA',
    register: 'chatty',
    entries: [
      {
        action: 'Sell',
        confidence: 5,
        price: '118',
        thesis: 'my gf thinks its a bubble and honestly im too stressed to argue. selling',
      },
    ],
    expert: {
      first: 'authority',
      says: ['loss-aversion', 'disposition'],
      mustNot: ['falsifier-given', 'figures-named', 'rule-kept', 'error-admitted', 'herd'],
    },
  },
  {
    id: 'held-out/6-39',
    asset: 'SPY S&P 500 ETF',
    register: 'analytical',
    contract: { right: 'put', strike: '520', expiresOn: '2026-06-18' },
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '9.4',
        thesis:
          'Protection for the equity book through the election in the autumn. Cost 1.7% of the amount covered. It is meant to lose money.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['hedge', 'events-named', 'figures-named', 'option-terms'],
      mustNot: ['falsifier-given', 'overconfidence', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/6-40',
    asset: 'SIE Siemens',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '180',
        thesis:
          'The enterprise has order book of 117 billions and book-to-bill superior to 1 since three years. I estimate that margin of Digital Industries come back at 17-23%. In the case where it rests under 15% in 2026, my estimation was false and I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'not-english'],
      falsifiers: ['In the case where it rests under 15% in 2026, my estimation was false and I sell'],
    },
  },
  {
    id: 'held-out/6-41',
    asset: 'NESN Nestle',
    register: 'plain',
    entries: [
      {
        day: '1994-06-01',
        action: 'Buy',
        confidence: 6,
        price: '12',
        quantity: '20',
        thesis: 'From my father.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '85',
        thesis: 'I have these actions since my father gave them to me in 1994. To sell them would be like to sell him.',
      },
    ],
    expert: {
      first: 'attachment',
      says: ['sunk-cost'],
      mustNot: ['falsifier-given', 'figures-named', 'employer-shares', 'horizon-given', 'income-plan'],
    },
  },
  {
    id: 'held-out/6-42',
    asset: 'SHOP Shopify',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '75',
        thesis:
          'Reading since two weeks all reports. Merchant solutions attach rate 3.0%, free cash flow margin 16%, operating leverage is visible. Only worry is price, 70 times profit. I stop to believe when the free cash flow margin goes under 10% again.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'sunk-cost', 'disposition'],
      falsifiers: ['I stop to believe when the free cash flow margin goes under 10% again'],
    },
  },
  {
    id: 'held-out/6-43',
    asset: 'RACE Ferrari',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '430',
        thesis:
          'Ferrari are making 13,000 cars and could sell 30,000. This is the all secret. People wait two years and pay before. I do not see what can go bad.',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['figures-named', 'halo', 'confirmation', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'horizon-given', 'weighs-other-side'],
    },
  },
  {
    id: 'held-out/6-44',
    asset: 'WFC Wells Fargo',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '62',
        thesis:
          "The asset cap is the trade. With it lifted, deposits can grow for the first time since 2018; I model $2bn of extra net interest income by 2027. Efficiency ratio 65%. I will revisit the whole thing if expenses exceed $54bn this year, and I'm gone if the OCC reopens any of the closed consent orders.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['vague-falsifier', 'ask-for-event'],
      falsifiers: [
        "I will revisit the whole thing if expenses exceed $54bn this year, and I'm gone if the OCC reopens any of the closed consent orders",
      ],
    },
  },
  {
    id: 'held-out/6-45',
    asset: 'GOOG Alphabet',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '165',
        thesis:
          'The court has said that it is a monopoly but not what follows. If they must sell Chrome it costs less than people fear; if they may not pay Apple any more it saves 20 billion. So either way I am fine.',
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['events-named', 'figures-named', 'weighs-other-side', 'overconfidence'],
      mustNot: ['falsifier-given', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-46',
    asset: 'ARKK ARK Innovation ETF',
    register: 'emotional',
    entries: [
      {
        day: '2021-02-16',
        action: 'Buy',
        confidence: 8,
        price: '150',
        quantity: '20',
        thesis: 'Innovation at a growing pace.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '45',
        thesis:
          "Cathie said five years. I believe her. I have told everyone at the office about this fund, I can't be the fool now.",
      },
    ],
    expert: {
      first: 'authority',
      says: ['confidence-lowered-on-bad-news', 'attachment', 'sunk-cost', 'regret', 'loss-aversion', 'horizon-given'],
      mustNot: ['falsifier-given', 'figures-named', 'index-plan', 'herd'],
    },
  },
  {
    id: 'held-out/6-47',
    asset: 'BAC Bank of America',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '39',
        thesis:
          'The bonds that they bought at 1.5% run off and are put out again at 4.5. It is arithmetic: 3 billions more each year. Only if the Fed cut to 2% would this stop, and then I would have to sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: ['overconfidence', 'confirmation'],
      falsifiers: ['Only if the Fed cut to 2% would this stop, and then I would have to sell'],
    },
  },
  {
    id: 'held-out/6-48',
    asset: 'WMT Walmart',
    register: 'emotional',
    entries: [
      {
        action: 'Sell',
        confidence: 6,
        price: '95',
        thesis:
          'I got scared by the news about tariffs last night and sold everything this morning before the opening. Now I feel better.',
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['urge-to-act', 'events-named'],
      mustNot: [
        'falsifier-given',
        'figures-named',
        'rule-kept',
        'stop-obeyed',
        'error-admitted',
        'horizon-given',
        'fear-of-missing-out',
      ],
    },
  },
  {
    id: 'held-out/6-49',
    asset: 'MELI MercadoLibre',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '1850',
        thesis:
          'Credit is the whole question. 15-90 day NPL at 8.2%, book growing 50%. A lender that grows 50% always looks good on the denominator. I therefore watch vintage losses, which they disclose since Q3: anything above 12% on a twelve-month vintage and I conclude that the growth was bought.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'source-named'],
      falsifiers: ['anything above 12% on a twelve-month vintage and I conclude that the growth was bought'],
    },
  },
  {
    id: 'held-out/6-50',
    asset: 'TLT Treasury Bond ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '88',
        thesis:
          'If rates come down to 3.5% this rises by 15%. If inflation goes above 4% again I have no business here and sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'figures-named'],
      mustNot: ['index-plan', 'overconfidence', 'target-without-reason'],
      falsifiers: ['If inflation goes above 4% again I have no business here and sell'],
    },
  },
  {
    id: 'held-out/6-51',
    asset: 'DAL Delta',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '48',
        thesis:
          "My neighbour is a pilot there and says every plane is full. He told me to sell when oil passes 100, I don't know about that.",
      },
    ],
    expert: {
      first: 'authority',
      says: ['familiarity'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'waits-for-own-price', 'own-judgement'],
    },
  },
  {
    id: 'held-out/6-52',
    asset: 'DOCU DocuSign',
    register: 'emotional',
    entries: [
      {
        day: '2021-05-10',
        action: 'Buy',
        confidence: 7,
        price: '190',
        quantity: '20',
        thesis: 'Nobody will print contracts again.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '60',
        thesis:
          'Why do I still have this? I ask myself every week. I think because selling would mean that my wife was right.',
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['confidence-lowered-on-bad-news', 'loss-aversion', 'attachment', 'sunk-cost'],
      mustNot: ['falsifier-given', 'error-admitted', 'authority', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-53',
    asset: 'VZ Verizon',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '40',
        thesis: '6.6% yld. 9x. Stop 36.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan'],
      mustNot: ['falsifier-given', 'story-without-figures', 'ask-for-exit'],
    },
  },
  {
    id: 'held-out/6-54',
    asset: 'ORCL Oracle',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '290',
        thesis:
          "RPO of 455 billion dollars! That is eight years of revenue, signed. It's a done deal, it can not go wrong any more.",
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['figures-named', 'confirmation'],
      mustNot: ['falsifier-given', 'horizon-given', 'weighs-other-side', 'story-without-figures'],
    },
  },
  {
    id: 'held-out/6-55',
    asset: 'BABA Alibaba',
    register: 'chatty',
    entries: [
      {
        action: 'Sell',
        confidence: 4,
        price: '125',
        thesis: 'ant ipo 2.0 rumor pop. my target was 125 and here we are. sold all, no regrets even if it goes to 200',
      },
    ],
    expert: {
      first: 'target-obeyed',
      says: ['rule-kept', 'events-named'],
      mustNot: ['falsifier-given', 'regret', 'disposition', 'figures-named', 'overconfidence', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-56',
    asset: 'NEE NextEra',
    register: 'analytical',
    entries: [
      {
        day: '2023-10-09',
        action: 'Buy',
        confidence: 6,
        price: '50',
        quantity: '20',
        thesis: 'Rates pushed it down, the backlog stands.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '72',
        thesis:
          'The IRA repeal risk is binary and political. My base case has the credits surviving for projects under construction by 2027, which covers 80% of backlog. Should the final bill pull that date forward to 2026, backlog economics break and I would halve the position; should it be retroactive, I exit in full.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['vague-falsifier', 'overconfidence'],
      falsifiers: [
        'Should the final bill pull that date forward to 2026, backlog economics break and I would halve the position; should it be retroactive, I exit in full',
      ],
    },
  },
  {
    id: 'held-out/6-57',
    asset: 'GIS General Mills',
    register: 'plain',
    entries: [
      {
        day: '2023-06-12',
        action: 'Buy',
        confidence: 6,
        price: '80',
        quantity: '20',
        thesis: 'Defensive, 18x.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '66',
        thesis:
          "The weight loss drugs are talked about everywhere and I don't believe in it, people will always eat cereals.",
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['overconfidence', 'story-without-figures', 'own-judgement', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'herd'],
    },
  },
  {
    id: 'held-out/6-58',
    asset: 'JPM JPMorgan',
    register: 'plain',
    entries: [
      {
        day: '2022-10-17',
        action: 'Buy',
        confidence: 7,
        price: '112',
        quantity: '20',
        thesis: 'Best bank.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '250',
        thesis: 'Best bank, best boss. When Dimon leaves I look at it again from the beginning.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['halo', 'attachment', 'events-named'],
      mustNot: ['horizon-given', 'figures-named', 'authority'],
      falsifiers: ['When Dimon leaves I look at it again from the beginning'],
    },
  },
  {
    id: 'held-out/6-59',
    asset: 'TMUS T-Mobile',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '235',
        thesis:
          'They took 1 million customers again while the others lost. I think it lasts until 2027, then the price war will come. If postpaid phone adds miss 600,000 in a quarter before that, the war has come early and I am no longer in.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['recency', 'ask-for-horizon'],
      falsifiers: [
        'If postpaid phone adds miss 600,000 in a quarter before that, the war has come early and I am no longer in',
      ],
    },
  },
  {
    id: 'held-out/6-60',
    asset: 'MRK Merck',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '85',
        thesis:
          "I'm not afraid of the Keytruda cliff like everyone. Cliff in 2028, 46% of sales, sure. But I refuse to panic with the crowd.",
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['figures-named', 'own-judgement', 'events-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'herd', 'fear-of-missing-out', 'loss-aversion', 'overconfidence', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-61',
    asset: 'PLUG Plug Power',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 2,
        price: '2',
        thesis: '"hydrogen is the future" they said. for 20 years they said. pass',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['own-judgement'],
      mustNot: [
        'falsifier-given',
        'vague-horizon',
        'horizon-given',
        'story-without-figures',
        'overconfidence',
        'authority',
        'halo',
      ],
    },
  },
  {
    id: 'held-out/6-62',
    asset: 'ETSY Etsy',
    register: 'plain',
    entries: [
      {
        action: 'Sell',
        confidence: 4,
        price: '55',
        thesis:
          'GMS fell for the sixth quarter. I had said that four would be enough, and waited two more. So I was too slow, but now it is done.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['loss-taken-as-written', 'rule-kept', 'figures-named', 'test-answered'],
      mustNot: [
        'falsifier-given',
        'loss-aversion',
        'disposition',
        'ask-what-would-prove-wrong',
        'falsifier-broken-and-held',
      ],
    },
  },
  {
    id: 'held-out/6-63',
    asset: 'MSFT Microsoft',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '415',
        thesis:
          'Reuters, Oct 30: Microsoft reported Azure growth of 33% for the quarter, of which 12 points came from AI services. The company guided to 31-32% for the December quarter, citing capacity constraints.',
      },
    ],
    expert: {
      first: 'pasted-news',
      says: ['figures-named', 'source-named'],
      mustNot: ['falsifier-given', 'horizon-given', 'own-judgement', 'overconfidence'],
    },
  },
  {
    id: 'held-out/6-64',
    asset: 'SQ Block',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '72',
        thesis: "BOUGHT!!! don't ask me why, it just feels right and I had cash lying around since the Apple sale",
      },
    ],
    expert: {
      first: 'urge-to-act',
      says: ['confidence-beyond-evidence', 'house-money', 'too-little-said', 'story-without-figures'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'held-out/6-65',
    asset: 'UPST Upstart',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '58',
        thesis: 'I KNOW it will go up after earnings, its so obvious, they beat 4 times in a row',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['recency', 'events-named', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-66',
    asset: 'NU Nu Holdings',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '12',
        thesis: "ROE 28, cust +20%. BRL risk. 15-90 NPL >5.5 and I'm done.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['too-little-said'],
      falsifiers: ["15-90 NPL >5.5 and I'm done"],
    },
  },
  {
    id: 'held-out/6-67',
    asset: 'BP BP',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '31',
        thesis:
          "Elliott has bought 5% and will make them sell what is not oil. Debt is 23 billion and has to be 14-18 by 2027. I don't need Elliott to win, but I need the debt below 20 by the end of next year, or I sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named'],
      mustNot: ['authority', 'overconfidence', 'ask-for-horizon'],
      falsifiers: ['I need the debt below 20 by the end of next year, or I sell'],
    },
  },
  {
    id: 'held-out/6-68',
    asset: 'GOOGL Alphabet',
    register: 'chatty',
    entries: [
      {
        day: '2023-03-06',
        action: 'Buy',
        confidence: 7,
        price: '94',
        quantity: '20',
        thesis: 'search is still the best business on earth',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '172',
        thesis: 'chatgpt killing google is the dumbest take of 2025. search +12%. lol',
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['figures-named', 'overconfidence', 'own-judgement'],
      mustNot: ['falsifier-given', 'horizon-given', 'blames-others', 'herd'],
    },
  },
  {
    id: 'held-out/6-69',
    asset: 'PYPL PayPal',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '66',
        thesis:
          "Branded checkout +6%, transaction margin dollars +7%, 14x. The question is share loss to Apple Pay, which nobody reports. My proxy: branded growth minus US e-commerce growth. Negative by more than three points for two quarters and I accept the bears' version.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'authority'],
      falsifiers: ["Negative by more than three points for two quarters and I accept the bears' version"],
    },
  },
  {
    id: 'held-out/6-70',
    asset: 'AI C3.ai',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '24',
        thesis:
          'The ticker is AI, the founder sold his last company to Oracle for 6 billion. AI will change everything in the next decades.',
      },
    ],
    expert: {
      first: 'halo',
      says: ['story-without-figures', 'vague-horizon', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-71',
    asset: 'BB BlackBerry',
    register: 'chatty',
    entries: [
      {
        day: '2021-06-07',
        action: 'Buy',
        confidence: 6,
        price: '14',
        quantity: '20',
        thesis: 'meme squad but qnx is real',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 4,
        price: '4',
        thesis: 'this could be the next nvidia tbh qnx is in 255m cars',
      },
    ],
    expert: {
      first: 'story-without-figures',
      says: ['confidence-lowered-on-bad-news', 'figures-named', 'hope', 'overconfidence'],
      mustNot: ['falsifier-given', 'horizon-given'],
    },
  },
  {
    id: 'held-out/6-72',
    asset: 'ISRG Intuitive Surgical',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '520',
        thesis:
          'Procedures grow 17%, da Vinci 5 doubles the data. Price is 65 times. In China the province tenders go to local robots. I watch the system placements: fewer than 1,400 in a year, and the growth story that I pay for is not there. Then I have to leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      mustNot: ['overconfidence', 'halo'],
      falsifiers: [
        'fewer than 1,400 in a year, and the growth story that I pay for is not there. Then I have to leave',
      ],
    },
  },
  {
    id: 'held-out/6-73',
    asset: 'PATH UiPath',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '12',
        thesis:
          'agentic blah blah. honestly 10x fcf w/ 1.7bn cash, thats it thats the thesis. arr growth in single digits = i misjudged, sell',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'confidence-fits', 'own-judgement'],
      mustNot: ['overconfidence', 'too-little-said', 'low-price-as-cheap', 'error-admitted'],
      falsifiers: ['arr growth in single digits = i misjudged, sell'],
    },
  },
  {
    id: 'held-out/6-74',
    asset: 'ITX Inditex',
    register: 'plain',
    entries: [
      {
        day: '2023-01-16',
        action: 'Buy',
        confidence: 6,
        price: '26',
        quantity: '20',
        thesis: 'Sales per shop rise.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '48',
        thesis:
          'Las ventas crecen un 7% y tienen 11.000 millones en caja. No vendo mientras el margen bruto siga por encima del 57%.',
      },
    ],
    expert: {
      first: 'not-english',
      mustNot: ['figures-named', 'falsifier-given', 'too-little-said', 'horizon-given', 'story-without-figures'],
    },
  },
  {
    id: 'held-out/6-75',
    asset: 'SWK Stanley Black & Decker',
    register: 'analytical',
    entries: [
      {
        day: '2023-08-07',
        action: 'Buy',
        confidence: 6,
        price: '95',
        quantity: '20',
        thesis: '35% gross margin by 2025. If the December 2025 print is not at 32%, I am out.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '84',
        thesis:
          'The promise was 35% gross margin by 2025; it stands at 30.4%. Management has moved the date to 2027 without using the word "delay". I do not move mine. If the December print is not at 32%, I am out, as I wrote when I bought.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['confidence-lowered-on-bad-news', 'figures-named', 'horizon-given', 'own-judgement', 'weighs-other-side'],
      mustNot: ['rule-kept', 'horizon-stretched', 'overconfidence', 'authority'],
      falsifiers: ['If the December print is not at 32%, I am out, as I wrote when I bought'],
    },
  },
  {
    id: 'held-out/6-76',
    asset: 'MU Micron',
    register: 'emotional',
    entries: [
      {
        action: 'Sell',
        confidence: 7,
        price: '128',
        thesis:
          'Best trade of my life. +90% in seven months. I always sell too early and I will hate myself, but my target was 125 and I keep to it.',
      },
    ],
    expert: {
      first: 'target-obeyed',
      says: ['rule-kept', 'names-own-bias'],
      mustNot: ['disposition', 'falsifier-given', 'regret', 'overconfidence', 'figures-named', 'error-admitted'],
    },
  },
  {
    id: 'held-out/6-77',
    asset: 'LULU Lululemon',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '190',
        thesis:
          'down 50 from the high. that alone isnt a reason. what is: 14x, no debt, china +25. a comp below -3 in the us again and ill take the L',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['fall-as-reason', 'anchoring-to-past-price', 'recency'],
      falsifiers: ['a comp below -3 in the us again and ill take the L'],
    },
  },
]
