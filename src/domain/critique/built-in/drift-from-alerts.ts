import { usdWords } from '../../prices/money-format.ts'
import { daysBetween, readableDate } from '../../time.ts'
import type { CritiquedAlert, CritiqueRequest } from '../critique.ts'
import { firstExit, PASSED_ASKS } from './drift-from-exits.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { openingQuotation, quotationAround, wroteOn } from './quotation.ts'
import { isSale } from './request.ts'
import type { HoldingPeriod } from './round.ts'

const HELD: Phrasings = [
  'Your own {level}{percent} was at {line} and was passed on {day} at {price}, {ago} before this {action}, which says {words}.',
  'On {day}, {ago} before this {action}, the price passed your own {level}{percent} ({line}) at {price}; what you write now is {words}.',
]
const HELD_UNQUOTED: Phrasings = [
  'Your own {level}{percent} was at {line} and was passed on {day} at {price}, {ago} before this {action}.',
]
const HELD_WRITTEN: Phrasings = [
  '{wrote}; your {level}{percent} was at {line} and was passed on {day} at {price}, {ago} before this {action}.',
]
const SOLD_LATE: Phrasings = [
  'This {action} comes {ago} after your own {level}{percent} ({line}) was passed on {day} at {price}, and it says {words}.',
]
const SOLD_LATE_UNQUOTED: Phrasings = [
  'This {action} comes {ago} after your own {level}{percent} ({line}) was passed on {day} at {price}.',
]
const TARGET_ASKS: Phrasings = [
  'What did the target stand for on the day on which you set it, and what is worth more now?',
  'If the target no longer counts, at which price or on which fact does it end?',
]

/** Whoever sells within so many days keeps to the line, as well as somebody can who does not watch it. */
const KEPT_DAYS = 7

/** A stop or a target that the price had passed before this entry, which goes on all the same. */
export function findPassedLevel(
  request: CritiqueRequest,
  { buy, since }: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  const { decision } = request
  const crossing = buy && standingAlert(request)
  if (!crossing) return null
  const days = daysBetween(crossing.at, decision.at)
  // To sell at the line is to keep to it, and to sell above a target gives nothing away.
  if (isSale(request) && (crossing.level === 'take-profit' || days < KEPT_DAYS)) return null
  const written = crossing.level === 'stop-loss' && !isSale(request) ? firstExit([buy, ...since], request) : null
  const quoted = written
    ? quotationAround(written.entry.thesis, written.level.span)
    : openingQuotation(decision.thesis, taken)
  const wrote = written && quoted ? wroteOn(written.entry, quoted) : ''
  const values = { ...valuesOf(crossing, days), action: decision.action, words: quoted ?? '', wrote }
  const asks = crossing.level === 'stop-loss' ? PASSED_ASKS : TARGET_ASKS
  return {
    says: phrase(waysToSay(isSale(request), written !== null, quoted !== null), decision.thesis, values),
    asks: phrase(asks, decision.thesis),
    quoted,
  }
}

/** The latest of a stop, else of a target, whose level was not moved since. */
function standingAlert({ crossings, moves, decision }: CritiqueRequest): CritiquedAlert | null {
  const isMoved = ({ level, at }: CritiquedAlert) =>
    moves.some((move) => move.level === level && move.at >= at && move.at < decision.at)
  const standing = crossings.filter((crossing) => !isMoved(crossing))
  return standing.findLast(({ level }) => level === 'stop-loss') ?? standing.at(-1) ?? null
}

function waysToSay(isSold: boolean, isWritten: boolean, isQuoted: boolean): Phrasings {
  if (isSold) return isQuoted ? SOLD_LATE : SOLD_LATE_UNQUOTED
  if (isWritten) return HELD_WRITTEN
  return isQuoted ? HELD : HELD_UNQUOTED
}

const valuesOf = ({ level, percent, levelPrice, price, at }: CritiquedAlert, days: number) => ({
  level: level === 'stop-loss' ? 'stop' : 'target',
  percent: percent === null ? '' : ` of ${percent}%`,
  line: usdWords(levelPrice),
  price: usdWords(price),
  day: readableDate(at, 'America/New_York'),
  ago: days < 1 ? 'less than a day' : `${days} day${days === 1 ? '' : 's'}`,
})
