import { z } from 'zod'
import { DecimalView, InstantView } from './fields.ts'
import { SplitView } from './prices.ts'

/** A series of closes, oldest first: `closes[i]` belongs to `days[i]`. USD, in shares of today (adjusted for splits). */
const SeriesView = z
  .object({
    symbol: z.string(),
    days: z.array(z.iso.date()).describe("New York's trading days"),
    closes: z.array(DecimalView),
    sources: z
      .array(z.string())
      .describe('where the prices came from: twelve-data, massive, yahoo, typed, uploaded, demo'),
  })
  .meta({ id: 'Series' })
export type SeriesView = z.infer<typeof SeriesView>

export const AlertTriggeredView = z
  .object({
    level: z.enum(['stop-loss', 'take-profit']),
    levelPrice: DecimalView,
    price: DecimalView.describe('the price that reached it'),
    at: InstantView,
    on: z.iso.date().describe("New York's day"),
    setBySequence: z.int().describe('the entry that set the level'),
    sequence: z.int(),
  })
  .meta({ id: 'AlertTriggered' })
export type AlertTriggeredView = z.infer<typeof AlertTriggeredView>

/** The data of an asset's chart. All prices are in shares of today, so that they fit the line. */
export const AssetChartView = z
  .object({
    prices: SeriesView,
    lastPriceAt: InstantView.nullable().describe(
      'when the last of the prices was true, where it is no close of its day; null where it is one',
    ),
    benchmark: SeriesView.nullable().describe('null when its prices are not known'),
    splits: z.array(SplitView).describe('what the prices were adjusted for'),
    unrecordedSplits: z
      .array(SplitView)
      .describe('those of them that were reported and are not recorded; marks and levels are drawn after them too'),
    decisions: z.array(
      z.object({
        sequence: z.int(),
        decisionId: z.uuid(),
        action: z.string(),
        confidence: z.int(),
        at: InstantView,
        on: z.iso.date().describe("New York's day"),
        price: DecimalView.nullable().describe('in shares of today; null when none was known'),
        priceThen: DecimalView.nullable().describe('as it was written'),
      }),
    ),
    crossings: z.array(AlertTriggeredView),
    costBasis: DecimalView.nullable(),
    stopLossPrice: DecimalView.nullable(),
    takeProfitPrice: DecimalView.nullable(),
    notice: z.string().nullable().describe('what is missing and what to do about it, in words for people'),
  })
  .meta({ id: 'AssetChart' })
export type AssetChartView = z.infer<typeof AssetChartView>

/** The value of what was held at the close of each trading day, and its cost. USD, 2 decimals. */
export const EquityView = z
  .object({
    days: z.array(z.iso.date()),
    values: z.array(DecimalView).describe('what was held, at the close'),
    costs: z.array(DecimalView).describe('what it had cost'),
    realized: z.array(DecimalView).describe('gain of all sales up to the day'),
    decisions: z.array(
      z.object({
        on: z.iso.date(),
        assetId: z.int(),
        ticker: z.string(),
        list: z.enum(['watched', 'bought', 'sold']),
        action: z.string(),
        confidence: z.int(),
      }),
    ),
    leftOut: z.array(
      z.object({
        assetId: z.int(),
        ticker: z.string(),
        reason: z.string(),
        since: z.string().nullable().describe('the first day on which it is left out; null for every day'),
        until: z
          .string()
          .optional()
          .describe('the first day on which it counts again; left out where it still does not'),
      }),
    ),
    notice: z.string().nullable(),
  })
  .meta({ id: 'Equity' })
export type EquityView = z.infer<typeof EquityView>
