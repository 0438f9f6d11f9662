import { LOCALE } from '#domain/locale.ts'
import { gainUsdWords, percentWords, quantityWords, usdWords } from '#domain/prices/money-format.ts'
import { daysBetween, type Instant, readableDate } from '#domain/time.ts'

/** Replaces a figure that is not known, which is never shown as a guess or a zero. */
export const UNKNOWN = 'unknown'

const isNumeric = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** An exact amount of money, or `UNKNOWN`. */
export const formatUsd = (amount: string | null): string =>
  amount === null || !isNumeric(amount) ? UNKNOWN : usdWords(amount)

/** The amounts of one line, without cents if all of them are whole dollars: `$18,000` and `$54,000`. */
export function formatUsdTogether(amounts: readonly string[]): string[] {
  const isWhole = amounts.every((amount) => /^-?\d+(\.0+)?$/.test(amount))
  return amounts.map((amount) => (isWhole ? formatUsd(amount).replace(/\.00$/, '') : formatUsd(amount)))
}

/** `10 shares`, `1 contract`. */
export function formatUnits(type: 'stock' | 'options', quantity: string): string {
  const unit = type === 'stock' ? 'share' : 'contract'
  return `${formatQuantity(quantity)} ${unit}${Number(quantity) === 1 ? '' : 's'}`
}

/** A quantity with all of its decimals. */
export const formatQuantity = (quantity: string): string => (isNumeric(quantity) ? quantityWords(quantity) : UNKNOWN)

/** A count: `1,250`. */
export const formatCount = (count: number): string => count.toLocaleString(LOCALE)

type Direction = 'up' | 'down' | 'level'

/** A change, shown in three ways: by its sign, an arrow and a color. */
type Change = { readonly direction: Direction; readonly arrow: '▲' | '▼' | ''; readonly text: string }

/** A percentage as `+3.20%` or `−18.40%`; null if it is not known. A percentage that rounds to zero is level. */
export function formatPercent(percent: string | null): Change | null {
  if (percent === null || !isNumeric(percent)) return null
  const text = percentWords(percent)
  if (text.startsWith('+')) return { direction: 'up', arrow: '▲', text }
  if (text.startsWith('−')) return { direction: 'down', arrow: '▼', text }
  return { direction: 'level', arrow: '', text }
}

/** A gain or a loss with its sign, `+$1.18`, or `UNKNOWN`. */
export const formatSignedUsd = (amount: string | null): string =>
  amount === null || !isNumeric(amount) ? UNKNOWN : gainUsdWords(amount)

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long ago something was: `3 hours ago`; after 30 days, the day itself. */
export function formatAge(at: Instant, now: Instant, timeZone: string): string {
  const elapsed = Date.parse(now) - Date.parse(at)
  if (elapsed < MINUTE) return 'just now'
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute')
  if (elapsed < 24 * HOUR) return ago(Math.floor(elapsed / HOUR), 'hour')
  const days = daysBetween(at, now)
  return days <= 30 ? ago(days, 'day') : `on ${readableDate(at, timeZone)}`
}

/** Formats a calendar day as noon in UTC, read in UTC, so that it is the same day in every time zone. */
export const formatDay = (day: string): string => readableDate(`${day}T12:00:00.000Z`, 'UTC')

/** A moment in the reader's time zone: `Nov 21, 2026, 14:05`. */
export const formatMoment = (at: Instant, timeZone: string): string =>
  `${readableDate(at, timeZone)}, ${formatClock(at, timeZone)}`

/** The time of day in the reader's time zone: `14:05`. */
export const formatClock = (at: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(Date.parse(at))

/** The reader's time zone. It is computed once, because that is slow and every row of a list needs it. */
export function readersTimeZone(): string {
  readersZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return readersZone
}

let readersZone: string | undefined

const ago = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`
