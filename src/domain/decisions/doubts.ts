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
  | { readonly kind: 'price' | 'quantity'; readonly typed: Decimal; readonly known: Decimal }
  | { readonly kind: 'decided-before'; readonly typed: string; readonly known: string }

/** Further away from the last known price than this part of it. */
const FAR = '0.4'
/** So many times the usual quantity, or more. */
const MANY = 10

/** What is asked about before a decision is recorded, in the order of the form. */
export function doubtsOf(typed: TypedFigures, known: KnownFigures): Doubt[] {
  const doubts: (Doubt | null)[] = [
    doubted('quantity', typed.quantity, known.quantity, isMany),
    doubted('price', typed.price, known.price, isFar),
    outOfOrder(typed.decidedOn, known.decidedOn),
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
  known: Decimal | null,
  isHard: (typed: Big, known: Big) => boolean,
): Doubt | null =>
  typed !== null && known !== null && new Big(known).gt(0) && isHard(new Big(typed), new Big(known))
    ? { kind, typed, known }
    : null

const isFar = (typed: Big, known: Big): boolean => typed.minus(known).abs().gt(known.times(FAR))
const isMany = (typed: Big, known: Big): boolean => typed.gte(known.times(MANY))

const outOfOrder = (typed: string, known: string | null): Doubt | null =>
  known !== null && typed < known ? { kind: 'decided-before', typed, known } : null
