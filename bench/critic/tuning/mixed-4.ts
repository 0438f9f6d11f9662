import type { CriticCase } from '../case.ts'

/** The tuning half, in every register, in wordings as ordinary as could be thought of, kept back for one reading like those of mixed-3. */
export const MIXED_4: readonly CriticCase[] = [
  {
    id: 'tuning/plain/4-01',
    asset: 'ORLY O’Reilly Automotive',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '98.00',
        thesis:
          'Cars in America are 12.8 years old on average and comparable sales grew 5.6%. My mistake would show in comparable sales below 2% for more than two quarters.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/In “My mistake/u],
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['My mistake would show in comparable sales below 2% for more than two quarters'],
    },
  },
  {
    id: 'tuning/plain/4-02',
    asset: 'KR Kroger',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '66.00',
        thesis:
          'Same-store sales up 3.4% and the new chief executive closes 60 weak shops. I want to see the operating margin stay above 2.8%. If it does not, the shops were not the problem.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/on the world: “the new/u],
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: [
        'I want to see the operating margin stay above 2.8%. If it does not, the shops were not the problem',
      ],
    },
  },
  {
    id: 'tuning/plain/4-03',
    asset: 'DPZ Domino’s Pizza',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '425.00',
        thesis: '175 new shops a year in America. I will get out of it if they open fewer than 150 in 2026.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-for-horizon'],
      falsifiers: ['I will get out of it if they open fewer than 150 in 2026'],
    },
  },
  {
    id: 'tuning/plain/4-04',
    asset: 'EBAY eBay',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '84.00',
        thesis:
          'It buys back 6% of its shares a year. I do not have a target. I would stop believing in it once sales of goods shrink again.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /do not have a target/u,
      mustNotMatch: [/“I do not have a target/u],
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'hope'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['I would stop believing in it once sales of goods shrink again'],
    },
  },
  {
    id: 'tuning/plain/4-05',
    asset: 'RYAAY Ryanair',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '62.00',
        thesis:
          'Costs per seat 30 euros, the lowest in Europe, and Boeing delivers 300 aircraft until 2034. I keep it unless costs per seat rise faster than those of Wizz for two years.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“Boeing delivers/u],
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['I keep it unless costs per seat rise faster than those of Wizz for two years'],
    },
  },
  {
    id: 'tuning/plain/4-06',
    asset: 'AXP American Express',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '360.00',
        thesis:
          'Billings grow 8% and losses are 2%. In a recession losses would go to 4%, and that would be normal. Above 5% it would not be, and I would have to sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/on the world: “In a recession/u],
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['Above 5% it would not be, and I would have to sell'],
    },
  },
  {
    id: 'tuning/plain/4-07',
    asset: 'PM Philip Morris',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '158.00',
        thesis:
          'Zyn volumes grew 37% in the last quarter and IQOS 9%. When the two together stop making up for cigarettes, my reason to own it has gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'recency'],
      falsifiers: ['When the two together stop making up for cigarettes, my reason to own it has gone'],
    },
  },
  {
    id: 'tuning/plain/4-08',
    asset: 'MAR Marriott',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '290.00',
        thesis:
          'Good company, 27 times earnings. If rooms grow more slowly than 4% next year, it will get cheaper, and I would look at it again at 220.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      mustNotMatch: [/“rooms grow more slowly/u],
      says: ['figures-named', 'weighs-other-side'],
      mustNot: [
        'falsifier-given',
        'ask-for-own-price',
        'attachment',
        'anchoring-to-past-price',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/plain/4-09',
    asset: 'SJM Smucker',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '104.00',
        thesis: 'It pays 4.2% and I expect 9 dollars of earnings. I plan to sell when it gets to 130.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan', 'target-without-reason'],
      mustNot: ['falsifier-given', 'overconfidence', 'disposition'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/terse/4-01',
    asset: 'PANW Palo Alto Networks',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '205',
        thesis: 'NGS ARR +29%. FCF 38%. Out if ARR growth drops under 20%.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Out if ARR growth drops under 20%'],
    },
  },
  {
    id: 'tuning/terse/4-02',
    asset: 'CF CF Industries',
    register: 'terse',
    entries: [
      { action: 'Buy', confidence: 5, price: '82', thesis: 'Gas 3.5, urea 400. Exit: urea < 300 for a quarter.' },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Exit: urea < 300 for a quarter'],
    },
  },
  {
    id: 'tuning/terse/4-03',
    asset: 'TEAM Atlassian',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '160', thesis: 'Cloud +26%. Sell on <20%. 2% pos.' }],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'size-limited'],
      mustNot: ['too-little-said', 'ask-for-size', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Sell on <20%'],
    },
  },
  {
    id: 'tuning/terse/4-04',
    asset: 'NEM Newmont',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '88', thesis: 'AISC 1,600, gold 4,000. Wrong below 2,800.' }],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Wrong below 2,800'],
    },
  },
  {
    id: 'tuning/terse/4-05',
    asset: 'WM Waste Management',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '215',
        thesis: 'Price +6%, vol 0. Stericycle synergies 250m by 27 or I was wrong.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['too-little-said', 'ask-for-horizon', 'overconfidence', 'story-without-figures'],
      falsifiers: ['Stericycle synergies 250m by 27 or I was wrong'],
    },
  },
  {
    id: 'tuning/terse/4-06',
    asset: 'BKNG Booking',
    register: 'terse',
    entries: [{ action: 'Buy', confidence: 6, price: '5100', thesis: 'Nights +8%. Target 6200. Stop 4500.' }],
    expert: {
      first: 'figures-named',
      says: ['target-without-reason'],
      mustNot: ['too-little-said', 'ask-for-exit', 'overconfidence', 'story-without-figures'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/terse/4-07',
    asset: 'GLD SPDR Gold Shares',
    register: 'terse',
    entries: [
      {
        day: '2024-09-16',
        action: 'Buy',
        confidence: 6,
        price: '240',
        quantity: '50',
        thesis: '5% gold sleeve, always.',
      },
      {
        day: '2025-12-01',
        action: 'Buy More',
        confidence: 6,
        price: '370',
        quantity: '8',
        thesis: 'Sleeve at 4%, back to 5.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      mustNotMatch: [/you say you pay/u],
      says: ['rule-kept', 'size-limited'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'ask-for-size',
        'ask-what-would-prove-wrong',
        'fear-of-missing-out',
      ],
    },
  },
  {
    id: 'tuning/terse/4-08',
    asset: 'FDX FedEx',
    register: 'terse',
    entries: [{ action: 'Watch', confidence: 4, price: '275', thesis: 'Freight spin June. Buy after, < 230.' }],
    expert: {
      first: 'waits-for-own-price',
      mustNotMatch: [/stop waiting/u],
      says: ['events-named', 'horizon-given'],
      mustNot: ['falsifier-given', 'too-little-said', 'ask-for-own-price', 'ask-for-event'],
    },
  },
  {
    id: 'tuning/analytical/4-01',
    asset: 'MSI Motorola Solutions',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '420.00',
        thesis:
          'Backlog $14.1bn, operating margin 29.6%. I assume 7% growth and a constant multiple. A decline of the backlog in three consecutive quarters would contradict the assumption and lead me to sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-what-price-assumes'],
      mayAsk: ['ask-for-source'],
      falsifiers: [
        'A decline of the backlog in three consecutive quarters would contradict the assumption and lead me to sell',
      ],
    },
  },
  {
    id: 'tuning/analytical/4-02',
    asset: 'HON Honeywell',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '198.00',
        thesis:
          'Sum of the parts $245 after the separation of Aerospace, expected in the second half of 2026 (company statement of October). Key risk: stranded costs. If those exceed $300m, or the separation slips into 2027, the discount is deserved and I close the position.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“company statement/u],
      says: ['figures-named', 'source-named', 'events-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-for-source', 'ask-for-event'],
      falsifiers: [
        'If those exceed $300m, or the separation slips into 2027, the discount is deserved and I close the position',
      ],
    },
  },
  {
    id: 'tuning/analytical/4-03',
    asset: 'GILD Gilead Sciences',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '122.00',
        thesis:
          'Yeztugo consensus $1.5bn in 2027; I model 1.2. The investment case depends on US persistence above 80% at twelve months; data below 70% would invalidate it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/“Yeztugo consensus \$1\.5bn in 2027” you/u],
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-source'],
      falsifiers: ['data below 70% would invalidate it'],
    },
  },
  {
    id: 'tuning/analytical/4-04',
    asset: 'EFX Equifax',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '215.00',
        thesis:
          'Mortgage inquiries are 50% below the average of 2015 to 2019. If they normalised, EPS would rise by about $4. I do not include normalisation in my valuation of $240, which rests on Workforce Solutions growing 8%.',
      },
    ],
    expert: {
      first: 'figures-named',
      mustNotMatch: [/on the world: “Mortgage/u],
      says: ['weighs-other-side'],
      mustNot: ['falsifier-given', 'overconfidence', 'story-without-figures', 'gamblers-fallacy', 'hope'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-for-source'],
    },
  },
  {
    id: 'tuning/analytical/4-05',
    asset: 'WFC Wells Fargo',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '86.00',
        thesis:
          'ROTCE of 17% against a target of 17–18% and the asset cap lifted in June 2025. What would change my mind: ROTCE below 15% for a full year, or another consent order.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: ['overconfidence', 'story-without-figures'],
      falsifiers: ['What would change my mind: ROTCE below 15% for a full year, or another consent order'],
    },
  },
  {
    id: 'tuning/analytical/4-06',
    asset: 'AWK American Water',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '131.00',
        thesis:
          'Rate base growth of 8–9%, allowed ROE 9.7%. Analysts at two banks would downgrade it if the merger with Essential fails; I do not rely on the merger. My own condition is the rate cases: an allowed ROE under 9% in Pennsylvania or New Jersey means that I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['own-judgement', 'figures-named', 'events-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'authority', 'herd'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['an allowed ROE under 9% in Pennsylvania or New Jersey means that I sell'],
    },
  },
  {
    id: 'tuning/chatty/4-01',
    asset: 'DKNG DraftKings',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '34.00',
        thesis:
          'handle +11%, hold got unlucky last q, 6.2bn rev guide. if prediction mkts take the handle negative yoy im out',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ['if prediction mkts take the handle negative yoy im out'],
    },
  },
  {
    id: 'tuning/chatty/4-02',
    asset: 'PINS Pinterest',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '26.00',
        thesis: 'mau 600m, 15x fcf. giving it til the q2 report, if us arpu isnt up by then ill sell n move on',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'story-without-figures', 'ask-for-horizon', 'vague-horizon'],
      falsifiers: ['if us arpu isnt up by then ill sell n move on'],
    },
  },
  {
    id: 'tuning/chatty/4-03',
    asset: 'SHOP Shopify',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '150.00',
        thesis:
          'love the product but thats not why, fcf margin 19% n gmv +32. id sell if gmv growth went under 20, pretty simple',
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /love the product/u,
      mustNotMatch: [/“love the product/u],
      says: ['figures-named'],
      mustNot: ['overconfidence', 'story-without-figures', 'attachment', 'familiarity'],
      mayAsk: ['ask-what-price-assumes'],
      falsifiers: ['id sell if gmv growth went under 20'],
    },
  },
  {
    id: 'tuning/chatty/4-04',
    asset: 'RIVN Rivian',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '15.00',
        thesis:
          'r2 starts h1 26, vw money in the bank. if they delay r2 again then i was wrong about mgmt n im gone. 1% of pf',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'horizon-given', 'size-limited'],
      mustNot: ['overconfidence', 'ask-for-size', 'ask-for-event'],
      falsifiers: ['if they delay r2 again then i was wrong about mgmt n im gone'],
    },
  },
  {
    id: 'tuning/chatty/4-05',
    asset: 'COST Costco Wholesale',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '900.00',
        thesis: 'my wife buys everything there, great co, 48x is nuts. wake me up at 700',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      noGround: /my wife buys/u,
      mustNotMatch: [/“my wife buys/u],
      says: ['figures-named', 'own-judgement'],
      mustNot: [
        'falsifier-given',
        'familiarity',
        'attachment',
        'authority',
        'ask-for-own-price',
        'halo',
        'anchoring-to-past-price',
      ],
    },
  },
  {
    id: 'tuning/chatty/4-06',
    asset: 'HOOD Robinhood Markets',
    register: 'chatty',
    entries: [
      {
        day: '2025-04-28',
        action: 'Buy',
        confidence: 7,
        price: '48.00',
        quantity: '100',
        thesis: 'crypto vols + gold subs 3m. subs stop growing = sell',
      },
      {
        day: '2025-12-01',
        action: 'Hold',
        confidence: 7,
        price: '118.00',
        thesis: 'gold subs 3.9m so still growing, all good. not touching it',
      },
    ],
    expert: {
      first: 'test-answered',
      noGround: /not touching it/u,
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'recency',
        'overconfidence',
        'surer-as-price-rises',
        'ask-what-would-prove-wrong',
        'ask-whether-test-happened',
        'test-left-open',
        'stays-out',
      ],
    },
  },
  {
    id: 'tuning/chatty/4-07',
    asset: 'SOFI SoFi',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '27.00',
        thesis: 'members +35%, gonna hit 40 by summer easy, everyone on my feed is loading',
      },
    ],
    expert: {
      first: 'herd',
      says: ['overconfidence', 'target-without-reason', 'figures-named', 'horizon-given'],
      mustNot: ['falsifier-given', 'weighs-other-side'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/emotional/4-01',
    asset: 'ADBE Adobe',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '335.00',
        thesis:
          "I'm nervous about this one. AI could eat them, I really mean it. But 14 times earnings and revenue up 10%! I promise myself: if revenue growth falls under 7%, I sell and I don't argue.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      noGround: /I'm nervous/u,
      mustNotMatch: [/“I'm nervous/u],
      says: ['figures-named', 'weighs-other-side', 'names-own-bias'],
      mustNot: ['overconfidence', 'story-without-figures', 'fear-of-missing-out', 'fall-as-reason', 'hope'],
      falsifiers: ["if revenue growth falls under 7%, I sell and I don't argue"],
    },
  },
  {
    id: 'tuning/emotional/4-02',
    asset: 'LVMUY LVMH',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128.00',
        thesis:
          "Everyone around me says luxury is over. Maybe! Sales in Asia have turned up by 2% and that's enough for me to start. If they turn down again I was too hopeful and I'll say so here.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement', 'weighs-other-side'],
      mustNot: ['overconfidence', 'story-without-figures', 'herd', 'hope'],
      mayAsk: ['ask-for-horizon'],
      falsifiers: ["If they turn down again I was too hopeful and I'll say so here"],
    },
  },
  {
    id: 'tuning/emotional/4-03',
    asset: 'ENPH Enphase Energy',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '33.00',
        thesis:
          "It's the third time I've tried this stock and I'm not proud of it. The tax credit ends in December and the next two quarters will be ugly. I can take ugly. What I won't take is burning cash, so a quarter with negative free cash flow is the end of it.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      mustNotMatch: [/With “The tax credit/u],
      says: ['events-named', 'names-own-bias', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'revenge', 'get-even', 'fall-as-reason'],
      falsifiers: ['a quarter with negative free cash flow is the end of it'],
    },
  },
  {
    id: 'tuning/emotional/4-04',
    asset: 'NFLX Netflix',
    register: 'emotional',
    entries: [
      {
        day: '2024-11-18',
        action: 'Buy',
        confidence: 7,
        price: '62.00',
        quantity: '50',
        thesis: 'Advertising tier at 70 million!',
      },
      {
        day: '2025-11-24',
        action: 'Sell Some',
        confidence: 6,
        price: '110.00',
        quantity: '17',
        thesis:
          "I sold a third today and I feel guilty, as if I were cheating on it. But it was 18% of everything we own and I couldn't sleep. Now it's 12 and I can.",
      },
    ],
    expert: {
      first: 'size-limited',
      noGround: /I sold a third/u,
      mustNotMatch: [/will show what “/u],
      says: ['rebalancing-by-rule', 'names-own-bias', 'attachment', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'rule-kept',
        'regret',
        'loss-aversion',
        'ask-for-size',
        'target-obeyed',
      ],
      mayAsk: ['ask-what-changed'],
    },
  },
  {
    id: 'tuning/emotional/4-05',
    asset: 'PLUG Plug Power',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '2.30',
        thesis:
          "It's only two dollars!! If it just gets back to ten I've made five times my money. I can't let this one pass me by.",
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      noGround: /It's only two|I can't let/u,
      says: [
        'fear-of-missing-out',
        'anchoring-to-past-price',
        'lottery',
        'confidence-beyond-evidence',
        'story-without-figures',
        'fall-as-reason',
        'regret',
      ],
      mustNot: ['falsifier-given', 'horizon-given', 'weighs-other-side'],
      mayAsk: ['ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/sequences/4-01',
    asset: 'CZR Caesars',
    register: 'plain',
    entries: [
      {
        day: '2024-10-07',
        action: 'Buy',
        confidence: 6,
        price: '38.00',
        quantity: '40',
        thesis: 'Debt of 12 billion falls by one a year. I sell if it has not fallen by the end of 2025.',
      },
      {
        day: '2026-02-23',
        action: 'Sell',
        confidence: 6,
        price: '22.00',
        thesis:
          'Debt was 11.9 billion at the end of 2025, so it has not fallen to speak of. I said that I would sell and I do.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: ['falsifier-given', 'loss-aversion', 'disposition', 'ask-what-would-prove-wrong', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/sequences/4-02',
    asset: 'TGT Target',
    register: 'plain',
    entries: [
      {
        day: '2024-09-09',
        action: 'Buy',
        confidence: 7,
        price: '150.00',
        quantity: '20',
        thesis: 'Traffic grows by 3%. If traffic falls for a year, I am wrong.',
      },
      {
        day: '2025-10-13',
        action: 'Buy More',
        confidence: 8,
        price: '92.00',
        quantity: '20',
        thesis: 'Traffic has fallen for four quarters, but at 92 it pays 5% and has a new chief executive.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      noGround: /Traffic has fallen/u,
      mustNotMatch: [/will be known/u, /you say you pay/u],
      says: ['added-below-cost', 'surer-as-price-falls', 'new-reason-after-fall', 'figures-named', 'events-named'],
      mustNot: ['falsifier-given', 'rule-kept', 'test-answered', 'loss-taken-as-written', 'added-after-loss'],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/sequences/4-03',
    asset: 'ABBV AbbVie',
    register: 'terse',
    entries: [
      {
        day: '2024-05-13',
        action: 'Buy',
        confidence: 7,
        price: '170',
        quantity: '10',
        thesis: 'Skyrizi+Rinvoq 27bn by 2027. <20bn in 2025 = sell.',
      },
      { day: '2026-02-09', action: 'Hold', confidence: 7, price: '225', thesis: 'S+R 2025: 25.9bn. Above 20. Hold.' },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'test-left-open',
        'ask-what-would-prove-wrong',
        'ask-whether-test-happened',
        'ask-what-changed',
      ],
    },
  },
]
