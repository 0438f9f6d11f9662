import type { OwnTestView } from '#contract/own-tests.ts'
import type { Language } from '#domain/locale.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { actionName } from '#web/language/action-names.ts'
import { formatDay } from '#web/ui/format.ts'
import { ownTestStateMessages } from './own-test-state-messages.ts'

/** Describes the state of a test in a few words. */
export function stateWords(
  { state, on, answer, heldBy, followedBy, endedAt, isOfSale }: OwnTestView,
  language: Language = 'en',
): string {
  const messages = ownTestStateMessages(language)
  const answeredOn = answer ? dayOf(answer.at, language) : ''
  switch (state) {
    case 'open':
      return on ? messages.openUntil(formatDay(on, language)) : messages.open
    case 'asked':
      return messages.asked(formatDay(on ?? '', language))
    case 'met':
      return messages.met(answeredOn)
    case 'broken':
      return followed(messages.broken(answeredOn), followedBy, language)
    case 'ignored':
      return followed(messages.ignored(answeredOn), heldBy, language)
    case 'ended':
      return (isOfSale ? messages.endedBySale : messages.ended)(dayOf(endedAt ?? '', language))
  }
}

/** `... Then: Hold on Jul 27, 2026` */
const followed = (
  state: string,
  decision: { readonly action: string; readonly at: Instant } | null | undefined,
  language: Language,
): string =>
  decision
    ? ownTestStateMessages(language).followed(
        state,
        actionName(decision.action, language),
        dayOf(decision.at, language),
      )
    : state

/** The decision and day with which the test was written, shown with its question. */
export const askedWords = ({ writtenWith, writtenAt }: OwnTestView, language: Language = 'en'): string =>
  ownTestStateMessages(language).askedNow(actionName(writtenWith, language), dayOf(writtenAt, language))

const dayOf = (at: Instant, language: Language): string => readableDate(at, MARKET_ZONE, language)
