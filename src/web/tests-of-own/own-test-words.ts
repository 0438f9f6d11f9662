import type { AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import { formatDay } from '#web/ui/format.ts'

type Theses = readonly Pick<AssetView['thesis'][number], 'sequence' | 'action'>[]

/** What has become of a test, in a few words that begin with its state. */
export function stateWords({ state, on, answer, heldBy, followedBy, endedAt, isOfSale }: OwnTestView, thesis: Theses) {
  const answeredOn = answer ? dayOf(answer.at) : ''
  switch (state) {
    case 'open':
      return on ? `Open, asked on ${formatDay(on)}` : 'Open'
    case 'asked':
      return `Asked since ${formatDay(on ?? '')}: did it happen?`
    case 'met':
      return `Met: you said on ${answeredOn} that it did not happen`
    case 'broken':
      return `Broken: you said on ${answeredOn} that it happened${followedBy ? `. Then: ${decisionOf(followedBy, thesis)}` : ''}`
    case 'ignored':
      return `Ignored: you said on ${answeredOn} that it happened. Then: ${heldBy ? decisionOf(heldBy, thesis) : ''}`
    case 'ended':
      return `Ended on ${dayOf(endedAt ?? '')}, ${isOfSale ? 'when you bought again' : 'when it was no longer held'}, without an answer`
  }
}

/** `Hold on Jul 27, 2026` */
function decisionOf({ sequence, at }: { sequence: number; at: Instant }, thesis: Theses): string {
  const action = thesis.find((entry) => entry.sequence === sequence)?.action ?? 'a decision'
  return `${action} on ${dayOf(at)}`
}

/** Who wrote it, when, and what the answer is asked before. */
export function askedWords({ setBySequence, writtenAt }: OwnTestView, thesis: Theses): string {
  const action = thesis.find(({ sequence }) => sequence === setBySequence)?.action
  return `You wrote this under “Wrong if” ${action ? `with your ${action} ` : ''}on ${dayOf(writtenAt)}, to be asked now. Gain and loss are hidden until you answer.`
}

const dayOf = (at: Instant): string => readableDate(at, MARKET_ZONE)
