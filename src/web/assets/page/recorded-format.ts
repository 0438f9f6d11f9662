import type { AssetView } from '#contract/assets.ts'
import type { CorrectionView } from '#contract/corrections.ts'
import type { Decimal } from '#domain/prices/money.ts'
import { formatClock, formatUsd, readersTimeZone } from '#web/ui/format.ts'

export type RecordedNews = {
  /** The entry that has just been recorded; null when none has. */
  readonly entry:
    | (Pick<AssetView['thesis'][number], 'dateAdded' | 'sequence'> & { price: { price: Decimal } | null })
    | null
  /** The newest correction since the page was opened, of any entry; null when there is none. */
  readonly correction: Pick<CorrectionView, 'sequence' | 'dateAdded'> | null
  readonly isCostHidden: boolean
}

/** `Recorded at $200.00, 12:38`, on the reader's clock; or that an entry is corrected, which does not stay as it was. */
export function recordedWords({ entry, correction, isCostHidden }: RecordedNews): [string, string] | null {
  if (correction && correction.sequence > (entry?.sequence ?? 0))
    return [
      `Corrected, ${formatClock(correction.dateAdded, readersTimeZone())}`,
      'What was written and what counts now both stay in your journal. Every figure follows the correction.',
    ]
  if (!entry) return null
  const at = entry.price === null || isCostHidden ? '' : ` at ${formatUsd(entry.price.price)}`
  return [
    `Recorded${at}, ${formatClock(entry.dateAdded, readersTimeZone())}`,
    'It stays as it is. A change of mind is another entry.',
  ]
}
