import type { AddAssetBody, AssetView } from '#contract/assets.ts'
import type { DecisionBody } from '#contract/decisions.ts'
import { request } from '#web/api/request.ts'

/** Adds an asset to a list. Sending the same decisionId again records nothing more. */
export const addAsset = (body: AddAssetBody) => request<AssetView>('POST', '/api/assets', body)

/** Records a further decision on an asset. Sending the same decisionId again records nothing more. */
export const recordDecision = (assetId: number, body: DecisionBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/decisions`, body)
