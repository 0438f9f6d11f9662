import type { CrossingView } from '#contract/charts.ts'
import type { Instant } from '#domain/time.ts'
import { formatAge, formatUsd } from '#web/ui/format.ts'

type Level = CrossingView['level']

export const LEVEL_NAMES: Readonly<Record<Level, string>> = { 'stop-loss': 'Stop loss', 'take-profit': 'Take profit' }

/** The latest time at which the price reached a level of what is held. */
export const lastCrossing = (crossings: readonly CrossingView[], level: Level): CrossingView | undefined =>
  crossings.findLast((crossing) => crossing.level === level)

/** `Stop loss passed 3 days ago at $98.92` */
export const crossingLine = ({ level, at, price }: CrossingView, now: Instant, timeZone: string): string =>
  `${LEVEL_NAMES[level]} passed ${formatAge(at, now, timeZone)} at ${formatUsd(price)}`
