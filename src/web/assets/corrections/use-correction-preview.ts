import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CorrectionConsequenceView } from '#contract/corrections.ts'
import { hasErrors } from '#web/forms/form-errors.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { previewQuery } from './correction-api.ts'
import { type CorrectionFields, checkCorrection, correctionBody } from './correction-fields.ts'

/** As long as somebody types, nothing is asked. */
const PAUSE_MS = 300

/** What the correction that is typed would do, as soon as it is known. */
export function useCorrectionPreview(assetId: number, fields: CorrectionFields) {
  const queries = useQueryClient()
  const query = previewQuery(assetId, correctionBody(fields))
  const isStill = useSettled(fields.to, PAUSE_MS) === fields.to
  const isWhole = !hasErrors({ to: checkCorrection(fields).to })
  const preview = useQuery({ ...query, enabled: isStill && isWhole })
  /** The same at once. @returns null where the correction would be refused, or nobody answers */
  const find = (): Promise<CorrectionConsequenceView | null> =>
    queries.fetchQuery(query).then(
      ({ consequence }) => consequence,
      () => null,
    )
  return { preview: (isWhole && preview.data?.consequence) || undefined, find }
}
