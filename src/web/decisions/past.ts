import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'

export type PastEntry = AssetView['thesis'][number] & { readonly confidence: number | null }

/** What the user wrote and set before, with which a further decision is compared. */
type Past = {
  /** The purchase of the holding, or the entry that began the watching; null when it is not loaded. */
  readonly first: PastEntry | null
  /** The newest entry; null when it is the first one. */
  readonly last: PastEntry | null
  /** The newest test of one's own that has not ended. */
  readonly test: OwnTestView | null
}

export function pastOf(asset: AssetView): Past {
  const first = asset.list === 'bought' ? purchaseOf(asset) : asset.olderBefore === null ? asset.thesis[0] : undefined
  const last = asset.thesis.at(-1)
  return {
    first: first ? withConfidence(asset, first) : null,
    last: last && last.decisionId !== first?.decisionId ? withConfidence(asset, last) : null,
    test: asset.ownTests.findLast(({ state }) => state !== 'ended') ?? null,
  }
}

const purchaseOf = ({ thesis, purchase }: AssetView) => thesis.findLast(({ action }) => action === 'Buy') ?? purchase

const withConfidence = ({ confidenceLevel }: AssetView, entry: AssetView['thesis'][number]): PastEntry => ({
  ...entry,
  confidence: confidenceLevel.find(({ decisionId }) => decisionId === entry.decisionId)?.level ?? null,
})

type PastEntryOfList = AssetView['thesis'][number]

/** The day of a decision in New York; for entries from before days could be entered, the day of recording. */
export const dayOfEntry = ({ decidedOn, dateAdded }: Pick<PastEntryOfList, 'decidedOn' | 'dateAdded'>): string =>
  decidedOn ?? marketDayOf(dateAdded)

/**
 * Whether a decision came after an alert. On the day of the alert it counts only if it was written that day, so that its time
 * is known.
 */
const isDecidedAfter = (entry: PastEntryOfList, { on, at }: AlertTriggeredView): boolean =>
  dayOfEntry(entry) === on ? marketDayOf(entry.dateAdded) === on && entry.dateAdded > at : dayOfEntry(entry) > on

/** The decisions since a stop or target was passed. */
export type SincePassed = {
  readonly daysAgo: number
  /** The actions since then, oldest first; null when not all of them are loaded. */
  readonly actions: readonly string[] | null
  /** The confidence before the level was passed, and now; null when either is not loaded, or when nothing was decided since. */
  readonly confidence: {
    readonly before: number
    readonly now: number
    /** Whether every decision since then was as sure as the last one. */
    readonly isOfEach: boolean
  } | null
}

/** @param passed a level that is in force, and that the price has reached */
export function sincePassed(asset: AssetView, passed: AlertTriggeredView, now: Instant): SincePassed {
  const isSince = (entry: PastEntryOfList) => isDecidedAfter(entry, passed)
  const isWhole = asset.olderBefore === null || asset.thesis.some((entry) => !isSince(entry))
  const since = asset.thesis.filter(isSince)
  const before = asset.thesis.findLast((entry) => !isSince(entry))
  const sure = since.map((entry) => withConfidence(asset, entry).confidence)
  const [earlier, latest] = [before && withConfidence(asset, before).confidence, sure.at(-1)]
  return {
    daysAgo: Math.max(0, dayNumber(marketDayOf(now)) - dayNumber(passed.on)),
    actions: isWhole ? since.map(({ action }) => action) : null,
    confidence:
      earlier == null || latest == null
        ? null
        : { before: earlier, now: latest, isOfEach: sure.every((level) => level === latest) },
  }
}
