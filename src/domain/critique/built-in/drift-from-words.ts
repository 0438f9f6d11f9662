import type { CritiqueRequest } from '../critique.ts'
import { BUYBACK } from './figure-topics.ts'
import type { Finding } from './finding.ts'
import { isNegated } from './negation.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { dayOf, openingQuotation, quotationAround, wroteOn } from './quotation.ts'
import { isSale } from './request.ts'
import { fallBetween, type HoldingPeriod, money } from './round.ts'
import { findWording, type Span, type Wording, wording } from './wording.ts'

/** Reasons that are at hand for almost any company, and so are reached for when the first one fails. */
const REASONS: readonly { readonly name: string; readonly words: Wording }[] = [
  { name: 'the dividend', words: wording('dividends? | yields? | payout') },
  {
    name: 'the low price',
    words: wording('cheap(er)? | undervalued | bargain | discount | on sale | good value | oversold'),
  },
  {
    name: 'the long term',
    words: wording(`
      long(er)?~(term|run) | for (years|decades) | in (five|ten|[0-9]{1,2}) years | patien(t|ce)`),
  },
  { name: 'a takeover', words: wording('takeover | buy~out | acquired by | acquisition target | merger') },
  { name: 'the buyback', words: wording(BUYBACK) },
  { name: 'a recovery', words: wording('recover(y|s)? | rebound | turn~around | comeback | come back | bounce') },
  { name: 'the management', words: wording('management | leadership | (new )?ceo') },
  { name: 'the balance sheet', words: wording('balance sheet | net cash | book value | assets') },
  { name: 'the brand', words: wording('brand | loyal customers | moat') },
  { name: 'AI', words: wording('artificial intelligence', 'AI') },
]

const NEW_REASON: Phrasings = [
  'After a fall of {fall} from {before} you write {words}: did {name} count before, too?',
  'The words {words} come after a fall of {fall} since {day}: was that a reason before it?',
  '{wrote}; after a fall of {fall} you write {words}.',
]
const NEW_REASON_ASKS: Phrasings = [
  'Would this reason alone have been enough to buy at {before}?',
  'Was it true on {day} as well, and did it count then?',
]
const SHRUNK: Phrasings = ['The case took {was} characters on {day} and takes {is} now: {words}.']
const SHRUNK_UNQUOTED: Phrasings = ['The case took {was} characters on {day} and takes {is} now.']
const SHRUNK_ASKS: Phrasings = [
  'Which sentences of that day do you still hold, and which did you drop?',
  'Read that entry before this one: which of its reasons would you write again today?',
]

/** A reason for holding that appears first after the price has fallen. */
export function findNewReason(request: CritiqueRequest, round: HoldingPeriod): Finding | null {
  const { decision } = request
  const from = fallBetween(round.origin, decision) ? round.origin : round.previous
  const fall = fallBetween(from, decision)
  const found = newReason(
    decision.thesis,
    [round.origin, ...round.since].map(({ thesis }) => thesis),
  )
  const opening = openingQuotation(round.origin.thesis)
  if (!round.buy || isSale(request) || !fall || !found || !opening) return null
  const quoted = quotationAround(decision.thesis, found.span)
  const wrote = wroteOn(round.origin, opening)
  const values = { fall, before: money(from.price ?? '0'), day: dayOf(from), name: found.name, words: quoted, wrote }
  return {
    says: phrase(NEW_REASON, decision.thesis, values),
    asks: phrase(NEW_REASON_ASKS, decision.thesis, values),
    quoted,
  }
}

function newReason(thesis: string, before: readonly string[]): { readonly name: string; readonly span: Span } | null {
  const found = REASONS.flatMap(({ name, words }) => {
    const span = findWording(thesis, words, ({ from }) => !isNegated(thesis, from))
    return span && !before.some((text) => findWording(text, words)) ? [{ name, span }] : []
  })
  return found[0] ?? null
}

/** A thesis of less than a quarter of the first one's length. */
export function findShrunkThesis(
  request: CritiqueRequest,
  { origin }: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  const { thesis } = request.decision
  const was = origin.thesis.trim().length
  const is = thesis.trim().length
  if (isSale(request) || is * 4 >= was) return null
  const quoted = openingQuotation(thesis, taken)
  const values = { was: String(was), is: String(is), day: dayOf(origin), words: quoted ?? '' }
  return {
    says: phrase(quoted ? SHRUNK : SHRUNK_UNQUOTED, thesis, values),
    asks: phrase(SHRUNK_ASKS, thesis),
    quoted,
  }
}
