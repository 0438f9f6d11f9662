import type { BookLine } from './reference-account.ts'
import {
  type Fraction,
  fraction,
  keepReferenceLedger,
  type Line,
  minus,
  over,
  plus,
  times,
  ZERO,
} from './reference-ledger.ts'

/**
 * The money figures of the Mirror, computed the slow, obvious way in exact fractions, for every day from the first line of the
 * book. It shares no code with the domain.
 */
export type ReferenceBook = {
  readonly lines: readonly BookLine[]
  /** The days on which the exchange is open, as ascending day numbers. */
  readonly days: readonly number[]
  /** The close of an asset on a day, in shares of that day; null if it is not known. */
  readonly closeOf: (asset: number, day: number) => string | null
}

/** The session of a day: the day itself or the next trading day, or infinity after the last one. */
const sessionOf = ({ days }: ReferenceBook, day: number): number =>
  days.find((session) => session >= day) ?? Number.POSITIVE_INFINITY

/** The same for the figures of a year: what was done after the last session of a year is of that session, if the book has it. */
function sessionOfYear(book: ReferenceBook, day: number): number {
  const next = sessionOf(book, day)
  const yearOf = (number: number) => new Date(number * 86_400_000).getUTCFullYear()
  const isOfNextYear = next < Number.POSITIVE_INFINITY && yearOf(next) > yearOf(day)
  return isOfNextYear ? (book.days.findLast((session) => session < day) ?? next) : next
}

const linesOf = ({ lines }: ReferenceBook, asset: number): readonly Line[] =>
  lines.filter((line) => line.asset === asset).map(({ line }) => line)

const assetsOf = ({ lines }: ReferenceBook): readonly number[] => [...new Set(lines.map(({ asset }) => asset))]

/** The ledger of an asset with only the lines that are kept. All splits count, whenever they were recorded. */
const keptUntil = (lines: readonly Line[], isKept: (line: Line, place: number) => boolean) =>
  keepReferenceLedger(lines.filter((line, place) => line.does === 'split' || isKept(line, place)))

/** The close of an asset in shares after all splits; null if it is not known. */
function closeAt(book: ReferenceBook, asset: number, day: number): Fraction | null {
  const raw = book.days.includes(day) ? book.closeOf(asset, day) : null
  if (raw === null) return null
  let close = fraction(raw)
  for (const line of linesOf(book, asset))
    if (line.does === 'split' && line.day > day)
      close = over(times(close, fraction(line.oldShares)), fraction(line.newShares))
  return close
}

type Sale = { readonly asset: number; readonly day: number; readonly gain: Fraction }

/** Every sale with its calendar day and its gain. */
function salesOf(book: ReferenceBook, asset: number): Sale[] {
  const lines = linesOf(book, asset)
  return lines.flatMap((line, place): Sale[] => {
    if (line.does !== 'sell' && line.does !== 'sell-all') return []
    const [before, after] = [place, place + 1].map((end) => keptUntil(lines, (_, other) => other < end))
    const gain = minus(after?.realized ?? ZERO, before?.realized ?? ZERO)
    return [{ asset, day: line.day, gain }]
  })
}

const signOf = ({ n }: Fraction): -1 | 0 | 1 => (n > 0n ? 1 : n < 0n ? -1 : 0)

/** What was held before a calendar day began; null if nothing was. */
function heldBefore(book: ReferenceBook, asset: number, day: number) {
  const held = keptUntil(linesOf(book, asset), (line) => line.day < day)
  return held.isOpen ? held : null
}

/** The last session that whoever sells on a calendar day knows the close of: of a Sunday it is Friday's. */
const lastSessionOn = ({ days }: ReferenceBook, day: number): number =>
  days.findLast((session) => session <= day) ?? Number.NEGATIVE_INFINITY

/** Realized and paper gains and losses on calendar days with a sale. A day is left out if another holding has no close. */
export function referenceDisposition(book: ReferenceBook) {
  const counts = { realizedGains: 0, paperGains: 0, realizedLosses: 0, paperLosses: 0, daysLeftOut: 0 }
  const sales = assetsOf(book).flatMap((asset) => salesOf(book, asset))
  for (const day of new Set(sales.map((sale) => sale.day))) {
    const ofDay = sales.filter((sale) => sale.day === day)
    const sold = [...new Set(ofDay.map(({ asset }) => asset))]
    const others = assetsOf(book).flatMap((asset) => {
      const held = sold.includes(asset) ? null : heldBefore(book, asset, day)
      const close = held && closeAt(book, asset, lastSessionOn(book, day))
      return held ? [{ close, average: over(held.cost, held.quantity) }] : []
    })
    if (others.some(({ close }) => close === null)) {
      counts.daysLeftOut += 1
      continue
    }
    for (const asset of sold) {
      const sign = signOf(
        ofDay
          .filter((sale) => sale.asset === asset)
          .map(({ gain }) => gain)
          .reduce(plus, ZERO),
      )
      if (sign > 0) counts.realizedGains += 1
      if (sign < 0) counts.realizedLosses += 1
    }
    for (const { close, average } of others) {
      const sign = signOf(minus(close ?? ZERO, average))
      if (sign > 0) counts.paperGains += 1
      if (sign < 0) counts.paperLosses += 1
    }
  }
  return counts
}

