import type { AssetView } from '#contract/assets.ts'
import type { CorrectionBody } from '#contract/corrections.ts'
import { request } from '#web/api/request.ts'

/** Corrects what was mistyped. The same correctionId again records nothing twice. */
export const recordCorrection = (assetId: number, body: CorrectionBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/corrections`, body)
