import type { AlertTriggeredView } from '#contract/charts.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import type { SincePassed } from './past.ts'

/** `Your stop passed 61 days ago` */
export function passedWords({ level }: Pick<AlertTriggeredView, 'level'>, { daysAgo }: SincePassed): string {
  const days = daysAgo === 0 ? 'today' : `${formatQuantity(String(daysAgo))} ${daysAgo === 1 ? 'day' : 'days'} ago`
  return `Your ${level === 'stop-loss' ? 'stop' : 'target'} passed ${days}`
}

/** `, on Sept 23, 2026, at $108.62.`, and of today only the price. */
export const passedAtWords = (
  { on, price }: Pick<AlertTriggeredView, 'on' | 'price'>,
  { daysAgo }: SincePassed,
): string => `${daysAgo === 0 ? '' : `, on ${formatDay(on)},`} at ${formatUsd(price)}.`

/** `Since then: two holds, confidence 6 to 9.` Empty when it is not known. */
export function sinceWords({ actions, confidence }: SincePassed): string {
  if (actions === null) return ''
  if (actions.length === 0) return 'Nothing was decided since then.'
  const counted = [...new Set(actions)].map((action) => countWords(action, actions))
  const sure = confidence === null ? [] : [confidenceWords(confidence, actions.length)]
  return `Since then: ${[...counted, ...sure].join(', ')}.`
}

/** `confidence 6 to 9` where it changed among the decisions; where it is the same in each of them, that one and the one before. */
function confidenceWords({ before, now, isOfEach }: NonNullable<SincePassed['confidence']>, count: number): string {
  if (before === now) return `confidence ${now} as before`
  return isOfEach ? `confidence ${now}${count > 1 ? ' each' : ''}, ${before} before` : `confidence ${before} to ${now}`
}

const NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Hold: ['hold', 'holds'],
  'Buy More': ['further purchase', 'further purchases'],
  'Sell Some': ['sale of a part', 'sales of a part'],
}

function countWords(action: string, actions: readonly string[]): string {
  const count = actions.filter((other) => other === action).length
  const [one, many] = NAMES[action] ?? [action, `times ${action}`]
  return `${NUMBERS[count] ?? count} ${count === 1 ? one : many}`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
