import Big from 'big.js'
import type { EquityDay } from '../../assets/equity.ts'
import { type Decimal, roundToCents } from '../../prices/money.ts'
import type { KeptRules } from './kept-rules.ts'

/** A day's gain, USD. */
type KeptDay = {
  readonly day: string
  /** value − cost + gain of all sales so far */
  readonly asItWas: Decimal
  /** asItWas − held; null where that is not known. */
  readonly asIfKept: Decimal | null
  /** What holding through has come to; null where no price tells it. */
  readonly held: Decimal | null
}

/**
 * The gain as it was, and as it would be if every rule had been kept. It begins on the day of the first line that was held
 * through, because the two are equal before.
 */
export function keptCurve(curve: readonly EquityDay[], { days, held }: Pick<KeptRules, 'days' | 'held'>): KeptDay[] {
  const heldOn = new Map(days.map((day, place) => [day, held[place] ?? null]))
  return curve.flatMap(({ day, value, cost, realized }) => {
    const through = heldOn.get(day)
    if (through === undefined) return []
    const asItWas = new Big(value).minus(cost).plus(realized)
    return [
      {
        day,
        asItWas: roundToCents(asItWas),
        asIfKept: through === null ? null : roundToCents(asItWas.minus(through)),
        held: through === null ? null : roundToCents(new Big(through)),
      },
    ]
  })
}
