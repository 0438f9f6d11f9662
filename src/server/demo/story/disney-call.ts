import type { StoryAsset, StoryCalendar } from './story.ts'

/** An option: right about the news, wrong about the price, and out of time. Its prices are typed, as for any option. */
export const disneyCall = ({ at, month, expiry }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'DIS',
    companyName: 'The Walt Disney Company',
    type: 'options',
    contract: { right: 'call', strike: '120', expiresOn: expiry(70) },
    stopLossPercent: null,
    takeProfitPercent: null,
  },
  decisions: [
    {
      at: at(160, '17:08:13'),
      action: 'Buy',
      confidence: 8,
      quantity: '3',
      price: '412',
      claim: { horizonMonths: 3, benchmark: 'gain' },
      thesis:
        'Three calls on Disney, strike 120. We were there with the kids and you could hardly walk, the parks are packed. ' +
        `Streaming finally makes money, and the report in ${month(115)} should wake people up. The stock has to be at ` +
        '124.12 for me to break even, about 10% in three months, it has done that before. It’s a small bet and the most I ' +
        'can lose is $1,236.',
    },
    {
      at: at(110, '15:36:27'),
      action: 'Hold',
      confidence: 7,
      price: '104',
      claim: { horizonMonths: 1, benchmark: 'gain' },
      thesis:
        'The report was good and the stock fell anyway, to under 110. The calls are at 104, a quarter of what I paid. ' +
        'Selling them for that is pointless, there are weeks left and it only takes one good headline. Fingers crossed.',
    },
    {
      at: `${expiry(70)}T16:47:35.000Z`,
      action: 'Sell',
      confidence: 2,
      price: '1',
      claim: { horizonMonths: 1, benchmark: 'gain' },
      thesis:
        'Sold all three for a dollar each, so that the line goes away. $1,233 for a lesson: I was right about the report and ' +
        'lost everything all the same, because I’d bought a date and not a company. The stock ends at a little over 100, it ' +
        'wasn’t even close. And it never was a small bet. It was more than I have in IBM.',
    },
  ],
})
