import type { CriticCase } from '../case.ts'

/** Principles, promises and own tests that a later entry keeps or breaks: batch 30, "D". */
export const READ_30_D: readonly CriticCase[] = [
  {
    id: 'tuning/30d-01',
    asset: 'SOFI SoFi Technologies',
    register: 'chatty',
    principles: ['No single stock above 5% of the portfolio', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-07-21',
        action: 'Buy',
        confidence: 8,
        price: '27',
        thesis:
          "SoFi beat, member growth 34%, raised guidance. I'm going with about 20% of the portfolio because conviction bets should be big, Druckenmiller style. Normally I cap things, but this one's different. Exit if member growth drops below 25%.",
        quantity: '900',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['size-too-large', 'falsifier-given', 'figures-named', 'authority', 'overconfidence'],
      mustNot: ['size-limited', 'principle-kept'],
      falsifiers: ['Exit if member growth drops below 25%'],
    },
  },
  {
    id: 'tuning/30d-02',
    asset: 'KO Coca-Cola',
    register: 'plain',
    entries: [
      {
        day: '2026-06-02',
        action: 'Buy',
        confidence: 7,
        price: '71',
        thesis:
          "My late husband always said one should buy what Mr Buffett buys, and he has never sold a share of Coca-Cola. I do not follow the company's accounts, I must confess, though I enjoy the product. If it is good enough for him it is good enough for me. I intend to leave it to the grandchildren.",
        quantity: '90',
      },
    ],
    expert: {
      first: 'authority',
      says: ['familiarity', 'story-without-figures'],
      mustNot: ['falsifier-given', 'own-judgement', 'figures-named'],
    },
  },
  {
    id: 'tuning/30d-03',
    asset: 'UNH UnitedHealth',
    register: 'plain',
    entries: [
      {
        day: '2026-01-28',
        action: 'Buy',
        confidence: 6,
        price: '290',
        thesis:
          "I hold 30 in my old broker's account from 540. Buying 25 more here takes my average down to 426, so it doesn't have to climb that far until I'm even, and once I'm even I'm out of this stock for good. The guidance was bad, yes. But selling now would make the loss real.",
        quantity: '25',
      },
    ],
    expert: {
      first: 'get-even',
      says: ['loss-aversion', 'sunk-cost', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/30d-04',
    asset: 'ARKK ARK Innovation',
    register: 'plain',
    entries: [
      {
        day: '2026-01-09',
        action: 'Buy',
        confidence: 8,
        price: '82',
        thesis:
          "Best performing ETF in my app last year, +48%. I sorted the list by 1Y return and bought number one, two and three, it's as simple as that. My savings account makes 2%.",
        quantity: '130',
      },
    ],
    expert: {
      first: 'recency',
      says: ['fear-of-missing-out', 'story-without-figures', 'herd'],
      mustNot: ['falsifier-given', 'own-judgement'],
    },
  },
  {
    id: 'tuning/30d-05',
    asset: 'HIMS Hims & Hers Health',
    register: 'chatty',
    entries: [
      {
        day: '2026-09-29',
        action: 'Buy',
        confidence: 8,
        price: '49',
        thesis:
          "buddy from the discord who called the sept 2025 run says buyout by a big pharma is coming before thanksgiving, 70+ a share. he's not been wrong yet. dont want to overthink it, got in before the rest of the room does",
        quantity: '100',
      },
    ],
    expert: {
      first: 'herd',
      says: ['authority', 'fear-of-missing-out', 'target-without-reason', 'urge-to-act'],
      mustNot: ['falsifier-given', 'own-judgement'],
    },
  },
  {
    id: 'tuning/30d-06',
    asset: 'VZ Verizon',
    register: 'plain',
    entries: [
      {
        day: '2026-04-15',
        action: 'Buy',
        confidence: 7,
        price: '41.5',
        thesis:
          '6.6 per cent dividend. Even if the shares fall I still get my dividend, so I cannot really lose money with this one. As a teacher I like things that are safe. Compared with the 4 per cent at the building society it is a simple choice.',
        quantity: '240',
      },
    ],
    expert: {
      first: 'yield-as-income',
      says: ['overconfidence', 'figures-named'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/sequences/30d-07',
    asset: 'GOOGL Alphabet',
    register: 'plain',
    entries: [
      {
        day: '2026-01-14',
        action: 'Buy',
        confidence: 6,
        price: '318',
        thesis:
          "Search isn't dying, at least not in the numbers: +15% last quarter with AI Mode live for a year. 24x. I sell if search grows less than 8% for two quarters running. Once it trades above 32x I take a third off, whatever the mood.",
        quantity: '24',
      },
      {
        day: '2026-04-29',
        action: 'Buy More',
        confidence: 7,
        price: '335',
        thesis:
          "Search +14%, cloud +36%, backlog 170bn. That's what I needed to see; the test from January isn't anywhere near. Adding the second tranche I had planned, 8 shares. It makes the whole 5%, and there is no third.",
        quantity: '8',
      },
      {
        day: '2026-10-27',
        action: 'Sell Some',
        confidence: 7,
        price: '428',
        thesis:
          "32.4x forward this morning. January's line said above 32 a third goes, so 11 of the 32 go. I'd like to keep them, business is excellent, search +13. But I wrote it so as not to have this conversation.",
        quantity: '11',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['test-answered', 'figures-named', 'target-obeyed'],
      mustNot: ['disposition', 'falsifier-broken-and-held', 'thesis-shrunk'],
    },
  },
  {
    id: 'tuning/sequences/30d-08',
    asset: 'PEP PepsiCo',
    register: 'plain',
    entries: [
      {
        day: '2026-02-02',
        action: 'Watch',
        confidence: 5,
        price: '149',
        thesis: "On the list. I'd buy under 140 if North America volumes are no longer falling. Not before both.",
      },
      {
        day: '2026-04-20',
        action: 'Keep Watching',
        confidence: 5,
        price: '138',
        thesis: "Price is there. Volumes aren't: minus 2% in North America again. One of two isn't both. Waiting.",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'test-beside'],
      mustNot: ['regret', 'fear-of-missing-out', 'falsifier-broken-and-held'],
    },
  },
  {
    id: 'tuning/sequences/30d-09',
    asset: 'PEP PepsiCo',
    register: 'plain',
    entries: [
      {
        day: '2026-02-02',
        action: 'Watch',
        confidence: 5,
        price: '149',
        thesis: "On the list. I'd buy under 140 if North America volumes are no longer falling. Not before both.",
      },
      {
        day: '2026-04-20',
        action: 'Keep Watching',
        confidence: 5,
        price: '138',
        thesis: "Price is there. Volumes aren't: minus 2% in North America again. One of two isn't both. Waiting.",
      },
      {
        day: '2026-07-13',
        action: 'Keep Watching',
        confidence: 4,
        price: '154',
        thesis:
          "Jumped 7% on the activist's letter. I feel the itch. Volumes -1%, price over 140, so neither condition holds now. The jump isn't one of my conditions.",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'names-own-bias', 'stays-out'],
      mustNot: ['regret', 'fear-of-missing-out'],
    },
  },
  {
    id: 'tuning/sequences/30d-10',
    asset: 'RHM Rheinmetall',
    register: 'plain',
    entries: [
      {
        day: '2026-01-15',
        action: 'Buy',
        confidence: 9,
        price: '1890',
        thesis: 'Europe rearms. Whole continent. Orders for ten years. In.',
        quantity: '4',
      },
      {
        day: '2026-02-12',
        action: 'Sell Some',
        confidence: 6,
        price: '1710',
        thesis:
          "I reread my January note and it contains no number at all. It's a headline with a price attached. So: sold two, kept two, and here's what should have been there: order intake of at least 40bn for the year, margin no lower than 15%. If either is missed at the annual report, the rest goes. 9 was what I felt, not what I knew. 6.",
        quantity: '2',
      },
      {
        day: '2026-08-06',
        action: 'Hold',
        confidence: 6,
        price: '1520',
        thesis:
          "Down another 11% on ceasefire talk. Intake in the first half 24bn, margin 15.8. Both of my conditions stand, so I do nothing. If I were reacting to the price I'd sell here, and it would be for the wrong reason.",
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'own-judgement'],
      mustNot: ['falsifier-broken-and-held', 'surer-as-price-falls', 'loss-aversion'],
    },
  },
  {
    id: 'tuning/sequences/30d-11',
    asset: 'SHOP Shopify',
    register: 'plain',
    principles: ['No position over 5%'],
    entries: [
      {
        day: '2026-01-21',
        action: 'Buy',
        confidence: 6,
        price: '160',
        thesis:
          'GMV growth above 25% for nine quarters, FCF margin 18%. Expensive at 75x. 4% position. If GMV growth is below 22% I sell.',
        quantity: '25',
      },
      {
        day: '2026-05-11',
        action: 'Buy More',
        confidence: 9,
        price: '196',
        thesis:
          "+22% in under four months. I knew it. Clearly I've got a good eye for these, so I'm doubling, which makes it about 9% of the account. When you're hot you're hot.",
        quantity: '25',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['overconfidence', 'surer-as-price-rises', 'hindsight', 'size-too-large'],
      mustNot: ['size-limited', 'principle-kept', 'rule-kept'],
    },
  },
  {
    id: 'tuning/sequences/30d-12',
    asset: 'XYZ Block',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis:
          "Gross profit growing 17%, Rule of 40 this year. I hold to the February 2027 report, ups and downs don't count. I only sell if gross profit growth goes under 12%.",
        quantity: '70',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 2,
        price: '57',
        thesis:
          "Market down 5% in two days, couldn't sleep. Block reported gross profit +16% yesterday, fine, but nobody cares about numbers right now. Sold all of it. Will get back in once things have calmed down.",
        quantity: '70',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['principle-broken', 'loss-aversion', 'urge-to-act', 'figures-named'],
      mustNot: ['rule-kept', 'loss-taken-as-written', 'stop-obeyed', 'principle-kept'],
    },
  },
  {
    id: 'tuning/sequences/30d-13',
    asset: 'UPST Upstart',
    register: 'plain',
    contract: {
      right: 'call',
      strike: '60',
      expiresOn: '2026-09-18',
      multiplier: '100',
    },
    entries: [
      {
        day: '2026-03-18',
        action: 'Buy',
        confidence: 6,
        price: '640',
        thesis:
          "Two calls, 60 strike, September. Rate cuts = more loans. Only this one try: I won't add to it if it goes against me. 1,280 total.",
        quantity: '2',
      },
      {
        day: '2026-05-27',
        action: 'Buy More',
        confidence: 7,
        price: '290',
        thesis:
          'Down 55%. At 290 the same calls are a gift, and with six my average is only 407, so it needs much less of a move. Four more.',
        quantity: '4',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: [
        'surer-as-price-falls',
        'added-below-cost',
        'fall-as-reason',
        'get-even',
        'option-terms',
        'low-price-as-cheap',
        'added-after-loss',
        'anchoring-to-cost',
        'new-reason-after-fall',
      ],
      mustNot: ['rule-kept', 'size-limited', 'falsifier-given'],
    },
  },
  {
    id: 'tuning/30d-14',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Bought 40 shares, 7% of the account, because the margin goes up.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['size-too-large', 'names-own-bias', 'story-without-figures', 'too-little-said', 'attachment'],
      mustNot: ['size-limited', 'principle-kept'],
    },
  },
  {
    id: 'tuning/30d-15',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Sized at 6%. Above my rule, I know.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['size-too-large', 'names-own-bias', 'story-without-figures', 'too-little-said', 'attachment'],
      mustNot: ['size-limited', 'principle-kept'],
    },
  },
  {
    id: 'tuning/30d-16',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: '7% weight. I like it that much.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['size-too-large', 'names-own-bias', 'story-without-figures', 'too-little-said', 'attachment'],
      mustNot: ['size-limited', 'principle-kept'],
    },
  },
  {
    id: 'tuning/30d-17',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Put 20% of the account into this, hands trembling.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['size-too-large', 'names-own-bias', 'story-without-figures', 'too-little-said', 'attachment'],
      mustNot: ['size-limited', 'principle-kept'],
    },
  },
  {
    id: 'tuning/30d-18',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: '4% position, because the margin goes up.',
      },
    ],
    expert: {
      first: 'principle-kept',
      says: ['size-limited', 'too-little-said'],
      mustNot: ['principle-broken'],
    },
  },
  {
    id: 'tuning/30d-19',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Max 3% of my money in this, the margin goes up.',
      },
    ],
    expert: {
      first: 'principle-kept',
      says: ['size-limited', 'too-little-said'],
      mustNot: ['principle-broken'],
    },
  },
  {
    id: 'tuning/30d-20',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Tech is 40% of my portfolio, and this is not tech.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'story-without-figures', 'figures-named', 'same-exposure', 'weighs-other-side'],
      mustNot: ['principle-broken', 'principle-kept', 'size-limited', 'size-too-large'],
    },
  },
  {
    id: 'tuning/30d-21',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'I wanted a 10% position and the margin has to go up first.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'story-without-figures', 'figures-named', 'same-exposure', 'weighs-other-side'],
      mustNot: ['principle-broken', 'principle-kept', 'size-limited', 'size-too-large'],
    },
  },
  {
    id: 'tuning/30d-22',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['No single position above 5%'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Weight in the index is 7%, and the margin goes up.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'story-without-figures', 'figures-named', 'same-exposure', 'weighs-other-side'],
      mustNot: ['principle-broken', 'principle-kept', 'size-limited', 'size-too-large'],
    },
  },
  {
    id: 'tuning/30d-23',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'My dad lent me 3,000 for this.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['borrowed-money', 'urge-to-act', 'recency', 'too-little-said', 'events-named'],
      mustNot: ['principle-kept'],
    },
  },
  {
    id: 'tuning/30d-24',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Beat and raise this morning. I am in.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['borrowed-money', 'urge-to-act', 'recency', 'too-little-said', 'events-named'],
      mustNot: ['principle-kept'],
    },
  },
  {
    id: 'tuning/30d-25',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'Earnings tonight. I want in before.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['borrowed-money', 'urge-to-act', 'recency', 'too-little-said', 'events-named'],
      mustNot: ['principle-kept'],
    },
  },
  {
    id: 'tuning/30d-26',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'The results this morning were weak at Intel, good for ACME.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'events-named', 'story-without-figures', 'urge-to-act'],
      mustNot: ['principle-broken', 'borrowed-money'],
    },
  },
  {
    id: 'tuning/30d-27',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'I took a loan years ago for the car and paid it off. Margins go up.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'events-named', 'story-without-figures', 'urge-to-act'],
      mustNot: ['principle-broken', 'borrowed-money'],
    },
  },
  {
    id: 'tuning/30d-28',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'No debt on the balance sheet and no debt on mine.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'events-named', 'story-without-figures', 'urge-to-act'],
      mustNot: ['principle-broken', 'borrowed-money'],
    },
  },
  {
    id: 'tuning/30d-29',
    asset: 'ACME Acme',
    register: 'plain',
    principles: ['Never with borrowed money', 'I never buy on the day of earnings'],
    entries: [
      {
        day: '2026-03-02',
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis: 'They report next week, and I wait for nothing.',
      },
    ],
    expert: {
      first: 'ask-what-would-prove-wrong',
      says: ['too-little-said', 'events-named', 'story-without-figures', 'urge-to-act'],
      mustNot: ['principle-broken', 'borrowed-money'],
    },
  },
  {
    id: 'tuning/sequences/30d-30',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Growing 17%. If gross profit growth falls below 12% I sell.',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 6,
        price: '57',
        thesis: 'Gross profit growth was 16%. Nervous, out.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'urge-to-act', 'loss-aversion'],
      mustNot: ['rule-kept', 'loss-taken-as-written', 'falsifier-broken-and-held'],
    },
  },
  {
    id: 'tuning/sequences/30d-31',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Growing 17%. If gross profit growth falls below 12% I sell.',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 6,
        price: '57',
        thesis: 'Gross profit growth was 9%. Out.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'figures-named', 'rule-kept'],
      mustNot: ['principle-broken', 'falsifier-broken-and-held'],
    },
  },
  {
    id: 'tuning/sequences/30d-32',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Chips grow. I hold until the end of 2027, whatever the market does.',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 6,
        price: '57',
        thesis: 'Enough. Out.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['too-little-said', 'thesis-shrunk'],
      mustNot: ['rule-kept', 'loss-taken-as-written'],
    },
  },
  {
    id: 'tuning/sequences/30d-33',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Chips grow. I hold until May 2026.',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 6,
        price: '57',
        thesis: 'Its time is over. Out.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['loss-taken-as-written', 'too-little-said', 'thesis-shrunk'],
      mustNot: ['principle-broken'],
    },
  },
  {
    id: 'tuning/sequences/30d-34',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Chips grow. I hold until 2027 or until it doubles.',
      },
      {
        day: '2026-08-07',
        action: 'Sell',
        confidence: 6,
        price: '140',
        thesis: 'Doubled. Out.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['target-obeyed', 'test-answered'],
      mustNot: ['principle-broken'],
    },
  },
  {
    id: 'tuning/sequences/30d-35',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Rates fall. No more below my cost.',
      },
      {
        day: '2026-08-07',
        action: 'Buy More',
        confidence: 6,
        price: '57',
        thesis: 'Four more.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['added-below-cost', 'added-after-loss', 'too-little-said', 'thesis-shrunk'],
      mustNot: ['rule-kept'],
    },
  },
  {
    id: 'tuning/sequences/30d-36',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Rates fall. No more below my cost.',
      },
      {
        day: '2026-08-07',
        action: 'Buy More',
        confidence: 6,
        price: '80',
        thesis: 'It works. Four more.',
      },
    ],
    expert: {
      first: 'thesis-shrunk',
      says: ['too-little-said', 'surer-as-price-rises', 'recency'],
      mustNot: ['principle-broken'],
    },
  },
  {
    id: 'tuning/sequences/30d-37',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: 'Rates fall. I buy only once.',
      },
      {
        day: '2026-08-07',
        action: 'Buy More',
        confidence: 6,
        price: '80',
        thesis: 'It works. Four more.',
      },
    ],
    expert: {
      first: 'principle-broken',
      says: ['thesis-shrunk', 'too-little-said', 'recency'],
      mustNot: ['rule-kept'],
    },
  },
  {
    id: 'tuning/sequences/30d-38',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Watch',
        confidence: 7,
        price: '66',
        thesis: 'Nice business. I would buy under 60.',
      },
      {
        day: '2026-08-07',
        action: 'Keep Watching',
        confidence: 6,
        price: '72',
        thesis: 'Up again.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['stays-out', 'too-little-said'],
      mustNot: ['regret', 'fear-of-missing-out'],
    },
  },
  {
    id: 'tuning/sequences/30d-39',
    asset: 'ACME Acme',
    register: 'plain',
    entries: [
      {
        day: '2026-02-25',
        action: 'Buy',
        confidence: 7,
        price: '66',
        thesis: '24x. Once it trades above 32x I take a third off.',
      },
      {
        day: '2026-08-07',
        action: 'Sell Some',
        confidence: 6,
        price: '90',
        thesis: '33x today. A third goes.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['test-answered', 'target-obeyed', 'figures-named'],
      mustNot: ['disposition', 'falsifier-broken-and-held'],
    },
  },
]
