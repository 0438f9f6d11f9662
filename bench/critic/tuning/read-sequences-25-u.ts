import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 25, "U". */
export const READ_SEQUENCES_25_U: readonly CriticCase[] = [
  sequence(
    '25u-01',
    'FSLR First Solar',
    'plain',
    [
      entry('2024-06-10', ['Buy', 8, '270'], 'Backlog 78 GW, sold out until 2027. IRA credits are law. Stop at 225.', {
        stop: '225',
      }),
      entry(
        '2024-09-16',
        ['Hold', 8, '232'],
        'Close to the stop but nothing is different. Lowering it to 200 to give it room.',
        { stop: '200' },
      ),
      entry(
        '2024-11-11',
        ['Hold', 9, '196'],
        'Election sell off, total overreaction. Stop comes to 170, credits will not be repealed, half the factories are in red states.',
        {
          stop: '170',
          reached: { level: 'stop-loss', price: '196', day: '2024-11-06' },
        },
      ),
      entry(
        '2025-03-24',
        ['Buy More', 9, '131'],
        'Market is blind. Same backlog, half the price. Bringing the average down to 200.',
        {
          reached: { level: 'stop-loss', price: '168', day: '2025-01-27' },
        },
      ),
    ],
    {
      first: 'stop-broken-and-held',
      says: [
        'added-below-cost',
        'surer-as-price-falls',
        'stop-moved-away-again',
        'anchoring-to-cost',
        'blames-others',
        'overconfidence',
        'confirmation',
        'fall-as-reason',
      ],
      mustNot: ['rule-kept', 'figures-named', 'stop-moved-closer', 'own-judgement'],
    },
  ),
  sequence(
    '25u-02',
    'CHWY Chewy',
    'plain',
    [
      entry(
        '2025-01-27',
        ['Buy', 6, '38'],
        'Autoship 80% of sales, margin going from 3 to 6%. Wrong if active customers shrink by June.',
      ),
      entry(
        '2025-06-16',
        ['Hold', 6, '42'],
        'Customers 20.8m, up 3.8%. Test passed. Next test: adjusted EBITDA margin over 6% in the fiscal third quarter, reported in December.',
      ),
      entry(
        '2025-09-15',
        ['Hold', 5, '36'],
        'Margin 5.9 and the stock fell 16% on it. Fine quarter, but I notice that I expected applause. One point less.',
      ),
      entry(
        '2025-12-10',
        ['Sell', 6, '34'],
        'Q3 margin 5.8%, under the 6 I wrote in June. I told myself this would be the test. Out with a loss of 11%, no drama.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['test-answered', 'rule-kept', 'figures-named', 'error-admitted'],
      mustNot: ['disposition', 'falsifier-broken-and-held', 'ask-what-would-prove-wrong', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '25u-03',
    'PLTR Palantir',
    'chatty',
    [
      entry('2025-02-03', ['Watch', 6, '84'], 'Insane multiple. I would buy at 60, not a cent more.'),
      entry('2025-05-12', ['Keep Watching', 6, '118'], 'OK 60 is never coming. 100 would be alright for me.'),
      entry(
        '2025-08-11',
        ['Keep Watching', 7, '182'],
        'US commercial +93%. I was wrong about the growth. Would take 150.',
      ),
      entry(
        '2025-11-03',
        ['Buy', 8, '207'],
        'Cannot watch this any longer. Everyone on my team at work is in since double digits and they talk about nothing else. Rule of 40 score of 114. In for 15 shares.',
      ),
    ],
    {
      first: 'fear-of-missing-out',
      says: ['own-price-raised', 'herd', 'regret', 'figures-named', 'surer-as-price-rises', 'line-moved-in-words'],
      mustNot: ['waits-for-own-price', 'own-judgement', 'rule-kept', 'names-own-bias'],
    },
  ),
  sequence(
    '25u-04',
    'OXY Occidental Petroleum',
    'plain',
    [
      entry(
        '2022-03-07',
        ['Buy', 7, '56'],
        'Oil at 115, Buffett is buying every day. FCF yield 18%. I leave if oil is under 70.',
      ),
      entry('2022-09-12', ['Hold', 8, '66'], 'Oil at 87. Warren has 26% of it now.'),
      entry(
        '2024-09-09',
        ['Hold', 7, '51'],
        'Oil 67. But Warren has not sold a share and CrownRock closed. He knows more about it than I ever will.',
      ),
      entry(
        '2025-05-05',
        ['Hold', 6, '39'],
        'WTI 57. Getting out now makes no sense, the dividend is covered at 40 and I would only be selling to someone who holds it back up to 60.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: [
        'authority',
        'get-even',
        'anchoring-to-cost',
        'hope',
        'new-reason-after-fall',
        'loss-aversion',
        'confidence-lowered-on-bad-news',
        'figures-named',
      ],
      mustNot: ['rule-kept', 'test-answered', 'income-plan', 'horizon-given'],
    },
  ),
]
