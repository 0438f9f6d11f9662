import { type Fraction, fraction, minus, over, plus, times, ZERO } from './reference-ledger.ts'

/**
 * The result of holding through a stop, computed the slow, obvious way in exact fractions, for the shares that were held when the
 * stop was reached. It shares no code with the domain.
 */
export type StopStory = {
  /** The shares that were held when the stop was reached, and the price then, in shares of that day. */
  readonly held: string
  readonly priceThen: string
  readonly reachedOn: number
  /** The sales afterwards, in order. A quantity of null sells all that is left. */
  readonly sales: readonly { readonly day: number; readonly quantity: string | null; readonly price: string }[]
  readonly splits: readonly { readonly day: number; readonly newShares: string; readonly oldShares: string }[]
  /** The last known price, and the close of each day in shares of that day; null if it is not known. */
  readonly last: { readonly day: number; readonly price: string }
  readonly closeOf: (day: number) => string | null
  /** The trading day of a day: the day itself, or the last trading day before it. */
  readonly sessionOf: (day: number) => number
  /** All trading days. */
  readonly sessions: readonly number[]
}

/** What the shares were worth at the end of a day, in USD, beyond their worth at the line; null where no price of then is known. */
export function referenceLine(story: StopStory, until: number): Fraction | null {
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
  if (left.n === 0n) return gained
  const price = priceAt(story, until, then, restated)
  return price && plus(gained, times(left, minus(price, then)))
}

/**
 * The price at the end of a day: the last price at the very end, else the close of the day, else the newest price since the line,
 * from an earlier close or a later sale, up to the fifth trading day after that one's own.
 */
function priceAt(
  { last, sales, closeOf, sessionOf, sessions, reachedOn }: StopStory,
  until: number,
  then: Fraction,
  restated: (amount: string, day: number, isQuantity: boolean) => Fraction,
): Fraction | null {
  if (until >= last.day) return restated(last.price, last.day, false)
  let [newest, of] = [then, reachedOn]
  const found = (price: Fraction, day: number) => {
    newest = price
    of = day
  }
  for (let day = reachedOn + 1; day <= until; day += 1) {
    const isClosed = closeOf(sessionOf(day)) !== null && sessionOf(day) > reachedOn
    for (const sale of sales) if (sale.day === day && !isClosed) found(restated(sale.price, day, false), day)
    const close = closeOf(day)
    if (close !== null) found(restated(close, day, false), day)
  }
  // Its own, or the first one after it, and five more.
  return sessions.filter((day) => day >= of && day <= until).length <= 6 ? newest : null
}
