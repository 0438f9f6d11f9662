import type { SummaryExplanationView } from '#contract/explanations.ts'
import { explainSummary } from '#domain/assets/explanation/summary-explanation.ts'
import { summarize } from '#domain/assets/summary.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import type { ShownRow } from '../assets/asset-rows.ts'
import { toListedAsset } from './listed-asset.ts'

/** How the sums are computed, from the same rows as the lists. */
export function viewSummaryExplanation(rows: readonly ShownRow[], now: Instant): SummaryExplanationView {
  const listed = rows.map(toListedAsset)
  const explained = explainSummary(listed, summarize(listed, marketDayOf(now)))
  return { figures: explained.map((figure) => ({ ...figure, lines: [...figure.lines] })) }
}
