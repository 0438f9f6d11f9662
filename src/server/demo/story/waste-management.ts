import { beatsMarket, type StoryAsset, type StoryCalendar } from './story.ts'

/** The good decision: lines drawn before, looked at after, and a sale by plan. */
export const wasteManagement = ({ at, month }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'WM',
    companyName: 'Waste Management, Inc.',
    type: 'stock',
    contract: null,
    stopLossPercent: '8',
    takeProfitPercent: '15',
  },
  decisions: [
    {
      at: at(315, '14:56:22'),
      action: 'Buy',
      confidence: 6,
      claim: beatsMarket(),
      quantity: '12',
      thesis:
        'Dull on purpose. They own the landfills, a new one gets no permit anywhere, and each year they charge a bit more ' +
        'than inflation. What I expect in each of the next two reports: prices up by 5% or more, and a margin (EBITDA) ' +
        'above 29%. If the margin falls below 29% I was wrong, and I sell. Stop at −8%. What I think it’s worth: $237, ' +
        'which is 15% from here, and there I sell too, even if I’ve come to like it. I have no opinion on recycling.',
      wrongIf: {
        line: 'the margin falls below 29%',
        on: at(125, '16:00:00').slice(0, 10),
        answer: { at: at(124, '14:47:12'), hasHappened: false },
      },
    },
    {
      at: at(225, '20:40:11'),
      action: 'Hold',
      confidence: 6,
      claim: beatsMarket(),
      thesis:
        'First of the two reports. Prices +6.2% against my 5%, margin 30.1% against my 29%, so there’s nothing to do. I ' +
        `did read the pages on debt, which I’d skipped in ${month(315)}: 3.1 times EBITDA and coming down. Not a line I ` +
        'drew, just noted. The lines stay where they are: wrong if the margin falls below 29%, done at $237.',
    },
    {
      at: at(122, '15:15:48'),
      action: 'Sell',
      confidence: 7,
      claim: beatsMarket(),
      thesis:
        'That’s the price I wrote down. Second report: prices +5.8%, margin 29.8%, so 29% held twice. I was right, and ' +
        'for the reason that I gave, which I can’t say of much else in here. I’d love to keep it, and that’s exactly what ' +
        'the number was for. At 30 times earnings I wouldn’t start today.',
    },
  ],
})
