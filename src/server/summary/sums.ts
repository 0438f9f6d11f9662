import type { ListedAsset } from '#domain/assets/explanation/sum-lines.ts'
import { type Summary, summarize } from '#domain/assets/summary.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { ShownRow } from '../assets/asset-rows.ts'

/** The sums of what the lists show. As long as the rows are the same ones, on the same day, so are their sums. */
export function sumsOf(listed: readonly ShownRow[], now: string): Summary {
  const today = marketDayOf(now)
  const cached = cache.get(listed)
  if (cached?.today === today) return cached.sums
  const sums = summarize(listed.map(toListedAsset), today)
  cache.set(listed, { today, sums })
  return sums
}

const cache = new WeakMap<readonly ShownRow[], { readonly today: string; readonly sums: Summary }>()

export const toListedAsset = ({ asset: { rounds, trades }, row }: ShownRow): ListedAsset => ({ ...row, rounds, trades })
