import { type Decimal, readDecimal } from '#domain/prices/money.ts'

/** A provider writes a price as text or as a binary float; what a float adds after this many digits is noise. */
const DIGITS = 6

/** A price above zero as a provider spells it. `null` for anything else, above all for NaN, 0, -1 and 1e308. */
export function readPrice(written: unknown): Decimal | null {
  const text = typeof written === 'number' && Number.isFinite(written) ? written.toFixed(DIGITS) : written
  const read = typeof text === 'string' ? readDecimal(text) : null
  return read === null || Number(read) === 0 ? null : read
}
