import type { CritiqueRequest } from '../critique.ts'
import { readMarketNamed } from './beside-market.ts'
import { boughtBesideOwnPrice } from './bought-beside-own-price.ts'
import { brokenPromise } from './broken-promise.ts'
import { courseOfConfidence } from './course-of-confidence.ts'
import { courseOfLevels } from './course-of-levels.ts'
import { courseOfWords } from './course-of-reasons.ts'
import { courseOfTrades } from './course-of-trades.ts'
import { fallTold } from './fall-told.ts'
import type { Finding, FindingKind, Part } from './finding.ts'
import { forecastDue } from './forecast-due.ts'
import { holdingPeriodOf } from './holding-period.ts'
import { keptBuyingRule } from './kept-buying-rule.ts'
import { keptTime } from './kept-time.ts'
import { namesOwnCost } from './names-own-cost.ts'
import { newPhrasing, sharesWords, turnOf } from './phrasing.ts'
import { questionFor } from './question.ts'
import { readEcho } from './read-echo.ts'
import { readEvidence } from './read-evidence.ts'
import { readExitDay } from './read-exit-day.ts'
import { readGrowthClaim } from './read-growth-claim.ts'
import { readOption } from './read-option.ts'
import { readOtherSide } from './read-other-side.ts'
import { readPrinciples } from './read-principles.ts'
import { readOwnWords } from './read-promises.ts'
import { readSigns } from './read-signs.ts'
import { readTests, testsIn } from './read-tests.ts'
import { readViewOfOthers } from './read-view-of-others.ts'
import { earlierText } from './request.ts'
import { withoutWrongSide } from './side-of-option.ts'
import { sizeCalledSmall } from './size-called-small.ts'
import { isOfSizes, standingWords } from './standing-finding.ts'
import { testBeside } from './test-beside.ts'
import { toldPlainly } from './told-plainly.ts'
import { toldPromise } from './told-promise.ts'
import { weightAgain } from './weight-again.ts'
import { withoutContradictions } from './without-contradictions.ts'
import { withoutFramed } from './without-framed.ts'
import { withoutHindsight } from './without-hindsight.ts'

/** One sentence of a critique, with what it says and the words that it quotes. */
export type Sentence = { readonly kind: FindingKind; readonly part: Part; readonly text: string }

const PARTS: readonly Part[] = ['psychology', 'fundamentals', 'worldEvents']
/** At most two sentences a part, and the whole at most seven. */
const MOST_IN_PART = 2

/** The sentences of a critique in their order: the strongest of each part, and one question at most. */
export function compose(request: CritiqueRequest): readonly Sentence[] {
  const findings = withoutHindsight(withoutContradictions(findingsOf(request), request), request)
  const kinds = new Set(findings.map(({ kind }) => kind))
  const picked = pick(findings)
  const place = placeOfQuestion(picked)
  const question = place && !picked.some(isAsking) ? questionFor(request, kinds, place) : null
  const chosen = question ? [...picked, question] : picked
  return worded([...chosen, ...standingWords(request, chosen)], request)
}

function findingsOf(request: CritiqueRequest): readonly Finding[] {
  const period = holdingPeriodOf(request)
  const tests = testsIn(request).map(({ span }) => span)
  const found = [
    ...readPrinciples(request),
    ...(period
      ? [...courseOfLevels(request, period), ...courseOfConfidence(request, period), ...courseOfWords(request, period)]
      : []),
    ...courseOfTrades(request),
    ...keptBuyingRule(request),
    ...keptTime(request),
    ...forecastDue(request),
    ...readTests(request),
    ...readExitDay(request),
    ...toldPromise(request),
    ...boughtBesideOwnPrice(request),
    ...brokenPromise(request),
    ...readOwnWords(request),
    ...weightAgain(request),
    ...namesOwnCost(request),
    ...readSigns(request, tests),
    ...fallTold(request),
    ...readViewOfOthers(request),
    ...readOtherSide(request, tests),
    ...readOption(request),
    ...readEvidence(request),
    ...readGrowthClaim(request),
    ...readMarketNamed(request),
    ...readEcho(request),
    ...sizeCalledSmall(request),
    ...testBeside(request),
  ]
  return withoutFramed(withoutWrongSide(found, request), request).toSorted((one, other) => other.weight - one.weight)
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
    const isOfAny = kind === 'standing-words' || kind.startsWith('ask-')
    const turn = isOfAny ? turnOf(request) : request.earlier.length
    const phraseBeside = (text: string) => newPhrasing(ways, turn, values ?? {}, text)
    return { kind, part, text: phraseBeside(before) ?? phraseBeside('') ?? '' }
  })
}
