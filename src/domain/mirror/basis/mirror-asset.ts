import type { Asset, AssetEntry } from '../../assets/asset.ts'
import type { Closes, ClosesText } from '../../assets/closes.ts'
import type { Split } from '../../prices/split.ts'
import type { LastPrice } from '../lines/line-outcome.ts'

/** One asset with all that the Mirror reads of it. Asset and entries are as `overReportedSplits` tells them. */
export type MirrorAsset = {
  readonly asset: Asset
  /** Without critiques, oldest first. */
  readonly entries: readonly AssetEntry[]
  /** The same before any correction; null or left out where `entries` are these. */
  readonly recorded?: readonly AssetEntry[] | null
  /**
   * The asset and its entries as they stand in the ledger, by which claims and reviews go; left out where no split that is only
   * reported changes how figures read them.
   */
  readonly inLedger?: { readonly asset: Asset; readonly entries: readonly AssetEntry[] }
  /** Everybody's closes, then the user's own. */
  readonly closes: readonly Closes[]
  /** Those of them that are the user's own; left out where there are none. */
  readonly ownCloses?: ClosesText | null
  /** Providers' closes that are left out today, because they look like a split of what the user said; left out where none are. */
  readonly quarantinedCloses?: readonly Closes[]
  /** A split that is only reported, from whose day on prices are in other shares than what is held, or was sold. */
  readonly pendingSplit: Split | null
  /**
   * All splits that are known of its share, which of an option is the one under it: recorded, or only reported, up to the day on which
   * the Mirror looks. Left out where no more are known than the asset has recorded.
   */
  readonly shareSplits?: readonly Split[]
  /** The price that the lists show; null where none is known. */
  readonly last: LastPrice | null
}
