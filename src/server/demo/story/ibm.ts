import { beatsMarket, type StoryAsset, type StoryCalendar } from './story.ts'

/** The specification's sample asset: bought with a figure and a stop, then held for other reasons, and with more confidence. */
export const ibm = ({ at, month }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'IBM',
    companyName: 'International Business Machines Corporation',
    type: 'stock',
    contract: null,
    stopLossPercent: '10',
    takeProfitPercent: null,
  },
  decisions: [
    {
      at: at(352, '15:42:08'),
      action: 'Buy',
      confidence: 8,
      claim: beatsMarket(),
      quantity: '10',
      thesis:
        'All the talk is of chips. Nobody asks who gets to wire all of this into a bank that still runs COBOL, and that’s ' +
        'IBM’s job. My case is one number: hybrid cloud revenue has to grow above 8% a year, for three straight quarters. ' +
        'Last quarter it did. If two reports come in below 8%, I was wrong about the whole thing. Out at −10% in any ' +
        'case, that’s about $109. I give it eighteen months, and I read every report.',
      wrongIf: {
        line: 'two reports come in below 8%',
        answer: { at: at(171, '20:12:54'), hasHappened: true },
      },
    },
    {
      at: at(262, '18:05:51'),
      action: 'Hold',
      confidence: 8,
      claim: beatsMarket(),
      thesis:
        'Cloud came in a little below my line. So that’s one miss, and I said two. They say a couple of big contracts ' +
        'slipped into the next quarter, which I believe, that’s how these accounts work. The rest of the market is down ' +
        'too. Nothing has changed for me. On to the next one.',
    },
    {
      at: at(170, '22:31:19'),
      action: 'Hold',
      confidence: 9,
      claim: beatsMarket(),
      thesis:
        'Went through the transcript twice. The market still doesn’t get the hybrid cloud story, it wants something with AI ' +
        'on the label and it wants it now. Meanwhile, at this price the dividend alone pays me to wait. I’m more sure than ' +
        `when I bought, because I know the company so much better now than I did in ${month(352)}.`,
    },
    {
      at: at(100, '16:12:40'),
      action: 'Hold',
      confidence: 9,
      claim: beatsMarket(),
      thesis: 'Same as before. Good company, patient money. It has to come back.',
    },
    {
      at: at(36, '21:48:03'),
      action: 'Hold',
      confidence: 9,
      thesis:
        'You sell a company when it’s broken, and this one isn’t. My sister asked at dinner why I still own it, and I was ' +
        'surprised how long my answer got. Selling here would only lock in the loss at the worst possible moment. Long ' +
        'term it’s a dividend payer with AI thrown in for free, and I get paid while I wait. Once I’m back to what I paid ' +
        'I’ll look at it with fresh eyes.',
    },
  ],
})
