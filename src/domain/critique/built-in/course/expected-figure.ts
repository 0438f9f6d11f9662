import { comparisonsOf } from '../../../language/comparison.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { DECIDED_BY_EVENT, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { lacksPart } from '../own-tests/compared-with-line.ts'
import { figureForLine, type OwnLine } from '../own-tests/figure-for-line.ts'
import { type Measure, measuresIn } from '../own-tests/measures-in.ts'
import { availableFrom } from './available-from.ts'

/**
 * "By the June report gross margin should be over 44%", and later "Gross margin 41.8%": a figure that an earlier entry expected, beside the one of today.
 * It is no test, and nothing follows from it: on which side today's is, is said, and no more. A time by which it was to come has to be over.
 */
export function expectedFigure(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = /\d/.test(decision.thesis) && isWrittenInTime(decision) ? holdingPeriodOf(request) : null
  if (!period) return []
  for (const entry of [period.origin, ...period.since].filter(isWrittenInTime).toReversed())
    for (const expected of expectationsIn(entry)) {
      const found = besideIt(expected, entry, request)
      if (found) return [found]
    }
  return []
}

/** What is expected, with its figure, and on which side of it; `at` where it is to come to just that. */
type Expected = { readonly sentence: Span; readonly line: OwnLine; readonly side: 'below' | 'above' | 'at' }

function expectationsIn(entry: CritiquedDecision): readonly Expected[] {
  const { thesis } = entry
  const tests = ownTestsOf(entry).map(({ span }) => span)
  return sentencesOf(thesis).flatMap((sentence): readonly Expected[] => {
    const text = thesis.slice(sentence.from, sentence.to)
    const isTest = tests.some(({ from, to }) => from < sentence.to && sentence.from < to)
    if (isTest || !EXPECTS.test(plainText(text)) || IS_OPEN.test(plainText(text))) return []
    const level = levelIn(text)
    if (!level || !isMeant(thesis, { from: sentence.from + level.from, to: sentence.from + level.limit.to })) return []
    const { limit, side, measured } = level
    const { value = null, unit = null, isUsd = false } = limit.quantity ?? {}
    const test: OwnTest = {
      ...DECIDED_BY_EVENT,
      ...{ words: text, span: sentence, condition: text, measured, value, unit, isUsd },
      ...{ side: side === 'at' ? 'above' : side, byWhen: null, followedBy: null },
    }
    const inText = { ...limit, from: sentence.from + limit.from, to: sentence.from + limit.to }
    return [{ sentence, side, line: { entry, test, limit: inText, words: `${measured} ${behind(text, limit)}` } }]
  })
}

/** The one figure of a sentence, with the words for what it is of, which stand before it. */
function levelIn(text: string) {
  const plain = plainText(text)
  const [limit, ...others] = measuresIn(text).filter(({ quantity }) => quantity !== undefined)
  if (!limit || others.length > 0 || !isOfCompany(limit, plain)) return null
  const compared = comparisonsOf(text).find(({ quantity }) => quantity.from === limit.from)
  const lead = COMES_TO.exec(plain.slice(0, limit.from))
  if (compared?.isFall || (compared?.isChange && !lead)) return null
  const from = Math.min(compared?.from ?? limit.from, lead?.index ?? limit.from)
  if (from === limit.from) return null
  const measured = text
    .slice(0, from)
    .replace(/^.*:\s/u, '')
    .replace(BY_THEN, '')
    .replace(MODAL, '')
    .replace(/^[\s,]+|[\s,]+$/gu, '')
  const isNoun = measured !== '' && measured.split(/\s+/u).length <= MOST_WORDS && !/[.,;:—]/u.test(measured)
  const side = lead ? sideOf(lead.groups) : (compared?.side ?? 'at')
  return isNoun ? { limit, measured, from, side } : null
}

const sideOf = (comesTo: RegExpExecArray['groups']): Expected['side'] => {
  if (comesTo?.rises) return 'above'
  return comesTo?.falls ? 'below' : 'at'
}

/** An amount without a word of scale is a price, and so may be what is said of the share. */
const isOfCompany = ({ quantity, from, to }: Measure, plain: string): boolean =>
  quantity !== undefined &&
  (quantity.unit !== 'money' || quantity.scale !== undefined) &&
  !/(?<![a-z])(?:price|share|stock|target|stop|it|this|that|calls?|puts?|option)s?(?![a-z])/.test(
    plain.slice(0, from),
  ) &&
  !/^ ?(?:a share|per share|lower|higher|of my)(?![a-z])/.test(plain.slice(to))

