import type { Asset } from '#domain/assets/asset.ts'
import { isSameSplit } from '#domain/assets/pending-split.ts'
import type { Split } from '#domain/prices/split.ts'
import type { MarketData } from './market-data.ts'

/**
 * The splits that providers report and those that the user recorded, each once: on the provider's day, because its prices leap on
 * that day, and in the ratio that the user recorded for it.
 */
export function allSplits(
  { splits: recorded }: Pick<Asset, 'splits'>,
  { splits: reported }: Pick<MarketData, 'splits'>,
): readonly Split[] {
  const onItsDay = (split: Split) => recorded.find(({ effectiveOn }) => effectiveOn === split.effectiveOn) ?? split
  const unreported = recorded.filter((own) => !reported.some((split) => isSameSplit(split, own)))
  return [...reported.map(onItsDay), ...unreported]
}
