import type { Span } from '../../language/plain-text.ts'
import { type Token, wordSet } from '../../language/tokens.ts'
import { isEvent } from './condition-patterns.ts'
import { type PhraseBook, phraseBook } from './phrases.ts'
import { type Sentence, wordsOf } from './sentence.ts'

type Marker = 'if' | 'missing' | 'unless' | 'while' | 'until' | 'below'

export const MARKERS: PhraseBook<Marker> = phraseBook<Marker>({
  if: `if/when/once/whenever/should/were/where | for another | for a second/third/fourth | through another | through a second/third | through a/an/any | if and when | only if/when/once | as soon as | the/any/every/next moment/day/minute/min/second/sec/instant/quarter/time/morning | first/next quarter/year/month/day/time/report/print it/they/that/with | the first/next quarter/year/month/day/time in? which/that/when/where? | through a/an/any/another year/quarter/month in? which/that/when/where/with | the first/next time/quarter/day | in the? case of? | in the event of/that | at/on/upon/with/after the? first sign/signs/hint/whiff of | at/on/upon any hint/sign/whiff/trace of | on/upon/with/given evidence/proof/confirmation/signs of/that | at/with/after/on/upon the? first/next/any | with a/an/another | first sign of? | on/after/upon/at a/an/any/two/three/one/another/news/the`,
  missing: 'absent/without/failing/barring/lacking',
  unless: 'unless',
  while: 'as/so long as | while | provided that? | only so/as long as | only while/if | if and only if',
  until: 'until/till/til',
  below: 'below/under/beneath/<',
})

const CONJUNCTIONS = wordSet(
  'and but so then because that though still yet also or , : ; ( — – - -> => " “ honestly tbh imo promise myself rule says say is plan i sell exit leave out gone wrong wife sell: god me lol hear case',
)
/** What may stand before a "should" or "were" that opens a condition. */
const INVERTED_AFTER = wordSet(
  'and but so then or yet also , : ; ( — – - -> => " “ sell exit leave out gone wrong it all this everything',
)
/** Words after the consequence and before the condition: "sell it all, without discussion, if". */
export const FILLERS = wordSet(
  "every single share last latest account portfolio book before after it this that them all everything half some of the a stock position shares rest remainder whole lot my stake losses out i was am i'm wrong here away on one about again immediately at once straight without discussion asking thinking looking back second thought debate anyway no matter what how much hurts early option call put calls puts contract contracts position's to sell hold owning then and move leave go , only just tomorrow today thesis case idea sooner earlier 1/2 1/3 1/4 25% 50% third quarter too quickly fast fully full in day same day next morning monday tuesday wednesday thursday friday's friday close - — : would be is are reason train bus boat ship ride for me zero nothing by",
)
/** Words between a condition without a marker and its consequence. */
const CONNECTORS = wordSet('and n & then so , : = -> => → - — – means ;')
export const OR = wordSet('or else otherwise')

export const MOST_FILLERS = 12

/** A marker counts at the beginning of a clause, near the beginning of its segment, or before something that goes wrong. */
export function opensCondition(sentence: Sentence, { from, to }: Span, start: number): boolean {
  if (/(?:^| )(?:then|in which case)(?: |$)/.test(wordsOf(sentence, { from: to, to: to + 4 }))) return true
  const before = sentence.tokens[from - 1]?.word ?? ''
  // "Should it fall" opens a condition; "cloud should grow" and "I should sell" have their subject before them.
  const opener = sentence.tokens[from]?.word ?? ''
  const isInverted = INVERTED_AFTER.has(before) || (opener === 'should' && isSubjectAt(sentence, from + 1, before))
  if (/^(?:should|were)$/.test(opener) && from > start && !isInverted) return false
  if (from - start <= 3 || CONJUNCTIONS.has(before)) return true
  return /^(?:if|unless|should)$/.test(sentence.tokens[from]?.word ?? '') && isEvent(wordsOf(sentence, { from, to }))
}

/** Behind a "should" with its subject before it no other subject begins: "cash these in should the ratio climb". */
const isSubjectAt = ({ tokens }: Sentence, at: number, before: string): boolean =>
  SUBJECTS.has(tokens[at]?.word ?? '') && !/^(?:what|why|how|when|where|who|which)$/.test(before)
const SUBJECTS = wordSet('the a an any it they their its he she this that there another either both')

export const LINKS = new Set([
  'i.e',
  '.',
  ...CONNECTORS,
  ...OR,
  'that',
  "it's",
  'if',
  'not',
  'whereupon',
  'in',
  'which',
  'case',
  'would',
])

/** The token before the commas and small words that lead to the consequence. */
export function endBefore(tokens: readonly Token[], from: number): number {
  let end = from
  while (end > 0 && LINKS.has(tokens[end - 1]?.word ?? '') && tokens[end - 1]?.word !== 'not') end -= 1
  return end
}
