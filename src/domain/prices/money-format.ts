import { LOCALE } from '../locale.ts'
import { type Decimal, roundUnitPrice } from './money.ts'

const usd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' })
/** More than a division leaves, so that nothing is rounded that is written. */
const EVERY_DIGIT = { maximumFractionDigits: 40 } as const
const exactUsd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', ...EVERY_DIGIT })
/** As many decimals as a price can be typed with. */
const smallUsd = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD', maximumFractionDigits: 10 })
const exactCount = new Intl.NumberFormat(LOCALE, EVERY_DIGIT)
const count = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 10 })
const signed = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** Intl reads text as a decimal, digit by digit; only its type wants to be told that it is one. */
type Numeric = `${number}`

/** Below a dollar, where two decimals would hide what a price is. */
const isSmall = (amount: Decimal): boolean => /^-?0\./.test(amount)

/** Money as people read it: `$1,212.30`, `−$22.31`, `$0.0042`. The text never goes through a binary float. */
export const usdWords = (amount: Decimal): string =>
  withMinusSign(isSmall(amount) ? smallUsd.format(roundUnitPrice(amount) as Numeric) : usd.format(amount as Numeric))

/** Money with all of its decimals, for a formula that shall come out to the cent. */
export const exactUsdWords = (amount: Decimal): string => withMinusSign(exactUsd.format(amount as Numeric))

/** How many: as many decimals as there are, `1,250` or `2.5`. */
export const quantityWords = (quantity: Decimal): string => count.format(quantity as Numeric)

/** How many, with all of its decimals, for a formula. */
export const exactQuantityWords = (quantity: Decimal): string => exactCount.format(quantity as Numeric)

/** A change in percent with its sign: `+3.20%`, `−18.40%`, `0.00%`. */
export const percentWords = (percent: Decimal): string => `${withMinusSign(signed.format(percent as Numeric))}%`

/** U+2212, as wide as the plus sign, so that signs stand under each other. */
const withMinusSign = (text: string): string => text.replace('-', '−')
