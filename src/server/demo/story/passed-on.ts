import { earlierAsset } from './earlier-asset.ts'
import type { StoryAsset, StoryCalendar } from './story.ts'

/** Shares that were only watched, and mostly rose. */
export const passedOn = (calendar: StoryCalendar): readonly StoryAsset[] => [
  earlierAsset(calendar, { ticker: 'AMD', companyName: 'Advanced Micro Devices, Inc.' }, [
    {
      on: [1080, '16:20:31'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '20',
      thesis: 'I understand a third of what they do. I look at it until I understand half.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'META', companyName: 'Meta Platforms, Inc.' }, [
    {
      on: [1058, '17:05:12'],
      action: 'Watch',
      confidence: 4,
      months: 6,
      quantity: '8',
      thesis: 'They burn $14 billion a year on glasses. The rest prints money. I cannot make up my mind.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'WMT', companyName: 'Walmart Inc.' }, [
    {
      on: [1020, '15:28:43'],
      action: 'Watch',
      confidence: 6,
      months: 6,
      quantity: '40',
      thesis: 'Would buy 10% lower.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'GE', companyName: 'General Electric Company' }, [
    {
      on: [990, '18:33:56'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '20',
      thesis: 'Three companies in one envelope. I wait until it is open.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'SNAP', companyName: 'Snap Inc.' }, [
    {
      on: [978, '19:12:27'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '150',
      thesis: 'My niece lives in it. Whether anybody ever pays for that I do not know.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'PLTR', companyName: 'Palantir Technologies Inc.' }, [
    {
      on: [950, '20:09:38'],
      action: 'Watch',
      confidence: 4,
      months: 6,
      quantity: '100',
      thesis: 'Too dear by any measure that I trust.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'BA', companyName: 'The Boeing Company' }, [
    {
      on: [925, '16:48:15'],
      action: 'Watch',
      confidence: 7,
      months: 6,
      quantity: '8',
      thesis: 'There are two of them in the world. First I want a year without bad news.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'LLY', companyName: 'Eli Lilly and Company' }, [
    {
      on: [888, '17:53:02'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '4',
      thesis: 'The best product in the trade, at the price of the best product in the trade.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'RIVN', companyName: 'Rivian Automotive, Inc.' }, [
    {
      on: [860, '21:15:49'],
      action: 'Watch',
      confidence: 3,
      months: 6,
      quantity: '90',
      thesis: 'Beautiful trucks. They lose $30,000 on each.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'UNH', companyName: 'UnitedHealth Group Incorporated' }, [
    {
      on: [820, '15:59:24'],
      action: 'Watch',
      confidence: 7,
      months: 6,
      quantity: '3',
      thesis: 'Steady for fifteen years. I do not like what they do, and I watch what that costs me.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'AVGO', companyName: 'Broadcom Inc.' }, [
    {
      on: [765, '18:26:33'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '20',
      thesis: 'A collection of dull companies that became one exciting one. Later, perhaps.',
    },
  ]),
  earlierAsset(calendar, { ticker: 'SHOP', companyName: 'Shopify Inc.' }, [
    {
      on: [705, '19:47:08'],
      action: 'Watch',
      confidence: 5,
      months: 6,
      quantity: '25',
      thesis: 'Half of the small shops that I buy from run on it. 60 times earnings, though.',
    },
  ]),
]
