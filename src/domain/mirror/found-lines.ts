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
  readonly holder: Asset
  readonly periodIndex: number
  readonly quantity: Decimal
}

/** Every line that was reached while the asset was held, in the order of the steps. */
export function foundLines(steps: readonly AssetStep[]): readonly FoundLine[] {
  const seen = new Set<string>()
  return steps.flatMap((step, place) =>
    reachedAt(step).flatMap((reached): FoundLine[] => {
      const holder = holderAt(steps, place, reached)
      const period = holder && currentHoldingPeriod(holder)
      const key = `${reached.kind} ${reached.setBySequence}`
      // What is left of a holding may be told of a line at whose price a part of it was sold already.
      if (!holder || !period || (seen.has(key) && reached.kind !== 'own-test')) return []
      seen.add(key)
      const periodIndex = holder.holdingPeriods.length - 1
      return [{ reached, step, place, holder, periodIndex, quantity: period.quantity }]
    }),
  )
}

/**
 * What was held when a line was reached. Whoever buys more at a price beyond their own line reached it with that price: what they
 * bought is no part of what the line was about. So it is with a close of the day of such a purchase, where no more than the day of
 * the purchase is known.
 */
function holderAt(steps: readonly AssetStep[], place: number, reached: Reached): Asset | null {
  const { before, after } = steps[place] ?? { before: null, after: null }
  if (reached.isBySale) return before
  if (reached.kind === 'own-test') return after
  const last = steps.slice(0, place).findLast(({ entry }) => entry.kind !== 'level-crossed')
  return last && isReachedByPurchase(last, reached.kind, reached.at) ? last.before : after
}

function isReachedByPurchase({ entry, before }: AssetStep, level: Level, at: Instant): boolean {
  if (entry.kind !== 'decision-recorded' || entry.action !== 'Buy More' || !before || !isPriceSent(entry)) return false
  return entry.price.at === at && reachesLevel(before, { level, price: entry.price })
}
