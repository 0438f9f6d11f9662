import type { AlertTriggeredView } from '#contract/charts.ts'
import type { Language } from '#domain/locale.ts'
import { assetMessages } from '#web/assets/asset-messages.ts'
import { actionName } from '#web/language/action-names.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { panelMessages } from './panel-messages.ts'
import type { SincePassed } from './past.ts'

/** `Your stop passed 61 days ago` */
export function passedWords(
  { level }: Pick<AlertTriggeredView, 'level'>,
  { daysAgo }: SincePassed,
  language: Language = 'en',
): string {
  const { today, ago } = panelMessages(language).past.passed[level]
  return daysAgo === 0 ? today : ago(assetMessages(language).daysAgo(formatQuantity(String(daysAgo), language)))
}

/** `, on Sept 23, 2026, at $108.62.`, and of today only the price. */
export function passedAtWords(
  { on, price }: Pick<AlertTriggeredView, 'on' | 'price'>,
  { daysAgo }: SincePassed,
  language: Language = 'en',
): string {
  const { atPrice, onAtPrice } = panelMessages(language).past
  const usd = formatUsd(price, language)
  return daysAgo === 0 ? atPrice(usd) : onAtPrice(formatDay(on, language), usd)
}

/** `Since then: two holds, confidence 6 to 9.` Empty when it is not known. */
export function sinceWords({ actions, confidence }: SincePassed, language: Language = 'en'): string {
  const { nothingSince, since } = panelMessages(language).past
  if (actions === null) return ''
  if (actions.length === 0) return nothingSince
  const counted = [...new Set(actions)].map((action) => countWords(action, actions, language))
  const sure = confidence === null ? [] : [confidenceWords(confidence, actions.length, language)]
  return since([...counted, ...sure].join(', '))
}

/** `confidence 6 to 9` where it changed among the decisions; where it is the same in each of them, that one and the one before. */
function confidenceWords(
  { before, now, isOfEach }: NonNullable<SincePassed['confidence']>,
  count: number,
  language: Language,
): string {
  const messages = panelMessages(language).past
  const [earlier, latest] = [String(before), String(now)]
  if (before === now) return messages.confidenceAsBefore(latest)
  if (!isOfEach) return messages.confidenceFrom(earlier, latest)
  return (count > 1 ? messages.confidenceEach : messages.confidenceOne)(latest, earlier)
}

function countWords(action: string, actions: readonly string[], language: Language): string {
  const { numbers, counted, timesOther } = panelMessages(language).past
  const count = actions.filter((other) => other === action).length
  const number = numbers[count] ?? String(count)
  const form = count === 1 ? 'one' : 'other'
  return action === 'Hold' || action === 'Buy More' || action === 'Sell Some'
    ? counted[action][form](number)
    : timesOther[form](number, actionName(action, language))
}
