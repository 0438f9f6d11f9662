import type { Asset } from '../assets/asset.ts'
import { currentHoldingPeriod, reachesLevel } from '../assets/levels.ts'
import { isPriceSent } from '../assets/own-prices.ts'
import type { Level } from '../ledger/entry.ts'
import type { Decimal } from '../prices/money.ts'
import type { Instant } from '../time.ts'
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
      return [{ reached, step, place, decision, holder, periodIndex, quantity: period.quantity }]
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
  const last = steps.slice(0, place).findLast(({ entry }) => entry.kind !== 'level-crossed')
  return last && isReachedByDecision(last, kind, at) ? last : null
}

function isReachedByDecision({ entry, before }: AssetStep, level: Level, at: Instant): boolean {
  if (entry.kind !== 'decision-recorded' || !before || !isPriceSent(entry)) return false
  const isToGoOn = entry.action === 'Hold' || entry.action === 'Buy More'
  return isToGoOn && entry.price.at === at && reachesLevel(before, { level, price: entry.price })
}
