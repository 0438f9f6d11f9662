import { z } from 'zod'

export const share = z.number().describe('share from 0 to 1')

const DifferenceView = z.object({ n: z.int(), mean: z.number(), from: z.number(), to: z.number() }).nullable()

export const RangedView = z.object({ mean: z.number(), from: z.number(), to: z.number() })
const DaysView = z
  .object({ days: z.int(), withBuy: z.int() })
  .describe('number of trading days, and number of these with a purchase')

/** What buying and selling shows about the writer, in money. */
export const MoneyView = z
  .object({
    disposition: z.object({
      sales: z.int(),
      days: z.int(),
      daysLeftOut: z.int(),
      leftOut: z
        .object({ ofOptions: z.int(), unpriced: z.int() })
        .describe('number of sales that the figures in money do not include'),
      realizedGains: z.int(),
      paperGains: z.int(),
      realizedLosses: z.int(),
      paperLosses: z.int(),
      effect: z
        .object({ gainsRealized: share, lossesRealized: share, difference: z.number(), standardError: z.number() })
        .nullable(),
    }),
    selling: DifferenceView,
    exchanges: DifferenceView.describe(
      'mean later return of what was bought minus that of what was sold; null when there are too few',
    ),
    years: z.array(
      z.object({
        year: z.string(),
        isWhole: z.boolean(),
        turnover: z
          .number()
          .nullable()
          .describe(
            'smaller of purchases and sales, divided by the average value on days with holdings; null when it is not known',
          ),
        days: z.int().describe('number of trading days of the year that are covered'),
        heldDays: z.int().describe('number of these days on which something was held'),
        drag: z.object({ actual: z.number(), untouched: z.number(), difference: z.number() }).nullable(),
        benchmark: z
          .number()
          .nullable()
          .describe('return of the benchmark over the same days, 0.1 for 10%; null when it is not known'),
      }),
    ),
    passedOn: z
      .object({ watched: z.int(), bought: z.int(), difference: RangedView.nullable() })
      .describe(
        'shares that were watched but not bought, compared with those that were bought: their numbers, and the ' +
          'mean later return of the former minus that of the latter',
      ),
    afterLosses: z.object({
      after: DaysView.describe('the five trading days from each sale at a loss on'),
      other: DaysView.describe(
        'the five trading days from each other sale on, without those that are also after a loss',
      ),
      difference: z.object({ value: z.number(), standardError: z.number() }).nullable(),
    }),
    size: z.object({ n: z.int(), value: z.number(), from: z.number(), to: z.number() }).nullable(),
  })
  .meta({ id: 'MirrorMoney' })
export type MoneyView = z.infer<typeof MoneyView>
