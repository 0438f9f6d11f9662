import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { numberOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { clauseBetweenMarks } from '../basis/clause-between-marks.ts'
import { money } from '../basis/holding-period.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * "35x depressed earnings is dear", "P/E 25 on trough earnings": what each share earns by a multiple that the entry judges, or of whose
 * earnings it says what they are. A multiple that only stands there is known to whoever wrote it.
 */
export function multipleOfPrice({ decision }: CritiqueRequest): readonly StandingFact[] {
  const { thesis, price } = decision
  const plain = plainText(thesis)
  const found = matchesOf(MULTIPLE, plain).flatMap(({ index, 0: words, groups = {} }) => {
    const span = { from: index, to: index + words.length }
    const number = groups.a ?? groups.b ?? groups.c ?? ''
    const times = /^[a-z]/.test(number) ? numberOf(number) : Number(number)
    const { from, to } = sentenceAround(thesis, span)
    const isOfToday =
      isMeant(thesis, span) &&
      !NO_MULTIPLE.test(clauseBetweenMarks(plain, span)) &&
      !NOT_OF_TODAY.test(plain.slice(from, to))
    const of = groups.of ?? 'earnings'
    const which = groups.which ?? groups.trough
    const isJudged = JUDGES.test(plain.slice(span.to, to)) || JUDGED_BEFORE.test(plain.slice(from, span.from))
    return isOfToday && times !== null && times >= 2 && times <= MOST_TIMES
      ? [{ times, of: NAMES[of] ?? of, span, which, isJudged, isBare: groups.c !== undefined }]
      : []
  })
  const [multiple, ...others] = found
  if (!multiple || others.length > 0 || price === null) return []
  const { times, span, of, which, isJudged, isBare } = multiple
  if (which === undefined && !isJudged) return []
  const values = {
    // A multiple alone is no sentence that could be quoted.
    multiple: `${new Big(times).toFixed()} times`,
    now: money(price),
    each: usdWords(new Big(price).div(times).toFixed(2)),
    percent: `${new Big(100).div(times).toFixed(1)}%`,
    of: which === undefined ? of : `${which} ${of}`,
  }
  const ways = isBare ? MULTIPLE_ALONE : which === undefined ? MULTIPLE_OF : MULTIPLE_OF_THESE
  return [{ values, ways, quoted: `“${thesis.slice(span.from, span.to)}”` }]
}
const OF = '(?<of>earnings?|profits?|eps|p/?e|free cash ?flow|fcf|cash ?flow|sales|revenues?)'
const AHEAD = "(?:(?:this year's|next year's|forward|fwd|trailing|current|expected|last year's) )?"
/** What the earnings are said to be. */
const WHICH = '(?:trough|depressed|cyclically low|bottom|peak|record|boom)(?:-ish)?'
const NUMBER = '\\d{1,3}(?:\\.\\d{1,2})?'
const MULTIPLE = new RegExp(
  `(?<![\\d.,a-z$/-])(?:(?<a>${NUMBER}|[a-z]{3,8}) ?(?:x|times) ${AHEAD}(?:(?<which>${WHICH}) )?${OF}|(?:p/e|per|kgv)(?: ratio)?(?: (?:is|of|at|about|around|near|roughly))*:? ~?(?<b>${NUMBER})(?: ?(?:x|times))?(?: on (?<trough>${WHICH}) earnings)?|(?<c>${NUMBER}) ?x(?= (?:is|isn't|ain't)(?! (?:of|on|what)(?! it is))))(?![\\w/])`,
  'g',
)
/** Behind a multiple: what its writer thinks of it. */
const JUDGES =
  /^[^.;:!?]{0,24}?(?<![a-z])(?:dear|cheap|expensive|pricey|steep|demanding|(?:a|no|any) bargain|(?:a lot|too much)(?= (?:for|to pay)|$|[.,;:!?])|is what it is|though|(?:is|looks|seems) (?:rich|full|fair|high|low))(?![a-z])/
/** "It is dear at | 31 times earnings" */
const JUDGED_BEFORE =
  /(?<![a-z])(?:dear|cheap|expensive|pricey|steep|demanding|bargain)(?:,| at| on| with| for)+(?: a)? $/
const NAMES: Readonly<Record<string, string>> = {
  earning: 'earnings',
  profit: 'profits',
  eps: 'earnings',
  'p/e': 'earnings',
  pe: 'earnings',
  'free cash flow': 'free cash flow',
  'free cashflow': 'free cash flow',
  fcf: 'free cash flow',
  'cash flow': 'cash flow',
  cashflow: 'cash flow',
  revenue: 'revenue',
  revenues: 'revenue',
}
/** Of another time or share, of a limit, and of what would be paid. */
const NO_MULTIPLE =
  /(?<![a-z])(?:was|were|used to|once|ago|below|under|above|over|less than|more than|than|at least|at most|up to|if|when|would|should|could|can|will|might|not|never|peers?|rivals?|competitors?|others?|sector|industry|market|index|s&p|average|historic\w*|normal\w*|usual\w*|from|to|versus|vs|paid|worth|exit|terminal|mid-?cycle|adjusted|core|deserves?|sell\w*|sold|buy at|target|estimate|expanding|rerat\w*|net debt|debt (?:is|of|to|at)|leverage|last time|20\d\d|19\d\d)(?![a-z])/
/** Of another day than that of the price, or supposed, anywhere in its sentence. */
const NOT_OF_TODAY =
  /(?<![a-z])(?:if|exit|terminal|target|assum\w*|suppos\w*|first day|entry|entries|wrote|written|ago|back then|in (?:19|20)\d\d|last (?:time|year|summer|winter|spring|autumn)|at the time|when i|years? before|since (?:19|20)\d\d)(?![a-z])/
const MOST_TIMES = 200

const MULTIPLE_OF = [
  'At {now}, {multiple} {of} is about {each} a share, {percent} of the price.',
  'A share at {now} has by your {multiple} about {each} of {of} behind it, {percent} of the price.',
] as const
const MULTIPLE_OF_THESE = [
  'At {now}, {multiple} {of} is about {each} a share.',
  'By your {multiple}, {of} are about {each} a share at {now}.',
] as const
/** Of what it is a multiple, a number with an "x" alone does not say. */
const MULTIPLE_ALONE = [
  'Read as a multiple of earnings, your {multiple} at {now} is about {each} a share, {percent} of the price.',
] as const
