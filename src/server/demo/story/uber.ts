import { beatsMarket, gainsIn, type StoryAsset, type StoryCalendar } from './story.ts'

/** Bought for a reason, sold out of fear, and bought back higher for the same reason. */
export const uber = ({ at, month }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'UBER',
    companyName: 'Uber Technologies, Inc.',
    type: 'stock',
    contract: null,
    stopLossPercent: null,
    takeProfitPercent: null,
  },
  decisions: [
    {
      at: at(330, '17:33:46'),
      action: 'Buy',
      confidence: 7,
      claim: beatsMarket(),
      quantity: '25',
      thesis:
        'I take one four times a week and have stopped looking at what it costs. That’s embarrassing, and it’s also the ' +
        'thesis. Bookings grow about 17% a year, and for the first time there’s real cash left at the end of it: $6 ' +
        'billion last year, against a market value of $140 billion. If bookings growth falls below 12%, I was wrong. I ' +
        'want to hold this for three years.',
    },
    {
      at: at(298, '16:51:20'),
      action: 'Hold',
      confidence: 6,
      claim: beatsMarket(),
      thesis:
        'Bookings +17%, cash flow up. As ordered. A robotaxi video went round the office and I noticed that I read every ' +
        'comment under it. One point less for that, though nothing in the report asked for it.',
    },
    {
      at: at(282, '19:58:37'),
      action: 'Sell',
      confidence: 3,
      claim: beatsMarket(),
      thesis:
        'Another robotaxi announcement, 11% down in little more than two weeks. I looked at the price during my daughter’s ' +
        'recital. Maybe they really do get cut out of the middle, who knows. I’m scared of how low this can go and I’d like ' +
        'to sleep again. I don’t want to lose more than I have.',
    },
    {
      at: at(196, '15:27:04'),
      action: 'Keep Watching',
      confidence: 4,
      claim: beatsMarket(),
      thesis:
        'It’s a quarter above where I sold. With what I knew then, getting out was right, the risk was real. That said, ' +
        'nothing of it shows in the reports since: bookings +18%. I’d buy it under $65 again, not up here.',
    },
    {
      at: at(75, '18:44:59'),
      action: 'Buy',
      confidence: 8,
      claim: beatsMarket(),
      quantity: '15',
      thesis:
        'Back in. I sold at 58.75 and I’m paying 91.60, so that evening at the recital cost me $32.85 a share, and I want ' +
        'it to stand here. The reason is the one from the first day: bookings +18%, and the cash flow is at $8 billion by ' +
        'now. Somebody has to send people to those robotaxis, and so far it’s this app. I’m wrong if bookings growth ' +
        'falls below 12%. No stop on the price this time, I know what I do with a falling price. Honestly I knew it back ' +
        'then too, I just lost my nerve.',
      wrongIf: { line: 'bookings growth falls below 12%' },
    },
    {
      at: at(12, '16:20:15'),
      action: 'Hold',
      confidence: 7,
      claim: gainsIn(3),
      thesis:
        'Bookings +17%, so nowhere near 12%. I take my confidence down a point for nothing that’s in the report: the 8 was ' +
        `relief at being back, and I can see that from here. Next look when the ${month(-80)} numbers are out. Until then I ` +
        'don’t need to know the price.',
    },
  ],
})
