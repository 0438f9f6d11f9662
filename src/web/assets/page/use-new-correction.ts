import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { CorrectionView } from '#contract/corrections.ts'
import { seenUpTo } from '#web/decisions/changes-since.ts'

/** What was corrected since the page of this asset was opened, by whatever tab; null while nothing was. */
export function useNewCorrection(asset: AssetView): CorrectionView | null {
  const [opened, setOpened] = useState({ assetId: asset.assetId, upTo: seenUpTo(asset) })
  const last = lastCorrection(asset)
  if (opened.assetId !== asset.assetId) setOpened({ assetId: asset.assetId, upTo: seenUpTo(asset) })
  const isNew = last !== null && opened.assetId === asset.assetId && last.sequence > opened.upTo
  return isNew && !isFollowed(asset, last) ? last : null
}

/** Whether something newer stands above the corrected entries, which the notice of a correction must not head. */
export const isFollowed = (
  { thesis, events }: Pick<AssetView, 'thesis' | 'events'>,
  { dateAdded }: Pick<CorrectionView, 'dateAdded'>,
): boolean => [...thesis, ...events].some((entry) => entry.dateAdded > dateAdded)

/** The newest correction of any decision; null when there is none. */
export const lastCorrection = <Correction extends Pick<CorrectionView, 'sequence'>>({
  thesis,
}: {
  thesis: readonly { corrections?: readonly Correction[] | undefined }[]
}): Correction | null =>
  thesis
    .flatMap(({ corrections }) => corrections ?? [])
    .reduce<Correction | null>((last, next) => (last && last.sequence > next.sequence ? last : next), null)
