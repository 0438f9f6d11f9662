import type { CriticCase } from '../case.ts'

/** Written without a look at the grammar, read cold, and only then given to it. */
export const COLD_8: readonly CriticCase[] = [
  {
    id: 'tuning/8-01',
    asset: 'UAL United Airlines',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '98',
        thesis:
          "Premium seats bring 6% more than last year while the cheap airlines are dying one after the other. Net debt is 2 times EBITDAR. Airlines have burned me twice, in 2001 and in 2020, so this time I write it down: net debt over 3 times and I'm off the plane, whatever the price is then.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'names-own-bias', 'weighs-other-side'],
      mustNot: ['revenge', 'anchoring-to-past-price', 'regret'],
      falsifiers: ["net debt over 3 times and I'm off the plane, whatever the price is then"],
    },
  },
  {
    id: 'tuning/8-02',
    asset: 'PG Procter & Gamble',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 8, price: '75', quantity: '30', thesis: 'Soap.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '158',
        thesis:
          "Nothing exciting. Organic sales +2%, pricing 1, volume 1. I've held since 1994 and the dividend is now 15% of what I paid. I see no reason to touch it.",
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan', 'anchoring-to-cost', 'familiarity', 'attachment'],
      mustNot: ['falsifier-given', 'too-little-said', 'loss-aversion'],
    },
  },
  {
    id: 'tuning/8-03',
    asset: 'NVTS Navitas',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '8',
        thesis:
          'nvda partnership = game over for the shorts. my buddy works in the fab and says orders are insane. 20 by xmas ez',
      },
    ],
    expert: {
      first: 'authority',
      says: [
        'overconfidence',
        'target-without-reason',
        'horizon-given',
        'confidence-beyond-evidence',
        'blames-others',
        'lottery',
        'herd',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'employer-shares'],
    },
  },
  {
    id: 'tuning/8-04',
    asset: 'DE Deere',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '470',
        thesis:
          'Large-ag shipments sit 45% under the 2023 peak; field inventory of new tractors is down 30% year on year. Mid-cycle EPS of $26 capitalised at 17x is $442, so the price already assumes recovery. I buy a third of a position. A further cut to the fiscal 2026 net income guide of $4.0–4.75bn would mean that the trough is not in, and the third is then sold rather than completed.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'size-limited', 'horizon-given'],
      mustNot: ['fall-as-reason', 'anchoring-to-past-price'],
      falsifiers: [
        'A further cut to the fiscal 2026 net income guide of $4.0–4.75bn would mean that the trough is not in, and the third is then sold rather than completed',
      ],
    },
  },
  {
    id: 'tuning/8-05',
    asset: 'TGT Target',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '142',
        quantity: '30',
        thesis: 'Comparable sales back to growth.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '92',
        thesis:
          'My rule was two negative comparable quarters and out. This is the third, because I made an exception in May. No more exceptions.',
      },
    ],
    expert: {
      first: 'error-admitted',
      says: ['rule-kept', 'loss-taken-as-written', 'names-own-bias'],
      mustNot: ['falsifier-given', 'disposition', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/8-06',
    asset: 'SMR NuScale',
    register: 'emotional',
    entries: [
      {
        action: 'Watch',
        confidence: 6,
        price: '38',
        thesis:
          "It's up 400% and I feel sick that I didn't buy. My finger hovered over the button three times today. I'll wait for the next earnings so that I decide with a clear head.",
      },
    ],
    expert: {
      first: 'names-own-bias',
      says: ['fear-of-missing-out', 'regret', 'recency', 'horizon-given', 'stays-out'],
      mustNot: ['falsifier-given', 'overconfidence', 'figures-named'],
    },
  },
  {
    id: 'tuning/8-07',
    asset: 'BRK.B Berkshire Hathaway',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 7, price: '350', quantity: '30', thesis: 'Cash and insurance.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '490',
        thesis:
          'Warren steps down at the end of the year. Greg Abel has run everything but the stocks for seven years. I keep it unless he starts paying silly prices for whole companies, by which I mean more than 15 times pre-tax earnings for anything above 10 billion.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'figures-named', 'halo'],
      mustNot: ['authority', 'horizon-given'],
      falsifiers: [
        'I keep it unless he starts paying silly prices for whole companies, by which I mean more than 15 times pre-tax earnings for anything above 10 billion',
      ],
    },
  },
  {
    id: 'tuning/8-08',
    asset: 'RBLX Roblox',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 3,
        price: '130',
        thesis:
          "My kids spend every dollar of their allowance there. Bookings grew 51%, but the company still loses 1.1 billion a year and there are 30 lawsuits about child safety. I don't want to own something I'd not let them use alone.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'own-judgement', 'weighs-other-side', 'events-named', 'familiarity'],
      mustNot: ['falsifier-given', 'attachment', 'waits-for-own-price'],
    },
  },
  {
    id: 'tuning/8-09',
    asset: 'OXY Occidental',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '43',
        thesis:
          'FCF BE $40 WTI. OxyChem sale 9.7bn → debt 15bn. Buffett 27%, not my reason. Debt > 18bn at FY26 = fail.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'own-judgement', 'events-named'],
      mustNot: ['authority', 'herd'],
      falsifiers: ['Debt > 18bn at FY26 = fail'],
    },
  },
  {
    id: 'tuning/8-10',
    asset: 'LCID Lucid',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 8,
        price: '22',
        quantity: '30',
        thesis: 'Saudi money and the best range.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '2.20',
        thesis:
          "I'm down 90%. At this point selling brings me nothing, so I might as well keep it and see. The Saudis will never let it fail.",
      },
    ],
    expert: {
      first: 'loss-aversion',
      says: ['sunk-cost', 'hope', 'overconfidence', 'authority', 'confidence-beyond-evidence', 'halo'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-11',
    asset: 'JPM JPMorgan',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '150',
        quantity: '30',
        thesis: 'Best run bank at 1.5 times book.',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '310',
        thesis:
          'Bank is 2.4 times book, never was before. I sell 30 of 90 and keep the rest for net interest income of 95 billion. If card losses go past 4% the rest goes too.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['disposition'],
      falsifiers: ['If card losses go past 4% the rest goes too'],
    },
  },
  {
    id: 'tuning/8-12',
    asset: 'DUOL Duolingo',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '310',
        quantity: '30',
        thesis: 'need DAU growth of 40% or its just another app',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '190',
        thesis: 'DAU growth 36% vs the 40 i needed. thesis busted, taking the L. ai panic had nothing to do w it',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['figures-named', 'error-admitted', 'rule-kept', 'test-answered', 'own-judgement'],
      mustNot: ['falsifier-given', 'blames-others', 'disposition', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/8-13',
    asset: 'IBM IBM',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '130',
        quantity: '30',
        thesis: 'From the employee plan.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '285',
        thesis:
          "My employer gave me these shares over 22 years. They make up 35% of everything we own and my pension comes from the same company. My daughter says that's nuts. She's right, but the tax is awful. I'll sell a tenth every January.",
      },
    ],
    expert: {
      first: 'size-too-large',
      says: ['employer-shares', 'names-own-bias', 'error-admitted', 'horizon-given', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'size-limited', 'tax-sale', 'authority', 'loss-aversion'],
    },
  },
  {
    id: 'tuning/8-14',
    asset: 'MELI MercadoLibre',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '2350',
        thesis:
          'Brazil GMV grew 29% fx-neutral after the free-shipping threshold fell to 19 reais; the operating margin paid for it with 190 bps. The question is whether the margin comes back. My model needs 12% by 2027. I will treat two consecutive years under 10% as a refutation, not as an investment phase.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      falsifiers: ['I will treat two consecutive years under 10% as a refutation, not as an investment phase'],
    },
  },
  {
    id: 'tuning/8-15',
    asset: 'CHWY Chewy',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '38',
        thesis:
          'I thought about what could go wrong. Amazon could cut its prices, people could have fewer dogs, tariffs could hit toys. The subscription share is 83% of sales and has gone up every year. It would take a drop under 78% for me to say that Amazon is winning and to leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['recency'],
      falsifiers: ['It would take a drop under 78% for me to say that Amazon is winning and to leave'],
    },
  },
  {
    id: 'tuning/8-16',
    asset: 'WBA Walgreens',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '11',
        thesis:
          "Down 85% from its high, how could it possibly go lower? There's one on every corner. I bought a thousand shares because at this price you can.",
      },
    ],
    expert: {
      first: 'fall-as-reason',
      says: [
        'low-price-as-cheap',
        'familiarity',
        'overconfidence',
        'anchoring-to-past-price',
        'confidence-beyond-evidence',
        'story-without-figures',
      ],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/8-17',
    asset: 'GOOGL Alphabet',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '195',
        thesis:
          'Search grew 12% in the quarter in which everybody said that chatbots would finish it. If the judge orders Chrome to be sold, that costs maybe 5% of earnings and I could live with it. If paid clicks fall year over year for two quarters I could not.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'own-judgement', 'weighs-other-side'],
      mustNot: ['herd'],
      mustNotMatch: [/If the judge orders/],
      falsifiers: ['If paid clicks fall year over year for two quarters I could not'],
    },
  },
  {
    id: 'tuning/8-18',
    asset: 'CCJ Cameco',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '75',
        thesis:
          'uranium deficit is structural, every AI datacenter needs baseload. westinghouse is the kicker. long term hold',
      },
    ],
    expert: {
      first: 'vague-horizon',
      says: ['story-without-figures', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given', 'events-named'],
    },
  },
  {
    id: 'tuning/8-19',
    asset: 'CRM Salesforce',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 6, price: '310', quantity: '30', thesis: 'Margins go to 33%.' },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '245',
        thesis: 'I harvest the loss against the gains from the house. I will probably buy it back in 31 days.',
      },
    ],
    expert: {
      first: 'tax-sale',
      says: ['horizon-given', 'events-named'],
      mustNot: ['falsifier-given', 'disposition', 'ask-what-would-prove-wrong', 'loss-taken-as-written'],
    },
  },
  {
    id: 'tuning/8-20',
    asset: 'ETSY Etsy',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '62',
        thesis:
          'Active buyers have fallen for three quarters and I still buy, because the buyback at 9% a year is bigger than the decline. Were GMS to shrink by more than 8% in a year, the buyback would be a fig leaf. Then I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      falsifiers: ['Were GMS to shrink by more than 8% in a year, the buyback would be a fig leaf. Then I sell'],
    },
  },
  {
    id: 'tuning/8-21',
    asset: 'OKLO Oklo',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '110',
        thesis: 'up 30% this week alone and volume is nuts. not missing the next leg, all my savings minus rent',
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['size-too-large', 'recency', 'confidence-beyond-evidence', 'money-needed'],
      mustNot: ['falsifier-given', 'figures-named', 'size-limited', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-22',
    asset: 'JNJ Johnson & Johnson',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 7, price: '160', quantity: '30', thesis: 'Pharma and devices.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '168',
        thesis:
          'Stelara loses 40% of its sales to copies this year, that was known. Innovative medicine still grew 4.9%. The dividend was raised for the 63rd time. I am content and change nothing before the July report.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['income-plan', 'weighs-other-side', 'events-named', 'horizon-given', 'confidence-fits'],
      mustNot: ['falsifier-given', 'overconfidence', 'hindsight'],
    },
  },
  {
    id: 'tuning/8-23',
    asset: 'SPCE Virgin Galactic',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 4,
        price: '18',
        quantity: '30',
        thesis: 'First flight of the new ship this autumn, else I am done with it.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 8,
        price: '3.40',
        thesis:
          "I don't regret it. I put in what I could lose, 800 dollars, and I lost most of it. The first flight of the new ship was to be this autumn and now it is the end of 2026. That was my condition.",
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['size-limited', 'rule-kept', 'test-answered', 'error-admitted', 'events-named', 'figures-named'],
      mustNot: ['regret', 'falsifier-given', 'lottery', 'money-needed', 'ask-for-horizon', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-24',
    asset: 'ANET Arista',
    register: 'terse',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 7, price: '88', quantity: '30', thesis: 'AI back-end.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '108',
        thesis:
          'Rev +30. AI back-end 1.5bn tgt FY25 intact. MSFT+META 35% of rev = the risk. Either cuts capex guide → half goes.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named', 'horizon-given'],
      falsifiers: ['Either cuts capex guide → half goes'],
    },
  },
  {
    id: 'tuning/8-25',
    asset: 'PDD PDD Holdings',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '118',
        thesis:
          'Cash is 45% of the market value. Nobody can say whether it can ever be paid out. A friend who worked for them believes that it never will be. So: half of my usual size, and if a year passes without a dividend or a buyback I accept that he was right.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'size-limited', 'weighs-other-side', 'own-judgement', 'horizon-given'],
      mustNot: ['authority', 'size-too-large'],
      falsifiers: ['if a year passes without a dividend or a buyback I accept that he was right'],
    },
  },
  {
    id: 'tuning/8-26',
    asset: 'DIS Walt Disney',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '112',
        thesis:
          "I grew up with Mickey and so will my granddaughter. Disney is forever. I don't care about quarterly numbers.",
      },
    ],
    expert: {
      first: 'attachment',
      says: [
        'familiarity',
        'overconfidence',
        'vague-horizon',
        'story-without-figures',
        'confidence-beyond-evidence',
        'confirmation',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'own-judgement', 'horizon-given', 'index-plan'],
    },
  },
  {
    id: 'tuning/8-27',
    asset: 'UNH UnitedHealth',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '290',
        thesis:
          'The press writes about nothing but fraud probes. I read the 10-K: medical costs at 89.4% of premiums, repriced for January. Earnings of 16 dollars are the bottom in my estimate. Should the January guide come in lower than that, my estimate was the problem.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'source-named', 'horizon-given', 'own-judgement', 'events-named', 'weighs-other-side'],
      mustNot: ['blames-others', 'fall-as-reason'],
      falsifiers: ['Should the January guide come in lower than that, my estimate was the problem'],
    },
  },
  {
    id: 'tuning/8-28',
    asset: 'AFRM Affirm',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '37',
        quantity: '30',
        thesis: 'debit card is growing like crazy',
      },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '78',
        thesis: 'trimmed 1/3 here, up 110%, gotta feed the ducks. letting the rest ride w/ house money',
      },
    ],
    expert: { first: 'house-money', says: ['disposition'], mustNot: ['falsifier-given', 'figures-named', 'rule-kept'] },
  },
  {
    id: 'tuning/8-29',
    asset: 'KLAC KLA',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '900',
        thesis:
          'I like everything about it except the 30 times earnings. In the last two downturns one could have it for 15. I set an alert at 600 and forget about it until then.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named'],
      mustNot: [
        'falsifier-given',
        'attachment',
        'anchoring-to-past-price',
        'halo',
        'horizon-given',
        'ask-for-own-price',
      ],
    },
  },
  {
    id: 'tuning/8-30',
    asset: 'DKNG DraftKings',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '42',
        thesis:
          'Structural hold is 11%, up from 9. Illinois taxed every bet and handle still rose. What I fear are the prediction markets: Kalshi took 2 billion of football bets in September. When their volume passes a third of ours I no longer know what this business is worth and I leave.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['horizon-given'],
      falsifiers: ['When their volume passes a third of ours I no longer know what this business is worth and I leave'],
    },
  },
  {
    id: 'tuning/8-31',
    asset: 'TLT iShares 20+ Year Treasury',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '87',
        thesis:
          'The Fed cuts in September, twice more by Christmas if the jobs numbers stay weak. If core inflation prints above 3.5% twice, the cuts are off and so is the trade.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['events-named', 'figures-named', 'horizon-given'],
      mustNotMatch: [/report of TLT|“(?:if )?the jobs numbers stay weak/],
      falsifiers: ['If core inflation prints above 3.5% twice, the cuts are off and so is the trade'],
    },
  },
  {
    id: 'tuning/8-32',
    asset: 'CLF Cleveland-Cliffs',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '9',
        thesis:
          'tariffs 50% on steel, hrc at 880. goncalves talks too much but whatever. LG is a clown CEO w a good mill. short interest high so could pop too',
      },
    ],
    expert: {
      first: 'events-named',
      says: ['figures-named', 'weighs-other-side', 'low-price-as-cheap'],
      mustNot: ['falsifier-given', 'halo', 'authority'],
    },
  },
  {
    id: 'tuning/8-33',
    asset: 'ORCL Oracle',
    register: 'analytical',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '290',
        thesis:
          'RPO of $455bn, of which about $300bn is one counterparty whose annual revenue is $13bn. Debt to EBITDA is 4.2x before the build-out. I would rather miss the next 30% than underwrite that counterparty. If the share of the largest contract in RPO falls under 40%, I start work on it.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'waits-for-own-price', 'own-judgement'],
      mustNot: ['falsifier-given', 'fear-of-missing-out', 'regret'],
    },
  },
  {
    id: 'tuning/8-34',
    asset: 'BROS Dutch Bros',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '58',
        thesis:
          'There is a queue at every one that I have seen in Arizona. 160 new shops a year on a thousand, with a payback of under two years. Same shop sales 6.1%. I would have been fooled by the queues if same shop sales turned negative while they keep building.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'familiarity', 'names-own-bias'],
      falsifiers: [
        'I would have been fooled by the queues if same shop sales turned negative while they keep building',
      ],
    },
  },
  {
    id: 'tuning/8-35',
    asset: 'CSCO Cisco',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 9,
        price: '77',
        quantity: '30',
        thesis: 'Everything on the internet runs through their boxes.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '68',
        thesis:
          'I bought it in March 2000 at 77. Twenty-five years! Just nine dollars more and I can finally close this chapter.',
      },
    ],
    expert: {
      first: 'get-even',
      says: ['anchoring-to-cost', 'sunk-cost', 'anchoring-to-past-price'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named', 'target-without-reason'],
    },
  },
  {
    id: 'tuning/8-36',
    asset: 'SOUN SoundHound',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 4,
        price: '12',
        thesis: 'idk tbh. revenue +217% but half is acquisitions. 1% position just so i follow it',
      },
    ],
    expert: {
      first: 'size-limited',
      says: ['figures-named', 'weighs-other-side', 'confidence-fits', 'urge-to-act'],
      mustNot: ['falsifier-given', 'overconfidence'],
    },
  },
  {
    id: 'tuning/8-37',
    asset: 'CI Cigna',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 7,
        price: '290',
        quantity: '30',
        thesis:
          'Eleven times earnings. If adjusted earnings per share come in below 28 dollars in 2026, I was wrong about the rebates.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 7,
        price: '248',
        thesis:
          'Ten times earnings. It fell because Evernorth gives up rebates, which lowers margins next year; they said so themselves. I had expected it for 2028. My limit stays where it was: if adjusted earnings per share come in below 28 dollars in 2026, I was wrong about the rebates.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'figures-named',
        'error-admitted',
        'added-below-cost',
        'weighs-other-side',
        'horizon-given',
        'source-named',
        'fall-as-reason',
      ],
      mustNot: ['added-after-loss'],
      falsifiers: ['if adjusted earnings per share come in below 28 dollars in 2026, I was wrong about the rebates'],
    },
  },
  {
    id: 'tuning/8-38',
    asset: 'HOOD Robinhood',
    register: 'emotional',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '38',
        quantity: '30',
        thesis: 'Gold subscribers double.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 5,
        price: '118',
        thesis:
          "My heart is racing. It's tripled and I can't stand the thought of giving it back. Done, gone, relieved.",
      },
    ],
    expert: {
      first: 'disposition',
      says: ['loss-aversion', 'names-own-bias', 'regret'],
      mustNot: ['falsifier-given', 'figures-named', 'attachment', 'recency'],
    },
  },
  {
    id: 'tuning/8-39',
    asset: 'NEE NextEra Energy',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '74',
        thesis:
          'Regulated utility in Florida pays for everything, and the renewables are on top. I checked the safe harbour: projects begun before July 2026 keep the credit, that covers them to 2029. Backlog 30 GW. A backlog that shrinks for two quarters in a row disproves me.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      falsifiers: ['A backlog that shrinks for two quarters in a row disproves me'],
    },
  },
  {
    id: 'tuning/8-40',
    asset: 'CVNA Carvana',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 2,
        price: '350',
        thesis:
          'Short sellers wrote a report about related-party loans. I cannot check it and I will not own what I cannot check.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['own-judgement', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'blames-others', 'authority', 'borrowed-money'],
    },
  },
  {
    id: 'tuning/8-41',
    asset: 'FDX FedEx',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '225',
        thesis:
          "The Freight spin-off is due in June 2026. As separate companies I get to 290 dollars a share, 12 times for the parcels and 18 times for the trucks. I'm counting on 1 billion of cost cuts too, and they've delivered the last two. No spin by the end of September 2026 kills it for me.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['target-without-reason'],
      falsifiers: ['No spin by the end of September 2026 kills it for me'],
    },
  },
  {
    id: 'tuning/8-42',
    asset: 'MSTR Strategy',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '340',
        thesis:
          'btc to 1M is inevitable, saylor gets it and the no coiners never will. took out a heloc at 8% for this',
      },
    ],
    expert: {
      first: 'borrowed-money',
      says: [
        'overconfidence',
        'halo',
        'authority',
        'confirmation',
        'confidence-beyond-evidence',
        'size-too-large',
        'lottery',
        'target-without-reason',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-43',
    asset: 'ACN Accenture',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '330',
        quantity: '30',
        thesis: 'They always find the next thing to consult on.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 6,
        price: '285',
        thesis:
          'Bookings were down 6% and federal work is being cancelled. I am a consultant myself and I see that clients wait. The dividend of 2% and the net cash let me wait as well. If bookings are down for four quarters running, it is not waiting any more, it is AI, and then I am on the wrong side.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: [
        'figures-named',
        'weighs-other-side',
        'events-named',
        'income-plan',
        'familiarity',
        'new-reason-after-fall',
      ],
      falsifiers: [
        'If bookings are down for four quarters running, it is not waiting any more, it is AI, and then I am on the wrong side',
      ],
    },
  },
  {
    id: 'tuning/8-44',
    asset: 'GRAB Grab',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '4.9',
        thesis: 'First FCF+ FY. Net cash 5.5bn / mcap 20. GoTo deal = upside not base. Sell: incentive ratio >11% GMV.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named'],
      mustNot: ['low-price-as-cheap'],
      falsifiers: ['Sell: incentive ratio >11% GMV'],
    },
  },
  {
    id: 'tuning/8-45',
    asset: 'VZ Verizon',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 6, price: '52', quantity: '30', thesis: 'Dividend 4.6%.' },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '43',
        thesis:
          'It never went anywhere in eight years. The dividend was fine, I thank it for that. I need less income now and I want fewer lines on the list.',
      },
    ],
    expert: {
      first: 'urge-to-act',
      says: ['sale-for-need', 'income-plan'],
      mustNot: ['falsifier-given', 'disposition', 'loss-taken-as-written', 'ask-what-would-prove-wrong', 'regret'],
    },
  },
  {
    id: 'tuning/8-46',
    asset: 'SE Sea',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '150',
        thesis:
          'Acheté parce que Shopee gagne des parts au Brésil et que le crédit progresse de 90 %. Je vends si les créances douteuses dépassent 2 %.',
      },
    ],
    expert: { first: 'not-english', falsifiers: ['Je vends si les créances douteuses dépassent 2 %'] },
  },
  {
    id: 'tuning/8-47',
    asset: 'WEN Wendys',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '9',
        thesis:
          "PRESS RELEASE: The Wendy's Company today announced a quarterly dividend of $0.14 per share. Interim CEO Ken Cook said, “We are taking decisive action to improve restaurant economics through Project Fresh.” The Company reaffirmed its 2025 outlook.",
      },
    ],
    expert: { first: 'pasted-news', mustNot: ['falsifier-given', 'overconfidence', 'horizon-given', 'halo'] },
  },
  {
    id: 'tuning/8-48',
    asset: 'TSM TSMC',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '240',
        thesis:
          'It has 70% of the foundry market and 59% gross margin, and costs 22 times earnings because of China. I cannot judge China. So the position stays under 4% and I promise myself not to be surprised. Gross margin below 53% for a year: then Arizona costs more than I thought, and I reduce to zero.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'size-limited', 'events-named', 'weighs-other-side'],
      falsifiers: ['Gross margin below 53% for a year: then Arizona costs more than I thought, and I reduce to zero'],
    },
  },
  {
    id: 'tuning/8-49',
    asset: 'EL Estee Lauder',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '88',
        thesis:
          'Turnarounds seldom turn, as Buffett says. This one has: organic sales +3% after twelve quarters of decline. My target is 130, which is 30 times what they earned in a normal year, 4.30. I leave sooner if China retail goes negative again.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement', 'source-named'],
      mustNot: ['authority', 'target-without-reason', 'gamblers-fallacy'],
      falsifiers: ['I leave sooner if China retail goes negative again'],
    },
  },
  {
    id: 'tuning/8-50',
    asset: 'BB BlackBerry',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '4',
        thesis:
          'QNX is in 255 million cars. its due for a run after sitting at 4 bucks forever. ppl r sleeping on this',
      },
    ],
    expert: {
      first: 'gamblers-fallacy',
      says: ['figures-named', 'low-price-as-cheap', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-51',
    asset: 'SCHD Schwab US Dividend ETF',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Buy', confidence: 7, price: '26', quantity: '30', thesis: 'Income, cheap fund.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '27',
        thesis:
          'The friends in my club sold it because it lagged. I know what it is for: 3.8% in cash and less trouble. It does what it says.',
      },
    ],
    expert: {
      first: 'income-plan',
      says: ['own-judgement', 'figures-named', 'index-plan'],
      mustNot: ['falsifier-given', 'herd', 'recency'],
    },
  },
  {
    id: 'tuning/8-52',
    asset: 'TTD Trade Desk',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '54',
        thesis:
          'I was too sure of myself last time I owned this, at 110, so I have a lower number today. Growth of 14% is guided. I would want to see Kokai adopted by all and Amazon not taking Netflix inventory from them. Growth in single digits ends it.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'error-admitted', 'names-own-bias', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['overconfidence', 'anchoring-to-past-price'],
      falsifiers: ['Growth in single digits ends it'],
    },
  },
  {
    id: 'tuning/8-53',
    asset: 'LUMN Lumen',
    register: 'chatty',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 4,
        price: '1.4',
        quantity: '30',
        thesis: 'sell at 7.50 or zero, whichever first',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 5,
        price: '7.5',
        thesis: 'hit my number. 7.50 was the plan since 1.40, fiber sold to T, done. on to the next',
      },
    ],
    expert: {
      first: 'rule-kept',
      says: ['target-obeyed', 'events-named', 'figures-named'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'low-price-as-cheap',
        'ask-what-would-prove-wrong',
        'anchoring-to-past-price',
      ],
    },
  },
  {
    id: 'tuning/8-54',
    asset: 'ARM Arm',
    register: 'analytical',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 6,
        price: '114',
        quantity: '30',
        thesis: 'Royalties rise with v9.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '160',
        thesis:
          'At 75x forward earnings, royalty growth of 25% for eight years is discounted. I see no mispricing in either direction and exit at a gain of 40%; the capital goes to ASML, which discounts half of that growth.',
      },
    ],
    expert: {
      first: 'figures-named',
      says: ['weighs-other-side'],
      mustNot: ['disposition', 'falsifier-given', 'ask-what-would-prove-wrong', 'horizon-given'],
    },
  },
  {
    id: 'tuning/8-55',
    asset: 'EOSE Eos Energy',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '9',
        thesis:
          "I refuse to let Wall Street tell me what American manufacturing is worth. These guys in Pittsburgh build real things. I'm proud to be a shareholder.",
      },
    ],
    expert: {
      first: 'attachment',
      says: [
        'story-without-figures',
        'blames-others',
        'confidence-beyond-evidence',
        'halo',
        'own-judgement',
        'overconfidence',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'employer-shares'],
    },
  },
  {
    id: 'tuning/8-56',
    asset: 'ELF e.l.f. Beauty',
    register: 'plain',
    entries: [
      {
        day: '2024-05-14',
        action: 'Buy',
        confidence: 5,
        price: '105',
        quantity: '30',
        thesis: 'Share gains in 24 of 24 quarters.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 4,
        price: '78',
        thesis:
          'Three of four of their products come from China. With tariffs at 55% they raised every price by a dollar. If shoppers swallow it I keep it. If units fall by more than 10%, they did not, and I am gone by Christmas.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'weighs-other-side', 'horizon-given', 'confidence-fits'],
      mustNotMatch: [/If shoppers swallow it I keep it”/],
      falsifiers: ['If units fall by more than 10%, they did not, and I am gone by Christmas'],
    },
  },
  {
    id: 'tuning/8-57',
    asset: 'NVO Novo Nordisk',
    register: 'plain',
    contract: { right: 'call', strike: '60', expiresOn: '2026-06-18' },
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '5.20',
        thesis:
          'Break-even is 65.20. The high-dose pill gets its FDA answer around the turn of the year, so June leaves me half a year. I risk 1,040 dollars for two contracts and not a cent more. Not rolled, ever.',
      },
    ],
    expert: {
      first: 'option-terms',
      says: ['size-limited', 'events-named', 'horizon-given', 'figures-named'],
      mustNot: ['falsifier-given', 'expiry-before-event', 'lottery'],
    },
  },
  {
    id: 'tuning/8-58',
    asset: 'BIDU Baidu',
    register: 'plain',
    entries: [
      { day: '2024-05-14', action: 'Watch', confidence: 4, price: '105', quantity: '30', thesis: 'Robotaxi or ads?' },
      {
        day: '2025-11-17',
        action: 'Keep Watching',
        confidence: 4,
        price: '120',
        thesis:
          'Robotaxi rides rose 148%. Ads fell 15%. One is a hundred times bigger than the other. Until that changes I only watch.',
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['figures-named', 'weighs-other-side', 'waits-for-own-price', 'own-judgement'],
      mustNot: ['falsifier-given', 'recency'],
    },
  },
  {
    id: 'tuning/8-59',
    asset: 'GM General Motors',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '56',
        thesis:
          'Bought back a third of its shares since 2023. 6 times earnings. Tariff bill of 4 billion is in the guidance. Wrong if North American margin is below 7% for the full year 2026, tariff or not.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'weighs-other-side'],
      falsifiers: ['Wrong if North American margin is below 7% for the full year 2026, tariff or not'],
    },
  },
  {
    id: 'tuning/8-60',
    asset: 'BMNR BitMine',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '50',
        thesis:
          'tom lee 🐐. mnav 1.1 so basically eth w/ leverage. if mnav goes under 0.9 and they keep issuing im gone',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'halo', 'authority'],
      mustNot: ['borrowed-money'],
      falsifiers: ['if mnav goes under 0.9 and they keep issuing im gone'],
    },
  },
]
