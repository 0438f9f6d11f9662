import type { ListedAsset } from './sum-lines.ts'

const SPLIT = 'a split is not recorded'
const ASKED = 'you have not said yet whether there was a split'
const EXPIRED = 'it has expired, and its outcome is not recorded yet'
const SALE = 'the price of a sale is not known'

/** Why the value and the cost of an asset are in no sum; null when they are. */
export function reasonForHeld({
  list,
  initialValue,
  currentValue,
  currentPrice,
  isAwaitingOutcome,
  ...asset
}: ListedAsset): string | null {
  if (currentValue === null) {
    if (isAwaitingOutcome) return EXPIRED
    if (list === 'sold') return reasonOfSplit(asset) ?? SALE
    return (currentPrice && reasonOfSplit(asset)) ?? 'its price is not known'
  }
  return initialValue === null ? 'no price was written down at first' : null
}

/** Why what was sold of an asset is in no sum. */
export function reasonForSold(asset: ListedAsset): string | null {
  return asset.realizedGain === null ? (reasonOfSplit(asset) ?? SALE) : null
}

/** Why what the day did to an asset is in no sum. */
export function reasonForToday({ today, isAwaitingOutcome, ...asset }: ListedAsset): string | null {
  if (today === null || today.gainLoss !== null) return null
  if (isAwaitingOutcome) return EXPIRED
  return reasonOfSplit(asset) ?? 'its price of today, or the close before it, is not known'
}

/** @returns null where no split is open */
const reasonOfSplit = ({ pendingSplit, splitAskedSince }: Pick<ListedAsset, 'pendingSplit' | 'splitAskedSince'>) =>
  pendingSplit ? SPLIT : splitAskedSince ? ASKED : null
