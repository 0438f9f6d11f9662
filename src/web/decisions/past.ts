import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'

export type PastEntry = AssetView['thesis'][number] & { readonly confidence: number | null }

/** What the user wrote and set before, with which a further decision is compared. */
type Past = {
  /** The purchase of the holding, or the entry that began the watching; null when it is not known. */
  readonly first: PastEntry | null
  /** The newest entry; null when it is the first one. */
  readonly last: PastEntry | null
  /** The newest test of one's own that has not ended. */
  readonly test: OwnTestView | null
}

export function pastOf(asset: AssetView): Past {
  const first = asset.list === 'bought' ? purchaseOf(asset) : openingOf(asset)
  const last = asset.thesis.at(-1)
  return {
    first: first ? withConfidence(asset, first) : null,
    last: last && last.decisionId !== first?.decisionId ? withConfidence(asset, last) : null,
    test: asset.ownTests.findLast(({ state }) => state !== 'ended') ?? null,
  }
}

const purchaseOf = ({ thesis, purchase }: AssetView) => thesis.findLast(({ action }) => action === 'Buy') ?? purchase

/** The first entry of all; undefined in an asset without any. */
export const openingOf = ({ thesis, opening, olderBefore }: AssetView) => (olderBefore === null ? thesis[0] : opening)

const withConfidence = (asset: AssetView, entry: AssetView['thesis'][number]): PastEntry => ({
  ...entry,
  confidence: confidenceOf(asset, entry),
})

const confidenceOf = (
  { confidenceLevel, earlierDecisions = [] }: AssetView,
  { decisionId }: Pick<PastEntry, 'decisionId'>,
): number | null =>
  [...earlierDecisions, ...confidenceLevel].find((entry) => entry.decisionId === decisionId)?.level ?? null

type Decided = Pick<PastEntry, 'decisionId' | 'sequence' | 'action' | 'decidedOn' | 'dateAdded'>

/** The decisions that are known, oldest first: of those from before the entries of the page only what is compared here. */
function decidedOf({ thesis, earlierDecisions = [] }: AssetView): readonly Decided[] {
  const first = thesis[0]?.sequence ?? Number.POSITIVE_INFINITY
  return [...earlierDecisions.filter(({ sequence }) => sequence < first), ...thesis]
}

/** The day of a decision in New York; for entries from before days could be entered, the day of recording. */
export const dayOfEntry = ({ decidedOn, dateAdded }: Pick<Decided, 'decidedOn' | 'dateAdded'>): string =>
  decidedOn ?? marketDayOf(dateAdded)

/**
 * Whether a decision came after an alert. On the day of the alert it counts only if it was written that day, so that its time
 * is known.
 */
const isDecidedAfter = (entry: Decided, { on, at }: AlertTriggeredView): boolean =>
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
  const isSince = (entry: Decided) => isDecidedAfter(entry, passed)
  const decided = decidedOf(asset)
  const since = decided.filter(isSince)
  const isWhole = asset.olderBefore === null || decided.some((entry) => !isSince(entry))
  const before = decided.findLast((entry) => !isSince(entry))
  const sure = since.map((entry) => confidenceOf(asset, entry))
  const [earlier, latest] = [before && confidenceOf(asset, before), sure.at(-1)]
  return {
    daysAgo: Math.max(0, dayNumber(marketDayOf(now)) - dayNumber(passed.on)),
    actions: isWhole ? since.map(({ action }) => action) : null,
    confidence:
      earlier == null || latest == null
        ? null
        : { before: earlier, now: latest, isOfEach: sure.every((level) => level === latest) },
  }
}
