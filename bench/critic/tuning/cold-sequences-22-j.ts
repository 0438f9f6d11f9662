import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 22, the tenth cold one, "J": promises kept and moved, anchors, quiet Holds, and losses taken. */
export const COLD_SEQUENCES_22_J: readonly CriticCase[] = [
  sequence(
    '22j-01',
    'PYPL PayPal',
    'plain',
    [
      entry('2022-02-03', ['Buy', 6, '124'], 'Payment volume grows 15% and they buy back 5 billion.'),
      entry('2022-05-02', ['Hold', 7, '88'], 'Volume was +13%. Cheaper than ever.'),
      entry('2022-12-14', ['Hold', 9, '71'], 'Now it really cannot go much lower.'),
    ],
    {
      first: 'surer-as-price-falls',
      says: [
        'fall-as-reason',
        'overconfidence',
        'thesis-shrunk',
        'low-price-as-cheap',
        'confidence-beyond-evidence',
        'new-reason-after-fall',
      ],
      mustNot: ['falsifier-given', 'surer-as-price-rises', 'test-answered', 'weighs-other-side'],
    },
  ),
  sequence(
    '22j-02',
    'SQ Block',
    'terse',
    [
      entry('2023-08-04', ['Buy', 6, '64'], 'Gross profit +25%. Stop 55.', { stop: '55' }),
      entry('2023-09-21', ['Hold', 6, '46'], 'Market panic. Giving it room to 40.', {
        stop: '40',
        reached: { level: 'stop-loss', price: '54.6', day: '2023-09-06' },
      }),
    ],
    {
      first: 'stop-moved-away',
      says: ['stop-broken-and-held', 'market-named', 'blames-others', 'new-reason-after-fall', 'too-little-said'],
      mustNot: ['falsifier-given', 'stop-obeyed', 'stop-moved-closer', 'rule-kept', 'size-limited'],
    },
  ),
  sequence(
    '22j-03',
    'BA Boeing',
    'plain',
    [
      entry('2023-12-18', ['Buy', 6, '264'], 'Deliveries reach 50 a month in 2025.'),
      entry('2024-03-12', ['Hold', 5, '184'], 'The door blew out. I just want my 264 back and then I am done with it.'),
    ],
    {
      first: 'get-even',
      says: ['anchoring-to-cost', 'loss-aversion', 'events-named', 'confidence-lowered-on-bad-news', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'rule-kept', 'target-obeyed', 'own-judgement', 'horizon-given'],
    },
  ),
  sequence(
    '22j-04',
    'EL Estée Lauder',
    'plain',
    [
      entry(
        '2023-05-08',
        ['Buy', 6, '205'],
        'China recovers by Christmas. If Asian sales still fall in the December quarter, I sell.',
      ),
      entry('2024-02-06', ['Sell', 5, '149'], 'Asia fell 7% in the December quarter. That was my line, so out at 149.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted', 'confidence-lowered-on-bad-news'],
      mustNot: [
        'falsifier-broken-and-held',
        'ask-for-source',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'test-left-open',
      ],
    },
  ),
  sequence(
    '22j-05',
    'KO Coca-Cola',
    'plain',
    [
      entry(
        '2022-05-16',
        ['Buy', 6, '66'],
        'Volume grows 3% a year and the dividend has risen for 60 years. I hold it as long as both are true.',
      ),
      entry('2022-10-27', ['Hold', 6, '59'], 'Volume +4%. Fine.'),
      entry('2023-02-16', ['Hold', 6, '60'], 'Dividend raised again. Nothing to do.'),
      entry('2023-07-28', ['Hold', 6, '62'], 'As before.'),
    ],
    {
      first: 'too-little-said',
      says: ['confidence-fits', 'same-words-again', 'income-plan', 'rule-kept'],
      mustNot: [
        'falsifier-given',
        'surer-as-price-falls',
        'surer-as-price-rises',
        'test-answered',
        'falsifier-broken-and-held',
        'new-reason-after-fall',
        'loss-aversion',
      ],
    },
  ),
  sequence(
    '22j-06',
    'META Meta',
    'plain',
    [
      entry('2022-02-07', ['Buy', 7, '225'], 'Reels monetises like Stories did. Family users grow 5%.'),
      entry(
        '2022-10-28',
        ['Buy More', 8, '99'],
        'Spending on the metaverse frightens people. At this price my average falls to 162 and a rebound pays double.',
      ),
    ],
    {
      first: 'added-below-cost',
      says: [
        'surer-as-price-falls',
        'anchoring-to-cost',
        'fall-as-reason',
        'new-reason-after-fall',
        'overconfidence',
        'get-even',
        'gamblers-fallacy',
      ],
      mustNot: ['falsifier-given', 'surer-as-price-rises', 'rule-kept', 'fear-of-missing-out'],
    },
  ),
  sequence(
    '22j-07',
    'AI C3.ai',
    'chatty',
    [
      entry('2023-06-15', ['Buy', 7, '43'], 'government contracts, bookings growing 30%+'),
      entry('2023-10-12', ['Hold', 7, '25'], 'honestly this is a takeover target for microsoft at this point'),
    ],
    {
      first: 'new-reason-after-fall',
      says: ['hope', 'thesis-shrunk', 'story-without-figures', 'confidence-beyond-evidence'],
      mustNot: ['falsifier-given', 'test-answered', 'rule-kept', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '22j-08',
    'AVGO Broadcom',
    'analytical',
    [
      entry('2023-11-27', ['Buy', 7, '95'], 'VMware adds 8bn of EBITDA in three years. I take a third off at 170.', {
        target: '170',
      }),
      entry('2024-06-14', ['Sell Some', 7, '173'], 'A third sold at 173, as I set out in November.', {
        reached: { level: 'take-profit', price: '172', day: '2024-06-13' },
        quantity: '3',
      }),
    ],
    {
      first: 'target-obeyed',
      says: ['rule-kept', 'confidence-fits'],
      mustNot: [
        'disposition',
        'target-passed-and-kept',
        'falsifier-given',
        'test-left-open',
        'ask-for-source',
        'ask-what-would-prove-wrong',
      ],
    },
  ),
  sequence(
    '22j-09',
    'PLUG Plug Power',
    'emotional',
    [
      entry('2021-01-27', ['Buy', 9, '66'], 'Hydrogen will be everywhere by 2025.'),
      entry('2022-11-09', ['Hold', 8, '15'], 'Hydrogen takes longer than people think. 2027 is realistic.'),
      entry('2024-01-23', ['Hold', 8, '3'], 'I always said this was a story for the 2030s.'),
    ],
    {
      first: 'horizon-stretched',
      says: [
        'hindsight',
        'story-without-figures',
        'hope',
        'confidence-beyond-evidence',
        'line-moved-in-words',
        'vague-horizon',
      ],
      mustNot: ['falsifier-given', 'horizon-given', 'rule-kept', 'surer-as-price-falls', 'test-answered'],
    },
  ),
  sequence(
    '22j-10',
    'TGT Target',
    'plain',
    [
      entry('2023-11-20', ['Buy', 7, '129'], 'Operating margin back to 6% and traffic turning.'),
      entry(
        '2024-11-20',
        ['Hold', 4, '121'],
        'They cut the year’s forecast and traffic rose only 2%. I am less sure than I was, four instead of seven.',
      ),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: ['weighs-other-side', 'figures-named', 'confidence-fits', 'test-answered', 'test-beside'],
      mustNot: [
        'falsifier-given',
        'surer-as-price-falls',
        'overconfidence',
        'rule-kept',
        'loss-aversion',
        'falsifier-broken-and-held',
      ],
    },
  ),
  sequence(
    '22j-11',
    'RIVN Rivian',
    'plain',
    [
      entry('2022-03-14', ['Buy', 6, '38'], 'They build 25,000 cars this year. Stop at 30.', { stop: '30' }),
      entry('2022-05-09', ['Sell', 5, '23'], 'Stopped out. It gapped through my 30 but a stop is a stop.', {
        reached: { level: 'stop-loss', price: '29.1', day: '2022-05-06' },
      }),
    ],
    {
      first: 'stop-obeyed',
      says: ['rule-kept', 'loss-taken-as-written', 'confidence-lowered-on-bad-news'],
      mustNot: [
        'stop-broken-and-held',
        'falsifier-given',
        'loss-aversion',
        'ask-what-would-prove-wrong',
        'too-little-said',
        'anchoring-to-cost',
      ],
    },
  ),
  sequence(
    '22j-12',
    'NVDA Nvidia',
    'chatty',
    [
      entry('2023-05-30', ['Buy', 6, '40'], 'everyone needs their chips, data center rev should double'),
      entry('2023-07-18', ['Hold', 8, '47'], 'up already. love it'),
      entry('2024-03-08', ['Buy More', 10, '88'], 'it just keeps going. why did i only buy ten'),
    ],
    {
      first: 'surer-as-price-rises',
      says: [
        'regret',
        'recency',
        'fear-of-missing-out',
        'too-little-said',
        'confidence-beyond-evidence',
        'thesis-shrunk',
        'attachment',
      ],
      mustNot: [
        'falsifier-given',
        'surer-as-price-falls',
        'added-below-cost',
        'new-reason-after-fall',
        'test-answered',
      ],
    },
  ),
  sequence(
    '22j-13',
    'NKE Nike',
    'plain',
    [
      entry(
        '2023-09-29',
        ['Buy', 6, '95'],
        'Inventories are down 10%. If sales do not grow at all in this fiscal year, I was wrong and go.',
      ),
      entry(
        '2024-06-28',
        ['Hold', 6, '75'],
        'Sales grew 0.3% for the year, and they guide for a fall next year. The Olympics will turn it.',
      ),
    ],
    {
      first: 'hope',
      says: [
        'test-answered',
        'test-beside',
        'new-reason-after-fall',
        'events-named',
        'figures-named',
        'overconfidence',
        'horizon-stretched',
      ],
      mustNot: ['falsifier-broken-and-held', 'loss-taken-as-written', 'surer-as-price-falls'],
    },
  ),
  sequence(
    '22j-14',
    'PTON Peloton',
    'plain',
    [
      entry(
        '2021-05-10',
        ['Buy', 8, '82'],
        'Three million subscribers who never cancel: churn is 0.3% a month. Above 1% I sell.',
      ),
      entry('2022-08-26', ['Hold', 7, '10'], 'Churn was 1.4% because of the price increase. That does not count.'),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: ['confirmation', 'figures-named', 'line-moved-in-words', 'test-beside', 'loss-aversion'],
      mustNot: [
        'rule-kept',
        'test-answered',
        'loss-taken-as-written',
        'falsifier-given',
        'confidence-lowered-on-bad-news',
      ],
    },
  ),
  sequence(
    '22j-15',
    'UPST Upstart',
    'emotional',
    [
      entry('2022-03-01', ['Buy', 7, '150'], 'Revenue grows 65% and the banks carry the loans.', { stop: '120' }),
      entry('2022-04-11', ['Hold', 7, '98'], 'I will not be shaken out by algorithms.', {
        stop: '80',
        reached: { level: 'stop-loss', price: '118', day: '2022-03-07' },
      }),
      entry('2022-05-10', ['Hold', 7, '34'], 'At this point the stop makes no sense any more, I took it off.', {
        stop: null,
        reached: { level: 'stop-loss', price: '76', day: '2022-05-09' },
      }),
    ],
    {
      first: 'stop-moved-away-again',
      says: ['stop-broken-and-held', 'stop-moved-away', 'loss-aversion', 'confidence-beyond-evidence', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'stop-obeyed', 'rule-kept', 'stop-moved-closer', 'blames-others'],
    },
  ),
  sequence(
    '22j-16',
    'ADBE Adobe',
    'analytical',
    [
      entry(
        '2024-03-18',
        ['Buy', 6, '500'],
        'New ARR of 1.9bn this year. Below 1.8 I was wrong about Firefly and sell.',
      ),
      entry(
        '2024-06-14',
        ['Hold', 7, '525'],
        'Half year: ARR 0.92bn, on track for 1.9. Canva is growing faster than they are, which I had not expected.',
      ),
      entry(
        '2024-12-12',
        ['Hold', 6, '475'],
        'ARR came in at 2.0bn, above my line of 1.8. The guide for 2025 is weak, so six instead of seven.',
      ),
    ],
    {
      first: 'test-answered',
      says: [
        'figures-named',
        'weighs-other-side',
        'confidence-lowered-on-bad-news',
        'confidence-fits',
        'rule-kept',
        'test-beside',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'falsifier-given',
        'loss-taken-as-written',
        'new-reason-after-fall',
        'thesis-shrunk',
      ],
    },
  ),
  sequence(
    '22j-17',
    'SBUX Starbucks',
    'plain',
    [
      entry('2023-11-06', ['Watch', 5, '104'], 'Good business. I would pay 80.'),
      entry(
        '2024-05-03',
        ['Keep Watching', 5, '73'],
        'Traffic fell 7%, which is worse than I had thought it could get. 80 no longer seems cheap to me.',
      ),
    ],
    {
      first: 'weighs-other-side',
      says: [
        'line-moved-in-words',
        'figures-named',
        'stays-out',
        'own-judgement',
        'confidence-fits',
        'waits-for-own-price',
        'test-beside',
      ],
      mustNot: [
        'falsifier-given',
        'own-price-raised',
        'fear-of-missing-out',
        'loss-aversion',
        'hindsight',
        'anchoring-to-cost',
      ],
    },
  ),
  sequence(
    '22j-18',
    'TTD Trade Desk',
    'plain',
    [
      entry(
        '2024-05-13',
        ['Buy', 6, '88'],
        'Connected TV grows 25% a year. I leave if they miss their own guidance twice.',
      ),
      entry('2025-02-13', ['Hold', 6, '82'], 'First miss in 33 quarters. That is one.'),
      entry('2025-08-08', ['Sell', 4, '54'], 'Guided below again. That makes two, and I promised myself.'),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'confidence-lowered-on-bad-news', 'confidence-fits'],
      mustNot: [
        'falsifier-broken-and-held',
        'falsifier-given',
        'ask-what-would-prove-wrong',
        'loss-aversion',
        'ask-for-source',
        'regret',
      ],
    },
  ),
  sequence(
    '22j-19',
    'ROKU Roku',
    'plain',
    [
      entry('2021-07-26', ['Buy', 8, '470'], 'Active accounts pass 60 million next year.'),
      entry(
        '2022-02-18',
        ['Hold', 7, '112'],
        'Accounts are at 60 million. So I was right, the market just does not see it.',
      ),
      entry('2022-11-03', ['Hold', 6, '50'], 'When it is at 470 again I will never touch this sector any more.'),
    ],
    {
      first: 'get-even',
      says: ['anchoring-to-cost', 'loss-aversion', 'thesis-shrunk', 'regret', 'confidence-lowered-on-bad-news', 'hope'],
      mustNot: ['falsifier-given', 'target-without-reason', 'rule-kept', 'horizon-given', 'stays-out'],
    },
  ),
  sequence(
    '22j-20',
    'MSFT Microsoft',
    'analytical',
    [
      entry(
        '2023-02-06',
        ['Buy', 7, '257'],
        'Azure grows 31%, Office is priced below what firms would pay. Under 20% Azure growth I reconsider.',
      ),
      entry(
        '2023-10-25',
        ['Hold', 7, '341'],
        'Azure +28%, in line with what I wrote. Capex of 11bn a quarter is the part that I watch now.',
      ),
      entry(
        '2024-07-31',
        ['Hold', 7, '418'],
        'Azure +29%. Capex is 19bn a quarter, almost double. If it passes 30 without growth picking up, they are overbuilding and I sell half.',
      ),
    ],
    {
      first: 'falsifier-given',
      says: ['test-answered', 'figures-named', 'weighs-other-side', 'confidence-fits', 'test-beside', 'rule-kept'],
      mustNot: [
        'ask-what-would-prove-wrong',
        'falsifier-broken-and-held',
        'surer-as-price-rises',
        'new-reason-after-fall',
        'overconfidence',
      ],
      falsifiers: ['If it passes 30 without growth picking up, they are overbuilding and I sell half.'],
    },
  ),
]
