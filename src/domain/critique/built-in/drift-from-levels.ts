import { usdWords } from '../../prices/money-words.ts'
import { readableDate } from '../../time.ts'
import type { CritiquedMove, CritiqueRequest } from '../critique.ts'
import { isMovedAway } from '../critiqued-levels.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { openingQuotation } from './quotation.ts'
import { isSale } from './request.ts'
import type { HoldingPeriod } from './round.ts'

const MOVED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} moves it away to {to}, and it says {words}.',
  'With this {action} of {day}{price} your own stop goes from {from}, set on {since}, down to {to}, and what you write is {words}.',
]
const MOVED_UNQUOTED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} moves it away to {to}.',
]
const REMOVED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} takes it away, and it says {words}.',
]
const REMOVED_UNQUOTED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} takes it away.',
]
const SOLD_AFTER: Phrasings = [
  'Your stop stood at {from} since {since} until you moved it away on {day}{thatPrice}; this {action} comes after that, and it says {words}.',
]
const SOLD_AFTER_UNQUOTED: Phrasings = [
  'Your stop stood at {from} since {since} until you moved it away on {day}{thatPrice}; this {action} comes after that.',
]
const ASKS: Phrasings = [
  'Which fact moved the stop, other than the price coming near?',
  'What would have to be true for you to leave this stop where it is now?',
]

/** A stop that this decision moves away from the price, or that was moved away before a sale. */
export function findMovedStop(
  request: CritiqueRequest,
  _: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  const { decision, moves } = request
  const away = moves.filter((move) => move.level === 'stop-loss' && isMovedAway(move))
  const move = isSale(request) ? away[0] : away.find(({ at }) => at === decision.at)
  if (!move) return null
  const quoted = openingQuotation(decision.thesis, taken)
  return {
    says: phrase(waysToSay(move, request, quoted !== null), decision.thesis, {
      ...valuesOf(move),
      action: decision.action,
      words: quoted ?? '',
    }),
    asks: phrase(ASKS, decision.thesis),
    quoted,
  }
}

function waysToSay(move: CritiquedMove, { decision }: CritiqueRequest, isQuoted: boolean): Phrasings {
  if (move.at !== decision.at) return isQuoted ? SOLD_AFTER : SOLD_AFTER_UNQUOTED
  if (move.to === null) return isQuoted ? REMOVED : REMOVED_UNQUOTED
  return isQuoted ? MOVED : MOVED_UNQUOTED
}

const valuesOf = ({ from, to, setAt, at, price }: CritiquedMove) => ({
  from: usdWords(from),
  to: to === null ? '' : usdWords(to),
  since: dayOf(setAt),
  day: dayOf(at),
  price: price === null ? '' : `, with the price at ${usdWords(price)},`,
  thatPrice: price === null ? '' : ` at a price of ${usdWords(price)}`,
})

const dayOf = (at: string): string => readableDate(at, 'America/New_York')
