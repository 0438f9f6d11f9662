import Big from 'big.js'
import { marketDayOf } from '../prices/market-calendar.ts'
import { type Decimal, roundToCents } from '../prices/money.ts'
import { adjustForSplits } from '../prices/split.ts'
import { type Asset, type AssetEntry, applyEntry, inEffectiveOrder } from './asset.ts'
import { heldRound } from './levels.ts'
import { realizedGainOf } from './valuation.ts'

/** The close of a trading day, raw: as it was paid on that day. */
export type DayClose = { readonly day: string; readonly close: Decimal }

/** An asset's entries and the closes of its symbol, both oldest first. */
export type TradedAsset = { readonly entries: readonly AssetEntry[]; readonly closes: readonly DayClose[] }

/** What was held at the close of a day, what it had cost, and the gain of all sales until then. USD, 2 decimals. */
export type EquityDay = {
  readonly day: string
  readonly value: Decimal
  readonly cost: Decimal
  readonly realized: Decimal
}

/** Sums under way: one for each day. */
export type EquitySums = { readonly days: readonly string[]; readonly totals: readonly Total[] }

type Total = { value: Big; cost: Big; realized: Big }

/** @param days New York's calendar days, ascending */
export const startEquity = (days: readonly string[]): EquitySums => ({
  days,
  totals: days.map(() => ({ value: new Big(0), cost: new Big(0), realized: new Big(0) })),
})

/**
 * Adds what of one asset was held, day by day: quantity * close, to the cent, as the lists add up. A day without a close
 * takes the last price before it, a provider's or one's own. One asset at a time, so that between two of them others get
 * their turn.
 */
export function addToEquity({ days, totals }: EquitySums, { entries, closes }: TradedAsset): void {
  const ordered = inEffectiveOrder(entries)
  let asset: Asset | null = null
  let held: Held | null = null
  let [nextEntry, nextClose] = [0, 0]
  for (const [index, day] of days.entries()) {
    for (; nextEntry < ordered.length; nextEntry += 1) {
      const entry = ordered[nextEntry]
      if (!entry || takesEffectOn(entry) > day) break
      asset = applyEntry(asset, entry)
      held = null
    }
    while ((closes[nextClose]?.day ?? '9999') <= day) nextClose += 1
    const total = totals[index]
    if (!asset || !total) continue
    held ??= heldOf(asset)
    addDay(total, asset, held, closes[nextClose - 1] ?? null)
  }
}

export const finishEquity = ({ days, totals }: EquitySums): EquityDay[] =>
  totals.map(({ value, cost, realized }, index) => ({
    day: days[index] ?? '',
    value: value.toFixed(2),
    cost: cost.toFixed(2),
    realized: realized.toFixed(2),
  }))

const takesEffectOn = (entry: AssetEntry): string =>
  entry.kind === 'split-recorded' ? entry.effectiveOn : marketDayOf(entry.recordedAt)

/** What stays the same from one entry to the next. */
type Held = { readonly quantity: Big | null; readonly cost: Big; readonly realized: Big }

function heldOf(asset: Asset): Held {
  const round = heldRound(asset)
  return {
    quantity: round && new Big(round.quantity),
    cost: new Big(round ? roundToCents(round.cost) : 0),
    realized: new Big(realizedGainOf(asset) ?? 0),
  }
}

function addDay(total: Total, asset: Asset, { quantity, cost, realized }: Held, close: DayClose | null): void {
  total.realized = total.realized.plus(realized)
  const price = quantity && lastPrice(asset, close)
  if (!quantity || price === null) return
  total.value = total.value.plus(roundToCents(quantity.times(price)))
  total.cost = total.cost.plus(cost)
}

/** The later of a close and what the user wrote down, in shares of the day. */
function lastPrice({ notedPrice, splits }: Asset, close: DayClose | null): Decimal | null {
  if (close && (!notedPrice || close.day >= marketDayOf(notedPrice.at)))
    return adjustForSplits(close.close, close.day, splits)
  return notedPrice?.price ?? null
}
