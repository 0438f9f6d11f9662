import { useState } from 'react'
import type { AssetView } from '#contract/assets.ts'
import type { CorrectionView } from '#contract/corrections.ts'
import { seenUpTo } from '#web/decisions/changes-since.ts'

/** What was corrected since the page of this asset was opened, by whatever tab; null while nothing was. */
export function useNewCorrection(asset: AssetView): CorrectionView | null {
  const [opened, setOpened] = useState({ assetId: asset.assetId, upTo: seenUpTo(asset) })
  const last = lastCorrection(asset)
  if (opened.assetId !== asset.assetId) setOpened({ assetId: asset.assetId, upTo: seenUpTo(asset) })
  return last && opened.assetId === asset.assetId && last.sequence > opened.upTo ? last : null
}

/** The newest correction of any decision; null when there is none. */
export const lastCorrection = <Correction extends Pick<CorrectionView, 'sequence'>>({
  thesis,
}: {
  thesis: readonly { corrections?: readonly Correction[] | undefined }[]
}): Correction | null =>
  thesis
    .flatMap(({ corrections }) => corrections ?? [])
    .reduce<Correction | null>((last, next) => (last && last.sequence > next.sequence ? last : next), null)
