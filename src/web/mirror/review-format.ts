import type { ReviewView } from '#contract/reviews.ts'
import { hasRange } from '#domain/mirror/has-range.ts'

type Graded = Pick<Extract<ReviewView, { stage: 'graded' }>, 'recalled' | 'confidence' | 'returnPercent' | 'action'>

/** Which return the question asks for: the same that is recorded. */
export function measuredWords({ action, option }: Pick<ReviewView, 'action' | 'option'>): string {
  const what = option ? 'The option, not the share' : 'The price alone'
  if (action === 'Sell') return `${what}, since you sold it.`
  if (action === 'Watch' || action === 'Keep Watching') return `${what}, until now.`
  return `${what}: until now, and of what you have sold, up to its sales.`
}

/** Describes how memory and record differ, without judging. */
export function rememberedWords({ recalled, confidence, returnPercent, action }: Graded): string {
  const less = confidence - recalled.confidence
  const sure =
    less === 0
      ? 'You remember rightly how sure you were'
      : `You remember having been ${points(Math.abs(less))} ${less > 0 ? 'less' : 'more'} sure than you were`
  if (recalled.returnPercent === null || returnPercent === null) return `${sure}.`
  const gap = Math.round((recalled.returnPercent - returnPercent) * 10) / 10
  if (gap === 0) return `${sure}, and the return exactly.`
  // What is better for a holder is worse for whoever sold.
  const [above, below] = action === 'Sell' || action === 'Sell Some' ? ['higher', 'lower'] : ['better', 'worse']
  return `${sure}, and a return that is ${Math.abs(gap)} ${Math.abs(gap) === 1 ? 'point' : 'points'} ${gap > 0 ? above : below} than it was.`
}

const points = (count: number): string => (count === 1 ? 'one point' : `${count} points`)

/** A share from 0 to 1 in whole percent: `24%` */
export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** `−22.4%`, `+3.0%` */
export function signedPercent(percent: number): string {
  const text = Math.abs(percent).toFixed(1)
  return Number(text) === 0 ? '0.0%' : `${percent < 0 ? '−' : '+'}${text}%`
}

/** `95% range −21.9 to −6.6`, to follow a figure; of values that do not vary that there is none, and of a narrow one that it does not show. */
export function rangeWords(range: Range, format: (end: number) => string): string {
  if (!hasRange(range)) return 'without a range, which values that are all the same don’t tell'
  const [from, to] = [format(range.from), format(range.to)]
  return from === to ? 'with a 95% range narrower than its last digit' : `95% range ${from} to ${to}`
}

type Range = { readonly from: number; readonly to: number }
