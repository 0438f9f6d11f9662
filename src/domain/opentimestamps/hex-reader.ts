/** Bytes as text: two digits of hexadecimal for each, in small letters. */
export type Hex = string

/** Bytes that are no timestamp, or one beyond what is read. */
export class MalformedTimestamp extends Error {}

export type HexReader = {
  isAtEnd(): boolean
  bytes(count: number): Hex
  /** An unsigned number in groups of seven bits, the lowest first (LEB128), in its shortest form. */
  varuint(most: number): number
  /** Bytes behind their number. */
  varbytes(limits: { readonly least: number; readonly most: number }): Hex
}

/** Beyond it no number of the format lies, and an endless row of zeros ends there. */
const LARGEST_FACTOR = 2 ** 35

const IS_HEX = /^(?:[0-9a-f]{2})*$/

/** Reads bytes from the first to the last. @throws MalformedTimestamp where they are none, and each of its parts where too few are left */
export function openHex(hex: Hex): HexReader {
  if (!IS_HEX.test(hex)) throw new MalformedTimestamp('it is no text of bytes')
  let at = 0
  const bytes = (count: number): Hex => {
    const end = at + count * 2
    if (end > hex.length) throw new MalformedTimestamp('it is cut')
    const part = hex.slice(at, end)
    at = end
    return part
  }
  const varuint = (most: number): number => {
    let value = 0
    for (let factor = 1; factor <= LARGEST_FACTOR; factor *= 128) {
      const byte = Number.parseInt(bytes(1), 16)
      value += (byte % 128) * factor
      if (byte >= 128) continue
      if (value > most || (byte === 0 && factor > 1)) break
      return value
    }
    throw new MalformedTimestamp('a number is too large, or not in its shortest form')
  }
  return {
    isAtEnd: () => at === hex.length,
    bytes,
    varuint,
    varbytes({ least, most }) {
      const count = varuint(most)
      if (count < least) throw new MalformedTimestamp('a part has no bytes')
      return bytes(count)
    },
  }
}

const writeVaruint = (value: number): Hex =>
  value < 128 ? byteOf(value) : byteOf((value % 128) + 128) + writeVaruint(Math.floor(value / 128))

export const writeVarbytes = (bytes: Hex): Hex => writeVaruint(bytes.length / 2) + bytes

const byteOf = (value: number): Hex => value.toString(16).padStart(2, '0')
