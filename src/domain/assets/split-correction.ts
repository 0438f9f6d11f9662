import type { CorrectedField, CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { Entry } from '../ledger/entry.ts'
import type { SplitRatio } from '../prices/split.ts'
import type { AssetEntry, RecordedSplit } from './asset.ts'

/** What an asset keeps of the entry of a split. */
export const recordedSplit = ({
  effectiveOn,
  newShares,
  oldShares,
  sequence,
  ...split
}: RecordedSplit): RecordedSplit => ({
  effectiveOn,
  newShares,
  oldShares,
  sequence,
  ...(split.isBeforeFirst && { isBeforeFirst: split.isBeforeFirst }),
})

type Correction = Pick<Entry<CorrectionRecorded>, 'sequence' | 'correctsSequence' | 'field' | 'from' | 'to'>

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
  // Of another day nobody has said in which shares the first decision was.
  return field === 'splitOn' && to !== null ? { effectiveOn: to, isBeforeFirst: undefined } : {}
}

/**
 * The splits that were recorded before an entry, as they stood then: a later correction has put another day or ratio in their place.
 * @param splits of an asset, as they are by now or as they were recorded
 * @param corrections of its entries, oldest first
 */
export const splitsAsOf = (
  sequence: number,
  splits: readonly RecordedSplit[],
  corrections: readonly Correction[],
): readonly RecordedSplit[] =>
  splits
    .filter((split) => split.sequence < sequence)
    .map((split) => {
      const then = (field: CorrectedField, present: string | null) => {
        const own = corrections.filter((each) => each.correctsSequence === split.sequence && each.field === field)
        const later = own.find((each) => each.sequence > sequence)
        return later ? later.from : own.length > 0 ? (own.at(-1)?.to ?? null) : present
      }
      const effectiveOn = then('splitOn', split.effectiveOn) ?? split.effectiveOn
      const ratio = ratioOf(then('splitRatio', ratioText(split)))
      const { isBeforeFirst, ...ofAnyDay } = recordedSplit(split)
      const isOfOtherDay = corrections.some(
        (each) => each.correctsSequence === split.sequence && each.field === 'splitOn' && each.sequence < sequence,
      )
      return { ...ofAnyDay, effectiveOn, ...ratio, ...(isBeforeFirst && !isOfOtherDay && { isBeforeFirst }) }
    })
    .toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
