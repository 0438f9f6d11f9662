import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 19, which was the fourth cold one, "D". */
export const COLD_SEQUENCES_19_D: readonly CriticCase[] = [
  sequence(
    '19d-01',
    'PYPL PayPal',
    'plain',
    [
      entry(
        '2022-02-02',
        ['Buy', 7, '132'],
        'Accounts grow to 750 million by 2025, says management. 25 times earnings.',
        { stop: '110' },
      ),
      entry('2022-03-07', ['Hold', 7, '101'], 'They dropped the goal of 750 million. But the buybacks are large.', {
        stop: '80',
        reached: { level: 'stop-loss', price: '109', day: '2022-02-22' },
      }),
      entry('2022-05-12', ['Buy More', 9, '78'], "Now it's really cheap. I'm surer than ever.", {
        stop: null,
        reached: { level: 'stop-loss', price: '79', day: '2022-05-11' },
      }),
    ],
    {
      first: 'stop-moved-away-again',
      says: [
        'surer-as-price-falls',
        'stop-broken-and-held',
        'added-below-cost',
        'added-after-loss',
        'overconfidence',
        'low-price-as-cheap',
        'stop-moved-away',
        'new-reason-after-fall',
        'thesis-shrunk',
        'fall-as-reason',
        'confidence-beyond-evidence',
      ],
      mustNot: ['stop-obeyed', 'stop-moved-closer', 'rule-kept'],
    },
  ),
  sequence(
    '19d-02',
    'CROX Crocs',
    'plain',
    [
      entry(
        '2023-04-28',
        ['Buy', 6, '122'],
        'Margin 27%, 10 times earnings. HeyDude must grow; if it shrinks for two quarters I was wrong.',
        { stop: '95' },
      ),
      entry('2023-10-31', ['Sell', 6, '91'], 'HeyDude minus 8%, and the stop was reached. Out, as I wrote.', {
        reached: { level: 'stop-loss', price: '94', day: '2023-09-08' },
      }),
    ],
    {
      first: 'stop-obeyed',
      says: ['stop-broken-and-held', 'rule-kept', 'loss-taken-as-written', 'figures-named', 'test-answered'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
        'ask-for-source',
        'falsifier-given',
        'loss-aversion',
      ],
    },
  ),
  sequence(
    '19d-03',
    'AVGO Broadcom',
    'plain',
    [
      entry('2024-01-10', ['Buy', 6, '108'], 'VMware and custom chips. Target 160, then half goes.', { target: '160' }),
      entry('2024-06-18', ['Sell Some', 6, '175'], '160 came. Half goes, as planned.', {
        quantity: '5',
        reached: { level: 'take-profit', price: '161', day: '2024-06-13' },
      }),
    ],
    {
      first: 'target-obeyed',
      says: ['rule-kept'],
      mustNot: [
        'disposition',
        'target-passed-and-kept',
        'target-moved-away',
        'ask-what-would-prove-wrong',
        'regret',
        'falsifier-given',
      ],
    },
  ),
  sequence(
    '19d-04',
    'DOCU DocuSign',
    'emotional',
    [
      entry('2021-12-06', ['Buy', 8, '140'], "Down 42% in a day, that's insane. Everybody signs there."),
      entry('2022-06-13', ['Hold', 8, '61'], 'I am not selling at the bottom. It owes me 79 dollars a share.'),
    ],
    {
      first: 'get-even',
      says: [
        'loss-aversion',
        'anchoring-to-cost',
        'revenge',
        'story-without-figures',
        'confidence-beyond-evidence',
        'thesis-shrunk',
        'fall-as-reason',
      ],
      mustNot: ['surer-as-price-falls', 'rule-kept', 'falsifier-given', 'confidence-fits'],
    },
  ),
  sequence(
    '19d-05',
    'MA Mastercard',
    'analytical',
    [
      entry(
        '2023-01-30',
        ['Buy', 7, '375'],
        'Cross-border volume +31%. We exit should growth of value-added services fall below 10%.',
      ),
      entry(
        '2024-02-01',
        ['Hold', 7, '455'],
        'Value-added services +19%; cross-border +18%. Nothing here comes near our line.',
      ),
      entry(
        '2025-10-31',
        ['Hold', 6, '552'],
        'Services +25%, cross-border +15%. The settlement on fees costs about 1% of revenue, which is why we are a little less sure.',
      ),
    ],
    {
      first: 'test-answered',
      says: [
        'confidence-lowered-on-bad-news',
        'figures-named',
        'weighs-other-side',
        'rule-kept',
        'confidence-fits',
        'events-named',
      ],
      mustNot: [
        'surer-as-price-rises',
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'ask-what-would-prove-wrong',
      ],
    },
  ),
  sequence(
    '19d-06',
    'LCID Lucid',
    'chatty',
    [
      entry('2021-11-17', ['Watch', 5, '52'], 'best range of all. would buy at 30'),
      entry('2021-12-14', ['Keep Watching', 5, '38'], 'getting there. still 30'),
      entry('2022-01-20', ['Buy', 5, '36'], 'close enough lol'),
    ],
    {
      first: 'own-price-raised',
      says: [
        'line-moved-in-words',
        'too-little-said',
        'fear-of-missing-out',
        'urge-to-act',
        'story-without-figures',
        'thesis-shrunk',
        'principle-broken',
      ],
      mustNot: ['waits-for-own-price', 'rule-kept', 'falsifier-given', 'surer-as-price-rises'],
    },
  ),
  sequence(
    '19d-07',
    'NEE NextEra',
    'plain',
    [
      entry('2023-10-04', ['Buy', 6, '50'], 'Growth of 6 to 8% a year was confirmed, and rates are near their top.', {
        stop: '42',
      }),
      entry('2024-05-31', ['Hold', 7, '79'], 'It rose by 58%. I raise the stop to 68 and leave the rest alone.', {
        stop: '68',
      }),
    ],
    {
      first: 'stop-moved-closer',
      says: ['surer-as-price-rises', 'recency', 'rule-kept', 'own-judgement'],
      mustNot: ['stop-moved-away', 'disposition', 'falsifier-given', 'stays-out'],
    },
  ),
  sequence(
    '19d-08',
    'WMT Walmart',
    'plain',
    [
      entry(
        '2022-05-18',
        ['Buy', 6, '41'],
        'Inventory is too high by a third; that passes in two quarters. If it is still too high in November, I misread it.',
      ),
      entry(
        '2022-11-16',
        ['Hold', 7, '49'],
        'Inventory rose 13%, half of it price. Last time it was 32. That is what I waited for.',
      ),
    ],
    {
      first: 'test-answered',
      says: ['figures-named', 'rule-kept', 'surer-as-price-rises'],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-whether-test-happened',
        'horizon-stretched',
        'ask-for-source',
      ],
    },
  ),
  sequence(
    '19d-09',
    'PTON Peloton',
    'emotional',
    [
      entry('2021-02-05', ['Buy', 9, '150'], 'I ride it every morning, it changed my life.'),
      entry('2021-11-05', ['Buy More', 9, '55'], 'Now even better. My bike still works, doesn’t it?'),
      entry(
        '2022-01-20',
        ['Hold', 10, '24'],
        'They will be bought by Apple within a year. Whoever sells now will weep.',
      ),
    ],
    {
      first: 'surer-as-price-falls',
      says: [
        'new-reason-after-fall',
        'overconfidence',
        'familiarity',
        'hope',
        'regret',
        'horizon-given',
        'confidence-beyond-evidence',
        'story-without-figures',
        'loss-aversion',
        'fear-of-missing-out',
      ],
      mustNot: ['falsifier-given', 'own-judgement', 'rule-kept', 'test-answered'],
    },
  ),
  sequence(
    '19d-10',
    'ADSK Autodesk',
    'plain',
    [
      entry('2024-06-17', ['Watch', 5, '225'], 'An activist is in, and the accounting was looked at. I would pay 210.'),
      entry(
        '2024-08-05',
        ['Buy', 6, '209'],
        'It came to 209 in the panic over Japan. 210 was my price, and nothing else has changed. Billings under 10% growth next year, and I leave.',
      ),
    ],
    {
      first: 'falsifier-given',
      says: [
        'rule-kept',
        'waits-for-own-price',
        'figures-named',
        'events-named',
        'confidence-fits',
        'horizon-given',
        'own-judgement',
        'test-answered',
      ],
      mustNot: [
        'fear-of-missing-out',
        'fall-as-reason',
        'ask-what-would-prove-wrong',
        'ask-why-now',
        'own-price-raised',
        'anchoring-to-past-price',
      ],
      falsifiers: ['Billings under 10% growth next year, and I leave.'],
    },
  ),
  sequence(
    '19d-11',
    'EXPE Expedia',
    'plain',
    [
      entry(
        '2023-11-03',
        ['Buy', 6, '118'],
        'One Key is done, the platform too. Gross bookings should grow 10% by the summer of 2024.',
      ),
      entry(
        '2024-08-09',
        ['Hold', 6, '128'],
        'Gross bookings +6%. The platform needs more time, I would say until the summer of 2025.',
      ),
    ],
    {
      first: 'horizon-stretched',
      says: [
        'falsifier-broken-and-held',
        'figures-named',
        'horizon-given',
        'test-answered',
        'line-moved-in-words',
        'hope',
      ],
      mustNot: ['rule-kept', 'surer-as-price-rises', 'falsifier-given', 'confidence-fits'],
    },
  ),
  sequence(
    '19d-12',
    'NVDA NVIDIA',
    'plain',
    [
      entry('2022-10-14', ['Buy', 6, '11.2'], 'Data centre +61%. Gaming has to clear its stock by spring.'),
      entry('2023-05-25', ['Sell', 8, '38'], 'Up 240%. You never go broke taking a profit.'),
      entry('2024-02-22', ['Buy', 9, '78'], 'I was a fool to sell. This time I stay.'),
    ],
    {
      first: 'bought-back-higher',
      says: [
        'regret',
        'fear-of-missing-out',
        'surer-as-price-rises',
        'story-without-figures',
        'confidence-beyond-evidence',
        'too-little-said',
        'error-admitted',
        'recency',
        'thesis-shrunk',
        'hindsight',
      ],
      mustNot: ['falsifier-given', 'rule-kept', 'added-below-cost', 'own-judgement'],
    },
  ),
  sequence(
    '19d-13',
    'VFC VF Corp',
    'plain',
    [
      entry(
        '2023-02-08',
        ['Buy', 7, '27'],
        'The dividend was cut already, and Vans is at its low. Should Vans shrink by more than 10% again, I have no case.',
      ),
      entry(
        '2023-10-31',
        ['Sell', 6, '14'],
        'Vans minus 23%. I have no case any more. Eight months too long, because I did not look in May.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'error-admitted', 'figures-named', 'test-answered', 'names-own-bias', 'regret'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
        'falsifier-given',
        'ask-for-source',
        'stays-out',
        'hindsight',
      ],
    },
  ),
  sequence(
    '19d-14',
    'IBM IBM',
    'plain',
    [
      entry(
        '2021-11-10',
        ['Buy', 6, '120'],
        'Without Kyndryl it grows. A dividend of 5.5%. If free cash flow is under $10bn in 2022, I go.',
      ),
      entry(
        '2023-01-26',
        ['Hold', 6, '135'],
        'Free cash flow 9.3 billion. Currency took half a billion. It is close enough, and the dividend is safe.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: [
        'figures-named',
        'line-moved-in-words',
        'income-plan',
        'confirmation',
        'new-reason-after-fall',
        'overconfidence',
        'test-answered',
      ],
      mustNot: ['rule-kept', 'loss-taken-as-written', 'test-left-open', 'surer-as-price-rises'],
    },
  ),
  sequence(
    '19d-15',
    'SQ Block',
    'chatty',
    [
      entry('2022-02-25', ['Buy', 7, '118'], 'cash app gp +37%. bnpl deal ok i guess. below 15% gp growth im gone'),
      entry(
        '2022-11-04',
        ['Hold', 5, '59'],
        'gp +38% w afterpay. my brother says sell before it halves again. told him i sell when its under 15, like i wrote',
      ),
    ],
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'confidence-lowered-on-bad-news',
        'own-judgement',
        'rule-kept',
        'falsifier-given',
        'weighs-other-side',
      ],
      mustNot: [
        'authority',
        'herd',
        'loss-aversion',
        'falsifier-broken-and-held',
        'ask-what-would-prove-wrong',
        'get-even',
      ],
      falsifiers: ['i sell when its under 15'],
    },
  ),
  sequence(
    '19d-16',
    'MO Altria',
    'plain',
    [
      entry('2018-12-20', ['Buy', 6, '50'], 'A dividend of 6.5%. Volume shrinks 4%, prices rise 6.'),
      entry(
        '2020-10-30',
        ['Hold', 5, '36'],
        'Juul is written off; I thought of it as a bonus and was wrong. Volume minus 3.5%, the dividend was raised. The reason stands.',
      ),
    ],
    {
      first: 'error-admitted',
      says: [
        'confidence-lowered-on-bad-news',
        'income-plan',
        'figures-named',
        'rule-kept',
        'weighs-other-side',
        'confidence-fits',
        'events-named',
      ],
      mustNot: ['falsifier-given', 'get-even', 'loss-aversion', 'loss-taken-as-written', 'falsifier-broken-and-held'],
    },
  ),
  sequence(
    '19d-17',
    'CHWY Chewy',
    'plain',
    [
      entry(
        '2024-06-03',
        ['Buy', 6, '21'],
        'Autoship 77% of sales. I sell at 40, or if active customers fall below 19 million.',
        { target: '40' },
      ),
      entry(
        '2025-06-05',
        ['Hold', 8, '47'],
        'Customers 20.8 million, and the share passed 40. It runs so well that I take the target away.',
        {
          target: null,
          reached: { level: 'take-profit', price: '40.1', day: '2025-05-20' },
        },
      ),
    ],
    {
      first: 'target-moved-away',
      says: [
        'surer-as-price-rises',
        'target-passed-and-kept',
        'recency',
        'test-answered',
        'figures-named',
        'line-moved-in-words',
      ],
      mustNot: ['target-obeyed', 'rule-kept', 'falsifier-broken-and-held'],
    },
  ),
  sequence(
    '19d-18',
    'CVNA Carvana',
    'plain',
    [
      entry(
        '2023-06-08',
        ['Watch', 3, '24'],
        'Debt of 8 billion. "Never catch a falling knife", and this one fell 98%.',
      ),
      entry(
        '2024-05-02',
        ['Keep Watching', 4, '115'],
        'I was wrong not to look at unit profit: 6,432 dollars each. I still do not understand the debt, so still nothing.',
      ),
    ],
    {
      first: 'stays-out',
      says: ['error-admitted', 'figures-named', 'weighs-other-side', 'own-judgement', 'confidence-fits'],
      mustNot: [
        'fear-of-missing-out',
        'falsifier-given',
        'surer-as-price-rises',
        'rule-kept',
        'hindsight',
        'authority',
        'loss-taken-as-written',
      ],
    },
  ),
  {
    ...sequence(
      '19d-19',
      'GOOG Alphabet',
      'plain',
      [
        entry(
          '2024-10-30',
          ['Buy', 6, '177'],
          'Search +12%, cloud +35%. A remedy that splits off Chrome is what would hurt.',
        ),
        entry(
          '2025-03-12',
          ['Buy More', 6, '167'],
          'Cloud +30%. My rule says no more than 5% in one name: with this it is at 4.6%.',
        ),
      ],
      {
        first: 'principle-kept',
        says: ['figures-named', 'size-limited', 'added-below-cost', 'rule-kept', 'rebalancing-by-rule'],
        mustNot: ['principle-broken', 'surer-as-price-falls', 'ask-for-size', 'size-too-large'],
      },
    ),
    principles: ['No more than 5% in one name', 'Write down what would prove me wrong'],
  },
  {
    ...sequence(
      '19d-20',
      'AAP Advance Auto Parts',
      'plain',
      [
        entry('2022-11-17', ['Buy', 7, '148'], 'Margins of AutoZone are 20%, here 9. They only have to copy.'),
        entry(
          '2023-06-01',
          ['Buy More', 8, '66'],
          'The market overreacts to one quarter. Adding at less than half of what I paid is a gift.',
        ),
      ],
      {
        first: 'principle-broken',
        says: [
          'surer-as-price-falls',
          'added-below-cost',
          'anchoring-to-cost',
          'low-price-as-cheap',
          'blames-others',
          'fall-as-reason',
          'overconfidence',
          'story-without-figures',
          'confirmation',
          'confidence-beyond-evidence',
        ],
        mustNot: ['principle-kept', 'rule-kept', 'falsifier-given', 'own-judgement'],
      },
    ),
    principles: ['Never average down.'],
  },
]
