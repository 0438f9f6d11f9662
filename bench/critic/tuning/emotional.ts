import type { CriticCase } from '../case.ts'

/** The tuning half, moved: what the built-in critic is worked on with. */
export const EMOTIONAL: readonly CriticCase[] = [
  {
    id: 'tuning/emotional/01',
    asset: 'PLTR Palantir Technologies',
    register: 'emotional',
    entries: [
      { day: '2025-02-10', action: 'Buy', confidence: 8, price: '112.00', thesis: 'Ontology. Everyone will need it.' },
      {
        action: 'Hold',
        confidence: 10,
        price: '74.00',
        thesis:
          "My favourite company in the world and I'm proud to be an owner. Whoever sells here deserves to be poor!!",
      },
    ],
    expert: {
      first: 'attachment',
      says: ['overconfidence', 'surer-as-price-falls', 'confirmation', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/02',
    asset: 'NKLA Nikola',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '1.10',
        thesis: "I lost half my savings in this thing. I can't let it end like that, it owes me.",
      },
    ],
    expert: {
      first: 'revenge',
      says: ['get-even', 'sunk-cost', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'money-needed'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/emotional/03',
    asset: 'ENPH Enphase Energy',
    register: 'emotional',
    entries: [
      { day: '2022-11-14', action: 'Buy', confidence: 8, price: '301.00', thesis: 'Every roof.' },
      {
        action: 'Sell',
        confidence: 7,
        price: '62.00',
        thesis: 'Enough. I want to sleep again. Whatever it does now, let it.',
      },
    ],
    expert: {
      first: 'too-little-said',
      mustNot: [
        'tax-sale',
        'loss-taken-as-written',
        'error-admitted',
        'rule-kept',
        'disposition',
        'loss-aversion',
        'overconfidence',
      ],
      mayAsk: ['ask-what-changed', 'ask-why-now'],
    },
  },
  {
    id: 'tuning/emotional/04',
    asset: 'INTC Intel',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '19.80',
        thesis:
          'My stomach turns, but this was on my list since March: below book value ($23) with the foundry loss shrinking. It shrank, from 2.8 to 2.3 billion. So in I go, trembling, with 2%. A loss above 2.8 again in any quarter, and I run.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['falsifier-given', 'names-own-bias', 'figures-named', 'size-limited', 'confidence-fits'],
      mustNot: [
        'fall-as-reason',
        'low-price-as-cheap',
        'hope',
        'overconfidence',
        'ask-for-size',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ['A loss above 2.8 again in any quarter, and I run'],
    },
  },
  {
    id: 'tuning/emotional/05',
    asset: 'MSTR Strategy',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '410.00',
        thesis: 'I sold the car and the bonds and put it all on this. Never felt so alive!!!',
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'sale-for-need', 'size-limited'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/06',
    asset: 'AAPL Apple',
    register: 'emotional',
    entries: [
      { day: '2019-01-07', action: 'Buy', confidence: 6, price: '37.00', thesis: 'Services.' },
      {
        action: 'Sell',
        confidence: 6,
        price: '212.00',
        thesis:
          'I sat on this for six years like a hen and now the gain frightens me. What if they take it away from me? Better to have it safe.',
      },
    ],
    expert: {
      first: 'disposition',
      says: ['regret'],
      mustNot: [
        'target-obeyed',
        'rule-kept',
        'error-admitted',
        'loss-aversion',
        'falsifier-given',
        'house-money',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
  {
    id: 'tuning/emotional/07',
    asset: 'OKLO Oklo',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '135.00',
        thesis:
          "It isn't greed, I tell myself, and I'm not buying. No revenue until 2028 and a value of 20 billion! Let my colleagues celebrate.",
      },
    ],
    expert: {
      first: 'own-judgement',
      says: ['stays-out', 'figures-named'],
      mustNot: [
        'fear-of-missing-out',
        'herd',
        'regret',
        'urge-to-act',
        'overconfidence',
        'falsifier-given',
        'attachment',
      ],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/emotional/08',
    asset: 'HOG Harley-Davidson',
    register: 'emotional',
    entries: [
      { day: '2021-05-10', action: 'Buy', confidence: 7, price: '49.00', thesis: 'LiveWire.' },
      {
        action: 'Hold',
        confidence: 7,
        price: '24.00',
        thesis:
          "I've ridden one for thirty years, my father too, and a part of me would die if I sold it. Someday people will want real machines again.",
      },
    ],
    expert: {
      first: 'attachment',
      says: ['hope', 'vague-horizon', 'familiarity', 'new-reason-after-fall'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'rule-kept'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/09',
    asset: 'CHPT ChargePoint',
    register: 'emotional',
    entries: [
      { day: '2021-03-01', action: 'Buy', confidence: 8, price: '29.00', thesis: 'Every car park needs a plug.' },
      {
        action: 'Sell',
        confidence: 8,
        price: '0.60',
        thesis:
          "So ashamed. I told my whole family to buy it, and for two years I held it only because I couldn't face them. I had no reason any more since the margin in 2023 turned negative. My mistake, nobody else's.",
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias'],
      mustNot: [
        'blames-others',
        'loss-aversion',
        'herd',
        'loss-taken-as-written',
        'disposition',
        'falsifier-given',
        'attachment',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/emotional/10',
    asset: 'MULN Mullen Automotive',
    register: 'emotional',
    entries: [
      { day: '2022-09-12', action: 'Buy', confidence: 8, price: '0.45', thesis: 'EV vans.' },
      {
        action: 'Hold',
        confidence: 8,
        price: '0.20',
        thesis: 'Naked shorts!!! The whole float sold three times over, and the regulators sleep. They will burn!',
      },
    ],
    expert: {
      first: 'blames-others',
      says: ['confidence-beyond-evidence', 'confirmation', 'revenge', 'overconfidence'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'error-admitted', 'story-without-figures'],
      mayAsk: ['ask-other-side', 'ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/emotional/11',
    asset: 'LVMUY LVMH',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '112.00',
        thesis:
          "Oh, I adore them, I admit it, and that is exactly why I made myself read the bad part first: fashion and leather fell 9%, margin 34.7 after 38.8. At 19 times earnings I'll take a little. Another year of falling organic sales in leather and my love is over.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'weighs-other-side', 'figures-named'],
      mustNot: ['attachment', 'confirmation', 'overconfidence', 'ask-what-would-prove-wrong', 'ask-other-side'],
      falsifiers: ['Another year of falling organic sales in leather and my love is over'],
    },
  },
  {
    id: 'tuning/emotional/12',
    asset: 'LUNR Intuitive Machines',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '9.30',
        thesis:
          'THE MOON!!! Mankind goes back and this company builds the trucks. Can you even imagine how huge that is?',
      },
    ],
    expert: {
      first: 'story-without-figures',
      says: ['confidence-beyond-evidence', 'hope'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'events-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong', 'ask-for-event'],
    },
  },
  {
    id: 'tuning/emotional/13',
    asset: 'AFRM Affirm Holdings',
    contract: { right: 'call', strike: '85', expiresOn: '2025-12-19' },
    register: 'emotional',
    entries: [
      {
        day: '2025-11-03',
        action: 'Buy',
        confidence: 7,
        price: '3.10',
        quantity: '15',
        thesis:
          "It's the money for the twins' school fees in January, God help me. Affirm reports on the 6th... it must work, it must.",
      },
    ],
    expert: {
      first: 'money-needed',
      says: ['hope', 'size-too-large', 'names-own-bias', 'events-named', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'size-limited', 'ask-when-needed', 'ask-for-event', 'tax-sale'],
      mayAsk: ['ask-for-exit', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/emotional/14',
    asset: 'MU Micron Technology',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '241.00',
        thesis:
          "Angry? Sure I was, I sold at 95 in April like an idiot. But anger isn't in this order. Contract prices for DRAM rose 40% since September and the backlog for memory in servers is signed until the end of 2026. Should contract prices fall two months in a row I sell again, calmly this time.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'horizon-given', 'error-admitted', 'bought-back-higher'],
      mustNot: ['revenge', 'regret', 'fear-of-missing-out', 'recency', 'ask-what-would-prove-wrong', 'ask-for-horizon'],
      mustNotMatch: [/“in.April”/],
      falsifiers: ['Should contract prices fall two months in a row I sell again, calmly this time'],
    },
  },
  {
    id: 'tuning/emotional/15',
    asset: 'SOUN SoundHound AI',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '15.00',
        thesis: 'The cash just sits there and mocks me. I need to be doing something or I go crazy.',
      },
    ],
    expert: {
      first: 'urge-to-act',
      says: ['too-little-said'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'money-needed', 'fear-of-missing-out'],
      mayAsk: ['ask-why-now', 'ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/16',
    asset: 'DIS Walt Disney',
    register: 'emotional',
    entries: [
      {
        day: '2022-08-15',
        action: 'Buy',
        confidence: 8,
        price: '121.00',
        thesis: 'Streaming earns money by autumn 2024, or I sell. I mean it.',
      },
      {
        action: 'Sell',
        confidence: 7,
        price: '84.00',
        thesis:
          '"Streaming earns money by autumn 2024, or I sell. I mean it." Did I? It earned 47 million a quarter early, so I kept my share and my word. Now cable falls by 7% a year faster than streaming rises and I hadn\'t written one line on that! I sell with tears and without a rule.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['test-answered', 'figures-named', 'weighs-other-side'],
      mustNot: [
        'loss-taken-as-written',
        'stop-obeyed',
        'disposition',
        'loss-aversion',
        'falsifier-given',
        'falsifier-broken-and-held',
        'test-left-open',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/emotional/17',
    asset: 'BABA Alibaba',
    register: 'emotional',
    entries: [
      { day: '2020-11-09', action: 'Buy', confidence: 9, price: '290.00', thesis: 'Ant.' },
      {
        action: 'Hold',
        confidence: 7,
        price: '84.00',
        thesis:
          'After all I have been through with this one! Four years, so many nights. It would have been for nothing.',
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['loss-aversion', 'attachment'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given', 'rule-kept'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/18',
    asset: 'QUBT Quantum Computing',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '17.00',
        thesis:
          'My boss whispered the name to me and HE drives a Porsche!!! Bought it before he finished the sentence.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['urge-to-act', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'own-judgement', 'horizon-given'],
      mayAsk: ['ask-for-own-words', 'ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/emotional/19',
    asset: 'UL Unilever',
    register: 'emotional',
    entries: [
      { day: '2021-06-14', action: 'Buy', confidence: 6, price: '59.00', thesis: 'Soap.' },
      {
        action: 'Hold',
        confidence: 6,
        price: '61.00',
        thesis:
          'Everyone laughs at me for holding this snail. Let them. 3.3% dividend, volumes +1.5%, and I never once lost a night over it.',
      },
    ],
    expert: {
      first: 'income-plan',
      says: ['own-judgement', 'figures-named'],
      mustNot: ['herd', 'attachment', 'overconfidence', 'loss-aversion', 'too-little-said', 'fear-of-missing-out'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/20',
    asset: 'AMAT Applied Materials',
    register: 'emotional',
    entries: [
      { day: '2025-01-27', action: 'Buy', confidence: 7, price: '180.00', thesis: 'Gate-all-around.' },
      {
        action: 'Sell Some',
        confidence: 5,
        price: '158.00',
        quantity: '5',
        thesis:
          'I was glued to the news about tariffs all night and my heart is racing. This sale is fear. There, I wrote it down.',
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['urge-to-act', 'events-named'],
      mustNot: [
        'error-admitted',
        'disposition',
        'loss-taken-as-written',
        'overconfidence',
        'rule-kept',
        'falsifier-given',
        'tax-sale',
      ],
      mayAsk: ['ask-what-changed', 'ask-why-now'],
    },
  },
  {
    id: 'tuning/emotional/21',
    asset: 'LAC Lithium Americas',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '6.80',
        thesis: 'The government takes a stake, what more do you need?! All the sceptics look like fools today, ha!',
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['overconfidence', 'events-named', 'authority', 'fear-of-missing-out', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'falsifier-given', 'weighs-other-side', 'horizon-given'],
      mayAsk: ['ask-other-side', 'ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/22',
    asset: 'IONQ IonQ',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '61.00',
        thesis:
          "I made 12k on quantum since summer, it's all gravy. Even if these five grand vanish I haven't lost a thing!!",
      },
    ],
    expert: {
      first: 'house-money',
      says: ['confidence-beyond-evidence', 'story-without-figures', 'overconfidence', 'size-limited'],
      mustNot: ['falsifier-given', 'weighs-other-side', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'tuning/emotional/23',
    asset: 'JNJ Johnson & Johnson',
    register: 'emotional',
    entries: [
      { day: '2020-10-05', action: 'Buy', confidence: 7, price: '147.00', thesis: 'Sleep well.' },
      {
        action: 'Sell',
        confidence: 6,
        price: '186.00',
        thesis:
          "Our roof came down in the storm. Insurance pays in spring, the roofer wants money on Monday. Goodbye, old friend, I'd keep you if I could.",
      },
    ],
    expert: {
      first: 'sale-for-need',
      mustNot: [
        'money-needed',
        'attachment',
        'disposition',
        'error-admitted',
        'tax-sale',
        'loss-aversion',
        'overconfidence',
        'ask-when-needed',
        'ask-why-now',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/emotional/24',
    asset: 'LCID Lucid',
    register: 'emotional',
    entries: [
      {
        day: '2024-09-16',
        action: 'Buy',
        confidence: 7,
        price: '3.60',
        thesis: 'Gravity starts in 2024 and fills the factory.',
      },
      {
        action: 'Buy More',
        confidence: 9,
        price: '2.10',
        quantity: '800',
        thesis:
          "They're practically giving it away and I'm laughing! The more it drops the more I love it and the surer I get.",
      },
    ],
    expert: {
      first: 'surer-as-price-falls',
      says: [
        'added-below-cost',
        'overconfidence',
        'fall-as-reason',
        'low-price-as-cheap',
        'attachment',
        'test-left-open',
        'confidence-beyond-evidence',
      ],
      mustNot: ['figures-named', 'falsifier-given', 'rule-kept'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-changed', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/emotional/25',
    asset: 'HIMS Hims & Hers',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '44.00',
        thesis:
          "My finger was on the button. Then I saw that I couldn't say in one sentence where the profit comes from. Ashamed, relieved, out.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['names-own-bias', 'confidence-fits'],
      mustNot: ['fear-of-missing-out', 'regret', 'urge-to-act', 'overconfidence', 'falsifier-given', 'error-admitted'],
      mayAsk: ['ask-for-figure'],
    },
  },
  {
    id: 'tuning/emotional/26',
    asset: 'GTLB GitLab',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '42.00',
        thesis:
          "Four quarters of dread and now this joy, 29% growth! Careful, heart. If big customers (over 100k) grow slower than 15%, the joy was for nothing and I'm gone.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias'],
      mustNot: [
        'recency',
        'overconfidence',
        'attachment',
        'story-without-figures',
        'hope',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-horizon', 'ask-other-side'],
      falsifiers: ["If big customers (over 100k) grow slower than 15%, the joy was for nothing and I'm gone"],
    },
  },
  {
    id: 'tuning/emotional/27',
    asset: 'PYPL PayPal',
    register: 'emotional',
    entries: [
      { day: '2021-09-06', action: 'Buy', confidence: 9, price: '288.00', thesis: 'Super app.' },
      {
        action: 'Hold',
        confidence: 6,
        price: '66.00',
        thesis: "288. Every morning I look at that number. The day it's back there I'm free.",
      },
    ],
    expert: {
      first: 'get-even',
      says: ['anchoring-to-cost', 'hope'],
      mustNot: [
        'falsifier-given',
        'target-obeyed',
        'rule-kept',
        'figures-named',
        'horizon-given',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/28',
    asset: 'SAN.PA Sanofi',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '84.00',
        thesis:
          "J'en ai assez de voir les autres gagner ! Tout le monde achète, moi aussi, et vite, avant qu'il ne soit trop tard.",
      },
    ],
    expert: {
      first: 'not-english',
      says: ['fear-of-missing-out', 'herd'],
      mustNot: ['too-little-said', 'figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/29',
    asset: 'RIVN Rivian',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '14.00',
        thesis:
          "Brilliant plan, of course: lose 39,000 dollars a truck and make it up in volume. Everybody's favourite joke. Except that in the last quarter the gross profit was 24 million ABOVE zero. If it turns negative again for two quarters, the joke was right and I'm the fool who sells.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement'],
      mustNot: [
        'herd',
        'overconfidence',
        'story-without-figures',
        'hope',
        'ask-what-would-prove-wrong',
        'ask-other-side',
      ],
      falsifiers: ["If it turns negative again for two quarters, the joke was right and I'm the fool who sells"],
    },
  },
  {
    id: 'tuning/emotional/30',
    asset: 'NVO Novo Nordisk',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '48.00',
        thesis:
          'My sister swears it doubles by Easter, "no risk at all". I love her and I don\'t believe a word. It may well go lower first. What I believe is 13 times earnings for 6% growth. No approval of the 7.2 mg dose by summer, or a second cut of guidance, would change my mind.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'weighs-other-side', 'figures-named', 'events-named', 'horizon-given'],
      mustNot: [
        'overconfidence',
        'authority',
        'target-without-reason',
        'attachment',
        'ask-what-would-prove-wrong',
        'vague-horizon',
      ],
      falsifiers: ['No approval of the 7.2 mg dose by summer, or a second cut of guidance, would change my mind'],
    },
  },
]
