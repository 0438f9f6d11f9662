import Big from 'big.js'
import { type Decimal, percentChange, roundToCents, sumOf } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'
import { mostOwnMoney, paymentsOf, yearlyReturn } from './own-money.ts'
import type { TodaysGain } from './today.ts'
import type { Valuation } from './valuation.ts'

/** An asset's figures as its list shows them, and what they came from. */
export type ShownAsset = Pick<Valuation, 'initialValue' | 'currentValue'> &
  Pick<Asset, 'rounds' | 'trades'> & {
    readonly list: 'bought' | 'sold' | 'watched'
    /** Of all its sales so far; null when the price of one is not known. */
    readonly realizedGain: Decimal | null
    /** A split that is not recorded: then no price of after it says what is held. */
    readonly pendingSplit: Split | null
    /** null when nothing of it was at risk today. */
    readonly today: TodaysGain | null
  }

/**
 * Sums over assets whose figures are all known; the others are counted, not guessed. USD, 2 decimals: sums of what the
 * lists show, so that they agree to the cent.
 */
type Performance = {
  readonly count: number
  /** How many are not in the sums, because a price, a cost or a split is not known. */
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

type Account = Performance & {
  /** How many are left out because the price of a sale is not known. */
  readonly leftOutForSale: number
  /** The most own money that was in at once: what gainLossPercent is against. */
  readonly mostOwnMoney: Decimal
  /** Money-weighted; null in the first year, and when no single rate fits. */
  readonly yearlyReturnPercent: Decimal | null
}

type Realized = {
  readonly gain: Decimal
  /** How many assets are in it, with or without a sale. */
  readonly assets: number
  readonly leftOut: number
  /** Of how many assets something was sold. */
  readonly soldAssets: number
  /** Of what is on the sold list, all rounds: what its column adds up to. */
  readonly onSoldList: Decimal
  /** Of what is held: on parts of it, and in earlier rounds. */
  readonly onBoughtList: Decimal
}

type TodaysSum = {
  readonly gainLoss: Decimal
  readonly gainLossPercent: Decimal | null
  readonly atRisk: Decimal
  /** How many assets had money at risk today. */
  readonly count: number
  readonly leftOut: number
}

export type Summary = {
  /** bought + sold, to the cent: what the account's money did (ruling 15). */
  readonly account: Account
  /** What is held: its value less its cost. */
  readonly bought: Performance
  /** Everything that was ever realized, of what is held too: what the sales brought in less what that had cost. */
  readonly sold: Performance
  readonly watched: Performance
  readonly realized: Realized
  /** What the day did; null when nothing of it is known. */
  readonly today: TodaysSum | null
}

/** @param today New York's calendar day */
export function summarize(assets: readonly ShownAsset[], today: string): Summary {
  const on = (list: ShownAsset['list']) => assets.filter((asset) => asset.list === list)
  const owned = assets.filter(({ list }) => list !== 'watched')
  const bought = performanceOf(on('bought'))
  const sold = soldOf(owned)
  return {
    account: accountOf(owned, bought, sold, today),
    bought,
    sold,
    watched: performanceOf(on('watched')),
    realized: realizedOf(owned),
    today: todayOf(owned),
  }
}

function performanceOf(assets: readonly ShownAsset[]): Performance {
  const known = assets.flatMap(({ initialValue, currentValue }) =>
    initialValue === null || currentValue === null ? [] : [{ initialValue, currentValue }],
  )
  return {
    count: assets.length,
    leftOut: assets.length - known.length,
    leftOutForSplit: assets.filter(waitsForSplit).length,
    ...gainOf(sumOf(known.map((asset) => asset.initialValue)), sumOf(known.map((asset) => asset.currentValue))),
  }
}

const gainOf = (initialValue: Decimal, currentValue: Decimal) => ({
  initialValue,
  currentValue,
  gainLoss: roundToCents(new Big(currentValue).minus(initialValue)),
  gainLossPercent: percentChange(initialValue, currentValue),
})

const waitsForSplit = ({ currentValue, realizedGain, pendingSplit }: ShownAsset): boolean =>
  (currentValue === null || realizedGain === null) && pendingSplit !== null

/**
 * Of each asset what its sales brought in, to the cent, less its realized gain: so the cost, which may have any number of
 * decimals, is shown as the cents that make the gain come out.
 */
function soldOf(owned: readonly ShownAsset[]): Performance {
  const known = owned.flatMap(({ rounds, realizedGain }) => {
    if (realizedGain === null) return []
    const proceeds = rounds.reduce((total, round) => total.plus(round.proceeds ?? 0), new Big(0))
    return [{ proceeds: roundToCents(proceeds), gain: realizedGain }]
  })
  const proceeds = sumOf(known.map((asset) => asset.proceeds))
  const gain = sumOf(known.map((asset) => asset.gain))
  return {
    count: owned.filter(({ list }) => list === 'sold').length,
    leftOut: owned.length - known.length,
    leftOutForSplit: owned.filter((asset) => !isRealizedKnown(asset) && waitsForSplit(asset)).length,
    ...gainOf(roundToCents(new Big(proceeds).minus(gain)), proceeds),
  }
}

/** What is left out of a part is left out of the whole: of an asset without a price, what is held and what that had cost. */
function accountOf(owned: readonly ShownAsset[], bought: Performance, sold: Performance, today: string): Account {
  const payments = paymentsOf(
    owned.map((asset) => ({ ...asset, isHeldCounted: isHeldKnown(asset), isRealizedCounted: isRealizedKnown(asset) })),
  )
  const both = (figure: 'initialValue' | 'currentValue') => sumOf([bought[figure], sold[figure]])
  const gain = gainOf(both('initialValue'), both('currentValue'))
  const most = mostOwnMoney(payments)
  return {
    count: owned.length,
    leftOut: owned.filter((asset) => !isHeldKnown(asset) || !isRealizedKnown(asset)).length,
    leftOutForSplit: owned.filter(waitsForSplit).length,
    leftOutForSale: owned.filter((asset) => !isRealizedKnown(asset) && !waitsForSplit(asset)).length,
    ...gain,
    gainLossPercent: percentChange(most, new Big(most).plus(gain.gainLoss).toFixed()),
    mostOwnMoney: most,
    yearlyReturnPercent: yearlyReturn(payments, bought.currentValue, today),
  }
}

/** What is sold holds nothing of which a price could be missing. */
const isHeldKnown = ({ list, initialValue, currentValue }: ShownAsset): boolean =>
  list === 'sold' || (initialValue !== null && currentValue !== null)

const isRealizedKnown = ({ realizedGain }: ShownAsset): boolean => realizedGain !== null

function realizedOf(owned: readonly ShownAsset[]): Realized {
  const gains = (assets: readonly ShownAsset[]) =>
    assets.map(({ realizedGain }) => realizedGain).filter((gain) => gain !== null)
  const known = gains(owned)
  return {
    gain: sumOf(known),
    assets: known.length,
    leftOut: owned.length - known.length,
    soldAssets: owned.filter(({ trades }) => trades.some(({ does }) => does === 'sell')).length,
    onSoldList: sumOf(gains(owned.filter(({ list }) => list === 'sold'))),
    onBoughtList: sumOf(gains(owned.filter(({ list }) => list === 'bought'))),
  }
}

function todayOf(owned: readonly ShownAsset[]): Summary['today'] {
  const atRisk = owned.flatMap(({ today }) => today ?? [])
  const known = atRisk.flatMap((today) =>
    today.gainLoss === null || today.atRisk === null ? [] : [{ gainLoss: today.gainLoss, atRisk: today.atRisk }],
  )
  if (known.length === 0) return null
  const before = sumOf(known.map((today) => today.atRisk))
  const gainLoss = sumOf(known.map((today) => today.gainLoss))
  return {
    gainLoss,
    gainLossPercent: percentChange(before, new Big(before).plus(gainLoss).toFixed()),
    atRisk: before,
    count: atRisk.length,
    leftOut: atRisk.length - known.length,
  }
}
