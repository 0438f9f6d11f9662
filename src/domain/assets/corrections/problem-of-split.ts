import type { CorrectionRecorded } from '../../ledger/correction-recorded.ts'
import type { Entry } from '../../ledger/entry.ts'
import type { AssetEntry } from '../asset.ts'
import { isSplitRatio, isWithinReach, recordSplit } from '../record-split.ts'
import { replayAsset } from '../replay-asset.ts'
import { isNoSplit } from '../split-correction.ts'

type Refused = { readonly message: string }

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
    return result.ok ? null : { message: result.problem.message }
  }
  // Its day stands as it was recorded, also where a price of then showed that the first entry was in old shares.
  if (!isSplitRatio(target)) return { message: `${newShares} for ${oldShares} is no split.` }
  if (asset.splits.some((other) => other.effectiveOn === effectiveOn))
    return { message: 'Another split of this day is recorded by now. Correct that one.' }
  return isWithinReach([...asset.splits, target])
    ? null
    : { message: 'With the other splits, this is more than any share was split. Look at the numbers.' }
}
