import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { endOfDay, sessionDayOf, sessionOn } from '../prices/market-session.ts'
import { roundToCents } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { type Cents, centsOf, type Scaled, scaled } from './cent-sums.ts'
import { NO_DAY } from './closes.ts'
import { effectiveDay, inEffectiveOrder, isPlaced } from './effective-order.ts'
import { currentHoldingPeriod } from './levels.ts'
import { unitsHeld } from './position.ts'
import { applyEntry } from './replay-asset.ts'
import { type Units, worthOf } from './units.ts'
import { realizedGainNow } from './valuation.ts'

/** What stays the same from one entry to the next. */
export type Held = {
  readonly asset: Asset
  /** null when nothing is held */
  readonly units: Units | null
  readonly scaledQuantity: Scaled | null
  readonly cost: Cents
  readonly realized: Cents
  /**
   * The value of what is held at the price that the user wrote down last; null when there is none, or nothing is held.
   */
  readonly notedWorth: Cents | null
  /** The day numbers of the price that the user wrote down last, and of the last split; NO_DAY when there is none. */
  readonly notedDay: number
  readonly splitDay: number
  /**
   * The number of the last day whose close, of the user or of a provider, is older than the price that the user wrote
   * down.
   */
  readonly newerThan: { readonly own: number; readonly shared: number }
}

/**
 * @param before the result for an earlier entry. Most entries buy and sell nothing, so its sums of money can be reused.
 */
export function heldOf(asset: Asset, pendingSplit: Split | null, before: Held | null): Held {
  const money = before?.asset.holdingPeriods === asset.holdingPeriods ? before : moneyOf(asset, pendingSplit)
  const noted = asset.notedPrice?.price
  return {
    ...money,
    asset,
    notedWorth: noted === undefined || money.units === null ? null : centsOf(worthOf(money.units, noted)),
    notedDay: asset.notedPrice ? dayNumber(marketDayOf(asset.notedPrice.at)) : NO_DAY,
    newerThan: newerThan(asset),
    splitDay: Math.max(NO_DAY, ...asset.splits.map(({ effectiveOn }) => dayNumber(effectiveOn))),
  }
}

type Money = Pick<Held, 'units' | 'scaledQuantity' | 'cost' | 'realized'>

function moneyOf(asset: Asset, pendingSplit: Split | null): Money {
  const period = currentHoldingPeriod(asset)
  return {
    units: period && unitsHeld(period),
    scaledQuantity: period && !period.quantityFraction ? scaled(period.quantity) : null,
    cost: centsOf(roundToCents(period?.cost ?? '0')),
    realized: centsOf(realizedGainNow(asset, pendingSplit) ?? '0.00'),
  }
}

/**
 * A close has the moment of its session's end; what was written down later is newer. The price of a purchase or sale
 * gives way to a provider's close of the same session, as in the current price, unless the user typed a price after that close.
 */
function newerThan({ notedPrice, isPriceOfDecision, typedAt }: Asset): Held['newerThan'] {
  if (!notedPrice) return { own: NO_DAY, shared: NO_DAY }
  const day = marketDayOf(notedPrice.at)
  const isAfterSession = notedPrice.at > (sessionOn(day)?.closesAt ?? notedPrice.at)
  const own = dayNumber(day) - (isAfterSession ? 0 : 1)
  if (!isPriceOfDecision) return { own, shared: own }
  const session = sessionDayOf(notedPrice.at)
  const isTypedSince = typedAt !== null && typedAt >= endOfDay(session)
  return { own, shared: dayNumber(session) - (isTypedSince ? 0 : 1) }
}

/**
 * The asset after each of its entries, with the day from which on it was so; empty when the entries contradict each
 * other.
 */
export function replaySteps(entries: readonly AssetEntry[]): { readonly on: string; readonly asset: Asset }[] {
  let asset: Asset | null = null
  let on = ''
  try {
    return inEffectiveOrder(entries).map((entry) => {
      asset = applyEntry(asset, entry)
      // An entry without a place of its own counts from the day of the entry before it, not from the day of its writing.
      if (isPlaced(entry)) on = effectiveDay(entry)
      return { on, asset }
    })
  } catch {
    return []
  }
}
