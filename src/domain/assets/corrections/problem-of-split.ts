import type { CorrectionRecorded } from '../../ledger/correction-recorded.ts'
import type { Entry } from '../../ledger/entry.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { AssetEntry } from '../asset.ts'
import { isSplitRatio, isWithinReach, recordSplit } from '../record-split.ts'
import { replayAsset } from '../replay-asset.ts'
import { isBeforeFirst } from '../split-before-first.ts'
import { isNoSplit } from '../split-correction.ts'

type Refused = { readonly message: string }

const RECORD_ANEW =
  'Your first entry is of that very day, and a split of it has to say whether that entry is in old shares or in new ones. Withdraw this split, and record it anew with its right day.'

/**
 * A corrected split is one that could have been recorded as it is now; one that is withdrawn always could be left out.
 * @param entries all of the asset's, without the correction
 * @param target the split as it is corrected
 */
export function problemOfSplit(
  entries: readonly AssetEntry[],
  target: AssetEntry,
  { field, recordedAt }: Entry<CorrectionRecorded>,
): Refused | null {
  if (target.kind !== 'split-recorded' || isNoSplit(target)) return null
  const { newShares, oldShares, effectiveOn, source } = target
  const others = entries.filter(({ sequence }) => sequence !== target.sequence)
  const asset = replayAsset(others)
  if (!asset) return null
  if (field === 'splitOn') {
    const result = recordSplit(asset, others, { newShares, oldShares, effectiveOn, source }, recordedAt)
    if (result.ok) return null
    const { field: missing, message } = result.problem
    return { message: missing === 'firstShares' ? RECORD_ANEW : message }
  }
  // Its day stands as it was recorded, also where a price of then showed that the first entry was in old shares.
  if (!isSplitRatio(target)) return { message: `${newShares} for ${oldShares} is no split.` }
  if (asset.splits.some((other) => other.effectiveOn === effectiveOn))
    return { message: 'Another split of this day is recorded by now. Correct that one.' }
  if (target.isBeforeFirst && !isBeforeFirst(target, marketDayOf(asset.openedAt)))
    return {
      message: 'Your first entry is of an earlier day by now than when you recorded this split. Record it anew.',
    }
  return isWithinReach([...asset.splits, target])
    ? null
    : { message: 'With the other splits, this is more than any share was split. Look at the numbers.' }
}
