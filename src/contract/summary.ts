import { z } from 'zod'
import { AlertTriggeredView } from './charts.ts'
import { DecimalView } from './fields.ts'

const PerformanceView = z
  .object({
    count: z.int().describe('assets on the list'),
    leftOut: z.int().describe('how many assets are not in the sums, because a price, a cost or a split is not known'),
    leftOutForSplit: z.int().describe('how many of those only because a split is not recorded'),
    leftOutForOutcome: z
      .int()
      .describe('how many of those because they are options that have expired and whose outcome is not recorded'),
    initialValue: DecimalView,
    currentValue: DecimalView,
    gainLoss: DecimalView.describe('currentValue - initialValue'),
    gainLossPercent: DecimalView.nullable(),
  })
  .meta({ id: 'Performance' })
export type PerformanceView = z.infer<typeof PerformanceView>

const AccountView = PerformanceView.extend({
  leftOutForSale: z.int().describe('how many are left out because the price of a sale is not known'),
  gainLossPercent: DecimalView.nullable().describe('gainLoss / mostOwnMoney * 100; null when that is zero'),
  mostOwnMoney: DecimalView.describe(
    'the highest that purchases less proceeds ever stood, entry by entry over all assets, in the order of the days on which they were decided',
  ),
  yearlyReturnPercent: DecimalView.nullable().describe(
    'money-weighted (XIRR, actual/365); null in the first 365 days, and when no single rate fits',
  ),
}).meta({ id: 'Account' })

const ListedAsset = z.object({ assetId: z.int(), ticker: z.string(), list: z.enum(['watched', 'bought', 'sold']) })

/** Sums over the lists, in USD and to the cent. They are price only: dividends, fees and taxes are not recorded. */
export const SummaryView = z
  .object({
    account: AccountView.describe('bought + sold, to the cent'),
    bought: PerformanceView.describe('what is held: its value less its cost'),
    sold: PerformanceView.describe(
      'everything that was ever realized, on parts of what is held and in earlier rounds too; `count` is the sold list',
    ),
    watched: PerformanceView.describe('as if what was looked at had been bought then'),
    today: z
      .object({
        gainLoss: DecimalView,
        gainLossPercent: DecimalView.nullable().describe('gainLoss / atRisk * 100'),
        atRisk: DecimalView.describe(
          'worth at the previous close of what was held then + paid for what was bought today',
        ),
        count: z.int().describe('assets of which something was held or sold today'),
        leftOut: z.int(),
      })
      .nullable()
      .describe('what the day did to what was held, bought and sold; null when nothing of it is known'),
    realized: z
      .object({
        gain: DecimalView.describe('onSoldList + onBoughtList: what sold.gainLoss is'),
        assets: z.int().describe('assets that are in it, with or without a sale'),
        leftOut: z.int().describe('assets of which the price of a sale is not known'),
        soldAssets: z.int().describe('assets of which something was sold'),
        onSoldList: DecimalView.describe('of the assets on the sold list, all their rounds'),
        onBoughtList: DecimalView.describe('of what is held: on parts of it, and in earlier rounds'),
      })
      .describe('gain of all sales so far, sums of what each asset shows'),
    crossed: z
      .array(z.object({ assetId: z.int(), ticker: z.string(), crossing: AlertTriggeredView }))
      .describe('stops and targets that were reached on what is held, newest first'),
    awaitingOutcome: z.array(z.object({ assetId: z.int(), ticker: z.string() })).describe('options that have expired'),
    testsDue: z.array(ListedAsset).describe('assets of which a test of one’s own has come to its day'),
    heldBack: z
      .array(ListedAsset.extend({ isSplit: z.boolean().describe('a reported split is to be recorded') }))
      .describe('assets of which a price is quarantined, or a split is not recorded'),
    isMarketOpenToday: z.boolean().describe("whether New York's calendar day is a trading day"),
  })
  .meta({ id: 'Summary' })
export type SummaryView = z.infer<typeof SummaryView>
