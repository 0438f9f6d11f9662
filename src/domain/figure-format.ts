import { type Language, perLanguage } from './locale.ts'

/** With 0 to 4 decimals. */
const formatsIn = perLanguage((locale) =>
  [0, 1, 2, 3, 4].map((decimals) => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    return new Intl.NumberFormat(locale, digits)
  }),
)

/** In English without commas between thousands: these figures seldom have any. */
function unsigned(value: number, decimals: Decimals, language: Language): string {
  const text = Math.abs(value).toFixed(decimals)
  return language === 'en' ? text : (formatsIn(language)[decimals]?.format(text as `${number}`) ?? text)
}

type Decimals = 0 | 1 | 2 | 3 | 4

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

/** `95-%-Bereich` in German, with what keeps it in one line: after a hyphen a browser may begin a new one. */
export const RANGE_OF_95 = '95-\u2060%-\u2060Bereich'

/** A share from 0 to 1 in whole percent: `24%`. */
export const shareWords = (share: number, language: Language = 'en'): string =>
  withPercent(String(Math.round(share * 100)), language)

/**
 * A change in percent with its sign and one decimal: `−22.4%`. A fall that rounds to everything while something is left is `below −99.9%`.
 */
export function changeWords(percent: number, language: Language = 'en'): string {
  const words = (tenths: number) => withPercent(signedWords(tenths, 1, language), language)
  return isNearlyAll(-percent) ? NEARLY_ALL[language].change(words(-NEARLY)) : words(roundedToTenths(percent))
}

/** The same with so many decimals, of which a row may need more than a sentence. */
export const preciseChangeWords = (percent: number, decimals: 1 | 2 | 3 | 4, language: Language = 'en'): string =>
  decimals === 1 || isNearlyAll(-percent)
    ? changeWords(percent, language)
    : withPercent(signedWords(percent, decimals, language), language)

/** How far something fell, in percent: `22.4%`, and `more than 99.9%` where that rounds to everything while something is left. */
export function fallWords(percent: number, language: Language = 'en'): string {
  const words = (tenths: number) => withPercent(fixedWords(tenths, 1, language), language)
  return isNearlyAll(percent) ? NEARLY_ALL[language].fall(words(NEARLY)) : words(roundedToTenths(percent))
}

const NEARLY = 99.9

const isNearlyAll = (fall: number): boolean => fall < 100 && roundedToTenths(fall) === 100

const NEARLY_ALL = {
  en: { change: (percent: string) => `below ${percent}`, fall: (percent: string) => `more than ${percent}` },
  de: { change: (percent: string) => `unter ${percent}`, fall: (percent: string) => `mehr als ${percent}` },
} as const satisfies Record<Language, unknown>

/** Half away from zero, as money is rounded. */
const roundedToTenths = (value: number): number => (Math.sign(value) * Math.round(Math.abs(value) * 10)) / 10
