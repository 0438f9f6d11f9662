import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CorrectionConsequenceView } from '#contract/corrections.ts'
import { hasErrors } from '#web/forms/form-errors.ts'
import { useSettled } from '#web/ui/use-settled.ts'
import { previewQuery } from './correction-api.ts'
import { type CorrectionFields, checkCorrection, correctionBody } from './correction-fields.ts'

/** The preview is requested only after this pause in typing. */
const PAUSE_MS = 300

/** The preview of the correction that is being typed, once it has arrived. */
export function useCorrectionPreview(assetId: number, fields: CorrectionFields) {
  const queries = useQueryClient()
  const query = previewQuery(assetId, correctionBody(fields))
  const typed = `${fields.to} ${fields.outcomePrice}`
  const isStill = useSettled(typed, PAUSE_MS) === typed
  const isWhole = !hasErrors({ ...checkCorrection(fields), reason: undefined })
  const preview = useQuery({ ...query, enabled: isStill && isWhole })
  /** Fetches the preview without the pause. @returns null if the correction would be refused, or if the request fails */
  const find = (): Promise<CorrectionConsequenceView | null> =>
    queries.fetchQuery(query).then(
      ({ consequence }) => consequence,
      () => null,
    )
  return { preview: (isWhole && preview.data?.consequence) || undefined, find }
}
