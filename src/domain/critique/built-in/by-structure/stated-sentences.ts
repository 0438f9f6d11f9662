import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import type { Phrasings } from '../basis/phrasing.ts'
import { quotationWithNoun } from '../basis/quotation.ts'
import { quotationOfSentence } from '../basis/quotation-of-sentence.ts'
import { assetName, namesOf } from '../basis/request.ts'
import { KIN, SOMEBODY } from '../signs/roles/word-classes.ts'

/**
 * What the readings of this folder share. Each is told by the small words of a sentence and their places, which no field of life
 * changes: whose money, who looked and who did not, in which cases something is gained. The nouns between them are left open.
 */

/** A sentence in small letters, in which a name reads as `@@@`. */
export type Stated = Span & { readonly words: string }

/** The sentences of an entry. A name at the beginning of one looks like any other word, and stays one. */
export function sentencesWithNames(request: CritiqueRequest): readonly Stated[] {
  const read = ofRequest.get(request) ?? readSentences(request)
  ofRequest.set(request, read)
  return read
}
/** Each reading asks for them anew. */
const ofRequest = new WeakMap<CritiqueRequest, readonly Stated[]>()

function readSentences(request: CritiqueRequest): readonly Stated[] {
  const { thesis } = request.decision
  const own = namesOf(request)
  const letters = [...plainText(thesis)]
  for (const { index, 0: name } of matchesOf(NAME, thesis)) {
    if (own.includes(name.toLowerCase()) || NO_NAME.test(name)) continue
    for (let at = index; at < index + name.length; at += 1) letters[at] = '@'
  }
  const plain = letters.join('')
  return sentencesOf(thesis).map(({ from, to }) => ({ from, to, words: plain.slice(from, to) }))
}
/** A capital and small letters behind a small word, or behind a mark within a sentence. */
const NAME = /(?<=[\p{Ll}\d,;:–—-] )\p{Lu}\p{Ll}{1,14}(?![\p{L}\d])/gu
const NO_NAME =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter)$/

const NAMED = '@+(?: @+)?'
/** Somebody by what they are, or by name. */
export const PERSON = `(?:(?:my|our|his|her|the|an?|this|that) (?:[a-z-]+ ){0,2}${SOMEBODY}(?: (?:from|at|in|on|of) (?:[a-z]+ ?){1,3})?|(?:aunt|auntie|uncle|cousin|granny|grandma|gran|nan|grandad|granddad|grandpa|dad|mum|mom|father|mother)(?: @+)?|${NAMED})`
/** Somebody who is near: one's own, or by name. */
export const NEAR_ONE = `(?:(?:my|our) (?:[a-z]+ )?${KIN}|(?:dad|mum|mom|granny|grandma)|${NAMED})`

/** How words may stand in their sentence, and still be the writer's own of today. */
type Allowed = { readonly negated?: true; readonly supposed?: true; readonly past?: true }

/** Whether words are the writer's, and are neither taken back nor seen through there or in the next sentence. */
export function isOwnWord(thesis: string, span: Span, allowed: Allowed = {}): boolean {
  const standing = standingOf(thesis, span)
  if (standing.isReported || standing.isQuoted || standing.isIronic) return false
  if ((standing.isNegated && !allowed.negated) || (standing.isSupposed && !allowed.supposed)) return false
  if ((standing.isPast && !allowed.past) || isRetracted(thesis, span)) return false
  const sentences = sentencesOf(thesis)
  const at = sentences.findIndex(({ from, to }) => span.from >= from && span.from < to)
  const near = plainText(thesis).slice(sentences[at]?.from ?? 0, (sentences[at + 1] ?? sentences[at])?.to)
  return !SEEN_THROUGH.test(near)
}
const SEEN_THROUGH =
  /(?<![a-z])(?:i know(?=[,.;!]| (?:that )?(?:it|this|that)(?:'s| is))|i (?:admit|realise|realize|notice|catch|caught)|joke|joking|kidding|haha|lol|ha ha|silly|stupid|daft|foolish|greedy?|gambl\w+|fomo|bias|(?:proves?|says?|means?|tells (?:me|you|us)) (?:nothing|little)|no (?:argument|reason|evidence|proof)|not (?:a|my|the|why|enough)(?: [a-z]+)? (?:reason|argument|case|thesis|view|i buy)|nothing to do with|never again listen)(?![a-z])/

/** Where words of a sentence stand in the entry; null where they do not. */
export function spanIn(sentence: Stated, pattern: RegExp): Span | null {
  const found = pattern.exec(sentence.words)
  return found && { from: sentence.from + found.index, to: sentence.from + found.index + found[0].length }
}

/** Two sentences of which the second says who is meant. */
function quotationOfBoth(thesis: string, span: Span, next: Span): string | null {
  const [first, second] = [span, next].map((each) => quotationOfSentence(thesis, each))
  return first && second ? `${first} and ${second}` : null
}

/**
 * An error that is told by its structure; null where its words make no whole quotation.
 * @param next the sentence after it, where the two show it together
 */
export function errorAt(
  { kind, weight, ways }: { readonly kind: FindingKind; readonly weight: number; readonly ways: Phrasings },
  span: Span,
  request: CritiqueRequest,
  next?: Span,
): Finding | null {
  const { thesis, confidence } = request.decision
  const quoted = next
    ? quotationOfBoth(thesis, span, next)
    : (quotationOfSentence(thesis, span) ?? quotationWithNoun(thesis, span))
  if (quoted === null) return null
  const values = { words: quoted, ticker: assetName(request), confidence: String(confidence) }
  return {
    kind,
    part: 'psychology',
    weight,
    ways,
    values,
    quoted,
    hasOwnForm: true,
    standsBesideTests: true,
  }
}
