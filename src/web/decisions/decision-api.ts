import type { AddAssetBody, AssetView } from '#contract/assets.ts'
import type { DecisionBody } from '#contract/decisions.ts'
import { request } from '#web/api/request.ts'

/** Puts a company on a list. The same decisionId again records nothing twice. */
export const addAsset = (body: AddAssetBody) => request<AssetView>('POST', '/api/assets', body)

/** A further decision on an asset. The same decisionId again records nothing twice. */
export const recordDecision = (assetId: number, body: DecisionBody) =>
  request<AssetView>('POST', `/api/assets/${assetId}/decisions`, body)
