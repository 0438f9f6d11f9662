import type { Asset } from '#domain/assets/asset.ts'
import { isSameSplit } from '#domain/assets/pending-split.ts'
import type { Split } from '#domain/prices/split.ts'
import type { MarketData } from './market-data.ts'

/**
 * What a provider reports and what the user recorded, each split once: on the day that the provider names, for that is where
 * its prices leap, and in the ratio that the user says of that day.
 */
export function allSplits(
  { splits: recorded }: Pick<Asset, 'splits'>,
  { splits: reported }: Pick<MarketData, 'splits'>,
): readonly Split[] {
  const onItsDay = (split: Split) => recorded.find(({ effectiveOn }) => effectiveOn === split.effectiveOn) ?? split
  const unreported = recorded.filter((own) => !reported.some((split) => isSameSplit(split, own)))
  return [...reported.map(onItsDay), ...unreported]
}
