import { isDisowned } from '../../../language/disowned.ts'
import { isDoneByOthers, isDoneByWriter, isOfWriterOrShare, isToldAsPast } from '../../../language/doer.ts'
import { frameAt } from '../../../language/frames.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { isRetracted } from '../../../language/retraction.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { type Standing, standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import { sideOfCost } from '../basis/holding-period.ts'
import { quotationWithNoun, wordsBeside } from '../basis/quotation.ts'
import { quotationToMark } from '../basis/quotation-to-mark.ts'
import { assetName, isFund, isPurchase, isSale, isWatched, namesOf } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { toldPlainly } from '../basis/told-plainly.ts'
import { hasStrictForm } from '../strict-forms/forms-of-signs.ts'
import { isBesideThePoint } from './beside-the-point.ts'
import { besideRecord } from './hindsight-beside-record.ts'
import { PLAIN_ERRORS_OF_CERTAINTY } from './plain-errors-of-certainty.ts'
import { PLAIN_ERRORS_OF_JUDGEMENT } from './plain-errors-of-judgement.ts'
import { PLAIN_ERRORS_OF_MONEY } from './plain-errors-of-money.ts'
import { PLAIN_ERRORS_OF_SPOKEN_FOR_MONEY } from './plain-errors-of-spoken-for-money.ts'
import type { Sign } from './sign.ts'
import { signsByShape } from './signs-by-shape.ts'
import { SIGNS_OF_BORROWED_REASONS } from './signs-of-borrowed-reasons.ts'
import { SIGNS_OF_CERTAINTY } from './signs-of-certainty.ts'
import { SIGNS_OF_CONCENTRATION } from './signs-of-concentration.ts'
import { SIGNS_OF_CREDIT } from './signs-of-credit.ts'
import { SIGNS_OF_FEELING } from './signs-of-feeling.ts'
import { SIGNS_OF_KIND } from './signs-of-kind.ts'
import { SIGNS_OF_OTHERS } from './signs-of-others.ts'
import { SIGNS_OF_PRICE } from './signs-of-price.ts'
import { SIGNS_OF_SOBERNESS } from './signs-of-soberness.ts'
import { SIGNS_OF_SOUND_PLANS } from './signs-of-sound-plans.ts'
import { SIGNS_OF_WHAT_ALL_KNOW } from './signs-of-what-all-know.ts'
import { besidePremium } from './size-of-premium.ts'

const NAMED_BIASES: readonly Sign[] = [
  ...SIGNS_OF_FEELING,
  ...SIGNS_OF_CERTAINTY,
  ...SIGNS_OF_PRICE,
  ...SIGNS_OF_OTHERS,
  ...SIGNS_OF_CONCENTRATION,
  ...SIGNS_OF_BORROWED_REASONS,
  ...SIGNS_OF_WHAT_ALL_KNOW,
  ...PLAIN_ERRORS_OF_MONEY,
  ...PLAIN_ERRORS_OF_JUDGEMENT,
  ...PLAIN_ERRORS_OF_CERTAINTY,
  ...PLAIN_ERRORS_OF_SPOKEN_FOR_MONEY,
]
const NAMED: readonly Sign[] = [...SIGNS_OF_CREDIT, ...SIGNS_OF_SOBERNESS, ...SIGNS_OF_SOUND_PLANS, ...SIGNS_OF_KIND]
const BIASES: readonly Sign[] = [...NAMED_BIASES, ...signsByShape(NAMED_BIASES)]
const SIGNS: readonly Sign[] = [...BIASES, ...NAMED, ...signsByShape(NAMED)]
/** What may be said of somebody who only watches, and so has given in to nothing. */
const BIASES_OF_WATCHING = new Set(['anchoring-to-past-price', 'hindsight'])

/**
 * What the words of an entry show: each sign at the first place where it stands as the writer's own statement of today.
 * @param outside stretches that are read as something else, such as the person's own test
 */
export function readSigns(request: CritiqueRequest, outside: readonly Span[]): readonly Finding[] {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  return SIGNS.flatMap((sign): Finding[] => {
    if (!isAt(sign, request)) return []
    // First of all the phrases, which most texts lack: the rest searches the whole text for each sign.
    const spans = sign.pattern.in(plain)
    if (spans.length === 0 || sign.unless?.test(plain)) return []
    if (sign.ofOption && sign.ofOption !== request.option?.right) return []
    if (sign.when && !(isOfBuyer(request) && sideOfCost(request) === sign.when)) return []
    if (sign.fromConfidence !== undefined && request.decision.confidence < sign.fromConfidence) return []
    if (sign.needs && !sign.needs.test(plain)) return []
    if (sign.ofFundOr && !isFund(request) && !sign.ofFundOr.test(plain)) return []
    const span = firstMeant(sign, spans, request, outside)
    if (!span) return []
    const around = quotationWithNoun(thesis, span)
    const quoted = around !== null && sign.kind === 'names-own-bias' ? quotationToMark(thesis, around) : around
    if (quoted === null) return []
    const values = { words: quoted, ticker: assetName(request), confidence: String(request.decision.confidence) }
    const { kind, part = 'psychology', weight, standsBesideTests, saysOnlyThat, hasOwnForm } = sign
    const finding: Finding = {
      kind,
      part,
      weight,
      ways: sign.says,
      values,
      quoted,
      ...(standsBesideTests && { standsBesideTests }),
      ...(saysOnlyThat && { saysOnlyThat }),
      ...(hasOwnForm && { hasOwnForm }),
    }
    return [BESIDE_LEDGER[kind]?.(finding, request) ?? finding]
  })
}

/** What the ledger adds to the words. */
const BESIDE_LEDGER: Readonly<Partial<Record<FindingKind, typeof besideRecord>>> = {
  hindsight: besideRecord,
  'size-too-large': besidePremium,
  disposition: withoutAnsweredQuestion,
}

/** Whoever says that nothing has changed at the company is not asked what has. */
function withoutAnsweredQuestion(finding: Finding, { decision }: CritiqueRequest): Finding {
  return NOTHING_CHANGED.test(plainText(decision.thesis)) ? (toldPlainly(finding) ?? finding) : finding
}
const NOTHING_CHANGED =
  /(?<![a-z])(?:as (?:good|strong|great|healthy) as (?:ever|before)|nothing (?:has |have |is )?(?:changed|different|new|wrong)|(?:they|it|company|business|product|brand|team) (?:is |are )?still (?:leads?|grows?|growing|leading|the best|great|good|fine|strong|wins?|winning|sells?)|(?:thesis|story|case|business|company) (?:is|remains|stays) (?:still )?(?:intact|fine|good|the same|unchanged|strong|great)|(?:i )?(?:still )?(?:believe in|like|love) (?:it|them|the (?:company|business|story)))(?![a-z])/

function firstMeant(
  sign: Sign,
  spans: readonly Span[],
  request: CritiqueRequest,
  outside: readonly Span[],
): Span | null {
  const { thesis } = request.decision
  const plain = plainText(thesis)
  for (const span of spans) {
    const isOutside = !NO_TESTS.has(sign.kind) && outside.some(({ from, to }) => span.from < to && from < span.to)
    const isName = request.companyName.toLowerCase().includes(plain.slice(span.from, span.to))
    const isToCome = sign.told === 'past' && !isToldAsPast(thesis, span)
    if (
      isOutside ||
      isName ||
      (isFund(request) && OF_COMPANY.has(sign.kind)) ||
      isToCome ||
      !isOfWhomItNeeds(sign, span, request) ||
      leadsIntoQuotation(thesis, span) ||
      (sign.kind === 'anchoring-to-past-price' && isNoPrice(span, request))
    )
      continue
    if ((isAsked(thesis, span) && !sign.isRhetorical) || isSetAside(sign, thesis, span)) continue
    if (CORRECTED.test(plain.slice(span.to)) || isBesideThePoint(sign.kind, thesis, span)) continue
    if (!isBesideWhatItNeeds(sign, thesis, span)) continue
    const isStrict = sign.hasOwnForm || hasStrictForm(sign.kind, request, span)
    if (isMeantAs(sign, standingOf(thesis, span)) && isStrict) return span
  }
  return null
}

/** What stands in the sentence of the words, in the two before it and in the one behind it. */
function isBesideWhatItNeeds({ beside, notBeside }: Sign, thesis: string, span: Span): boolean {
  if (!beside && !notBeside) return true
  const sentences = sentencesOf(thesis)
  const at = sentences.findIndex(({ from, to }) => span.from >= from && span.from < to)
  const near = sentences.slice(Math.max(0, at - 2), at + 2)
  const plain = plainText(thesis).slice(near[0]?.from ?? 0, near.at(-1)?.to ?? thesis.length)
  return (!beside || beside.test(plain)) && !notBeside?.test(plain)
}

/** "I tell my students never to write “I took a loan”": the words of two sentences, and the second is only quoted. */
const leadsIntoQuotation = (thesis: string, span: Span): boolean => {
  const [begins, ends] = [frameAt(thesis, span), frameAt(thesis, { from: span.to - 1 })]
  return ends !== begins && (ends === 'quoted' || ends === 'past')
}

/** "3.1% of the account no wait, 0.31%": the writer puts something else in its place. */
const CORRECTED =
  /^[\s,;:.(–—-]*(?:no,? wait|wait,? no|scratch that|correction|make that|i mean(?= \d)|sorry,? (?=\d)|(?:well|ok|okay|no),? (?=(?:more like |about |maybe |almost |only )?\d)|or (?:rather|at least),? (?=\d))/

/** "Book-to-bill was low. It was 0.88 in September": a figure so far from the price is of something else, and "was 7, now 5" of confidence. */
function isNoPrice(span: Span, { decision }: CritiqueRequest): boolean {
  const price = Number(decision.price ?? 0)
  const figuresIn = ({ from, to }: Span) =>
    quantitiesOf(decision.thesis.slice(from, to)).map(({ value }) => Math.abs(Number(value)))
  const [figures, all] = [figuresIn(span), figuresIn(sentenceAround(decision.thesis, span))]
  const isConfidence = all.includes(decision.confidence) && all.every((each) => each <= HIGHEST_CONFIDENCE)
  if (isConfidence && price > HIGHEST_CONFIDENCE) return true
  return price > 0 && figures.length > 0 && figures.every((each) => each * FARTHEST < price || each > price * FARTHEST)
}
const FARTHEST = 20
const HIGHEST_CONFIDENCE = 10

/** Whether the clause is about whom the sign is about. A plan of a fund needs no "I". */
function isOfWhomItNeeds(sign: Sign, span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  const of = sign.of ?? (BIASES.includes(sign) ? 'writer' : 'others')
  if (of === 'others') return !sign.hasOwnForm || MAY_BE_OF_OTHERS.has(sign.kind) || !isDoneByOthers(thesis, span)
  if (isDoneByOthers(thesis, span)) return false
  if (sign.ofFundOr && isFund(request)) return true
  if (of === 'self') return isDoneByWriter(thesis, span)
  return isOfWriterOrShare(thesis, span, namesOf(request))
}

/** "Average down? No.": a question states nothing. */
const isAsked = (thesis: string, span: Span): boolean => {
  const { from, to } = sentenceAround(thesis, span)
  return /\?\W*$/u.test(thesis.slice(from, to))
}

/**
 * Whether the words are no reason of the writer's: taken back, a view of others that speaks against it, or of the business where they
 * would have to be of the price. A bias is said only of what stands unopposed; a fact of the account stays one whatever follows.
 */
function isSetAside(sign: Sign, thesis: string, span: Span): boolean {
  const { from, to } = sentenceAround(thesis, span)
  // "I know the thesis is dead, but who sells at 11x": what is admitted is taken back.
  if (sign.kind === 'error-admitted') {
    const plain = plainText(thesis)
    return (
      /^[^.;]{0,60}(?<![a-z])but(?![a-z])/.test(plain.slice(span.to, to)) ||
      BY_THEN.test(plain.slice(from, span.from)) ||
      TIRED_OF_IT.test(plain)
    )
  }
  if (OF_OTHERS.has(sign.kind) && isDisownedBeside(thesis, span)) return true
  if (IS_FEELING.has(sign.kind) && isToldFirst(thesis, span)) return true
  if (sign.kind === 'revenge' && WINS_NOTHING_BACK.test(plainText(thesis))) return true
  if (sign.hasOwnForm)
    return (!FACTS.has(sign.kind) && isRetracted(thesis, span)) || isJudgedByWriter(sign, thesis, span)
  if (!BIASES.includes(sign) || FACTS_OF_ACCOUNT.has(sign.kind)) return false
  const sentence = thesis.slice(from, to)
  if (sign.isOfPrice && namesBusiness(sentence)) return true
  if (
    (sign.kind !== 'price-set-aside' && INDIFFERENT.test(plainText(sentence))) ||
    isJudgedByWriter(sign, thesis, span)
  )
    return true
  if (sign.kind === 'authority' && !SPEAKS_FOR.test(plainText(sentence))) return true
  return isRetracted(thesis, span) || (OF_OTHERS.has(sign.kind) && SPEAKS_AGAINST.test(plainText(sentence)))
}

/** "He reckoned that about Peloton": behind the words, or in the next sentence. */
const isDisownedBeside = (thesis: string, span: Span): boolean =>
  isDisowned(plainText(thesis).slice(span.to, sentenceAround(thesis, span).to), sentenceAfter(thesis, span))

function sentenceAfter(thesis: string, span: Span): string {
  const own = sentenceAround(thesis, span)
  const next = sentencesOf(thesis).find(({ from }) => from >= own.to)
  return next ? plainText(thesis).slice(next.from, next.to) : ''
}

/** "Sentimental, I know; it's one share" */
function isToldFirst(thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  return SAYS_IT_FIRST.test(`${plain.slice(from, to)} ${sentenceAfter(thesis, span)}`) && IS_SMALL.test(plain)
}

/** What somebody may own for, and say so: at a size of nothing there is nothing to ask. */
const IS_FEELING = new Set<FindingKind>(['attachment', 'familiarity'])
const SAYS_IT_FIRST =
  /(?<![a-z])(?:i know|guilty(?: as charged)?|yes,? i'm aware|i'm (?:well |fully )?aware|i admit(?: it)?|i'll admit(?: it)?|i confess)(?= ?(?:[.,;:!)–—-]|$))/
const IS_SMALL =
  /(?<![a-z\d])(?:(?:one|a single|two|1|2) shares?|(?:beer|pocket|pizza|coffee|fun|lunch) money|[$€£]?\d{1,2}(?: dollars| bucks| quid| euros)|[$€£]\d{1,2}(?![\d.,k])|(?:half a|0?\.\d|a tenth of a|less than (?:one|1)) ?(?:%|percent)|a rounding error|next to nothing|a (?:tiny|token|symbolic) [a-z]+)(?![a-z\d])/

/**
 * Whether the writer judges the words themselves, in their sentence or in the next one: "I notice I love the car", "which tells me
 * nothing", "Is that regret? Partly." Whoever sees it is not told of it.
 */
function isJudgedByWriter({ kind, hasOwnForm }: Sign, thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const own = sentenceAround(thesis, span)
  const next = sentencesOf(thesis).find(({ from }) => from >= own.to)
  const rest = plainText(wordsBeside(thesis, span)).replace(plain.slice(span.from, span.to), ' ')
  return (
    JUDGES.test(plain.slice(own.from, own.to)) ||
    (!hasOwnForm && !DENIES_OTHERS.has(kind) && NEGATES.test(rest)) ||
    (next !== undefined && JUDGES_BEFORE.test(plain.slice(next.from, next.to)))
  )
}

/** "I don't need to win it back with this one": it is answered already. */
const WINS_NOTHING_BACK =
  /(?<![a-z])(?:don't|dont|do not|doesn't|does not|not|never|no need to|without) (?:(?:have|need|want|trying|try|going|here|meant|about|out) )?(?:to )?(?:win|winning|make|making|get|getting|earn|earning) (?:it|that|them|this|anything|what i lost|my money|the money|the loss|my loss(?:es)?) back(?![a-z])|(?<![a-z])(?:not|no|isn't|is not|without) (?:a |about |out of |for )?revenge(?![a-z])/

/** Biases that consist in denying what others say. */
const DENIES_OTHERS = new Set<FindingKind>([
  'confirmation',
  'overconfidence',
  'exit-denied',
  'hindsight',
  'blames-others',
])
const JUDGES =
  /(?<![a-z])(?:i (?:notice|admit|realize|realise|am aware|catch myself|suspect)|i know(?: that)? i(?![a-z])|i'm aware|(?:tells?|says?|means?|proves?|shows?)(?: (?:me|us|you))? (?:nothing|little|not much)|(?:is not|isn't|are not|aren't|not) the same(?: thing)?(?: as)?|no argument|nothing to do with|that'?s (?:just )?(?:gambling|greed|fear|fomo|noise)|the oldest (?:mistake|error|trap)|(?:i|one) should(?: not|n't) (?:do|say|think)|which is (?:usually|exactly) when|i (?:do |really |probably )*(?:like|love|enjoy|want) (?:that|this|it) (?:a bit |a little |far |way |rather |much )*too much|(?:and|but) i (?:don't|do not|dont) (?:fully |quite |really )?trust (?:that|this|it|myself)|(?:and|but) (?:that|this|it) (?:scares|worries|bothers|tempts|frightens) me|which (?:scares|worries|bothers|tempts|frightens) me|stupid,? i know|i know,? i know|yes i know|don't laugh)(?![a-z])/
const JUDGES_BEFORE =
  /^(?:partly|probably|possibly|maybe so|yes,? (?:that's|it is|i know)|i know(?= ?(?:[.,;!)]|that(?![a-z])|how (?:that|this|it) |$))|which is (?:no|not)|that (?:is|was) (?:not|no)|that's (?:not|no)|not a reason|no reason|which proves nothing|that proves nothing|(?:(?:that|this|which|it) )?(?:says|means|proves|tells (?:me|us|you)) (?:nothing|little|not much)|so what|who cares)(?![a-z])/
/** A denial beside the words that were recognised. */
const NEGATES = /(?<![a-z])(?:not|nothing|never|nobody|neither|nor|hardly|instead of|without)(?![a-z])|n't(?![a-z])/

/** What somebody does not care about is no reason of theirs. */
const INDIFFERENT =
  /(?<![a-z])(?:i (?:don't|dont|do not|couldn't|could not) (?:really )?care|(?:doesn't|does not|don't|do not) (?:matter|bother|scare|impress)|not (?:the|my|a) (?:reason|point))(?![a-z])/

/** "I'm tired of being the idiot": the error is a reason to give in. */
const TIRED_OF_IT =
  /(?<![a-z])(?:tired|sick|fed up|done) (?:of|with) (?:always )?(?:being|missing|waiting|watching|standing|sitting)(?![a-z])/
/** "Still at 36 by then: I mistook it": an error that would show on a day to come. */
const BY_THEN =
  /(?<![a-z])(?:by then|by the (?:end|middle) of|by (?:next|year[- ]?end|christmas|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|next (?:year|quarter|spring|summer|autumn|winter))(?![a-z])[^.;!?]*[:,–—=-] ?(?:then |and |so )*$/

/** What may be asked of a company, and not of a fund of hundreds. */
const OF_COMPANY = new Set<FindingKind>([
  'exit-denied',
  'fall-as-reason',
  'low-price-as-cheap',
  'familiarity',
  'anchoring-to-past-price',
])
const FACTS_OF_ACCOUNT = new Set<FindingKind>([
  'borrowed-money',
  'money-needed',
  'size-too-large',
  'get-even',
  'revenge',
  'loss-aversion',
  'disposition',
])
/** What is done stays done, whatever is set against it: "haven't read the report, but I'm in". */
const FACTS = new Set<FindingKind>([
  ...FACTS_OF_ACCOUNT,
  'confidence-beyond-evidence',
  'urge-to-act',
  'kept-from-others',
  'house-money',
])
/** "I sell when it is back at what I paid", "to leave now would mean it was all for nothing", "not before there is
 * a signed report": written like a test, and none. */
const NO_TESTS = new Set<FindingKind>(['get-even', 'sunk-cost', 'loss-aversion', 'money-needed', 'waits-for-own-price'])
const OF_OTHERS = new Set<FindingKind>(['herd', 'authority'])
/** Whose clause is of somebody else, or of what the company has done before. */
const MAY_BE_OF_OTHERS = new Set<FindingKind>([...OF_OTHERS, 'kept-from-others', 'recency', 'gamblers-fallacy'])
/** What somebody says, or does, for it: only that can be borrowed. */
const SPEAKS_FOR =
  /(?<![a-z])(?:buy|buys|buying|bought|sure|go(?:es|ing)? (?:up|to)|double|triple|best|top|favou?rite|pick|great|good|recommend\w*|tips?|owns?|holds?|loves?|likes?|loading|winner|huge|undervalued|cheap|knows?|know|pays?|paid|is in|was in|added|adding|put|targets?|explained|works there|five years|years|future|barely started|just (?:getting )?started|early|coming|explode|moon|rise|run|win|opportunity|\d+)(?![a-z])/
/** What others say against it: nobody who buys borrows that. */
const SPEAKS_AGAINST =
  /(?<![a-z])(?:sell|selling|sold|puts|short(?:ing|ed|s)?|avoid|stay away|too (?:high|expensive|late|risky|dear)|overvalued|bubble|crazy|nuts|insane|wrong|mad|criminal|fraud|silly|casino|gambl\w*|laugh\w*|warn\w*|never|not|doubt\w*|hates?|hated|bear(?:s|ish)?|calling the top|stupid|idiots?|dead|dying|kill(?:s|ed)?|finish(?:es|ed)?|over|bankrupt|lose|lost|down)(?![a-z])|n't(?![a-z])/

const isMeantAs = ({ allows = [] }: Sign, standing: Standing): boolean =>
  STANDINGS.every((each) => !standing[each] || allows.includes(each))

const STANDINGS = ['isNegated', 'isReported', 'isQuoted', 'isIronic', 'isSupposed', 'isPast'] as const

function isAt(sign: Sign, request: CritiqueRequest): boolean {
  const { at } = sign
  if (isWatched(request) && BIASES.includes(sign) && !BIASES_OF_WATCHING.has(sign.kind)) return false
  // What an option costs is a premium, and no price of a share.
  if (sign.kind === 'low-price-as-cheap' && request.option) return false
  if (at === undefined) return true
  if (at === 'purchase') return isPurchase(request)
  if (at === 'sale') return isSale(request)
  if (at === 'watch') return isWatched(request)
  if (at === 'not-sale') return !isSale(request)
  if (at === 'hold') return !isWatched(request) && !isSale(request) && request.decision.action !== 'Buy'
  // Of what is bought for the first time nothing was paid yet.
  return !isWatched(request) && request.decision.action !== 'Buy'
}
