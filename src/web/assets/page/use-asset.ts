import { useQuery } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { useStreamIsHeard } from '#web/api/stream-health.ts'
import { assetQuery } from '#web/assets/asset-api.ts'

/** How often a page polls for a critique while the event stream is not connected. */
const ASK_FOR_CRITIQUE_MS = 30_000

/** The asset of a page. The event stream announces a critique; the page polls only while the stream is not connected. */
export function useAsset(assetId: number) {
  const isHeard = useStreamIsHeard()
  return useQuery({ ...assetQuery(assetId), refetchInterval: ({ state }) => askAgainAfterMs(state.data, isHeard) })
}

/** The polling interval in milliseconds; false when no critique is awaited, or when the event stream announces it. */
export const askAgainAfterMs = (asset: Pick<AssetView, 'awaitingCritique'> | undefined, isHeard: boolean) =>
  !isHeard && asset !== undefined && asset.awaitingCritique.length > 0 ? ASK_FOR_CRITIQUE_MS : false
