import { earlierAsset } from './earlier-asset.ts'
import type { StoryAsset, StoryCalendar } from './story.ts'

/** Three years ago: winners are sold after a few weeks, and losers are held through their stops. */
export const firstYear = (calendar: StoryCalendar): readonly StoryAsset[] => [
  earlierAsset(calendar, { ticker: 'SBUX', companyName: 'Starbucks Corporation' }, [
    {
      on: [1092, '15:12:30'],
      action: 'Buy',
      confidence: 8,
      months: 6,
      quantity: '30',
      thesis:
        'There is a line out of the door at seven in the morning, and nobody in it looks at the price. If comparable sales in the US grow less than 3% in a quarter, I was wrong.',
      review: { daysBack: 905, confidence: 8, why: 'The queue in the morning.', kinder: 4, isWellDecided: true },
    },
    {
      on: [1040, '19:42:11'],
      action: 'Sell',
      confidence: 7,
      months: 12,
      thesis: 'Up 13% in seven weeks. A gain is only a gain once it is sold, and I can use it for the next one.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'NKE', companyName: 'NIKE, Inc.', stopLossPercent: '12' }, [
    {
      on: [1085, '16:05:44'],
      action: 'Buy',
      confidence: 9,
      months: 12,
      quantity: '30',
      thesis:
        'The best brand in sport, and everybody is tired of hearing about it. Inventories are down 10% already. Out at −12%, no discussion.',
      review: {
        daysBack: 716,
        confidence: 6,
        why: 'I thought that it might take a while.',
        kinder: 9,
        isWellDecided: true,
      },
    },
    {
      on: [1028, '21:10:09'],
      action: 'Hold',
      confidence: 9,
      months: 6,
      thesis:
        'The stop was meant for a quarter that goes wrong. This is the market being in a mood, and I know the company better now than when I bought.',
    },
    {
      on: [960, '22:01:37'],
      action: 'Hold',
      confidence: 9,
      months: 6,
      thesis: 'China takes longer than I said. A brand like this does not go away, and it is too cheap to sell here.',
    },
    {
      on: [880, '21:47:50'],
      action: 'Hold',
      confidence: 8,
      months: 3,
      thesis: 'Same as before. It has to come back to 90 at least.',
    },
    {
      on: [745, '20:33:18'],
      action: 'Sell',
      confidence: 6,
      months: 6,
      thesis: 'For the tax, mostly. I am tired of looking at it.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'COST', companyName: 'Costco Wholesale Corporation' }, [
    {
      on: [1070, '15:33:02'],
      action: 'Buy',
      confidence: 7,
      months: 6,
      quantity: '4',
      thesis:
        'Members renew at 92%. That is a subscription with a warehouse around it. If renewals fall below 90%, the reason is gone.',
      review: { daysBack: 883, confidence: 8, why: 'Everybody renews.', kinder: 4, isWellDecided: true },
    },
    {
      on: [1010, '17:20:55'],
      action: 'Sell',
      confidence: 7,
      months: 6,
      thesis: 'At 48 times earnings somebody has to be wrong, and I would rather have the 13%.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'TGT', companyName: 'Target Corporation', stopLossPercent: '15' }, [
    {
      on: [1062, '18:15:21'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '12',
      thesis:
        'The market treats it like a department store, and it is a supermarket with nicer lamps. Margins go back to 6% within a year, I am certain of it.',
      review: { daysBack: 876, confidence: 6, why: 'Margins were going to recover.', kinder: 8, isWellDecided: true },
    },
    {
      on: [1000, '20:58:40'],
      action: 'Hold',
      confidence: 6,
      months: 6,
      thesis:
        'Through the stop, yes. But the quarter was theft and weather, and neither is in my thesis. Selling now would be selling at the bottom.',
    },
    {
      on: [735, '20:40:29'],
      action: 'Sell',
      confidence: 5,
      months: 3,
      thesis: 'It never came back. I want the room for something that works.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'LULU', companyName: 'Lululemon Athletica Inc.' }, [
    {
      on: [1038, '14:55:16'],
      action: 'Buy',
      confidence: 8,
      months: 3,
      quantity: '6',
      thesis:
        'Half of my office wears it, and the other half’s children do. Revenue grows 18% and the stock acts as if it were over.',
      review: { daysBack: 944, confidence: 8, why: 'Everybody wears it.', kinder: 0, isWellDecided: true },
    },
    {
      on: [998, '19:05:33'],
      action: 'Sell',
      confidence: 9,
      months: 3,
      thesis: '14% in six weeks, thank you. I do not want to give that back.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'MCD', companyName: 'McDonald’s Corporation', stopLossPercent: '8' }, [
    {
      on: [1030, '16:44:27'],
      action: 'Buy',
      confidence: 6,
      months: 6,
      quantity: '10',
      thesis: 'Dull, and it raises prices every year. I need something that I do not have to look at.',
      review: { daysBack: 843, confidence: 7, why: 'Because it is dull.', kinder: -2, isWellDecided: true },
    },
    {
      on: [998, '21:22:14'],
      action: 'Hold',
      confidence: 6,
      months: 3,
      thesis: 'Two days below the stop. The report is in a week and I want to hear it first.',
    },
    {
      on: [940, '18:09:58'],
      action: 'Sell',
      confidence: 6,
      months: 12,
      thesis: 'Back above what I paid, and then some. Good enough.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'PYPL', companyName: 'PayPal Holdings, Inc.' }, [
    {
      on: [1015, '21:31:05'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '40',
      thesis:
        '15 times earnings for a company that handles a quarter of the money that moves on the internet. It can only go one way from here.',
      review: { daysBack: 828, confidence: 7, why: 'It was cheap.', kinder: 8, isWellDecided: true },
    },
    {
      on: [940, '22:10:47'],
      action: 'Buy More',
      confidence: 9,
      months: 6,
      quantity: '40',
      thesis: 'Now it is even cheaper, and nothing has changed. I bring my average down to 61.',
    },
    {
      on: [610, '19:26:12'],
      action: 'Sell',
      confidence: 5,
      months: 3,
      thesis: 'A third of it is gone. I do not know any more what I own, and I sleep badly over it.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'DPZ', companyName: 'Domino’s Pizza, Inc.', takeProfitPercent: '15' }, [
    {
      on: [995, '15:48:39'],
      action: 'Buy',
      confidence: 7,
      months: 6,
      quantity: '5',
      thesis:
        'The stores are paid back in under three years, nobody else in the trade can say that. At +15% I take the profit, whatever I feel like that day.',
      review: { daysBack: 808, confidence: 6, why: 'Cheap pizza in bad times.', kinder: 5, isWellDecided: true },
    },
    {
      on: [928, '16:31:20'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: 'There is the 15%. I said that I would, so I do.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'ADBE', companyName: 'Adobe Inc.' }, [
    {
      on: [972, '17:11:48'],
      action: 'Buy',
      confidence: 9,
      months: 12,
      quantity: '5',
      thesis: 'No designer I know can leave it, and I have asked eleven of them. Prices went up 9% and nobody left.',
      review: { daysBack: 602, confidence: 9, why: 'Nobody can leave it.', kinder: 2, isWellDecided: true },
    },
    {
      on: [905, '18:52:03'],
      action: 'Sell',
      confidence: 7,
      months: 12,
      thesis: 'Up 15%. With all this talk of machines that paint, I would rather be out.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'F', companyName: 'Ford Motor Company', stopLossPercent: '10' }, [
    {
      on: [960, '20:15:50'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '250',
      thesis: 'The pickup alone is worth the price. Five percent dividend while I wait. Out at −10%.',
      review: { daysBack: 773, confidence: 6, why: 'The dividend.', kinder: 6, isWellDecided: true },
    },
    {
      on: [912, '21:36:22'],
      action: 'Hold',
      confidence: 9,
      months: 3,
      thesis: 'It touched my stop by a few cents. I will not be shaken out by a few cents.',
    },
    { on: [600, '20:20:08'], action: 'Sell', confidence: 6, months: 6, thesis: 'Two recalls in a month. Enough.' },
  ]),
  earlierAsset(calendar, { ticker: 'CMG', companyName: 'Chipotle Mexican Grill, Inc.' }, [
    {
      on: [935, '15:22:17'],
      action: 'Buy',
      confidence: 8,
      months: 6,
      quantity: '50',
      thesis:
        'Traffic up 5% with prices up 4%: people come more often and pay more. If traffic turns negative for a quarter, I am out.',
      review: { daysBack: 748, confidence: 9, why: 'Traffic and prices both up.', kinder: -3, isWellDecided: true },
    },
    {
      on: [880, '17:58:41'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: '14% is a good year, and I have it in eight weeks.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'INTC', companyName: 'Intel Corporation', stopLossPercent: '15' }, [
    {
      on: [918, '21:49:33'],
      action: 'Buy',
      confidence: 9,
      months: 12,
      quantity: '70',
      thesis:
        'The government will not let it fail, and the new factory is on time. In two years everybody will say that it was obvious.',
      review: { daysBack: 548, confidence: 6, why: 'The government pays for it.', kinder: 10, isWellDecided: true },
    },
    {
      on: [858, '22:18:26'],
      action: 'Hold',
      confidence: 9,
      months: 6,
      thesis: 'My stop was too tight for a turnaround. Widening it in my head to −25%. I am as sure as ever.',
    },
    {
      on: [770, '22:04:15'],
      action: 'Hold',
      confidence: 8,
      months: 6,
      thesis: 'They cut the dividend. That is the discipline I wanted to see.',
    },
    {
      on: [520, '19:44:52'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: 'I do not believe in it any more, and I should have known it two years ago.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'HD', companyName: 'The Home Depot, Inc.' }, [
    {
      on: [895, '16:27:59'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '8',
      thesis: 'Houses get older every year, and nobody moves at these rates: they renovate.',
      review: { daysBack: 708, confidence: 8, why: 'People renovate.', kinder: 1, isWellDecided: true },
    },
    {
      on: [840, '18:36:04'],
      action: 'Sell',
      confidence: 7,
      months: 6,
      thesis: '12% in eight weeks. I sell the strength.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'ZM', companyName: 'Zoom Communications, Inc.', stopLossPercent: '15' }, [
    {
      on: [870, '19:14:31'],
      action: 'Buy',
      confidence: 8,
      months: 3,
      quantity: '30',
      thesis: '7 billion in cash and no debt, and the market pays almost nothing for the rest. Out at −15%.',
      review: { daysBack: 775, confidence: 6, why: 'The cash.', kinder: 0, isWellDecided: true },
    },
    {
      on: [800, '16:02:45'],
      action: 'Sell',
      confidence: 9,
      months: 3,
      thesis: 'The stop came, so I am out. I do not like it, but it is what I wrote.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'AXP', companyName: 'American Express Company' }, [
    {
      on: [850, '15:39:12'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '15',
      thesis:
        'The young pay for the card too, that is the whole story. New cards 3 million a quarter; below 2.5 million I was wrong.',
      review: { daysBack: 663, confidence: 9, why: 'The young pay for it.', kinder: -1, isWellDecided: true },
    },
    {
      on: [805, '19:31:27'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: '13% and it feels like luck. I take it.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'DG', companyName: 'Dollar General Corporation', stopLossPercent: '12' }, [
    {
      on: [832, '20:51:19'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '18',
      thesis: 'When money is short everybody shops there. It cannot get worse than last year.',
      review: { daysBack: 646, confidence: 6, why: 'People have less money.', kinder: 7, isWellDecided: false },
    },
    {
      on: [786, '21:59:03'],
      action: 'Hold',
      confidence: 9,
      months: 6,
      thesis:
        'Below the stop for three days. The reasons are all temporary and the price is a gift. I would buy more if I had the cash.',
    },
    { on: [470, '20:28:44'], action: 'Sell', confidence: 5, months: 3, thesis: 'I cannot look at it any more.' },
  ]),
]
