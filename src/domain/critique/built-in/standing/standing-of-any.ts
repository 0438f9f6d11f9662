import { percentSureOf } from '../../../claims/probability.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { dayOf } from '../basis/quotation.ts'
import { earlierText, isSale } from '../basis/request.ts'
import { actionAndPrice } from './action-and-price.ts'
import { besideMarket } from './beside-market.ts'
import { expectsFall } from './expects-fall.ts'
import type { StandingFact } from './standing-finding.ts'
import { belowEven, sinceFirst, writtenLater } from './standing-numbers.ts'
import { claimed, held, looks, stake } from './standing-position.ts'
import { closedDay, known, place, sinceLast, timeHeld } from './standing-timing.ts'

/**
 * What could be told of any entry, and stands on its page already: an amount, a day, what a number means. A part tells it where
 * nothing points at anything.
 * @param taken what is said of the entry already
 */
export const ofAnyEntry = (request: CritiqueRequest, part: Part, taken: readonly Finding[]): readonly StandingFact[] =>
  OF_PART[part](request, taken)

/** What is true of every entry: it is told where an earlier critique of the asset has told all else. */
export const lastOfAny = (request: CritiqueRequest, part: Part): StandingFact => LAST[part](request)

type OfPart = (request: CritiqueRequest, taken: readonly Finding[]) => readonly StandingFact[]

const OF_PART: Readonly<Record<Part, OfPart>> = {
  psychology: (request) =>
    isWrittenInTime(request.decision) ? [...sinceFirst(request), ...sincePrevious(request)] : [],
  fundamentals: (request) => [...stake(request), ...held(request), ...looks(request)],
  worldEvents: world,
}
const LAST: Readonly<Record<Part, (request: CritiqueRequest) => StandingFact>> = {
  psychology: meaning,
  fundamentals: place,
  worldEvents: known,
}

function world(request: CritiqueRequest, taken: readonly Finding[]): readonly StandingFact[] {
  const before = earlierText(request)
  const claim = SCORED.test(before) || isSale(request) || expectsFall(request) ? [] : claimed(request, taken)
  const time = HELD_BEFORE.test(before) ? [] : timeHeld(request)
  return [...time, ...claim, ...besideMarket(request), ...sinceLast(request), ...closedDay(request)]
}

/** Also in the words of earlier versions, which stand on a page for ever. */
const SCORED = /(?<![a-z])(?:scored|where closes are known|of 10 (?:is (?:for|about)|sure of this))(?![a-z])/i
const HELD_BEFORE = /Held for|It has been yours|Watched for|it has been watched/

/** How sure they were at the entry before, by its day: whoever has an entry before this one has read what such a number means. */
function sincePrevious({ decision, earlier }: CritiqueRequest): readonly StandingFact[] {
  const previous = earlier.at(-1)
  if (!previous || !isWrittenInTime(previous) || dayOf(previous) === dayOf(decision)) return []
  const values = {
    day: dayOf(decision),
    before: dayOf(previous),
    was: String(previous.confidence),
    is: String(decision.confidence),
  }
  return [{ values, ways: previous.confidence === decision.confidence ? AS_SURE : OTHERWISE_SURE }]
}

/** What a confidence such as 7 of 10 means, in few words: Calibration counts in the same way, and leaves out what was written later. */
function meaning(request: CritiqueRequest): StandingFact {
  const { decision } = request
  if (!isWrittenInTime(decision)) return writtenLater(request)
  const right = percentSureOf(decision.confidence)
  if (right <= EVEN) return belowEven(request)
  const values = {
    confidence: String(decision.confidence),
    right: String(right),
    wrong: String(100 - right),
    ...actionAndPrice(request),
  }
  return { values, ways: MEANS }
}

/** In percent. */
const EVEN = 50

const AS_SURE = ['You are {is} of 10 sure on {day}, as you were on {before}.'] as const
const OTHERWISE_SURE = ['You were {was} of 10 sure on {before}, and are {is} of 10 sure on {day}.'] as const
const MEANS = [
  'Your {confidence} of 10 for this {action}{at} allows for being wrong in {wrong} of 100.',
  'By your own {confidence} of 10, this {action}{at} is right in {right} of 100.',
  'At {confidence} of 10 you expect {right} of 100 decisions like this {action}{at} to be right.',
] as const
