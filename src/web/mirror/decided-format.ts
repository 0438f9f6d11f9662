import type { DueReviewView } from '#contract/reviews.ts'
import type { Language } from '#domain/locale.ts'
import { actionName } from '#web/language/action-names.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { reviewMessages } from './review-messages.ts'

type Decided = Pick<DueReviewView, 'action' | 'companyName' | 'option' | 'on' | 'ofDay'>

/** `You bought Nike on Nov 5, 2026.`; of an option `You bought 3 call options on Nike (strike $70.00, until Jan 15, 2027) on Nov 5, 2026.` */
export function decidedWords({ action, on, ...of }: Decided, language: Language): string {
  const { decided, boughtAnother, ofDay } = reviewMessages(language)
  const told = !of.option
    ? decided[action]
    : action === 'Buy More'
      ? boughtAnother
      : decided[action === 'Sell Some' ? 'Sell' : action]
  const words = told(assetWords(of, language), formatDay(on, language))
  return of.ofDay ? `${words}${ofDay(of.ofDay.nth, of.ofDay.all)}` : words
}

/** `Buy of IBM on Nov 30, 2026`; of several on that day `Buy of IBM on Nov 30, 2026 (number 2 of 3 on that day)` */
export function decisionName({ action, ticker, option, on, ofDay }: DueReviewView, language: Language): string {
  const messages = reviewMessages(language)
  const what = option ? messages.option.on(messages.option.many[option.right ?? 'unsaid'], ticker) : ticker
  const name = messages.named(actionName(action, language), what, formatDay(on, language))
  return ofDay ? messages.namedOfDay(name, ofDay.nth, ofDay.all) : name
}

function assetWords({ companyName, option }: Pick<Decided, 'companyName' | 'option'>, language: Language): string {
  if (!option) return companyName
  const { quantity, right, strike, expiresOn } = option
  const messages = reviewMessages(language).option
  const names = quantity !== null && Number(quantity) === 1 ? messages.one : messages.many
  const counted = [quantity !== null && formatQuantity(quantity, language), names[right ?? 'unsaid']]
  const terms = [
    strike && messages.strike(formatUsd(strike, language)),
    expiresOn && messages.until(formatDay(expiresOn, language)),
  ].filter(Boolean)
  const words = messages.on(counted.filter(Boolean).join(' '), companyName)
  return terms.length > 0 ? `${words} (${terms.join(', ')})` : words
}
