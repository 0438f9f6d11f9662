import type { Asset } from '../assets/asset.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import type { Decimal } from '../prices/money.ts'
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
      const holder = reached.isBySale ? step.before : step.after
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
