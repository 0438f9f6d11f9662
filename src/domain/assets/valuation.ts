import Big from 'big.js'
import { type Decimal, percentChange, roundToCents, roundUnitPrice } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'
import type { CurrentPrice } from './current-price.ts'
import { averageCost, type HoldingPeriod, isEmpty, realizedGain, unitsHeld } from './position.ts'
import { amountOf, amountPerUnit, type Units, worthOf } from './units.ts'

/**
 * The figures of one asset, each null when something that it depends on is not known. Amounts in USD, 2 decimals. They
 * are about what is held; for a watched asset, about the observed quantity as if it had been bought at the price of
 * that day; for a sold one, about its last holding period.
 */
export type Valuation = {
  readonly quantity: Decimal
  /** Average price per unit; null also while nothing is held, as after a purchase of 0 shares. */
  readonly costBasis: Decimal | null
  /** quantity * costBasis */
  readonly initialValue: Decimal | null
  /** price * quantity; for a sold asset what it was sold for */
  readonly currentValue: Decimal | null
  /** (currentValue - initialValue) / initialValue * 100, from amounts before rounding */
  readonly totalGainLossPercent: Decimal | null
}

/** @param price USD per unit now; null when unknown. A sold asset's figures don't depend on it. */
export function valueAsset(asset: Asset, price: Decimal | null): Valuation {
  const period = asset.holdingPeriods.at(-1)
  if (!period) return valueWatched(asset.watched, price)
  if (period.closedAt !== null) return valueSold(period)
  return valueHolding(unitsHeld(period), { perUnit: costOfUnit(period), amount: period.cost }, price)
}

/** Of no units there is no average, and it is not zero. */
const costOfUnit = (period: HoldingPeriod): Decimal | null => (isEmpty(period) ? null : averageCost(period))

export type ValuationNow = Valuation & { readonly realizedGain: Decimal | null }

/**
 * The figures of an asset with a reported split that is not recorded. A price in new shares values nothing. Units that
 * were bought or sold since may be new shares, so there is no cost of one unit, and neither the cost of what was sold
 * since nor the gain of the rest is known.
 */
export function valueAssetNow(
  asset: Asset,
  { price, isInSharesHeld }: CurrentPrice,
  pending: Split | null,
): ValuationNow {
  const value = valueAsset(asset, price && isInSharesHeld ? price.price : null)
  const realizedGain = realizedGainNow(asset, pending)
  if (tradesSince(asset, pending).length === 0) return { ...value, realizedGain }
  const mixed = { ...value, costBasis: null, totalGainLossPercent: null, realizedGain }
  if (!hasSoldSince(asset, pending)) return mixed
  const isHeld = asset.holdingPeriods.at(-1)?.closedAt === null
  return { ...mixed, initialValue: null, currentValue: isHeld ? mixed.currentValue : null }
}

/** The gain of all sales so far; null also when something was sold since the day of a split that is not recorded. */
export const realizedGainNow = (asset: Asset, pending: Split | null): Decimal | null =>
  hasSoldSince(asset, pending) ? null : realizedGainOf(asset)

const hasSoldSince = (asset: Asset, pending: Split | null): boolean =>
  tradesSince(asset, pending).some(({ does }) => does === 'sell')

const tradesSince = ({ trades }: Asset, pending: Split | null): Asset['trades'] =>
  pending === null ? [] : trades.filter(({ on }) => on >= pending.effectiveOn)

function valueWatched(watched: Asset['watched'], price: Decimal | null): Valuation {
  const units = watched ?? { quantity: '0' }
  const cost = watched?.price == null ? null : { perUnit: watched.price, amount: amountOf(units, watched.price) }
  return valueHolding(units, cost, price)
}

type Cost = { readonly perUnit: Decimal | null; readonly amount: Decimal }

/**
 * Computed from the exact amounts: the cost of one unit is rounded, and for billions of units the rounding would be
 * cents.
 */
function valueHolding(units: Units, cost: Cost | null, price: Decimal | null): Valuation {
  return {
    quantity: units.quantity,
    costBasis: cost?.perUnit == null ? null : roundUnitPrice(cost.perUnit),
    initialValue: cost && roundToCents(cost.amount),
    currentValue: price === null ? null : worthOf(units, price),
    totalGainLossPercent: cost && price !== null ? percentChange(cost.amount, amountOf(units, price)) : null,
  }
}

function valueSold(period: HoldingPeriod): Valuation {
  const perUnit = costOfUnit(period)
  return {
    quantity: period.quantitySold,
    costBasis: perUnit && roundUnitPrice(perUnit),
    initialValue: roundToCents(new Big(period.costOfSold)),
    currentValue: period.proceeds === null ? null : roundToCents(period.proceeds),
    totalGainLossPercent: period.proceeds === null ? null : percentChange(period.costOfSold, period.proceeds),
  }
}

/**
 * The gain of all sales so far, over all holding periods, rounded once. USD, 2 decimals; null when the price of a sale is not known, and zero
 * before the first.
 */
export function realizedGainOf({ holdingPeriods }: Asset): Decimal | null {
  let total = new Big(0)
  for (const period of holdingPeriods) {
    const gain = realizedGain(period)
    if (gain === null) return null
    total = total.plus(gain)
  }
  return roundToCents(total)
}

/**
 * The gain from watching to owning: from the price when the asset was first watched to the price of its first purchase,
 * in percent, as if it had been bought at once (ruling 23). null when it was bought at once, a price is not known, or a
 * split that is not recorded lies between the two.
 */
export function gainWhileWatched({ watched, trades }: Asset, pending: Split | null): Decimal | null {
  const [first] = trades
  if (pending && first && first.on >= pending.effectiveOn) return null
  if (!watched?.price || !first || first.amount === null || new Big(first.quantity).eq(0)) return null
  return percentChange(watched.price, amountPerUnit(first.amount, first))
}
