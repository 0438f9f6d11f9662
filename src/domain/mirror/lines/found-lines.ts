import type { Asset } from '../../assets/asset.ts'
import { currentHoldingPeriod, levelInForce, reachesLevel } from '../../assets/levels.ts'
import { isPriceSent, isQuarantined } from '../../assets/own-prices.ts'
import type { Level, LevelCrossed } from '../../ledger/entry.ts'
import type { Decimal } from '../../prices/money.ts'
import type { Instant } from '../../time.ts'
import type { AssetStep } from './asset-steps.ts'
import { type Reached, reachedAt } from './reached-at.ts'

/** A line with the step that reached it, and with what was held then. */
export type FoundLine = {
  readonly reached: Reached
  readonly step: AssetStep
  /** Of the step. */
  readonly place: number
  /** The decision to go on whose own price reached it: it is the first thing that was done about the line. */
  readonly decision: AssetStep | null
  /** When its owner could know of it. */
  readonly toldAt: Instant
  readonly holder: Asset
  readonly periodIndex: number
  readonly quantity: Decimal
}

/** Every line that was reached while the asset was held, in the order of the steps. */
export function foundLines(steps: readonly AssetStep[]): readonly FoundLine[] {
  const seen = new Set<string>()
  return steps.flatMap((step, place) =>
    reachedAt(step).flatMap((reached): FoundLine[] => {
      const decision = decisionAt(steps, place, reached)
      const holder = holderAt(step, decision, reached)
      const period = holder && currentHoldingPeriod(holder)
      const key = `${reached.kind} ${reached.setBySequence}`
      // What is left of a holding may be told of a line at whose price a part of it was sold already.
      if (!holder || !period || (seen.has(key) && reached.kind !== 'own-test')) return []
      seen.add(key)
      const periodIndex = holder.holdingPeriods.length - 1
      const toldAt = firstTold(steps, place, reached)
      return [{ reached, step, place, decision, toldAt, holder, periodIndex, quantity: period.quantity }]
    }),
  )
}

/**
 * What was held when a line was reached. Whoever buys more at a price beyond their own line reached it with that price: what they
 * bought is no part of what the line was about. So it is with a close of the day of such a purchase, where no more than the day of
 * the purchase is known.
 */
function holderAt({ before, after }: AssetStep, decision: AssetStep | null, { isBySale }: Reached): Asset | null {
  if (isBySale) return before
  return decision ? decision.before : after
}

/** Who holds or buys more at a price beyond their own line has that price before them as they decide. */
function decisionAt(steps: readonly AssetStep[], place: number, { kind, at, isBySale }: Reached): AssetStep | null {
  if (kind === 'own-test' || isBySale) return null
  const step = steps[place]
  if (step?.entry.kind === 'decision-recorded') return step
  const last = steps.slice(0, place).findLast(({ entry }) => entry.kind !== 'level-crossed')
  return last && isReachedByDecision(last, kind, at) ? last : null
}

function isReachedByDecision({ entry, before }: AssetStep, level: Level, at: Instant): boolean {
  if (entry.kind !== 'decision-recorded' || !before || !isPriceSent(entry)) return false
  const isToGoOn = entry.action === 'Hold' || entry.action === 'Buy More'
  return isToGoOn && entry.price.at === at && reachesLevel(before, { level, price: entry.price })
}

/**
 * A close of an earlier day may become known only after a decision at a price beyond the same level, or an alert about it: whoever made
 * that decision, or read the alert, knew.
 */
function firstTold(steps: readonly AssetStep[], place: number, { kind, setBySequence }: Reached): Instant {
  const step = steps[place]
  if (!step) return ''
  const toldAt = toldBy(step.entry)
  if (kind === 'own-test') return toldAt
  return steps
    .slice(place + 1)
    .reduce(
      (first, later) =>
        toldBy(later.entry) < first && showsLevel(later, kind, setBySequence) ? toldBy(later.entry) : first,
      toldAt,
    )
}

/** When it could be known that a line was reached: of an alert that was found afterwards, as soon as its price was. */
const toldBy = (entry: AssetStep['entry']): Instant =>
  (entry.kind === 'level-crossed' && entry.knownSince) || entry.recordedAt

function showsLevel({ entry, before }: AssetStep, level: Level, setBySequence: number): boolean {
  if (!before || levelInForce(before, level)?.setBy.sequence !== setBySequence) return false
  if (entry.kind === 'level-crossed') return entry.level === level && !isUncounted(entry) && reachesLevel(before, entry)
  if (entry.kind !== 'decision-recorded' || !isPriceSent(entry) || isQuarantined(entry, before.splits)) return false
  return reachesLevel(before, { level, price: entry.price })
}

/** Of another company, or of a price that its owner has yet to confirm. */
const isUncounted = ({ isOfOtherTicker, isOfQuarantined }: LevelCrossed): boolean =>
  Boolean(isOfOtherTicker || isOfQuarantined)
