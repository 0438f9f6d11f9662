import type { CritiqueRequest } from '../critique.ts'
import type { Finding, Part } from './finding.ts'
import { openingQuotation } from './quotation.ts'
import { assetName, isSale, isWatched } from './request.ts'
import { money } from './round.ts'

/**
 * What a part says where nothing else belongs into it: that the entry's own words, or its price and number, are what will be
 * read later. It states nothing of the entry but what is in it.
 * @param taken quotations that other sentences use already
 */
export function standingWords(request: CritiqueRequest, part: Part, taken: readonly (string | null)[]): Finding {
  const { decision, earlier } = request
  const quoted = openingQuotation(decision.thesis, taken)
  const values = {
    ticker: assetName(request),
    words: quoted ?? '',
    action: decision.action,
    confidence: String(decision.confidence),
    tenth: String(decision.confidence * 10 - 5),
    nth: earlier.length === 0 ? 'the first entry' : `entry number ${earlier.length + 1}`,
    price: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  const kind = { kind: 'standing-words', part, weight: 1, values } as const
  if (quoted === null || part === 'psychology') return { ...kind, ways: UNQUOTED[part], quoted: null }
  return { ...kind, ways: waysOf(request, part), quoted }
}

function waysOf(request: CritiqueRequest, part: Exclude<Part, 'psychology'>): Finding['ways'] {
  if (isSale(request)) return AT_SALE[part]
  return isWatched(request) ? WHILE_WATCHED[part] : HELD[part]
}

const HELD: Readonly<Record<Exclude<Part, 'psychology'>, Finding['ways']>> = {
  fundamentals: [
    'The next report of {ticker} will be read against {words}.',
    'You pay for {ticker}{price}, and {words} is what you say you pay for.',
    'When {ticker} reports, look for {words} first.',
  ],
  worldEvents: [
    'When the next bad headline about {ticker} comes, {words} is what you will come back to.',
    'A bad month for all shares would test {words} before {ticker} does.',
    'Whatever the world does next, {words} was written before it.',
  ],
}
const AT_SALE: typeof HELD = {
  fundamentals: [
    'If {ticker} does well after this, {words} is the reason you will want to remember.',
    'The next report of {ticker} will show what {words} was worth.',
  ],
  worldEvents: [
    'News of {ticker} goes on without you; {words} is where your part of it ends.',
    'Whatever comes next for {ticker}, {words} was written before it.',
  ],
}
const WHILE_WATCHED: typeof HELD = {
  fundamentals: [
    'The next report of {ticker} can be read beside {words}.',
    'You look at {ticker}{price}, and {words} is what you look for.',
  ],
  worldEvents: [
    'News of {ticker} will come while you wait, and {words} is what it has to be read against.',
    'Whatever the world does while you watch, {words} was written before it.',
  ],
}
const UNQUOTED: Readonly<Record<Part, Finding['ways']>> = {
  psychology: [
    'You put {confidence} of 10 on this {action}{price}, which counts as {tenth}% when it is looked at again.',
    'This {action}{price} stands at {confidence} of 10, and that number will be held against what comes.',
    'A {confidence} of 10 is recorded for this {action}{price}, and it counts as {tenth}%.',
  ],
  fundamentals: [
    'The next report of {ticker} is the first that this {action}{price} will be read against.',
    'This {action}{price} is {nth} on {ticker}.',
  ],
  worldEvents: [
    'News of {ticker} from here on comes after this {action}.',
    'Whatever the world does next, this {action} was recorded before it.',
  ],
}
