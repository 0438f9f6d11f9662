import { type Decimal, roundUnitPrice } from '../../prices/money.ts'

/** A close in shares after a split is a binary number, whose last digits are noise. */
const DIGITS_BEFORE_NOISE = 12
/** Below it, noise is far less than what is left to half a cent. */
const MOST_CENTS = 1e9
const NEARLY_HALF_A_CENT = 0.49

/** As `roundUnitPrice` rounds it, of which ten thousand in a long journal would take as long as all else of its answer. */
export function roundClose(close: number): string {
  if (close < 1) return roundUnitPrice(String(close))
  const exact = close * 100
  const cents = Math.round(exact)
  const isClear = Math.abs(exact - cents) < NEARLY_HALF_A_CENT && cents < MOST_CENTS
  return inDollars(isClear ? cents : Math.round(Number(exact.toPrecision(DIGITS_BEFORE_NOISE))))
}

/** As `roundUnitPrice`. Most prices have no more than cents, as `98.92` or `98.9`, and from a dollar on such a one is rounded already. */
export function roundPrice(price: Decimal): Decimal {
  if (isWrittenInCents(price)) return price
  const [, dollars, cents = ''] = FEW_DECIMALS.exec(price) ?? []
  return dollars ? `${dollars}.${cents.padEnd(2, '0')}` : roundUnitPrice(price)
}

const FEW_DECIMALS = /^([1-9]\d*)(?:\.(\d))?$/

const isWrittenInCents = (price: Decimal): boolean =>
  price.charCodeAt(price.length - 3) === POINT && price.charCodeAt(0) > ZERO && price.charCodeAt(0) <= NINE

const [POINT, ZERO, NINE] = [46, 48, 57]

/** `toFixed` takes several times as long. */
function inDollars(cents: number): string {
  const rest = cents % 100
  return `${(cents - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}
