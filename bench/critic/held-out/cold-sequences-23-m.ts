import { entry, sequence } from '../brief-case.ts'
import type { CriticCase } from '../case.ts'

/** The sequences of batch 23, a cold one, "M": kept promises and broken ones, in the words in which people write them down. */
export const COLD_SEQUENCES_23_M: readonly CriticCase[] = [
  sequence(
    '23m-01',
    'ETSY Etsy',
    'plain',
    [
      entry(
        '2024-02-26',
        ['Buy', 6, '76'],
        'Small sellers have nowhere else to go. Sales per buyer should start to grow this year.',
      ),
      entry('2024-05-06', ['Hold', 7, '61'], 'The market does not see it yet.'),
      entry('2024-08-05', ['Hold', 9, '54'], 'At 54 the risk is gone. I have never been so sure of anything.'),
    ],
    {
      first: 'surer-as-price-falls',
      says: [
        'overconfidence',
        'confidence-beyond-evidence',
        'thesis-shrunk',
        'new-reason-after-fall',
        'fall-as-reason',
      ],
      mustNot: ['falsifier-given', 'confidence-lowered-on-bad-news', 'confidence-fits', 'rule-kept', 'figures-named'],
      mayAsk: ['ask-what-changed', 'ask-what-would-prove-wrong', 'ask-for-figure', 'ask-other-side'],
    },
  ),
  sequence(
    '23m-02',
    'ALB Albemarle',
    'chatty',
    [
      entry('2023-05-15', ['Buy', 7, '205'], 'lithium is the new oil. stop at 180 so I dont get cooked', {
        stop: '180',
      }),
      entry('2023-09-06', ['Hold', 7, '186'], 'close to the stop, giving it some room to breathe', { stop: '160' }),
      entry('2023-10-02', ['Hold', 7, '163'], 'just noise before earnings imo, moving it down one more time', {
        stop: '130',
      }),
    ],
    {
      first: 'stop-moved-away-again',
      says: ['stop-moved-away', 'confirmation', 'loss-aversion', 'thesis-shrunk', 'confidence-beyond-evidence'],
      mustNot: [
        'stop-obeyed',
        'stop-moved-closer',
        'falsifier-given',
        'rule-kept',
        'stop-broken-and-held',
        'stops-kept',
      ],
      mayAsk: ['ask-for-exit', 'ask-what-changed', 'ask-what-would-prove-wrong', 'ask-would-buy-today'],
    },
  ),
  sequence(
    '23m-03',
    'DECK Deckers',
    'plain',
    [
      entry(
        '2024-10-28',
        ['Buy', 7, '171'],
        'Hoka grew 35% and Ugg 13%. If Hoka grows by less than 15% in a quarter I sell, whatever the price is.',
      ),
      entry('2025-01-31', ['Hold', 7, '177'], 'Hoka 24%. Fine.'),
      entry(
        '2025-05-23',
        ['Sell', 4, '101'],
        'Hoka 10%. That is under 15, so I sell, whatever the price is. I thought that the shoe had more years in it.',
      ),
    ],
    {
      first: 'loss-taken-as-written',
      says: ['rule-kept', 'test-answered', 'figures-named', 'error-admitted', 'confidence-lowered-on-bad-news'],
      mustNot: [
        'falsifier-given',
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-what-would-prove-wrong',
        'get-even',
      ],
    },
  ),
  sequence(
    '23m-04',
    'BYND Beyond Meat',
    'emotional',
    [
      entry('2021-07-06', ['Buy', 8, '150'], 'Meat is over. This changes how the world eats.'),
      entry('2022-11-10', ['Hold', 6, '15'], 'I feel so stupid. But it can come back.'),
      entry(
        '2025-02-27',
        ['Hold', 5, '3.4'],
        'I am not selling at 3. When I get my 150 back I never touch a share again.',
      ),
    ],
    {
      first: 'get-even',
      says: ['anchoring-to-cost', 'loss-aversion', 'thesis-shrunk', 'hope', 'new-reason-after-fall', 'vague-horizon'],
      mustNot: ['falsifier-given', 'rule-kept', 'surer-as-price-falls', 'target-without-reason', 'confidence-fits'],
      mayAsk: ['ask-would-buy-today', 'ask-what-would-prove-wrong', 'ask-what-changed', 'ask-for-exit'],
    },
  ),
  sequence(
    '23m-05',
    'ZTS Zoetis',
    'analytical',
    [
      entry(
        '2024-04-08',
        ['Buy', 7, '151'],
        'Librela can be a billion a year. I am wrong if its US sales fall in two quarters running.',
      ),
      entry(
        '2025-02-14',
        ['Hold', 5, '158'],
        'The FDA letter on side effects is bad and I had not expected it. US Librela fell 8% in Q4. That is one quarter; the test was two. If Q1 is down as well, that makes two and I sell in May.',
      ),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: [
        'falsifier-given',
        'test-answered',
        'figures-named',
        'weighs-other-side',
        'horizon-given',
        'events-named',
        'confidence-fits',
        'error-admitted',
        'test-beside',
        'rule-kept',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'line-moved-in-words',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
        'horizon-stretched',
      ],
      falsifiers: ['If Q1 is down as well, that makes two and I sell in May.'],
    },
  ),
  sequence(
    '23m-06',
    'CHWY Chewy',
    'plain',
    [
      entry(
        '2023-03-27',
        ['Buy', 6, '37'],
        'Autoship is 73% of sales. If they lose customers three quarters in a row, I am out.',
      ),
      entry('2023-08-31', ['Hold', 6, '24'], 'Customers down two quarters so far.'),
      entry(
        '2023-12-07',
        ['Buy', 7, '19'],
        'Customers were down a third time, but what counts is that each one spends more. Half the price, so I doubled it.',
      ),
    ],
    {
      first: 'falsifier-broken-and-held',
      says: [
        'added-below-cost',
        'surer-as-price-falls',
        'new-reason-after-fall',
        'line-moved-in-words',
        'fall-as-reason',
        'confirmation',
        'anchoring-to-cost',
        'test-beside',
        'confidence-beyond-evidence',
      ],
      mustNot: [
        'falsifier-given',
        'rule-kept',
        'loss-taken-as-written',
        'test-left-open',
        'confidence-lowered-on-bad-news',
      ],
      mayAsk: ['ask-what-would-prove-wrong', 'ask-what-changed', 'ask-for-size', 'ask-for-exit', 'ask-for-figure'],
    },
  ),
  sequence(
    '23m-07',
    'TXN Texas Instruments',
    'terse',
    [
      entry('2025-04-07', ['Buy', 6, '147'], 'Bottom of cycle. Capex peaks 2025. Stop 130, target 200.', {
        stop: '130',
        target: '200',
      }),
      entry('2025-06-09', ['Hold', 6, '193'], 'Near target. Stop up to 170.', { stop: '170' }),
      entry('2025-07-08', ['Sell', 6, '217'], '200 was the target. Done.'),
    ],
    {
      first: 'target-obeyed',
      says: ['rule-kept'],
      mustNot: ['disposition', 'falsifier-given', 'ask-what-would-prove-wrong', 'too-little-said', 'stop-moved-away'],
    },
  ),
  sequence(
    '23m-08',
    'FIVE Five Below',
    'plain',
    [
      entry('2024-03-25', ['Buy', 6, '182'], 'Two hundred new shops a year. I have a stop at 150.', { stop: '150' }),
      entry(
        '2024-06-06',
        ['Hold', 6, '118'],
        'It went straight through 150 overnight. At this price I might as well stay.',
      ),
    ],
    {
      first: 'stop-broken-and-held',
      says: ['anchoring-to-cost', 'loss-aversion', 'thesis-shrunk', 'new-reason-after-fall'],
      mustNot: [
        'stop-obeyed',
        'rule-kept',
        'falsifier-given',
        'confidence-fits',
        'stop-moved-away',
        'stop-moved-closer',
      ],
      mayAsk: ['ask-for-exit', 'ask-would-buy-today', 'ask-what-would-prove-wrong', 'ask-what-changed'],
    },
  ),
  sequence(
    '23m-09',
    'ANET Arista',
    'chatty',
    [
      entry('2024-04-22', ['Watch', 5, '60'], "great business but it's run a lot. I'd be a buyer at 52"),
      entry('2024-06-17', ['Keep Watching', 6, '80'], 'dang. ok I would pay 70 for it'),
      entry('2024-11-04', ['Keep Watching', 7, '100'], "still no dip. fine, 95 and I'm in, not a cent more"),
    ],
    {
      first: 'own-price-raised',
      says: ['surer-as-price-rises', 'fear-of-missing-out', 'line-moved-in-words', 'confidence-beyond-evidence'],
      mustNot: [
        'falsifier-given',
        'figures-named',
        'ask-for-own-price',
        'confidence-fits',
        'rule-kept',
        'loss-aversion',
      ],
      mayAsk: ['ask-what-changed', 'ask-for-figure', 'ask-what-price-assumes', 'ask-what-would-prove-wrong'],
    },
  ),
  sequence(
    '23m-10',
    'GIS General Mills',
    'plain',
    [
      entry(
        '2024-09-23',
        ['Watch', 5, '74'],
        'Good brands, volumes are falling. I would pay 55, that is twelve times earnings.',
      ),
      entry('2025-03-24', ['Keep Watching', 5, '59'], 'Getting nearer. Volumes down 4%. Still 55.'),
      entry(
        '2025-06-27',
        ['Buy', 5, '51'],
        'It is under my 55, so I buy. The pet food is doing well, the rest is not. Should volumes still be down in the June 2026 report, I was too early or plain wrong, and I leave.',
      ),
    ],
    {
      first: 'rule-kept',
      says: [
        'falsifier-given',
        'weighs-other-side',
        'horizon-given',
        'confidence-fits',
        'events-named',
        'waits-for-own-price',
      ],
      mustNot: [
        'ask-what-would-prove-wrong',
        'fall-as-reason',
        'own-price-raised',
        'anchoring-to-past-price',
        'ask-for-horizon',
      ],
      mayAsk: ['ask-for-size', 'ask-for-figure', 'ask-for-source'],
      falsifiers: [
        'Should volumes still be down in the June 2026 report, I was too early or plain wrong, and I leave.',
      ],
    },
  ),
  sequence(
    '23m-11',
    'CROX Crocs',
    'plain',
    [
      entry(
        '2024-06-10',
        ['Buy', 6, '155'],
        'They said HeyDude returns to growth by the fourth quarter of 2024. If it does not, I sell.',
      ),
      entry(
        '2025-02-18',
        ['Hold', 6, '105'],
        'Quiet months. I still like how much cash they make and that they buy back shares.',
      ),
    ],
    {
      first: 'test-left-open',
      says: ['new-reason-after-fall', 'attachment', 'confirmation', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'test-answered', 'rule-kept', 'loss-taken-as-written', 'surer-as-price-falls'],
      mayAsk: ['ask-whether-test-happened', 'ask-for-figure', 'ask-what-would-prove-wrong', 'ask-would-buy-today'],
    },
  ),
  sequence(
    '23m-12',
    'APP AppLovin',
    'emotional',
    [
      entry('2024-10-07', ['Buy', 5, '140'], 'Axon seems to work. I do not really know how.'),
      entry('2024-11-11', ['Hold', 8, '290'], 'Doubled in a month!! I knew it!'),
      entry(
        '2025-02-14',
        ['Hold', 10, '510'],
        'UNSTOPPABLE. Three months, three hundred percent, and this is only the beginning!!',
      ),
    ],
    {
      first: 'surer-as-price-rises',
      says: ['overconfidence', 'recency', 'confidence-beyond-evidence', 'vague-horizon', 'thesis-shrunk'],
      mustNot: ['falsifier-given', 'weighs-other-side', 'confidence-fits', 'surer-as-price-falls', 'rule-kept'],
      mayAsk: [
        'ask-what-changed',
        'ask-what-would-prove-wrong',
        'ask-what-price-assumes',
        'ask-would-buy-today',
        'ask-for-exit',
      ],
    },
  ),
  sequence(
    '23m-13',
    'MRNA Moderna',
    'analytical',
    [
      entry(
        '2024-05-20',
        ['Buy', 7, '135'],
        'RSV approval this month. I expect 300m of RSV sales in the 2024 season; below 150m and the pipeline story fails.',
      ),
      entry(
        '2024-09-13',
        ['Hold', 4, '69'],
        'R&D cut by 1.1bn and break-even pushed from 2026 to 2028. I did not see that coming. RSV is too early to judge: the season ends in December. Cash of 10.8bn buys three years at most. Less than 150m of RSV by year end still settles it.',
      ),
    ],
    {
      first: 'confidence-lowered-on-bad-news',
      says: [
        'falsifier-given',
        'figures-named',
        'weighs-other-side',
        'horizon-given',
        'error-admitted',
        'confidence-fits',
        'test-beside',
        'events-named',
      ],
      mustNot: [
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-what-would-prove-wrong',
        'line-moved-in-words',
        'surer-as-price-falls',
        'get-even',
      ],
      mayAsk: ['ask-would-buy-today', 'ask-for-exit', 'ask-for-size', 'ask-for-source'],
      falsifiers: ['Less than 150m of RSV by year end still settles it.'],
    },
  ),
  sequence(
    '23m-14',
    'SHOP Shopify',
    'chatty',
    [
      entry('2024-05-09', ['Buy', 6, '60'], 'GMV +23%, logistics gone, margin dipping but ok', { target: '80' }),
      entry('2024-10-16', ['Hold', 6, '82'], "hit my 80 but come on, it's shopify, let's say 110", {
        target: '110',
      }),
    ],
    {
      first: 'target-moved-away',
      says: [
        'target-passed-and-kept',
        'target-without-reason',
        'attachment',
        'halo',
        'thesis-shrunk',
        'line-moved-in-words',
      ],
      mustNot: ['target-obeyed', 'rule-kept', 'falsifier-given', 'disposition', 'surer-as-price-rises', 'get-even'],
      mayAsk: [
        'ask-what-changed',
        'ask-for-figure',
        'ask-for-exit',
        'ask-what-would-prove-wrong',
        'ask-what-price-assumes',
      ],
    },
  ),
  sequence(
    '23m-15',
    'CAT Caterpillar',
    'plain',
    [
      entry(
        '2024-08-12',
        ['Buy', 6, '335'],
        'Generators for data centres. I sell if the backlog shrinks from one quarter to the next.',
        { stop: '290' },
      ),
      entry('2024-11-04', ['Hold', 6, '377'], 'Backlog 28.7 billion, a little more than before.', { stop: '320' }),
      entry(
        '2025-02-03',
        ['Hold', 6, '362'],
        'Backlog 30 billion, so it grew again. Tariffs could cost a billion or more and dealers are full. The old line stands: backlog shrinks, I sell. Stop to 335, what I paid, only so that I need not look every day.',
        { stop: '335' },
      ),
    ],
    {
      first: 'test-answered',
      says: [
        'falsifier-given',
        'stop-moved-closer',
        'figures-named',
        'weighs-other-side',
        'confidence-fits',
        'rule-kept',
        'events-named',
        'test-beside',
        'anchoring-to-cost',
      ],
      mustNot: [
        'stop-moved-away',
        'falsifier-broken-and-held',
        'test-left-open',
        'ask-what-would-prove-wrong',
        'ask-for-exit',
        'overconfidence',
      ],
      falsifiers: ['The old line stands: backlog shrinks, I sell.'],
    },
  ),
]
