import { z } from 'zod'
import { AlertTriggeredView } from './charts.ts'
import { DecimalView } from './fields.ts'

const PerformanceView = z
  .object({
    count: z.int().describe('number of assets on the list'),
    leftOut: z
      .int()
      .describe('number of assets that the sums do not include, because a price, a cost or a split is not known'),
    leftOutForSplit: z.int().describe('number of these that are left out only because a split is not recorded'),
    leftOutForOutcome: z
      .int()
      .describe('number of these that are options that have expired and whose outcome is not recorded'),
    initialValue: DecimalView,
    currentValue: DecimalView,
    gainLoss: DecimalView.describe('currentValue - initialValue'),
    gainLossPercent: DecimalView.nullable(),
  })
  .meta({ id: 'Performance' })
export type PerformanceView = z.infer<typeof PerformanceView>

const AccountView = PerformanceView.extend({
  leftOutForSale: z.int().describe('number of assets that are left out because the price of a sale is not known'),
  gainLossPercent: DecimalView.nullable().describe('gainLoss / mostOwnMoney * 100; null when that is zero'),
  mostOwnMoney: DecimalView.describe(
    'highest total of purchases minus proceeds at any time, over all assets, with entries in the order of ' +
      'their days of decision',
  ),
  yearlyReturnPercent: DecimalView.nullable().describe(
    'money-weighted (XIRR, actual/365); null in the first 365 days, and when no single rate fits',
  ),
}).meta({ id: 'Account' })

const ListedAsset = z.object({ assetId: z.int(), ticker: z.string(), list: z.enum(['watched', 'bought', 'sold']) })

/** Sums over the lists, in USD and to the cent. They are price only: dividends, fees and taxes are not recorded. */
export const SummaryView = z
  .object({
    account: AccountView.describe('sum of `bought` and `sold`, to the cent'),
    bought: PerformanceView.describe('value and cost of what is held'),
    sold: PerformanceView.describe(
      'all sales so far, including partial sales and earlier holding periods; `count` is the number of assets ' +
        'on the sold list',
    ),
    watched: PerformanceView.describe(
      'hypothetical result if the watched assets had been bought when they were first watched',
    ),
    today: z
      .object({
        gainLoss: DecimalView,
        gainLossPercent: DecimalView.nullable().describe('gainLoss / atRisk * 100'),
        atRisk: DecimalView.describe('value at the previous close of what was held then, plus what was paid today'),
        count: z.int().describe('number of assets that were held or sold today'),
        leftOut: z.int(),
        leftOutForOutcome: z
          .int()
          .describe('number of these that are options that have expired and whose outcome is not recorded'),
      })
      .nullable()
      .describe('today’s gain or loss on what was held, bought and sold; null when none of it is known'),
    realized: z
      .object({
        gain: DecimalView.describe('onSoldList + onBoughtList, which equals sold.gainLoss'),
        assets: z.int().describe('number of assets that are included, with or without a sale'),
        leftOut: z.int().describe('number of assets that are left out because the gain of a sale is not known'),
        soldAssets: z.int().describe('number of assets with at least one sale'),
        onSoldList: DecimalView.describe('gain of the assets on the sold list, in all their holding periods'),
        onBoughtList: DecimalView.describe(
          'gain of the assets on the bought list, from partial sales and earlier holding periods',
        ),
      })
      .describe('gain of all sales so far, as the sum of each asset’s realized gain'),
    crossed: z
      .array(z.object({ assetId: z.int(), ticker: z.string(), crossing: AlertTriggeredView }))
      .describe('stops and targets that were reached by assets now held, newest first'),
    awaitingOutcome: z
      .array(z.object({ assetId: z.int(), ticker: z.string() }))
      .describe('held options that have expired and whose outcome is not recorded yet'),
    testsDue: z
      .array(ListedAsset)
      .describe('assets with a test under “Wrong if” that has come to its day and is not answered yet'),
    heldBack: z
      .array(
        ListedAsset.extend({ isSplit: z.boolean().describe('whether a reported split is waiting to be recorded') }),
      )
      .describe('assets with a price that is held back, or with a reported split that is not recorded'),
    outdatedPrices: z
      .object({
        count: z.int().describe('number of held assets whose value comes from such a price'),
        from: z.string().describe('New York’s day of the oldest of these prices'),
        until: z.string().describe('New York’s day of the newest of them'),
      })
      .nullable()
      .describe('prices by which held assets are valued and that are older than seven trading days; null when none is'),
    isMarketOpenToday: z.boolean().describe('whether today is a trading day in New York'),
  })
  .meta({ id: 'Summary' })
export type SummaryView = z.infer<typeof SummaryView>
