import type { OwnTestView } from '#contract/own-tests.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatDay } from '#web/ui/format.ts'

/** Describes the state of a test in a few words. */
export function stateWords({ state, on, answer, heldBy, followedBy, endedAt, isOfSale }: OwnTestView): string {
  const answeredOn = answer ? dayOf(answer.at) : ''
  switch (state) {
    case 'open':
      return on ? `Open, asked on ${formatDay(on)}` : 'Open'
    case 'asked':
      return `Asked since ${formatDay(on ?? '')}: did it happen?`
    case 'met':
      return `Met: you said on ${answeredOn} that it did not happen`
    case 'broken':
      return `Broken: you said on ${answeredOn} that it happened${followedBy ? `. Then: ${decisionOf(followedBy)}` : ''}`
    case 'ignored':
      return `Ignored: you said on ${answeredOn} that it happened. Then: ${heldBy ? decisionOf(heldBy) : ''}`
    case 'ended':
      return `Ended on ${dayOf(endedAt ?? '')}, ${isOfSale ? 'when you bought again' : 'when it was no longer held'}, without an answer`
  }
}

/** `Hold on Jul 27, 2026` */
const decisionOf = ({ action, at }: { action: string; at: Instant }): string => `${action} on ${dayOf(at)}`

/** The decision and day with which the test was written, shown with its question. */
export const askedWords = ({ writtenWith, writtenAt }: OwnTestView): string =>
  `You wrote this under “Wrong if” with your ${writtenWith} on ${dayOf(writtenAt)}, to be asked now. Gain and loss are hidden until you answer.`

const dayOf = (at: Instant): string => readableDate(at, MARKET_ZONE)
