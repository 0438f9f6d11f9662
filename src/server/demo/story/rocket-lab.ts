import { beatsMarket, type StoryAsset, type StoryCalendar } from './story.ts'

/** Watched, found too expensive, and watched while it doubles. */
export const rocketLab = ({ at, month }: StoryCalendar): StoryAsset => ({
  facts: {
    ticker: 'RKLB',
    companyName: 'Rocket Lab Corporation',
    type: 'stock',
    contract: null,
    stopLossPercent: null,
    takeProfitPercent: null,
  },
  decisions: [
    {
      at: at(340, '19:20:33'),
      action: 'Watch',
      confidence: 6,
      claim: beatsMarket(),
      quantity: '40',
      thesis:
        'Besides SpaceX they’re the only ones who launch when they say they will, and if the bigger rocket flies they can ' +
        'take on the payloads that pay. But 25 times sales, for a company that loses money? I’d buy at $18, where it was two ' +
        'months ago. I can wait.',
    },
    {
      at: at(240, '15:09:27'),
      action: 'Keep Watching',
      confidence: 5,
      claim: beatsMarket(),
      thesis:
        'Up almost a third since I started watching. If it was too expensive then it’s more so now. Two launches went fine ' +
        'and the backlog grew, so the business does what I hoped it would, and I catch myself being annoyed about it. I’d ' +
        'get in below $24. There’s always a dip.',
    },
    {
      at: at(150, '20:17:55'),
      action: 'Keep Watching',
      confidence: 5,
      claim: beatsMarket(),
      thesis:
        'Everybody owns it now, my barber included. Buying here would be chasing, and I’ve done enough of that this year, see ' +
        'IonQ. If it drops to 30 I buy, no discussion.',
    },
    {
      at: at(30, '22:04:12'),
      action: 'Keep Watching',
      confidence: 6,
      claim: beatsMarket(6),
      thesis:
        '18, then 24, then 30. I just read my three entries in a row and it’s a bit embarrassing: each time it ran away from ' +
        'my price I raised the price and called it discipline. Meanwhile it has more than doubled, and I still couldn’t say ' +
        'what it’s worth. The one number about the business is from the first day, 25 times sales, the rest is about the ' +
        `chart. By the end of ${month(-30)} I work out how many launches a year it takes to be worth $50, or I stop looking.`,
    },
  ],
})
