import type { CriticCase } from '../case.ts'

/**
 * The held-out half, moved. Written before the built-in critic had its grammar, and never read by whoever works on it: the
 * figures of `npm run bench -- critic` mean something only as long as no rule is made for one of these.
 */
export const EMOTIONAL: readonly CriticCase[] = [
  {
    id: 'held-out/emotional/01',
    asset: 'TSLA Tesla',
    register: 'emotional',
    entries: [
      { day: '2024-01-08', action: 'Buy', confidence: 8, price: '240.00', thesis: 'The car of the future.' },
      {
        action: 'Hold',
        confidence: 10,
        price: '212.00',
        thesis:
          "I LOVE this company. Elon is a genius and people who sell now just don't get it!!! I will never, ever sell a single share.",
      },
    ],
    expert: {
      first: 'attachment',
      says: [
        'new-reason-after-fall',
        'halo',
        'confirmation',
        'overconfidence',
        'confidence-beyond-evidence',
        'surer-as-price-falls',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/02',
    asset: 'BYND Beyond Meat',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '2.10',
        thesis:
          "They took eleven thousand dollars from me last year. I want it back, and I'm taking it back from this very stock.",
      },
    ],
    expert: {
      first: 'revenge',
      says: ['get-even', 'sunk-cost', 'confidence-beyond-evidence', 'story-without-figures'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/emotional/03',
    asset: 'CRWD CrowdStrike',
    register: 'emotional',
    entries: [
      { day: '2024-07-10', action: 'Buy', confidence: 8, price: '371.00', thesis: 'Nobody leaves CrowdStrike.' },
      {
        action: 'Sell',
        confidence: 6,
        price: '251.00',
        thesis: "I feel sick. I can't look at the screen any more and just want this to be over.",
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
    id: 'held-out/emotional/04',
    asset: 'SHOP Shopify',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '96.00',
        thesis:
          "Honestly, I'm scared of this one. It fell 20% after results although orders grew 22%, and every bone in me wants to wait for a better day. I wrote in January that I would buy under 100 if orders grew above 20%, so I do it, with 2% and not more. If orders grow less than 15% I'm out of here.",
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['falsifier-given', 'names-own-bias', 'figures-named', 'size-limited', 'confidence-fits'],
      mustNot: [
        'fall-as-reason',
        'hope',
        'overconfidence',
        'story-without-figures',
        'fear-of-missing-out',
        'ask-for-size',
        'ask-what-would-prove-wrong',
      ],
      falsifiers: ["If orders grow less than 15% I'm out of here"],
    },
  },
  {
    id: 'held-out/emotional/05',
    asset: 'ARKK ARK Innovation ETF',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '48.00',
        thesis:
          "Finally!! The market wakes up. I knew it all along and nobody listened. Now it starts, and this time I'm in with everything I have.",
      },
    ],
    expert: {
      first: 'size-too-large',
      says: [
        'hindsight',
        'overconfidence',
        'confidence-beyond-evidence',
        'fear-of-missing-out',
        'story-without-figures',
      ],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/06',
    asset: 'NFLX Netflix',
    register: 'emotional',
    entries: [
      { day: '2022-05-16', action: 'Buy', confidence: 6, price: '186.00', thesis: 'Panic price.' },
      {
        action: 'Sell',
        confidence: 7,
        price: '540.00',
        thesis:
          "I'm so happy with this one that I'm afraid to lose it again. Tripled! I'd never forgive myself if it went back.",
      },
    ],
    expert: {
      first: 'regret',
      says: ['disposition'],
      mustNot: ['target-obeyed', 'overconfidence', 'loss-aversion', 'error-admitted', 'falsifier-given'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/emotional/07',
    asset: 'RIOT Riot Platforms',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '14.20',
        thesis:
          "I don't feel any fear of missing out here, really. I've watched it for a year while others got rich, and that is fine. I buy now because at 8 cents a kilowatt hour they mine a coin for about $52,000, and it stands at 96,000. Power above 12 cents or a coin under 60,000, and I'm gone the same week.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: [
        'fear-of-missing-out',
        'regret',
        'herd',
        'story-without-figures',
        'vague-horizon',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ["Power above 12 cents or a coin under 60,000, and I'm gone the same week"],
    },
  },
  {
    id: 'held-out/emotional/08',
    asset: 'DIS Walt Disney',
    register: 'emotional',
    entries: [
      { day: '2021-03-08', action: 'Buy', confidence: 9, price: '201.00', thesis: 'Disney+ will overtake Netflix.' },
      {
        action: 'Hold',
        confidence: 8,
        price: '92.00',
        thesis:
          'My grandmother gave me my first Disney share and I grew up in those parks. Selling would feel like betraying her. It will come back, it always has.',
      },
    ],
    expert: {
      first: 'attachment',
      says: [
        'new-reason-after-fall',
        'gamblers-fallacy',
        'hope',
        'get-even',
        'loss-aversion',
        'confidence-beyond-evidence',
      ],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/09',
    asset: 'PARA Paramount Global',
    register: 'emotional',
    entries: [
      { day: '2023-11-20', action: 'Buy', confidence: 7, price: '14.10', thesis: 'Merger partner pays 20.' },
      {
        action: 'Sell',
        confidence: 8,
        price: '10.60',
        thesis:
          'It hurts to write this. I hoped for a buyer for two years because the alternative was to admit that I had not read the debt schedule. I have read it now. I was wrong, not unlucky.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['test-answered', 'names-own-bias'],
      mustNot: [
        'hope',
        'loss-aversion',
        'blames-others',
        'get-even',
        'loss-taken-as-written',
        'disposition',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'held-out/emotional/10',
    asset: 'NIO NIO',
    register: 'emotional',
    entries: [
      { day: '2021-01-25', action: 'Buy', confidence: 9, price: '62.00', thesis: 'The Tesla of China.' },
      {
        action: 'Hold',
        confidence: 7,
        price: '4.10',
        thesis:
          "The shorts and the media have destroyed this stock on purpose. It's manipulation, pure and simple. When the truth comes out they will pay.",
      },
    ],
    expert: {
      first: 'blames-others',
      says: ['new-reason-after-fall', 'confirmation', 'revenge'],
      mustNot: ['figures-named', 'error-admitted', 'falsifier-given', 'horizon-given', 'rule-kept'],
      mayAsk: ['ask-other-side', 'ask-what-would-prove-wrong', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/emotional/11',
    asset: 'AAPL Apple',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '201.00',
        thesis:
          "My heart says yes and my calculator says maybe. 31 times earnings for a company that grows 5%! I buy a little, 1% of what I have, and I'll own up if services grow by less than 8% this year.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'names-own-bias',
        'weighs-other-side',
        'figures-named',
        'size-limited',
        'confidence-fits',
        'horizon-given',
      ],
      mustNot: [
        'attachment',
        'overconfidence',
        'story-without-figures',
        'ask-for-size',
        'ask-what-would-prove-wrong',
        'vague-horizon',
      ],
      falsifiers: ["I'll own up if services grow by less than 8% this year"],
    },
  },
  {
    id: 'held-out/emotional/12',
    asset: 'SPCE Virgin Galactic',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '3.30',
        thesis:
          "Imagine space hotels! Imagine your kids flying to the moon!! We're at the very beginning and this little company will be bigger than Boeing one day.",
      },
    ],
    expert: {
      first: 'story-without-figures',
      says: ['confidence-beyond-evidence', 'vague-horizon', 'overconfidence', 'hope'],
      mustNot: ['figures-named', 'horizon-given', 'falsifier-given', 'events-named'],
      mayAsk: ['ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/13',
    asset: 'UNH UnitedHealth Group',
    contract: { right: 'call', strike: '400', expiresOn: '2026-01-16' },
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '5.10',
        quantity: '20',
        thesis: 'Rent is due on the 1st and I put the rent in here. I know how that sounds. It just has to work once.',
      },
    ],
    expert: {
      first: 'money-needed',
      says: ['hope', 'words-and-number-disagree', 'names-own-bias', 'confidence-beyond-evidence', 'lottery'],
      mustNot: ['figures-named', 'horizon-given', 'falsifier-given', 'size-limited', 'ask-when-needed'],
      mayAsk: ['ask-for-exit'],
    },
  },
  {
    id: 'held-out/emotional/14',
    asset: 'GOOG Alphabet',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '158.00',
        thesis:
          "Yes, I was furious when I sold at 130 in March. No, that isn't why I'm buying. The trial ended with remedies far milder than a sale of Chrome, and that removes the one thing that had made me sell. If an appeal court orders a sale after all, I'm out again, furious or not.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'names-own-bias', 'bought-back-higher'],
      mustNot: [
        'regret',
        'revenge',
        'fear-of-missing-out',
        'anchoring-to-past-price',
        'ask-for-event',
        'ask-what-would-prove-wrong',
      ],
      mayAsk: ['ask-what-price-assumes'],
      falsifiers: ["If an appeal court orders a sale after all, I'm out again, furious or not"],
    },
  },
  {
    id: 'held-out/emotional/15',
    asset: 'BTDR Bitdeer Technologies',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '12.00',
        thesis: "I'm bored out of my mind with cash at 4%. Something has to happen in this account!",
      },
    ],
    expert: {
      first: 'urge-to-act',
      says: ['too-little-said', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'vague-horizon', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-why-now', 'ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/emotional/16',
    asset: 'BA Boeing',
    register: 'emotional',
    entries: [
      {
        day: '2023-12-18',
        action: 'Buy',
        confidence: 8,
        price: '262.00',
        thesis: 'Deliveries recover. I sell if the FAA caps the 737 line again.',
      },
      {
        day: '2024-01-29',
        action: 'Sell',
        confidence: 8,
        price: '149.00',
        thesis:
          'I cried a bit, and then I read my own words: "I sell if the FAA caps the 737 line again." It did, on January 24. I promised myself. So here I go, 43% poorer, and strangely proud.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'events-named', 'test-answered'],
      mustNot: [
        'loss-aversion',
        'regret',
        'disposition',
        'falsifier-given',
        'error-admitted',
        'ask-what-would-prove-wrong',
        'ask-what-changed',
      ],
    },
  },
  {
    id: 'held-out/emotional/17',
    asset: 'NVAX Novavax',
    register: 'emotional',
    entries: [
      { day: '2021-09-13', action: 'Buy', confidence: 9, price: '242.00', thesis: 'Best vaccine of all.' },
      {
        action: 'Hold',
        confidence: 8,
        price: '7.70',
        thesis:
          "I spent three years of evenings on this company and moderate a forum with 4,000 members. I can't be the one who walks away now!",
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['new-reason-after-fall', 'attachment', 'herd'],
      mustNot: ['figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/18',
    asset: 'UPST Upstart',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '61.00',
        thesis: 'Guys who know say this goes to 200. My hands are shaking while I type this. ALL IN!!!',
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['authority', 'overconfidence', 'target-without-reason', 'confidence-beyond-evidence'],
      mustNot: ['figures-named', 'horizon-given', 'falsifier-given'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong', 'ask-for-own-words'],
    },
  },
  {
    id: 'held-out/emotional/19',
    asset: 'PG Procter & Gamble',
    register: 'emotional',
    entries: [
      { day: '2020-03-23', action: 'Buy', confidence: 7, price: '98.00', thesis: 'Soap in every crisis.' },
      {
        action: 'Hold',
        confidence: 7,
        price: '152.00',
        thesis:
          "My wife thinks I'm mad to keep a share that yields 2.7% when the bank pays 4. Maybe so. But organic growth was 2% and prices held, and in five years the payout has gone from $3.16 to $4.23. That calms me, and calm is worth something.",
      },
    ],
    expert: {
      first: 'income-plan',
      says: ['figures-named', 'weighs-other-side', 'own-judgement'],
      mustNot: ['attachment', 'authority', 'overconfidence', 'loss-aversion', 'too-little-said'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-would-buy-today'],
    },
  },
  {
    id: 'held-out/emotional/20',
    asset: 'LUV Southwest Airlines',
    register: 'emotional',
    entries: [
      { day: '2024-06-17', action: 'Buy', confidence: 6, price: '28.00', thesis: 'Activist pressure.' },
      {
        action: 'Sell Some',
        confidence: 4,
        price: '33.00',
        quantity: '10',
        thesis:
          "I panicked this morning when futures were red. I notice that I'm selling half only to feel better, and I do it anyway.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['urge-to-act', 'loss-aversion'],
      mustNot: ['error-admitted', 'disposition', 'rule-kept', 'tax-sale', 'figures-named', 'falsifier-given'],
      mayAsk: ['ask-what-changed', 'ask-why-now'],
    },
  },
  {
    id: 'held-out/emotional/21',
    asset: 'CCJ Cameco',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '74.00',
        thesis:
          "Uranium!!! Every single article I read says the same: there isn't enough. The people who doubt it are paid to doubt it.",
      },
    ],
    expert: {
      first: 'confirmation',
      says: ['herd', 'confidence-beyond-evidence', 'story-without-figures', 'authority'],
      mustNot: ['figures-named', 'weighs-other-side', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-other-side', 'ask-for-figure', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/22',
    asset: 'SQ Block',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '78.00',
        thesis:
          "Already up 60% on this account this year, so what could go wrong, it's the market's money now. Throwing 15 grand of winnings at Block!",
      },
    ],
    expert: {
      first: 'house-money',
      says: ['overconfidence', 'story-without-figures'],
      mustNot: ['falsifier-given', 'weighs-other-side', 'horizon-given'],
      mayAsk: ['ask-for-size', 'ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/emotional/23',
    asset: 'PFE Pfizer',
    register: 'emotional',
    entries: [
      { day: '2022-01-10', action: 'Buy', confidence: 7, price: '56.00', thesis: 'Covid pill.' },
      {
        action: 'Sell',
        confidence: 5,
        price: '24.00',
        thesis:
          "I'm tired. Four years. We need the money for Dad's care home, from April on, and that matters more than whether I was right.",
      },
    ],
    expert: {
      first: 'sale-for-need',
      mustNot: [
        'money-needed',
        'loss-aversion',
        'error-admitted',
        'loss-taken-as-written',
        'disposition',
        'tax-sale',
        'overconfidence',
        'ask-when-needed',
        'ask-why-now',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'held-out/emotional/24',
    asset: 'PLUG Plug Power',
    register: 'emotional',
    entries: [
      { day: '2025-01-13', action: 'Buy', confidence: 7, price: '2.70', thesis: 'Cash burn halves in 2025.' },
      {
        action: 'Buy More',
        confidence: 9,
        price: '1.90',
        quantity: '500',
        thesis:
          "Down 30% and I couldn't be happier, it's a gift from God! Every dollar lower makes me more certain. Averaging down until they beg me to stop.",
      },
    ],
    expert: {
      first: 'surer-as-price-falls',
      says: ['added-below-cost', 'overconfidence', 'fall-as-reason', 'confidence-beyond-evidence', 'test-left-open'],
      mustNot: ['figures-named', 'falsifier-given', 'rule-kept', 'error-admitted'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-size', 'ask-what-changed'],
    },
  },
  {
    id: 'held-out/emotional/25',
    asset: 'SCHW Charles Schwab',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '91.00',
        thesis:
          "God, I want to press the button so badly. I'm not going to. I was burned by banks in March 2023 because I had not looked at the bonds, and until I have read the 10-K I don't trust myself.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['names-own-bias', 'events-named', 'source-named', 'confidence-fits'],
      mustNot: ['fear-of-missing-out', 'urge-to-act', 'regret', 'overconfidence', 'falsifier-given'],
    },
  },
  {
    id: 'held-out/emotional/26',
    asset: 'CELH Celsius Holdings',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '43.00',
        thesis:
          "What a relief to see 44% growth after that awful year! I won't fall in love: Pepsi decides who gets shelf space. The day Pepsi drops or renegotiates the deal I leave, even if it's on a holiday.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side'],
      mustNot: ['attachment', 'recency', 'overconfidence', 'story-without-figures', 'ask-what-would-prove-wrong'],
      mayAsk: ['ask-for-horizon', 'ask-what-price-assumes'],
      falsifiers: ["The day Pepsi drops or renegotiates the deal I leave, even if it's on a holiday"],
    },
  },
  {
    id: 'held-out/emotional/27',
    asset: 'GPRO GoPro',
    register: 'emotional',
    entries: [
      { day: '2019-06-10', action: 'Buy', confidence: 7, price: '7.00', thesis: 'The new Hero 8.' },
      {
        action: 'Hold',
        confidence: 6,
        price: '1.20',
        thesis: "As soon as it's back at 7 I'll sell and never touch a stock again, I swear.",
      },
    ],
    expert: {
      first: 'get-even',
      says: ['anchoring-to-cost', 'hope'],
      mustNot: ['falsifier-given', 'target-obeyed', 'rule-kept', 'figures-named', 'horizon-given'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'held-out/emotional/28',
    asset: 'RACE Ferrari',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '438.00',
        thesis:
          'Ho aspettato tutta la vita per possedere un pezzo di Ferrari! Sono innamorato del marchio e non venderò mai.',
      },
    ],
    expert: {
      first: 'not-english',
      says: ['attachment', 'overconfidence'],
      mustNot: ['too-little-said', 'figures-named', 'falsifier-given', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-figure'],
    },
  },
  {
    id: 'held-out/emotional/29',
    asset: 'AFRM Affirm Holdings',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '71.00',
        thesis:
          "Oh sure, a lender to people who can't afford trainers, in a slowdown, at 60 times earnings. What could possibly go wrong. I'm buying puts on it? No: I'm buying it. Delinquencies have fallen to 2.4% for three quarters running while nobody looked. Above 3.2% I eat my words and sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'overconfidence',
        'herd',
        'story-without-figures',
        'hedge',
        'vague-horizon',
        'ask-what-would-prove-wrong',
        'ask-other-side',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ['Above 3.2% I eat my words and sell'],
    },
  },
  {
    id: 'held-out/emotional/30',
    asset: 'GRPN Groupon',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '9.50',
        thesis:
          "My friend Tomasz thinks it is a sure thing and can't lose. I disagree, and told him so. I see one in three that the new ticket shop fails, and then it's worth 4. I'm buying because the other two in three are worth 20, and I stop believing when billings in North America shrink again.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'weighs-other-side', 'figures-named'],
      mustNot: [
        'overconfidence',
        'authority',
        'herd',
        'story-without-figures',
        'hope',
        'ask-what-would-prove-wrong',
        'ask-other-side',
      ],
      mayAsk: ['ask-for-source'],
      falsifiers: ['I stop believing when billings in North America shrink again'],
    },
  },
]
