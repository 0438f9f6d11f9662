import { z } from 'zod'
import { DecimalView } from './fields.ts'

/** The result, day by day, of holding through one's own stops, targets and tests. */
export const KeptRulesView = z
  .object({
    lines: z.int().describe('number of stops, targets and tests that were held through and whose prices are known'),
    keptLater: z.int().describe('number of those that were kept by a sale on a later day, at another price'),
    days: z.array(z.iso.date()).describe('days, starting with the day of the first of them'),
    asItWas: z
      .array(DecimalView)
      .describe('gain by the end of each day in USD: value − cost + gain of all sales so far'),
    asIfKept: z.array(DecimalView).describe('what that gain would be if every line had been kept: asItWas − held'),
    held: z
      .array(DecimalView)
      .describe(
        'what holding through has gained in total by the end of each day, in USD; negative when it has cost money',
      ),
  })
  .meta({ id: 'KeptRules' })
export type KeptRulesView = z.infer<typeof KeptRulesView>
