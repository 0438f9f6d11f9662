import { type Fraction, fraction, minus, over, plus, times, ZERO } from './reference-ledger.ts'

/**
 * What holding through a stop came to, kept the slow, obvious way: exact fractions, share by share of those that were held when it was
 * reached. It shares no code with the domain.
 */
export type StopStory = {
  /** Held when the stop was reached, and what one cost then, in shares of that day. */
  readonly held: string
  readonly priceThen: string
  readonly reachedOn: number
  /** What came afterwards, in the order of its days. A quantity of null sells all that is left. */
  readonly sales: readonly { readonly day: number; readonly quantity: string | null; readonly price: string }[]
  readonly splits: readonly { readonly day: number; readonly newShares: string; readonly oldShares: string }[]
  /** The last price that is known, and the close of each day as it was paid then; null where nobody knows. */
  readonly last: { readonly day: number; readonly price: string }
  readonly closeOf: (day: number) => string | null
  /** The trading day that a day belongs to: itself, or the last one before it. */
  readonly sessionOf: (day: number) => number
}

/** USD that the shares have come to beyond what they were worth at the line, by the end of a day. */
export function referenceLine(story: StopStory, until: number): Fraction {
  const restated = (amount: string, day: number, isQuantity: boolean): Fraction => {
    let now = fraction(amount)
    for (const { day: on, newShares, oldShares } of story.splits)
      if (on > day) {
        const [most, least] = isQuantity ? [newShares, oldShares] : [oldShares, newShares]
        now = over(times(now, fraction(most)), fraction(least))
      }
    return now
  }
  const then = restated(story.priceThen, story.reachedOn, false)
  let left = restated(story.held, story.reachedOn, true)
  let gained = ZERO
  for (const sale of story.sales.filter(({ day }) => day <= until)) {
    const wanted = sale.quantity === null ? left : restated(sale.quantity, sale.day, true)
    const units = minus(wanted, left).n > 0n ? left : wanted
    gained = plus(gained, times(units, minus(restated(sale.price, sale.day, false), then)))
    left = minus(left, units)
  }
  return plus(gained, times(left, minus(priceAt(story, until, restated) ?? then, then)))
}

/**
 * The last price at the end; before it the close of the day, or else the newest since the line: the close of a day before, or what
 * a sale brought after it.
 */
function priceAt(
  { last, sales, closeOf, sessionOf, reachedOn }: StopStory,
  until: number,
  restated: (amount: string, day: number, isQuantity: boolean) => Fraction,
): Fraction | null {
  if (until >= last.day) return restated(last.price, last.day, false)
  let newest: Fraction | null = null
  for (let day = reachedOn + 1; day <= until; day += 1) {
    const isClosed = closeOf(sessionOf(day)) !== null && sessionOf(day) > reachedOn
    for (const sale of sales) if (sale.day === day && !isClosed) newest = restated(sale.price, day, false)
    const close = closeOf(day)
    if (close !== null) newest = restated(close, day, false)
  }
  return newest
}
