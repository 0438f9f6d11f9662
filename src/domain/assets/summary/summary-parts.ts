import Big from 'big.js'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import type { Split } from '../../prices/split.ts'
import type { Asset } from '../asset.ts'
import { unitsHeld } from '../position.ts'
import type { TodaysGain } from '../today.ts'
import { amountOf } from '../units.ts'
import type { Valuation } from '../valuation.ts'

/** An asset's figures as its list shows them. */
export type ValuedAsset = Pick<Valuation, 'initialValue' | 'currentValue'> & {
  readonly list: 'bought' | 'sold' | 'watched'
  /** Of all its sales so far; null when the price of one is not known. */
  readonly realizedGain: Decimal | null
  /** A split that is not recorded: no price from its day on is in the shares that are held. */
  readonly pendingSplit: Split | null
  /** An option that is held and has expired: nobody knows what it is worth until its outcome is recorded. */
  readonly isAwaitingOutcome?: boolean
}

/** The same with what they came from. */
export type ShownAsset = ValuedAsset &
  Pick<Asset, 'holdingPeriods' | 'trades'> & {
    /** The price by which it is valued; left out where whole cents are exact enough. */
    readonly currentPrice?: { readonly price: Decimal } | null
    /** null when nothing of it was at risk today. */
    readonly today: TodaysGain | null
  }

/**
 * The part of one asset in a sum: `now` less `before`. USD, 2 decimals, so that the visible parts add up to the visible
 * sum.
 */
export type Part<A extends ValuedAsset = ShownAsset> = {
  readonly asset: A
  readonly before: Decimal
  readonly now: Decimal
}

/** For each asset whose figures are known: its value now, or its last proceeds, and its cost. */
export const valuedParts = <A extends ValuedAsset>(assets: readonly A[]): Part<A>[] =>
  assets.flatMap((asset) => {
    const { initialValue: before, currentValue: now } = asset
    return before === null || now === null ? [] : [{ asset, before, now }]
  })

/**
 * The value of what is held, not rounded to cents: in an account of a few cents the rounding would be most of it. USD.
 */
export function heldExactly(assets: readonly ShownAsset[]): Decimal {
  const worths = assets.map(({ holdingPeriods, currentValue, currentPrice }) => {
    const period = holdingPeriods.at(-1)
    if (currentValue === null) return '0'
    return currentPrice && period?.closedAt === null ? amountOf(unitsHeld(period), currentPrice.price) : currentValue
  })
  return worths.reduce((sum, worth) => sum.plus(worth), new Big(0)).toFixed()
}

/**
 * For each asset the proceeds of all its sales, in cents, and those proceeds less its realized gain. The cost may have
 * any number of decimals, so it is shown as the cents that make the gain come out.
 */
export const soldParts = <A extends ShownAsset>(owned: readonly A[]): Part<A>[] =>
  owned.flatMap((asset) => {
    if (asset.realizedGain === null) return []
    const now = roundToCents(
      asset.holdingPeriods.reduce((total, period) => total.plus(period.proceeds ?? 0), new Big(0)),
    )
    return [{ asset, before: roundToCents(new Big(now).minus(asset.realizedGain)), now }]
  })

/** For each asset with money at risk today: what was at risk, and its value now or its proceeds. */
export const partsOfToday = <A extends ShownAsset>(owned: readonly A[]): Part<A>[] =>
  owned.flatMap((asset) => {
    const { gainLoss = null, atRisk: before = null } = asset.today ?? {}
    if (gainLoss === null || before === null) return []
    return [{ asset, before, now: roundToCents(new Big(before).plus(gainLoss)) }]
  })
