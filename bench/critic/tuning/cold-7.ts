import type { CriticCase } from '../case.ts'

/** Written without a look at the grammar, read cold, and only then given to it. */
export const COLD_7: readonly CriticCase[] = [
  {
    id: 'tuning/7-01',
    asset: 'DIS Walt Disney',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '101',
        thesis:
          "Streaming finally makes money, about 350 million last quarter, and the parks are still full even though tickets cost a fortune. I think operating income can reach 20 billion in fiscal 2027. What worries me is the cable business, which loses a tenth of its subscribers every year. Should streaming slip back into a loss, I would have been wrong about the whole thing and I'd get out.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      falsifiers: [
        "Should streaming slip back into a loss, I would have been wrong about the whole thing and I'd get out",
      ],
    },
  },
  {
    id: 'tuning/7-02',
    asset: 'PFE Pfizer',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '25',
        thesis:
          "I'm 71 and I want income. The dividend is 6.8% and they've said over and over that they will defend it. My late husband always told me never to chase yield, and I know he'd raise an eyebrow. So it is only 3% of what I have. The day they cut it I'm gone.",
      },
    ],
    expert: {
      first: 'income-plan',
      says: [
        'falsifier-given',
        'size-limited',
        'figures-named',
        'names-own-bias',
        'weighs-other-side',
        'own-judgement',
      ],
      mustNot: ['authority', 'attachment', 'ask-for-size'],
      falsifiers: ["The day they cut it I'm gone"],
    },
  },
  {
    id: 'tuning/7-03',
    asset: 'AMD AMD',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '160',
        thesis:
          "MI400 gonna eat nvidia's lunch, everyone on r/amd knows it. lisa su is the goat. i missed nvda at 15 and im not missing this one lol. 300 eoy",
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: [
        'regret',
        'herd',
        'halo',
        'target-without-reason',
        'overconfidence',
        'authority',
        'horizon-given',
        'confidence-beyond-evidence',
        'anchoring-to-past-price',
      ],
    },
  },
  {
    id: 'tuning/7-04',
    asset: 'MSFT Microsoft',
    register: 'analytical',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '420',
        quantity: '30',
        thesis: 'Azure plus Office, capex still modest.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '505',
        thesis:
          'Azure grew 39% in constant currency, of which roughly 16 points are AI by my estimate. Capex of $30bn a quarter depresses free cash flow to 1.9% of market value. I keep the position because commercial RPO of $368bn covers most of the planned spending. I would reduce if RPO growth fell under 20% while capex still rose; at that point the spending is no longer covered.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      falsifiers: ['I would reduce if RPO growth fell under 20% while capex still rose'],
    },
  },
  {
    id: 'tuning/7-05',
    asset: 'BABA Alibaba',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '118',
        thesis:
          "People keep telling me it's the Amazon of China at half the price. I don't read Chinese, I can't judge the Party, and the last time I bought a Chinese stock I lost 60%. I'll follow it for a year and see if cloud growth holds above 20% before I put in a cent.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['own-judgement', 'waits-for-own-price', 'horizon-given', 'figures-named'],
      mustNot: ['herd', 'authority', 'falsifier-given', 'loss-aversion', 'regret'],
    },
  },
  {
    id: 'tuning/7-06',
    asset: 'KO Coca-Cola',
    register: 'terse',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 8, price: '58', quantity: '30', thesis: 'Div king, 3.2%.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '70',
        thesis: 'Div 63rd yr up. Org growth 5%. FX drag fading. Nothing to do.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan', 'confidence-fits'],
      mustNot: ['too-little-said', 'falsifier-given', 'attachment'],
    },
  },
  {
    id: 'tuning/7-07',
    asset: 'PLUG Plug Power',
    register: 'emotional',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 8,
        price: '24',
        quantity: '30',
        thesis: 'Hydrogen will be in every truck depot.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 3,
        price: '2.10',
        thesis:
          "Enough. I held this for four years because I believed in hydrogen and because I couldn't face telling my wife. Every quarter another dilution. It was never the shorts, it was me not reading the cash flow statement.",
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['sunk-cost', 'attachment'],
      mustNot: ['blames-others', 'loss-aversion', 'disposition', 'falsifier-given', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/7-08',
    asset: 'NFLX Netflix',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '1130',
        thesis:
          'Ad tier has 94 million users and they want to double ad revenue this year. If paid sharing gains are over and revenue growth slows to single digits before the ads are big, then the price of 45 times earnings makes no sense and neither do I.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      falsifiers: [
        'If paid sharing gains are over and revenue growth slows to single digits before the ads are big, then the price of 45 times earnings makes no sense and neither do I',
      ],
    },
  },
  {
    id: 'tuning/7-09',
    asset: 'GOLD Barrick Mining',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '19',
        thesis:
          'Gold at 3,300 means about 1,700 dollars of margin per ounce. The Mali mine is a mess and I value it at zero. When Mali is settled that is a bonus. If gold goes back below 2,500, the margin halves, and the reason I own it with it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      falsifiers: ['If gold goes back below 2,500, the margin halves, and the reason I own it with it'],
      mustNotMatch: [/When Mali is settled/],
    },
  },
  {
    id: 'tuning/7-10',
    asset: 'SOFI SoFi',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '9',
        quantity: '30',
        thesis: 'bank charter, members +40%',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 8,
        price: '21',
        thesis:
          'added another 200. members up 34% yoy and they raised guidance again. ppl on twitter calling the top, cool story. not selling til charge offs climb past 6%',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement', 'confirmation'],
      mustNot: ['herd', 'recency'],
      falsifiers: ['not selling til charge offs climb past 6%'],
    },
  },
  {
    id: 'tuning/7-11',
    asset: 'T AT&T',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 5,
        price: '17',
        quantity: '30',
        thesis: 'Debt comes down, dividend 6.5%.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 5,
        price: '28',
        thesis:
          'It grew to 9% of the account and my limit for one company is 6%. I sell down to the limit. Nothing about the business has changed.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['size-limited'],
      mustNot: ['disposition', 'falsifier-given', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/7-12',
    asset: 'TSLA Tesla',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '320',
        thesis:
          'Automotive gross margin ex credits was 12.5%. Consensus has 2026 EPS of $2.80, i.e. 114x. The robotaxi optionality may be worth more than the car business, but I cannot value it, and a position I cannot value is one I cannot size. At $180 the car business alone would carry half of the price; there I would look again.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['stays-out', 'figures-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'story-without-figures'],
    },
  },
  {
    id: 'tuning/7-13',
    asset: 'HIMS Hims & Hers',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '52',
        thesis:
          'subs 2.4m +38%, ARPU up. yes the novo breakup sucks. my line in the sand = subs growth sub 20% two qtrs in a row. till then idc about the noise',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'confirmation'],
      falsifiers: ['my line in the sand = subs growth sub 20% two qtrs in a row'],
    },
  },
  {
    id: 'tuning/7-14',
    asset: 'VTI Vanguard Total Stock Market',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '298',
        thesis:
          'Monthly contribution, 1,200. I have done this since 2009 and I will do it until I retire. I do not look at the price.',
      },
    ],
    expert: {
      first: 'index-plan',
      says: ['horizon-given'],
      mustNot: ['overconfidence', 'falsifier-given', 'ask-what-would-prove-wrong', 'confidence-beyond-evidence'],
    },
  },
  {
    id: 'tuning/7-15',
    asset: 'BA Boeing',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '215',
        thesis:
          "Production of the MAX is capped at 38 a month by the FAA. I expect 42 by the end of the year. Management said the same about 2023 and it didn't happen, so I don't give them the benefit of the doubt. No rate increase by the January call and I was wrong.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'weighs-other-side', 'own-judgement'],
      mustNot: ['authority'],
      falsifiers: ['No rate increase by the January call and I was wrong'],
    },
  },
  {
    id: 'tuning/7-16',
    asset: 'RKLB Rocket Lab',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '46',
        thesis:
          'I watched every launch with my son. This is the next SpaceX and we can own it. I have put his college money in and I sleep like a baby.',
      },
    ],
    expert: {
      first: 'money-needed',
      says: [
        'attachment',
        'lottery',
        'halo',
        'overconfidence',
        'story-without-figures',
        'size-too-large',
        'confidence-beyond-evidence',
        'familiarity',
      ],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-17',
    asset: 'INTC Intel',
    register: 'analytical',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '33',
        quantity: '30',
        thesis: '18A brings external customers by the end of 2024; 1.0x book.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '23',
        thesis:
          'The 18A external customers that the thesis required have not been named, twelve months after the date I allowed. Book value of $23 is not a floor when book is being written down. I take the 31% loss and reallocate to TSM, which I prefer at 22x.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['figures-named', 'error-admitted', 'rule-kept', 'test-answered'],
      mustNot: ['falsifier-given', 'disposition', 'get-even', 'ask-what-would-prove-wrong', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/7-18',
    asset: 'CRWD CrowdStrike',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '380',
        thesis: 'NRR 112. ARR +22%. July outage priced. Out <110 NRR or big-4 customer loss.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      falsifiers: ['Out <110 NRR or big-4 customer loss'],
    },
  },
  {
    id: 'tuning/7-19',
    asset: 'MCD McDonalds',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '285',
        quantity: '30',
        thesis: 'The brand and the franchise rents, 24 times earnings.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '300',
        thesis:
          "US traffic was down 3.6% in the first quarter, the worst since the pandemic. Low income guests are hurting. I don't think that is McDonald's fault. The five dollar meal brings people back. I'll give it two more quarters, and if traffic is still negative then, the problem is the brand and not the economy.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'blames-others', 'weighs-other-side'],
      mustNot: ['ask-for-horizon'],
      falsifiers: [
        "I'll give it two more quarters, and if traffic is still negative then, the problem is the brand and not the economy",
      ],
    },
  },
  {
    id: 'tuning/7-20',
    asset: 'GME GameStop',
    register: 'chatty',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 9, price: '80', quantity: '30', thesis: 'squeeze is not over' },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 2,
        price: '24',
        thesis:
          'sold at a 70% loss. hedge funds, citadel, halts, the whole thing is rigged against us. never had a chance',
      },
    ],
    expert: {
      first: 'blames-others',
      mustNot: ['falsifier-given', 'error-admitted', 'loss-taken-as-written', 'hedge', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-21',
    asset: 'O Realty Income',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '57',
        thesis:
          'Monthly dividend, 5.6%, raised 110 quarters in a row. Occupancy 98.5%. I reinvest it. Occupancy lower than 96 would tell me that the tenants are worse than they say, and I would stop reinvesting and sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named'],
      mustNot: ['recency', 'gamblers-fallacy'],
      falsifiers: [
        'Occupancy lower than 96 would tell me that the tenants are worse than they say, and I would stop reinvesting and sell',
      ],
    },
  },
  {
    id: 'tuning/7-22',
    asset: 'SPOT Spotify',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '170',
        quantity: '30',
        thesis: 'Music margins go from 25 to 30%.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '700',
        thesis:
          "Up four times since I bought. I sell a quarter because at 60 times free cash flow the next five years are paid for already. I don't sell because it went up. I'd sell the rest if music margins stop improving.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['disposition', 'recency'],
      falsifiers: ["I'd sell the rest if music margins stop improving"],
    },
  },
  {
    id: 'tuning/7-23',
    asset: 'NKE Nike',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '62',
        thesis:
          'It was 170 in 2021. A brand like this does not disappear. The new boss is an old Nike man. It will be back at 120 sooner or later.',
      },
    ],
    expert: {
      first: 'anchoring-to-past-price',
      says: [
        'halo',
        'target-without-reason',
        'vague-horizon',
        'fall-as-reason',
        'overconfidence',
        'hope',
        'confidence-beyond-evidence',
        'story-without-figures',
        'authority',
      ],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-24',
    asset: 'SHOP Shopify',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '108',
        thesis:
          'GMV growth of 23% with a 15% FCF margin puts the stock on 55x 2026 FCF. The bear case is tariff exposure: about 15% of GMV is cross-border, and de minimis ends on 29 August. I am assuming a hit of two to three points of growth. More than five points, visible in the Q4 print, would falsify the assumption.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given'],
      falsifiers: ['More than five points, visible in the Q4 print, would falsify the assumption'],
    },
  },
  {
    id: 'tuning/7-25',
    asset: 'F Ford',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '11',
        thesis:
          'My dad drove Fords all his life and I do too. That is no reason to own the shares. The EV unit loses 5 billion a year. I look again when that loss is under 2 billion.',
      },
    ],
    expert: {
      first: 'own-judgement',
      says: ['waits-for-own-price', 'figures-named', 'names-own-bias', 'stays-out', 'events-named'],
      mustNot: ['familiarity', 'attachment', 'falsifier-given', 'authority'],
    },
  },
  {
    id: 'tuning/7-26',
    asset: 'COIN Coinbase',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '250',
        thesis:
          'genius act passed, stablecoin revenue from circle is like 300m a qtr. transaction rev is trash when btc chops. if usdc supply drops under 50B im wrong and out',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      falsifiers: ['if usdc supply drops under 50B im wrong and out'],
    },
  },
  {
    id: 'tuning/7-27',
    asset: 'SBUX Starbucks',
    register: 'emotional',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 7, price: '110', quantity: '30', thesis: 'China and the app.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '86',
        thesis:
          "I can't bring myself to sell. I'm down 22% and if I click that button it's real. Niccol needs time. Maybe next year.",
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['hope', 'vague-horizon', 'halo'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-28',
    asset: 'XOM Exxon Mobil',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '110',
        thesis: 'BE oil 45. Guyana 1.3mb/d by 27. Div 3.6. Leave when Brent 3m avg < 55.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'income-plan', 'events-named'],
      falsifiers: ['Leave when Brent 3m avg < 55'],
    },
  },
  {
    id: 'tuning/7-29',
    asset: 'UPST Upstart',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '33',
        quantity: '30',
        thesis: 'Rates come down and lenders come back.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 7,
        price: '68',
        thesis:
          'It doubled in two months and I do not understand why. I never had a view of the loan losses. That is luck, and I take it.',
      },
    ],
    expert: {
      first: 'disposition',
      says: ['error-admitted', 'names-own-bias', 'stays-out'],
      mustNot: ['falsifier-given', 'recency', 'overconfidence', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/7-30',
    asset: 'ASTS AST SpaceMobile',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '45',
        thesis:
          'ATT and verizon signed. 45-60 sats by end of 26. i believe in abel. shorts r dumb. if this works its a 10x and if it doesnt i lose 2% of my port',
      },
    ],
    expert: {
      first: 'size-limited',
      says: [
        'lottery',
        'halo',
        'figures-named',
        'horizon-given',
        'overconfidence',
        'confirmation',
        'attachment',
        'events-named',
      ],
      mustNot: ['falsifier-given', 'size-too-large'],
    },
  },
  {
    id: 'tuning/7-31',
    asset: 'PYPL PayPal',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 6, price: '62', quantity: '30', thesis: '12 times earnings.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '70',
        thesis:
          "Someone on the forum wrote “if branded growth goes below 5% I'm out”. For me the buyback counts more: they retire 7% of the shares a year. I would change my mind if they stopped buying back or paid for it with debt.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement'],
      mustNot: ['herd', 'authority'],
      falsifiers: ['I would change my mind if they stopped buying back or paid for it with debt'],
    },
  },
  {
    id: 'tuning/7-32',
    asset: 'LULU Lululemon',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '205',
        thesis:
          'Down 60% from the top, which is not why I buy. 13 times earnings with no debt, and China grows 21%. US comparable sales are the question. If they are still negative in the fourth quarter I have no answer left and sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['fall-as-reason', 'anchoring-to-past-price'],
      falsifiers: ['If they are still negative in the fourth quarter I have no answer left and sell'],
    },
  },
  {
    id: 'tuning/7-33',
    asset: 'NVDA NVIDIA',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '178',
        thesis:
          "Jensen hasn't been wrong once. My brother-in-law retired on this stock. I'm tired of being the careful one in the family. All in, well, 40%.",
      },
    ],
    expert: {
      first: 'size-too-large',
      says: [
        'halo',
        'regret',
        'authority',
        'herd',
        'fear-of-missing-out',
        'overconfidence',
        'confidence-beyond-evidence',
      ],
      mustNot: ['falsifier-given', 'size-limited', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-34',
    asset: 'CVX Chevron',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '155',
        quantity: '30',
        thesis: 'Dividend 4% and Hess.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '150',
        thesis:
          'The arbitration over Hess is decided, they got Guyana. The dividend is safe at 50 dollar oil, they say; I calculated 55. So I hold and collect.',
      },
    ],
    expert: {
      first: 'own-judgement',
      says: ['income-plan', 'figures-named', 'events-named', 'confidence-fits'],
      mustNot: ['falsifier-given', 'authority', 'overconfidence'],
    },
  },
  {
    id: 'tuning/7-35',
    asset: 'AAPL Apple',
    register: 'plain',
    contract: { right: 'put', strike: '200', expiresOn: '2026-03-20' },
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '6.40',
        thesis:
          'I own 300 shares and do not want to sell them because of the tax. Three puts cap my loss until March. It costs me 2.8% and I accept it as insurance.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['option-terms', 'horizon-given', 'size-limited', 'figures-named'],
      mustNot: ['falsifier-given', 'ask-what-would-prove-wrong', 'loss-aversion', 'tax-sale'],
    },
  },
  {
    id: 'tuning/7-36',
    asset: 'PLTR Palantir',
    register: 'plain',
    contract: { right: 'call', strike: '180', expiresOn: '2026-01-16' },
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '9.20',
        thesis:
          'Lottery ticket money, 900 dollars, gone if it expires. The army contract award is expected in February and I think they get it.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['lottery', 'size-limited', 'option-terms', 'events-named'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/7-37',
    asset: 'META Meta Platforms',
    register: 'analytical',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '480',
        quantity: '30',
        thesis: '22 times earnings for 20% growth.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '715',
        thesis:
          'Ad impressions +6%, price per ad +10%. The Reality Labs loss runs at $17bn annualised, a drag of about six dollars per share, which I capitalise at zero because management can stop it at will. Would they? In November 2022 they did. My thesis fails if total expenses grow faster than revenue for a full year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      falsifiers: ['My thesis fails if total expenses grow faster than revenue for a full year'],
    },
  },
  {
    id: 'tuning/7-38',
    asset: 'WBD Warner Bros Discovery',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '8.5',
        quantity: '30',
        thesis: 'They will split it in two, and the studio alone is worth the price.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '19',
        thesis: 'The split is announced and it jumped. I bought it for that. The reason is used up.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['events-named'],
      mustNot: ['disposition', 'falsifier-given', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/7-39',
    asset: 'ARKK ARK Innovation',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '72',
        thesis:
          'I sold this in disgust at 38 in 2022 and it has haunted me ever since. Everybody laughed at Cathie and look who is laughing now. I want to be part of it this time.',
      },
    ],
    expert: {
      first: 'regret',
      says: [
        'fear-of-missing-out',
        'halo',
        'recency',
        'herd',
        'authority',
        'confidence-beyond-evidence',
        'story-without-figures',
      ],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'bought-back-higher'],
    },
  },
  {
    id: 'tuning/7-40',
    asset: 'UNP Union Pacific',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '225',
        thesis:
          'The merger with Norfolk would make one railway from coast to coast. I do not count on it. Alone it earns 12 dollars and the operating ratio is 59. What would make me leave: an operating ratio above 63 with no strike to explain it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      falsifiers: ['What would make me leave: an operating ratio above 63 with no strike to explain it'],
    },
  },
  {
    id: 'tuning/7-41',
    asset: 'ZM Zoom',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Watch',
        confidence: 4,
        price: '68',
        quantity: '30',
        thesis: '3x cash, no growth. lets see',
      },
      {
        day: '2025-11-17',
        action: 'Keep Watching',
        confidence: 4,
        price: '74',
        thesis:
          "still cheap, still growing 3%. cash 7.8bn vs 22bn mkt cap. boring as hell. i'd buy if they did something with the cash, til then nope",
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'stays-out', 'own-judgement'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/7-42',
    asset: 'RIVN Rivian',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '13',
        thesis:
          'Pros: VW money, R2 in the first half of 2026, software sold to others. Cons: burns 1.5 billion a quarter, the tax credit is gone, Tesla cuts prices. Verdict: small position, 1.5%. Abandon if R2 slips past September 2026 or cash falls under 4 billion.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'size-limited', 'horizon-given'],
      falsifiers: ['Abandon if R2 slips past September 2026 or cash falls under 4 billion'],
    },
  },
  {
    id: 'tuning/7-43',
    asset: 'WMT Walmart',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '53',
        quantity: '30',
        thesis: 'Groceries get people in every week.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '98',
        thesis:
          'The people at church say Walmart is too expensive now, and at 37 times earnings I guess they have a point. But the ads business is growing at 27% and that is pure profit. I keep it for my grandchildren.',
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['figures-named', 'vague-horizon'],
      mustNot: ['falsifier-given', 'herd', 'authority', 'horizon-given'],
    },
  },
  {
    id: 'tuning/7-44',
    asset: 'ENPH Enphase',
    register: 'terse',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '110',
        quantity: '30',
        thesis: 'Inventory clears, CA comes back.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 7,
        price: '36',
        thesis: '25D credit dead 12/31. Guide Q1 -40%. Thesis void.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['figures-named', 'events-named', 'rule-kept', 'loss-taken-as-written'],
      mustNot: ['falsifier-given', 'too-little-said', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/7-45',
    asset: 'SNOW Snowflake',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '210',
        thesis: 'Ich kaufe, weil der Umsatz um 26 % wächst und die Kunden bleiben. Unter 20 % Wachstum verkaufe ich.',
      },
    ],
    expert: { first: 'not-english', falsifiers: ['Unter 20 % Wachstum verkaufe ich'] },
  },
  {
    id: 'tuning/7-46',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128',
        thesis:
          'Free cash flow 4.3 billion on a market value of 80. Nights grew 7%. New York banned it and other cities talk about it. Suppose Barcelona and Paris follow: that is 3% of nights. I can live with that. What I could not live with is nights growing less than inflation.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      falsifiers: ['What I could not live with is nights growing less than inflation'],
    },
  },
  {
    id: 'tuning/7-47',
    asset: 'CELH Celsius',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '44',
        thesis: 'drink it every day at the gym, everyone there does. alani deal doubles the size. prob goes to 80',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['herd', 'target-without-reason', 'vague-horizon'],
      mustNot: ['falsifier-given', 'size-too-large', 'horizon-given', 'gamblers-fallacy'],
    },
  },
  {
    id: 'tuning/7-48',
    asset: 'MO Altria',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '60',
        thesis:
          'Volumes fall 10% a year and prices rise 8%. That arithmetic lasts perhaps ten years. I take 7% a year in dividends meanwhile. My pain threshold is a volume decline of more than 13% in a full year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named', 'horizon-given', 'weighs-other-side'],
      falsifiers: ['My pain threshold is a volume decline of more than 13% in a full year'],
    },
  },
  {
    id: 'tuning/7-49',
    asset: 'SMCI Super Micro',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '45',
        thesis:
          'This stock took 14k from me last year and I am going to get every cent of it back. Leverage through the roof, let’s go.',
      },
    ],
    expert: {
      first: 'revenge',
      says: ['borrowed-money', 'get-even', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/7-50',
    asset: 'ULTA Ulta Beauty',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '470',
        thesis:
          'I worked in one of their stores for six years, so I know the loyalty programme is real: 44 million members make 95% of sales. I also know that working there makes me like them too much. Two things to watch, shrink and Sephora at Kohl’s. Comps below 1% next fiscal year and I sell, no discussion.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side', 'horizon-given', 'familiarity'],
      falsifiers: ['Comps below 1% next fiscal year and I sell, no discussion'],
    },
  },
  {
    id: 'tuning/7-51',
    asset: 'LMT Lockheed Martin',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '455',
        thesis:
          'Two charges of $1.6bn on classified programmes within a year call the cost discipline into question. The multiple of 16x 2026 EPS looks undemanding only if these are the last ones. I have no way to know. I will wait for the January audit of the MFC programme before deciding.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'figures-named', 'weighs-other-side', 'waits-for-own-price', 'horizon-given'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/7-52',
    asset: 'AMC AMC Entertainment',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '3.05',
        thesis: 'only 3 bucks so i can get 1000 shares. apes together strong 🦍 cant go lower than zero lmao',
      },
    ],
    expert: {
      first: 'low-price-as-cheap',
      says: ['herd', 'overconfidence', 'lottery', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'size-limited'],
    },
  },
  {
    id: 'tuning/7-53',
    asset: 'ADBE Adobe',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '480',
        quantity: '30',
        thesis: 'Nobody leaves Photoshop.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '350',
        thesis:
          "Everybody says AI will kill it, and revenue grows 10% every quarter as if nobody had told the customers. I was at 7 last year, I'm at 5 now because Figma's numbers scare me a little. I'd be out by now if net new ARR had fallen. It hasn't.",
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['figures-named', 'own-judgement', 'confidence-lowered-on-bad-news', 'confidence-fits'],
      mustNot: ['herd', 'recency', 'falsifier-given', 'error-admitted'],
    },
  },
  {
    id: 'tuning/7-54',
    asset: 'QCOM Qualcomm',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '155',
        thesis:
          'Apple leaves as a modem customer, that is 20% of handset chips and everybody knows when. Cars and PCs have to replace it: 22 billion by fiscal 2029 is their target, I count on 16. Automotive growing slower than 15% for a year means even 16 is too much, and I close the position.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side', 'own-judgement', 'events-named'],
      mustNot: ['herd', 'authority'],
      falsifiers: ['Automotive growing slower than 15% for a year means even 16 is too much, and I close the position'],
    },
  },
  {
    id: 'tuning/7-55',
    asset: 'KHC Kraft Heinz',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '27',
        thesis: 'Buffett owns it, so it must be good. 6% dividend while I wait for the split.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['income-plan', 'events-named', 'figures-named'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/7-56',
    asset: 'GE GE Aerospace',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '95',
        quantity: '30',
        thesis: 'Engines under long contracts.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '270',
        thesis:
          'We are buying a house in March and the down payment has to come from somewhere. This has the smallest tax bill. I would rather keep it.',
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['events-named'],
      mustNot: [
        'disposition',
        'money-needed',
        'falsifier-given',
        'ask-when-needed',
        'tax-sale',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/7-57',
    asset: 'NVO Novo Nordisk',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '50',
        thesis:
          'Half of what it was, and I ask myself whether I would buy it if it had always cost 50. I think so: 13 times earnings, growth 8 to 14% this year by their own guidance. Compounders take share. If the guidance is cut a third time, my estimate is worth nothing and I will say so by selling.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side', 'horizon-given', 'source-named'],
      mustNot: ['fall-as-reason', 'anchoring-to-past-price', 'gamblers-fallacy'],
      falsifiers: ['If the guidance is cut a third time, my estimate is worth nothing and I will say so by selling'],
    },
  },
  {
    id: 'tuning/7-58',
    asset: 'BYND Beyond Meat',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '2.8',
        thesis:
          'oh great another meme squeeze, what could go wrong. anyway im in with 300 bucks i already wrote off in my head',
      },
    ],
    expert: {
      first: 'lottery',
      says: ['size-limited', 'fear-of-missing-out', 'names-own-bias', 'herd', 'urge-to-act', 'too-little-said'],
      mustNot: ['falsifier-given', 'figures-named', 'low-price-as-cheap'],
    },
  },
  {
    id: 'tuning/7-59',
    asset: 'CAT Caterpillar',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '330',
        quantity: '30',
        thesis: 'Power generation is half of the growth.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 6,
        price: '420',
        thesis:
          'Backlog 37.5 billion, a record. Generators for data centres are sold out. If it dips under 380 I buy again. If dealers’ inventories rise by more than a billion in one quarter, the boom is over, and I stop buying and start selling.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNotMatch: [/If it dips under 380/],
      falsifiers: [
        'If dealers’ inventories rise by more than a billion in one quarter, the boom is over, and I stop buying and start selling',
      ],
    },
  },
  {
    id: 'tuning/7-60',
    asset: 'HD Home Depot',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '340',
        quantity: '30',
        thesis: 'Houses age and need repair.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '370',
        thesis:
          'My advisor says that one should sell if comps turn negative. They have been negative for nine quarters and it went up. I think he looks at the wrong thing. Turnover of existing houses is at 2.9%, the lowest in 40 years, and it can wait longer than I can. That is what could hurt me.',
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['figures-named', 'own-judgement'],
      mustNot: ['falsifier-given', 'authority', 'recency', 'gamblers-fallacy'],
    },
  },
]
