import type { CorrectedField } from '../ledger/correction-recorded.ts'
import type { SplitRatio } from '../prices/split.ts'
import type { AssetEntry } from './asset.ts'

/** A split that there never was: each share stays one share. None can be recorded like that. */
const NO_SPLIT: SplitRatio = { newShares: '1', oldShares: '1' }

const SEPARATOR = ':'

/** The ratio of a split as a correction names it: `4:1`; null for a split that there never was. */
export const ratioText = ({ newShares, oldShares }: SplitRatio): string | null =>
  newShares === oldShares ? null : [newShares, oldShares].join(SEPARATOR)

/** The reverse of `ratioText`. */
export function ratioOf(text: string | null): SplitRatio {
  const [newShares, oldShares] = text?.split(SEPARATOR) ?? []
  return newShares && oldShares ? { newShares, oldShares } : NO_SPLIT
}

/** Whether an entry is a split that has been withdrawn by a correction, so that it counts nowhere. */
export const isNoSplit = (entry: AssetEntry): boolean => entry.kind === 'split-recorded' && ratioText(entry) === null

/** What a correction changes of a split. */
export function splitChange(field: CorrectedField, to: string | null): object {
  if (field === 'splitRatio') return ratioOf(to)
  return field === 'splitOn' && to !== null ? { effectiveOn: to } : {}
}
