import { z } from 'zod'
import { ASSET_FIGURE_KEYS, SUMMARY_FIGURE_KEYS } from '#domain/assets/figure.ts'
import { DecimalView } from './fields.ts'

/** One change in the history of a position. */
const PositionChangeView = z.object({
  sequence: z.int().describe('the entry in your journal'),
  on: z.string().describe("New York's day, e.g. Apr 6, 2025"),
  what: z.string().describe('e.g. Buy 10 at $121.23'),
  quantity: DecimalView.describe('held after it'),
  cost: DecimalView.describe('what that had cost'),
})

const method = {
  name: z.string(),
  formula: z.string().describe('in words'),
  terms: z
    .array(z.object({ term: z.string(), meaning: z.string() }))
    .readonly()
    .describe('those words of the formula that need a meaning'),
  rounding: z.string(),
  note: z.string().nullable(),
}

/** How every figure of an asset is computed: the formula, the formula with numbers, and the entries behind them. */
export const ExplanationView = z
  .object({
    moves: z.array(PositionChangeView),
    figures: z.array(
      z.object({
        key: z.enum(ASSET_FIGURE_KEYS),
        ...method,
        withNumbers: z.string().describe('the formula with its own numbers; what is unknown says why'),
        result: z.string(),
        entries: z.array(z.int()).describe('sequences of the entries that it came from'),
      }),
    ),
  })
  .meta({ id: 'Explanation' })
export type ExplanationView = z.infer<typeof ExplanationView>
export type AssetFigureKey = ExplanationView['figures'][number]['key']

/** One line in the computation of a sum, with numbers. */
const SumLineView = z.object({
  label: z.string().describe('the ticker of an asset, or what the line is, e.g. Sum'),
  withNumbers: z.string().describe('e.g. 10 × 98.92; of an asset that is left out, why'),
  result: z.string().nullable().describe('null for an asset that is left out'),
  asset: z
    .object({ assetId: z.int(), list: z.enum(['watched', 'bought', 'sold']) })
    .nullable()
    .describe('whose own explanation goes on from here'),
})
export type SumLineView = z.infer<typeof SumLineView>

/** How every figure of the summary is computed: the formula, and a line for each asset. */
export const SummaryExplanationView = z
  .object({
    figures: z.array(
      z.object({ key: z.enum(SUMMARY_FIGURE_KEYS), ...method, result: z.string(), lines: z.array(SumLineView) }),
    ),
  })
  .meta({ id: 'SummaryExplanation' })
export type SummaryExplanationView = z.infer<typeof SummaryExplanationView>
export type SummaryFigureKey = SummaryExplanationView['figures'][number]['key']
