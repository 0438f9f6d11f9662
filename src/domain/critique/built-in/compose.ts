import type { CritiqueRequest } from '../critique.ts'
import type { Finding, FindingKind, Part } from './basis/finding.ts'
import { holdingPeriodOf } from './basis/holding-period.ts'
import { isToldIn, newPhrasing, sharesWords, turnOf } from './basis/phrasing.ts'
import { earlierText } from './basis/request.ts'
import { withoutWrongSide } from './basis/side-of-option.ts'
import { toldPlainly } from './basis/told-plainly.ts'
import { withoutFramed } from './basis/without-framed.ts'
import { awaitedCondition } from './course/awaited-condition.ts'
import { boughtBesideOwnPrice } from './course/bought-beside-own-price.ts'
import { courseOfConfidence } from './course/course-of-confidence.ts'
import { courseOfLevels } from './course/course-of-levels.ts'
import { courseOfWords } from './course/course-of-reasons.ts'
import { courseOfTrades } from './course/course-of-trades.ts'
import { fallTold } from './course/fall-told.ts'
import { forecastDue } from './course/forecast-due.ts'
import { keptBuyingRule } from './course/kept-buying-rule.ts'
import { keptTime } from './course/kept-time.ts'
import { lessonAtSale } from './course/lesson-at-sale.ts'
import { lessonBefore } from './course/lesson-before.ts'
import { movesTold } from './course/moves-told.ts'
import { multipleReached } from './course/multiple-reached.ts'
import { namesOwnCost, soldAtCost } from './course/names-own-cost.ts'
import { readsOwnEntries } from './course/reads-own-entries.ts'
import { stopLeftAlone } from './course/stop-left-alone.ts'
import { stopLeftOut } from './course/stop-left-out.ts'
import { waitsForPriceOfBefore } from './course/waits-for-price-of-before.ts'
import { weightAgain } from './course/weight-again.ts'
import { winnerSoldLoserKept } from './course/winner-sold-loser-kept.ts'
import { plannedPart, withheldPart } from './course/withheld-part.ts'
import { abstention } from './own-tests/abstention.ts'
import { brokenPromise } from './own-tests/broken-promise.ts'
import { keptAbstention } from './own-tests/kept-abstention.ts'
import { lateAsTold } from './own-tests/late-as-told.ts'
import { lineAfterBroken } from './own-tests/line-after-broken.ts'
import { lineDrawnFurther } from './own-tests/line-drawn-further.ts'
import { metLate } from './own-tests/met-late.ts'
import { ownCount } from './own-tests/own-count.ts'
import { readTests, testsIn } from './own-tests/read-tests.ts'
import { testBeside } from './own-tests/test-beside.ts'
import { toldPromise } from './own-tests/told-promise.ts'
import { questionFor } from './question.ts'
import { aboveOwnLimit } from './readings/above-own-limit.ts'
import { exceptionFromRule } from './readings/exception-from-rule.ts'
import { isFigureWorthSaying } from './readings/figure-worth-saying.ts'
import { insideInformation } from './readings/inside-information.ts'
import { longerThanOption } from './readings/longer-than-option.ts'
import { withoutPraiseAboveLimit } from './readings/principle-of-size.ts'
import { besidePrincipleOnBorrowing } from './readings/principle-on-borrowing.ts'
import { readBothWays } from './readings/read-both-ways.ts'
import { readEcho } from './readings/read-echo.ts'
import { readEvidence } from './readings/read-evidence.ts'
import { readExitDay } from './readings/read-exit-day.ts'
import { readGrowthClaim } from './readings/read-growth-claim.ts'
import { readHighYield } from './readings/read-high-yield.ts'
import { readOldPrice } from './readings/read-old-price.ts'
import { readOption } from './readings/read-option.ts'
import { readOtherSide } from './readings/read-other-side.ts'
import { readOwnRecord } from './readings/read-own-record.ts'
import { readPrinciples } from './readings/read-principles.ts'
import { readOwnWords } from './readings/read-promises.ts'
import { readSameExposure } from './readings/read-same-exposure.ts'
import { readViewOfOthers } from './readings/read-view-of-others.ts'
import { reasonsOfOthers } from './readings/reasons-of-others.ts'
import { rightBesideView } from './readings/right-beside-view.ts'
import { sizeCalledSmall } from './readings/size-called-small.ts'
import { stopAgainstHorizon } from './readings/stop-against-horizon.ts'
import { readSums } from './readings/sums/read-sums.ts'
import { readSigns } from './signs/read-signs.ts'
import { askedBeyond, inOwnWords } from './standing/asked-of-reasons.ts'
import { readMarketNamed } from './standing/beside-market.ts'
import { hasFigureAtWork } from './standing/figures-at-work.ts'
import { askedOfReason } from './standing/reason-of-before.ts'
import { isOfSizes, pointsAtWriter, saysOfWriter, standingWords } from './standing/standing-finding.ts'
import { inStrictForm } from './strict-forms/in-strict-form.ts'
import { withoutAnswered } from './without-answered.ts'
import { withoutContradictions } from './without-contradictions.ts'
import { withoutHindsight } from './without-hindsight.ts'

