import type { ToldClosesView } from '#contract/claims.ts'
import type { ToldCloses, ToldSpan } from '#domain/mirror/claims/told-closes.ts'

/** What a claim was judged by, for an answer. */
export const viewCloses = (told: ToldCloses): ToldClosesView => ({
  against: told.against,
  from: told.from,
  until: told.until,
  asset: viewSpan(told.asset),
  benchmark: told.benchmark && viewSpan(told.benchmark),
  ...(told.hasSplitSince && { hasSplitSince: true }),
})

/** Of thousands of claims nearly all have neither a split nor a close that is kept back. */
const viewSpan = ({ from, until, splits, untold }: ToldSpan): ToldClosesView['asset'] =>
  splits || untold
    ? { from, until, ...(splits && { splits: [...splits] }), ...(untold && { untold: [...untold] }) }
    : { from, until }
