import Big from 'big.js'
import type { Asset } from '../assets/asset.ts'
import { openSplit, salesOver } from '../assets/over-reported-splits.ts'
import type { Trade } from '../assets/trade.ts'
import type { Split } from '../prices/split.ts'

/** A sale, whole or partial, and what it brought in above the average cost of what was sold. */
export type Sale = {
  readonly sequence: number
  /** New York's calendar day on which it happened. */
  readonly on: string
  readonly gain: Big
}

/** The purchase that begins a holding period. */
type Opening = { readonly sequence: number; readonly on: string; readonly amount: Big }

/** The trades of a holding period in their order, for periods in which every amount is known. */
export type KnownPeriod = {
  readonly opening: Opening
  readonly sales: readonly Sale[]
  /** The sequence of the entry that ended it; null while anything is held. */
  readonly closedBySequence: number | null
  /** What all its sales brought in above their cost. */
  readonly gain: Big
}

/** The part of an asset that the sentences need. */
export type AssetPeriods = {
  readonly assetId: number
  readonly ticker: string
  readonly isShare: boolean
  readonly periods: readonly KnownPeriod[]
  /** How many holding periods are left out, because an amount in them is not known. */
  readonly unknownPeriods: number
  /** New York's day of the first split that is only reported and took effect while it was held; null where there is none. */
  readonly openSplitOn: string | null
}

/** @param allSplits that are known of its share and have taken effect, recorded or only reported */
export function periodsOf(asset: Asset, allSplits: readonly Split[] = asset.splits): AssetPeriods {
  const periods = knownPeriods(asset, salesOver(asset, allSplits))
  return {
    assetId: asset.assetId,
    ticker: asset.facts.ticker,
    isShare: asset.facts.type === 'stock',
    periods,
    unknownPeriods: asset.holdingPeriods.length - periods.length,
    openSplitOn: openSplit(asset, allSplits)?.effectiveOn ?? null,
  }
}

/**
 * The holding periods of an asset at average cost. A period is left out when anything in it was bought for nothing, or sold at an
 * unknown price, because its gain would be invented; so it would be of a sale of which nobody has said how many shares it was.
 */
const knownPeriods = ({ holdingPeriods, trades }: Asset, unknown: ReadonlySet<number>): readonly KnownPeriod[] =>
  holdingPeriods.flatMap((_, index) => {
    const ofPeriod = trades.filter(({ periodIndex }) => periodIndex === index)
    return ofPeriod.some(({ sequence }) => unknown.has(sequence)) ? [] : (knownPeriod(ofPeriod) ?? [])
  })

/** A division has 20 digits; its remainder is neither a gain nor a loss. */
const DIGITS_BEFORE_NOISE = 10

function knownPeriod(trades: readonly Trade[]): KnownPeriod | null {
  let [held, cost, gain] = [new Big(0), new Big(0), new Big(0)]
  const sales: Sale[] = []
  for (const { does, quantity, amount, sequence, on } of trades) {
    if (amount === null || new Big(quantity).eq(0)) return null
    if (does === 'buy') {
      if (new Big(amount).eq(0)) return null
      held = held.plus(quantity)
      cost = cost.plus(amount)
    } else {
      if (held.eq(0)) return null
      const costOfSold = held.eq(quantity) ? cost : cost.times(quantity).div(held)
      const gainOfSale = new Big(amount).minus(costOfSold).round(DIGITS_BEFORE_NOISE)
      sales.push({ sequence, on, gain: gainOfSale })
      gain = gain.plus(gainOfSale)
      held = held.minus(quantity)
      cost = cost.minus(costOfSold)
    }
  }
  const [first] = trades
  if (first?.does !== 'buy' || first.amount === null) return null
  const opening = { sequence: first.sequence, on: first.on, amount: new Big(first.amount) }
  return { opening, sales, closedBySequence: held.eq(0) ? (sales.at(-1)?.sequence ?? null) : null, gain }
}
