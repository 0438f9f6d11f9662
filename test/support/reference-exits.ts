import { type Fraction, fraction, minus, over, times } from './reference-ledger.ts'

/**
 * Stops computed the slow, obvious way: from the first line each time, in exact fractions, with every price restated by the
 * splits after it. It shares no code with the domain.
 */
export type ExitLine =
  | { readonly does: 'buy'; readonly price: string; readonly percent: string; readonly day: number }
  | { readonly does: 'trade'; readonly day: number }
  | { readonly does: 'move'; readonly price: string; readonly day: number }
  | { readonly does: 'move-by'; readonly percent: string; readonly of: string; readonly day: number }
  | { readonly does: 'remove'; readonly day: number }
  | { readonly does: 'sell-all'; readonly day: number }
  | { readonly does: 'split'; readonly newShares: string; readonly oldShares: string; readonly day: number }

const HUNDRED = fraction('100')
const below = (price: string, percent: string): Fraction =>
  over(times(fraction(price), minus(HUNDRED, fraction(percent))), HUNDRED)

/** The stop after the last line; null if there is none. A split comes before everything else on its day. */
export function stopSlowly(lines: readonly ExitLine[]): Fraction | null {
  let stop: { readonly price: Fraction; readonly day: number } | null = null
  for (const line of lines) {
    if (line.does === 'buy') stop = { price: below(line.price, line.percent), day: line.day }
    if (line.does === 'move') stop = { price: fraction(line.price), day: line.day }
    if (line.does === 'move-by') stop = { price: below(line.of, line.percent), day: line.day }
    if (line.does === 'remove' || line.does === 'sell-all') stop = null
  }
  if (!stop) return null
  let { price } = stop
  for (const line of lines)
    if (line.does === 'split' && line.day > stop.day)
      price = over(times(price, fraction(line.oldShares)), fraction(line.newShares))
  return price
}
