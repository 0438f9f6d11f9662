import type { Closes, ClosesText } from '../../assets/closes.ts'
import { type DayClose, lastPackedClose, packedCloseOn } from '../../assets/packed-closes.ts'
import { splitsOfCloses } from '../../assets/splits-of-closes.ts'
import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import type { Decimal } from '../../prices/money.ts'
import { adjustForSplits } from '../../prices/split.ts'
import type { MirrorAsset } from '../basis/mirror-asset.ts'

type Priced = Pick<MirrorAsset, 'asset' | 'closes' | 'ownCloses' | 'pendingSplit' | 'shareSplits'>

/** The close of a day in shares after every recorded split, the user's own before a provider's; null where none is known. */
export function closeOfDay(priced: Priced, day: string): Decimal | null {
  const { closes, pendingSplit } = priced
  if (pendingSplit && day >= pendingSplit.effectiveOn) return null
  const written = closeWritten(closes, day)
  return written && inSharesTold(priced, { day, close: written.close }, written.piece)
}

/** The close of a day as it was paid on it, with the piece in which it stands; of several pieces that have one, the last. */
export function closeWritten(closes: readonly Closes[], day: string): { close: Decimal; piece: Closes } | null {
  for (const piece of closes.toReversed()) {
    const close = typeof piece === 'string' ? closeIn(piece, day) : packedCloseOn(piece, day)
    if (close !== null) return { close, piece }
  }
  return null
}

/** @param piece the one in which it stands */
function inSharesTold({ asset, ownCloses, shareSplits }: Priced, { day, close }: DayClose, piece: Closes): Decimal {
  const { own, providers } = splitsOfCloses(asset, shareSplits)
  return adjustForSplits(close, day, piece === ownCloses ? own : providers)
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
export function lastPriceUntil(priced: Priced, until: string): MirrorAsset['last'] {
  const { closes, pendingSplit } = priced
  const isInOtherShares = pendingSplit !== null && pendingSplit.effectiveOn <= until
  const lastDay = isInOtherShares ? dayOfNumber(dayNumber(pendingSplit.effectiveOn) - 1) : until
  const last = lastCloseUntil(closes, lastDay)
  const price = last && closeOfDay({ ...priced, pendingSplit: null }, last.day)
  return last && price ? { on: last.day, price } : null
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