/** Returns over a number of sessions after purchases and after sales. Several of one share on one day count once. */
export function referenceExchanges(book: ReferenceBook, later: number) {
  const returns = (isWanted: (line: Line) => boolean) =>
    assetsOf(book).flatMap((asset) => {
      const wanted = linesOf(book, asset).filter(isWanted)
      const sessions = new Set(wanted.map((line) => sessionOf(book, line.day)))
      return [...sessions].flatMap((session) => {
        const place = book.days.indexOf(session)
        const until = place < 0 ? undefined : book.days[place + later]
        const [from, to] = [closeAt(book, asset, session), until === undefined ? null : closeAt(book, asset, until)]
        return from === null || to === null || from.n === 0n ? [] : [minus(over(to, from), fraction('1'))]
      })
    })
  return {
    bought: returns((line) => line.does === 'buy'),
    sold: returns((line) => line.does === 'sell' || line.does === 'sell-all'),
  }
}

/** The last close up to a session: its own, or that of one of the five sessions before it. */
function lastCloseAt(book: ReferenceBook, asset: number, session: number): Fraction | null {
  for (const day of book.days
    .filter((each) => each <= session)
    .toReversed()
    .slice(0, 6)) {
    const close = closeAt(book, asset, day)
    if (close) return close
  }
  return null
}

/** The value at the close of a session; null if a holding has none in the sessions up to it. */
function worthAt(book: ReferenceBook, session: number): Fraction | null {
  let worth = ZERO
  for (const asset of assetsOf(book)) {
    const held = keptUntil(linesOf(book, asset), (line) => sessionOfYear(book, line.day) <= session)
    if (!held.isOpen) continue
    const close = lastCloseAt(book, asset, session)
    if (close === null) return null
    worth = plus(worth, times(held.quantity, close))
  }
  return worth
}

/** The money that went in and came out in a session. */
function movedIn(book: ReferenceBook, session: number) {
  const payments = assetsOf(book).flatMap((asset) => {
    const lines = linesOf(book, asset)
    return keepReferenceLedger(lines).payments.filter(({ day }) => sessionOfYear(book, day) === session)
  })
  const bought = payments.filter(({ amount }) => amount.n > 0n).map(({ amount }) => amount)
  const sold = payments.filter(({ amount }) => amount.n < 0n).map(({ amount }) => minus(ZERO, amount))
  return { bought: bought.reduce(plus, ZERO), sold: sold.reduce(plus, ZERO) }
}

/** The return of trading in some sessions, and of leaving the holdings before them untouched; null if a close is missing. */
export function referenceDrag(book: ReferenceBook, from: number, until: number) {
  const sessions = book.days.filter((day) => day >= from && day < until)
  const before = book.days.filter((day) => day < from).at(-1)
  let grown = fraction('1')
  let worth = before === undefined ? ZERO : worthAt(book, before)
  for (const session of sessions) {
    const now = worthAt(book, session)
    if (worth === null || now === null) return null
    const { bought, sold } = movedIn(book, session)
    const put = plus(worth, bought)
    if (put.n > 0n) grown = times(grown, over(plus(now, sold), put))
    worth = now
  }
  const left = untouched(book, from, before, sessions.at(-1))
  return left && { actual: minus(grown, fraction('1')), untouched: minus(left, fraction('1')) }
}

function untouched(book: ReferenceBook, from: number, before: number | undefined, last: number | undefined) {
  let [then, now] = [ZERO, ZERO]
  for (const asset of assetsOf(book)) {
    const held = keptUntil(linesOf(book, asset), (line) => line.day < from)
    if (!held.isOpen) continue
    const closes = [before, last].map((day) => (day === undefined ? null : lastCloseAt(book, asset, day)))
    const [first, end] = closes
    if (!first || !end) return null
    then = plus(then, times(held.quantity, first))
    now = plus(now, times(held.quantity, end))
  }
  return then.n > 0n ? over(now, then) : null
}
