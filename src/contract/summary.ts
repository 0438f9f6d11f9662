import { z } from 'zod'
import { CrossingView } from './charts.ts'
import { DecimalView } from './fields.ts'

const PerformanceView = z
  .object({
    count: z.int().describe('assets on the list'),
    leftOut: z.int().describe('how many are not in the sums, because a price, a cost or a split is not known'),
    leftOutForSplit: z.int().describe('how many of those only because a split is not recorded'),
    initialValue: DecimalView,
    currentValue: DecimalView,
    gainLoss: DecimalView.describe('currentValue - initialValue'),
    gainLossPercent: DecimalView.nullable(),
  })
  .meta({ id: 'Performance' })
export type PerformanceView = z.infer<typeof PerformanceView>

/** Sums of what the lists show, in USD, to the cent. */
export const SummaryView = z
  .object({
    account: PerformanceView.describe('bought and sold together'),
    bought: PerformanceView,
    sold: PerformanceView,
    watched: PerformanceView.describe('as if what was looked at had been bought then'),
    today: z
      .object({ gainLoss: DecimalView, gainLossPercent: DecimalView.nullable(), leftOut: z.int() })
      .nullable()
      .describe('the change of what is held since the previous close; null when it is not known'),
    realized: z
      .object({ gain: DecimalView, assets: z.int(), leftOut: z.int() })
      .describe('gain of all sales so far, sums of what each asset shows'),
    crossed: z
      .array(z.object({ assetId: z.int(), ticker: z.string(), crossing: CrossingView }))
      .describe('stops and targets that were reached on what is held, newest first'),
    awaitingOutcome: z.array(z.object({ assetId: z.int(), ticker: z.string() })).describe('options that have expired'),
    isMarketOpenToday: z.boolean().describe("whether New York's calendar day is a trading day"),
  })
  .meta({ id: 'Summary' })
export type SummaryView = z.infer<typeof SummaryView>
