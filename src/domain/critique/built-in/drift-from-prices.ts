import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { dayOf, openingQuotation, quotationAround } from './quotation.ts'
import { isSale } from './request.ts'
import { fallBetween, type HoldingPeriod, isBelow, money } from './round.ts'
import { findWording, wording } from './wording.ts'

const SURER: Phrasings = [
  'Since {day} the price fell {fall}, from {before} to {now}, while your confidence rose from {was} to {is}, and you write {words}.',
  'Your confidence was {was} at {before} on {day}; it is {is} at {now}, after a fall of {fall}, and you write {words}.',
  'The price is {fall} lower than on {day}, {now} after {before}, and your confidence is higher, {is} after {was}; the entry says {words}.',
]
const SURER_UNQUOTED: Phrasings = [
  'Since {day} the price fell {fall}, from {before} to {now}, while your confidence rose from {was} to {is}.',
]
const SURER_ASKS: Phrasings = [
  'Which fact, other than the lower price, is new since then?',
  'Had the price risen by as much, would you be less sure today?',
  'What did you learn in between that would have made you surer at the old price too?',
]
const BELOW_COST: Phrasings = ['This is the {nth} Hold below the {cost} of the Buy, now at {now}, and it says {words}.']
const BELOW_COST_UNQUOTED: Phrasings = ['This is the {nth} Hold below the {cost} of the Buy, now at {now}.']
const BELOW_COST_ASKS: Phrasings = [
  'At the first of them, what did you expect to have seen by now?',
  'How many more would there be before the thesis itself is in question?',
]

const MANY_HOLDS = 3
const ORDINALS = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const SURER_WORDS = wording(
  `
  (more|even more|much more|very) (sure|certain|convinced|confident|bullish) | surer |
  never been (more|so) (sure|certain|convinced|confident)`,
)

/** Confidence up while the price is down since the previous entry; told from the origin on when it holds from there. */
export function findSurerWhileFalling(
  request: CritiqueRequest,
  { origin, previous }: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  const { decision } = request
  if (isSale(request) || !isSurerBelow(previous, decision)) return null
  const from = isSurerBelow(origin, decision) ? origin : previous
  const sure = findWording(decision.thesis, SURER_WORDS)
  const quoted = sure ? quotationAround(decision.thesis, sure) : openingQuotation(decision.thesis, taken)
  return {
    says: phrase(quoted ? SURER : SURER_UNQUOTED, decision.thesis, {
      day: dayOf(from),
      fall: fallBetween(from, decision) ?? '',
      before: money(from.price ?? '0'),
      now: money(decision.price ?? '0'),
      was: String(from.confidence),
      is: String(decision.confidence),
      words: quoted ?? '',
    }),
    asks: phrase(SURER_ASKS, decision.thesis),
    quoted,
  }
}

const isSurerBelow = (from: CritiquedDecision, to: CritiquedDecision): boolean =>
  to.confidence > from.confidence && fallBetween(from, to) !== null

/** Three or more Holds below the price of the Buy. */
export function findHoldsBelowCost(
  { decision }: CritiqueRequest,
  { buy, since }: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  if (!buy?.price || !decision.price || decision.action !== 'Hold') return null
  const all = [...since, decision].filter(({ action }) => action === 'Hold')
  // Which Hold it is can't be counted where the price of one is not known.
  if (all.some(({ price }) => price === null)) return null
  const holds = all.filter(({ price }) => isBelow(price, buy.price))
  if (holds.length < MANY_HOLDS || holds.at(-1) !== decision) return null
  const quoted = openingQuotation(decision.thesis, taken)
  return {
    says: phrase(quoted ? BELOW_COST : BELOW_COST_UNQUOTED, decision.thesis, {
      nth: ORDINALS[holds.length - MANY_HOLDS] ?? `${holds.length}th`,
      cost: money(buy.price),
      now: money(decision.price),
      words: quoted ?? '',
    }),
    asks: phrase(BELOW_COST_ASKS, decision.thesis),
    quoted,
  }
}
