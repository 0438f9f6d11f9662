import { z } from 'zod'

export const share = z.number().describe('share from 0 to 1')

const DifferenceView = z.object({ n: z.int(), mean: z.number(), from: z.number(), to: z.number() }).nullable()

export const RangedView = z.object({ mean: z.number(), from: z.number(), to: z.number() })
const DaysView = z
  .object({ windows: z.int(), days: z.int(), withBuy: z.int() })
  .describe('number of days with such a sale, of the trading days after them, and of these with a purchase')

const MoneyLaterView = z.object({
  selling: DifferenceView.describe(
    'mean later return of what was kept minus that of what was sold; null when there are too few',
  ),
  exchanges: DifferenceView.describe(
    'mean later return of what was bought minus that of what was sold; null when there are too few',
  ),
})

/** What buying and selling shows about the writer, in money. */
export const MoneyView = z
  .object({
    disposition: z.object({
      sales: z.int(),
      days: z.int(),
      daysLeftOut: z.int(),
      salesLeftOutByDay: z.int().describe('number of sales on the days that are left out'),
      withoutClose: z
        .array(z.object({ assetId: z.int(), ticker: z.string(), days: z.int() }))
        .describe('shares held on days that are left out for want of a close of theirs, and the number of these days'),
      overSplit: z
        .array(z.object({ assetId: z.int(), ticker: z.string(), days: z.int() }))
        .describe(
          'shares held on days that are left out because a split of theirs is reported and not recorded, and the number of these days',
        ),
      withoutCost: z
        .array(z.string())
        .describe(
          'tickers of shares held on the counted days that count neither as gain nor as loss: a purchase has no price',
        ),
      notToldYet: z
        .array(z.string())
        .describe(
          'tickers of shares that count neither as gain nor as loss on the last day of a claim on them or against them, until its outcome is told',
        ),
      leftOut: z
        .object({ ofOptions: z.int(), unpriced: z.int(), overSplits: z.int() })
        .describe('number of sales that the figures in money do not include'),
      inDecember: z.int().describe('how many of the sales were in December, where tax can be a reason'),
      realizedGains: z.int(),
      paperGains: z.int(),
      realizedLosses: z.int(),
      paperLosses: z.int(),
      effect: z
        .object({
          gains: z.int().describe('number of gains that could have been realized: realizedGains + paperGains'),
          losses: z.int().describe('number of losses that could have been realized: realizedLosses + paperLosses'),
          gainsRealized: share,
          gainsError: z.number().describe('standard error of gainsRealized'),
          lossesRealized: share,
          lossesError: z.number().describe('standard error of lossesRealized'),
          difference: z.number(),
          standardError: z.number(),
          range: z
            .object({ from: z.number(), to: z.number() })
            .nullable()
            .describe(
              'Newcombe’s 95% range of the difference where one of the shares is 0 or 1, of which no standard error can be told; else null',
            ),
        })
        .nullable(),
    }),
    ...MoneyLaterView.shape,
    after84Days: MoneyLaterView.describe('selling and exchanges over 84 trading days instead of 252'),
    years: z.array(
      z.object({
        year: z.string(),
        isWhole: z.boolean(),
        turnover: z
          .number()
          .nullable()
          .describe(
            'smaller of purchases and sales, divided by the average value on days with holdings; null when it is not known, or nothing was held at a close',
          ),
        days: z.int().describe('number of trading days of the year that are covered'),
        heldDays: z.int().describe('number of these days on which something was held'),
        made: z
          .number()
          .nullable()
          .describe(
            'time-weighted return of what was held, 0.1 for 10%; null when it is not known, or nothing was held or bought',
          ),
        drag: z.object({ actual: z.number(), untouched: z.number(), difference: z.number() }).nullable(),
        benchmark: z
          .number()
          .nullable()
          .describe('return of the benchmark over the same days, 0.1 for 10%; null when it is not known, or withheld'),
        isBenchmarkWithheld: z
          .boolean()
          .describe(
            'whether it is withheld because it would tell how a claim on or against the benchmark ended that is under review or not resolved yet',
          ),
        isMadeWithheld: z
          .boolean()
          .describe(
            'whether turnover, made and drag are withheld because they would tell how a claim on something held in the year ended that is under review or not resolved yet',
          ),
        withoutClose: z
          .array(z.string())
          .describe(
            'tickers of shares held during the year or when it began, for which some day has no close, nor one from the ' +
              'five trading days before it; what is null in the year is not known because of them',
          ),
        overSplit: z
          .array(z.string())
          .describe(
            'tickers of shares of which a split is reported and not recorded, so that what was held, or a sale, is not known; ' +
              'what is null in the year is not known because of them',
          ),
        unpricedTrades: z
          .array(z.object({ ticker: z.string(), on: z.string(), does: z.enum(['buy', 'sell']) }))
          .describe(
            'purchases and sales of the year without a known price, because of which its figures are not known',
          ),
        optionsLeftOut: z
          .int()
          .describe('number of holdings of options on some day of the year, which its figures do not include'),
      }),
    ),
    passedOn: z
      .object({ watched: z.int(), bought: z.int(), difference: RangedView.nullable() })
      .describe(
        'shares that were watched but not bought, compared with those that were bought: their numbers, and the ' +
          'mean later return of the former minus that of the latter',
      ),
    afterLosses: z
      .object({
        after: DaysView.describe('the five trading days from each sale at a loss on'),
        other: DaysView.describe('the five trading days from each sale at a gain on'),
        difference: z
          .object({ value: z.number(), standardError: z.number(), from: z.number(), to: z.number() })
          .nullable()
          .describe(
            'share of days with a purchase after losses minus that after gains, its standard error with the days of one ' +
              'sale as one case, and its 95% range; null when there are too few sales of either kind',
          ),
      })
      .describe('sales after which something else was sold within the five days are not included'),
    optionsLeftOut: z
      .int()
      .describe('number of holdings of options, from Buy to end, which years, size and the comparisons do not include'),
    size: z.object({ n: z.int(), value: z.number(), from: z.number(), to: z.number() }).nullable(),
    sizeAskedFor: z
      .int()
      .describe(
        'number of first purchases that size does not include, because their first review is due and asks for the confidence',
      ),
  })
  .meta({ id: 'MirrorMoney' })
export type MoneyView = z.infer<typeof MoneyView>
