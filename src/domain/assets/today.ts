import Big from 'big.js'
import { isExplainedBy } from '../prices/looks-like-split.ts'
import { isMarketDay, marketDayOf } from '../prices/market-calendar.ts'
import { lastSession, sessionOn } from '../prices/market-session.ts'
import { type Decimal, percentChange, roundToCents } from '../prices/money.ts'
import { isOwn } from '../prices/price.ts'
import type { Quote } from '../prices/quote.ts'
import { adjustForSplits, splitPrice } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Asset } from './asset.ts'
import type { CurrentPrice, LastClose } from './current-price.ts'
import { hasExpired } from './expired-option.ts'
import { currentHoldingPeriod } from './levels.ts'
import type { Trade } from './trade.ts'

/** What a day did to the money in one asset; the figures are null when a price that they need is not known. */
export type TodaysGain = {
  /** USD, 2 decimals. */
  readonly gainLoss: Decimal | null
  /** The money at risk: the previous close times what was held then, plus what was paid for purchases of today. */
  readonly atRisk: Decimal | null
  /** gainLoss / atRisk * 100, from amounts before rounding. */
  readonly gainLossPercent: Decimal | null
}

/** The exact parts of a day's figures. Units are in shares of today. */
export type TodaysParts = {
  readonly heldBefore: Decimal
  /** USD per unit; null when nothing was held then. */
  readonly previousClose: Decimal | null
  /** Whether that is a close which the user typed or uploaded. */
  readonly isPreviousCloseOwn: boolean
  readonly paid: Decimal
  readonly soldFor: Decimal
  readonly heldNow: Decimal
  /** USD per unit; null when nothing is held any more. */
  readonly price: Decimal | null
}

const UNKNOWN: TodaysGain = { gainLoss: null, atRisk: null, gainLossPercent: null }

/**
 * The gain of a day: what was held before counts from the previous close, purchases of today count from their price,
 * sales of today up to theirs (ruling 17). Today is New York's calendar day; a decision that was written today about an
 * earlier day belongs to that day.
 * @param closes the last known ones, of providers and of the user; one of them may be the previous close
 * @returns null when the market is closed today, and when nothing of this asset was at risk today
 */
export function todaysGain(
  asset: Asset,
  quote: Quote | null,
  current: CurrentPrice,
  now: Instant,
  closes: readonly LastClose[] = [],
): TodaysGain | null {
  const today = marketDayOf(now)
  if (!isMarketDay(today)) return null
  // What was recorded today of an option that expired on an earlier day is no move of today.
  const isOver = currentHoldingPeriod(asset) === null
  if (isOver && (tradesOn(asset, today).length === 0 || hasExpired(asset.facts, today))) return null
  const parts = todaysParts(asset, quote, current, now, closes)
  if (!parts) return UNKNOWN
  const before = new Big(parts.heldBefore).times(parts.previousClose ?? 0)
  const atRisk = before.plus(parts.paid)
  const after = new Big(parts.heldNow).times(parts.price ?? 0).plus(parts.soldFor)
  return {
    gainLoss: roundToCents(after.minus(atRisk)),
    atRisk: roundToCents(atRisk),
    gainLossPercent: percentChange(atRisk.toFixed(), after.toFixed()),
  }
}

/** null when a price that is needed is not known, or is in other shares than those that are held. */
export function todaysParts(
  asset: Asset,
  quote: Quote | null,
  { price, isInSharesHeld }: CurrentPrice,
  now: Instant,
  closes: readonly LastClose[] = [],
): TodaysParts | null {
  const today = marketDayOf(now)
  const trades = tradesOn(asset, today)
  const heldNow = new Big(currentHoldingPeriod(asset)?.quantity ?? 0)
  const moved = trades.reduce(
    (sum, { does, quantity }) => sum.plus(does === 'buy' ? quantity : `-${quantity}`),
    new Big(0),
  )
  const heldBefore = withoutNoise(heldNow.minus(moved))
  const close = heldBefore.eq(0) ? null : closeBefore(asset, quote, closes, today)
  const isPriceOfToday = price !== null && isInSharesHeld && marketDayOf(price.at) === today
  const isKnown = (heldBefore.eq(0) || close !== null) && (heldNow.eq(0) || isPriceOfToday)
  if (!isKnown || !isInSharesHeld || trades.some(({ amount }) => amount === null)) return null
  const sum = (does: Trade['does']) =>
    trades.filter((trade) => trade.does === does).reduce((total, { amount }) => total.plus(amount ?? 0), new Big(0))
  return {
    heldBefore: heldBefore.toFixed(),
    previousClose: close?.price ?? null,
    isPreviousCloseOwn: close?.isOwn ?? false,
    paid: sum('buy').toFixed(),
    soldFor: sum('sell').toFixed(),
    heldNow: heldNow.toFixed(),
    price: heldNow.eq(0) ? null : (price?.price ?? null),
  }
}

const tradesOn = ({ trades }: Asset, day: string): readonly Trade[] => trades.filter(({ on }) => on === day)

/** Removes the noise of divisions: three times a third of a share leaves no remainder that was held. */
const withoutNoise = (quantity: Big): Big => (quantity.lt('1e-12') ? new Big(0) : quantity)

type CloseBefore = { readonly price: Decimal; readonly isOwn: boolean }

/**
 * The close of the session before today's, in shares of today: from today's quote, otherwise from the stored closes.
 */
function closeBefore(
  asset: Asset,
  quote: Quote | null,
  closes: readonly LastClose[],
  today: string,
): CloseBefore | null {
  const quoted = quotedCloseBefore(asset, quote, today)
  if (quoted !== null) return { price: quoted, isOwn: false }
  const dayBefore = lastSession(sessionOn(today)?.opensAt ?? `${today}T12:00:00.000Z`).day
  const stored = closes.filter(({ day }) => day === dayBefore)
  const close = stored.find(isOwn) ?? stored[0]
  return close ? { price: adjustForSplits(close.close, close.day, asset.splits), isOwn: isOwn(close) } : null
}

/** A quote for the share's own day, with the previous close in shares of today, as in the day's gain. */
export const quoteOfToday = (asset: Asset, quote: Quote, now: Instant): Quote => ({
  ...quote,
  previousClose: quotedCloseBefore(asset, quote, marketDayOf(now)),
})

/** On the day of a split some providers still give it in old shares. */
function quotedCloseBefore({ splits }: Asset, quote: Quote | null, today: string): Decimal | null {
  if (!quote?.previousClose || marketDayOf(quote.price.at) !== today) return null
  const split = splits.find(({ effectiveOn }) => effectiveOn === today)
  const { previousClose, price } = quote
  return split && isExplainedBy(split, previousClose, price.price) ? splitPrice(previousClose, split) : previousClose
}
