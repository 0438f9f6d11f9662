import type { DueReviewView } from '#contract/reviews.ts'
import type { Language } from '#domain/locale.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { reviewMessages } from './review-messages.ts'

type Decided = Pick<DueReviewView, 'action' | 'companyName' | 'option' | 'on'>

/** `You bought Nike on Nov 5, 2026.`; of an option `You bought 3 call options on Nike (strike $70.00, until Jan 15, 2027) on Nov 5, 2026.` */
export function decidedWords({ action, on, ...of }: Decided, language: Language): string {
  const { decided, boughtAnother } = reviewMessages(language)
  const told = !of.option
    ? decided[action]
    : action === 'Buy More'
      ? boughtAnother
      : decided[action === 'Sell Some' ? 'Sell' : action]
  return told(assetWords(of, language), formatDay(on, language))
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
