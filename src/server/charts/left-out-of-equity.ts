import type { AssetRowView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { OptionSpan, ToldByEntries } from './told-by-entries.ts'

type LeftOut = EquityView['leftOut']

/** What the curve leaves out of both of its lines, and on which days. */
export function leftOutOfEquity({ assetIds, options }: ToldByEntries, rows: readonly AssetRowView[]): LeftOut {
  const spans = new Map(options.map((option) => [option.assetId, option]))
  return [
    ...rows.flatMap((row) => leftOutNow(row, spans)),
    ...rows.flatMap((row) => leftOutOnce(row, spans)),
    ...withoutPast(new Set(assetIds), rows),
  ]
}

/** The options among the assets, by asset. */
type Spans = ReadonlyMap<number, OptionSpan>

/** An asset that was sold is left out from the split's day to its sale. */
function leftOutNow(
  { assetId, ticker, list, currentValue, pendingSplit, isAwaitingOutcome }: AssetRowView,
  spans: Spans,
): LeftOut {
  if (list === 'watched' || (currentValue !== null && !(list === 'sold' && pendingSplit))) return []
  if (isAwaitingOutcome) {
    const since = spans.get(assetId)?.since ?? null
    return [{ assetId, ticker, reason: 'it has expired, and its outcome is not recorded yet', since }]
  }
  if (pendingSplit) return [{ assetId, ticker, reason: 'a split is not recorded yet', since: pendingSplit.effectiveOn }]
  return list === 'bought' ? [{ assetId, ticker, reason: 'its price is not known', since: null }] : []
}

/** An option whose end was recorded later than on the day after its expiry. */
function leftOutOnce({ assetId, ticker }: AssetRowView, spans: Spans): LeftOut {
  const { since = '', until = null } = spans.get(assetId) ?? {}
  return until === null
    ? []
    : [{ assetId, ticker, reason: 'its outcome was recorded after it had expired', since, until }]
}

/** Assets with an entry that cannot be read, whose days are only in the last sum. */
const withoutPast = (read: ReadonlySet<number>, rows: readonly AssetRowView[]): LeftOut =>
  rows
    .filter(({ assetId }) => !read.has(assetId))
    .map(({ assetId, ticker }) => ({
      assetId,
      ticker,
      reason: 'an entry of it cannot be read, so its past days are missing',
      since: null,
    }))
