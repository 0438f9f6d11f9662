import { standingOf } from '../../language/standing.ts'
import type { CritiqueRequest } from '../critique.ts'
import { businessFigures } from './facts-of-text.ts'
import type { Finding, Part } from './finding.ts'
import { quotationAround } from './quotation.ts'
import { assetName, isSale, isWatched } from './request.ts'
import { money } from './round.ts'

/**
 * What a part says where nothing else belongs into it: the words, the figure or the number that the
 * entry stands on. It states nothing of the entry but what is in it.
 * @param taken quotations that other sentences use already
 */
export function standingWords(request: CritiqueRequest, part: Part, taken: readonly (string | null)[]): Finding {
  const { decision, earlier } = request
  const telling = tellingQuotation(request, taken)
  const quoted = telling !== null && isStated(decision.thesis, telling) ? telling : null
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

/** Neither a question nor tongue in cheek: what an entry stands on is what it states. */
export function isStated(thesis: string, quotation: string): boolean {
  const from = thesis.indexOf(quotation.slice(1, -1))
  const { isSupposed, isIronic, isQuoted } = standingOf(thesis, { from, to: from + quotation.length - 2 })
  return !(isSupposed || isIronic || isQuoted)
}

/** The clause of the first figure of the business that no other sentence quotes: it says more than how an entry begins. */
function tellingQuotation({ decision }: CritiqueRequest, taken: readonly (string | null)[]): string | null {
  const { thesis } = decision
  const quotations = businessFigures(thesis)
    .filter(({ from, to }) => /\d/.test(thesis.slice(from, to)))
    .map((figure) => quotationAround(thesis, figure))
  const isFree = (words: string) => !taken.some((each) => each !== null && overlaps(each, words))
  return quotations.find((words) => words.split(' ').length > 2 && isFree(words)) ?? null
}

const overlaps = (one: string, other: string): boolean =>
  one.includes(other.slice(1, -1)) || other.includes(one.slice(1, -1))

function waysOf(request: CritiqueRequest, part: Exclude<Part, 'psychology'>): Finding['ways'] {
  if (isSale(request)) return AT_SALE[part]
  return isWatched(request) ? WHILE_WATCHED[part] : HELD[part]
}

const HELD: Readonly<Record<Exclude<Part, 'psychology'>, Finding['ways']>> = {
  fundamentals: [
    'What can be checked here is {words}.',
    'This {action}{price} stands on {words}.',
    'Of all you write, {words} is what a report of {ticker} can touch.',
  ],
  worldEvents: [
    'A bad headline would have to change {words} to change the decision.',
    'The world comes into it only as far as it touches {words}.',
    'On a bad day for all shares, {words} is still what you wrote.',
  ],
}
const AT_SALE: typeof HELD = {
  fundamentals: ['You leave{price} with {words}.', 'The sale rests on {words}.'],
  worldEvents: [
    'Whatever {ticker} does next, it no longer decides about {words}.',
    'What comes after this sale was not known when you wrote {words}.',
  ],
}
const WHILE_WATCHED: typeof HELD = {
  fundamentals: ['While you watch, {words} is what you look at.', 'You look at {ticker}{price} for {words}.'],
  worldEvents: [
    'Watching costs nothing while {words} stays open.',
    'Until you buy, news of {ticker} matters only as far as it touches {words}.',
  ],
}
const UNQUOTED: Readonly<Record<Part, Finding['ways']>> = {
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
