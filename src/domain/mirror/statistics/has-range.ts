type Range = { readonly from: number; readonly to: number }

/**
 * Whether values vary so that their own spread tells a range. The standard error of values that are all the same is 0, which says
 * that nothing of their spread is known, and not that nothing else could have come of them.
 */
export const hasRange = ({ from, to }: Range): boolean => to - from > NOISE

/** What binary numbers make of values that are all the same. */
const NOISE = 1e-9

/** Whether a range lies on one side of 0, so that more than chance is to be told. */
export const excludesZero = (range: Range): boolean => hasRange(range) && range.from * range.to > 0
