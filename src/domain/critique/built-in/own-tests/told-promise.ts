import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { isFalsifier, type OwnTest } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { saysItIsLate } from './sold-late.ts'
import { testsWrittenIn } from './tests-written-before.ts'
import { isToldOfBefore } from './told-before.ts'

/**
 * "I said I'd leave if guidance is cut a second time. It was cut a second time.": an entry that tells a promise of its writer's and,
 * in its next sentence, that its case has come. Both sentences are quoted, and what the ledger has stands beside them.
 */
export function toldPromise(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, position } = request
  if (earlier.length === 0 || isWatched(request) || decision.action === 'Buy') return []
  const { thesis } = decision
  const verdict = isSale(request) ? null : (ownVerdict(thesis) ?? owesItsEnd(request))
  if (verdict) {
    const quoted = quotationOfTest(thesis, verdict)
    const at = decision.price === null ? '' : ` at ${money(decision.price)}`
    const values = { words: quoted, action: decision.action, at }
    return [{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 90, ways: VERDICT, values, quoted }]
  }
  const told = ownTestsOf(decision).find((test) => isFalsifier(test) && isToldOfBefore(test, thesis))
  const came = told && sentenceAfter(thesis, told.span)
  if (!told || !came || !saysThatItCame(told, thesis, came)) return []
  const promise = sentenceAround(thesis, told.span)
  const values = {
    words: quotationOfTest(thesis, promise, came),
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  if (!isSale(request))
    return [
      { kind: 'falsifier-broken-and-held', part: 'psychology', weight: 90, ways: HELD, values, quoted: values.words },
    ]
  if (decision.action !== 'Sell' || saysItIsLate(thesis)) return []
  const isLoss = isBelow(decision.price, position?.averageCost ?? null)
  const kind = isLoss ? 'loss-taken-as-written' : 'rule-kept'
  return [{ kind, part: 'psychology', weight: 86, ways: KEPT, values, quoted: values.words }]
}

/** "By my own words I should be out." */
function ownVerdict(thesis: string): Span | null {
  const span = SHOULD_BE_OUT.in(plainText(thesis)).find((each) => {
    const { isNegated, isReported, isSupposed, isIronic, isQuoted } = standingOf(thesis, each)
    return !(isNegated || isReported || isSupposed || isIronic || isQuoted)
  })
  return span ? sentenceAround(thesis, span) : null
}

/** "I should admit defeat." after "if it is late I will admit defeat": the very words in which the test ends. */
function owesItsEnd(request: CritiqueRequest): Span | null {
  const { decision } = request
  const plain = plainText(decision.thesis)
  const match = OWES.exec(plain)
  const end = match?.groups?.end
  if (!match || end === undefined) return null
  const span = { from: match.index, to: match.index + match[0].length }
  const { isNegated, isReported, isSupposed, isIronic, isQuoted } = standingOf(decision.thesis, span)
  if (isNegated || isReported || isSupposed || isIronic || isQuoted) return null
  const isPromised = testsWrittenIn(request, entriesOf(request)).some(({ entry, test }) => {
    const own = sentenceAround(entry.thesis, test.span)
    return isFalsifier(test) && ENDS_WITH(end).test(plainText(entry.thesis).slice(test.span.from, own.to))
  })
  return isPromised ? sentenceAround(decision.thesis, span) : null
}

const OWES = /(?<![a-z])i should (?:now |really |by rights |therefore )?(?<end>[a-z]+ [a-z]+)(?= ?(?:[.,;:!–—-]|$))/
const ENDS_WITH = (end: string): RegExp => new RegExp(`(?<![a-z])(?:i|i'll|i'd|we)(?: [a-z]+)? ${end}\\W*$`)

function entriesOf(request: CritiqueRequest) {
  const period = holdingPeriodOf(request)
  return period ? [period.origin, ...period.since] : []
}

const SHOULD_BE_OUT = words(
  `(?:i )?should (?:trim|sell|leave|cut|be out|have (?:sold|trimmed|cut|left))(?: [a-z]+){0,3} by my own (?:[0-9]+ ?%? ?)?(?:words|rules?|test|line|plan|limit)|by (?:my own (?:words|rules?|test|line|plan)|the letter(?: of (?:it|my [a-z]+))?|(?:the|my) (?:old|first|original) (?:definition|line|rule|test|words)),? i (?:should(?: be| have)?|have to be|ought to be|am|'m) (?:out|sold|sell|gone|left|leave)`,
)

/** A sentence about "it" in the past, or with the promise's own words. */
function saysThatItCame({ measured, condition }: OwnTest, thesis: string, sentence: Span): boolean {
  const plain = plainText(thesis).slice(sentence.from, sentence.to)
  const { isReported, isSupposed, isIronic, isQuoted } = standingOf(thesis, sentence)
  if (isReported || isSupposed || isIronic || isQuoted || DENIED.test(plain)) return false
  if (BARE.test(plain)) return true
  const named = contentWords(measured ?? condition ?? '')
  const terms = contentWords(plain)
  return IT_HAS.test(plain) && named.some((word) => terms.includes(word))
}

const DENIED =
  /(?<![a-z])(?:not|never|no|nearly|almost|hardly|nobody|may|might|could|will|would|can|should|must|going to|needs?)(?![a-z])|n't(?![a-z])|\?/
/** "They have.", "It did." */
const BARE =
  /^(?:and |well,? |so |now )?(?:it|they|he|she|this|that) (?:has|have|did|was|were|happened|came)(?: now| just| happened| come)?(?: (?:in|on|last|this|two|three|a) [a-z0-9 ]{2,24})?\W*$/
const IT_HAS =
  /^(?:and |well,? |so |now |today )?(?:it|they|he|she|this|that)(?:'s|'ve| has| have| was| were| did| just)? (?:[a-z]+ly )?[a-z]+/

const VERDICT = ['You write {words}, and this is a {action}{at}.'] as const
const HELD = ['You tell your own promise and what came, {words}, and this is a {action}{at}.'] as const
const KEPT = ['You tell your own promise and what came, {words}, and you sell{at}: that is rare.'] as const
