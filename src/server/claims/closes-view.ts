import type { ToldClosesView } from '#contract/claims.ts'
import type { ToldCloses, ToldSpan } from '#domain/mirror/told-closes.ts'

/** What a claim was judged by, for an answer. */
export const viewCloses = (told: ToldCloses): ToldClosesView => ({
  ...told,
  asset: viewSpan(told.asset),
  benchmark: told.benchmark && viewSpan(told.benchmark),
})

const viewSpan = ({ splits, untold, ...span }: ToldSpan): ToldClosesView['asset'] => ({
  ...span,
  ...(splits && { splits: [...splits] }),
  ...(untold && { untold: [...untold] }),
})
