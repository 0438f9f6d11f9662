import type { AssetEntry } from '#domain/assets/asset.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { effectiveDay, isOpening } from '#domain/assets/effective-order.ts'
import { firstDayAfterExpiry } from '#domain/assets/option.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'

/** What a curve shows of the entries besides its days. */
export type ToldByEntries = {
  /** The assets of which every entry can be read. */
  readonly assetIds: readonly number[]
  readonly options: readonly OptionSpan[]
  /** Oldest first; the very same array as long as these are the same. */
  readonly decisions: readonly PastDecision[]
}

/** Since when an option is expired, and from when on its outcome was recorded; null where it was not, or in time. */
export type OptionSpan = { readonly assetId: number; readonly since: string; readonly until: string | null }

type PastDecision = Pick<DecisionRecorded, 'assetId' | 'action' | 'confidence'> & { readonly on: string }

export const NOTHING_TOLD: ToldByEntries = { assetIds: [], options: [], decisions: [] }

/** @param entries what follows, as corrected, and itself no correction of what was told before */
export function toldAfter(before: ToldByEntries, entries: readonly AssetEntry[]): ToldByEntries {
  if (entries.length === 0) return before
  const assetIds = new Set(before.assetIds)
  const options = new Map(before.options.map((option) => [option.assetId, option]))
  for (const entry of entries) {
    assetIds.add(entry.assetId)
    const option = spanAfter(options.get(entry.assetId), entry)
    if (option) options.set(entry.assetId, option)
  }
  const decisions = entries.filter(isDecision)
  return {
    assetIds: [...assetIds],
    options: [...options.values()],
    decisions: decisions.length === 0 ? before.decisions : [...before.decisions, ...decisions.map(toPastDecision)],
  }
}

/** An option whose end was recorded later than on the day after its expiry: until then its worth was not known. */
function spanAfter(option: OptionSpan | undefined, entry: AssetEntry): OptionSpan | undefined {
  const { assetId } = entry
  const since = isOpening(entry) ? firstDayAfterExpiry({ facts: entry.asset }) : null
  if (since !== null) return { assetId, since, until: null }
  const isFirstEnd = option?.until === null && isEnd(entry) && effectiveDay(entry) > option.since
  return isFirstEnd ? { ...option, until: effectiveDay(entry) } : option
}

const isEnd = (entry: AssetEntry): boolean =>
  entry.kind === 'option-settled' || (entry.kind === 'decision-recorded' && entry.action === 'Sell')

const isDecision = (entry: AssetEntry): entry is Entry<DecisionRecorded> => entry.kind === 'decision-recorded'

const toPastDecision = (decision: Entry<DecisionRecorded>): PastDecision => {
  const { assetId, action, confidence } = decision
  return { on: decidedOn(decision), assetId, action, confidence }
}
