import { type DayClose, PACKED_BYTES, type PackedCloses } from '#domain/assets/packed-closes.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import type { Chance } from './seeded.ts'

/** Up to a dozen closes of the days from one on, each day at most once and in any order. */
export function someCloses(chance: Chance, first: string, days = 21): DayClose[] {
  const from = dayNumber(first)
  const numbers = Array.from({ length: chance.whole(0, 12) }, () => from + chance.whole(0, days - 1))
  return [...new Set(numbers)].map((number) => ({ day: dayOfNumber(number), close: someClose(chance) }))
}

/** A close as it may be stored: mostly with cents, at times below a dollar, huge, with ten decimals or with zeros at its end. */
function someClose(chance: Chance): string {
  const digits = chance.next() < 0.7 ? 4 : 12
  const whole = chance.whole(0, 10 ** chance.whole(0, digits) - 1)
  const decimals = chance.next() < 0.7 ? 2 : chance.whole(0, 10)
  return decimals === 0 ? `${whole}` : `${whole}.${String(chance.whole(0, 10 ** decimals - 1)).padStart(decimals, '0')}`
}

/** The slow way to read them, byte by byte: `2026-11-19 98.92` of each. */
export function written({ packed, rest }: { readonly packed: PackedCloses; readonly rest: string }): string[] {
  const closes = Array.from({ length: packed.length / PACKED_BYTES }, (_, nth) => {
    const bytes = [...packed.subarray(nth * PACKED_BYTES, (nth + 1) * PACKED_BYTES)].map(BigInt)
    const head = BigInt.asIntN(32, littleEndian(bytes.slice(0, 4)))
    const [day, decimals] = [Number(head >> 4n), Number(head & 15n)]
    const digits = String(littleEndian(bytes.slice(4))).padStart(decimals + 1, '0')
    const point = digits.length - decimals
    return `${dayOfNumber(day)} ${digits.slice(0, point)}${decimals > 0 ? `.${digits.slice(point)}` : ''}`
  })
  return [...closes, ...(rest === '' ? [] : rest.split('|'))].sort()
}

const littleEndian = (bytes: readonly bigint[]): bigint => bytes.reduceRight((sum, byte) => sum * 256n + byte, 0n)
