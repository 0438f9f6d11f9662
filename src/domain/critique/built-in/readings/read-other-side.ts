import { plainText, type Span } from '../../../language/plain-text.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { isSale } from '../basis/request.ts'

/**
 * What an entry says against itself without calling it a risk: what could go wrong, told beside something else. What is waved away in the
 * same sentence or the next one is not weighed.
 * @param outside the tests of the entry
 */
export function readOtherSide(request: CritiqueRequest, outside: readonly Span[]): readonly Finding[] {
  const { thesis } = request.decision
  if (isSale(request) || !isReadable(request)) return []
  const plain = plainText(thesis)
  const clauses = sentencesOf(thesis).flatMap((sentence) =>
    /\?\W*$/.test(plain.slice(sentence.from, sentence.to)) ? [] : clausesOf(thesis, sentence),
  )
  const against = clauses.find((span) => {
    const words = plain.slice(span.from, span.to)
    if (outside.some(({ from, to }) => span.from < to && from < span.to)) return false
    const isBesideMore = thesis.length - (span.to - span.from) >= LEAST_BESIDE
    return isBesideMore && isHarmAhead(words) && isWeighed(thesis, plain, span)
  })
  if (!against) return []
  const quoted = quotationAround(thesis, against)
  return [
    { kind: 'weighs-other-side', part: 'psychology', weight: 41, ways: AGAINST, values: { words: quoted }, quoted },
  ]
}

/** Characters of another text that a doubt stands beside. */
const LEAST_BESIDE = 40

/** "The ruling could cost the payments", "Novo may get there first": something else than the writer or the price, and a harm. */
const isHarmAhead = (words: string): boolean =>
  HARM_AHEAD.test(words.replace(MAY_NOT, 'might lose')) && !OF_WRITER_OR_PRICE.test(words.replace(MAY_NOT, ''))

/** "A student may never open it"; what could not be was of before. */
const MAY_NOT = /(?<![a-z])(?:(?:may|might) (?:never|no longer|not)|could (?:never|no longer))(?![a-z])/

const HARM_AHEAD =
  /(?<![a-z])(?:could|may|might|can)(?: (?:still|also|well|easily|very well|yet|always))* (?:cost|lose|fail|hurt|shrink|slow|slip|delay|break|undercut|kill|undo|erode|halve|disappear|squeeze|copy|overtake|collapse|suffer|backfire|disappoint|come first|get there first|be first|go wrong|turn out to be (?:an? )?(?:pull-forward|one-off|mistake|fluke|temporary|bubble|trap|peak)|be (?:empty|over|worse)|take (?:away|longer|customers|share|it|the)|turn (?:down|negative|against)|be (?:banned|delayed|cut|lost|wrong|too (?:high|late|optimistic)|gone))(?![a-z])/
const OF_WRITER_OR_PRICE =
  /(?<![a-z])(?:i|i'[a-z]+|me|we|my|our|shares?|price|stock|shorts?|bears?|nobody|nothing|costs? (?:could|may|might|can))(?![a-z])|(?<![a-z])(?:not|never|says?|said|thinks?)(?![a-z])|n't(?![a-z])/

function isWeighed(thesis: string, plain: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isNegated } = standingOf(thesis, span)
  if (isReported || isQuoted || isIronic || isNegated || isRetracted(thesis, span)) return false
  const sentence = sentencesOf(thesis).findIndex(({ from, to }) => span.from >= from && span.from < to)
  const [own, next] = [sentencesOf(thesis)[sentence], sentencesOf(thesis)[sentence + 1]]
  const near = `${own ? plain.slice(own.from, own.to) : ''} ${next ? plain.slice(next.from, next.to) : ''}`
  return !WAVED_AWAY.test(near) && !UNDER_CONDITION.test(plain.slice(own?.from ?? 0, span.to))
}

/** "When the yen is strong, the profit falls" tells nothing of today. */
const UNDER_CONDITION = /(?<![a-z])(?:if|when|whenever|unless|should|as soon as)(?![a-z])/

const WAVED_AWAY =
  /(?<![a-z])(?:fud|fake news|click ?bait|nonsense|bullshit|transitory|temporary|one-?off|noise|irrelevant|not relevant|(?:doesn't|does not|don't|do not) (?:matter|count|care)|who cares|so what|whatever|overdone|ignore|priced in|nobody cares|already knows|in the price|that is why i (?:buy|bought))(?![a-z])/

const AGAINST = [
  'You give the other side a hearing with {words}.',
  'With {words} a doubt stands in your own entry, where you will find it again.',
] as const
