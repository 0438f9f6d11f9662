import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 26, "X". */
export const READ_SEQUENCES_26_X: readonly CriticCase[] = [
  sequence(
    '26x-01',
    'XOM Exxon Mobil',
    'plain',
    [
      entry(
        '2021-03-08',
        ['Buy', 7, '60'],
        'Yields 6 percent and they will not cut it. Half goes at a hundred, the rest the day the yield is under 3.5 percent.',
      ),
      entry('2022-06-07', ['Sell Some', 7, '101'], 'A hundred came. Half is gone, like I wrote.', { quantity: '5' }),
      entry(
        '2025-11-17',
        ['Sell', 6, '118'],
        'It yields 3.3 this morning, so the rest goes too. That is what I put down in March of 2021 and I see no call to be smarter than that now.',
        { quantity: '5' },
      ),
    ],
    {
      first: 'rule-kept',
      says: ['test-answered', 'figures-named', 'income-plan', 'target-obeyed'],
      mustNot: ['disposition', 'ask-for-source', 'error-admitted', 'falsifier-broken-and-held', 'hindsight'],
    },
  ),
  sequence(
    '26x-02',
    'CRM Salesforce',
    'analytical',
    [
      entry(
        '2024-09-09',
        ['Buy', 7, '250'],
        'Agentforce lifts seat expansion in 2025. I would sell on cRPO growth below 10% in constant currency.',
      ),
      entry(
        '2025-05-29',
        ['Sell', 4, '215'],
        'cRPO printed 9.1% in constant currency. That was the line. Out at a 14% loss; what I thought of seat expansion was wrong.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'error-admitted', 'rule-kept', 'figures-named', 'confidence-lowered-on-bad-news'],
      mustNot: ['hindsight', 'blames-others', 'regret', 'ask-for-source', 'falsifier-broken-and-held'],
    },
  ),
  sequence(
    '26x-03',
    'INTC Intel',
    'analytical',
    [
      entry('2024-04-29', ['Buy', 6, '36'], 'Foundry losses peak in 2024. Stop at 31.', { stop: '31' }),
      entry('2024-05-14', ['Hold', 7, '31.40'], 'This is volatility and not information. The stop goes to 27.', {
        stop: '27',
      }),
      entry(
        '2024-08-01',
        ['Hold', 8, '27.30'],
        'Nobody prices the fabs that stand in Arizona. I give it room to 22, at which it trades at half of book.',
        { stop: '22' },
      ),
    ],
    {
      first: 'stop-moved-away-again',
      says: ['surer-as-price-falls', 'new-reason-after-fall', 'overconfidence', 'confirmation', 'blames-others'],
      mustNot: ['stop-moved-closer', 'rule-kept', 'falsifier-given', 'stop-obeyed', 'own-judgement'],
    },
  ),
  sequence(
    '26x-04',
    'HOOD Robinhood',
    'emotional',
    [
      entry('2025-02-14', ['Buy', 8, '62'], 'Record quarter, revenue +115%, crypto is back'),
      entry('2025-04-04', ['Sell', 3, '36'], 'cant sleep, tariffs, get me out'),
      entry(
        '2025-07-03',
        ['Buy', 9, '95'],
        "ok so I got shaken out by a headline. not making that mistake twice, it just keeps going and I'm not standing on the side any longer",
      ),
    ],
    {
      first: 'bought-back-higher',
      says: [
        'fear-of-missing-out',
        'regret',
        'error-admitted',
        'recency',
        'confidence-beyond-evidence',
        'story-without-figures',
        'surer-as-price-rises',
      ],
      mustNot: ['rule-kept', 'figures-named', 'own-judgement', 'falsifier-given'],
    },
  ),
  sequence(
    '26x-05',
    'NTR Nutrien',
    'plain',
    [
      entry('2023-03-13', ['Buy', 7, '75'], 'Potash is short as long as Belarus cannot ship. Earns 13 a share.'),
      entry(
        '2024-06-10',
        ['Buy More', 7, '52'],
        'Dry spells end. Six quarters down in a row, so it is owed a wet one.',
      ),
    ],
    {
      first: 'gamblers-fallacy',
      says: [
        'added-below-cost',
        'fall-as-reason',
        'hope',
        'thesis-shrunk',
        'confidence-beyond-evidence',
        'new-reason-after-fall',
        'recency',
      ],
      mustNot: ['rule-kept', 'falsifier-given', 'figures-named', 'weighs-other-side'],
    },
  ),
  sequence(
    '26x-06',
    'FI Fiserv',
    'analytical',
    [
      entry(
        '2025-01-21',
        ['Buy', 8, '208'],
        'Clover compounds at 27%. Should organic growth fall below 9% in any quarter, I will regard the thesis as refuted and sell.',
      ),
      entry(
        '2025-07-24',
        ['Hold', 8, '142'],
        'Organic growth came in at 8%, which, properly construed, is within the margin of what I had in mind; the thesis is qualified and not refuted.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['line-moved-in-words', 'test-beside', 'confirmation', 'figures-named', 'sunk-cost', 'thesis-shrunk'],
      mustNot: ['rule-kept', 'loss-taken-as-written', 'error-admitted', 'own-judgement', 'falsifier-given'],
    },
  ),
  sequence(
    '26x-07',
    'MU Micron',
    'terse',
    [
      entry('2025-06-26', ['Buy', 6, '126'], 'HBM sold out thru 26. Stop 117, -1R.', { stop: '117' }),
      entry('2025-07-08', ['Sell', 6, '116.80'], 'Stopped. -1R. Next.', {
        reached: { level: 'stop-loss', price: '116.90', day: '2025-07-08' },
      }),
    ],
    {
      first: 'stop-obeyed',
      says: ['rule-kept', 'loss-taken-as-written', 'too-little-said', 'size-limited'],
      mustNot: ['stop-broken-and-held', 'ask-what-changed', 'ask-what-would-prove-wrong', 'thesis-shrunk', 'regret'],
    },
  ),
  sequence(
    '26x-08',
    'CMG Chipotle',
    'chatty',
    [
      entry(
        '2024-11-18',
        ['Buy', 7, '60'],
        'Traffic +3%, 300 new stores a year, each pays for itself in two. New boss is fine. I want comparable sales of +4% or better next year.',
      ),
      entry('2025-02-10', ['Hold', 7, '57'], 'Still good.'),
      entry('2025-07-28', ['Hold', 7, '44'], 'Yep still holding, all good.'),
    ],
    {
      first: 'thesis-shrunk',
      says: ['too-little-said', 'test-left-open', 'confidence-beyond-evidence', 'test-beside'],
      mustNot: ['rule-kept', 'figures-named', 'falsifier-given', 'own-judgement', 'surer-as-price-falls'],
      mayAsk: ['ask-what-changed', 'ask-would-buy-today', 'ask-whether-test-happened'],
    },
  ),
]
