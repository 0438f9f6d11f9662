import {
  cents,
  type Fraction,
  fraction,
  keepReferenceLedger,
  type Line,
  minus,
  over,
  type Payment,
  plus,
  type ReferenceFigures,
  times,
  ZERO,
} from './reference-ledger.ts'

/** A line of the book, about one of several assets. */
export type BookLine = { readonly asset: number; readonly line: Line }

/** The present price of one unit and its previous close; null if they are not known. */
export type Known = { readonly price: string; readonly previousClose: string } | null

/** Sums in whole cents. Each asset is rounded once and then added, as in lists and cards. */
type SlowAccount = {
  readonly bought: bigint
  readonly sold: bigint
  readonly account: bigint
  readonly mostOwnMoney: bigint
  /** null if no price of anything at risk is known */
  readonly today: { readonly gain: bigint; readonly atRisk: bigint } | null
}

/**
 * An account book of several assets, computed the slow way with `keepReferenceLedger` in exact fractions. It shares no code with
 * the domain.
 */
export function keepReferenceAccount(
  book: readonly BookLine[],
  knownOf: (asset: number) => Known,
  today: number,
): SlowAccount {
  let [bought, sold] = [0n, 0n]
  const days: { readonly gain: bigint; readonly atRisk: bigint }[] = []
  const payments: { readonly place: number; readonly day: number; readonly amount: Fraction }[] = []
  for (const asset of new Set(book.map((line) => line.asset))) {
    const places = book.flatMap((line, place) => (line.asset === asset ? [place] : []))
    const lines = book.filter((line) => line.asset === asset).map(({ line }) => line)
    const [figures, prices] = [keepReferenceLedger(lines), knownOf(asset)]
    sold += cents(figures.realized)
    if (figures.isOpen && prices) bought += cents(times(figures.quantity, fraction(prices.price))) - cents(figures.cost)
    for (const payment of figures.payments)
      payments.push({
        place: places[payment.place] ?? 0,
        day: payment.day,
        amount: counted(payment, figures, prices !== null),
      })
    const its = todayOf(lines, figures, prices, today)
    if (its) days.push(its)
  }
  // Money counts from the day on which it was paid, whenever that was written down.
  payments.sort((one, other) => one.day - other.day || one.place - other.place)
  return {
    bought,
    sold,
    account: bought + sold,
    mostOwnMoney: cents(highest(payments.map(({ amount }) => amount))),
    today: days.length === 0 ? null : total(days),
  }
}

const total = (days: readonly { readonly gain: bigint; readonly atRisk: bigint }[]) => ({
  gain: days.reduce((sum, { gain }) => sum + gain, 0n),
  atRisk: days.reduce((sum, { atRisk }) => sum + atRisk, 0n),
})

/** A payment as it counts: for units that are held without a known price, only the share that was sold again. */
function counted({ amount, round }: Payment, figures: ReferenceFigures, isKnown: boolean): Fraction {
  const last = figures.payments.at(-1)?.round
  if (isKnown || !figures.isOpen || round !== last || amount.n < 0n) return amount
  const share = over(figures.sold.cost, plus(figures.sold.cost, figures.cost))
  return times(amount, share)
}

function highest(amounts: readonly Fraction[]): Fraction {
  let [now, most] = [ZERO, ZERO]
  for (const amount of amounts) {
    now = plus(now, amount)
    if (minus(now, most).n > 0n) most = now
  }
  return most
}

/** Today's gain, and the money at risk; null if it is not known, or if nothing was held or traded today. */
function todayOf(lines: readonly Line[], now: ReferenceFigures, prices: Known, today: number) {
  const ofToday = now.payments.filter(({ day }) => day === today).map(({ amount }) => amount)
  if (!now.isOpen && ofToday.length === 0) return null
  const yesterday = keepReferenceLedger(lines.filter((line) => line.does === 'split' || line.day < today))
  if (!prices && (now.isOpen || yesterday.isOpen)) return null
  const before = yesterday.isOpen ? times(yesterday.quantity, fraction(prices?.previousClose ?? '0')) : ZERO
  const after = now.isOpen ? times(now.quantity, fraction(prices?.price ?? '0')) : ZERO
  const atRisk = ofToday.filter(({ n }) => n > 0n).reduce(plus, before)
  const back = ofToday.filter(({ n }) => n < 0n).reduce(minus, after)
  return { gain: cents(minus(back, atRisk)), atRisk: cents(atRisk) }
}
