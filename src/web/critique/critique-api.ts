import type { AssetView } from '#contract/assets.ts'
import type { AskAgainBody } from '#contract/critiques.ts'
import { request } from '#web/api/request.ts'

/** Asks for one more critique of a decision. What an earlier one said stays in the journal. */
export const askAgain = (assetId: number, body: AskAgainBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/critiques`, body)
