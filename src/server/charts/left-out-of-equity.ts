import type { AssetRowView } from '#contract/assets.ts'
import type { EquityView } from '#contract/charts.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { effectiveDay, isOpening } from '#domain/assets/effective-order.ts'
import { firstDayAfterExpiry } from '#domain/assets/option.ts'

type LeftOut = EquityView['leftOut']

/**
 * What the curve leaves out of both of its lines, and on which days.
 * @param entries of all assets, as corrected
 */
export function leftOutOfEquity(entries: readonly AssetEntry[], rows: readonly AssetRowView[]): LeftOut {
  const expiries = expiriesOf(entries)
  return [
    ...rows.flatMap((row) => leftOutNow(row, expiries)),
    ...rows.flatMap((row) => leftOutOnce(row, expiries, entries)),
    ...withoutPast(entries, rows),
  ]
}

/** By asset, the first day after an option's expiry. */
type Expiries = ReadonlyMap<number, string>

function expiriesOf(entries: readonly AssetEntry[]): Expiries {
  const expiries = new Map<number, string>()
  for (const entry of entries) {
    const day = isOpening(entry) ? firstDayAfterExpiry({ facts: entry.asset }) : null
    if (day !== null) expiries.set(entry.assetId, day)
  }
  return expiries
}

/** An asset that was sold is left out from the split's day to its sale. */
function leftOutNow(
  { assetId, ticker, list, currentValue, pendingSplit, isAwaitingOutcome }: AssetRowView,
  expiries: Expiries,
): LeftOut {
  if (list === 'watched' || (currentValue !== null && !(list === 'sold' && pendingSplit))) return []
  if (isAwaitingOutcome) {
    const since = expiries.get(assetId) ?? null
    return [{ assetId, ticker, reason: 'it has expired, and its outcome is not recorded yet', since }]
  }
  if (pendingSplit) return [{ assetId, ticker, reason: 'a split is not recorded yet', since: pendingSplit.effectiveOn }]
  return list === 'bought' ? [{ assetId, ticker, reason: 'its price is not known', since: null }] : []
}

/** An option whose end was recorded later than on the day after its expiry: until then its worth was not known. */
function leftOutOnce({ assetId, ticker }: AssetRowView, expiries: Expiries, entries: readonly AssetEntry[]): LeftOut {
  const since = expiries.get(assetId)
  if (since === undefined) return []
  const end = entries.find((entry) => entry.assetId === assetId && isEnd(entry) && effectiveDay(entry) > since)
  return end
    ? [{ assetId, ticker, reason: 'its outcome was recorded after it had expired', since, until: effectiveDay(end) }]
    : []
}

const isEnd = (entry: AssetEntry): boolean =>
  entry.kind === 'option-settled' || (entry.kind === 'decision-recorded' && entry.action === 'Sell')

/** Assets with an entry that cannot be read, whose days are only in the last sum. */
function withoutPast(entries: readonly AssetEntry[], rows: readonly AssetRowView[]): LeftOut {
  const read = new Set(entries.map(({ assetId }) => assetId))
  return rows
    .filter(({ assetId }) => !read.has(assetId))
    .map(({ assetId, ticker }) => ({
      assetId,
      ticker,
      reason: 'an entry of it cannot be read, so its past days are missing',
      since: null,
    }))
}
