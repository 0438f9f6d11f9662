import Big from 'big.js'
import type { ExitName } from '../assets/exit-price.ts'
import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { type DoubtedFigure, doubtedNewLevel } from './doubted-level.ts'

/** The figures of a decision in which a typing mistake would stand for ever. Null: none is typed. */
type TypedFigures = {
  /** USD per unit. */
  readonly price: Decimal | null
  readonly quantity: Decimal | null
  /** New York's day of the decision, YYYY-MM-DD. */
  readonly decidedOn: string
  /** USD per unit; left out where none is typed. */
  readonly levels?: Readonly<Partial<Record<ExitName, Decimal | null>>>
}

/** USD per unit in shares of the day decided, and New York's day of which it is; no day for the last price that is known. */
export type KnownPrice = { readonly price: Decimal; readonly on: string | null }

/** What they are held against. Null: there is nothing. */
type KnownFigures = {
  readonly price: KnownPrice | null
  /** What the person usually moves at once. @see usualQuantity */
  readonly quantity: Decimal | null
  /** New York's day of now. */
  readonly today: string
  /** The day of the first close that a provider has of it. */
  readonly firstClose: string | null
}

/** A figure that is hard to believe, with what makes it so: asked about once, by name, and never refused. */
export type Doubt =
  | DoubtedFigure
  | { readonly kind: 'changed'; readonly typed: string; readonly what: string }
  | { readonly kind: 'quantity'; readonly typed: Decimal; readonly before: Decimal }
  | { readonly kind: 'price'; readonly typed: Decimal; readonly before: Decimal; readonly on: string | null }
  | { readonly kind: 'long-ago'; readonly typed: string; readonly years: number }
  | { readonly kind: 'before-first-close'; readonly typed: string; readonly before: string }

/** Further away from the known price than this part of it. */
const FAR = '0.4'
/** So many times the usual quantity, or more; and so many times a price of long after, or more. */
const MANY = 10
/** What something costs so many days later says no more than how many digits its price has. */
const LONG_AFTER_DAYS = 366
/** Nobody remembers the price of a day that is so many years ago; a wrong year is typed easily. */
const LONG_AGO_YEARS = 30
/** A provider's first close may be of the first day that somebody asked for, or of the Monday after it. */
const FIRST_CLOSE_DAYS = 7

/** What is asked about before a decision is recorded, in the order of the form. */
export function doubtsOf(typed: TypedFigures, before: KnownFigures): Doubt[] {
  const doubts: (Doubt | null)[] = [
    doubtedQuantity(typed.quantity, before.quantity),
    doubtedPrice(typed.price, before.price, typed.decidedOn),
    doubtedDay(typed.decidedOn, before),
    ...LEVELS.map((name) =>
      doubtedNewLevel(name, typed.levels?.[name] ?? null, typed.price ?? before.price?.price ?? null),
    ),
  ]
  return doubts.filter((doubt) => doubt !== null)
}

const LEVELS = ['stopLoss', 'takeProfit'] as const

/** The middle one of what was moved before, the smaller of two; null when nothing was. */
export function usualQuantity(quantities: readonly Decimal[]): Decimal | null {
  const sorted = quantities.filter((quantity) => new Big(quantity).gt(0)).sort((a, b) => new Big(a).cmp(b))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** Against zero nothing can be measured. */
export const doubtedQuantity = (typed: Decimal | null, before: Decimal | null): Doubt | null =>
  typed !== null && before !== null && new Big(before).gt(0) && new Big(typed).gte(new Big(before).times(MANY))
    ? { kind: 'quantity', typed, before }
    : null

/**
 * A price of any day, held against the nearest one that is known.
 * @param day the day of which the typed price is
 */
export function doubtedPrice(typed: Decimal | null, before: KnownPrice | null, day: string): Doubt | null {
  if (typed === null || before === null || new Big(before.price).lte(0)) return null
  const isOfLongAfter = before.on !== null && dayNumber(before.on) - dayNumber(day) > LONG_AFTER_DAYS
  const isDoubted = (isOfLongAfter ? isOtherDigits : isFar)(new Big(typed), new Big(before.price))
  return isDoubted ? { kind: 'price', typed, before: before.price, on: before.on } : null
}

const isFar = (typed: Big, before: Big): boolean => typed.minus(before).abs().gt(before.times(FAR))
const isOtherDigits = (typed: Big, before: Big): boolean =>
  typed.gte(before.times(MANY)) || typed.times(MANY).lte(before)

/** A day that cannot be right, or hardly. */
export function doubtedDay(
  typed: string,
  { today, firstClose }: Pick<KnownFigures, 'today' | 'firstClose'>,
): Doubt | null {
  if (firstClose !== null && dayNumber(firstClose) - dayNumber(typed) > FIRST_CLOSE_DAYS)
    return { kind: 'before-first-close', typed, before: firstClose }
  const years = yearsBetween(typed, today)
  return years >= LONG_AGO_YEARS ? { kind: 'long-ago', typed, years } : null
}

/** Whole years: the days are written year first, so that what follows the year can be compared as it is. */
const yearsBetween = (from: string, to: string): number =>
  Number(to.slice(0, YEAR)) - Number(from.slice(0, YEAR)) - (to.slice(YEAR) < from.slice(YEAR) ? 1 : 0)

const YEAR = 4
