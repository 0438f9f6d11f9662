import { newReasonIn } from '../../language/new-reason.ts'
import type { DecisionRecorded, Entry } from '../../ledger/entry.ts'
import type { Decimal } from '../../prices/money.ts'

/** A decision on something that is held; its price in today's shares, null where none is known. */
type HeldDecision = {
  readonly entry: Entry<DecisionRecorded>
  readonly price: Decimal | null
  /** The index of the holding period among the asset's. */
  readonly periodIndex: number
  /** Everything that was written about the asset before it, held or not. */
  readonly textBefore: () => string
}

/** A reason that nobody gave before the price had fallen, and the two entries between which it fell. */
type NewReason = {
  readonly reason: string
  /** Its place in its thesis. */
  readonly at: number
  readonly fellPercent: number
  readonly from: Decimal
  readonly to: Decimal
  readonly sequences: readonly number[]
}

/** A fall of less is the noise of a week. */
const TELLING_FALL = 5

/**
 * Reasons for going on with a holding that appear first after its price has fallen by 5% or more, since the entry that began it
 * or else since the one before. Who gave a reason while watching, or in an earlier holding, did not find it after the fall. It quotes the words,
 * and knows only the fifteen reasons that are at hand for almost any company.
 * @param held the decisions that leave the asset held, in their order
 */
export function newReasons(held: readonly HeldDecision[]): readonly NewReason[] {
  return [...Map.groupBy(held, ({ periodIndex }) => periodIndex).values()].flatMap((period) =>
    period.flatMap((after, place) => {
      const before = period.slice(0, place)
      const fall = [period[0], period[place - 1]].flatMap((from) => (from ? fallBetween(from, after) : []))[0]
      if (before.length === 0 || !fall) return []
      const span = newReasonIn(after.entry.thesis, after.textBefore)
      return span ? [{ ...fall, reason: after.entry.thesis.slice(span.from, span.to), at: span.from }] : []
    }),
  )
}

/** Nothing where it fell by less, or where a price is missing. */
function fallBetween(one: HeldDecision, other: HeldDecision): Omit<NewReason, 'reason' | 'at'>[] {
  if (one.price === null || other.price === null || Number(one.price) === 0) return []
  const fellPercent = (1 - Number(other.price) / Number(one.price)) * 100
  if (fellPercent < TELLING_FALL) return []
  return [{ fellPercent, from: one.price, to: other.price, sequences: [one.entry.sequence, other.entry.sequence] }]
}
