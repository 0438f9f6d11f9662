import Big from 'big.js'
import { type Decimal, roundToCents } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'
import { unitsHeld } from './position.ts'
import type { TodaysGain } from './today.ts'
import { amountOf } from './units.ts'
import type { Valuation } from './valuation.ts'

/** An asset's figures as its list shows them, and what they came from. */
export type ShownAsset = Pick<Valuation, 'initialValue' | 'currentValue'> &
  Pick<Asset, 'holdingPeriods' | 'trades'> & {
    readonly list: 'bought' | 'sold' | 'watched'
    /** Of all its sales so far; null when the price of one is not known. */
    readonly realizedGain: Decimal | null
    /** A split that is not recorded: then no price of after it says what is held. */
    readonly pendingSplit: Split | null
    /** An option that is held and has expired: nobody knows what it is worth until its outcome is recorded. */
    readonly isAwaitingOutcome?: boolean
    /** The price by which it is valued; left out where its value is not needed to more than cents. */
    readonly currentPrice?: { readonly price: Decimal } | null
    /** null when nothing of it was at risk today. */
    readonly today: TodaysGain | null
  }

/** What one asset adds to a sum: `now` less `before`. USD, 2 decimals, so that what is added up is what is shown. */
export type Part<A extends ShownAsset = ShownAsset> = {
  readonly asset: A
  readonly before: Decimal
  readonly now: Decimal
}

/** Of each asset whose figures are known, what it is worth now, or was sold for at last, and what it had cost. */
export const valuedParts = <A extends ShownAsset>(assets: readonly A[]): Part<A>[] =>
  assets.flatMap((asset) => {
    const { initialValue: before, currentValue: now } = asset
    return before === null || now === null ? [] : [{ asset, before, now }]
  })

/** What is held is worth by its price, not rounded to cents: of accounts of a few cents those would be most of it. USD. */
export function heldExactly(assets: readonly ShownAsset[]): Decimal {
  const worths = assets.map(({ holdingPeriods, currentValue, currentPrice }) => {
    const period = holdingPeriods.at(-1)
    if (currentValue === null) return '0'
    return currentPrice && period?.closedAt === null ? amountOf(unitsHeld(period), currentPrice.price) : currentValue
  })
  return worths.reduce((sum, worth) => sum.plus(worth), new Big(0)).toFixed()
}

/**
 * Of each asset what all its sales brought in, to the cent, and that less its realized gain: so the cost, which may have any
 * number of decimals, is shown as the cents that make the gain come out.
 */
export const soldParts = <A extends ShownAsset>(owned: readonly A[]): Part<A>[] =>
  owned.flatMap((asset) => {
    if (asset.realizedGain === null) return []
    const now = roundToCents(
      asset.holdingPeriods.reduce((total, period) => total.plus(period.proceeds ?? 0), new Big(0)),
    )
    return [{ asset, before: roundToCents(new Big(now).minus(asset.realizedGain)), now }]
  })

/** Of each asset with money at risk today, what stood at risk, and what is left of it or was sold of it. */
export const partsOfToday = <A extends ShownAsset>(owned: readonly A[]): Part<A>[] =>
  owned.flatMap((asset) => {
    const { gainLoss = null, atRisk: before = null } = asset.today ?? {}
    if (gainLoss === null || before === null) return []
    return [{ asset, before, now: roundToCents(new Big(before).plus(gainLoss)) }]
  })
