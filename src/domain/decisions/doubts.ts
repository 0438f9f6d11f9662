import Big from 'big.js'
import type { Decimal } from '../prices/money.ts'

/** The figures of a decision in which a typing mistake would stand for ever. Null: none is typed. */
type TypedFigures = {
  /** USD per unit. */
  readonly price: Decimal | null
  readonly quantity: Decimal | null
  /** New York's day of the decision, YYYY-MM-DD. */
  readonly decidedOn: string
}

/** What they are held against. Null: there is nothing. */
type KnownFigures = {
  /** USD per unit, the last that is known. */
  readonly price: Decimal | null
  /** What the person usually moves at once. @see usualQuantity */
  readonly quantity: Decimal | null
  /** The day of the decision before. */
  readonly decidedOn: string | null
}

/** A figure that is hard to believe, with what makes it so: asked about once, by name, and never refused. */
export type Doubt =
  | { readonly kind: 'price' | 'quantity'; readonly typed: Decimal; readonly before: Decimal }
  | { readonly kind: 'decided-before'; readonly typed: string; readonly before: string }

/** Further away from the last known price than this part of it. */
const FAR = '0.4'
/** So many times the usual quantity, or more. */
const MANY = 10

/** What is asked about before a decision is recorded, in the order of the form. */
export function doubtsOf(typed: TypedFigures, before: KnownFigures): Doubt[] {
  const doubts: (Doubt | null)[] = [
    doubted('quantity', typed.quantity, before.quantity, isMany),
    doubted('price', typed.price, before.price, isFar),
    outOfOrder(typed.decidedOn, before.decidedOn),
  ]
  return doubts.filter((doubt) => doubt !== null)
}

/** The middle one of what was moved before, the smaller of two; null when nothing was. */
export function usualQuantity(quantities: readonly Decimal[]): Decimal | null {
  const sorted = quantities.filter((quantity) => new Big(quantity).gt(0)).sort((a, b) => new Big(a).cmp(b))
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}

/** Against zero nothing can be measured. */
const doubted = (
  kind: 'price' | 'quantity',
  typed: Decimal | null,
  before: Decimal | null,
  isHard: (typed: Big, before: Big) => boolean,
): Doubt | null =>
  typed !== null && before !== null && new Big(before).gt(0) && isHard(new Big(typed), new Big(before))
    ? { kind, typed, before }
    : null

const isFar = (typed: Big, before: Big): boolean => typed.minus(before).abs().gt(before.times(FAR))
const isMany = (typed: Big, before: Big): boolean => typed.gte(before.times(MANY))

const outOfOrder = (typed: string, before: string | null): Doubt | null =>
  before !== null && typed < before ? { kind: 'decided-before', typed, before } : null
