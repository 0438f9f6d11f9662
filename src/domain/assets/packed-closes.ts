import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import { toFixedDecimal } from '../prices/whole-decimals.ts'

/**
 * Closes of one symbol as bytes, in any order: eight for each, two little-endian integers of 32 bits. The first is the number of the
 * day times 16 plus the number of decimals, the second the close without its point: 98.90 is 9890 with 2.
 */
export type PackedCloses = Uint8Array

/** The close of one calendar day, unadjusted. */
export type DayClose = { readonly day: string; readonly close: Decimal }

/** Of one packed close. */
export const PACKED_BYTES = 8
/** How far the number of the day is shifted, and what is left of it for the number of decimals. */
export const [DAY_SHIFT, DECIMALS] = [4, 15]

const MOST_WHOLE = 0xffff_ffff

/**
 * @returns as `rest`, in the form of `ClosesText`, those that would not come out letter by letter as they are written, such as one of
 * eleven digits; empty where there are none
 */
export function packCloses(closes: readonly DayClose[]): { packed: PackedCloses; rest: string } {
  const view = new DataView(new ArrayBuffer(closes.length * PACKED_BYTES))
  const rest: string[] = []
  let at = 0
  for (const each of closes) {
    const { day, whole, decimals } = inNumbers(each)
    const fits = whole >= 0 && whole <= MOST_WHOLE && decimals <= DECIMALS
    if (fits && dayOfNumber(day) === each.day && closeOf(whole, decimals) === each.close) {
      view.setInt32(at, (day << DAY_SHIFT) | decimals, true)
      view.setUint32(at + WHOLE_AT, whole, true)
      at += PACKED_BYTES
    } else rest.push(`${each.day} ${each.close}`)
  }
  return { packed: new Uint8Array(view.buffer, 0, at), rest: rest.join('|') }
}

/** Where in a packed close its second integer begins. */
export const WHOLE_AT = 4

function inNumbers({ day, close }: DayClose) {
  const point = close.indexOf('.')
  return {
    day: dayNumber(day),
    whole: Number(close.replace('.', '')),
    decimals: point < 0 ? 0 : close.length - point - 1,
  }
}

/** What a close is written as. @param whole without its point */
export const closeOf = (whole: number, decimals: number): Decimal =>
  Number.isInteger(whole) ? toFixedDecimal({ whole: BigInt(whole), digits: decimals }) : ''

export const viewOf = ({ buffer, byteOffset, byteLength }: PackedCloses): DataView =>
  new DataView(buffer, byteOffset, byteLength)

/** The close of a day; null where there is none. */
export function packedCloseOn(packed: PackedCloses, day: string): Decimal | null {
  const view = viewOf(packed)
  const number = dayNumber(day)
  for (let at = 0; at < view.byteLength; at += PACKED_BYTES)
    if (view.getInt32(at, true) >> DAY_SHIFT === number) return closeAt(view, at).close
  return null
}

/** The last close until a day, which is included; null where there is none. */
export function lastPackedClose(packed: PackedCloses, until: string): DayClose | null {
  const view = viewOf(packed)
  const number = dayNumber(until)
  let [last, lastAt] = [Number.NEGATIVE_INFINITY, -1]
  for (let at = 0; at < view.byteLength; at += PACKED_BYTES) {
    const day = view.getInt32(at, true) >> DAY_SHIFT
    if (day <= number && day > last) [last, lastAt] = [day, at]
  }
  return lastAt < 0 ? null : closeAt(view, lastAt)
}

function closeAt(view: DataView, at: number): DayClose {
  const head = view.getInt32(at, true)
  return { day: dayOfNumber(head >> DAY_SHIFT), close: closeOf(view.getUint32(at + WHOLE_AT, true), head & DECIMALS) }
}
