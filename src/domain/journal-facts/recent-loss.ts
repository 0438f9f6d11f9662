import { decidedOn, isWrittenLater } from '../assets/day-decided.ts'
import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { dayNumber } from '../prices/day-number.ts'
import { usdWords } from '../prices/money-format.ts'
import { readableDay } from '../time.ts'
import { isNameable } from './nameable.ts'
import type { AssetPeriods } from './sales.ts'

/** Within so many calendar days a purchase may still answer to a loss. */
const SOON_DAYS = 7

/** A purchase: of which asset, on which of New York's calendar days, and its place in the ledger. */
type Purchase = { readonly assetId: number; readonly on: string; readonly sequence: number }

/** New York's calendar day on which a decision buys; null where it buys nothing, or was written down later. */
export const buysOn = (decision: Entry<DecisionRecorded>): string | null =>
  (decision.action === 'Buy' || decision.action === 'Buy More') && !isWrittenLater(decision)
    ? decidedOn(decision)
    : null

/**
 * The last sale of another asset in the week before a purchase, where it brought in less than it had cost: whoever wants a loss back
 * buys soon. What the purchase is for is not known, so only the sale is told.
 */
export function recentLoss(assets: readonly AssetPeriods[], purchase: Purchase): string | null {
  const sales = assets.flatMap(({ assetId, ticker, isShare, periods }) =>
    assetId === purchase.assetId
      ? []
      : periods.flatMap((period) => period.sales.map((sale) => ({ ...sale, ticker, isShare }))),
  )
  const [last] = sales
    .filter(({ on, sequence }) => sequence < purchase.sequence && on <= purchase.on)
    .toSorted((one, other) => (one.on === other.on ? other.sequence - one.sequence : one.on < other.on ? 1 : -1))
  if (!last || !isNameable(last.ticker) || last.gain.gt(LEAST_LOSS)) return null
  const days = dayNumber(purchase.on) - dayNumber(last.on)
  if (days > SOON_DAYS) return null
  const name = last.isShare ? last.ticker : `an option on ${last.ticker}`
  return `${whenWords(days, last.on)}, you sold ${name} for ${usdWords(last.gain.abs().toFixed())} less than it had cost.`
}

/** USD: less than a cent is a remainder of rounding. */
const LEAST_LOSS = '-0.01'

function whenWords(days: number, day: string): string {
  if (days === 0) return `On the same day, ${readableDay(day)}`
  return days === 1 ? `The day before, on ${readableDay(day)}` : `${days} days before, on ${readableDay(day)}`
}
