import type { CrossingView } from '#contract/charts.ts'
import type { Instant } from '#domain/time.ts'
import { formatAge, formatUsd } from '#web/ui/format.ts'

const LEVELS: Readonly<Record<CrossingView['level'], string>> = {
  'stop-loss': 'stop loss',
  'take-profit': 'take profit',
}

/** `stop loss passed 3 days ago at $98.92` */
export const crossingWords = ({ level, price, at }: CrossingView, now: Instant, timeZone: string): string =>
  `${LEVELS[level]} passed ${formatAge(at, now, timeZone)} at ${formatUsd(price)}`
