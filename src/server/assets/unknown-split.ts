import type { AssetRowView } from '#contract/assets.ts'
import { earlierSplit, type UnknownSplit } from '#domain/assets/asked-split.ts'

/** The split that a row's figures leave open: reported and not recorded, or asked about and not answered. */
export const unknownSplitOf = ({ pendingSplit, splitAskedSince }: AssetRowView): UnknownSplit | null =>
  earlierSplit(pendingSplit, splitAskedSince === null ? null : { effectiveOn: splitAskedSince })
