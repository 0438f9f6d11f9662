import Big from 'big.js'
import type { Trade } from '../../assets/trade.ts'
import type { Split } from '../../prices/split.ts'
import { creditedSales } from './line-sales.ts'
import type { ReachedLine } from './lines.ts'

/** Units that a sale kept a line with and that were bought again, what was paid for them, USD, and New York's day of it; `paid` null where no price of it is known. */
export type BoughtAgain = { readonly sale: number; readonly units: Big; readonly paid: Big | null; readonly on: string }

/** What a sale that kept a line has sold, as far as it was not bought again yet. */
type Out = { readonly line: ReachedLine; readonly sale: number; readonly on: string; units: Big }

/**
 * What was bought again of what the lines of an asset were kept with. Each unit of a purchase counts once: against the sale that came
 * last before it, which it undoes, and what is more against the one before that.
 * @param unrecorded splits that are only reported: what was bought after one of them undoes no sale from before it, for nobody has said
 * how many of the old shares it were
 */
export function boughtAgain(
  lines: readonly ReachedLine[],
  trades: readonly Trade[],
  unrecorded: readonly Split[] = [],
): ReadonlyMap<ReachedLine, readonly BoughtAgain[]> {
  const again = new Map<ReachedLine, BoughtAgain[]>()
  const sold = soldWith(lines, trades)
  if (sold.size === 0) return again
  let out: Out[] = []
  for (const { sequence, does, on, quantity, amount } of trades) {
    const sale = sold.get(sequence)
    if (sale) out.push(sale)
    if (does === 'sell' || amount === null) continue
    if (out.length === 0) continue
    out = out.filter((each) => !unrecorded.some(({ effectiveOn }) => each.on < effectiveOn && effectiveOn <= on))
    let left = new Big(quantity)
    for (let last = out.at(-1); last && left.gt(0); last = out.at(-1)) {
      const units = left.lt(last.units) ? left : last.units
      const ofLine = again.get(last.line) ?? []
      const paid = new Big(amount).times(units).div(quantity)
      ofLine.push({ sale: last.sale, units, paid: paid.eq(0) ? null : paid, on })
      again.set(last.line, ofLine)
      left = left.minus(units)
      last.units = last.units.minus(units)
      if (last.units.eq(0)) out.pop()
    }
  }
  return again
}

/** By the sale: each is told of with one line alone. */
const soldWith = (lines: readonly ReachedLine[], trades: readonly Trade[]): ReadonlyMap<number, Out> =>
  new Map(
    lines.flatMap((line) =>
      creditedSales(line, trades).map(({ sequence, on, quantity }) => [
        sequence,
        { line, sale: sequence, on, units: new Big(quantity) },
      ]),
    ),
  )
