import { z } from 'zod'
import { DecimalView } from './fields.ts'

/** The result, day by day, of holding through one's own stops, targets and tests. */
export const KeptRulesView = z
  .object({
    lines: z
      .int()
      .describe(
        'number of stops, targets and tests that were held through and had come by the last day on which held is known',
      ),
    keptLater: z.int().describe('number of those that were kept by a sale on a later day, at another price'),
    days: z.array(z.iso.date()).describe('days, starting with the day of the first of them'),
    asItWas: z
      .array(DecimalView)
      .describe('gain by the end of each day in USD: value − cost + gain of all sales so far'),
    asIfKept: z
      .array(DecimalView.nullable())
      .describe('what that gain would be if every line had been kept: asItWas − held; null where that is null'),
    held: z
      .array(DecimalView.nullable())
      .describe(
        'what holding through has gained in total by the end of each day, in USD; negative when it has cost money; null on a day on which no price of the five trading days before it tells what something was worth that was held, and from a sale on whose price is not known',
      ),
    withoutPrice: z.array(z.string()).describe('tickers of what has no such price on some of the days'),
    unpricedSales: z
      .array(z.object({ ticker: z.string(), on: z.string() }))
      .describe('sales past such lines whose price is not known'),
    overSplit: z
      .array(z.string())
      .describe('tickers of what is not known on some of the days because a split is reported and not recorded'),
    withoutGain: z
      .array(z.string())
      .describe('tickers of what was sold and whose gain is not known, so that asItWas does not include it'),
  })
  .meta({ id: 'KeptRules' })
export type KeptRulesView = z.infer<typeof KeptRulesView>
