import { type Language, LOCALES, perLanguage } from '#domain/locale.ts'
import { gainUsdWords, percentWords, quantityWords, usdWords } from '#domain/prices/money-format.ts'
import {
  calendarDay,
  DAY_MS,
  daysBetween,
  HOUR_MS,
  type Instant,
  MINUTE_MS,
  readableDate,
  readableDay,
} from '#domain/time.ts'
import { pluralForm } from '#web/language/messages.ts'
import { uiMessages } from './ui-messages.ts'

/** Replaces a figure that is not known, which is never shown as a guess or a zero. */
export const unknownFigure = (language: Language = 'en'): string => uiMessages(language).unknown

const isNumeric = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** An exact amount of money, or that it is unknown. */
export const formatUsd = (amount: string | null, language: Language = 'en'): string =>
  amount === null || !isNumeric(amount) ? unknownFigure(language) : usdWords(amount, language)

/** The amounts of one line, without cents if all of them are whole dollars: `$18,000` and `$54,000`. */
export function formatUsdTogether(amounts: readonly string[], language: Language = 'en'): string[] {
  const isWhole = amounts.every((amount) => /^-?\d+(\.0+)?$/.test(amount))
  const words = amounts.map((amount) => formatUsd(amount, language))
  return isWhole ? words.map((amount) => amount.replace(/[.,]00(?!\d)/, '')) : words
}

/** `10 shares`, `1 contract`. */
export const formatUnits = (type: 'stock' | 'options', quantity: string, language: Language = 'en'): string =>
  `${formatQuantity(quantity, language)} ${pluralForm(language, Number(quantity), uiMessages(language).units[type])}`

/** A quantity with all of its decimals. */
export const formatQuantity = (quantity: string, language: Language = 'en'): string =>
  isNumeric(quantity) ? quantityWords(quantity, language) : unknownFigure(language)

/** A count: `1,250`. */
export const formatCount = (count: number, language: Language = 'en'): string => count.toLocaleString(LOCALES[language])

type Direction = 'up' | 'down' | 'level'

/** A change, shown in three ways: by its sign, an arrow and a color. */
type Change = { readonly direction: Direction; readonly arrow: '▲' | '▼' | ''; readonly text: string }

/** A percentage as `+3.20%` or `−18.40%`; null if it is not known. A percentage that rounds to zero is level. */
export function formatPercent(percent: string | null, language: Language = 'en'): Change | null {
  if (percent === null || !isNumeric(percent)) return null
  const text = percentWords(percent, language)
  if (text.startsWith('+')) return { direction: 'up', arrow: '▲', text }
  if (text.startsWith('−')) return { direction: 'down', arrow: '▼', text }
  return { direction: 'level', arrow: '', text }
}

/** A gain or a loss with its sign, `+$1.18`, or that it is unknown. */
export const formatSignedUsd = (amount: string | null, language: Language = 'en'): string =>
  amount === null || !isNumeric(amount) ? unknownFigure(language) : gainUsdWords(amount, language)

const agesIn = perLanguage((locale) => new Intl.RelativeTimeFormat(locale))

/** How long ago something was: `3 hours ago`; after 30 days, the day itself. */
export function formatAge(at: Instant, now: Instant, timeZone: string, language: Language = 'en'): string {
  const elapsed = Date.parse(now) - Date.parse(at)
  const ages = agesIn(language)
  if (elapsed < MINUTE_MS) return uiMessages(language).justNow
  if (elapsed < HOUR_MS) return ages.format(-Math.floor(elapsed / MINUTE_MS), 'minute')
  if (elapsed < DAY_MS) return ages.format(-Math.floor(elapsed / HOUR_MS), 'hour')
  // As a calendar counts them: on Sunday noon, a close of Friday is two days old, and not one.
  const days = daysBetween(calendarDay(at, timeZone), calendarDay(now, timeZone))
  return days <= 30 ? ages.format(-days, 'day') : uiMessages(language).on(readableDate(at, timeZone, language))
}

/** A calendar day. It has no time, and so is the same day in every time zone. */
export const formatDay = (day: string, language: Language = 'en'): string => readableDay(day, language)

/** A moment in the reader's time zone: `Nov 21, 2026, 14:05`. */
export const formatMoment = (at: Instant, timeZone: string, language: Language = 'en'): string =>
  `${readableDate(at, timeZone, language)}, ${formatClock(at, timeZone)}`

/** The time of day in the reader's time zone, in every language: `14:05`. */
export const formatClock = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(at))

/** The reader's time zone. It is computed once, because that is slow and every row of a list needs it. */
export function readersTimeZone(): string {
  readersZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return readersZone
}

let readersZone: string | undefined
