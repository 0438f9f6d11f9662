import Big from 'big.js'
import { type Decimal, percentChange, roundToCents, sumOf } from '../../prices/money.ts'
import { mostOwnMoney, type Payment, paymentsOf, yearlyReturn } from './own-money.ts'
import {
  heldExactly,
  type Part,
  partsOfToday,
  type ShownAsset,
  soldParts,
  type ValuedAsset,
  valuedParts,
} from './summary-parts.ts'

/**
 * Sums over assets whose figures are all known; the others are counted, not guessed. USD, 2 decimals: sums of what the
 * lists show, so that they agree to the cent.
 */
export type Performance = {
  readonly count: number
  /** How many are not in the sums, because a price, a cost or a split is not known. */
  readonly leftOut: number
  /** How many of those only because a split is not recorded. */
  readonly leftOutForSplit: number
  /** How many of those because they are options that have expired and whose outcome is not recorded. */
  readonly leftOutForOutcome: number
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
  /** Of the assets on the sold list, over all holding periods: the sum of its column. */
  readonly onSoldList: Decimal
  /** Of what is held: on parts of it, and in earlier holding periods. */
  readonly onBoughtList: Decimal
}

type TodaysSum = {
  readonly gainLoss: Decimal
  readonly gainLossPercent: Decimal | null
  readonly atRisk: Decimal
  /** How many assets had money at risk today. */
  readonly count: number
  readonly leftOut: number
  /** How many of those because they are options that have expired and whose outcome is not recorded. */
  readonly leftOutForOutcome: number
}

export type Summary = {
  /** bought + sold, to the cent: what the account's money did (ruling 15). */
  readonly account: Account
  /** What is held: its value less its cost. */
  readonly bought: Performance
  /** Everything that was ever realized, on parts of what is held too: proceeds less their cost. */
  readonly sold: Performance
  readonly watched: Performance
  readonly realized: Realized
  /** What the day did; null when nothing of it is known. */
  readonly today: TodaysSum | null
}

/** The end of the curve, equal to the cent to `summarize`: what is held, and all that was ever realized. USD. */
export function holdingsNow(
  assets: readonly ValuedAsset[],
): Pick<Summary, 'bought'> & { readonly realizedGain: Decimal } {
  return {
    bought: performanceOf(assets.filter(({ list }) => list === 'bought')),
    realizedGain: sumOf(realizedGainsOf(assets.filter(({ list }) => list !== 'watched'))),
  }
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

function performanceOf(assets: readonly ValuedAsset[]): Performance {
  const parts = valuedParts(assets)
  return {
    count: assets.length,
    leftOut: assets.length - parts.length,
    leftOutForSplit: assets.filter(waitsForSplit).length,
    leftOutForOutcome: assets.filter(waitsForOutcome).length,
    ...gainOfParts(parts),
  }
}

const gainOfParts = (parts: readonly Pick<Part, 'before' | 'now'>[]) =>
  gainOf(sumOf(parts.map(({ before }) => before)), sumOf(parts.map(({ now }) => now)))

const gainOf = (initialValue: Decimal, currentValue: Decimal) => ({
  initialValue,
  currentValue,
  gainLoss: roundToCents(new Big(currentValue).minus(initialValue)),
  gainLossPercent: percentChange(initialValue, currentValue),
})

/** The explanations name this reason before any other. @see reasonForHeld */
const waitsForOutcome = ({ currentValue, isAwaitingOutcome = false }: ValuedAsset): boolean =>
  currentValue === null && isAwaitingOutcome

const waitsForSplit = (asset: ValuedAsset): boolean =>
  (asset.currentValue === null || asset.realizedGain === null) && asset.pendingSplit !== null && !waitsForOutcome(asset)

function soldOf(owned: readonly ShownAsset[]): Performance {
  const parts = soldParts(owned)
  return {
    count: owned.filter(({ list }) => list === 'sold').length,
    leftOut: owned.length - parts.length,
    leftOutForSplit: owned.filter((asset) => !isRealizedKnown(asset) && waitsForSplit(asset)).length,
    leftOutForOutcome: 0,
    ...gainOfParts(parts),
  }
}

/** What is left out of a part is left out of the whole: for an asset without a price, its value and its cost. */
function accountOf(owned: readonly ShownAsset[], bought: Performance, sold: Performance, today: string): Account {
  const payments = accountPayments(owned)
  const both = (figure: 'initialValue' | 'currentValue') => sumOf([bought[figure], sold[figure]])
  const gain = gainOf(both('initialValue'), both('currentValue'))
  const most = mostOwnMoney(payments)
  return {
    count: owned.length,
    leftOut: owned.filter((asset) => !isHeldKnown(asset) || !isRealizedKnown(asset)).length,
    leftOutForSplit: owned.filter(waitsForSplit).length,
    leftOutForOutcome: owned.filter(waitsForOutcome).length,
    leftOutForSale: owned.filter((asset) => !isRealizedKnown(asset) && !waitsForSplit(asset) && !waitsForOutcome(asset))
      .length,
    ...gain,
    gainLossPercent: percentChange(most, new Big(most).plus(gain.gainLoss).toFixed()),
    mostOwnMoney: most,
    yearlyReturnPercent: yearlyReturn(payments, accountHeld(owned), today),
  }
}

/** The payments and proceeds of everything in the account's sums, by their days. */
export const accountPayments = (owned: readonly ShownAsset[]): readonly Payment[] =>
  paymentsOf(
    owned.map((asset) => ({ ...asset, isHeldCounted: isHeldKnown(asset), isRealizedCounted: isRealizedKnown(asset) })),
  )

/** What is held and counts in the account, not rounded to cents. USD. */
export const accountHeld = (owned: readonly ShownAsset[]): Decimal => heldExactly(owned.filter(isHeldCounted))

const isHeldCounted = (asset: ShownAsset): boolean => asset.list === 'bought' && isHeldKnown(asset)

/** What is sold holds nothing of which a price could be missing. */
const isHeldKnown = ({ list, initialValue, currentValue }: ShownAsset): boolean =>
  list === 'sold' || (initialValue !== null && currentValue !== null)

const isRealizedKnown = ({ realizedGain }: ShownAsset): boolean => realizedGain !== null

function realizedOf(owned: readonly ShownAsset[]): Realized {
  const gains = realizedGainsOf(owned)
  return {
    gain: sumOf(gains),
    assets: gains.length,
    leftOut: owned.length - gains.length,
    soldAssets: owned.filter(({ trades }) => trades.some(({ does }) => does === 'sell')).length,
    onSoldList: sumOf(realizedGainsOf(owned.filter(({ list }) => list === 'sold'))),
    onBoughtList: sumOf(realizedGainsOf(owned.filter(({ list }) => list === 'bought'))),
  }
}

const realizedGainsOf = (assets: readonly ValuedAsset[]): Decimal[] =>
  assets.map(({ realizedGain }) => realizedGain).filter((gain) => gain !== null)

function todayOf(owned: readonly ShownAsset[]): Summary['today'] {
  const parts = partsOfToday(owned)
  if (parts.length === 0) return null
  const { initialValue: atRisk, gainLoss, gainLossPercent } = gainOfParts(parts)
  const atRiskToday = owned.filter(({ today }) => today !== null)
  const count = atRiskToday.length
  const leftOutForOutcome = atRiskToday.filter(waitsForOutcome).length
  return { gainLoss, gainLossPercent, atRisk, count, leftOut: count - parts.length, leftOutForOutcome }
}
