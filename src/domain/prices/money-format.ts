import { type Language, perLanguage } from '../locale.ts'
import { type Decimal, roundUnitPrice } from './money.ts'

const formatsIn = perLanguage((locale) => {
  const usd = { style: 'currency', currency: 'USD' } as const
  return {
    usd: new Intl.NumberFormat(locale, usd),
    /** As many decimals as a typed price can have, and two more for what a split makes of it. */
    smallUsd: new Intl.NumberFormat(locale, { ...usd, maximumFractionDigits: 12 }),
    count: new Intl.NumberFormat(locale, { maximumFractionDigits: 10 }),
    signedPercent: new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'percent',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
  }
})

/** Intl formats text as a decimal, digit by digit; only its type requires this. */
export type Numeric = `${number}`

/** Below a dollar, two decimals would hide the price. */
const isSmall = (amount: Decimal): boolean => /^-?0\./.test(amount)

/** Money for people: `$1,212.30`, `−$22.31`, `$0.0042`; in German `1.212,30 $`. The text is never converted to a binary float. */
export function usdWords(amount: Decimal, language: Language = 'en'): string {
  const { usd, smallUsd } = formatsIn(language)
  return withMinusSign(
    isSmall(amount) ? smallUsd.format(roundUnitPrice(amount) as Numeric) : usd.format(amount as Numeric),
  )
}

/** The same with all of its decimals, where cents would not tell it apart from another price: `$310.004`. */
export const exactUsdWords = (amount: Decimal, language: Language = 'en'): string =>
  formatsIn(language).smallUsd.format(amount as Numeric)

/** A gain or a loss with its sign: `+$1.18`, `−$22.31`, `$0.00`. */
export const gainUsdWords = (amount: Decimal, language: Language = 'en'): string =>
  `${Number(amount) > 0 ? '+' : ''}${usdWords(amount, language)}`

/** A quantity with the decimals that it has: `1,250` or `2.5`. */
export const quantityWords = (quantity: Decimal, language: Language = 'en'): string =>
  formatsIn(language).count.format(quantity as Numeric)

/** A change in percent with its sign: `+3.20%`, `−18.40%`, `0.00%`; in German `+3,20 %`. */
export const percentWords = (percent: Decimal, language: Language = 'en'): string =>
  withMinusSign(formatsIn(language).signedPercent.format(percent as Numeric))

/** How far apart two prices are, where words say the direction: `18.40%`, `9,900.00%`. */
export const distanceWords = (percent: Decimal, language: Language = 'en'): string =>
  percentWords(percent, language).replace(/^[+−]/, '')

/** U+2212 is as wide as the plus sign, so signs align in columns. */
const withMinusSign = (text: string): string => text.replace('-', '−')