/** One sentence of a critique, with what it says and the words that it quotes. */
export type Sentence = { readonly kind: FindingKind; readonly part: Part; readonly text: string }

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']
/** At most two sentences a part, and the whole at most seven. */
const MOST_IN_PART = 2

/** The sentences of a critique in their order: the strongest of each part, and one question at most. */
export function compose(request: CritiqueRequest): readonly Sentence[] {
  const found = withoutAnswered(withoutHindsight(withoutContradictions(findingsOf(request), request), request))
  const kinds = new Set(found.map(({ kind }) => kind))
  const certain = inStrictForm(found, request)
  const told = certain.filter(({ kind }) => kind !== 'figures-named')
  const strongest = pick(newBesideTold(told, request))
  const statements = testFirst(withFigure(strongest, certain, request), request)
  const picked = statements.some(isAsking) ? statements : statements.map((finding) => askedBeyond(finding, request))
  const place = placeOfQuestion(picked)
  const ofAny = place && !picked.some(isAsking) ? questionFor(request, kinds, place) : null
  const question = ofAny && inTheirWords(ofAny, request, picked)
  const chosen = question ? [...picked, question] : picked
  return worded([...chosen, ...standingWords(request, chosen)], request)
}

/** A question that any entry may be asked, of the words on which this one rests, or the Buy did. */
function inTheirWords(question: Finding, request: CritiqueRequest, picked: readonly Finding[]): Finding {
  if (question.kind === 'ask-what-changed') return askedOfReason(request, picked, question.part) ?? question
  const isTold = isOfWriterTold(picked) || saysOfWriter(request)
  const inWords = inOwnWords(question, request, picked, isTold)
  // Of a first entry it is about its writer, where nothing else is told of them.
  const isOfWriter =
    inWords === question && question.kind === 'ask-what-would-prove-wrong' && request.earlier.length === 0
  return (
    (isOfWriter && !isTold && !pointsAtWriter(request) ? questionFor(request, new Set(), 'psychology') : null) ??
    inWords
  )
}

function findingsOf(request: CritiqueRequest): readonly Finding[] {
  const period = holdingPeriodOf(request)
  const tests = testsIn(request).map(({ span }) => span)
  const exception = exceptionFromRule(request)
  const found = [
    ...readPrinciples(request),
    ...(exception.length > 0 ? exception : aboveOwnLimit(request)),
    ...(period
      ? [...courseOfLevels(request, period), ...courseOfConfidence(request, period), ...courseOfWords(request, period)]
      : []),
    ...courseOfTrades(request),
    ...keptBuyingRule(request),
    ...keptTime(request),
    ...multipleReached(request),
    ...forecastDue(request),
    ...lessonAtSale(request),
    ...lessonBefore(request),
    ...movesTold(request),
    ...readsOwnEntries(request),
    ...stopLeftOut(request),
    ...stopLeftAlone(request),
    ...readTests(request),
    ...ownCount(request),
    ...lineAfterBroken(request),
    ...lineDrawnFurther(request),
    ...stopAgainstHorizon(request),
    ...readExitDay(request),
    ...toldPromise(request),
    ...lateAsTold(request),
    ...metLate(request),
    ...boughtBesideOwnPrice(request),
    ...awaitedCondition(request),
    ...waitsForPriceOfBefore(request),
    ...abstention(request),
    ...keptAbstention(request),
    ...brokenPromise(request),
    ...readOwnWords(request),
    ...weightAgain(request),
    ...namesOwnCost(request),
    ...soldAtCost(request),
    ...winnerSoldLoserKept(request),
    ...withheldPart(request),
    ...plannedPart(request),
    ...readSigns(request, tests),
    ...insideInformation(request),
    ...readSameExposure(request),
    ...reasonsOfOthers(request),
    ...readBothWays(request),
    ...readOwnRecord(request),
    ...readOldPrice(request),
    ...readHighYield(request),
    ...fallTold(request),
    ...readViewOfOthers(request),
    ...readOtherSide(request, tests),
    ...readOption(request),
    ...longerThanOption(request),
    ...rightBesideView(request),
    ...readSums(request),
    ...readEvidence(request),
    ...readGrowthClaim(request),
    ...readMarketNamed(request),
    ...readEcho(request),
    ...sizeCalledSmall(request),
    ...testBeside(request),
  ]
  const all = withoutPraiseAboveLimit([...found, ...besidePrincipleOnBorrowing(found, request)], request)
  return withoutFramed(withoutWrongSide(all, request), request).toSorted((one, other) => other.weight - one.weight)
}

