import Big from 'big.js'
import type { ExitName } from '../assets/exit-price.ts'
import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { type UnusualLevel, unusualNewLevel } from './unusual-level.ts'
import type { UnusualSplit } from './unusual-split.ts'

/** The figures of a decision in which a typing mistake would stay for ever. null means that none is typed. */
type TypedFigures = {
  /** In USD per unit. */
  readonly price: Decimal | null
  readonly quantity: Decimal | null
  /** The day of the decision in New York, YYYY-MM-DD. */
  readonly decidedOn: string
  /** In USD per unit; left out when none is typed. */
  readonly levels?: Readonly<Partial<Record<ExitName, Decimal | null>>>
}

/** In USD per unit and shares of the decision's day, with its day in New York; no day for the last known price. */
export type KnownPrice = {
  readonly price: Decimal
  readonly on: string | null
  /** The day of a last known price that is of an earlier session; left out otherwise. */
  readonly asOf?: string
}

/** The figures to compare with. null means that there is none. */
type KnownFigures = {
  readonly price: KnownPrice | null
  /** The quantity that the user usually buys or sells. @see usualQuantity */
  readonly quantity: Decimal | null
  /** The present day in New York. */
  readonly today: string
  /** The day of a provider's first close. */
  readonly firstClose: string | null
  /** The last day of an option that this decision puts on a list; left out where it is none. */
  readonly expiresOn?: string | null
}

/** A figure that is hard to believe, and why: the user is asked about it once, and it is never refused. */
export type UnusualFigure =
  | UnusualLevel
  | UnusualSplit
  | { readonly kind: 'old-price'; readonly typed: Decimal; readonly on: string }
  | PriceOfOtherDay
  | { readonly kind: 'other-company'; readonly typed: string; readonly listed: string }
  | { readonly kind: 'changed'; readonly typed: string; readonly what: string }
  | { readonly kind: 'quantity'; readonly typed: Decimal; readonly before: Decimal }
  | PriceFarAway
  | { readonly kind: 'no-quantity' | 'no-price'; readonly typed: Decimal }
  | PriceOfOneShare
  /** A percentage below cost of which no price is left, as of a stop with a digit too many. */
  | { readonly kind: 'no-stop'; readonly typed: Decimal }
  | { readonly kind: 'long-ago'; readonly typed: string; readonly years: number }
  | { readonly kind: 'before-first-close' | 'expired'; readonly typed: string; readonly before: string }

/** The price of one contract that is so small that it may be the one of a share, as brokers quote it. */
type PriceOfOneShare = { readonly kind: 'price-of-share'; readonly typed: Decimal; readonly multiplier: Decimal }

/** A decision that is moved to a day of which its price, that nobody typed, is not. */
type PriceOfOtherDay = {
  readonly kind: 'price-of-other-day'
  /** The new day. */
  readonly typed: string
  readonly price: Decimal
  readonly filledInOn: string
  /** The known price of the new day; null when there is none. */
  readonly ofDay: Decimal | null
}

type PriceFarAway = { readonly kind: 'price'; readonly typed: Decimal; readonly before: Decimal } & Omit<
  KnownPrice,
  'price'
>

/** A price is far away when it differs from the known one by more than this fraction. */
export const FAR = '0.4'
/** A quantity is asked about from this many times the usual one on, and a price of a day long past from this many times the known one. */
const MANY = 10
/** After this many days, a later price tells only how many digits a price should have. */
const LONG_AFTER_DAYS = 366
/** Nobody remembers the price of a day so many years ago, but a wrong year is easily typed. */
const LONG_AGO_YEARS = 30
/** A provider's first close may be only the first day that somebody asked for, or the Monday after it. */
const FIRST_CLOSE_DAYS = 7

/** The unusual figures to ask about before a decision is recorded, in the order of the form. */
export function unusualFigures(typed: TypedFigures, before: KnownFigures): UnusualFigure[] {
  const unusual: (UnusualFigure | null)[] = [
    unusualQuantity(typed.quantity, before.quantity),
    unusualPrice(typed.price, before.price, typed.decidedOn),
    unusualDay(typed.decidedOn, before),
    expired(typed.decidedOn, before.expiresOn ?? null),
    ...LEVELS.map((name) => unusualLevelOf(name, typed, before.price)),
  ]
  return unusual.filter((figure) => figure !== null)
}

/** Compares a stop or target with the price that is typed with it, or else with the known one, whose day is told. */
function unusualLevelOf(
  name: ExitName,
  { levels, price }: TypedFigures,
  nearest: KnownPrice | null,
): UnusualLevel | null {
  const figure = unusualNewLevel(name, levels?.[name] ?? null, price ?? nearest?.price ?? null)
  const day = price === null ? (nearest?.on ?? nearest?.asOf) : undefined
  return figure && { ...figure, ...(day && { asOf: day }) }
}

