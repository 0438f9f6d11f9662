import type { CriticCase } from '../case.ts'

/** The tuning half: written with no look at what the critic says, then parted at random. */
export const UNSEEN_6: readonly CriticCase[] = [
  {
    id: 'tuning/6-01',
    asset: 'ASML ASML Holding',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '690',
        thesis:
          "Bookings of €5.6bn in Q2 imply a 2026 revenue range of €35-40bn on management's own conversion rate. At 28x 2026 EPS the market pays for mid-range. The position is closed if bookings come in under €4bn in two consecutive quarters, or if the Dutch government extends the licence requirement to service contracts. I give it until the January 2027 report.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['ask-for-exit', 'ask-for-horizon', 'story-without-figures', 'vague-horizon'],
      falsifiers: [
        'The position is closed if bookings come in under €4bn in two consecutive quarters, or if the Dutch government extends the licence requirement to service contracts',
      ],
    },
  },
  {
    id: 'tuning/6-02',
    asset: 'CVS CVS Health',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '62',
        thesis: '11x. FCF yld 9%. MBR was 95. Out: MBR > 93 FY25.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['too-little-said', 'story-without-figures'],
      falsifiers: ['Out: MBR > 93 FY25'],
    },
  },
  {
    id: 'tuning/6-03',
    asset: 'GME GameStop',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '22',
        thesis: 'shorts are trapped, they HAVE to buy, this is literally free money. cant go tits up',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['blames-others', 'herd', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/6-04',
    asset: 'XYZ Block',
    register: 'plain',
    entries: [
      {
        action: 'Sell',
        confidence: 5,
        price: '66',
        thesis:
          'I said that I would sell if gross profit growth went under 12%. It came in at 9%. So I sell, although it hurts.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted'],
      mustNot: ['falsifier-given', 'loss-aversion', 'ask-what-would-prove-wrong', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/6-05',
    asset: 'TSLA Tesla',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '248',
        thesis:
          "Elon is the greatest engineer alive. Everyone who bet against him lost. I trust him with my family's future and I put in everything we have.",
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['halo', 'authority', 'overconfidence', 'attachment', 'confidence-beyond-evidence', 'money-needed'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'size-limited'],
    },
  },
  {
    id: 'tuning/6-06',
    asset: 'SPY S&P 500 ETF',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '560',
        thesis: 'same as every month, 400 into the index, dont care where it is',
      },
    ],
    expert: {
      first: 'index-plan',
      mustNot: [
        'too-little-said',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
        'fear-of-missing-out',
        'falsifier-given',
        'target-without-reason',
        'confidence-beyond-evidence',
      ],
    },
  },
  {
    id: 'tuning/6-07',
    asset: 'INTC Intel',
    register: 'emotional',
    entries: [
      {
        day: '2024-01-29',
        action: 'Buy',
        confidence: 7,
        price: '43',
        quantity: '20',
        thesis: 'Foundry with state money.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 8,
        price: '19',
        thesis: 'I lost so much on this. I will make it back, I swear it owes me. Doubling.',
      },
    ],
    expert: {
      first: 'revenge',
      says: [
        'surer-as-price-falls',
        'added-below-cost',
        'get-even',
        'overconfidence',
        'confidence-beyond-evidence',
        'too-little-said',
        'sunk-cost',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/6-08',
    asset: 'COST Costco',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '905',
        thesis:
          'A wonderful company, but 52 times earnings is a lot. I buy a small first piece, 1% of the portfolio, because renewal is 92.9% and has risen in each of the last three years. If renewal drops below 91% I do not add, I leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'figures-named', 'weighs-other-side'],
      mustNot: ['attachment', 'halo', 'ask-for-size', 'overconfidence', 'recency'],
      falsifiers: ['If renewal drops below 91% I do not add, I leave'],
    },
  },
  {
    id: 'tuning/6-09',
    asset: 'RIVN Rivian',
    register: 'chatty',
    entries: [
      {
        day: '2024-06-27',
        action: 'Buy',
        confidence: 6,
        price: '14',
        quantity: '20',
        thesis: 'VW pays 5 billion for the software.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 5,
        price: '15',
        thesis: 'needed cash for the roof so sold 40 of my 100, still like it',
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['confidence-lowered-on-bad-news'],
      mustNot: [
        'disposition',
        'falsifier-given',
        'rule-kept',
        'loss-taken-as-written',
        'ask-what-would-prove-wrong',
        'attachment',
      ],
    },
  },
  {
    id: 'tuning/6-10',
    asset: 'JNJ Johnson & Johnson',
    register: 'analytical',
    entries: [
      {
        day: '2023-09-05',
        action: 'Buy',
        confidence: 6,
        price: '161',
        quantity: '20',
        thesis: 'AAA balance sheet, 16x.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '158',
        thesis:
          'Kenvue is out, talc remains. Management guides to 5-7% operational growth through 2030, which I treat as marketing. I own it for the balance sheet. Were they to settle talc for more than $15bn, or lose the AAA rating, my reason would be gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement', 'events-named'],
      mustNot: ['authority', 'vague-horizon'],
      falsifiers: ['Were they to settle talc for more than $15bn, or lose the AAA rating, my reason would be gone'],
    },
  },
  {
    id: 'tuning/6-11',
    asset: 'ADBE Adobe',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '415',
        thesis:
          'I am a designer and I would never leave Photoshop. But I know that I am not the market: students now use Canva and Figma. So I look at net new ARR. Below 1.8 billion for the year, the students have won and I am gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['names-own-bias', 'weighs-other-side', 'figures-named'],
      mustNot: ['familiarity', 'attachment', 'overconfidence'],
      falsifiers: ['Below 1.8 billion for the year, the students have won and I am gone'],
    },
  },
  {
    id: 'tuning/6-12',
    asset: 'NVDA NVIDIA',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '131',
        thesis: 'I sold at 40. I have watched it go up every day since and I cannot take it any more. I am back in.',
      },
    ],
    expert: {
      first: 'regret',
      says: ['fear-of-missing-out', 'recency'],
      mustNot: ['falsifier-given', 'bought-back-higher', 'anchoring-to-past-price', 'figures-named'],
    },
  },
  {
    id: 'tuning/6-13',
    asset: 'ENPH Enphase',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '85',
        thesis:
          'Channel inventory is back at eight weeks, but California demand under NEM 3.0 has not found a floor. I buy below $65, which is 15x trough free cash flow, and not before sell-through turns positive.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'fall-as-reason', 'low-price-as-cheap', 'ask-for-own-price'],
    },
  },
  {
    id: 'tuning/6-14',
    asset: 'LEN Lennar',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '118',
        thesis: '1.1x book. Orders +. Rates 6.8 → 6 helps. Cancel rate >20% = wrong.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: ['too-little-said'],
      falsifiers: ['Cancel rate >20% = wrong'],
    },
  },
  {
    id: 'tuning/6-15',
    asset: 'UNH UnitedHealth',
    register: 'plain',
    entries: [
      {
        day: '2024-12-10',
        action: 'Buy',
        confidence: 7,
        price: '560',
        quantity: '20',
        thesis: 'The best run of the insurers.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 7,
        price: '305',
        thesis: 'It has fallen by half and it can not fall much more. In ten years nobody will remember this.',
      },
    ],
    expert: {
      first: 'fall-as-reason',
      says: [
        'new-reason-after-fall',
        'added-below-cost',
        'overconfidence',
        'vague-horizon',
        'hope',
        'horizon-given',
        'anchoring-to-past-price',
      ],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/6-16',
    asset: 'SBUX Starbucks',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '94',
        thesis:
          'I believe in the new boss, he repaired Chipotle. Traffic in the US shops was −6% and should be positive again by the autumn of next year. If it is not, he needs longer than I have patience and I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'halo'],
      mustNot: ['authority', 'ask-for-horizon', 'vague-horizon', 'vague-falsifier'],
      falsifiers: [
        'Traffic in the US shops was −6% and should be positive again by the autumn of next year. If it is not, he needs longer than I have patience and I sell',
      ],
    },
  },
  {
    id: 'tuning/6-17',
    asset: 'SMCI Super Micro',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '42',
        thesis:
          'auditor quit, stock got nuked, now theyve got a new one and filed everything. trades at 12x w/ revenue doubling. any new restatement n i bail no questions asked',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'fall-as-reason', 'events-named'],
      mustNot: ['overconfidence', 'target-without-reason'],
      falsifiers: ['any new restatement n i bail no questions asked'],
    },
  },
  {
    id: 'tuning/6-18',
    asset: 'BRK.B Berkshire Hathaway',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '455',
        thesis:
          "At 1.45x book the discount to my estimate of intrinsic value is about 10%, which is thin. Buffett's age is known to everyone and presumably priced. I accept a thin margin because the cash is $320bn and I have no better idea. That last clause is not a good reason, and I write it down so that I see it again.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['figures-named', 'urge-to-act', 'weighs-other-side', 'error-admitted'],
      mustNot: ['falsifier-given', 'authority', 'halo', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/6-19',
    asset: 'LLY Eli Lilly',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '760',
        thesis: 'My sister lost 25 kilos on it and cried when she put on her wedding dress. Everyone will want this.',
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['attachment', 'story-without-figures', 'herd', 'halo'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/6-20',
    asset: 'TGT Target',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '98',
        thesis:
          '13 times earnings and 4.5% dividend. The boycott and the tariffs are known. My test is very simple: comparable sales must be positive in at least one of the next three quarters, otherwise I was wrong about the customers and will sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named', 'income-plan'],
      mustNot: ['vague-horizon', 'ask-for-exit'],
      falsifiers: [
        'My test is very simple: comparable sales must be positive in at least one of the next three quarters, otherwise I was wrong about the customers and will sell',
      ],
    },
  },
  {
    id: 'tuning/6-21',
    asset: 'F Ford Motor',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 3,
        price: '10',
        thesis: 'I do not really know. Maybe it goes up because of the trucks. We will see.',
      },
    ],
    expert: {
      first: 'confidence-fits',
      says: ['too-little-said', 'story-without-figures', 'hope', 'vague-horizon'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/6-22',
    asset: 'AAPL Apple',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '225',
        thesis: 'Good company.',
      },
    ],
    expert: {
      first: 'too-little-said',
      says: ['halo', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'attachment'],
    },
  },
  {
    id: 'tuning/6-23',
    asset: 'DE Deere',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '395',
        thesis:
          'Farm income in the US falls this year by 4% according to the USDA and Deere still earns $19 a share at the bottom of the cycle. At the last bottom it earned 5. I will be shown wrong if it earns under 15 this fiscal year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'source-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-for-source'],
      falsifiers: ['I will be shown wrong if it earns under 15 this fiscal year'],
    },
  },
  {
    id: 'tuning/6-24',
    asset: 'BYND Beyond Meat',
    register: 'emotional',
    entries: [
      {
        action: 'Sell',
        confidence: 3,
        price: '6',
        thesis:
          'Enough. I was in love with an idea and the numbers told me so for two years. I did not want to see it. Lesson learned, I am out.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias'],
      mustNot: [
        'attachment',
        'falsifier-given',
        'loss-aversion',
        'blames-others',
        'disposition',
        'figures-named',
        'ask-what-would-prove-wrong',
        'loss-taken-as-written',
      ],
    },
  },
  {
    id: 'tuning/6-25',
    asset: 'CVNA Carvana',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '210',
        thesis: 'went from 4 to 210 lmao. zero chance im chasing that, if it ever sees 90 wake me up',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['stays-out', 'own-judgement'],
      mustNot: [
        'fear-of-missing-out',
        'falsifier-given',
        'regret',
        'anchoring-to-past-price',
        'herd',
        'low-price-as-cheap',
      ],
    },
  },
  {
    id: 'tuning/6-26',
    asset: 'TSM TSMC',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '182',
        thesis:
          'The bear case is geopolitical and I cannot price it: a blockade would make this a zero, and no valuation work protects against that. I therefore cap it at 3% and accept the tail. On fundamentals: N3 at 20% of wafer revenue, gross margin 57.8%, capex of $38-42bn. A gross margin guide under 53% would tell me that pricing power has gone; that is where I get off.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'size-limited', 'figures-named', 'events-named'],
      mustNot: ['overconfidence', 'ask-for-size', 'size-too-large'],
      falsifiers: ['A gross margin guide under 53% would tell me that pricing power has gone; that is where I get off'],
    },
  },
  {
    id: 'tuning/6-27',
    asset: 'WBA Walgreens',
    register: 'plain',
    entries: [
      {
        action: 'Sell',
        confidence: 4,
        price: '9',
        thesis: 'I was wrong. They cut the dividend and that was the one thing I owned it for.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['loss-taken-as-written'],
      mustNot: [
        'falsifier-given',
        'income-plan',
        'falsifier-broken-and-held',
        'loss-aversion',
        'disposition',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/6-28',
    asset: 'RDDT Reddit',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '112',
        thesis:
          "dau growth 47% yoy, google traffic is the thing to watch. once logged-in users stop growing qoq i'm gone",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['target-without-reason', 'vague-falsifier'],
      falsifiers: ["once logged-in users stop growing qoq i'm gone"],
    },
  },
  {
    id: 'tuning/6-29',
    asset: 'CMG Chipotle',
    register: 'analytical',
    entries: [
      {
        day: '2023-05-15',
        action: 'Buy',
        confidence: 6,
        price: '41',
        quantity: '20',
        thesis: 'Unit returns above 60%. No position above 7%.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '59',
        thesis:
          'Position had grown to 9.2% against my ceiling of 7%. Trimming 25% brings it back. No change of view on unit economics.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['rule-kept', 'figures-named', 'principle-kept', 'size-limited'],
      mustNot: ['disposition', 'falsifier-given', 'error-admitted', 'target-obeyed', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/6-30',
    asset: 'O Realty Income',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '55',
        thesis:
          'I live from my dividends. It pays every month, has paid 650 months, and the payout is 75% of funds from operations. If they stop one month, I stop too.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named'],
      mustNot: ['overconfidence', 'money-needed', 'ask-for-exit'],
      falsifiers: ['If they stop one month, I stop too'],
    },
  },
  {
    id: 'tuning/6-31',
    asset: 'CRWD CrowdStrike',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '265',
        thesis: 'Down 35% because of one stupid update! This is the chance I missed in 2022. I will not miss it again.',
      },
    ],
    expert: {
      first: 'regret',
      says: ['fall-as-reason', 'fear-of-missing-out', 'overconfidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'error-admitted'],
    },
  },
  {
    id: 'tuning/6-32',
    asset: 'PYPL PayPal',
    register: 'terse',
    entries: [
      {
        day: '2024-08-05',
        action: 'Buy',
        confidence: 6,
        price: '62',
        quantity: '20',
        thesis: 'TM$ growth >5 or sell.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '68',
        thesis: 'TM$ +7%. Test was >5. OK.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named'],
      mustNot: ['too-little-said', 'falsifier-given', 'falsifier-broken-and-held', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/6-33',
    asset: 'LULU Lululemon',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '262',
        thesis:
          'Inventory days 118, down from 134; Americas comp −2%; China +34%. The multiple of 18x discounts a permanently ex-growth Americas. I disagree, modestly. Evidence against me would be a third negative Americas comp accompanied by rising markdowns; if both appear, this is a fashion problem and not a cycle, and the position goes.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['overconfidence', 'horizon-given'],
      falsifiers: ['if both appear, this is a fashion problem and not a cycle, and the position goes'],
    },
  },
  {
    id: 'tuning/6-34',
    asset: 'MMM 3M',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '101',
        thesis:
          'The earplug settlement is fixed at 6 billion and paid until 2029. What is left are the PFAS cases in Europe. I sell when someone puts a number above 10 billion on them.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'figures-named', 'horizon-given'],
      mustNot: ['disposition', 'ask-for-exit'],
      falsifiers: ['I sell when someone puts a number above 10 billion on them'],
    },
  },
  {
    id: 'tuning/6-35',
    asset: 'AAPL Apple',
    register: 'plain',
    contract: { right: 'call', strike: '230', expiresOn: '2026-06-18' },
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '4.2',
        thesis:
          'I buy one call before the June conference, where they show the new assistant. The most that I can lose is 420 dollars. It ends nine days after the conference.',
      },
    ],
    expert: {
      first: 'size-limited',
      says: ['option-terms', 'events-named', 'horizon-given'],
      mustNot: ['falsifier-given', 'expiry-before-event', 'lottery', 'size-too-large', 'ask-for-size'],
    },
  },
  {
    id: 'tuning/6-36',
    asset: 'KO Coca-Cola',
    register: 'terse',
    contract: { right: 'put', strike: '60', expiresOn: '2026-03-20' },
    entries: [
      {
        action: 'Sell',
        confidence: 6,
        price: '1.1',
        thesis: 'Short put 60. Happy to own at 58.90. Assigned = fine.',
      },
    ],
    expert: {
      first: 'option-terms',
      says: ['horizon-given'],
      mustNot: ['falsifier-given', 'too-little-said', 'lottery', 'get-even', 'disposition'],
    },
  },
  {
    id: 'tuning/6-37',
    asset: 'TSLA Tesla',
    register: 'chatty',
    contract: { right: 'call', strike: '500', expiresOn: '2026-02-20' },
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '0.85',
        thesis: 'weekly lotto, 85 bucks, if it hits i pay my rent for a year lol',
      },
    ],
    expert: {
      first: 'lottery',
      says: ['size-limited'],
      mustNot: ['falsifier-given', 'money-needed', 'figures-named', 'horizon-given', 'size-too-large', 'income-plan'],
    },
  },
  {
    id: 'tuning/6-38',
    asset: 'MSFT Microsoft',
    register: 'plain',
    contract: { right: 'call', strike: '450', expiresOn: '2026-12-18' },
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '11',
        thesis:
          'I think that Azure grows above 35% again and the share follows. I sell the option when Azure comes in below 30, even if there is still time on it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'option-terms'],
      mustNot: ['expiry-before-event', 'target-without-reason', 'horizon-given'],
      falsifiers: ['I sell the option when Azure comes in below 30, even if there is still time on it'],
    },
  },
  {
    id: 'tuning/6-39',
    asset: 'AAPL Apple',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '221',
        thesis:
          'Me buy because iphone sale in my country very strong, everybody queue. If next quarter China sale again minus more than 10 percent, I go out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'familiarity', 'herd'],
      mustNot: ['attachment', 'overconfidence'],
      falsifiers: ['If next quarter China sale again minus more than 10 percent, I go out'],
    },
  },
  {
    id: 'tuning/6-40',
    asset: 'DKNG DraftKings',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '36',
        thesis:
          'nfl hold was 11% last yr vs 9.6 before. im not smart enough to model parlays but the promo spend falling 20% is real. wrong if promos go back over 3bn',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'confidence-fits', 'recency'],
      mustNot: ['overconfidence', 'gamblers-fallacy', 'hindsight'],
      falsifiers: ['wrong if promos go back over 3bn'],
    },
  },
  {
    id: 'tuning/6-41',
    asset: "MCD McDonald's",
    register: 'terse',
    entries: [
      {
        day: '2024-03-11',
        action: 'Buy',
        confidence: 6,
        price: '290',
        quantity: '20',
        thesis: 'Royalties, 14% dividend growth.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 6,
        price: '255',
        thesis: 'E. coli dip, 3 wks. 2018 same. FV 290. Traffic not back by Q2 → half.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['added-below-cost', 'events-named', 'horizon-given', 'figures-named', 'fall-as-reason', 'recency'],
      mustNot: ['too-little-said'],
      falsifiers: ['Traffic not back by Q2 → half'],
    },
  },
  {
    id: 'tuning/6-42',
    asset: 'NIO NIO',
    register: 'chatty',
    entries: [
      {
        day: '2023-02-06',
        action: 'Buy',
        confidence: 6,
        price: '11',
        quantity: '20',
        thesis: 'battery swap',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '4.6',
        thesis: "everyone keeps saying sell if it loses 4. whatever. i'll decide when i get there",
      },
    ],
    expert: {
      first: 'vague-falsifier',
      says: ['confidence-lowered-on-bad-news', 'own-judgement', 'too-little-said', 'ask-for-exit'],
      mustNot: ['falsifier-given', 'herd', 'figures-named', 'horizon-given', 'rule-kept'],
    },
  },
  {
    id: 'tuning/6-43',
    asset: 'PG Procter & Gamble',
    register: 'plain',
    entries: [
      {
        day: '2017-05-02',
        action: 'Buy',
        confidence: 6,
        price: '86',
        quantity: '20',
        thesis: 'Soap is bought in any year.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '165',
        thesis: 'If I had sold in 2020 when I wanted to, I would have missed 60%. So I leave it alone now.',
      },
    ],
    expert: {
      first: 'recency',
      says: ['regret', 'hindsight'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named', 'anchoring-to-past-price', 'income-plan'],
    },
  },
  {
    id: 'tuning/6-44',
    asset: 'UBER Uber',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '72',
        thesis:
          'If Waymo is right, the network is worthless; if Waymo needs demand aggregation, Uber is the toll. I lean to the second because Waymo chose Uber in Austin and Atlanta. Trips +17%, FCF $6.9bn. The thing that would turn me is Waymo ending either partnership.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      mustNot: ['overconfidence', 'authority'],
      falsifiers: ['The thing that would turn me is Waymo ending either partnership'],
    },
  },
  {
    id: 'tuning/6-45',
    asset: 'BTC Bitcoin Trust',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '58',
        thesis: 'My colleagues are all rich now and I am the idiot with the savings account. Not any more!!',
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['regret', 'herd', 'confidence-beyond-evidence', 'too-little-said'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'revenge', 'authority'],
    },
  },
  {
    id: 'tuning/6-46',
    asset: 'INTU Intuit',
    register: 'terse',
    entries: [
      {
        day: '2024-03-04',
        action: 'Buy',
        confidence: 7,
        price: '660',
        quantity: '20',
        thesis: 'TurboTax Live, Credit Karma back.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '640',
        thesis: 'FY guide raised 12→13. TurboTax Live +17. If IRS Direct File goes to all 50: sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: ['too-little-said', 'target-without-reason', 'surer-as-price-rises'],
      falsifiers: ['If IRS Direct File goes to all 50: sell'],
    },
  },
  {
    id: 'tuning/6-47',
    asset: 'CAT Caterpillar',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '390',
        thesis:
          "I bought Caterpillar at 80 in 2016 and sold at 130. It still annoys me. I don't buy at five times that price only because of my annoyance.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['stays-out', 'waits-for-own-price', 'anchoring-to-past-price', 'own-judgement'],
      mustNot: ['falsifier-given', 'regret', 'fear-of-missing-out', 'horizon-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/6-48',
    asset: 'SNOW Snowflake',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '128',
        thesis:
          'nrr fell from 150 to 127 and everyone freaks. new ceo ships fast, cortex has 3200 accts. ill give him till jan 27. nrr still sliding by then, bye',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'own-judgement', 'weighs-other-side'],
      mustNot: ['halo', 'herd', 'ask-for-horizon', 'vague-horizon'],
      falsifiers: ['nrr still sliding by then, bye'],
    },
  },
  {
    id: 'tuning/6-49',
    asset: 'ALV Allianz',
    register: 'plain',
    entries: [
      {
        day: '2022-10-17',
        action: 'Buy',
        confidence: 7,
        price: '170',
        quantity: '20',
        thesis: '7% dividend, solvency 200%.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '290',
        thesis:
          'Combined ratio 93.8% and 11% operating profit growth. The payout is 60%. I am content. I would only part with it if Pimco lost money from clients two years in a row.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'income-plan'],
      mustNot: ['overconfidence', 'disposition'],
      falsifiers: ['I would only part with it if Pimco lost money from clients two years in a row'],
    },
  },
  {
    id: 'tuning/6-50',
    asset: 'PARA Paramount',
    register: 'analytical',
    entries: [
      {
        action: 'Sell',
        confidence: 5,
        price: '12',
        thesis:
          'Merger certainty rose and the spread is now 4%, which does not pay me for the regulatory tail. The reason that I held is used up. Sold at a 14% gain.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['events-named', 'weighs-other-side', 'rule-kept'],
      mustNot: ['falsifier-given', 'disposition', 'loss-aversion', 'error-admitted', 'target-obeyed', 'house-money'],
    },
  },
  {
    id: 'tuning/6-51',
    asset: 'HD Home Depot',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '345',
        thesis:
          'Houses are turned over at the lowest rate since 1995, 4 million a year. People who do not move renovate later but they do. A house sale rate of 3.5 million or less for another year is the end of my patience: out.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['gamblers-fallacy', 'overconfidence'],
      falsifiers: ['A house sale rate of 3.5 million or less for another year is the end of my patience: out'],
    },
  },
  {
    id: 'tuning/6-52',
    asset: 'LCID Lucid',
    register: 'emotional',
    entries: [
      {
        day: '2022-03-07',
        action: 'Buy',
        confidence: 6,
        price: '25',
        quantity: '20',
        thesis: 'Better range than Tesla.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 7,
        price: '2.3',
        thesis: 'Everything inside me says stop but I averaged down anyway. If it comes back to 3 I am even. Please.',
      },
    ],
    expert: {
      first: 'get-even',
      says: ['surer-as-price-falls', 'added-below-cost', 'hope', 'names-own-bias', 'anchoring-to-cost'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/6-53',
    asset: 'ADM Archer Daniels',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '55',
        thesis:
          'Accounting trouble is two years old and the auditor signed. 11 times depressed earnings. If Brussels or Washington lowers the biofuel quota again I have no reason left.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'figures-named', 'fall-as-reason'],
      mustNot: ['overconfidence', 'blames-others'],
      falsifiers: ['If Brussels or Washington lowers the biofuel quota again I have no reason left'],
    },
  },
  {
    id: 'tuning/6-54',
    asset: 'MARA Marathon Digital',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '16',
        thesis:
          "btc beta. hashrate 40 EH, cost per coin 55k. halving hurt. if btc under 60k for a month they bleed n i'm not gonna sit thru that",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'recency'],
      falsifiers: ["if btc under 60k for a month they bleed n i'm not gonna sit thru that"],
    },
  },
  {
    id: 'tuning/6-55',
    asset: 'CRM Salesforce',
    register: 'analytical',
    entries: [
      {
        day: '2024-12-09',
        action: 'Buy',
        confidence: 7,
        price: '350',
        quantity: '20',
        thesis: 'Agentforce will double the price per seat.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '255',
        thesis:
          'cRPO growth 9.5% cc, Agentforce ARR $100m, which is 0.3% of revenue and gets 90% of the airtime. I was too optimistic about the speed; I drop from 7 to 5.',
      },
    ],
    expert: {
      first: 'confidence-lowered-on-bad-news',
      says: ['figures-named', 'error-admitted', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['falsifier-given', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/6-56',
    asset: 'ROKU Roku',
    register: 'terse',
    entries: [
      {
        action: 'Sell',
        confidence: 5,
        price: '61',
        thesis: 'Stop 62 hit. Out. Thesis unproven either way.',
      },
    ],
    expert: {
      first: 'stop-obeyed',
      says: ['rule-kept', 'loss-taken-as-written'],
      mustNot: [
        'falsifier-given',
        'too-little-said',
        'error-admitted',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'disposition',
      ],
    },
  },
  {
    id: 'tuning/6-57',
    asset: 'NOVN Novartis',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '98',
        thesis:
          'They sold Sandoz and Alcon and have now only medicines with 40% margin. Entresto loses the patent in 2025, minus 8 billions. If Kisqali and Pluvicto together do not make up for half of this by end of 2026, then I have bought a shrinking company and must sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'ask-for-horizon'],
      falsifiers: [
        'If Kisqali and Pluvicto together do not make up for half of this by end of 2026, then I have bought a shrinking company and must sell',
      ],
    },
  },
  {
    id: 'tuning/6-58',
    asset: 'GE GE Aerospace',
    register: 'analytical',
    entries: [
      {
        day: '2024-04-08',
        action: 'Buy',
        confidence: 7,
        price: '155',
        quantity: '20',
        thesis: 'Aftermarket grows with every flight hour.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '205',
        thesis:
          'LEAP shop visits up 30%; services backlog $140bn. At 38x there is nothing left for me to be clever about. I hold because I have no better place and the tax would cost 19%. A weak reason, but the true one. Leave if aftermarket orders decline year on year.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side'],
      mustNot: ['overconfidence', 'tax-sale', 'loss-aversion'],
      falsifiers: ['Leave if aftermarket orders decline year on year'],
    },
  },
  {
    id: 'tuning/6-59',
    asset: 'BMY Bristol Myers',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '50',
        thesis: '7x. LOE 27-28 known. Cobenfy 0.5bn FY26 min.; below that no growth leg → exit.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named', 'weighs-other-side'],
      mustNot: ['too-little-said'],
      falsifiers: ['Cobenfy 0.5bn FY26 min.; below that no growth leg → exit'],
    },
  },
  {
    id: 'tuning/6-60',
    asset: 'XOM Exxon',
    register: 'plain',
    entries: [
      {
        day: '2020-11-16',
        action: 'Buy',
        confidence: 6,
        price: '37',
        quantity: '20',
        thesis: 'For the case that everything else falls.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '110',
        thesis:
          'My oil shares are there for the case that everything else falls. 6% of all we have, and it was always 6. That is enough.',
      },
    ],
    expert: {
      first: 'hedge',
      says: ['size-limited', 'rebalancing-by-rule'],
      mustNot: ['falsifier-given', 'too-little-said', 'ask-for-size', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/6-61',
    asset: "DPZ Domino's",
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '430',
        thesis: 'berkshire bought it. good enough for me',
      },
    ],
    expert: {
      first: 'authority',
      says: ['too-little-said', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'source-named', 'own-judgement'],
    },
  },
  {
    id: 'tuning/6-62',
    asset: 'RDFN Redfin',
    register: 'plain',
    entries: [
      {
        day: '2023-07-17',
        action: 'Buy',
        confidence: 6,
        price: '15',
        quantity: '20',
        thesis: 'Rates fall next year.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 4,
        price: '8',
        thesis: 'I keep on hoping. Rates have to fall at some time and then all comes back.',
      },
    ],
    expert: {
      first: 'hope',
      says: [
        'confidence-lowered-on-bad-news',
        'vague-horizon',
        'gamblers-fallacy',
        'events-named',
        'story-without-figures',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/6-63',
    asset: 'CSCO Cisco',
    register: 'plain',
    entries: [
      {
        day: '2005-01-10',
        action: 'Buy',
        confidence: 6,
        price: '18',
        quantity: '20',
        thesis: 'From the employee plan.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '56',
        thesis:
          'I worked there for 19 years, half of my savings are these shares from the employee plan. I know that I should sell some. I know.',
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['employer-shares', 'names-own-bias', 'attachment'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named', 'sunk-cost', 'familiarity'],
    },
  },
  {
    id: 'tuning/6-64',
    asset: 'ELF e.l.f. Beauty',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '118',
        thesis:
          'tiktok is full of it but thats not my reason. share gains 23 qtrs straight, intl 20% of sales vs 7. tarrifs on china hurt, 80% made there. if gross margin < 68 two qtrs im wrong on pricing',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'own-judgement'],
      mustNot: ['herd', 'fear-of-missing-out', 'overconfidence'],
      falsifiers: ['if gross margin < 68 two qtrs im wrong on pricing'],
    },
  },
  {
    id: 'tuning/6-65',
    asset: 'BN Brookfield',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '54',
        thesis:
          "Carried interest of $1.5-2bn a year from 2026 is management's figure and I haircut it by half. The sum of the parts says $75. Fee-related earnings are what I can audit. I stay so long as they compound above 12%; a single year at 8% or less and the complexity discount was deserved.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'own-judgement', 'weighs-other-side', 'target-without-reason'],
      mustNot: ['authority', 'overconfidence'],
      falsifiers: [
        'I stay so long as they compound above 12%',
        'a single year at 8% or less and the complexity discount was deserved',
      ],
    },
  },
  {
    id: 'tuning/6-66',
    asset: 'RKLB Rocket Lab',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '24',
        thesis:
          'They launched 16 times last year. Neutron was promised for 2024, then 2025, and now "end of 2025". A further delay of more than six months means that they can\'t do it, and I do not want to be there for it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'halo'],
      falsifiers: [
        "A further delay of more than six months means that they can't do it, and I do not want to be there for it",
      ],
    },
  },
  {
    id: 'tuning/6-67',
    asset: 'TDOC Teladoc',
    register: 'plain',
    entries: [
      {
        action: 'Sell',
        confidence: 3,
        price: '11',
        thesis:
          'Sold for the loss, I have gains from Nvidia to set off against this year. I may come back in February.',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: [
        'falsifier-given',
        'disposition',
        'error-admitted',
        'loss-taken-as-written',
        'horizon-given',
        'get-even',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/6-68',
    asset: 'LMT Lockheed',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '460',
        thesis:
          'There are wars, and Europe must buy weapons. The F-35 is sold to 2030. The engine upgrade is late. If Canada or Switzerland cancel, that alone changes nothing; if the Pentagon cuts below 60 planes a year, that is half of my reason and I sell half.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence', 'vague-falsifier'],
      falsifiers: ['if the Pentagon cuts below 60 planes a year, that is half of my reason and I sell half'],
    },
  },
  {
    id: 'tuning/6-69',
    asset: 'CCL Carnival',
    register: 'emotional',
    entries: [
      {
        day: '2023-07-10',
        action: 'Buy',
        confidence: 6,
        price: '18',
        quantity: '20',
        thesis: 'Bookings are at a record.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '17',
        thesis:
          "My husband wants to sell. I want to wait. We've had three fights about this stupid ship company. I'll hold until summer and then it's his turn to decide.",
      },
    ],
    expert: {
      first: 'horizon-given',
      says: ['loss-aversion', 'names-own-bias'],
      mustNot: [
        'falsifier-given',
        'vague-horizon',
        'ask-for-horizon',
        'authority',
        'figures-named',
        'attachment',
        'overconfidence',
      ],
    },
  },
  {
    id: 'tuning/6-70',
    asset: 'INTC Intel',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '22',
        thesis:
          '18A yields are the only variable that matters and nobody outside knows them. I decline to have an opinion until a named external customer commits volume.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['weighs-other-side', 'events-named', 'own-judgement', 'confidence-fits'],
      mustNot: ['falsifier-given', 'overconfidence', 'figures-named', 'waits-for-own-price', 'ask-for-exit'],
    },
  },
  {
    id: 'tuning/6-71',
    asset: 'AFRM Affirm',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '62',
        thesis:
          'Delinquencies at 2.4% are low and flat. The people who use it are not rich, and a recession is not in these numbers. I will not wait for it: above 3.0% I close it, whatever the story is.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['overconfidence', 'vague-falsifier', 'waits-for-own-price'],
      falsifiers: ['I will not wait for it: above 3.0% I close it, whatever the story is'],
    },
  },
  {
    id: 'tuning/6-72',
    asset: 'GM General Motors',
    register: 'plain',
    entries: [
      {
        day: '2023-11-29',
        action: 'Buy',
        confidence: 6,
        price: '32',
        quantity: '20',
        thesis: 'A buyback of ten billion.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '48',
        thesis:
          'They bought back a quarter of all their shares in two years and it costs 5 times earnings. I know about the tariffs: 4-5 billion this year. That is in my numbers.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['events-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'horizon-given', 'low-price-as-cheap', 'overconfidence', 'too-little-said'],
    },
  },
  {
    id: 'tuning/6-73',
    asset: 'NVDA NVIDIA',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '140',
        thesis:
          'Bought with the money for the kitchen, the builders come in March. By then it will be up enough to pay for the oven as well.',
      },
    ],
    expert: {
      first: 'money-needed',
      says: ['overconfidence', 'hope', 'target-without-reason', 'horizon-given'],
      mustNot: ['falsifier-given', 'figures-named', 'house-money', 'sale-for-need'],
    },
  },
  {
    id: 'tuning/6-74',
    asset: 'KMI Kinder Morgan',
    register: 'analytical',
    entries: [
      {
        day: '2023-02-06',
        action: 'Buy',
        confidence: 6,
        price: '18',
        quantity: '20',
        thesis: 'Gas to the coast. Wrong above 4.5x leverage.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '27',
        thesis:
          'Nothing in the quarter touches the thesis. EBITDA $7.9bn, leverage 4.0x. My line is 4.5x and it has not been near.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'income-plan'],
      mustNot: [
        'falsifier-given',
        'falsifier-broken-and-held',
        'too-little-said',
        'ask-what-would-prove-wrong',
        'overconfidence',
      ],
    },
  },
  {
    id: 'tuning/6-75',
    asset: 'SHEL Shell',
    register: 'plain',
    entries: [
      {
        day: '2022-02-07',
        action: 'Buy',
        confidence: 6,
        price: '27',
        quantity: '20',
        thesis: 'Gas is short in Europe.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '35',
        thesis: "I need 8,000 for my daughter's studies in September and sold the shares in which I believe the least.",
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['horizon-given'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'money-needed',
        'rule-kept',
        'loss-taken-as-written',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/6-76',
    asset: 'SAP SAP',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '215',
        thesis:
          'Es geht um die Cloud. Der Auftragsbestand wächst um 28% und die Marge steigt auf 30%. Wenn das Wachstum unter 20% fällt, verkaufe ich.',
      },
    ],
    expert: {
      first: 'not-english',
      mustNot: ['figures-named', 'falsifier-given', 'too-little-said', 'horizon-given', 'story-without-figures'],
    },
  },
  {
    id: 'tuning/6-77',
    asset: 'TRV Travelers',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '240',
        thesis:
          'Combined ratio 88, buybacks 4%, book value up 12%. It is boring. I lose interest when the combined ratio is above 98 in a year without a great hurricane.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named'],
      mustNot: ['urge-to-act', 'overconfidence', 'too-little-said'],
      falsifiers: ['I lose interest when the combined ratio is above 98 in a year without a great hurricane'],
    },
  },
  {
    id: 'tuning/6-78',
    asset: 'AIG AIG',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '78',
        thesis:
          "Core ROE target of 10-13% by 2027 from 9.1%. Expense savings are booked, reserve development favourable for 20 quarters. If reserves ever turn adverse I'd not wait to understand why.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['overconfidence', 'vague-horizon'],
      falsifiers: ["If reserves ever turn adverse I'd not wait to understand why"],
    },
  },
]
