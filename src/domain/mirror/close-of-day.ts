import type { ClosesText } from '../assets/closes.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits } from '../prices/split.ts'
import type { MirrorAsset } from './mirror-asset.ts'

/** The close of a day in shares after every recorded split, the user's own before a provider's; null where none is known. */
export function closeOfDay(
  { asset, closes, pendingSplit }: Pick<MirrorAsset, 'asset' | 'closes' | 'pendingSplit'>,
  day: string,
): Decimal | null {
  if (pendingSplit && day >= pendingSplit.effectiveOn) return null
  const close = closes
    .toReversed()
    .map((text) => closeIn(text, day))
    .find((found) => found !== null)
  return close == null ? null : adjustForSplits(close, day, asset.splits)
}

/** The close of a day in `2026-11-19 98.92|2026-11-20 99.10`. */
function closeIn(text: ClosesText, day: string): string | null {
  const at = text.indexOf(`${day} `)
  if (at < 0) return null
  const end = text.indexOf('|', at)
  return text.slice(at + day.length + 1, end < 0 ? text.length : end)
}