const LEVELS = ['stopLoss', 'takeProfit'] as const

/** On its last day an option is still traded. */
const expired = (typed: string, expiresOn: string | null): UnusualFigure | null =>
  expiresOn !== null && expiresOn < typed ? { kind: 'expired', typed, before: expiresOn } : null

/** The median of the earlier quantities, the smaller of two; null when there is none. */
export function usualQuantity(quantities: readonly Decimal[]): Decimal | null {
  const sorted = quantities.filter((quantity) => new Big(quantity).gt(0)).sort((a, b) => new Big(a).cmp(b))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** A quantity of zero buys and sells nothing, whatever is usual. Nothing can be compared with zero. */
export function unusualQuantity(typed: Decimal | null, before: Decimal | null): UnusualFigure | null {
  if (typed === null) return null
  if (isZero(typed)) return { kind: 'no-quantity', typed }
  return before !== null && new Big(before).gt(0) && new Big(typed).gte(new Big(before).times(MANY))
    ? { kind: 'quantity', typed, before }
    : null
}

/**
 * Compares a price of any day with the nearest known one. Where none is known, only a price of zero is asked about.
 * @param day the day of the typed price
 */
export function unusualPrice(typed: Decimal | null, before: KnownPrice | null, day: string): UnusualFigure | null {
  if (typed !== null && before === null && isZero(typed)) return { kind: 'no-price', typed }
  if (typed === null || before === null || new Big(before.price).lte(0)) return null
  const isOfLongAfter = before.on !== null && dayNumber(before.on) - dayNumber(day) > LONG_AFTER_DAYS
  const isUnusual = (isOfLongAfter ? isOtherDigits : isFar)(new Big(typed), new Big(before.price))
  const { price, ...dayBefore } = before
  return isUnusual ? { kind: 'price', typed, before: price, ...dayBefore } : null
}

/**
 * Whether a price that a form had filled in is not the one of the day to which its decision is moved: one of a later day, or of a day
 * after which a newer one was known by then.
 */
export function priceOfOtherDay(
  { price, filledInOn }: { readonly price: Decimal; readonly filledInOn: string },
  nearest: KnownPrice | null,
  day: string,
): UnusualFigure | null {
  const ofDay = nearest?.on === day ? nearest.price : null
  if (ofDay !== null && new Big(ofDay).eq(price)) return null
  const isNewerKnown = nearest?.on != null && nearest.on > filledInOn && nearest.on <= day
  return filledInOn > day || isNewerKnown ? { kind: 'price-of-other-day', typed: day, price, filledInOn, ofDay } : null
}

/**
 * Compares the price of one contract with what the contract buys or sells: options near their strike cost some percent of it, so that a
 * hundredth of their price, as it is quoted for one share, is below this fraction.
 * @param contract the strike in USD per share, and the shares of one contract
 */
export function unusualContractPrice(
  typed: Decimal | null,
  { strike, multiplier }: { readonly strike: Decimal | null; readonly multiplier: Decimal | null },
): UnusualFigure | null {
  if (typed === null || strike === null || multiplier === null || isZero(typed)) return null
  const least = new Big(strike).times(multiplier).times(LEAST_OF_STRIKE)
  return new Big(multiplier).gt(1) && new Big(typed).lt(least) ? { kind: 'price-of-share', typed, multiplier } : null
}

const LEAST_OF_STRIKE = '0.001'

const isZero = (typed: Decimal): boolean => new Big(typed).eq(0)
const isFar = (typed: Big, before: Big): boolean => typed.minus(before).abs().gt(before.times(FAR))
const isOtherDigits = (typed: Big, before: Big): boolean =>
  typed.gte(before.times(MANY)) || typed.times(MANY).lte(before)

/** A day that is impossible or unlikely. */
export function unusualDay(
  typed: string,
  { today, firstClose }: Pick<KnownFigures, 'today' | 'firstClose'>,
): UnusualFigure | null {
  if (firstClose !== null && dayNumber(firstClose) - dayNumber(typed) > FIRST_CLOSE_DAYS)
    return { kind: 'before-first-close', typed, before: firstClose }
  const years = yearsBetween(typed, today)
  return years >= LONG_AGO_YEARS ? { kind: 'long-ago', typed, years } : null
}

/** Whole years: the days begin with the year, so the rest can be compared as text. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, YEAR)) - Number(from.slice(0, YEAR)) - (to.slice(YEAR) < from.slice(YEAR) ? 1 : 0)

const YEAR = 4
