import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { numberOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'
import { clauseBetweenMarks } from './clause-between-marks.ts'
import type { StandingFact } from './standing-finding.ts'

/** "24 times earnings", "P/E 6.8": what each share earns by it at this price. */
export function multipleOfPrice({ decision }: CritiqueRequest): readonly StandingFact[] {
  const { thesis, price } = decision
  const plain = plainText(thesis)
  const found = matchesOf(MULTIPLE, plain).flatMap(({ index, 0: words, groups = {} }) => {
    const span = { from: index, to: index + words.length }
    const number = groups.a ?? groups.b ?? ''
    const times = /^[a-z]/.test(number) ? numberOf(number) : Number(number)
    const { from, to } = sentenceAround(thesis, span)
    const isOfToday =
      isMeant(thesis, span) &&
      !NO_MULTIPLE.test(clauseBetweenMarks(plain, span)) &&
      !NOT_OF_TODAY.test(plain.slice(from, to))
    const of = groups.of ?? 'earnings'
    return isOfToday && times !== null && times >= 2 && times <= MOST_TIMES ? [{ times, of, span }] : []
  })
  const [multiple, ...others] = found
  if (!multiple || others.length > 0 || price === null) return []
  const { times, span, of } = multiple
  const values = {
    // A multiple alone is no sentence that could be quoted.
    multiple: `${new Big(times).toFixed()} times ${NAMES[of] ?? of}`,
    now: money(price),
    each: usdWords(new Big(price).div(times).toFixed(2)),
    percent: `${new Big(100).div(times).toFixed(1)}%`,
    of: NAMES[of] ?? of,
  }
  return [{ values, ways: MULTIPLE_OF, quoted: `“${thesis.slice(span.from, span.to)}”` }]
}
const OF = '(?<of>earnings?|profits?|eps|p/?e|free cash ?flow|fcf|cash ?flow|sales|revenues?)'
const AHEAD = "(?:(?:this year's|next year's|forward|fwd|trailing|current|expected|last year's) )?"
const MULTIPLE = new RegExp(
  `(?<![\\d.,a-z$/-])(?:(?<a>\\d{1,3}(?:\\.\\d{1,2})?|[a-z]{3,8}) ?(?:x|times) ${AHEAD}${OF}|(?:p/e|per|kgv)(?: ratio)?(?: (?:is|of|at|about))*:? (?<b>\\d{1,3}(?:\\.\\d{1,2})?)(?: ?(?:x|times))?)(?![\\w/])`,
  'g',
)
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
  /(?<![a-z])(?:was|were|used to|once|ago|below|under|above|over|less than|more than|than|at least|at most|up to|if|when|would|should|could|can|will|might|not|never|peers?|rivals?|competitors?|others?|sector|industry|market|index|s&p|average|historic\w*|normal\w*|usual\w*|from|to|versus|vs|paid|worth|exit|terminal|trough|peak|mid-?cycle|adjusted|core|deserves?|sell\w*|sold|buy at|target|estimate|expanding|rerat\w*|net debt|debt (?:is|of|to|at)|leverage|last time|20\d\d|19\d\d)(?![a-z])/
/** Of another day than that of the price, or supposed, anywhere in its sentence. */
const NOT_OF_TODAY =
  /(?<![a-z])(?:if|exit|terminal|target|assum\w*|suppos\w*|first day|entry|entries|wrote|written|ago|back then|in (?:19|20)\d\d|last (?:time|year|summer|winter|spring|autumn)|at the time|when i|years? before|since (?:19|20)\d\d)(?![a-z])/
const MOST_TIMES = 200

const MULTIPLE_OF = [
  'At {now} your {multiple} leaves {each} of {of} for each share, {percent} of what you pay.',
  'By your {multiple} a share at {now} has {each} of {of} behind it, {percent} of what you pay.',
] as const
