import { usdWords } from '../../prices/money-format.ts'
import { readableDate } from '../../time.ts'
import type { CritiquedMove, CritiqueRequest } from '../critique.ts'
import { isMovedAway } from '../critiqued-levels.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { openingQuotation } from './quotation.ts'
import { isSale } from './request.ts'
import type { HoldingPeriod } from './round.ts'

const MOVED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} moves it away to {to}{words}.',
  'With this {action} of {day}{price} your own stop goes from {from}, set on {since}, down to {to}{words}.',
]
const REMOVED: Phrasings = [
  'Your stop stood at {from} since {since}; this {action} of {day}{price} takes it away{words}.',
]
const SOLD_AFTER: Phrasings = [
  'Your stop stood at {from} since {since}, and then you {steps}; this {action} comes after that{words}.',
]
const ASKS: Phrasings = [
  'Which fact moved the stop, other than the price coming near?',
  'What would have to be true for you to leave this stop where it is now?',
]
const ASKS_OF_SALE: Phrasings = ['Which fact moved the stop, other than the price coming near?']

/**
 * A stop that is further from the price than the one that stood before all its moves: told at the decision that moves it
 * away, and at a sale after that with every step, for a stop that was tightened again afterwards is another story.
 */
export function findMovedStop(
  request: CritiqueRequest,
  _: HoldingPeriod,
  taken: readonly (string | null)[],
): Finding | null {
  const { decision } = request
  const moves = movesSinceFirst(request)
  const [first] = moves
  const last = moves.at(-1)
  if (!first || !last || !isMovedAway({ ...first, to: last.to })) return null
  const isMovedNow = last.at === decision.at
  if (isMovedNow ? !isMovedAway(last) : !isSale(request)) return null
  const quoted = openingQuotation(decision.thesis, taken)
  return {
    says: phrase(isMovedNow ? (last.to === null ? REMOVED : MOVED) : SOLD_AFTER, decision.thesis, {
      ...(isMovedNow ? valuesOf(last) : valuesOf(first)),
      steps: stepsOf(moves),
      action: decision.action,
      words: quoted ? `, and it says ${quoted}` : '',
    }),
    asks: phrase(isMovedNow ? ASKS : ASKS_OF_SALE, decision.thesis),
    quoted,
  }
}

/** What became of the first stop of all: a stop that is set where none stood is the first one, and no move. */
function movesSinceFirst({ moves }: CritiqueRequest): readonly CritiquedMove[] {
  const ofStop = moves.filter(({ level }) => level === 'stop-loss')
  return ofStop.slice(
    Math.max(
      0,
      ofStop.findIndex(({ from }) => from !== null),
    ),
  )
}

const valuesOf = ({ from, to, setAt, at, price }: CritiquedMove) => ({
  from: moneyOf(from),
  to: moneyOf(to),
  since: setAt === null ? '' : dayOf(setAt),
  day: dayOf(at),
  price: price === null ? '' : `, with the price at ${usdWords(price)},`,
})

/** `moved it to $80.00 on Mar 2, 2026, removed it on Apr 3, 2026 and set it at $88.00 on May 1, 2026` */
function stepsOf(moves: readonly CritiquedMove[]): string {
  const steps = moves.map((move) => `${stepOf(move)} on ${dayOf(move.at)}`)
  const before = steps.slice(0, -1).join(', ')
  return before === '' ? steps.join('') : `${before} and ${steps.at(-1)}`
}

function stepOf({ from, to }: CritiquedMove): string {
  if (to === null) return 'removed it'
  return `${from === null ? 'set it at' : 'moved it to'} ${usdWords(to)}`
}

const moneyOf = (price: string | null): string => (price === null ? '' : usdWords(price))

const dayOf = (at: string): string => readableDate(at, 'America/New_York')
