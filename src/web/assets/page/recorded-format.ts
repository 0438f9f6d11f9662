import type { AssetView } from '#contract/assets.ts'
import type { CorrectionView } from '#contract/corrections.ts'
import type { Language } from '#domain/locale.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { formatClock, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { pageMessages } from './page-messages.ts'

export type RecordedNews = {
  /** The entry that has just been recorded; null when none has. */
  readonly entry:
    | (Pick<AssetView['thesis'][number], 'dateAdded' | 'sequence' | 'pricedOn'> & { price: { price: Decimal } | null })
    | null
  /** The newest correction since the page was opened, of any entry; null when there is none. */
  readonly correction: Pick<CorrectionView, 'sequence' | 'dateAdded'> | null
  readonly isCostHidden: boolean
}

/** Whether the newest of what is new is a correction, of that entry or of another. */
export const isOfCorrection = ({ entry, correction }: Pick<RecordedNews, 'entry' | 'correction'>): boolean =>
  correction !== null && correction.sequence > (entry?.sequence ?? 0)

/** `Recorded at $200.00, 12:38`, on the reader's clock; or that an entry is corrected, which does not stay as it was. */
export function recordedWords(
  { entry, correction, isCostHidden }: RecordedNews,
  language: Language = 'en',
): [string, string] | null {
  const messages = pageMessages(language).journal
  const clock = (at: string) => formatClock(at, readersTimeZone())
  if (correction && isOfCorrection({ entry, correction }))
    return [messages.corrected(clock(correction.dateAdded)), messages.bothStay]
  if (!entry) return null
  const time = clock(entry.dateAdded)
  const isPriced = entry.price !== null && entry.pricedOn === undefined && !isCostHidden
  return [
    isPriced ? messages.recordedAt(formatUsd(entry.price?.price ?? null, language), time) : messages.recorded(time),
    messages.staysAsItIs,
  ]
}
