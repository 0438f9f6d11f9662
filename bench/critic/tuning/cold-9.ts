import type { CriticCase } from '../case.ts'

/** Written without a look at the critic's answers, read cold, and only then given to it. */
export const COLD_9: readonly CriticCase[] = [
  {
    id: 'tuning/9-01',
    asset: 'TMUS T-Mobile US',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '230',
        thesis:
          "They took most of the new phone customers in the country for three years running. I count on 17 billion of free cash flow next year. If they have to buy growth with discounts like Verizon does, and churn goes past 1%, there's nothing special about them and I'd rather own the cheap one.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      falsifiers: [
        "If they have to buy growth with discounts like Verizon does, and churn goes past 1%, there's nothing special about them and I'd rather own the cheap one",
      ],
    },
  },
  {
    id: 'tuning/9-02',
    asset: 'WULF TeraWulf',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '13',
        thesis:
          'google backstop = bitcoin miner no more. everyone in the discord loaded up at 5 and im late but still early imo. 25 by q1',
      },
    ],
    expert: {
      first: 'herd',
      says: ['fear-of-missing-out', 'target-without-reason', 'horizon-given', 'regret', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'size-limited', 'events-named'],
    },
  },
  {
    id: 'tuning/9-03',
    asset: 'PEP PepsiCo',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '135',
        thesis:
          'I am retired and live partly from dividends. 4.2%, raised for 53 years. People say that the weight loss shots will finish the chips; volumes in North America did fall 2%. It may be right in ten years. In the ten before that I am paid. I sell when the payout goes above 90% of earnings.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['herd', 'vague-horizon', 'authority'],
      falsifiers: ['I sell when the payout goes above 90% of earnings'],
    },
  },
  {
    id: 'tuning/9-04',
    asset: 'RDDT Reddit',
    register: 'analytical',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '57',
        quantity: '40',
        thesis: 'Licensing of $200m and ARPU at a third of Pinterest.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '190',
        thesis:
          "Logged-in users, the ones that carry the ad load, grew 14%; logged-out traffic is at Google's mercy and fell 3% sequentially. ARPU of $5.9 is now at the level I had pencilled in for 2026. I would be surprised by a further re-rating. I keep two thirds and state my exit: two quarters in which logged-in users decline.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['disposition', 'recency'],
      falsifiers: ['state my exit: two quarters in which logged-in users decline'],
    },
  },
  {
    id: 'tuning/9-05',
    asset: 'BUD AB InBev',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '62',
        thesis:
          'Debt is down to 2.9 times EBITDA and beer volumes are down too. I do not know which of the two goes faster. Nothing to do until the February report.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'horizon-given', 'weighs-other-side', 'events-named'],
      mustNot: ['falsifier-given', 'waits-for-own-price'],
    },
  },
  {
    id: 'tuning/9-06',
    asset: 'APP AppLovin',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 5,
        price: '62',
        quantity: '40',
        thesis: 'Axon 2 grows software revenue 90%.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '560',
        thesis:
          "I'm not selling because it went up ninefold, although it did. I sell since the SEC is looking at how the data is collected, and if that business has to ask people first, nobody outside the company can tell what margin is left.",
      },
    ],
    expert: {
      first: 'weighs-other-side',
      says: ['events-named', 'stays-out'],
      mustNot: ['disposition', 'falsifier-given', 'figures-named', 'recency', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/9-07',
    asset: 'NTDOY Nintendo',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '22',
        thesis:
          "Nintendo is my childhood. The Switch 2 queue went around the block at my local store and my hands were shaking when I finally got one!! You can't put a price on that kind of love.",
      },
    ],
    expert: {
      first: 'attachment',
      says: ['familiarity', 'overconfidence', 'confidence-beyond-evidence', 'story-without-figures', 'herd'],
      mustNot: ['falsifier-given', 'figures-named', 'loss-aversion'],
    },
  },
  {
    id: 'tuning/9-08',
    asset: 'MPW Medical Properties',
    register: 'plain',
    entries: [
      {
        day: '2023-02-14',
        action: 'Buy',
        confidence: 7,
        price: '12.5',
        quantity: '200',
        thesis: 'Hospitals always pay rent. 9% dividend.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '5',
        thesis:
          "The dividend was cut twice and Steward went bankrupt. I've collected two dollars a share in the meantime, so really I'm only down 40%. It would be silly to give up now after all I went through with this one.",
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['loss-aversion', 'confidence-lowered-on-bad-news', 'figures-named'],
      mustNot: ['falsifier-given', 'income-plan', 'error-admitted', 'events-named', 'money-needed'],
    },
  },
  {
    id: 'tuning/9-09',
    asset: 'GEV GE Vernova',
    register: 'terse',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '165',
        quantity: '20',
        thesis: 'Gas turbines sold out.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '620',
        thesis: '80GW slots by YE. Px +. Wind still bleeds 400m. 45x 26 but backlog margin +6pts. Trim 1/4 if <70GW.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      mustNot: ['too-little-said', 'rebalancing-by-rule'],
      falsifiers: ['Trim 1/4 if <70GW'],
    },
  },
  {
    id: 'tuning/9-10',
    asset: 'QQQ Invesco QQQ',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '600',
        thesis:
          'I put a fifth of my bonus into the Nasdaq fund as I do each February. It is November, so I am breaking my own habit, because I am afraid that it runs away.',
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['names-own-bias', 'index-plan', 'size-limited'],
      mustNot: ['falsifier-given', 'overconfidence', 'size-too-large', 'figures-named'],
    },
  },
  {
    id: 'tuning/9-11',
    asset: 'HSY Hershey',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '165',
        thesis:
          'Cocoa has fallen from 12,000 to 5,500 a tonne, and they have not lowered prices. Gross margin was 33% and used to be 45. By the end of 2026 I want to see 41 again. 38 or less would tell me that the shops took the money and not Hershey.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given'],
      mustNot: ['anchoring-to-past-price', 'fall-as-reason', 'ask-for-horizon'],
      falsifiers: ['38 or less would tell me that the shops took the money and not Hershey'],
    },
  },
  {
    id: 'tuning/9-12',
    asset: 'CHTR Charter',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '270',
        quantity: '10',
        thesis: 'Cheap at 8 times. They may lose 60,000 internet customers in a quarter, more than that and I am out.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 7,
        price: '250',
        thesis: 'Lost 117,000 internet customers. I wrote 60,000 as the most I would accept and I meant it.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: ['falsifier-given', 'disposition', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/9-13',
    asset: 'SNAP Snap',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '8.2',
        thesis:
          'i know i know. dau 477m, sub rev doubling, still loses money w SBC. 5bn of perplexity cash lol. if they post another qtr of NA dau shrink i throw the towel',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['low-price-as-cheap', 'names-own-bias'],
      falsifiers: ['if they post another qtr of NA dau shrink i throw the towel'],
    },
  },
  {
    id: 'tuning/9-14',
    asset: 'LRCX Lam Research',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '150',
        thesis:
          'China is 43% of revenue and will, by guidance, be under 30% in 2026. The market capitalises peak earnings at a peak multiple. In 2018 and 2022 the shares troughed at 11x and 12x respectively. I have no edge on memory timing. Interest resumes near $95.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['stays-out', 'figures-named', 'weighs-other-side', 'events-named', 'horizon-given'],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'authority'],
    },
  },
  {
    id: 'tuning/9-15',
    asset: 'BBY Best Buy',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '75',
        thesis:
          'The computers that everyone bought in 2020 are five years old and Windows 10 has no more updates. Comparable sales were +1.6%. Either the replacement wave shows up in the Christmas quarter, or I made it up.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'events-named'],
      mustNot: ['herd'],
      falsifiers: ['Either the replacement wave shows up in the Christmas quarter, or I made it up'],
    },
  },
  {
    id: 'tuning/9-16',
    asset: 'DJT Trump Media',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 9,
        price: '50',
        quantity: '150',
        thesis: 'truth will beat twitter',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '11',
        thesis:
          'lost 6k. bought it to own the libs basically. dumbest reason ever, never mixing politics w money again',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['names-own-bias'],
      mustNot: ['falsifier-given', 'figures-named', 'revenge', 'rule-kept', 'confirmation'],
    },
  },
  {
    id: 'tuning/9-17',
    asset: 'ZTS Zoetis',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '123',
        thesis:
          'Some dogs got worse on Librela and people write about it. Sales of it fell 20%. The rest of the company grew 7%. I think that the price takes away more than the whole of Librela. What I cannot rule out is that vets become careful with the next antibody too. I would see that in Apoquel: flat sales there, and I am gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['herd', 'fall-as-reason'],
      falsifiers: ['I would see that in Apoquel: flat sales there, and I am gone'],
    },
  },
  {
    id: 'tuning/9-18',
    asset: 'MARA MARA Holdings',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '12',
        thesis:
          "I got laid off in March and this is going to be my way out. I've done the research, 200 hours of it. Bitcoin at 250k next year means MARA at 80. Wish me luck.",
      },
    ],
    expert: {
      first: 'hope',
      says: [
        'money-needed',
        'overconfidence',
        'sunk-cost',
        'target-without-reason',
        'lottery',
        'confidence-beyond-evidence',
        'horizon-given',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'employer-shares', 'index-plan', 'size-limited'],
    },
  },
  {
    id: 'tuning/9-19',
    asset: 'ISRG Intuitive Surgical',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '395',
        quantity: '8',
        thesis: 'Installed base of 9,000 robots, 83% of revenue recurs.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '530',
        thesis:
          'Procedures +19%. My surgeon friend at the university hospital would strike if they took his da Vinci away. That is worth more to me than any model. 60 times earnings is still 60 times earnings, I know.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['figures-named', 'weighs-other-side', 'names-own-bias', 'familiarity'],
      mustNot: ['falsifier-given', 'employer-shares'],
    },
  },
  {
    id: 'tuning/9-20',
    asset: 'KVUE Kenvue',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '16.8',
        thesis:
          'Kimberly-Clark pays 3.50 in cash and 0.146 of a share. That was 21 when announced and is 18.5 today. The spread is the risk of the Tylenol suits. I hold it until the deal closes in the second half of 2026. If Kimberly walks, I lose a fifth; that is why it is a 2% position.',
      },
    ],
    expert: {
      first: 'size-limited',
      says: ['events-named', 'horizon-given', 'figures-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'low-price-as-cheap', 'ask-for-size', 'ask-for-horizon'],
    },
  },
  {
    id: 'tuning/9-21',
    asset: 'FIG Figma',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '60',
        thesis:
          'It came public at 33, went to 142 and is at 60. None of these three prices has anything to do with the business, and I cannot tell you which one is right. The lock-up ends in January.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['events-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['falsifier-given', 'anchoring-to-past-price', 'recency', 'fall-as-reason', 'figures-named'],
    },
  },
  {
    id: 'tuning/9-22',
    asset: 'BMY Bristol Myers',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '46',
        thesis: '7x. Yld 5.3. LOE Eliquis 28. Cobenfy ADEPT-2 readout 1H26 = make or break. Fail → sell same day.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['too-little-said'],
      falsifiers: ['Cobenfy ADEPT-2 readout 1H26 = make or break. Fail → sell same day'],
    },
  },
  {
    id: 'tuning/9-23',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '147',
        quantity: '15',
        thesis: 'Nights grow 9%, cash 11 billion.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '121',
        thesis:
          "I rent out two flats there myself and this year they stand empty more often. That is an anecdote. But nights booked in the US were flat, which isn't. I halve it and wait for the spring.",
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['names-own-bias', 'horizon-given', 'weighs-other-side', 'own-judgement'],
      mustNot: [
        'falsifier-given',
        'familiarity',
        'disposition',
        'loss-taken-as-written',
        'rule-kept',
        'employer-shares',
      ],
    },
  },
  {
    id: 'tuning/9-24',
    asset: 'TLRY Tilray',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '3.7',
        quantity: '1000',
        thesis: 'rescheduling this year',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 8,
        price: '1.1',
        thesis: 'rescheduling any day now fr. avg down to 2.40. 5000 shares babyyy',
      },
    ],
    expert: {
      first: 'anchoring-to-cost',
      says: [
        'surer-as-price-falls',
        'added-below-cost',
        'overconfidence',
        'hope',
        'horizon-stretched',
        'events-named',
        'confidence-beyond-evidence',
        'low-price-as-cheap',
        'same-words-again',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'size-limited'],
    },
  },
  {
    id: 'tuning/9-25',
    asset: 'COST Costco',
    register: 'plain',
    entries: [
      {
        day: '2020-05-14',
        action: 'Buy',
        confidence: 8,
        price: '305',
        quantity: '5',
        thesis: 'The people who work there look happy and the members renew.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '920',
        thesis:
          'I gave the shares to my grandson for his degree, so they leave this list. I would have kept them another thirty years.',
      },
    ],
    expert: {
      first: 'sale-for-need',
      mustNot: [
        'disposition',
        'attachment',
        'falsifier-given',
        'horizon-given',
        'vague-horizon',
        'regret',
        'ask-what-would-prove-wrong',
        'money-needed',
        'rule-kept',
      ],
    },
  },
  {
    id: 'tuning/9-26',
    asset: 'SYM Symbotic',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '57',
        thesis:
          'Walmart is 85% of the sales and owns 10% of it, which is comfort and risk in one. I bought after they moved the restatement behind them. My questions to myself: do they win a second big grocer in 2026? If no, is it still a buy? No. So the answer decides.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given', 'events-named'],
      falsifiers: ['do they win a second big grocer in 2026? If no, is it still a buy? No'],
    },
  },
  {
    id: 'tuning/9-27',
    asset: 'NOW ServiceNow',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '850',
        thesis:
          'cRPO growth of 21% constant currency against a guide of 18.5%; renewal 97%. The bear argument is seat compression from agents, to which the pricing already responds with consumption packs. I assign 30% to the bears. A print of renewal below 96%, not explained by federal contracts, moves that to 60% and me to the exit.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      falsifiers: [
        'A print of renewal below 96%, not explained by federal contracts, moves that to 60% and me to the exit',
      ],
    },
  },
  {
    id: 'tuning/9-28',
    asset: 'LYFT Lyft',
    register: 'chatty',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 5, price: '17', quantity: '100', thesis: 'fcf positive this yr' },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 5,
        price: '23',
        thesis:
          'sold half into the waymo pop. didnt see that one coming tbh. keeping half bc fcf 1bn and buyback. stop on the rest at 17',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['disposition', 'error-admitted'],
      mustNot: ['falsifier-broken-and-held', 'hindsight', 'rule-kept', 'stop-moved-away'],
    },
  },
  {
    id: 'tuning/9-29',
    asset: 'ALGN Align',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '140',
        thesis:
          'Teenage starts are at a record, adults have no money. 14 times earnings, the lowest ever. If I am honest I mostly buy because it was 700 once and I keep seeing that number.',
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['anchoring-to-past-price', 'figures-named'],
      mustNot: ['falsifier-given', 'overconfidence', 'recency'],
    },
  },
  {
    id: 'tuning/9-30',
    asset: 'EQT EQT',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '55',
        thesis:
          'LNG plants need 8 billion cubic feet a day more by 2027 and the pipes to them start next to EQT’s wells. At 4 dollars gas it earns 10% of its price in free cash, at 3 dollars it earns 5. Below 2.75 for a whole year I would have bought at the wrong end of the cycle.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      falsifiers: ['Below 2.75 for a whole year I would have bought at the wrong end of the cycle'],
    },
  },
  {
    id: 'tuning/9-31',
    asset: 'ONON On Holding',
    register: 'emotional',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '38',
        quantity: '30',
        thesis: 'Sales +29%, 60% gross margin.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 4,
        price: '40',
        thesis:
          "I keep refreshing the app. Down 8% today, down 30% since summer. Everyone at my running club wears them so how can sales be slowing?? They aren't, +25%. I need to stop looking.",
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['figures-named', 'names-own-bias', 'loss-aversion', 'confidence-fits', 'herd'],
      mustNot: ['falsifier-given', 'confidence-lowered-on-bad-news', 'fall-as-reason'],
    },
  },
  {
    id: 'tuning/9-32',
    asset: 'BA Boeing',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '180',
        quantity: '10',
        thesis: 'Order book of 5,600 planes. If they need to issue shares I was wrong about the cash.',
      },
      {
        day: '2024-11-05',
        action: 'Hold',
        confidence: 6,
        price: '152',
        thesis: 'They issued shares for 21 billion last week. The strike is over now and with the cash they are safe.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['new-reason-after-fall', 'figures-named', 'events-named', 'confirmation'],
      mustNot: ['test-answered', 'rule-kept', 'falsifier-given'],
    },
  },
  {
    id: 'tuning/9-33',
    asset: 'CROX Crocs',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '80',
        thesis:
          'Ugly shoes, beautiful numbers: 58% gross margin and 7 times earnings. HEYDUDE was a mistake of theirs. North America −6%. Fashion ends, I know. The day on which my daughter is ashamed of them is too late, so I take numbers: two Christmas quarters down in Asia as well, end of story.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['familiarity', 'error-admitted'],
      falsifiers: ['I take numbers: two Christmas quarters down in Asia as well, end of story'],
    },
  },
  {
    id: 'tuning/9-34',
    asset: 'V Visa',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '335',
        thesis:
          'Volumes +8%, margin 67%, 26 times. A law that caps fees is brought in every Congress and never passes. Should it pass this time, I recalculate; at a cap of 0.5% I would not own it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['recency', 'gamblers-fallacy', 'overconfidence'],
      falsifiers: ['Should it pass this time, I recalculate; at a cap of 0.5% I would not own it'],
    },
  },
  {
    id: 'tuning/9-35',
    asset: 'XPEV XPeng',
    register: 'chatty',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '22',
        thesis:
          'robot walked on stage n ppl thought it was a human in a suit lol. +100% ytd already. not fomoing. maybe at 16',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['own-judgement', 'stays-out'],
      mustNot: ['fear-of-missing-out', 'falsifier-given', 'figures-named', 'recency', 'herd'],
    },
  },
  {
    id: 'tuning/9-36',
    asset: 'MU Micron',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '125',
        quantity: '20',
        thesis: 'HBM is sold out for 2025.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '245',
        thesis:
          'Memory at 25 times earnings with a gross margin of 50% is the point in the cycle where I said I would get off, even if the music is still playing. My neighbour laughs at me.',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['figures-named', 'own-judgement'],
      mustNot: [
        'disposition',
        'falsifier-given',
        'loss-taken-as-written',
        'herd',
        'authority',
        'regret',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/9-37',
    asset: 'SFM Sprouts',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '85',
        thesis:
          "It's half of what it was in June: comps slowed from 11.7% to 5.9%. I bought because 5.9% is still twice Kroger. What would change my mind? Comps at Kroger's level. Then it is a grocer at 16 times earnings, and grocers cost 12.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['anchoring-to-past-price', 'fall-as-reason'],
      falsifiers: ["What would change my mind? Comps at Kroger's level"],
    },
  },
  {
    id: 'tuning/9-38',
    asset: 'AI C3.ai',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '15',
        thesis:
          'buyout rumors. someone w/ inside knowledge on x says thoma bravo. ticker alone is worth 15 lol. in and out by friday',
      },
    ],
    expert: {
      first: 'authority',
      says: ['lottery', 'horizon-given', 'events-named', 'halo', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'low-price-as-cheap'],
    },
  },
  {
    id: 'tuning/9-39',
    asset: 'UNH UnitedHealth',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '330',
        thesis:
          'I do not trust the guidance and I do not trust myself with falling knives, hence 4 out of 10 and half a percent of the money. But the premium increases for 2026 are filed and public: 9 to 12%. If the cost ratio in the first quarter of 2026 is not at least two points better than a year before, the increases were eaten up and I leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'figures-named',
        'size-limited',
        'names-own-bias',
        'confidence-fits',
        'horizon-given',
        'source-named',
        'events-named',
        'weighs-other-side',
      ],
      mustNot: ['fall-as-reason', 'overconfidence'],
      falsifiers: [
        'If the cost ratio in the first quarter of 2026 is not at least two points better than a year before, the increases were eaten up and I leave',
      ],
    },
  },
  {
    id: 'tuning/9-40',
    asset: 'GLD SPDR Gold',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '370',
        thesis:
          'Ten percent of the account in gold, always. It had dropped to 8 after I sold some for taxes, so I fill it up.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['index-plan', 'hedge'],
      mustNot: ['tax-sale', 'falsifier-given', 'fall-as-reason', 'size-too-large', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/9-41',
    asset: 'BIRK Birkenstock',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '46',
        quantity: '20',
        thesis: 'Pricing power, 60% gross margin.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '42',
        thesis:
          'Nothing new. Revenue up 18% at constant currency, the dollar eats 6 of it. Private equity still holds 60% and sells each spring. I know that and stay.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['weighs-other-side', 'events-named', 'confidence-fits'],
      mustNot: ['falsifier-given', 'too-little-said', 'hindsight', 'overconfidence'],
    },
  },
  {
    id: 'tuning/9-42',
    asset: 'LUNR Intuitive Machines',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '10',
        thesis:
          'Two landers tipped over and they still got the next contract, which tells you that NASA has no other choice. IM-3 flies in the second half of 2026. A third one lying on its side and I accept that I am a slow learner.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'horizon-given'],
      mustNot: ['overconfidence', 'gamblers-fallacy', 'error-admitted'],
      falsifiers: ['A third one lying on its side and I accept that I am a slow learner'],
    },
  },
  {
    id: 'tuning/9-43',
    asset: 'PYPL PayPal',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '64',
        quantity: '30',
        thesis: 'Transaction margin dollars grow again. Under 4% a year and it is a melting ice cube.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '63',
        thesis:
          'Transaction margin dollars +6%. They even pay a small dividend now. The price has done nothing for a year and a half, which is annoying and no argument.',
      },
    ],
    expert: {
      first: 'test-answered',
      says: ['figures-named', 'own-judgement', 'new-reason-after-fall'],
      mustNot: ['falsifier-given', 'sunk-cost', 'falsifier-broken-and-held', 'regret'],
    },
  },
  {
    id: 'tuning/9-44',
    asset: 'RYCEY Rolls-Royce',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '14.5',
        thesis:
          "Wir? No: I. Everyone in the forum of the Telegraph owns it since 1 pound, and I don't. Flying hours at 109% of 2019, free cash flow 3.1 billion pounds. That is 28 times, for engine hours which cannot rise forever. I buy a small piece anyway, mostly out of envy.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['fear-of-missing-out', 'herd', 'figures-named', 'size-limited', 'weighs-other-side', 'regret'],
      mustNot: ['falsifier-given', 'not-english', 'vague-horizon', 'overconfidence'],
    },
  },
  {
    id: 'tuning/9-45',
    asset: 'PATH UiPath',
    register: 'terse',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '19',
        quantity: '100',
        thesis: 'NRR 118, net cash 1.9bn. NRR <105 = done.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '12',
        thesis: 'ARR +11 → 8. NRR 108 → 104. Said <105 = done. Done.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named'],
      mustNot: ['falsifier-given', 'too-little-said', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/9-46',
    asset: 'CMCSA Comcast',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '28',
        thesis:
          'Six times earnings and a dividend of 4.7%. The parks, the studio and Sky are worth 25 dollars by my count, so I pay three for the cable. In case they bid for Warner with debt, I go; I bought a cash machine and not an empire.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'income-plan'],
      falsifiers: ['In case they bid for Warner with debt, I go; I bought a cash machine and not an empire'],
    },
  },
  {
    id: 'tuning/9-47',
    asset: 'SEDG SolarEdge',
    register: 'emotional',
    entries: [
      { day: '2023-02-14', action: 'Buy', confidence: 8, price: '310', quantity: '5', thesis: 'Solar is the future.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '34',
        thesis:
          "At −89% I don't even feel it any more. I don't open the account. It's Schrödinger's stock: as long as I don't look, it isn't dead.",
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['hope', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'error-admitted', 'own-judgement'],
    },
  },
  {
    id: 'tuning/9-48',
    asset: 'TXN Texas Instruments',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '160',
        thesis:
          'Capex ends in 2026: from 5 billion to between 2 and 3. Free cash flow per share of 8 to 12 dollars is what they told us for that year. I take the 8. They have missed a target before, in 2015. Less than 7 and I believe the people who say that China makes these chips now.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'source-named', 'weighs-other-side', 'own-judgement'],
      mustNot: ['authority'],
      falsifiers: ['Less than 7 and I believe the people who say that China makes these chips now'],
    },
  },
  {
    id: 'tuning/9-49',
    asset: 'ROKU Roku',
    register: 'chatty',
    entries: [
      { day: '2024-05-14', action: 'Watch', confidence: 4, price: '60', thesis: 'cash burn?' },
      {
        day: '2025-11-17',
        action: 'Keep Watching',
        confidence: 4,
        price: '100',
        thesis:
          'ok profitable now i guess. platform +17. walmart vizio thing is the elephant. still no from me til gaap op inc a full yr',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'waits-for-own-price', 'own-judgement', 'events-named'],
      mustNot: ['falsifier-given'],
    },
  },
  {
    id: 'tuning/9-50',
    asset: 'FSLR First Solar',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '250',
        thesis:
          'Contracted 54 GW at 30 cents. My wife asked what happens if the credits are repealed before 2030. Half of the earnings go. She asked what I do then. I sell. I write it down because she is my witness.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['authority', 'attachment'],
      falsifiers: [
        'what happens if the credits are repealed before 2030. Half of the earnings go. She asked what I do then. I sell',
      ],
    },
  },
]
