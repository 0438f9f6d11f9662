import { plainText, type Span } from '../../../language/plain-text.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { businessFigures } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { isPurchase, isSale } from '../basis/request.ts'
import { isOfAnother } from '../basis/tells-of-company.ts'

/**
 * What an entry says against itself without calling it a risk: what could go wrong, or a measure of the business that goes the wrong
 * way, told beside something else. What is waved away in the same sentence or the next one is not weighed.
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
    const isAgainst = isHarmAhead(words)
      ? thesis.length - (span.to - span.from) >= LEAST_BESIDE
      : isPurchase(request) && worsens(words) && !isOfAnother(thesis, span, request) && hasMore(thesis, span)
    return isAgainst && isWeighed(thesis, plain, span)
  })
  if (!against) return []
  const quoted = quotationAround(thesis, against)
  const own = sentenceAround(thesis, against)
  const ways =
    isHarmAhead(plain.slice(against.from, against.to)) || RESERVATION.test(plain.slice(own.from, own.to))
      ? AGAINST
      : WORSE
  return [{ kind: 'weighs-other-side', part: 'psychology', weight: 41, ways, values: { words: quoted }, quoted }]
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

/** A measure of which a business wants more, and a verb of less; or one of which it wants less, and a verb of more. */
const worsens = (words: string): boolean =>
  (LESS_OF_GOOD.test(words) || MORE_OF_BAD.test(words)) && !IS_OVER.test(words) && !OF_WRITER_OR_PRICE.test(words)

const LESS =
  '(?:fell|falls|fall|falling|has fallen|have fallen|shrinks?|shrank|shrinking|declin(?:es|ed|ing)|loses?|lost|losing|slow(?:s|ed|ing)?|slower|softer|soft|weaker|weak|drops?|dropped|will drop|will fall|is down|are down|missed|(?:is|are|was|were) negative)'
const GOOD =
  '(?:revenues?|sales|traffic|volumes?|comps?|growth|margins?|subscribers?|subs|users|members|customers|deliveries|orders|backlog|bookings|retention|market share|profits?|earnings|cash flow|fcf|occupancy|shipments|nights|advertising|cable|parks)'
const LESS_OF_GOOD = new RegExp(
  `^(?:(?:the|its|their|our|core|organic|u\\.?s\\.?|legacy|net|gross|operating|free|same-store|[a-z]+(?:'s)?) ){0,3}${GOOD}(?: (?:in|of|at|from|growth|revenue|sales|margins?|has|have|is|are|still)(?: [a-z]+)?){0,2} ${LESS}(?![a-z])|^[a-z][a-z&-]+ (?:[a-z]+ )?(?:loses|is losing|lost) (?:[a-z0-9.%]+ ){0,4}(?:${GOOD}|customers|share)(?![a-z])`,
)
const MORE_OF_BAD =
  /^(?:(?:the|its|their|net|gross|customer) )*(?:debt|leverage|churn|costs?|inventor(?:y|ies)|losses|capex|competition|dilution|write-?offs?|charge-?offs|bad loans)(?: (?:has|have|is|are|still))* (?:rose|rises|rising|risen|up|grew|grows|growing|doubled|doubles|climb(?:s|ed|ing)?|increas(?:es|ed|ing)|widen(?:s|ed|ing)?)(?![a-z])/
/** "Fell less than feared", "fell for ten quarters and now rise". */
const IS_OVER =
  /(?<![a-z])(?:less than (?:feared|expected|i)|no longer|stopped|not|never|slower than|but (?:now|rise)|turn(?:s|ed|ing)?|behind|bottom(?:ed)?|trough(?:ed)?|priced in)(?![a-z])|n't(?![a-z])/

/** There is another clause than this one that says something of the business. */
const hasMore = (thesis: string, span: Span): boolean =>
  businessFigures(thesis).some(({ from }) => from < span.from || from >= span.to)

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

/** What the writer makes of it: a fact alone is no doubt of theirs. */
const RESERVATION =
  /(?<![a-z])(?:but|though|although|however|yet|unfortunately|sadly|admittedly|still|despite|worr(?:y|ies|ied|ying)|doubts?|fears?|afraid|concern(?:s|ed|ing)?|bothers?|dislike|hate|risks?|i (?:do not|don't|didn't|did not) like)(?![a-z])/

const WORSE = [
  'What goes the wrong way stands in it too: {words}.',
  'You leave in what goes the wrong way: {words}.',
] as const
const AGAINST = [
  'You give the other side a hearing with {words}.',
  'With {words} a doubt stands in your own entry, where you will find it again.',
] as const
