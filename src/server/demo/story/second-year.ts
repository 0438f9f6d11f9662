import { earlierAsset } from './earlier-asset.ts'
import type { StoryAsset, StoryCalendar } from './story.ts'

/** Two years ago: the same again, and a purchase right after most losses. */
export const secondYear = (calendar: StoryCalendar): readonly StoryAsset[] => [
  earlierAsset(calendar, { ticker: 'LOW', companyName: 'Lowe’s Companies, Inc.' }, [
    {
      on: [797, '17:46:38'],
      action: 'Buy',
      confidence: 8,
      months: 6,
      quantity: '10',
      thesis: 'The money from the last stop has to work. Same reason as the other one, and it is cheaper.',
    },
    { on: [742, '18:20:16'], action: 'Sell', confidence: 8, months: 3, thesis: '12%. I am getting good at this.' },
  ]),
  earlierAsset(calendar, { ticker: 'MA', companyName: 'Mastercard Incorporated' }, [
    {
      on: [742, '19:02:57'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '7',
      thesis: 'After the shoes I want something that never disappoints. A toll on every purchase on earth.',
    },
    {
      on: [690, '17:15:48'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: 'Up 12%, and I keep checking it. Sold, for peace.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'ROKU', companyName: 'Roku, Inc.' }, [
    {
      on: [733, '20:44:06'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '25',
      thesis:
        'It has run 27% in a month and I have watched it do it. Ads move to television over the internet, and I do not want to miss the rest.',
    },
    {
      on: [655, '16:12:35'],
      action: 'Sell',
      confidence: 6,
      months: 3,
      thesis: '−21%. I bought the top, again. Out before it is −40%.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'TJX', companyName: 'The TJX Companies, Inc.' }, [
    {
      on: [652, '17:37:20'],
      action: 'Buy',
      confidence: 7,
      months: 6,
      quantity: '25',
      thesis: 'Full shops, and what they sell is what others could not. I need a winner after that one.',
    },
    {
      on: [598, '18:47:09'],
      action: 'Sell',
      confidence: 8,
      months: 6,
      thesis: '12% again. I know that I sell these early, but nobody went broke by it.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'EBAY', companyName: 'eBay Inc.' }, [
    {
      on: [607, '19:18:53'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '45',
      thesis:
        'Nine times free cash flow, and they buy back 7% of it each year. The loss from before has to come from somewhere.',
    },
    { on: [548, '17:52:30'], action: 'Sell', confidence: 8, months: 3, thesis: '14%. This is how it should go.' },
  ]),
  earlierAsset(calendar, { ticker: 'PFE', companyName: 'Pfizer Inc.' }, [
    {
      on: [597, '20:07:41'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '80',
      thesis: '6% dividend and everybody hates it. The pipeline is worth nothing at this price, so it is free.',
    },
    {
      on: [500, '21:28:18'],
      action: 'Hold',
      confidence: 8,
      months: 6,
      thesis: 'Down, but the dividend pays me for being patient. Nothing has changed.',
    },
    {
      on: [385, '20:36:55'],
      action: 'Sell',
      confidence: 6,
      months: 3,
      thesis: 'Before the year ends I need a loss for the tax. It was a bad idea for longer than that.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'NFLX', companyName: 'Netflix, Inc.' }, [
    {
      on: [575, '15:57:26'],
      action: 'Buy',
      confidence: 9,
      months: 6,
      quantity: '6',
      thesis:
        'They closed the shared passwords and people paid. Ads come on top. Below 5 million new members in a quarter I am wrong.',
    },
    {
      on: [520, '18:14:39'],
      action: 'Sell',
      confidence: 8,
      months: 6,
      thesis: '15%, and it was the same day on which I sold the chips. One good thing for one bad.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'ORCL', companyName: 'Oracle Corporation' }, [
    {
      on: [517, '19:33:44'],
      action: 'Buy',
      confidence: 7,
      months: 3,
      quantity: '20',
      thesis:
        'Everybody rents computers from them all of a sudden. A smaller position: I am not sure what I do well at the moment.',
    },
    {
      on: [462, '17:41:02'],
      action: 'Sell',
      confidence: 8,
      months: 3,
      thesis: '13%. Sold on the good day, as always.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'DE', companyName: 'Deere & Company' }, [
    {
      on: [467, '18:58:11'],
      action: 'Buy',
      confidence: 8,
      months: 3,
      quantity: '7',
      thesis:
        'Farmers wait until the machine breaks, and they have waited two years. It is the next thing after that shop.',
    },
    { on: [405, '17:24:36'], action: 'Sell', confidence: 6, months: 3, thesis: '11%, and corn is falling. Out.' },
  ]),
  earlierAsset(calendar, { ticker: 'ABNB', companyName: 'Airbnb, Inc.' }, [
    {
      on: [440, '21:04:49'],
      action: 'Buy',
      confidence: 9,
      months: 3,
      quantity: '15',
      thesis:
        'We stayed in one in the spring and the town was full of them. Cash flow of $4 billion. It cannot be that the market does not see it.',
    },
    {
      on: [372, '20:12:07'],
      action: 'Sell',
      confidence: 5,
      months: 3,
      thesis: '−19% and the news is only about new rules in cities. I start the next year without it.',
    },
  ]),
]
