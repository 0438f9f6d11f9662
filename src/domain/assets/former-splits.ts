import type { SplitRatio } from '../prices/split.ts'
import type { Asset } from './asset.ts'
import { ratioOf } from './split-correction.ts'

/** The ratios that splits of an asset once had and have no more, or have on another day: those that were corrected, and the withdrawn. */
export const formerSplits = ({ corrections, splits }: Pick<Asset, 'corrections' | 'splits'>): readonly SplitRatio[] =>
  corrections.flatMap(({ field, from, correctsSequence }): SplitRatio[] => {
    if (field === 'splitRatio') return [ratioOf(from)]
    const moved = splits.find(({ sequence }) => sequence === correctsSequence)
    return field === 'splitOn' && moved ? [moved] : []
  })
