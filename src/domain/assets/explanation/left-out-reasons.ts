import type { ListedAsset } from './sum-lines.ts'
import type { SummaryTexts } from './summary-texts.ts'

type Reasons = SummaryTexts['reasons']

/** Why the value and the cost of an asset are in no sum; null when they are. */
export function reasonForHeld(
  { list, initialValue, currentValue, currentPrice, pendingSplit, isAwaitingOutcome }: ListedAsset,
  reasons: Reasons,
): string | null {
  if (currentValue === null) {
    if (isAwaitingOutcome) return reasons.expired
    if (list === 'sold') return pendingSplit ? reasons.split : reasons.sale
    return pendingSplit && currentPrice ? reasons.split : reasons.price
  }
  return initialValue === null ? reasons.firstPrice : null
}

/** Why what was sold of an asset is in no sum. */
export function reasonForSold({ realizedGain, pendingSplit }: ListedAsset, reasons: Reasons): string | null {
  if (realizedGain !== null) return null
  return pendingSplit ? reasons.split : reasons.sale
}

/** Why what the day did to an asset is in no sum. */
export function reasonForToday(
  { today, pendingSplit, isAwaitingOutcome }: ListedAsset,
  reasons: Reasons,
): string | null {
  if (today === null || today.gainLoss !== null) return null
  if (isAwaitingOutcome) return reasons.expired
  return pendingSplit ? reasons.split : reasons.priceOfToday
}
