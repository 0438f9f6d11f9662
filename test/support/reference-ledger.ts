/**
 * An account book kept the slow, obvious way, to compare the product with: in exact fractions, computed from the first line each
 * time, and with every line before a split rewritten into new shares. It shares no code with the domain.
 */
export type Line =
  | { readonly does: 'buy' | 'sell'; readonly quantity: string; readonly price: string; readonly day: number }
  | {
      readonly does: 'sell-all'
      readonly price: string
      readonly day: number
      /** Whether it is the outcome of an option, which nobody decided. */
      readonly isOutcome?: true
    }
  | { readonly does: 'split'; readonly newShares: string; readonly oldShares: string; readonly day: number }

export type ReferenceFigures = {
  readonly quantity: Fraction
  readonly cost: Fraction
  /** The sales of the holding period that is open, or that ended last. */
  readonly sold: { readonly quantity: Fraction; readonly cost: Fraction; readonly proceeds: Fraction }
  readonly isOpen: boolean
  /** The exact gain of all sales in all holding periods. It is rounded only where it is shown. */
  readonly realized: Fraction
  /** The payment of each line, in the order of the lines. */
  readonly payments: readonly Payment[]
}

/** Money that went in (above zero) or came out, with the index of its line. */
export type Payment = {
  readonly place: number
  readonly day: number
  readonly amount: Fraction
  /** The index of the holding period, from 0. */
  readonly round: number
}

type Trade = {
  readonly place: number
  readonly day: number
  readonly isBuy: boolean
  readonly all: boolean
  readonly quantity: Fraction
  readonly price: Fraction
}

/** @param lines in the order in which they were written; a split comes before everything else on its day */
export function keepReferenceLedger(lines: readonly Line[]): ReferenceFigures {
  let trades: Trade[] = []
  for (const [index, line] of lines.entries()) {
    if (line.does === 'split') continue
    const later = lines.filter(
      (other, place) => other.does === 'split' && (place < index ? other.day > line.day : isBefore(line, other)),
    )
    let quantity = line.does === 'sell-all' ? ZERO : fraction(line.quantity)
    let price = fraction(line.price)
    for (const split of later) {
      if (split.does !== 'split') continue
      quantity = over(times(quantity, fraction(split.newShares)), fraction(split.oldShares))
      price = over(times(price, fraction(split.oldShares)), fraction(split.newShares))
    }
    const all = line.does === 'sell-all'
    trades = [...trades, { place: index, day: line.day, isBuy: line.does === 'buy', all, quantity, price }]
  }
  return reckon(trades)
}

const isBefore = (line: Line, split: Line): boolean => line.day < split.day

function reckon(trades: readonly Trade[]): ReferenceFigures {
  let [quantity, cost] = [ZERO, ZERO]
  let sold = { quantity: ZERO, cost: ZERO, proceeds: ZERO }
  let isOpen = false
  let realized = ZERO
  let round = -1
  const payments: Payment[] = []
  for (const trade of trades) {
    if (trade.isBuy) {
      if (!isOpen) round += 1
      if (!isOpen) sold = { quantity: ZERO, cost: ZERO, proceeds: ZERO }
      isOpen = true
      quantity = plus(quantity, trade.quantity)
      cost = plus(cost, times(trade.quantity, trade.price))
      payments.push({ place: trade.place, day: trade.day, round, amount: times(trade.quantity, trade.price) })
      continue
    }
    const going = trade.all ? quantity : trade.quantity
    const itsCost = over(times(cost, going), quantity)
    sold = {
      quantity: plus(sold.quantity, going),
      cost: plus(sold.cost, itsCost),
      proceeds: plus(sold.proceeds, times(going, trade.price)),
    }
    quantity = minus(quantity, going)
    cost = minus(cost, itsCost)
    realized = plus(realized, minus(times(going, trade.price), itsCost))
    payments.push({ place: trade.place, day: trade.day, round, amount: minus(ZERO, times(going, trade.price)) })
    if (trade.all) isOpen = false
  }
  return { quantity, cost, sold, isOpen, realized, payments }
}

/** Numerator and denominator. The denominator is above zero. */
export type Fraction = { readonly n: bigint; readonly d: bigint }

export const ZERO: Fraction = { n: 0n, d: 1n }

export function fraction(decimal: string): Fraction {
  const [whole = '0', part = ''] = decimal.split('.')
  return reduced(BigInt(whole + part), 10n ** BigInt(part.length))
}

export const plus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d + b.n * a.d, a.d * b.d)
export const minus = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction =>
  b.n < 0n ? reduced(-a.n * b.d, a.d * -b.n) : reduced(a.n * b.d, a.d * b.n)

/** Rounds to whole hundredths, half away from zero. */
export function cents({ n, d }: Fraction): bigint {
  const twice = (n < 0n ? -n : n) * 200n
  const rounded = (twice + d) / (2n * d)
  return n < 0n ? -rounded : rounded
}

/** Hundredths as decimal text: `-1234` is `-12.34`. */
export function centsText(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function reduced(n: bigint, d: bigint): Fraction {
  const divisor = greatestCommonDivisor(n < 0n ? -n : n, d)
  return divisor === 0n ? ZERO : { n: n / divisor, d: d / divisor }
}

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b))
