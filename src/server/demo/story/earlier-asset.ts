import type { AssetFacts } from '#domain/ledger/entry.ts'
import type { StoryAsset, StoryCalendar, StoryDecision } from './story.ts'

/** A decision of the earlier years: when, what, and what is remembered of it later. */
type EarlierDecision = Pick<StoryDecision, 'action' | 'confidence' | 'thesis' | 'quantity'> & {
  /** Days before the story's end, and the time `HH:MM:SS` in UTC. */
  readonly on: readonly [daysBack: number, time: string]
  /** After so many months the share should have done better than SPY; for a sale, worse. */
  readonly months: 3 | 6 | 12
  readonly review?: NonNullable<StoryDecision['review']>
}

type EarlierFacts = Pick<AssetFacts, 'ticker' | 'companyName'> &
  Partial<Pick<AssetFacts, 'stopLossPercent' | 'takeProfitPercent'>>

/** A share of the years before the sample year, in short form. */
export const earlierAsset = (
  { at }: StoryCalendar,
  facts: EarlierFacts,
  decisions: readonly EarlierDecision[],
): StoryAsset => ({
  facts: { type: 'stock', contract: null, stopLossPercent: null, takeProfitPercent: null, ...facts },
  decisions: decisions.map(({ on: [daysBack, time], months, ...decision }) => ({
    ...decision,
    at: at(daysBack, time),
    claim: { horizonMonths: months, benchmark: { ticker: 'SPY' } },
  })),
})
