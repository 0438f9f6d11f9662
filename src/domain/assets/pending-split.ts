import { dayNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { PriceSource } from '../prices/price.ts'
import { isSameRatio, type Split } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { Asset, AssetEntry } from './asset.ts'

/** Two sources may date the same split differently: announced, payable, first traded. */
const SAME_SPLIT_DAYS = 10

/**
 * The oldest reported split of an asset's share that affects what the user has or had of it and that they have not
 * recorded. Until they do, prices from after it say nothing about the value. A split that is announced for a later day
 * does not count yet.
 */
export function pendingSplit<S extends Split>(asset: Asset, reported: readonly S[], now: Instant): S | null {
  if (reported.length === 0) return null
  const today = marketDayOf(now)
  const opened = marketDayOf(asset.openedAt)
  const last = asset.holdingPeriods.at(-1)
  const ended = asset.list === 'Sell' && last?.closedAt ? marketDayOf(last.closedAt) : null
  const concerns = ({ effectiveOn }: Split) =>
    effectiveOn > opened && effectiveOn <= (ended ?? today) && !isBetweenHoldings(asset, effectiveOn)
  const pending = unrecordedOf(reported, asset.splits).filter(concerns)
  return pending.sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))[0] ?? null
}

/**
 * Whether everything had been sold before a day, and nothing bought again until that day: then no quantity was there to be
 * multiplied. A price from before it is still in old shares, though.
 */
export function isBetweenHoldings({ holdingPeriods, notedPrice }: Asset, day: string): boolean {
  if (notedPrice && marketDayOf(notedPrice.at) < day) return false
  return holdingPeriods.some(({ closedAt }, index) => {
    const next = holdingPeriods[index + 1]
    return closedAt !== null && next !== undefined && marketDayOf(closedAt) < day && day <= marketDayOf(next.openedAt)
  })
}

/**
 * The reported splits of a share after all of it was sold, oldest first. Nobody is asked about these, because no quantity is left to be
 * multiplied; but prices from the first of their days on are in other shares than those that were sold.
 */
export function splitsAfterSale(asset: Asset, allSplits: readonly Split[]): readonly Split[] {
  if (asset.list !== 'Sell' || asset.facts.type !== 'stock') return []
  const soldOn = marketDayOf(asset.listedAt)
  const after = unrecordedOf(allSplits, asset.splits).filter(({ effectiveOn }) => effectiveOn > soldOn)
  return after.toSorted((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
}

/** The first of them. */
export const splitAfterSale = (asset: Asset, allSplits: readonly Split[]): Split | null =>
  splitsAfterSale(asset, allSplits)[0] ?? null

/** A share splits only once a day, so two ratios for one day are two reports of the same split. */
export const isSameSplit = (one: Split, other: Split): boolean =>
  one.effectiveOn === other.effectiveOn || (isNear(one, other) && isSameRatio(one, other))

/** Two reports of which neither tells anything else than the other. */
export const isEqualSplit = (one: Split, other: Split): boolean =>
  one.effectiveOn === other.effectiveOn && isSameRatio(one, other)

const isNear = (one: Split, other: Split): boolean =>
  Math.abs(dayNumber(one.effectiveOn) - dayNumber(other.effectiveOn)) <= SAME_SPLIT_DAYS

/** Of all splits that are known of a share, those that are not recorded. */
export const unrecordedOf = <S extends Split>(allSplits: readonly S[], recorded: readonly Split[]): readonly S[] =>
  allSplits.filter((split) => !recorded.some((own) => isSameSplit(own, split)))

/** The source of a recorded split: whoever reported the same ratio for the same day, otherwise the user. */
export const sourceOfSplit = (
  split: Split,
  reported: readonly (Split & { readonly source: PriceSource })[],
): PriceSource => reported.find((other) => isEqualSplit(other, split))?.source ?? 'typed'

/** Every split of an asset's share that is known of: those that are recorded, and those that are only reported. */
export function splitsOf(entries: readonly AssetEntry[], reported: readonly Split[]): Split[] {
  const recorded: Split[] = entries.filter((entry) => entry.kind === 'split-recorded')
  return [...recorded, ...unrecordedOf(reported, recorded)]
    .map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares }))
    .sort((one, other) => (one.effectiveOn < other.effectiveOn ? -1 : 1))
}
