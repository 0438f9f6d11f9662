import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { listWords } from '../../../list-format.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { isNamedStop } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money, pricesPaid } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfPrinciple } from '../basis/quotation-of-principle.ts'
import { isPurchase } from '../basis/request.ts'
import { testsIn } from '../own-tests/read-tests.ts'
import { isKeptBySale } from './principle-kept-by-sale.ts'
import { besideSizeLimit, PRINCIPLE_KEPT } from './principle-of-size.ts'
import { besidePrincipleOnReports } from './principle-on-reports.ts'
import { sizeLimitOf } from './size-limit.ts'

/**
 * A principle that forbids to average down, and says nothing else: with any other word in it ("without a new fact", "in
 * the first year") it may allow what was done, and this reading would not know.
 */
const FORBIDS_ADDING =
  /^\s*(?:i(?: (?:will|shall|must|should|would))? )?(?:never|do not|don't|won't|not|no|avoid)(?: ever)? (?:averag(?:e|ing) down|add(?:ing)? to (?:a |my |any )?(?:losers?|losing positions?)|buy(?:ing)? more (?:of a |of my |of any )?(?:losers?|falling (?:stocks?|shares?)))(?: (?:ever|again))?[.!]?\s*$/
const ASKS_FOR_TEST =
  /(?:prove|proves|proven|proving) (?:me|it|this|my thesis|the thesis) wrong|(?:exit|stop|falsifier|kill criteri(?:on|a)|when i (?:would )?sell|where i(?:'d| would) (?:get out|be wrong))[a-z ]*(?:before|first|every|written|in writing)|(?:before|every)[a-z ]*(?:exit|stop|falsifier|kill criteri(?:on|a)|when i (?:would )?sell)/

/** The principles that this decision keeps or breaks for certain; of the others nothing is said. */
export function readPrinciples(request: CritiqueRequest): readonly Finding[] {
  const found = request.principles.flatMap(
    (principle, index) =>
      broken(principle, request) ??
      besideSizeLimit(principle, request) ??
      besidePrincipleOnReports(principle, request) ??
      heldForItsLoss(principle, request) ??
      excepted(principle, request) ??
      exceptedOnce(principle, request) ??
      kept(principle, dayWrittenOf(index, request), request) ??
      [],
  )
  // One that is kept does not hide another that is not.
  return (found.some(isBroken) ? found.filter(isBroken) : found).slice(0, 1)
}

const isBroken = ({ kind }: Finding): boolean => kind === 'principle-broken'

function broken(principle: string, request: CritiqueRequest): Finding | null {
  const { decision } = request
  const period = holdingPeriodOf(request)
  const paid = period && pricesPaid(period)
  const now = decision.price
  if (decision.action !== 'Buy More' || now === null || paid === null || !FORBIDS_ADDING.test(plainText(principle)))
    return null
  if (!paid.every((price) => isBelow(now, price))) return null
  const values = { principle: quotationOfPrinciple(principle), now: money(now), paid: listWords(paid.map(money)) }
  return { kind: 'principle-broken', part: 'psychology', weight: 95, ways: BROKEN, values, quoted: null }
}

/** Held below its cost, because selling would be a loss, beside a principle that what was paid is no reason to keep anything. */
function heldForItsLoss(principle: string, request: CritiqueRequest): Finding | null {
  const { decision, position } = request
  if (decision.action !== 'Hold' || !isBelow(decision.price, position?.averageCost ?? null)) return null
  if (!COST_IS_NO_REASON.test(plainText(principle))) return null
  const span = CANNOT_TAKE_LOSS.in(plainText(decision.thesis)).find((each) => isStated(decision.thesis, each))
  if (!span) return null
  const words = quotationAround(decision.thesis, span)
  const values = { principle: quotationOfPrinciple(principle), words }
  return { kind: 'principle-broken', part: 'psychology', weight: 90, ways: [EXCEPTED[1]], values, quoted: words }
}

const COST_IS_NO_REASON =
  /^\W*(?:(?:i|we)(?: will| shall| must)? )?(?:never|do not|don't|dont|won't|not|no) (?:ever )?(?:keep|keeping|hold|holding|stay|staying|sit|sitting)(?! [^.;]*(?<![a-z])(?:unless|except|until)(?![a-z]))[^.;]{0,40}(?:because|for the reason)[^.;]{0,40}(?:paid|cost|loss|bought|in the red|under ?water|down)[^.;]*[.!]?\s*$/
const CANNOT_TAKE_LOSS = words(
  "(?:i|we) (?:just |simply |really )*(?:can(?:not| not|'t)|cant|won't|will not|could not|couldn't|do not want to|don't want to|refuse to)(?: bring (?:myself|ourselves) to)? (?:sell|leave|go|close|cut)(?: it| them| here| now| today)*,? (?:with|at|for|on|into|while)(?: [a-z0-9%]+){0,5} (?:loss|minus|red|paid|down)",
)

/** Said by the writer of today; its "not" is its own. */
function isStated(thesis: string, span: Span): boolean {
  const { isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
  return !(isReported || isQuoted || isIronic || isSupposed || isPast)
}

/** An exception from a rule, made in the words of the entry: the sentence names the rule's own subject. */
function excepted(principle: string, request: CritiqueRequest): Finding | null {
  const { thesis, action } = request.decision
  if (!isPurchase(request)) return null
  const plain = plainText(thesis)
  const named = contentWords(principle).filter((word) => word.length > SHORT_WORD)
  const span = sentencesOf(thesis).find((sentence) => {
    const exception = EXCEPTION.in(plain).find(({ from, to }) => from >= sentence.from && to <= sentence.to)
    const told = contentWords(thesis.slice(sentence.from, sentence.to))
    const isOfBefore = OF_BEFORE.test(plain.slice(sentence.from, sentence.to))
    return (
      exception !== undefined && !isOfBefore && isOwn(thesis, exception) && named.some((word) => told.includes(word))
    )
  })
  if (!span) return null
  const exception = EXCEPTION.in(plain).find(({ from, to }) => from >= span.from && to <= span.to) ?? span
  const words = quotationAround(thesis, exception)
  const values = { principle: quotationOfPrinciple(principle), action, words }
  return { kind: 'principle-broken', part: 'psychology', weight: 92, ways: EXCEPTED, values, quoted: words }
}

/** "Just this once": with one principle on file an exception is one from it, and both stand beside each other. */
function exceptedOnce(principle: string, request: CritiqueRequest): Finding | null {
  const { thesis } = request.decision
  if (!isPurchase(request) || request.principles.length !== 1) return null
  const plain = plainText(thesis)
  const span = ONCE.in(plain).find((each) => {
    const { from, to } = sentenceAround(thesis, each)
    const words = plain.slice(from, to)
    const told = plain.slice(each.from, each.to)
    const isAlone =
      words
        .replace(told, '')
        .split(/[^a-z']+/)
        .filter(Boolean).length < 3
    const opens = each.from === from && OPENS_PHRASE.test(plain.slice(each.to, to))
    const isWriters = isAlone || opens || OF_WRITER.test(words) || /exception/.test(told)
    return (
      isWriters &&
      !OF_BEFORE.test(words) &&
      !/\?\W*$/.test(words) &&
      (PLAYS_DOWN.test(told) ? isStated(thesis, each) : isOwn(thesis, each))
    )
  })
  if (!span) return null
  const words = quotationAround(thesis, span)
  const values = { principle: quotationOfPrinciple(principle), words }
  return { kind: 'principle-broken', part: 'psychology', weight: 88, ways: [EXCEPTED[1]], values, quoted: words }
}

const ONCE = words(
  "(?:just|only) this once|(?:just |only )?this one time|(?:one|an|a single|a small|one small|a tiny) exception (?:is not|isn't|won't|will not|does not|doesn't|cannot|can't|never) (?:going to )?(?:kill|hurt|matter|ruin|change)[a-z]*|(?:i(?:'m| am|'ll| will)? )?(?:make|making|made|allow|allowing) (?:an|one|a single|a small|one small|my one) exception",
)
/** "Just this once without a stop": nobody else is its subject. */
const OPENS_PHRASE = /^ (?:without|with|against|on|in|at|for|before|despite)(?![a-z])/
const PLAYS_DOWN = /exception (?:is not|isn't|won't|will not|does not|doesn't|cannot|can't|never)/
const OF_WRITER = /(?<![a-z])(?:i|i'm|i'll|i've|we|me|my|buy|buying|bought|add|adding)(?![a-z])/

const SHORT_WORD = 3

/** "I make no exception from my rule", "breaking my rule would be stupid": only an exception that is made counts. */
function isOwn(thesis: string, span: Span): boolean {
  const { isNegated, isReported, isQuoted, isSupposed, isPast } = standingOf(thesis, span)
  return !(isNegated || isReported || isQuoted || isSupposed || isPast)
}

const OF_BEFORE =
  /(?<![a-z])(?:last (?:year|month|week|time)|(?:years?|months?|weeks?) ago|back then|in 20\d\d|yesterday)(?![a-z])/

const EXCEPTION = words(
  '(?:notwithstanding|despite|in spite of|against|regardless of|contrary to) (?:my|our|that|this)(?: own)? (?:[a-z]+ )?(?:rule|principle|policy|limit|habit)s?(?: (?:about|on|of|against|for|not to|never to)(?: [a-z]+){1,3})?|(?:break|breaks|breaking|bend|bending|waive|waiving|suspend|suspending|ignore|ignoring|overrule|overruling|set(?:ting)? aside|relax|relaxing) (?:my|our|the|that|this)(?: own)? (?:[a-z]+ )?(?:rule|principle|policy|limit)(?: (?:about|on|of|against|for)(?: [a-z]+){1,3})?|(?:an|one|the|as an) exception (?:to|from|for|of) (?:my|our|the|that|this)(?: own)? [a-z]+(?: (?:rule|principle|policy|limit))?|i know (?:that )?(?:i|my rule) (?:said|say|says) (?:no|never|not)(?: [a-z]+){1,3}',
)

function dayWrittenOf(index: number, { principlesWrittenAt }: CritiqueRequest): string | null {
  const at = principlesWrittenAt?.[index]
  return at === undefined ? null : readableDate(at, MARKET_ZONE)
}

function kept(principle: string, day: string | null, request: CritiqueRequest): Finding | null {
  const plain = plainText(principle)
  const isCut = request.decision.action === 'Sell Some' && isBroughtWithinLimit(principle, request)
  if (isCut || isKeptBySale(principle, request)) {
    const values = { principle: quotationOfPrinciple(principle), action: request.decision.action, day: day ?? '' }
    const ways = day === null ? PRINCIPLE_KEPT : KEPT_OF_DAY
    return { kind: 'principle-kept', part: 'psychology', weight: 82, ways, values, quoted: null }
  }
  if (!isPurchase(request)) return null
  if (!ASKS_FOR_TEST.test(plain) || !hasAllAskedFor(plain, request)) return null
  const values = { principle: quotationOfPrinciple(principle), action: request.decision.action }
  return { kind: 'principle-kept', part: 'psychology', weight: 55, ways: PRINCIPLE_KEPT, values, quoted: null }
}

/** A test, and where the principle wants them a figure in it and a stop; of a principle that wants more it is not known. */
function hasAllAskedFor(plain: string, request: CritiqueRequest): boolean {
  const [first = ''] = plain.split(/[.;]/)
  const tests = testsIn(request)
  const otherWords = first.replace(/,? and (?:a |my )?stop(?:[ -]?loss)?/, '')
  if (/,| and /.test(otherWords)) return false
  const hasStop = Boolean(request.position?.stopLoss) || tests.some(({ isPrice, side }) => isPrice && side === 'below')
  if (/stop/.test(first) && !hasStop) return false
  return tests.some((test) => !isNamedStop(test) && (test.value !== null || !/number|figure/.test(first)))
}

/** "8.4% of the account. Four shares.": so much is sold that what is left is within the limit, all else being equal. */
function isBroughtWithinLimit(principle: string, { decision, position }: CritiqueRequest): boolean {
  const limit = sizeLimitOf(principle)?.percent
  const size = sizeIn(decision.thesis)
  if (limit === undefined || size === undefined || size <= limit || !position?.moved) return false
  const [moved, left] = [Number(position.moved), Number(position.quantity)]
  return (size * left) / (left + moved) <= limit
}

/** What share of everything an entry says that it holds, in percent. */
function sizeIn(thesis: string): number | undefined {
  const size = quantitiesOf(thesis).find(
    ({ unit, to }) =>
      unit === 'percent' &&
      /^ (?:of (?:my|our|the) (?:portfolio|money|account|capital|savings|whole|fund|depot|assets|holdings)|position|weight)/.test(
        plainText(thesis).slice(to),
      ),
  )
  return size && Number(size.value)
}

const BROKEN = [
  'This Buy More at {now} is below every price that you had paid, {paid}, and your principle {principle} says not to.',
  'Your principle {principle} stands against this Buy More: {now} is below every price that you had paid, {paid}.',
] as const
const EXCEPTED = [
  'Your principle {principle} stands, and this {action} is an exception from it in your own words, {words}.',
  'You write {words}: beside it stands your principle {principle}.',
] as const
const KEPT_OF_DAY = [
  'Your principle of {day}, {principle}, is kept with this {action}.',
  'This {action} does what your principle of {day} asks: {principle}.',
] as const
