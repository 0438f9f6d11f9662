import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { clauseBetweenMarks } from '../basis/clause-between-marks.ts'
import { money } from '../basis/holding-period.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * "The dividend is 8.88 a share; on half of it I still get over 4%", at 151: a yield that does not come out of the dividend and the price of the same
 * entry. Where it would come out of one that is paid several times a year, nothing is said.
 */
export function yieldBesideDividend({ decision }: CritiqueRequest): readonly StandingFact[] {
  const { thesis, price } = decision
  const plain = plainText(thesis)
  const [dividend, ...moreDividends] = matchesOf(DIVIDEND, plain)
  const yields = matchesOf(YIELD, plain)
  const [stated, ...moreYields] = yields
  if (price === null || !dividend || !stated || moreDividends.length > 0 || moreYields.length > 0) return []
  const spans = [spanOf(dividend), spanOf(stated)]
  if (
    !spans.every((span) => isMeant(thesis, span)) ||
    spans.some((span) => OF_OTHER.test(clauseBetweenMarks(plain, span)))
  )
    return []
  const share = shareOf(around(plain, spanOf(stated)))
  const each = dividend.groups?.a ?? dividend.groups?.b
  const told = stated.groups?.y ?? stated.groups?.z
  if (share === null || !each || !told || PAID_OFTEN.test(plain)) return []
  const real = new Big(each).times(share.of).div(price).times(100)
  if (TIMES_A_YEAR.some((times) => isSame(real.times(times), told))) return []
  const values = {
    dividend: `${share.words}${each} a share`,
    real: `${real.toFixed(2)}%`,
    now: money(price),
    told: thesis.slice(spanOf(stated).to - lengthOfFigure(stated), spanOf(stated).to).trim(),
  }
  return [{ values, ways: WAYS }]
}

const spanOf = ({ index, 0: { length } }: RegExpExecArray): Span => ({ from: index, to: index + length })

/** From the percentage on, with what stands before it, such as "a bit over". */
const lengthOfFigure = ({ groups = {} }: RegExpExecArray): number => (groups.figure ?? groups.figure2 ?? '').length

const around = (plain: string, span: Span): string => {
  const { from, to } = sentenceAround(plain, span)
  return plain.slice(from, to)
}

/** What part of the dividend a yield is of, by its sentence; null where some other cut may be meant. */
function shareOf(words: string): { readonly of: number; readonly words: string } | null {
  if (HALF.test(words)) return { of: 0.5, words: 'half of ' }
  return CUT.test(words) ? null : { of: 1, words: '' }
}
const HALF =
  /(?<![a-z])(?:half|50 ?%)(?: of)? (?:the|that|this|its) (?:dividend|payout|distribution)(?![a-z])|(?<![a-z])(?:halved dividend|dividend (?:is )?halved|half of (?:it|that|this))(?![a-z])/
const CUT = /(?<![a-z])(?:cut|cuts|half|halve\w*|third|quarter|grow\w*|rais\w+|if|after tax|net of)(?![a-z])/

/** Rounded by whoever wrote it, and of a price that moved on that day. */
const isSame = (real: Big, told: string): boolean =>
  real
    .minus(told)
    .abs()
    .lte(Math.max(LEAST_APART, Number(told) * PART_APART))
const [LEAST_APART, PART_APART] = [0.4, 0.12]
/** What is told of one payment may be a quarter, a half or a twelfth of a year's, and the other way round. */
const TIMES_A_YEAR = [1, 2, 4, 12, 0.5, 0.25]
const PAID_OFTEN =
  /(?<![a-z])(?:quarterly|monthly|semi-?annual\w*|twice a year|half-yearly|(?:a|per|each|every) (?:quarter|month)|special)(?![a-z])/

const SHARE = '(?:a|per) share'
const DIVIDEND = new RegExp(
  `(?<![a-z])(?:dividend|divi|payout|distribution)(?: (?:is|of|at|now|stands at|runs at|comes to))*:? \\$?(?<a>\\d{1,3}(?:\\.\\d{1,4})?) ?(?:dollars )?${SHARE}|(?<![a-z])pays? \\$?(?<b>\\d{1,3}(?:\\.\\d{1,4})?) ?(?:dollars )?${SHARE}(?= (?:a year|yearly|annually|in dividends)|[.,;)]|$)`,
  'g',
)
const PERCENT = '\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|percent(?![a-z])|per cent(?![a-z]))'
const ROUGHLY =
  '(?:(?:a bit|a little|just|well|slightly|somewhat|nearly|almost|about|around|roughly|over|above|under|below|more than|less than) )*'
const YIELD = new RegExp(
  `(?<![a-z])(?:yields?(?: me)?|yield(?:ing)?(?: (?:of|is|at))?|i (?:still |would |'d )*(?:get|collect|earn)|(?:that|which|it) (?:still )?(?:is|pays me|gives me)) (?<figure>${ROUGHLY}(?=(?<y>\\d{1,2}(?:\\.\\d{1,2})?))${PERCENT})|(?<figure2>(?<![\\d.,])(?=(?<z>\\d{1,2}(?:\\.\\d{1,2})?))${PERCENT})(?= (?:dividend )?yield(?![a-z]))`,
  'g',
)
/** Of another price or year, of something else that yields, and of cash flow. */
const OF_OTHER =
  /(?<![a-z])(?:on cost|my cost|free cash|fcf|earnings yield|bonds?|treasur\w+|savings|deposit|bank|peers?|rivals?|was|were|used to|last year|in 20\d\d|next year|by 20\d\d|growth|buybacks?|shareholder yield)(?![a-z])/

const WAYS = ['By your own figures {dividend} is {real} of {now}, not {told}.'] as const
