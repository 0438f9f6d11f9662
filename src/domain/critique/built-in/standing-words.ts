import type { CritiqueRequest } from '../critique.ts'
import type { Finding, Part } from './finding.ts'
import { assetName } from './request.ts'
import { money } from './round.ts'

/**
 * What a part says where nothing else belongs into it: what the ledger knows of the entry. It quotes nothing, because words
 * that no other sentence has found anything in are not made telling by being repeated.
 */
export function standingWords(request: CritiqueRequest, part: Part): Finding {
  const { decision, earlier } = request
  const values = {
    ticker: assetName(request),
    action: decision.action,
    confidence: String(decision.confidence),
    tenth: String(decision.confidence * 10 - 5),
    nth: earlier.length === 0 ? 'the first entry' : `entry number ${earlier.length + 1}`,
    price: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  return { kind: 'standing-words', part, weight: 1, values, ways: WAYS[part], quoted: null }
}

const WAYS: Readonly<Record<Part, Finding['ways']>> = {
  psychology: [
    'You put {confidence} of 10 on this {action}{price}, which counts as {tenth}% when it is looked at again.',
    'This {action}{price} stands at {confidence} of 10, and that number will be held against what comes.',
    'A {confidence} of 10 is recorded for this {action}{price}, and it counts as {tenth}%.',
  ],
  fundamentals: ['This {action}{price} is {nth} on {ticker}.', 'The {action}{price} is recorded as {nth} on {ticker}.'],
  worldEvents: [
    'What the news brings after this {action}{price} is not yet in it, and {nth} on {ticker} can be read beside it.',
    'This {action}{price}, {nth} on {ticker}, was written before whatever the world does next.',
  ],
}
