import type { AlertTriggeredView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { formatCount, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { assetMessages } from './asset-messages.ts'

type Ratio = { readonly newShares: string; readonly oldShares: string }

/** `4-for-1 split` */
export const splitName = ({ newShares, oldShares }: Ratio, language: Language = 'en'): string =>
  assetMessages(language).split(formatQuantity(newShares, language), formatQuantity(oldShares, language))

type Level = AlertTriggeredView['level']

/** The latest time at which the price reached a level of what is held. */
export const lastAlert = (crossings: readonly AlertTriggeredView[], level: Level): AlertTriggeredView | undefined =>
  crossings.findLast((alert) => alert.level === level)

/**
 * `Stop loss passed 3 days ago at $98.92`, in calendar days of the market and never in weeks or months, because the days count.
 */
export function alertLine({ level, on, price }: AlertTriggeredView, now: Instant, language: Language = 'en'): string {
  const { alert, levels } = assetMessages(language)
  return alert(levels[level], daysAgo(on, now, language), formatUsd(price, language))
}

function daysAgo(on: string, now: Instant, language: Language): string {
  const days = dayNumber(marketDayOf(now)) - dayNumber(on)
  const messages = assetMessages(language)
  return days <= 0 ? messages.today : messages.daysAgo(formatCount(days, language))
}
