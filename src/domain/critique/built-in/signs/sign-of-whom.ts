import { isDisowned } from '../../../language/disowned.ts'
import { isDoneByOthers, isDoneByWriter, isOfWriterOrShare } from '../../../language/doer.ts'
import { frameAt } from '../../../language/frames.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { FindingKind } from '../basis/finding.ts'
import { isFund, namesOf } from '../basis/request.ts'
import { isBias } from './known-signs.ts'
import type { Sign } from './sign.ts'

/** Whether the clause is about whom the sign is about. A plan of a fund needs no "I". */
export function isOfWhomItNeeds(sign: Sign, span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  const of = sign.of ?? (isBias(sign) ? 'writer' : 'others')
  if (sign.isOfAnybody) return true
  if (of === 'others') return !sign.hasOwnForm || MAY_BE_OF_OTHERS.has(sign.kind) || !isDoneByOthers(thesis, span)
  if (isDoneByOthers(thesis, span)) return false
  if (sign.ofFundOr && isFund(request)) return true
  if (of === 'self') return isDoneByWriter(thesis, span)
  return isOfWriterOrShare(thesis, span, namesOf(request))
}

/** Whether the words stand as the writer's own of today, or as what the sign allows beside that: reported, denied, of before. */
export function isMeantAs({ allows = [] }: Sign, thesis: string, span: Span): boolean {
  const standing = standingOf(thesis, span)
  return STANDINGS.every((each) => !standing[each] || allows.includes(each))
}

const STANDINGS = ['isNegated', 'isReported', 'isQuoted', 'isIronic', 'isSupposed', 'isPast'] as const

/** "I tell my students never to write “I took a loan”": the words of two sentences, and the second is only quoted. */
export const leadsIntoQuotation = (thesis: string, span: Span): boolean => {
  const [begins, ends] = [frameAt(thesis, span), frameAt(thesis, { from: span.to - 1 })]
  return ends !== begins && (ends === 'quoted' || ends === 'past')
}

/** Whether what others say is nothing that could be borrowed: the writer does not believe it, or it speaks against the share. */
export function isNotBorrowed({ kind, hasOwnForm }: Sign, thesis: string, span: Span): boolean {
  if (!OF_OTHERS.has(kind)) return false
  if (isDisownedBeside(thesis, span)) return true
  const { from, to } = sentenceAround(thesis, span)
  const sentence = plainText(thesis).slice(from, to)
  return !hasOwnForm && ((kind === 'authority' && !SPEAKS_FOR.test(sentence)) || SPEAKS_AGAINST.test(sentence))
}

/** "He reckoned that about Peloton": behind the words, or in the next sentence. */
function isDisownedBeside(thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const next = sentenceAfter(thesis, span)
  const after = next ? plain.slice(next.from, next.to) : ''
  return isDisowned(plain.slice(span.to, sentenceAround(thesis, span).to), after)
}

const OF_OTHERS = new Set<FindingKind>(['herd', 'authority'])
/** Whose clause is of somebody else, or of what the company has done before. */
const MAY_BE_OF_OTHERS = new Set<FindingKind>([...OF_OTHERS, 'kept-from-others', 'recency', 'gamblers-fallacy'])
/** What somebody says, or does, for it: only that can be borrowed. */
const SPEAKS_FOR =
  /(?<![a-z])(?:buy|buys|buying|bought|sure|go(?:es|ing)? (?:up|to)|double|triple|best|top|favou?rite|pick|great|good|recommend\w*|tips?|owns?|holds?|loves?|likes?|loading|winner|huge|undervalued|cheap|knows?|know|pays?|paid|is in|was in|added|adding|put|targets?|explained|works there|five years|years|future|barely started|just (?:getting )?started|early|coming|explode|moon|rise|run|win|opportunity|\d+)(?![a-z])/
/** What others say against it: nobody who buys borrows that. */
const SPEAKS_AGAINST =
  /(?<![a-z])(?:sell|selling|sold|puts|short(?:ing|ed|s)?|avoid|stay away|too (?:high|expensive|late|risky|dear)|overvalued|bubble|crazy|nuts|insane|wrong|mad|criminal|fraud|silly|casino|gambl\w*|laugh\w*|warn\w*|never|not|doubt\w*|hates?|hated|bear(?:s|ish)?|calling the top|stupid|idiots?|dead|dying|kill(?:s|ed)?|finish(?:es|ed)?|over|bankrupt|lose|lost|down)(?![a-z])|n't(?![a-z])/
