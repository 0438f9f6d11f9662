import { LOCALE } from '../locale.ts'
import { type Decimal, roundUnitPrice } from './money.ts'

const usd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })
/** More decimals than a division gives, so that no digit is rounded. */
const EVERY_DIGIT = { maximumFractionDigits: 40 } as const
const exactUsd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', ...EVERY_DIGIT })
/** As many decimals as a typed price can have. */
const smallUsd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 10 })
const exactCount = new Intl.NumberFormat(LOCALE, EVERY_DIGIT)
const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 10 })
const signed = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** Intl formats text as a decimal, digit by digit; only its type requires this. */
type Numeric = `${number}`

/** Below a dollar, two decimals would hide the price. */
const isSmall = (amount: Decimal): boolean => /^-?0\./.test(amount)

/** Money for people: `$1,212.30`, `−$22.31`, `$0.0042`. The text is never converted to a binary float. */
export const usdWords = (amount: Decimal): string =>
  withMinusSign(isSmall(amount) ? smallUsd.format(roundUnitPrice(amount) as Numeric) : usd.format(amount as Numeric))

/** A gain or a loss with its sign: `+$1.18`, `−$22.31`, `$0.00`. */
export const gainUsdWords = (amount: Decimal): string => `${Number(amount) > 0 ? '+' : ''}${usdWords(amount)}`

/** Money with all its decimals, for a formula whose result must be right to the cent. */
export const exactUsdWords = (amount: Decimal): string => withMinusSign(exactUsd.format(amount as Numeric))

/** A quantity with the decimals that it has: `1,250` or `2.5`. */
export const quantityWords = (quantity: Decimal): string => count.format(quantity as Numeric)

/** A quantity with all its decimals, for a formula. */
export const exactQuantityWords = (quantity: Decimal): string => exactCount.format(quantity as Numeric)

/** A change in percent with its sign: `+3.20%`, `−18.40%`, `0.00%`. */
export const percentWords = (percent: Decimal): string => `${withMinusSign(signed.format(percent as Numeric))}%`

/** How far apart two prices are, where words say the direction: `18.40%`, `9,900.00%`. */
export const distanceWords = (percent: Decimal): string => percentWords(percent).replace(/^[+−]/, '')

/** U+2212 is as wide as the plus sign, so signs align in columns. */
const withMinusSign = (text: string): string => text.replace('-', '−')
