import type { SummaryExplanationView } from '#contract/explanations.ts'
import { explainSummary } from '#domain/assets/explanation/summary-explanation.ts'
import type { Instant } from '#domain/time.ts'
import type { ShownRow } from '../assets/asset-rows.ts'
import { sumsOf, toListedAsset } from './sums.ts'

/** How the sums of what the lists show are computed, from the very same rows. */
export function viewSummaryExplanation(listed: readonly ShownRow[], now: Instant): SummaryExplanationView {
  const explained = explainSummary(listed.map(toListedAsset), sumsOf(listed, now))
  return { figures: explained.map((figure) => ({ ...figure, lines: [...figure.lines] })) }
}
