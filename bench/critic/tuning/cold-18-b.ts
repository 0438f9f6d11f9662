import { entry, sequence, thesis } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The third of batch 18 of which only figures were looked at while rules were made. */
export const COLD_18_B: readonly CriticCase[] = [
  sequence(
    '18b-01',
    'INTC Intel',
    'plain',
    [
      entry(
        '2024-04-05',
        ['Buy', 7, '39'],
        'The foundry wins a customer of size within a year. If not, I was wrong and go.',
      ),
      entry('2025-04-14', ['Sell', 3, '20'], 'A year is over, there is no customer. I was wrong, and I go.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['error-admitted', 'test-answered', 'rule-kept', 'confidence-lowered-on-bad-news', 'horizon-given'],
      mustNot: ['hindsight', 'disposition', 'ask-for-source', 'ask-what-would-prove-wrong', 'loss-aversion'],
    },
  ),
  thesis(
    '18b-02',
    'AAPL Apple',
    'plain',
    ['Buy', 8, '270'],
    'I bought my first Mac in 1986 and will never sell a share of this company. It is part of who I am.',
    {
      first: 'attachment',
      says: ['familiarity', 'story-without-figures', 'confidence-beyond-evidence', 'vague-horizon', 'overconfidence'],
    },
  ),
  thesis(
    '18b-03',
    'BRK.B Berkshire Hathaway',
    'plain',
    ['Buy', 7, '500'],
    "Mr Buffett retires at the end of the year and people are afraid of that. Cash is 380 billion, the railway and the insurers don't care who signs the letter. I'd be proven wrong by a big acquisition above book within two years.",
    {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement', 'horizon-given', 'events-named', 'weighs-other-side'],
      mustNot: ['authority', 'halo', 'ask-what-would-prove-wrong'],
      falsifiers: ['a big acquisition above book within two years'],
    },
  ),
  sequence(
    '18b-04',
    'SOFI SoFi',
    'emotional',
    [
      entry('2025-03-03', ['Buy', 6, '14'], 'A bank without branches, members grow by a third.'),
      entry(
        '2025-11-17',
        ['Hold', 7, '28'],
        "I have NO fear of missing out here, and I'm not in love with it either. Members +35%, deposits +30%, and charge-offs at 4.4%. Charge-offs at 6, and I leave without a tear.",
      ),
    ],
    {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement'],
      mustNot: ['fear-of-missing-out', 'attachment', 'overconfidence', 'ask-what-would-prove-wrong'],
      falsifiers: ['Charge-offs at 6, and I leave without a tear.'],
    },
  ),
  thesis(
    '18b-05',
    'DECK Deckers',
    'plain',
    ['Buy', 7, '104'],
    'I run, everyone in my club runs in Hoka, and I have worn out six pairs. If the shops start to discount them, the magic is gone and so am I.',
    {
      first: 'familiarity',
      says: ['falsifier-given', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['not-english', 'fear-of-missing-out'],
      falsifiers: ['If the shops start to discount them, the magic is gone and so am I.'],
    },
  ),
  thesis(
    '18b-06',
    'TSLA Tesla',
    'plain',
    ['Buy', 8, '430'],
    'He has been late before, but he has always delivered in the end. I would never bet against him.',
    {
      first: 'halo',
      says: [
        'authority',
        'overconfidence',
        'story-without-figures',
        'vague-horizon',
        'attachment',
        'confidence-beyond-evidence',
        'confirmation',
      ],
      mustNot: ['horizon-given', 'own-judgement'],
    },
  ),
  sequence(
    '18b-07',
    'NFLX Netflix',
    'chatty',
    [
      entry('2021-06-01', ['Buy', 7, '499'], 'subs keep growing, when they shrink im out'),
      entry('2022-04-21', ['Sell', 3, '218'], 'lost 200k subs, said id leave when subs shrink, so leaving. hurts'),
    ],
    {
      first: 'rule-kept',
      says: ['error-admitted', 'loss-taken-as-written', 'figures-named', 'test-answered'],
      mustNot: ['loss-aversion', 'ask-what-would-prove-wrong', 'fear-of-missing-out', 'revenge'],
    },
  ),
  sequence(
    '18b-08',
    'CVNA Carvana',
    'plain',
    [
      entry('2022-05-10', ['Buy', 7, '38'], 'The used-car Amazon.'),
      entry(
        '2022-12-08',
        ['Sell', 1, '4'],
        'Tax loss, nothing else. I sell before New Year to offset the Apple gain and may come back after thirty-one days.',
      ),
    ],
    {
      first: 'tax-sale',
      says: ['own-judgement', 'horizon-given'],
      mustNot: ['loss-aversion', 'hindsight', 'ask-what-would-prove-wrong', 'disposition'],
    },
  ),
  thesis(
    '18b-09',
    'CELH Celsius',
    'chatty',
    ['Buy', 8, '60'],
    'doctor at my gym says pepsi is going to buy the rest of it. hes usually right',
    {
      first: 'authority',
      says: ['story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['pasted-news', 'source-named'],
    },
  ),
  thesis(
    '18b-10',
    'BA Boeing',
    'plain',
    ['Buy', 5, '198'],
    "It isn't the company that it was. Still, there are only two of them, the order book is eight years long, and somebody has to build the planes. I count on 42 a month by the summer. 38 or less by then, and I have believed a promise too many.",
    {
      first: 'falsifier-given',
      says: ['weighs-other-side', 'figures-named', 'horizon-given', 'confidence-fits'],
      mustNot: ['halo', 'attachment', 'ask-what-would-prove-wrong'],
      falsifiers: ['38 or less by then, and I have believed a promise too many.'],
    },
  ),
  sequence(
    '18b-11',
    'LULU Lululemon',
    'emotional',
    [
      entry('2023-12-20', ['Buy', 8, '505'], 'My girls live in these leggings!'),
      entry(
        '2025-09-08',
        ['Hold', 7, '167'],
        "I feel sick when I look at it. I don't look any more. It was at 500 once and it'll be there again.",
      ),
    ],
    {
      first: 'anchoring-to-past-price',
      says: ['loss-aversion', 'get-even', 'anchoring-to-cost', 'hope', 'overconfidence', 'confidence-beyond-evidence'],
      mustNot: ['disposition'],
    },
  ),
  sequence(
    '18b-12',
    'SNAP Snap',
    'plain',
    [
      entry('2021-09-23', ['Buy', 8, '80'], 'Augmented reality is the next platform.'),
      entry(
        '2024-08-05',
        ['Sell', 2, '9'],
        "I'd like to blame Apple's privacy change. The truth is that I never looked at how they make money. Out.",
      ),
    ],
    {
      first: 'error-admitted',
      says: ['confidence-lowered-on-bad-news', 'names-own-bias', 'own-judgement'],
      mustNot: ['blames-others', 'hindsight', 'falsifier-given', 'ask-what-would-prove-wrong'],
    },
  ),
  sequence(
    '18b-13',
    'NVO Novo Nordisk',
    'plain',
    [
      entry('2024-06-20', ['Buy', 9, '142'], 'The leader in the largest new market in medicine.'),
      entry(
        '2025-11-17',
        ['Buy More', 9, '48'],
        'They lost two thirds of their value. It cannot go lower than this, everybody needs this drug. I double, and then my average is 95.',
      ),
    ],
    {
      first: 'added-below-cost',
      says: ['fall-as-reason', 'overconfidence', 'anchoring-to-cost', 'confidence-beyond-evidence', 'familiarity'],
      mustNot: ['confidence-lowered-on-bad-news'],
    },
  ),
  thesis(
    '18b-14',
    'O Realty Income',
    'plain',
    ['Buy', 6, '57'],
    "5.6% monthly, occupancy 98.7%, payout of 75% of AFFO. I'm 71 and live on it; it's 6% of what we have. If occupancy goes under 96 or the monthly check is ever smaller than the one before, I sell.",
    {
      first: 'falsifier-given',
      says: ['income-plan', 'figures-named', 'size-limited'],
      mustNot: ['money-needed', 'ask-for-size', 'ask-what-would-prove-wrong'],
      falsifiers: ['If occupancy goes under 96 or the monthly check is ever smaller than the one before, I sell.'],
    },
  ),
  thesis(
    '18b-15',
    'LLY Eli Lilly',
    'analytical',
    ['Buy', 7, '1010'],
    'Orforglipron readout is due in the first quarter; we place 65% on non-inferiority. Consensus has $101bn of sales for 2030, we have 92. A discontinuation rate above 15% would take the oral market away from this model, and us with it.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'own-judgement', 'confidence-fits'],
      mustNot: ['ask-what-would-prove-wrong', 'overconfidence'],
      falsifiers: ['A discontinuation rate above 15% would take the oral market away from this model, and us with it.'],
    },
  ),
  sequence(
    '18b-16',
    'ENPH Enphase',
    'terse',
    [
      entry('2023-07-28', ['Buy', 7, '150'], 'Inventory clears by Q1. Stop 120.', { stop: '120' }),
      entry('2023-10-27', ['Hold', 7, '82'], 'Overdone. Removing stop, too volatile for stops.', {
        stop: null,
        reached: { level: 'stop-loss', price: '119', day: '2023-10-02' },
      }),
    ],
    {
      first: 'stop-broken-and-held',
      says: ['stop-moved-away', 'surer-as-price-falls', 'fall-as-reason'],
      mustNot: ['stop-obeyed'],
    },
  ),
  sequence(
    '18b-17',
    'ASML ASML',
    'plain',
    [
      entry('2025-04-08', ['Watch', 6, '640'], 'The only maker of these machines. I would pay 600.'),
      entry(
        '2025-11-17',
        ['Keep Watching', 6, '1020'],
        "In the spring I wanted it at 600, at 750 I said 700, and now it's over a thousand. I would pay 900.",
      ),
    ],
    {
      first: 'own-price-raised',
      says: ['anchoring-to-past-price', 'names-own-bias', 'regret', 'waits-for-own-price', 'fear-of-missing-out'],
      mustNot: ['get-even', 'ask-for-own-price'],
    },
  ),
  thesis(
    '18b-18',
    'PYPL PayPal',
    'terse',
    ['Buy', 6, '68'],
    '13x, branded +5%, 15bn buyback = 6% a yr. Nobody cares. Branded < 3% two Qs = out.',
    {
      first: 'falsifier-given',
      says: ['figures-named', 'own-judgement'],
      mustNot: ['ask-what-would-prove-wrong', 'herd'],
      falsifiers: ['Branded < 3% two Qs = out.'],
    },
  ),
  thesis(
    '18b-19',
    'DHI D.R. Horton',
    'analytical',
    ['Buy', 6, '150'],
    "Orders +5%, incentives at 8% of price. According to the builder survey, traffic is at its lowest since 2012. The view rests on mortgage rates under 6% by next spring, if they're still above 6.5 in May we have no view left.",
    {
      first: 'falsifier-given',
      says: ['figures-named', 'events-named', 'horizon-given', 'source-named', 'weighs-other-side'],
      mustNot: ['ask-what-would-prove-wrong', 'ask-for-event'],
      falsifiers: ["if they're still above 6.5 in May we have no view left"],
    },
  ),
  thesis('18b-20', 'BYND Beyond Meat', 'terse', ['Buy', 8, '1.60'], "$1.60. Was $234. Can't go lower.", {
    first: 'fall-as-reason',
    says: [
      'low-price-as-cheap',
      'anchoring-to-past-price',
      'overconfidence',
      'confidence-beyond-evidence',
      'story-without-figures',
      'lottery',
    ],
    mustNot: ['figures-named'],
  }),
  thesis(
    '18b-21',
    'JPM JPMorgan',
    'analytical',
    ['Buy', 6, '305'],
    'We estimate through-cycle ROTCE of 17% against 20% reported; at 2.9 times tangible book the shares discount 18%. The margin of safety is thin, hence half a position of 1.5%. Card charge-offs above 4% would put our through-cycle number in doubt and the position with it.',
    {
      first: 'size-limited',
      says: ['falsifier-given', 'figures-named', 'weighs-other-side', 'confidence-fits'],
      mustNot: ['overconfidence', 'ask-for-size'],
      falsifiers: ['Card charge-offs above 4% would put our through-cycle number in doubt and the position with it.'],
    },
  ),
]
