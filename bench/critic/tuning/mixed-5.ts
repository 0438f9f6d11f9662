import type { CriticCase } from '../case.ts'

/** The tuning half, in every register, in ordinary wordings, read only when the work on the rules had ended. */
export const MIXED_5: readonly CriticCase[] = [
  {
    id: 'tuning/plain/5-01',
    asset: 'JPM JPMorgan Chase',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '305.00',
        thesis: 'It earns 20% on its tangible equity. I would not hold it through a year in which that is under 15%.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['I would not hold it through a year in which that is under 15%'],
    },
  },
  {
    id: 'tuning/plain/5-02',
    asset: 'LEN Lennar',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '118.00',
        thesis:
          'They build 88,000 houses a year and the margin is 17.5%, the lowest for ten years. I will know more in June. A margin under 16% by then would mean that prices still fall, and I would sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['A margin under 16% by then would mean that prices still fall, and I would sell'],
    },
  },
  {
    id: 'tuning/plain/5-03',
    asset: 'AIR.PA Airbus',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '205.00',
        thesis:
          '8,700 aircraft are ordered. They say 820 deliveries this year. I leave when they lower that number for the second time.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['I leave when they lower that number for the second time'],
    },
  },
  {
    id: 'tuning/plain/5-04',
    asset: 'NVS Novartis',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128.00',
        thesis:
          'Sales grow 8% and the price is 14 times earnings. The thesis is wrong if Kisqali does not reach 6 billion in 2027.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['The thesis is wrong if Kisqali does not reach 6 billion in 2027'],
    },
  },
  {
    id: 'tuning/plain/5-05',
    asset: 'MCD McDonald’s',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '305.00',
        thesis:
          'People with little money go less often, and I do not know when that ends. I read the next two reports before I decide anything.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['horizon-given'],
      mustNot: ['falsifier-given', 'vague-horizon', 'overconfidence', 'too-little-said'],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/plain/5-06',
    asset: 'BTI British American Tobacco',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '54.00',
        thesis:
          'A dividend of 3 dollars, 60% of what it earns. I bought it for that in 2021 as well and sold in 2023 when they wrote off 31 billion. This time debt is 2.5 times EBITDA.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan'],
      mustNot: [
        'falsifier-given',
        'rule-kept',
        'regret',
        'bought-back-higher',
        'overconfidence',
        'story-without-figures',
      ],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/5-01',
    asset: 'CRWD CrowdStrike',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '510', thesis: 'NNARR +47%. Below +20 two qtrs = exit.' }],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Below +20 two qtrs = exit'],
    },
  },
  {
    id: 'tuning/terse/5-02',
    asset: 'PEP PepsiCo',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 6, price: '146', thesis: '4% yld. Frito vol −2. Vol still neg in Q4 26: sell.' },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'income-plan', 'horizon-given'],
      mustNot: ['too-little-said', 'ask-for-horizon', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Vol still neg in Q4 26: sell'],
    },
  },
  {
    id: 'tuning/terse/5-03',
    asset: 'AEM Agnico Eagle',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '165', thesis: 'AISC 1,370. Leaves pf if AISC > 1,800.' }],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Leaves pf if AISC > 1,800'],
    },
  },
  {
    id: 'tuning/terse/5-04',
    asset: 'LULU Lululemon',
    register: 'terse',
    entries: [{ action: 'Watch', confidence: 4, price: '180', thesis: '11x but comps US −3. Comps > 0 first.' }],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'too-little-said', 'low-price-as-cheap'],
      mayAsk: ['ask-for-own-price'],
    },
  },
  {
    id: 'tuning/terse/5-05',
    asset: 'ETN Eaton',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '345', thesis: 'Backlog 18bn. Book-to-bill < 1 → I am out.' }],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Book-to-bill < 1 → I am out'],
    },
  },
  {
    id: 'tuning/analytical/5-01',
    asset: 'CME CME Group',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '270.00',
        thesis:
          'Average daily volume +8%, pricing +2%. Retail micro contracts may cannibalise. I consider the thesis refuted if volume per open interest declines for four consecutive quarters.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['I consider the thesis refuted if volume per open interest declines for four consecutive quarters'],
    },
  },
  {
    id: 'tuning/analytical/5-02',
    asset: 'PLD Prologis',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128.00',
        thesis:
          'Occupancy 95.3%, lease mark-to-market 19%. My exit criterion is occupancy under 94% combined with negative rent change on renewals.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['My exit criterion is occupancy under 94% combined with negative rent change on renewals'],
    },
  },
  {
    id: 'tuning/analytical/5-03',
    asset: 'REGN Regeneron',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '690.00',
        thesis:
          'Eylea HD grows 10% while the old Eylea falls 41%. If the prefilled syringe were rejected again, the erosion would continue and I would have no reason to stay invested.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: [
        'If the prefilled syringe were rejected again, the erosion would continue and I would have no reason to stay invested',
      ],
    },
  },
  {
    id: 'tuning/analytical/5-04',
    asset: 'SPG Simon Property',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '183.00',
        thesis:
          'Occupancy of 96.4%, FFO $12.60. If a recession came, occupancy could fall to 91% as in 2021, which cost 25% of FFO. I hold cash for that case and would buy more.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['weighs-other-side'],
      mustNot: ['falsifier-given', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/analytical/5-05',
    asset: 'BLK BlackRock',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '1040.00',
        thesis: 'Organic base fee growth 8%. I shall reconsider should it be less than 4% for two quarters running.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['I shall reconsider should it be less than 4% for two quarters running'],
    },
  },
  {
    id: 'tuning/chatty/5-01',
    asset: 'DUOL Duolingo',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '190.00',
        thesis: 'bookings guide 1.15bn, max tier getting traction. bail if dau growth starts w a 2',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['bail if dau growth starts w a 2'],
    },
  },
  {
    id: 'tuning/chatty/5-02',
    asset: 'UBER Uber',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '83.00',
        thesis:
          'trips +22, fcf 8.6bn. waymo is real but theyre on uber in atl n austin. the day waymo pulls out of uber ill sell',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['the day waymo pulls out of uber ill sell'],
    },
  },
  {
    id: 'tuning/chatty/5-03',
    asset: 'ASTS AST SpaceMobile',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '62.00',
        thesis: '45 to 60 sats by end 26 they say. i say 30. if its not even 30 ill take the L n go. 1% bag',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'size-limited', 'own-judgement'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['if its not even 30 ill take the L n go'],
    },
  },
  {
    id: 'tuning/chatty/5-04',
    asset: 'NVDA NVIDIA',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '180.00',
        thesis: 'up 10% ill add, up 50% ill trim, idk man it just keeps printing',
      },
    ],
    expert: {
      first: 'recency',
      noGround: /ill (?:add|trim)/u,
      says: ['overconfidence', 'target-without-reason'],
      mustNot: ['falsifier-given'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/chatty/5-05',
    asset: 'DIS Walt Disney',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '105.00',
        thesis:
          'dtc profit 1.3bn, parks fine. no more than a yr for espn app to get 5m subs otherwise its a no from me',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-for-horizon'],
      falsifiers: ['no more than a yr for espn app to get 5m subs otherwise its a no from me'],
    },
  },
  {
    id: 'tuning/emotional/5-01',
    asset: 'TGT Target',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '90.00',
        thesis:
          "I used to love this shop and now the shelves are a mess. So why buy? 11 times earnings and 5%. I'll forgive one more bad year. If 2026 ends with lower sales again, I won't forgive it, I'll sell it.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /I used to love/u,
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures', 'attachment', 'familiarity'],
      falsifiers: ["If 2026 ends with lower sales again, I won't forgive it, I'll sell it"],
    },
  },
  {
    id: 'tuning/emotional/5-02',
    asset: 'RBLX Roblox',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '95.00',
        thesis:
          "My son thinks I finally understand him, haha. I bought it for 70% bookings growth. And the moment a country like Germany bans it for under-twelves, I don't want to own it any more.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /My son thinks/u,
      says: ['figures-named', 'events-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'familiarity', 'attachment'],
      falsifiers: ["the moment a country like Germany bans it for under-twelves, I don't want to own it any more"],
    },
  },
  {
    id: 'tuning/emotional/5-03',
    asset: 'CRSP CRISPR Therapeutics',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '55.00',
        thesis:
          "I could lose all of it and I've made peace with that, it's 500 dollars. I'd only be ashamed if I held on after a death in the trial. So I won't: a death, and I sell the same day.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /I could lose/u,
      says: ['size-limited', 'confidence-fits'],
      mustNot: ['overconfidence', 'ask-for-size', 'lottery'],
      falsifiers: ['a death, and I sell the same day'],
    },
  },
  {
    id: 'tuning/emotional/5-04',
    asset: 'NKE Nike',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '63.00',
        thesis: "It HAS to come back. They've been the king all my life!",
      },
    ],
    expert: {
      first: 'hope',
      noGround: /king all my life/u,
      says: [
        'attachment',
        'halo',
        'overconfidence',
        'confidence-beyond-evidence',
        'story-without-figures',
        'too-little-said',
        'familiarity',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/sequences/5-01',
    asset: 'DAL Delta Air Lines',
    register: 'plain',
    entries: [
      {
        day: '2025-06-02',
        action: 'Buy',
        confidence: 6,
        price: '48.00',
        quantity: '30',
        thesis: 'Premium seats grow 9%. If premium revenue falls in any quarter, I sell.',
      },
      {
        day: '2025-10-20',
        action: 'Hold',
        confidence: 6,
        price: '61.00',
        thesis: 'Premium revenue grew 9% again in the third quarter.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'ask-what-would-prove-wrong',
        'too-little-said',
        'ask-whether-test-happened',
        'recency',
      ],
    },
  },
  {
    id: 'tuning/sequences/5-02',
    asset: 'LMND Lemonade',
    register: 'chatty',
    entries: [
      {
        day: '2025-03-10',
        action: 'Buy',
        confidence: 6,
        price: '30.00',
        quantity: '50',
        thesis: 'loss ratio 78, under 75 by q3 or im out',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '55.00',
        thesis: 'loss ratio came in at 62, way better than my 75. selling anyways cuz its up 80% n i need a new roof',
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['test-answered', 'figures-named'],
      mustNot: ['falsifier-given', 'rule-kept', 'loss-taken-as-written', 'target-obeyed', 'ask-what-would-prove-wrong'],
    },
  },
]
