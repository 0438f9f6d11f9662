import type { CritiqueRequest } from '../../critique.ts'
import type { Part } from '../basis/finding.ts'
import { newPhrasing, type Phrasings } from '../basis/phrasing.ts'
import { dayOf } from '../basis/quotation.ts'
import { assetName, earlierText } from '../basis/request.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * The shortest true sentence for a part in which nothing is to be said: each part has its sentence, and none stands twice on the page of an
 * asset. It says something of this critic alone, which sees less than a reader would: neither that the entry lacks anything nor that it is well.
 */
export function nothingToAdd(request: CritiqueRequest, part: Part): StandingFact {
  const values = {
    ticker: assetName(request),
    day: dayOf(request.decision),
    number: String(request.earlier.length + 1),
    ...actionAndPrice(request),
  }
  const before = earlierText(request)
  const way = WAYS[part].find((each) => newPhrasing([each], 0, values, before) !== undefined) ?? WAYS[part][0]
  return { values, ways: [way] }
}

/** The shorter one while it is new; the last of each names an entry of which there is one. */
const WAYS: Readonly<Record<Part, Phrasings>> = {
  psychology: [
    'The built-in critic has nothing to add to this {action}{at}.',
    'The built-in critic has nothing to add to this {action} of {day}{at}.',
    'The built-in critic has nothing to add to entry {number}, this {action}{at}.',
  ],
  fundamentals: [
    'Nothing to add on {ticker} itself.',
    'On {ticker} itself, nothing to add on {day}.',
    'On {ticker} itself, nothing to add to entry {number}.',
  ],
  worldEvents: [
    'Nothing to add from outside.',
    'From outside, nothing to add on {day}.',
    'From outside, nothing to add to entry {number}.',
  ],
}
