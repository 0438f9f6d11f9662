import { z } from 'zod'
import { DecimalView } from './fields.ts'

/** The result, day by day, of holding through one's own stops, targets and tests. */
export const KeptRulesView = z
  .object({
    lines: z.int().describe('how many were held through, as far as prices tell'),
    days: z.array(z.iso.date()).describe('trading days, from that of the first line on'),
    held: z
      .array(DecimalView)
      .describe('USD at the end of each day: as if every rule had been kept, the gain would be smaller by so much'),
  })
  .meta({ id: 'KeptRules' })
export type KeptRulesView = z.infer<typeof KeptRulesView>