/**
 * What holds of one entry after another, such as a stop that stays passed, takes at most one of the two places of its part where
 * the thesis holds something of its own: the rest of what was told of the asset already comes last.
 */
function newBesideTold(findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const before = (request.earlierCritiques ?? []).map(({ text }) => text)
  if (before.length === 0) return findings
  const firstTold = new Map<Part, Finding>()
  const isAgain = (finding: Finding) => {
    if (!before.some((text) => isToldIn(finding.ways, text))) return false
    const first = firstTold.get(finding.part) ?? finding
    firstTold.set(finding.part, first)
    return first !== finding
  }
  const again = new Set(findings.filter(isAgain))
  return [...findings.filter((finding) => !again.has(finding)), ...again]
}

/** The strongest first, two for each part, no words quoted twice, and one question at most. */
function pick(findings: readonly Finding[]): readonly Finding[] {
  const picked: Finding[] = []
  for (const finding of findings) {
    const inPart = picked.filter(({ part }) => part === finding.part)
    const isTaken = picked.some(
      (other) =>
        other.kind === finding.kind ||
        (other.quoted !== null && finding.quoted !== null && sharesWords(other.quoted, finding.quoted)),
    )
    const sayable = picked.some(isAsking) && isAsking(finding) ? toldPlainly(finding) : finding
    if (inPart.length < MOST_IN_PART && !isTaken && sayable) picked.push(sayable)
  }
  return picked
}

/**
 * To write down beforehand by what one would see that one is wrong says something of its writer: where nothing else is told of them,
 * a critique begins with it.
 */
function testFirst(picked: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const test = picked.find(({ kind, weight }) => kind === 'falsifier-given' && weight >= WEIGHT_OF_CERTAIN_TEST)
  if (!test || isOfWriterTold(picked) || saysOfWriter(request)) return picked
  return [{ ...test, part: 'psychology' }, ...picked.filter((finding) => finding !== test)]
}

const WEIGHT_OF_CERTAIN_TEST = 64

const isOfWriterTold = (picked: readonly Finding[]): boolean =>
  picked.some((finding) => finding.part === 'psychology' && !isOfSizes(finding))

/** A figure that can be checked is said only where its part says nothing else of the company. */
function withFigure(
  picked: readonly Finding[],
  findings: readonly Finding[],
  request: CritiqueRequest,
): readonly Finding[] {
  const figure = findings.find(({ kind }) => kind === 'figures-named')
  const isSaid =
    figure &&
    !picked.some(({ kind, part }) => part === figure.part && kind !== 'size-limited') &&
    isFigureWorthSaying(figure, findings, request) &&
    !hasFigureAtWork(request)
  return isSaid ? [...picked, figure] : picked
}

const isAsking = ({ ways: [first] }: Finding): boolean => first.endsWith('?')

/** The question with which a critique ends: it stands last in its part. */
const isQuestion = ({ kind }: Finding): boolean => kind.startsWith('ask-')

/** In a part that is empty, else where there is room, fundamentals before the world. */
function placeOfQuestion(picked: readonly Finding[]): Part | null {
  const count = (part: Part) => picked.filter((finding) => finding.part === part).length
  const order: readonly Part[] = ['worldEvents', 'fundamentals', 'psychology']
  return order.find((part) => count(part) === 0) ?? order.find((part) => count(part) < MOST_IN_PART) ?? null
}

/** Each in the first of its ways that no earlier critique of the asset has used. */
function worded(findings: readonly Finding[], request: CritiqueRequest): readonly Sentence[] {
  const before = earlierText(request)
  const ordered = PARTS.flatMap((part) => {
    const inPart = findings.filter((finding) => finding.part === part)
    const statements = inPart.filter((finding) => !isQuestion(finding))
    const [ofSizes, others] = [statements.filter(isOfSizes), statements.filter((finding) => !isOfSizes(finding))]
    return [...others, ...ofSizes, ...inPart.filter(isQuestion)]
  })
  return ordered.map(({ kind, part, ways, values }) => {
    const isOfMany = kind === 'standing-words' || kind === 'falsifier-given' || kind.startsWith('ask-')
    const turn = isOfMany ? turnOf(request) : request.earlier.length
    const phraseBeside = (text: string) => newPhrasing(ways, turn, values ?? {}, text)
    return { kind, part, text: phraseBeside(before) ?? phraseBeside('') ?? '' }
  })
}
