import Big from 'big.js'
import { type Decimal, percentChange, roundToCents } from '../prices/money.ts'
import type { TodaysValues } from '../prices/quote.ts'
import type { Split } from '../prices/split.ts'
import type { Valuation } from './valuation.ts'

/** An asset's figures as its list shows them. */
export type ShownAsset = Pick<Valuation, 'quantity' | 'initialValue' | 'currentValue'> & {
  readonly list: 'bought' | 'sold' | 'watched'
  /** Of all its sales so far; null when the price of one is not known. */
  readonly realizedGain: Decimal | null
  /** A split that is not recorded: then no price of after it says what is held. */
  readonly pendingSplit: Split | null
  readonly today: TodaysValues | null
}

/**
 * Sums over assets whose figures are all known; the others are counted, not guessed. USD, 2 decimals: sums of what the
 * lists show, so that they agree to the cent.
 */
export type Performance = {
  readonly count: number
  /** How many of them are not in the sums, because a price, a cost or a split is not known. */
  readonly leftOut: number
  /** How many of those only because a split is not recorded. */
  readonly leftOutForSplit: number
  readonly initialValue: Decimal
  readonly currentValue: Decimal
  /** currentValue - initialValue */
  readonly gainLoss: Decimal
  /** gainLoss / initialValue * 100; null when there is nothing to compare with */
  readonly gainLossPercent: Decimal | null
}

export type Summary = {
  /** Bought and sold together: what the account's money did. */
  readonly account: Performance
  readonly bought: Performance
  readonly sold: Performance
  readonly watched: Performance
  /** Gain of all sales so far, of what is still held too. */
  readonly realized: { readonly gain: Decimal; readonly assets: number; readonly leftOut: number }
  /** The day's change of what is held; null when no day's values are known. */
  readonly today: {
    readonly gainLoss: Decimal
    readonly gainLossPercent: Decimal | null
    readonly leftOut: number
  } | null
}

export function summarize(assets: readonly ShownAsset[]): Summary {
  const on = (...lists: string[]) => assets.filter(({ list }) => lists.includes(list))
  return {
    account: performanceOf(on('bought', 'sold')),
    bought: performanceOf(on('bought')),
    sold: performanceOf(on('sold')),
    watched: performanceOf(on('watched')),
    realized: realizedOf(on('bought', 'sold')),
    today: todayOf(on('bought')),
  }
}

function performanceOf(assets: readonly ShownAsset[]): Performance {
  const known = assets.flatMap(({ initialValue, currentValue }) =>
    initialValue === null || currentValue === null ? [] : [{ initialValue, currentValue }],
  )
  const waiting = assets.filter((asset) => asset.currentValue === null && asset.pendingSplit !== null)
  const initialValue = sum(known.map((asset) => asset.initialValue))
  const currentValue = sum(known.map((asset) => asset.currentValue))
  return {
    count: assets.length,
    leftOut: assets.length - known.length,
    leftOutForSplit: waiting.length,
    initialValue,
    currentValue,
    gainLoss: roundToCents(new Big(currentValue).minus(initialValue)),
    gainLossPercent: percentChange(initialValue, currentValue),
  }
}

function realizedOf(assets: readonly ShownAsset[]): Summary['realized'] {
  const gains = assets.map(({ realizedGain }) => realizedGain).filter((gain) => gain !== null)
  return { gain: sum(gains), assets: gains.length, leftOut: assets.length - gains.length }
}

/** What has no value has no day either: its price is in other shares than those that are known to be held. */
function todayOf(held: readonly ShownAsset[]): Summary['today'] {
  const known = held.flatMap(({ today, quantity, currentValue }) =>
    today && currentValue !== null ? [{ today, quantity }] : [],
  )
  if (known.length === 0) return null
  const gainLoss = sum(known.map(({ today, quantity }) => roundToCents(new Big(today.dollarChange).times(quantity))))
  const current = sum(known.map(({ today, quantity }) => roundToCents(new Big(today.current).times(quantity))))
  return {
    gainLoss,
    gainLossPercent: percentChange(roundToCents(new Big(current).minus(gainLoss)), current),
    leftOut: held.length - known.length,
  }
}

const sum = (amounts: readonly Decimal[]): Decimal =>
  roundToCents(amounts.reduce((total, amount) => total.plus(amount), new Big(0)))
