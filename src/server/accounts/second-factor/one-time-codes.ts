import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 with the parameters that every app assumes: SHA-1, six digits, thirty seconds. */
const PERIOD_MS = 30_000
const DIGITS = 6
/** The clocks may differ by one period in either direction. */
const WINDOW = [-1, 0, 1] as const
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The period that a code belongs to, counted in periods since 1970; null when it belongs to none in the window.
 * @param key in base32 (RFC 4648), without padding
 */
export function counterOf(key: string, code: string, nowMs: number): number | null {
  const current = Math.floor(nowMs / PERIOD_MS)
  const secret = fromBase32(key)
  // All three are compared in any case, so that the time reveals nothing.
  const fitting = WINDOW.map((step) => current + step).filter((counter) => isSame(codeOf(secret, counter), code))
  return fitting.at(-1) ?? null
}

/** HOTP (RFC 4226, 5.3): four bytes of the HMAC, at the offset in its last half byte, as decimal digits. */
export function codeOf(secret: Uint8Array, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const hash = createHmac('sha1', secret).update(message).digest()
  const offset = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

function isSame(expected: string, code: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(code)]
  return one.length === other.length && timingSafeEqual(one, other)
}

export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('')
}

export function fromBase32(key: string): Uint8Array {
  const bits = [...key].map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}
