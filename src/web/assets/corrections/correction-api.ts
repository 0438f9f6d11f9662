import { queryOptions } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import type { CorrectionBody, CorrectionPreviewView } from '#contract/corrections.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

/** Records a correction. Sending the same correctionId again records nothing more. */
export const recordCorrection = (assetId: number, body: CorrectionBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/corrections`, body)

/** Previews a correction. What does not change the figures is left out: the reason, and what the page has seen. */
export const previewQuery = (assetId: number, { reason: _, seenUpTo: __, correctionId, ...body }: CorrectionBody) =>
  queryOptions({
    queryKey: queryKeys.correctionPreview(assetId, JSON.stringify(body)),
    queryFn: () =>
      request<CorrectionPreviewView>('POST', `/api/assets/${assetId}/corrections/preview`, {
        ...body,
        correctionId,
        reason: 'to be written',
      }),
    staleTime: 5_000,
    retry: false,
  })
