import type { Closes, ClosesText } from '../assets/closes.ts'
import { type DayClose, lastPackedClose, packedCloseOn } from '../assets/packed-closes.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { adjustForSplits, type Split } from '../prices/split.ts'
import type { MirrorAsset } from './mirror-asset.ts'

/** The close of a day in shares after every recorded split, the user's own before a provider's; null where none is known. */
export function closeOfDay(
  { asset, closes, pendingSplit }: Pick<MirrorAsset, 'asset' | 'closes' | 'pendingSplit'>,
  day: string,
): Decimal | null {
  if (pendingSplit && day >= pendingSplit.effectiveOn) return null
  for (const piece of closes.toReversed()) {
    const close = typeof piece === 'string' ? closeIn(piece, day) : packedCloseOn(piece, day)
    if (close !== null) return adjustForSplits(close, day, asset.splits)
  }
  return null
}

/** The close of a day in `2026-11-19 98.92|2026-11-20 99.10`. */
function closeIn(text: ClosesText, day: string): Decimal | null {
  const at = text.indexOf(`${day} `)
  if (at < 0) return null
  const end = text.indexOf('|', at)
  return text.slice(at + day.length + 1, end < 0 ? text.length : end)
}

/**
 * The last close up to a day, of which a Mirror tells no later price: in shares after every recorded split, and from before one that is
 * not recorded.
 */
export function lastPriceUntil(
  { closes, pendingSplit }: Pick<MirrorAsset, 'closes' | 'pendingSplit'>,
  splits: readonly Split[],
  until: string,
): MirrorAsset['last'] {
  const isInOtherShares = pendingSplit !== null && pendingSplit.effectiveOn <= until
  const lastDay = isInOtherShares ? dayOfNumber(dayNumber(pendingSplit.effectiveOn) - 1) : until
  const last = lastCloseUntil(closes, lastDay)
  return last && { on: last.day, price: adjustForSplits(last.close, last.day, splits) }
}

/**
 * The last close until a day, which is included; of the same day, that of the later piece. null where there is none.
 * @param closes the user's own after everybody's
 */
export function lastCloseUntil(closes: readonly Closes[], until: string): DayClose | null {
  let last: DayClose | null = null
  for (const piece of closes) {
    const inPiece = typeof piece === 'string' ? lastIn(piece, until) : lastPackedClose(piece, until)
    if (inPiece && inPiece.day >= (last?.day ?? '')) last = inPiece
  }
  return last
}

function lastIn(text: ClosesText, until: string): DayClose | null {
  let last: DayClose | null = null
  for (const written of text.split('|')) {
    const [day = '', close = ''] = written.split(' ')
    if (day <= until && day > (last?.day ?? '')) last = { day, close }
  }
  return last
}
