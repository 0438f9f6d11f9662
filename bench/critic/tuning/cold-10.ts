import type { CriticCase } from '../case.ts'

/** Written without a look at the critic's answers, read cold, and only then given to it. */
export const COLD_10: readonly CriticCase[] = [
  {
    id: 'tuning/10-01',
    asset: 'AMZN Amazon',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '228',
        thesis:
          "AWS grew 20% last quarter and retail margins keep improving. I'm paying about 30 times next year's earnings, which isn't cheap but fair for this quality. I plan to hold for three to five years. If AWS growth drops below 15% for two consecutive quarters, I will sell.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side'],
      falsifiers: ['If AWS growth drops below 15% for two consecutive quarters, I will sell'],
    },
  },
  {
    id: 'tuning/10-02',
    asset: 'TSLA Tesla',
    register: 'emotional',
    entries: [
      {
        action: 'Buy',
        confidence: 9,
        price: '410',
        thesis:
          "I can't believe I sold at 180. It keeps going up and I'm not going to sit on the sidelines again while everyone else gets rich. Robotaxis are going to change everything.",
      },
    ],
    expert: {
      first: 'fear-of-missing-out',
      says: ['regret', 'recency', 'herd', 'story-without-figures', 'confidence-beyond-evidence', 'overconfidence'],
      mustNot: ['falsifier-given', 'figures-named', 'anchoring-to-past-price'],
    },
  },
  {
    id: 'tuning/10-03',
    asset: 'NVDA NVIDIA',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '185',
        thesis:
          "My friend says it's a guaranteed double. I don't believe in guarantees. I buy because data center revenue was $51 billion, up 66%, and supply is still the constraint. I would sell if hyperscaler capex guidance for 2027 came in flat or lower.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement', 'horizon-given'],
      mustNot: ['authority', 'overconfidence', 'herd'],
      falsifiers: ['I would sell if hyperscaler capex guidance for 2027 came in flat or lower'],
    },
  },
  {
    id: 'tuning/10-04',
    asset: 'PLTR Palantir',
    register: 'chatty',
    entries: [
      { day: '2024-03-12', action: 'Buy', confidence: 6, price: '24', quantity: '100', thesis: 'US commercial +40%.' },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '172',
        thesis:
          'Sure, 90x sales is totally normal. /s But US commercial is growing 121% so I keep half. If that number starts with anything below 6 next year I am gone.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given'],
      mustNot: ['overconfidence'],
      falsifiers: ['If that number starts with anything below 6 next year I am gone'],
    },
  },
  {
    id: 'tuning/10-05',
    asset: 'JNJ Johnson & Johnson',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '190',
        thesis:
          "Looking for stability. 62 years of dividend increases, AAA rated, 3% yield. Talc litigation is the main risk. I'd exit if the dividend was frozen or if the rating was cut.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'income-plan', 'weighs-other-side'],
      falsifiers: ["I'd exit if the dividend was frozen or if the rating was cut"],
    },
  },
  {
    id: 'tuning/10-06',
    asset: 'COIN Coinbase',
    register: 'plain',
    entries: [
      {
        day: '2025-01-15',
        action: 'Buy',
        confidence: 7,
        price: '260',
        quantity: '10',
        thesis: 'Crypto regulation will be friendlier. Subscription revenue is 40% of the total.',
      },
      {
        day: '2025-04-08',
        action: 'Buy More',
        confidence: 8,
        price: '155',
        quantity: '10',
        thesis:
          "It's down 40%, the market is overreacting to tariffs. Same company, lower price. I'm lowering my average.",
      },
    ],
    expert: {
      first: 'surer-as-price-falls',
      says: ['added-below-cost', 'anchoring-to-cost', 'fall-as-reason', 'blames-others', 'new-reason-after-fall'],
      mustNot: ['falsifier-given', 'figures-named', 'events-named'],
    },
  },
  {
    id: 'tuning/10-07',
    asset: 'SBUX Starbucks',
    register: 'plain',
    entries: [
      {
        day: '2024-09-12',
        action: 'Buy',
        confidence: 6,
        price: '101',
        quantity: '20',
        thesis: 'New CEO fixed Chipotle. I give the turnaround one year.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 7,
        price: '84',
        thesis:
          'US comps were negative for the sixth quarter in a row. I gave the turnaround a year and the year is over. Taking a 17% loss and moving on.',
      },
    ],
    expert: {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'figures-named', 'test-answered'],
      mustNot: [
        'falsifier-given',
        'disposition',
        'loss-aversion',
        'sunk-cost',
        'gamblers-fallacy',
        'ask-what-would-prove-wrong',
      ],
    },
  },
  {
    id: 'tuning/10-08',
    asset: 'GOOGL Alphabet',
    register: 'analytical',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '280',
        thesis:
          'At 24x forward earnings Alphabet trades at a discount to the Magnificent 7 median of 29x. Cloud backlog rose 46% QoQ to $155bn. Search revenue growth of 15% does not support the disruption narrative. The main risk is the remedies appeal in the search case. Base case: $340 by end of 2026. The thesis is invalidated if search revenue declines year over year in any quarter.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'horizon-given', 'events-named'],
      mustNot: ['target-without-reason'],
      falsifiers: ['The thesis is invalidated if search revenue declines year over year in any quarter'],
    },
  },
  {
    id: 'tuning/10-09',
    asset: 'GME GameStop',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 10,
        price: '21',
        thesis: 'Diamond hands 💎🙌 I just like the stock. Not selling until it hits 1000. The hedgies are going down.',
      },
    ],
    expert: {
      first: 'attachment',
      says: [
        'overconfidence',
        'blames-others',
        'lottery',
        'target-without-reason',
        'herd',
        'confidence-beyond-evidence',
        'story-without-figures',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'hedge'],
    },
  },
  {
    id: 'tuning/10-10',
    asset: 'DIS Walt Disney',
    register: 'plain',
    entries: [
      {
        day: '2022-09-12',
        action: 'Buy',
        confidence: 7,
        price: '120',
        quantity: '20',
        thesis: 'Disney+ becomes profitable in 2024.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 5,
        price: '106',
        thesis:
          "It has gone nowhere for three years. I'm still down 12% and I'd like to get back to break-even before I sell. The parks are doing fine.",
      },
    ],
    expert: {
      first: 'get-even',
      says: ['anchoring-to-cost', 'loss-aversion'],
      mustNot: ['falsifier-given', 'horizon-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/10-11',
    asset: 'MSFT Microsoft',
    register: 'plain',
    entries: [
      { day: '2022-09-12', action: 'Buy', confidence: 7, price: '265', quantity: '20', thesis: 'Azure.' },
      {
        day: '2025-11-17',
        action: 'Sell Some',
        confidence: 6,
        price: '510',
        thesis: 'It had grown to 14% of the portfolio and my rule is 10%. Sold enough to get back to 10%.',
      },
    ],
    expert: {
      first: 'rebalancing-by-rule',
      says: ['size-limited', 'rule-kept'],
      mustNot: ['disposition', 'falsifier-given', 'ask-what-changed'],
    },
  },
  {
    id: 'tuning/10-12',
    asset: 'PFE Pfizer',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '25',
        thesis:
          'The stock is at a ten-year low and yields 6.9%. Everyone hates it. Analysts say the Seagen pipeline could bring in $10 billion by 2030, but I have not checked that. What if they cut the dividend? Then I was wrong and I sell.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'fall-as-reason', 'authority', 'names-own-bias', 'income-plan', 'source-named'],
      mustNot: ['herd', 'horizon-given'],
      falsifiers: ['What if they cut the dividend? Then I was wrong and I sell'],
    },
  },
  {
    id: 'tuning/10-13',
    asset: 'RIVN Rivian',
    register: 'emotional',
    entries: [
      {
        day: '2023-07-12',
        action: 'Buy',
        confidence: 8,
        price: '25',
        quantity: '100',
        thesis: 'The best electric truck.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '12',
        thesis:
          "I know the losses are huge, but I believe in RJ and I've driven the R1S. It's the best car I've ever been in. Selling now at a 60% loss would just feel like throwing away two years of waiting.",
      },
    ],
    expert: {
      first: 'sunk-cost',
      says: ['loss-aversion', 'attachment', 'familiarity', 'weighs-other-side', 'halo', 'same-words-again'],
      mustNot: ['falsifier-given', 'figures-named', 'size-too-large'],
    },
  },
  {
    id: 'tuning/10-14',
    asset: 'XOM Exxon Mobil',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 5,
        price: '117',
        thesis:
          'Good company but oil is falling and OPEC keeps adding supply. I would be interested below $95, where the yield reaches 4.2%.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['figures-named', 'events-named', 'weighs-other-side'],
      mustNot: ['falsifier-given', 'fall-as-reason'],
    },
  },
  {
    id: 'tuning/10-15',
    asset: 'SPY S&P 500 ETF',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '670',
        thesis: 'Regular monthly purchase of $500. No opinion on valuation, I just keep buying.',
      },
    ],
    expert: {
      first: 'index-plan',
      mustNot: ['stays-out', 'ask-what-would-prove-wrong', 'falsifier-given', 'too-little-said', 'recency'],
    },
  },
  {
    id: 'tuning/10-16',
    asset: 'LLY Eli Lilly',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '1020',
        thesis:
          "I missed the first leg at 300 and I've made peace with that. The question is only whether 32 times 2026 earnings is too much. With tirzepatide growing over 50% I think not. The oral pill should be approved by the FDA in the first half of 2026. No approval by then and the thesis is broken.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given'],
      mustNot: ['regret', 'fear-of-missing-out', 'anchoring-to-past-price'],
      falsifiers: ['No approval by then and the thesis is broken'],
    },
  },
  {
    id: 'tuning/10-17',
    asset: 'NIO NIO',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '6.5',
        thesis:
          'only 6 dollars a share, was 60 in 2021!! even if it only goes back to 20 thats 3x. cant see it going bankrupt w china behind it',
      },
    ],
    expert: {
      first: 'anchoring-to-past-price',
      says: [
        'low-price-as-cheap',
        'overconfidence',
        'lottery',
        'fall-as-reason',
        'target-without-reason',
        'confidence-beyond-evidence',
      ],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/10-18',
    asset: 'META Meta Platforms',
    register: 'plain',
    contract: { right: 'call', strike: '700', expiresOn: '2026-01-16' },
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '18',
        thesis: 'Q4 earnings come out at the end of January and I expect a beat on ad revenue. Risking $1,800 at most.',
      },
    ],
    expert: {
      first: 'expiry-before-event',
      says: ['size-limited', 'option-terms', 'events-named', 'horizon-given'],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/10-19',
    asset: 'BA Boeing',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 5,
        price: '195',
        thesis:
          "The CEO said deliveries will reach 60 a month by 2027. I'm skeptical, they've missed every target since 2019. But even 45 makes the stock cheap. I'll give it until the end of 2026; if free cash flow isn't positive for the full year by then I'm out.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'own-judgement', 'weighs-other-side'],
      mustNot: ['authority', 'ask-for-horizon', 'low-price-as-cheap'],
      falsifiers: ["if free cash flow isn't positive for the full year by then I'm out"],
    },
  },
  {
    id: 'tuning/10-20',
    asset: 'SOFI SoFi',
    register: 'chatty',
    entries: [
      {
        day: '2024-07-12',
        action: 'Buy',
        confidence: 7,
        price: '7',
        quantity: '300',
        thesis: 'bank charter + student loans back',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '30',
        thesis: 'up 200%, nobody ever went broke taking profits 😎',
      },
    ],
    expert: {
      first: 'disposition',
      mustNot: ['falsifier-given', 'rule-kept', 'target-obeyed', 'figures-named', 'ask-what-would-prove-wrong'],
    },
  },
  {
    id: 'tuning/10-21',
    asset: 'INTC Intel',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '37',
        thesis:
          'The US government owns 10% now, so it cannot fail. Nvidia invested 5 billion too. These people know what they are doing.',
      },
    ],
    expert: {
      first: 'authority',
      says: ['overconfidence', 'events-named', 'herd', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/10-22',
    asset: 'UNH UnitedHealth',
    register: 'plain',
    entries: [
      {
        day: '2025-04-28',
        action: 'Buy',
        confidence: 7,
        price: '415',
        quantity: '5',
        thesis: 'Oversold after the guidance cut. If they cut guidance again, I am out.',
      },
      {
        day: '2025-05-14',
        action: 'Hold',
        confidence: 7,
        price: '310',
        thesis:
          'Guidance suspended and the CEO is gone. I should sell by my own rule, but the new CEO is the man who built the company, so I stay.',
      },
    ],
    expert: {
      first: 'falsifier-broken-and-held',
      says: ['names-own-bias', 'new-reason-after-fall', 'halo', 'events-named', 'error-admitted'],
      mustNot: ['falsifier-given', 'rule-kept', 'test-answered'],
    },
  },
  {
    id: 'tuning/10-23',
    asset: 'ADBE Adobe',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '330',
        thesis:
          'Trading at 15x free cash flow, lowest in a decade. Revenue still growing 10%. The fear is that AI image tools replace Creative Cloud. I take this fear seriously and will watch net new ARR closely; a year-over-year decline would change my mind.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side'],
      mustNot: ['fear-of-missing-out'],
      falsifiers: ['a year-over-year decline would change my mind'],
    },
  },
  {
    id: 'tuning/10-24',
    asset: 'CVX Chevron',
    register: 'plain',
    entries: [
      { day: '2024-01-12', action: 'Buy', confidence: 6, price: '160', quantity: '30', thesis: 'Dividend 4%.' },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 5,
        price: '150',
        thesis: 'Selling to harvest the loss before year end. Rotating into XOM to keep the energy exposure.',
      },
    ],
    expert: {
      first: 'tax-sale',
      mustNot: ['falsifier-given', 'disposition', 'loss-taken-as-written', 'rule-kept', 'rebalancing-by-rule'],
    },
  },
  {
    id: 'tuning/10-25',
    asset: 'AAPL Apple',
    register: 'plain',
    entries: [
      {
        day: '2023-01-12',
        action: 'Buy',
        confidence: 7,
        price: '133',
        quantity: '20',
        thesis: 'Services and buybacks.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 7,
        price: '268',
        thesis:
          "Siri is an embarrassment and Apple is behind in AI. I don't think it matters as much as people think: services are growing 15% and the installed base is 2.35 billion devices. I'd reconsider if iPhone revenue fell more than 10% in a fiscal year.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'own-judgement'],
      mustNot: ['confirmation'],
      falsifiers: ["I'd reconsider if iPhone revenue fell more than 10% in a fiscal year"],
    },
  },
  {
    id: 'tuning/10-26',
    asset: 'SMCI Super Micro',
    register: 'emotional',
    entries: [
      {
        day: '2025-02-19',
        action: 'Buy',
        confidence: 7,
        price: '58',
        quantity: '50',
        thesis: 'Guidance of $40 billion for fiscal 2026.',
      },
      {
        day: '2025-11-17',
        action: 'Buy More',
        confidence: 9,
        price: '34',
        thesis:
          "Down another 15% after earnings. I'm so angry at the analysts, they clearly want retail to sell so that they can buy. I doubled my position on margin. This HAS to turn around.",
      },
    ],
    expert: {
      first: 'borrowed-money',
      says: ['blames-others', 'surer-as-price-falls', 'added-below-cost', 'overconfidence', 'revenge', 'hope'],
      mustNot: ['falsifier-given', 'figures-named'],
    },
  },
  {
    id: 'tuning/10-27',
    asset: 'KO Coca-Cola',
    register: 'terse',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '71',
        thesis:
          'Bought KO. 2.9% yield, pricing power, org rev +6%. Sell if 2 consecutive qtrs of neg organic growth. Hold 5+ yrs.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'income-plan'],
      falsifiers: ['Sell if 2 consecutive qtrs of neg organic growth'],
    },
  },
  {
    id: 'tuning/10-28',
    asset: 'MRNA Moderna',
    register: 'plain',
    entries: [
      { day: '2025-02-19', action: 'Watch', confidence: 4, price: '33', thesis: 'Cash of 9 billion, losing 3 a year.' },
      {
        day: '2025-11-17',
        action: 'Keep Watching',
        confidence: 3,
        price: '25',
        thesis:
          "I don't have the background to judge the cancer vaccine data, so I'm staying away until someone I trust can explain it to me. No rush.",
      },
    ],
    expert: {
      first: 'stays-out',
      says: ['confidence-fits'],
      mustNot: ['falsifier-given', 'authority', 'fear-of-missing-out'],
    },
  },
  {
    id: 'tuning/10-29',
    asset: 'CELH Celsius',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '42',
        thesis:
          "My kids and all their friends drink it, the gym fridge is always empty of it. It's clearly taking share from Red Bull.",
      },
    ],
    expert: {
      first: 'familiarity',
      says: ['overconfidence', 'story-without-figures', 'herd'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/10-30',
    asset: 'TGT Target',
    register: 'plain',
    entries: [
      {
        day: '2024-11-20',
        action: 'Buy',
        confidence: 6,
        price: '122',
        quantity: '20',
        stop: '105',
        thesis: '12 times earnings after the miss. Stop at 105, no excuses.',
      },
      {
        day: '2025-03-12',
        action: 'Sell',
        confidence: 5,
        price: '104',
        reached: { level: 'stop-loss', price: '104.9', day: '2025-03-12' },
        thesis:
          'Stopped out at 105 as planned. Comps were weak and tariffs make it worse. Small loss, lesson learned about catching knives.',
      },
    ],
    expert: {
      first: 'stop-obeyed',
      says: ['rule-kept', 'loss-taken-as-written', 'error-admitted', 'events-named'],
      mustNot: ['falsifier-given', 'disposition', 'loss-aversion', 'hindsight'],
    },
  },
  {
    id: 'tuning/10-31',
    asset: 'ASML ASML Holding',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 7,
        price: '1010',
        thesis: 'Monopoly in EUV. Long term winner no matter what. I will never sell this.',
      },
    ],
    expert: {
      first: 'overconfidence',
      says: ['vague-horizon', 'attachment', 'confidence-beyond-evidence', 'too-little-said', 'story-without-figures'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/10-32',
    asset: 'F Ford',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '13',
        thesis:
          "Ford Pro makes more money than the rest of the company together. Dividend 4.5%. I won't pretend the EV losses don't matter, they're $5 billion a year. If Model e losses are not below $4 billion in 2026 then management isn't serious and neither should I be.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'weighs-other-side', 'income-plan'],
      falsifiers: [
        "If Model e losses are not below $4 billion in 2026 then management isn't serious and neither should I be",
      ],
    },
  },
  {
    id: 'tuning/10-33',
    asset: 'ENPH Enphase',
    register: 'plain',
    entries: [
      {
        action: 'Watch',
        confidence: 4,
        price: '32',
        thesis:
          'Demand falls off a cliff when the tax credit ends on December 31. I want to see two quarters after that before I touch it.',
      },
    ],
    expert: {
      first: 'waits-for-own-price',
      says: ['events-named', 'stays-out', 'horizon-given', 'own-judgement'],
      mustNot: ['falsifier-given', 'fall-as-reason', 'figures-named'],
    },
  },
  {
    id: 'tuning/10-34',
    asset: 'CRM Salesforce',
    register: 'plain',
    entries: [
      {
        day: '2023-02-19',
        action: 'Buy',
        confidence: 6,
        price: '165',
        quantity: '20',
        thesis: 'Margins under activist pressure.',
      },
      {
        day: '2025-11-17',
        action: 'Sell',
        confidence: 6,
        price: '240',
        thesis: 'I need the cash for a kitchen renovation. Nothing wrong with the company, revenue growing 9%.',
      },
    ],
    expert: {
      first: 'sale-for-need',
      says: ['figures-named'],
      mustNot: ['disposition', 'falsifier-given', 'money-needed', 'ask-when-needed'],
    },
  },
  {
    id: 'tuning/10-35',
    asset: 'ABNB Airbnb',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '120',
        thesis:
          'Net cash $9bn, FCF margin 38%. I considered the regulation risk in Europe: Spain removed 65,000 listings. Even if all of Spain disappeared it would be about 5% of revenue. My sell rule: nights booked growth under 4% for two quarters.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'weighs-other-side', 'events-named'],
      falsifiers: ['My sell rule: nights booked growth under 4% for two quarters'],
    },
  },
  {
    id: 'tuning/10-36',
    asset: 'OKLO Oklo',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 8,
        price: '95',
        thesis:
          'Sam Altman backed it, trump loves nuclear, ai needs power. its literally that simple. zero revenue who cares its about the future',
      },
    ],
    expert: {
      first: 'story-without-figures',
      says: ['authority', 'halo', 'overconfidence', 'confirmation', 'confidence-beyond-evidence', 'events-named'],
      mustNot: ['falsifier-given', 'figures-named', 'horizon-given'],
    },
  },
  {
    id: 'tuning/10-37',
    asset: 'HD Home Depot',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '360',
        thesis:
          "Housing turnover is at a 30-year low and HD still earns $15 a share. If rates fall below 6% next year turnover recovers and earnings follow. If not, I still get a 2.6% dividend while waiting. I'd be wrong if they lost share to Lowe's: comps more than 2 points worse for a year.",
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'income-plan'],
      mustNotMatch: [/If rates fall below 6%.*(?:wrong|ends? it|end it|rule on this|as it stands|as written)/],
      falsifiers: ["I'd be wrong if they lost share to Lowe's: comps more than 2 points worse for a year"],
    },
  },
  {
    id: 'tuning/10-38',
    asset: 'WBD Warner Bros Discovery',
    register: 'plain',
    entries: [
      {
        day: '2024-08-12',
        action: 'Buy',
        confidence: 5,
        price: '7',
        quantity: '200',
        thesis: 'Assets worth 15 a share in parts.',
      },
      {
        day: '2025-11-17',
        action: 'Hold',
        confidence: 8,
        price: '23',
        thesis:
          'Everyone is bidding now: Paramount, Comcast, Netflix. I am up 150%. I will hold for a bid above 27 and sell on the announcement. If the auction fails it falls back to 15, so I set a stop at 19.',
      },
    ],
    expert: {
      first: 'surer-as-price-rises',
      says: ['events-named', 'weighs-other-side', 'size-limited'],
      mustNot: ['herd', 'figures-named', 'target-without-reason'],
    },
  },
  {
    id: 'tuning/10-39',
    asset: 'MSTR Strategy',
    register: 'chatty',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '210',
        thesis:
          'not financial advice but im only putting in 2% bc saylor could blow up. if he sells a single btc to pay the prefs im out instantly',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['size-limited', 'weighs-other-side'],
      mustNot: ['authority', 'size-too-large', 'lottery', 'figures-named'],
      falsifiers: ['if he sells a single btc to pay the prefs im out instantly'],
    },
  },
  {
    id: 'tuning/10-40',
    asset: 'NKE Nike',
    register: 'plain',
    entries: [
      {
        action: 'Buy',
        confidence: 6,
        price: '64',
        thesis:
          'I have read the last three transcripts. Wholesale orders for spring are up, inventory is down 2%, and gross margin fell 320 basis points mainly because of tariffs. My expectation is that margins are back above 44% by fiscal 2027. I acknowledge that I may be anchored on the old Nike. If the spring order book turns out flat, I have misjudged the turnaround.',
      },
    ],
    expert: {
      first: 'falsifier-given',
      says: ['figures-named', 'horizon-given', 'names-own-bias', 'source-named', 'own-judgement'],
      mustNot: ['anchoring-to-past-price', 'overconfidence'],
      falsifiers: ['If the spring order book turns out flat, I have misjudged the turnaround'],
    },
  },
]
