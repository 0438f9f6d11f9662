import { isSameLevel } from '../../assets/exit-price.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Instant } from '../../time.ts'
import type { AssetStep } from './asset-steps.ts'
import type { Reached } from './reached-at.ts'

/**
 * Whether a line stood on an earlier day than its own as it stands now: what was written later, or corrected to what it is, is no promise,
 * whatever day it is of.
 */
export function isSetBefore({ kind, setBySequence, on }: Reached, steps: readonly AssetStep[]): boolean {
  const setter = setterOf(setBySequence, steps)
  if (!setter || marketDayOf(setter.entry.recordedAt) >= on) return false
  if (kind === 'own-test') return true
  const name = kind === 'stop-loss' ? 'stopLoss' : 'takeProfit'
  // What was given as a percentage of the price moves with the price. A close that was put right moves no level.
  const isOfPrice = typeof setter.after.exits[name]?.percent === 'string'
  const corrections = (steps.at(-1)?.after.corrections ?? []).filter(
    ({ correctsSequence, field, priceOfDay }) =>
      correctsSequence === setBySequence && (field === name || (isOfPrice && field === 'price' && !priceOfDay)),
  )
  const since = corrections.find(({ recordedAt }) => marketDayOf(recordedAt) >= on)
  const last = corrections.findLast(({ field }) => field === since?.field)
  return !since || isSameLevel(since.from, last?.to ?? null)
}

/** When the decision that set a line was written down, where that was only after the line had come: nobody could keep or break it. */
export function writtenLate({ setBySequence, at }: Reached, steps: readonly AssetStep[]): Instant | null {
  const recordedAt = setterOf(setBySequence, steps)?.entry.recordedAt ?? null
  return recordedAt !== null && recordedAt > at ? recordedAt : null
}

const setterOf = (sequence: number, steps: readonly AssetStep[]): AssetStep | undefined =>
  steps.find(({ entry }) => entry.sequence === sequence)
