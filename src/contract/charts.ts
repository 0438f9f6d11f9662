import { z } from 'zod'
import { DecimalView, InstantView } from './fields.ts'
import { SplitView } from './prices.ts'

/** A series of closes, oldest first: `closes[i]` belongs to `days[i]`. USD, in shares of today (adjusted for splits). */
const SeriesView = z
  .object({
    symbol: z.string(),
    days: z.array(z.iso.date()).describe('trading days in New York'),
    closes: z.array(DecimalView),
    sources: z
      .array(z.string())
      .describe('sources of the prices: twelve-data, massive, yahoo, typed, accepted, uploaded, demo'),
  })
  .meta({ id: 'Series' })
export type SeriesView = z.infer<typeof SeriesView>

export const AlertTriggeredView = z
  .object({
    level: z.enum(['stop-loss', 'take-profit']),
    levelPrice: DecimalView,
    price: DecimalView.describe('price that reached the level, in USD'),
    at: InstantView,
    on: z.iso.date().describe('calendar day in New York'),
    setBySequence: z.int().describe('sequence of the decision that set the level'),
    sequence: z.int(),
  })
  .meta({ id: 'AlertTriggered' })
export type AlertTriggeredView = z.infer<typeof AlertTriggeredView>

/** The data of an asset's chart. All prices are in shares of today, so that they fit the line. */
export const AssetChartView = z
  .object({
    prices: SeriesView,
    lastPriceAt: InstantView.nullable().describe(
      'time of the last price when it is not the close of its day; null when it is the close',
    ),
    benchmark: SeriesView.nullable().describe('null when its prices are not known'),
    splits: z.array(SplitView).describe('splits for which the prices are adjusted'),
    unrecordedSplits: z
      .array(SplitView)
      .describe(
        'those of `splits` that a provider reports and that are not recorded; decisions and levels are adjusted ' +
          'for them too',
      ),
    decisions: z.array(
      z.object({
        sequence: z.int(),
        decisionId: z.uuid(),
        action: z.string(),
        confidence: z.int(),
        at: InstantView,
        on: z.iso.date().describe('calendar day in New York'),
        price: DecimalView.nullable().describe('price in USD, in shares of today; null when none was known'),
        priceThen: DecimalView.nullable().describe(
          'price in USD in shares of the day of the decision; null when none was known',
        ),
        pricedOn: z.iso
          .date()
          .optional()
          .describe(
            'calendar day in New York of the price, when none was sent and it is of a session before the decision; absent otherwise',
          ),
      }),
    ),
    crossings: z.array(AlertTriggeredView),
    costBasis: DecimalView.nullable(),
    stopLossPrice: DecimalView.nullable(),
    takeProfitPrice: DecimalView.nullable(),
    notice: z
      .string()
      .nullable()
      .describe('message for the user about missing prices and how to add them; null when nothing is missing'),
  })
  .meta({ id: 'AssetChart' })
export type AssetChartView = z.infer<typeof AssetChartView>

/** The value of what was held at the close of each trading day, and its cost. USD, 2 decimals. */
export const EquityView = z
  .object({
    days: z.array(z.iso.date()),
    values: z.array(DecimalView).describe('value of what was held, at the close of each day'),
    costs: z.array(DecimalView).describe('cost of what was held'),
    realized: z.array(DecimalView).describe('gain of all sales up to and including each day'),
    changes: z
      .array(DecimalView.nullable())
      .describe('(value − cost) / cost * 100 of each day; null where what was held had cost nothing'),
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
    withoutGain: z
      .array(z.string())
      .describe('tickers of what was sold and whose gain is not known, so that realized does not include it'),
    leftOut: z.array(
      z.object({
        assetId: z.int(),
        ticker: z.string(),
        reason: z.string(),
        since: z
          .string()
          .nullable()
          .describe('first day on which the asset is left out; null when it is left out on every day'),
        until: z
          .string()
          .optional()
          .describe('first day on which the asset counts again; absent while it is still left out'),
      }),
    ),
    notice: z.string().nullable(),
  })
  .meta({ id: 'Equity' })
export type EquityView = z.infer<typeof EquityView>
