import Big from 'big.js'
import { type Decimal, readDecimal, roundToCents } from '#domain/prices/money.ts'

/** Providers write prices as text or as binary floats; a float's digits beyond these are noise. */
const FLOAT = { places: 6, digitsBelowOne: 7 } as const
const MOST_PLACES = 10

/** A price above zero, as a provider writes it. `null` for anything else, such as NaN, 0, -1 and 1e308. */
export function readPrice(written: unknown): Decimal | null {
  const text = typeof written === 'number' && Number.isFinite(written) ? floatText(written) : written
  const read = typeof text === 'string' ? readDecimal(text) : null
  return read === null || Number(read) === 0 ? null : read
}

/** A price below a dollar keeps its significant digits, however many zeros come before them. */
export function floatText(price: number): string {
  if (price <= 0 || price >= 1) return price.toFixed(FLOAT.places)
  return new Big(price).prec(FLOAT.digitsBelowOne).round(MOST_PLACES).toFixed()
}

/** The current price: rounded to cents (specification 7), but unrounded below a dollar. */
export function readCurrentPrice(written: unknown): Decimal | null {
  const price = readPrice(written)
  return price === null || new Big(price).lt(1) ? price : roundToCents(price)
}
