import { type Language, perLanguage } from './locale.ts'

/** With 0 to 3 decimals. */
const formatsIn = perLanguage((locale) =>
  [0, 1, 2, 3].map((decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(locale, digits)
  }),
)

/** In English without commas between thousands: these figures seldom have any. */
function unsigned(value: number, decimals: Decimals, language: Language): string {
  const text = Math.abs(value).toFixed(decimals)
  return language === 'en' ? text : (formatsIn(language)[decimals]?.format(text as `${number}`) ?? text)
}

type Decimals = 0 | 1 | 2 | 3

/** A figure with so many decimals: `0.214`, `−1.97`; in German `0,214`. What rounds to nothing has no sign. */
export const fixedWords = (value: number, decimals: Decimals, language: Language = 'en'): string =>
  `${value < 0 && !isNothing(value, decimals) ? '−' : ''}${unsigned(value, decimals, language)}`

/** The same with a sign in any case: `+6.3`, `−0.012`, `0.0`. */
export const signedWords = (value: number, decimals: Decimals, language: Language = 'en'): string =>
  `${value > 0 && !isNothing(value, decimals) ? '+' : ''}${fixedWords(value, decimals, language)}`

const isNothing = (value: number, decimals: Decimals): boolean => Number(value.toFixed(decimals)) === 0

/** A figure of percent: `45%`; in German `45 %`, with a space that does not break. */
export const withPercent = (figure: string, language: Language = 'en'): string =>
  language === 'en' ? `${figure}%` : `${figure}\u00a0%`

/** A share from 0 to 1 in whole percent: `24%`. */
export const shareWords = (share: number, language: Language = 'en'): string =>
  withPercent(String(Math.round(share * 100)), language)
