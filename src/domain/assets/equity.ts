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

/**
 * What everything that was held was worth, day by day: quantity * close, each asset to the cent, as the lists add up. A day
 * without a close takes the last price before it, a provider's or one's own.
 * @param days New York's calendar days, ascending
 */
export function equityCurve(assets: readonly TradedAsset[], days: readonly string[]): EquityDay[] {
  const totals = days.map(() => ({ value: new Big(0), cost: new Big(0), realized: new Big(0) }))
  for (const traded of assets) addAsset(totals, traded, days)
  return totals.map(({ value, cost, realized }, index) => ({
    day: days[index] ?? '',
    value: value.toFixed(2),
    cost: cost.toFixed(2),
    realized: realized.toFixed(2),
  }))
}

type Total = { value: Big; cost: Big; realized: Big }

function addAsset(totals: readonly Total[], { entries, closes }: TradedAsset, days: readonly string[]): void {
  const ordered = inEffectiveOrder(entries)
  let asset: Asset | null = null
  let [nextEntry, nextClose] = [0, 0]
  for (const [index, day] of days.entries()) {
    for (; nextEntry < ordered.length; nextEntry += 1) {
      const entry = ordered[nextEntry]
      if (!entry || takesEffectOn(entry) > day) break
      asset = applyEntry(asset, entry)
    }
    while ((closes[nextClose]?.day ?? '9999') <= day) nextClose += 1
    const total = totals[index]
    if (asset && total) addDay(total, asset, closes[nextClose - 1] ?? null)
  }
}

const takesEffectOn = (entry: AssetEntry): string =>
  entry.kind === 'split-recorded' ? entry.effectiveOn : marketDayOf(entry.recordedAt)

function addDay(total: Total, asset: Asset, close: DayClose | null): void {
  total.realized = total.realized.plus(realizedGainOf(asset) ?? 0)
  const round = heldRound(asset)
  const price = round && lastPrice(asset, close)
  if (!round || price === null) return
  total.value = total.value.plus(roundToCents(new Big(price).times(round.quantity)))
  total.cost = total.cost.plus(roundToCents(round.cost))
}

/** The later of a close and what the user wrote down, in shares of the day. */
function lastPrice({ notedPrice, splits }: Asset, close: DayClose | null): Decimal | null {
  if (close && (!notedPrice || close.day >= marketDayOf(notedPrice.at)))
    return adjustForSplits(close.close, close.day, splits)
  return notedPrice?.price ?? null
}
