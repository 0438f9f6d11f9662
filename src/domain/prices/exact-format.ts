import { type Language, perLanguage } from '../locale.ts'
import type { Decimal } from './money.ts'
import type { Numeric } from './money-format.ts'

/** More decimals than a division gives, so that no digit is rounded. */
const EVERY_DIGIT = { maximumFractionDigits: 40 } as const

// Apart from the other formats, because those are in the scripts of every page.
const formatsIn = perLanguage((locale) => ({
  usd: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', ...EVERY_DIGIT }),
  count: new Intl.NumberFormat(locale, EVERY_DIGIT),
}))

/** Money with all its decimals, for a formula whose result must be right to the cent. Its minus is U+2212, as in money-format.ts. */
export const exactUsdWords = (amount: Decimal, language: Language = 'en'): string =>
  formatsIn(language)
    .usd.format(amount as Numeric)
    .replace('-', '−')

/** A quantity with all its decimals, for a formula. */
export const exactQuantityWords = (quantity: Decimal, language: Language = 'en'): string =>
  formatsIn(language).count.format(quantity as Numeric)
