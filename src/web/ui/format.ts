import { daysBetween, type Instant, readableDate } from '#domain/time.ts'

/** What stands where a figure isn't known: never a guess and never a zero. */
export const UNKNOWN = 'unknown'

const isNumeric = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text)

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
/** For a price below a dollar, where two decimals would hide what it is. */
const smallUsd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 10 })
const signed = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

/** Money, exact: the text goes to Intl as text and never through a binary float. */
export function formatUsd(amount: string | null): string {
  if (amount === null || !isNumeric(amount)) return UNKNOWN
  return withMinusSign((/^-?0\./.test(amount) ? smallUsd : usd).format(amount))
}

/** How many are held: as many decimals as there are. */
export const formatQuantity = (quantity: string): string => (isNumeric(quantity) ? count.format(quantity) : UNKNOWN)

export type Direction = 'up' | 'down' | 'level'

/** A change that is told three times: by sign, by arrow and by colour. */
export type Change = { readonly direction: Direction; readonly arrow: '▲' | '▼' | ''; readonly text: string }

/** A percentage as `+3.20%` or `−18.40%`; null when it isn't known. What rounds to zero is level. */
export function formatPercent(percent: string | null): Change | null {
  if (percent === null || !isNumeric(percent)) return null
  const text = withMinusSign(signed.format(percent))
  if (text.startsWith('+')) return { direction: 'up', arrow: '▲', text: `${text}%` }
  if (text.startsWith('−')) return { direction: 'down', arrow: '▼', text: `${text}%` }
  return { direction: 'level', arrow: '', text: `${text}%` }
}

/** An amount with its sign, e.g. `+$1.18`. */
export function formatSignedUsd(amount: string): string {
  return amount.startsWith('-') || Number(amount) === 0 ? formatUsd(amount) : `+${formatUsd(amount)}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long ago something was, as people say it; after a month, the day itself. */
export function formatAge(at: Instant, now: Instant, timeZone: string): string {
  const elapsed = Date.parse(now) - Date.parse(at)
  if (elapsed < MINUTE) return 'just now'
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute')
  if (elapsed < 24 * HOUR) return ago(Math.floor(elapsed / HOUR), 'hour')
  const days = daysBetween(at, now)
  return days <= 30 ? ago(days, 'day') : `on ${readableDate(at, timeZone)}`
}

/** A moment on the reader's clock: `Nov 21, 2026, 14:05`. */
export function formatMoment(at: Instant, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return `${readableDate(at, timeZone)}, ${clock.format(Date.parse(at))}`
}

export const readersTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const ago = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`

/** U+2212, as wide as the plus sign, so that signs stand under each other. */
const withMinusSign = (text: string): string => text.replace('-', '−')
