import { z } from 'zod'
import { ASSET_FIGURE_KEYS, SUMMARY_FIGURE_KEYS } from '#domain/assets/figure.ts'
import { DecimalView } from './fields.ts'

/** One change in the history of a position. */
const PositionChangeView = z.object({
  sequence: z.int().describe('sequence of the entry in your journal'),
  on: z.string().describe('date in New York, for example Apr 6, 2025'),
  what: z.string().describe('the change in words, for example: Buy 10 at $121.23'),
  quantity: DecimalView.describe('quantity held after the change'),
  cost: DecimalView.describe('cost of that quantity, in USD'),
})

const method = {
  name: z.string(),
  formula: z.string().describe('formula in words'),
  terms: z
    .array(z.object({ term: z.string(), meaning: z.string() }))
    .readonly()
    .describe('terms of the formula that need a definition'),
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
        withNumbers: z
          .string()
          .describe(
            'formula with the figure’s own numbers; an unknown number is replaced by the reason why it is unknown',
          ),
        result: z.string(),
        entries: z.array(z.int()).describe('sequences of the entries from which the figure is computed'),
      }),
    ),
  })
  .meta({ id: 'Explanation' })
export type ExplanationView = z.infer<typeof ExplanationView>
export type AssetFigureKey = ExplanationView['figures'][number]['key']

/** One line in the computation of a sum, with numbers. */
const SumLineView = z.object({
  label: z.string().describe('ticker of an asset, or name of the line, for example Sum'),
  withNumbers: z
    .string()
    .describe('computation with numbers, for example 10 × 98.92; for an asset that is left out, the reason'),
  result: z.string().nullable().describe('null for an asset that is left out'),
  asset: z
    .object({ assetId: z.int(), list: z.enum(['watched', 'bought', 'sold']) })
    .nullable()
    .describe('asset whose own explanation has the details; null when there is none'),
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
