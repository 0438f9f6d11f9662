import type { CritiqueRequest } from '../critique.ts'
import { allFindings } from './all-findings.ts'
import type { Finding, FindingKind, Part } from './basis/finding.ts'
import { besideWholeSentences, inWholeSentences } from './basis/in-whole-sentences.ts'
import { isToldIn, newPhrasing, turnOf } from './basis/phrasing.ts'
import { earlierText } from './basis/request.ts'
import { toldPlainly } from './basis/told-plainly.ts'
import { questionFor } from './question.ts'
import { inOwnWords } from './standing/asked-of-reasons.ts'
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
  const consistent = withoutContradictions(allFindings(request), request)
  const found = withoutAnswered(withoutHindsight(consistent, request))
  const kinds = new Set(found.map(({ kind }) => kind))
  const certain = inStrictForm(found, request).flatMap((finding) => inWholeSentences(finding, request) ?? [])
  const strongest = pick(newBesideTold(certain, request), request)
  const picked = lineFirst(testFirst(strongest, request), request)
  const place = placeOfQuestion(picked)
  const ofAny = place && !picked.some(isAsking) ? questionFor(request, kinds, place) : null
  const question = ofAny && (asTold(inTheirWords(ofAny, request, picked), picked, request) ?? ofAny)
  const chosen = question ? [...picked, question] : picked
  return worded([...chosen, ...standingWords(request, chosen)], request)
}

function asTold(question: Finding, picked: readonly Finding[], request: CritiqueRequest): Finding | null {
  const whole = inWholeSentences(question, request)
  return whole && besideWholeSentences(whole, picked, request)
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
function pick(findings: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const picked: Finding[] = []
  for (const finding of findings) {
    const inPart = picked.filter(({ part }) => part === finding.part)
    if (inPart.length >= MOST_IN_PART || picked.some(({ kind }) => kind === finding.kind)) continue
    const sayable = picked.some(isAsking) && isAsking(finding) ? toldPlainly(finding) : finding
    const told = sayable && besideWholeSentences(sayable, picked, request)
    if (told) picked.push(told)
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

/**
 * What holds a line of before to this entry is what somebody would say first: before how sure its writer is, and how the price went since.
 */
function lineFirst(picked: readonly Finding[], request: CritiqueRequest): readonly Finding[] {
  const line = picked.find(({ kind, part }) => part === 'fundamentals' && OF_LINES.has(kind))
  const ofWriter = picked.filter((finding) => finding.part === 'psychology' && !isOfSizes(finding))
  if (!line || saysOfWriter(request) || ofWriter.some(({ kind }) => !OF_COURSE.has(kind))) return picked
  const others = picked.filter((finding) => finding !== line)
  return ofWriter.length < MOST_IN_PART ? [{ ...line, part: 'psychology' }, ...others] : picked
}

const OF_LINES = new Set<FindingKind>(['test-answered', 'test-beside', 'test-left-open', 'rule-kept'])
const OF_COURSE = new Set<FindingKind>(['surer-as-price-falls', 'surer-as-price-rises'])

/** In a part that is empty, else where there is room, fundamentals before the world. */
function placeOfQuestion(picked: readonly Finding[]): Part | null {
  const count = (part: Part) => picked.filter((finding) => finding.part === part).length
  const order: readonly Part[] = ['worldEvents', 'fundamentals', 'psychology']
  return order.find((part) => count(part) === 0) ?? order.find((part) => count(part) < MOST_IN_PART) ?? null
}

const isAsking = ({ ways: [first] }: Finding): boolean => first.endsWith('?')

/** Each in the first of its ways that no earlier critique of the asset has used. */
function worded(findings: readonly Finding[], request: CritiqueRequest): readonly Sentence[] {
  const before = earlierText(request)
  const ordered = PARTS.flatMap((part) => {
    const inPart = findings.filter((finding) => finding.part === part)
    const statements = inPart.filter((finding) => !isQuestion(finding))
    const [ofSizes, others] = [statements.filter(isOfSizes), statements.filter((finding) => !isOfSizes(finding))]
    return [...others, ...ofSizes, ...inPart.filter(isQuestion)]
  })
  return ordered.map(({ kind, part, ways, values, told }) => {
    const isOfMany = kind === 'standing-words' || kind === 'falsifier-given' || kind.startsWith('ask-')
    const turn = isOfMany ? turnOf(request) : request.earlier.length
    const phraseBeside = (text: string) => newPhrasing(ways, turn, told?.values ?? values ?? {}, text)
    return { kind, part, text: phraseBeside(before) ?? phraseBeside('') ?? '' }
  })
}

/** The question with which a critique ends: it stands last in its part. */
const isQuestion = ({ kind }: Finding): boolean => kind.startsWith('ask-')
