import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { type Split, splitPrice, unsplitPrice } from '../prices/split.ts'
import type { Asset, RecordedSplit } from './asset.ts'
import { isSameSplit, unrecordedOf } from './pending-split.ts'

/** The splits that bring prices of an asset's share into the shares in which the asset is told. */
export type SplitsOfCloses = {
  /** Of what providers say: on their days, because their prices leap on these. */
  readonly providers: readonly Split[]
  /** Of what the user says: on the days that are recorded. */
  readonly own: readonly Split[]
}

type Recorded = Pick<Asset, 'splits' | 'openedAt' | 'facts'>

/**
 * Every split that is recorded, and every one from before the first entry, which nobody records: all closes are in one kind of share then.
 * @param allSplits that are known of the share, recorded or only reported
 */
export function splitsOfCloses(asset: Recorded, allSplits: readonly Split[] = asset.splits): SplitsOfCloses {
  const { splits, openedAt, facts } = asset
  const openedOn = marketDayOf(openedAt)
  const isEarlier = ({ effectiveOn }: Split): boolean => effectiveOn <= openedOn
  const earlier = facts.type === 'stock' ? unrecordedOf(allSplits, splits).filter(isEarlier) : []
  return {
    providers: [...earlier, ...onProvidersDays(splits, allSplits)],
    own: [...earlier, ...splits],
  }
}

/** Recorded splits in their ratio, each on the day on which a provider reports it. */
export const onProvidersDays = (
  recorded: readonly RecordedSplit[],
  allSplits: readonly Split[],
): readonly RecordedSplit[] =>
  recorded.map((own) => {
    const { effectiveOn } = own
    const isOfDay = (split: Split): boolean => split.effectiveOn === effectiveOn
    const reported = allSplits.find(isOfDay) ?? allSplits.find((split) => isSameSplit(own, split))
    return { ...own, effectiveOn: reported?.effectiveOn ?? effectiveOn }
  })

/** Splits of which some are recorded of another day than they are reported of. */
export type SplitDays = {
  readonly recorded: readonly Split[]
  /** The same in their order, each on the day on which a provider's prices leap. */
  readonly leaps: readonly Split[]
}

/**
 * @param allSplits that are known of the share, recorded or only reported
 * @returns null where all of them are recorded of the days on which they are reported
 */
export function splitDaysOf(recorded: readonly RecordedSplit[], allSplits: readonly Split[]): SplitDays | null {
  if (recorded.length === 0 || allSplits.length === 0) return null
  const leaps = onProvidersDays(recorded, allSplits)
  return leaps.some(({ effectiveOn }, at) => effectiveOn !== recorded[at]?.effectiveOn) ? { recorded, leaps } : null
}

/**
 * A provider's price of a day, in the shares in which the journal is on that day: between the two days of a split these are other shares
 * than those in which it was told.
 */
export const inSharesOfJournal = (price: Decimal, day: string, { recorded, leaps }: SplitDays): Decimal =>
  recorded.reduce((told, own, at) => {
    const leapsOn = leaps[at]?.effectiveOn ?? own.effectiveOn
    if (leapsOn <= day && day < own.effectiveOn) return unsplitPrice(told, own)
    return own.effectiveOn <= day && day < leapsOn ? splitPrice(told, own) : told
  }, price)

/**
 * The splits that count by a day: those that have taken effect, and one that its owner recorded as having, though a provider reports it of
 * a later day.
 */
export const splitsCounted = (
  { splits }: Pick<Asset, 'splits'>,
  allSplits: readonly Split[],
  by: string,
): readonly Split[] =>
  allSplits.filter((split) => split.effectiveOn <= by || splits.some((own) => isSameSplit(own, split)))
