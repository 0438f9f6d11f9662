import { beatsMarket, type StoryAsset, type StoryCalendar } from './story.ts'

/** Bought after a rise, averaged down, half sold, and only then looked at. */
export const ionq = ({ at, month }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'IONQ',
    companyName: 'IonQ, Inc.',
    type: 'stock',
    contract: null,
    stopLossPercent: null,
    takeProfitPercent: null,
  },
  decisions: [
    {
      at: at(215, '14:41:30'),
      action: 'Buy',
      confidence: 9,
      claim: beatsMarket(),
      quantity: '30',
      thesis:
        'Quantum is where AI was three years ago, this is the next Nvidia, and I’m not going to miss it twice. It went ' +
        `from 35 to 62 since ${month(248)} while I sat there, same as with Rocket Lab. Mark from accounting has tripled ` +
        'his money. Yes it’s volatile, that’s the price of being early. I see 150 within a year.',
    },
    {
      at: at(180, '15:02:44'),
      action: 'Buy More',
      confidence: 9,
      claim: beatsMarket(),
      quantity: '20',
      thesis:
        'Down 23% and nobody can tell me why. If I liked it at 62 I have to love it at 47, that’s just logic. Brings my ' +
        'average down to 55.97. In a year this will be the dip that everybody wishes they’d bought.',
    },
    {
      at: at(110, '19:11:06'),
      action: 'Sell Some',
      confidence: 4,
      claim: beatsMarket(),
      quantity: '25',
      thesis:
        'Half of it is gone, for $521.75 less than it cost me. I went looking for my reasons in the two entries before ' +
        'this one and there aren’t any: there’s a price from a month earlier, and there’s Mark. I’m not selling the rest ' +
        'yet, because I don’t know that the company is bad, I only know that the purchase was. I’ll have read the annual ' +
        `report by the end of ${month(80)}, then I decide.`,
    },
    {
      at: at(20, '21:25:52'),
      action: 'Hold',
      confidence: 5,
      claim: beatsMarket(3),
      thesis:
        'Later than I’d promised, but I’ve read the annual report now, and one of a competitor. Revenue doubles every ' +
        'year from very little, and for each dollar of it they spend about four. The cash lasts three years at that rate. ' +
        'So what I own is a research department with a lottery ticket in it, which is allowed as long as it has the size ' +
        'of one: 25 shares. Out if the next report shows cash for less than two years, or if they issue shares again. I’m ' +
        'not adding. It’s up a quarter since I sold half of it, and that proves nothing about me in either direction.',
    },
  ],
})
