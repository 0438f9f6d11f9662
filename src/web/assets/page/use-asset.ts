import { useQuery } from '@tanstack/react-query'
import type { AssetView } from '#contract/assets.ts'
import { useStreamIsHeard } from '#web/api/stream-health.ts'
import { assetQuery } from '#web/assets/asset-api.ts'

/** How often a page asks for a critique that it cannot be told of. */
const ASK_FOR_CRITIQUE_MS = 30_000

/** The asset of a page. A critique that is still to come is told by the event stream, and asked for only while that is silent. */
export function useAsset(assetId: number) {
  const isHeard = useStreamIsHeard()
  return useQuery({ ...assetQuery(assetId), refetchInterval: ({ state }) => askAgainAfterMs(state.data, isHeard) })
}

/** After how many milliseconds an asset is asked for again; false where nothing is awaited, or the page is told of it. */
export const askAgainAfterMs = (asset: Pick<AssetView, 'awaitingCritique'> | undefined, isHeard: boolean) =>
  !isHeard && asset !== undefined && asset.awaitingCritique.length > 0 ? ASK_FOR_CRITIQUE_MS : false
