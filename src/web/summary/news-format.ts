import type { AlertTriggeredView } from '#contract/charts.ts'
import type { Instant } from '#domain/time.ts'
import { alertLine } from '#web/assets/asset-format.ts'

/** `stop loss passed 3 days ago at $98.92`, to be written after the ticker. */
export function alertWords(crossing: AlertTriggeredView, now: Instant): string {
  const line = alertLine(crossing, now)
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}`
}
