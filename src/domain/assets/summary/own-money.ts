import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import type { Asset } from '../asset.ts'
import type { Trade } from '../trade.ts'
import { type Flow, yearlyReturnPercent } from './yearly-return.ts'

/**
 * An asset's trades, and which of its gains count in the account's sums. What is not known is left out of gains and
 * payments alike.
 */
type CountedAsset = Pick<Asset, 'holdingPeriods' | 'trades'> & {
  /** Whether what is held has a price, so that its gain counts. */
  readonly isHeldCounted: boolean
  /** Whether the price of every sale is known, so that what they brought in counts. */
  readonly isRealizedCounted: boolean
}

/** Money in or out of the account, by the day on which it was decided, and of one day in the order of the ledger. `usd` is above zero for a purchase. */
export type Payment = Pick<Trade, 'sequence' | 'on'> & { readonly usd: Big }

/** After this many days a yearly return is shown. Earlier, it would turn a good week into a fortune. */
const FIRST_YEAR_DAYS = 365

/**
 * The most own money that was in at once: the highest that purchases less proceeds ever stood, entry by entry over all
 * assets (ruling 15), each on the day on which it was decided (ruling 19). Money that came back from one sale and went into the next purchase is the same money.
 * @returns USD, 2 decimals; never below zero
 */
export const mostOwnMoney = (payments: readonly Payment[]): Decimal => roundToCents(peakOf(payments).most)

/**
 * Payments and proceeds up to the moment when the most own money was in. USD, exact: their difference is that amount.
 */
export function paidUntilMost(payments: readonly Payment[]): { readonly paid: Decimal; readonly received: Decimal } {
  let [paid, received] = [new Big(0), new Big(0)]
  for (const { usd } of payments.slice(0, peakOf(payments).count)) {
    if (usd.gt(0)) paid = paid.plus(usd)
    else received = received.minus(usd)
  }
  return { paid: paid.toFixed(), received: received.toFixed() }
}

/** The highest sum, and after how many payments it stood there first. */
function peakOf(payments: readonly Payment[]): { readonly most: Big; readonly count: number } {
  let now = new Big(0)
  let peak = { most: now, count: 0 }
  for (const [index, { usd }] of payments.entries()) {
    now = now.plus(usd)
    if (now.gt(peak.most)) peak = { most: now, count: index + 1 }
  }
  return peak
}

/** Every payment that counts, ordered by its day and then by the place of its entry in the ledger. */
export const paymentsOf = (assets: readonly CountedAsset[]): readonly Payment[] =>
  assets
    .flatMap(countedPayments)
    .sort((one, other) => (one.on === other.on ? one.sequence - other.sequence : one.on < other.on ? -1 : 1))

/**
 * The part of each purchase that counts. Its units may be partly sold and partly held; where only one of the two is
 * known, that share of every purchase of the holding period counts. Average cost does not distinguish between units, so
 * neither does this.
 */
function countedPayments({ holdingPeriods, trades, isHeldCounted, isRealizedCounted }: CountedAsset): Payment[] {
  return trades.flatMap(({ sequence, on, does, periodIndex: index, amount }) => {
    if (does === 'sell')
      return isRealizedCounted && amount !== null ? [{ sequence, on, usd: new Big(amount).times(-1) }] : []
    const usd = new Big(amount ?? 0)
    if (isHeldCounted && isRealizedCounted) return [{ sequence, on, usd }]
    const { cost = '0', costOfSold = '0' } = holdingPeriods[index] ?? {}
    const paid = new Big(cost).plus(costOfSold)
    const counted = isHeldCounted ? cost : isRealizedCounted ? costOfSold : '0'
    return paid.eq(0) || new Big(counted).eq(0) ? [] : [{ sequence, on, usd: usd.times(counted).div(paid) }]
  })
}

/**
 * The money-weighted yearly return of all payments and of what is held, valued today.
 * @param held USD
 * @param today New York's calendar day
 * @returns percent, 2 decimals; null in the first 365 days, and when there is no such rate or more than one
 */
export function yearlyReturn(payments: readonly Payment[], held: Decimal, today: string): Decimal | null {
  const percent = exactYearlyReturn(payments, held, today)
  return percent === null ? null : roundToCents(percent.toFixed(8))
}

/** The same unrounded. */
export function exactYearlyReturn(payments: readonly Payment[], held: Decimal, today: string): number | null {
  const flows: Flow[] = payments.map(({ on, usd }) => ({ day: on, usd: -usd.toNumber() }))
  const first = payments.find(({ usd }) => usd.gt(0))
  if (!first || dayNumber(today) - dayNumber(first.on) < FIRST_YEAR_DAYS) return null
  return yearlyReturnPercent([...flows, { day: today, usd: Number(held) }])
}
