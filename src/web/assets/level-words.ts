import type { LevelChangeView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { dayNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'

type Level = AlertTriggeredView['level']

export const LEVEL_NAMES: Readonly<Record<Level, string>> = { 'stop-loss': 'Stop loss', 'take-profit': 'Take profit' }

/** What a decision did to stop and target, a line for each: `Stop moved from $90.00 to $85.00`. */
export const levelChangeLines = (changes: readonly LevelChangeView[] = []): string[] =>
  changes.map(({ level, from, to }) => {
    const name = level === 'stop-loss' ? 'Stop' : 'Target'
    if (to === null) return `${name} of ${formatUsd(from)} removed`
    return from === null
      ? `${name} set at ${formatUsd(to)}`
      : `${name} moved from ${formatUsd(from)} to ${formatUsd(to)}`
  })

/** The latest time at which the price reached a level of what is held. */
export const lastAlert = (crossings: readonly AlertTriggeredView[], level: Level): AlertTriggeredView | undefined =>
  crossings.findLast((crossing) => crossing.level === level)

/** `Stop loss passed 3 days ago at $98.92`, in days of the market's calendar, however many: that is what was let pass. */
export const alertLine = ({ level, on, price }: AlertTriggeredView, now: Instant): string =>
  `${LEVEL_NAMES[level]} passed ${daysAgo(on, now)} at ${formatUsd(price)}`

function daysAgo(on: string, now: Instant): string {
  const days = dayNumber(marketDayOf(now)) - dayNumber(on)
  return days <= 0 ? 'today' : `${formatQuantity(String(days))} ${days === 1 ? 'day' : 'days'} ago`
}
