import type { SplitRecorded } from '../ledger/entry.ts'
import type { Split } from '../prices/split.ts'

/** In which shares the first decision on an asset was written, where a split is of its very day. */
export const FIRST_SHARES = ['old', 'new'] as const
export type FirstShares = (typeof FIRST_SHARES)[number]

/** A split as its owner recorded it, or one that is only reported, of which nobody said in which shares the first decision was. */
export type OwnSplit = Split & Pick<SplitRecorded, 'isBeforeFirst'>

/**
 * Whether a split lies before the first decision on its asset, so that it restates no entry: it is of an earlier day, or its owner says
 * that on this very day that decision was in new shares already.
 * @param openedOn New York's calendar day of the first decision
 */
export const isBeforeFirst = ({ effectiveOn, isBeforeFirst: isSaidSo }: OwnSplit, openedOn: string): boolean =>
  effectiveOn < openedOn || (effectiveOn === openedOn && isSaidSo === true)
