import type { ListedAsset } from './sum-lines.ts'

const SPLIT = 'a split is not recorded'
const EXPIRED = 'it has expired, and its outcome is not recorded yet'
const SALE = 'the price of a sale is not known'

/** Why the value and the cost of an asset are in no sum; null when they are. */
export function reasonForHeld({
  list,
  initialValue,
  currentValue,
  currentPrice,
  pendingSplit,
  isAwaitingOutcome,
}: ListedAsset): string | null {
  if (currentValue === null) {
    if (isAwaitingOutcome) return EXPIRED
    if (list === 'sold') return pendingSplit ? SPLIT : SALE
    return pendingSplit && currentPrice ? SPLIT : 'its price is not known'
  }
  return initialValue === null ? 'no price was written down at first' : null
}

/** Why what was sold of an asset is in no sum. */
export function reasonForSold({ realizedGain, pendingSplit }: ListedAsset): string | null {
  if (realizedGain !== null) return null
  return pendingSplit ? SPLIT : SALE
}

/** Why what the day did to an asset is in no sum. */
export function reasonForToday({ today, pendingSplit, isAwaitingOutcome }: ListedAsset): string | null {
  if (today === null || today.gainLoss !== null) return null
  if (isAwaitingOutcome) return EXPIRED
  return pendingSplit ? SPLIT : 'its price of today, or the close before it, is not known'
}
