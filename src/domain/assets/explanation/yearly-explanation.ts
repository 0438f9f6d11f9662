import Big from 'big.js'
import { dayNumber } from '../../prices/day-number.ts'
import { exactQuantityWords } from '../../prices/exact-format.ts'
import { type Decimal, roundToCents, sumOf } from '../../prices/money.ts'
import { percentWords } from '../../prices/money-format.ts'
import { readableDay } from '../../time.ts'
import type { Payment } from '../summary/own-money.ts'
import { exact, line, plain, type SumLine, sumLine } from './sum-lines.ts'
import type { SummaryTexts } from './summary-texts.ts'

/** A yearly growth is written with as few decimals as bring the sum to the cent; a double has no more. */
const [FEWEST_PLACES, MOST_PLACES] = [4, 14]

/**
 * In USD. Above it, a floating-point number no longer has exact cents. A payment grows beyond it if it was made years ago and the
 * yearly return is thousands of percent.
 */
const MOST_GROWN = 1e11

type Returned = {
  readonly payments: readonly Payment[]
  /** What is held, exactly. USD. */
  readonly held: Decimal
  /** New York's calendar day */
  readonly today: string
  /** Percent, unrounded. */
  readonly exactPercent: number
}

/**
 * How the yearly return is followed with pencil and paper: what was paid on each day, less what came back, grown from that day to today
 * at the return, adds up to what is held today. Empty where that would be amounts which nobody can check to the cent.
 */
export function yearlyLines({ payments, held, today, exactPercent }: Returned, texts: SummaryTexts): SumLine[] {
  const { language, lines } = texts
  const netted = nettedByDay(payments)
  if (exactPercent === LOST)
    return lostLines(
      netted.map(({ usd }) => roundToCents(usd)),
      texts,
    )
  const daysSince = (on: string) => dayNumber(today) - dayNumber(on)
  const grownBy = (growth: number) => netted.map(({ on, usd }) => usd.toNumber() * growth ** (daysSince(on) / 365))
  if (grownBy(1 + exactPercent / 100).some((usd) => Math.abs(usd) > MOST_GROWN)) return []
  const growth = growthFor(1 + exactPercent / 100, (tried) => total(grownBy(tried)) - Number(held))
  const results = grownBy(Number(growth)).map((usd) => roundToCents(usd.toFixed(8)))
  return [
    ...netted.map(({ on, usd }, index) =>
      line(
        readableDay(on, language),
        `${exact(usd.toFixed(), language)} × ${exactQuantityWords(growth, language)} ^ (${daysSince(on)} / 365)`,
        plain(results[index] ?? '0', language),
      ),
    ),
    sumLine(lines.grown, results, sumOf(results), texts),
    line(lines.heldToday, plain(roundToCents(held), language), plain(roundToCents(held), language)),
    line(
      lines.percent,
      `(${exactQuantityWords(growth, language)} − 1) × 100`,
      percentWords(roundToCents(exactPercent.toFixed(8)), language),
    ),
  ]
}

/** Nothing came back and nothing is held, however long ago each payment was. */
const LOST = -100

function lostLines(paid: readonly Decimal[], { language, lines }: SummaryTexts): SumLine[] {
  const all = plain(sumOf(paid), language)
  const share = `(${plain('0', language)} − ${all}) / ${all} × 100`
  return [line(lines.paidIn, all, all), line(lines.percent, share, percentWords('-100', language))]
}

/** What went in on a day less what came back on it, oldest first. */
const nettedByDay = (payments: readonly Payment[]): { readonly on: string; readonly usd: Big }[] =>
  [...Map.groupBy(payments, ({ on }) => on)]
    .map(([on, ofDay]) => ({ on, usd: ofDay.reduce((sum, { usd }) => sum.plus(usd), new Big(0)) }))
    .filter(({ usd }) => !usd.eq(0))

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** @param distance from what has to come out, in USD, at a growth */
function growthFor(growth: number, distance: (growth: number) => number): Decimal {
  for (let places = FEWEST_PLACES; places < MOST_PLACES; places += 1)
    if (Math.abs(distance(Number(growth.toFixed(places)))) < 0.005) return new Big(growth.toFixed(places)).toFixed()
  return new Big(growth.toFixed(MOST_PLACES)).toFixed()
}
