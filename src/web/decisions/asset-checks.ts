import type { AssetView } from '#contract/assets.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { checkNotExpired } from '#domain/assets/expired-option.ts'
import { sellsAll } from '#domain/decisions/sells-all.ts'
import { movesQuantity } from '#domain/ledger/action.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { readDecimal } from '#domain/prices/money.ts'
import type { FieldErrors } from '../forms/form-errors.ts'
import type { DecisionFields } from './decision-draft.ts'
import { dayOfEntry } from './past.ts'

type Checked = Pick<AssetView, 'list' | 'quantity' | 'thesis' | 'outcome' | 'splits' | 'contract'>
type Written = Pick<DecisionFields, 'action' | 'quantity' | 'decidedOn'>

/**
 * Finds what the server would refuse of a decision on this asset, with the same messages, before any implausible figure is
 * questioned.
 */
export function checkOnAsset(asset: Checked, { action, quantity, decidedOn }: Written, now: string): FieldErrors {
  const written = writeDayDecided(lastDecisionOf(asset), decidedOn || null, now)
  const day = written.ok ? checkNotExpired(asset, { action, ...written.value }, now) : written
  const typed = movesQuantity(action) ? readDecimal(quantity) : null
  // For a day before a split only the server knows how many shares were held.
  const isInShares = !asset.splits.some(({ effectiveOn }) => decidedOn !== '' && effectiveOn > decidedOn)
  const problem = action === 'Sell Some' && typed !== null && isInShares && sellsAll(asset.quantity, typed)
  // A field without a problem here is left out, because it may have one by itself.
  return {
    ...(!day.ok && { decidedOn: day.problem.message }),
    ...(problem && { quantity: problem }),
  }
}

/** The last decision, or the outcome of an option, whose day is that of its recording. */
export function lastDecisionOf({ thesis, outcome }: Checked): Parameters<typeof writeDayDecided>[0] {
  const last = thesis.at(-1)
  if (outcome && outcome.sequence > (last?.sequence ?? 0))
    return { lastDecision: { action: 'Sell', on: marketDayOf(outcome.dateAdded) } }
  return last ? { lastDecision: { action: last.action, on: dayOfEntry(last) } } : null
}