const MOST_WORDS = 6
const BY_THEN =
  /^(?:(?:and|but|so)\s+)?(?:by|in|at|until|for|with|from)\s+(?:the\s+)?(?:[\p{L}\d’']+\s+){0,3}?(?:reports?|results|quarter|year|half|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|christmas|q[1-4]|20\d\d)(?:\s+20\d\d)?,?\s+/iu
const MODAL =
  /(?:\s|^)(?:should|will|shall|is\s+(?:going\s+)?to|are\s+(?:going\s+)?to|(?:has|have|ought)\s+to)(?:\s+(?:then|again|still|also|soon))*(?:\s+(?:be|stay|stand|come|remain|have|get|hold|end))?(?:\s+(?:up|down|back|in|out))?$/iu
/** How a figure gets to a level, in words of what is to come. */
const COMES_TO =
  /(?<![a-z])(?:(?:should|will|is to|are to)(?: [a-z]+)? )?(?:(?<rises>(?:reach|hit|climb to|rise to|grow to|get to|recover to|return to|go to|improve to|double to)|(?:reaches|hits|climbs to|rises to|grows to|gets to|recovers to|returns to|goes to|improves to|doubles to))|(?<falls>(?:fall|drop|come down|shrink|sink|falls|drops|comes down|shrinks|sinks) to)|(?:stabili[sz]es?|settles?|holds?|stays?|levels? off|bottoms?(?: out)?|be|come in|end up) (?:at|around|near))(?: (?:about|around|some|roughly))* $/
/** A verb of what is to come, or of what it comes to. */
const EXPECTS =
  /(?<![a-z])(?:should|will|shall|ought to|(?:is|are) (?:going )?to (?!blame)|reach(?:es)?|hits?|climbs?|rises?|grows?|gets? to|recovers?|returns? to|improves?|falls?|drops?|comes down|stabili[sz]es?|settles?|holds?|stays?|levels? off|bottoms?)(?![a-z])/
/** What is supposed, asked, hoped, feared or said by others. */
const IS_OPEN =
  /\?\W*$|(?<![a-z])(?:if|unless|once|when|whether|until|till|or|would|could|might|may (?!report)|perhaps|maybe|hope|fear|says?|said|guid\w*|analysts?|consensus|management|they|he|she|forecast\w*|expects|expected|not|never|no|because|since|every|each|always|usually)(?![a-z])|n't(?![a-z])/

const behind = (text: string, { to }: Span): string => /^[^.,;:!?]*/.exec(text.slice(to))?.[0] ?? ''

function besideIt({ line, side, sentence }: Expected, entry: CritiquedDecision, request: CritiqueRequest) {
  const today = dayOfEntry(request.decision)
  const isAhead = availableFrom(entry, sentence) > today
  const figure = isAhead ? null : figureForLine(line, request)
  if (!figure?.isNamed || figure.value === line.limit.value || lacksPart(line.test, figure.words, true)) return null
  // "Margin up 20%" is no margin of 20%.
  const told = plainText(figure.words)
  if (CHANGES.test(told) && !/grow/i.test(line.test.measured ?? '')) return null
  const wrote = quotationOfWhole(entry.thesis, sentence)
  if (!wrote) return null
  const isRight = side !== 'at' && figure.value > line.limit.value === (side === 'above')
  const quoted = `“${figure.words}”`
  const values = {
    day: dayWritten(entry),
    wrote,
    words: quoted,
    place: figure.value > line.limit.value ? 'over' : 'under',
    limit: entry.thesis.slice(line.limit.from, line.limit.to).trim(),
  }
  const kind = isRight ? 'test-answered' : 'test-beside'
  return { kind, part: 'fundamentals', weight: 72, ways: BESIDE, values, quoted, hasOwnForm: true } as const
}

const CHANGES = /(?<![a-z])(?:up|down|more|less|grew|growth)(?![a-z])|[+−-] ?\d/

const BESIDE = [
  'On {day} you wrote {wrote}; today’s {words} is {place} your {limit}.',
  'Today’s {words} is {place} the {limit} that you wrote on {day}, {wrote}.',
] as const
