import Big from 'big.js'
import { matchesOf } from '../../../language/matches-of.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { usdWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { clauseBetweenMarks } from '../basis/clause-between-marks.ts'
import { isPurchase } from '../basis/request.ts'
import type { StandingFact } from './standing-finding.ts'

/** "Pays 5.6%", "a 6.7 percent dividend": what it brings in a year on what goes in. */
export function yieldOnSum(request: CritiqueRequest): readonly StandingFact[] {
  const { decision, position } = request
  if (!isPurchase(request) || !position?.moved || decision.price === null) return []
  const plain = plainText(decision.thesis)
  const found = matchesOf(YIELD, plain).flatMap(({ index, 0: words, groups }) => {
    const span = { from: index, to: index + words.length }
    const { from, to } = sentenceAround(decision.thesis, span)
    const isOfShare = !NO_YIELD.test(clauseBetweenMarks(plain, span)) && !OF_OTHER_YIELD.test(plain.slice(from, to))
    return isMeant(decision.thesis, span) && isOfShare ? (groups?.a ?? groups?.b ?? []) : []
  })
  const [percent, ...others] = [...new Set(found)]
  if (percent === undefined || others.length > 0 || Number(percent) <= 0 || Number(percent) > MOST_YIELD) return []
  const sum = new Big(position.moved).times(decision.price)
  const values = {
    percent: `${percent}%`,
    amount: usdWords(sum.toFixed()),
    income: usdWords(sum.times(percent).div(100).toFixed(2)),
  }
  return [{ values, ways: YIELDS }]
}
const PERCENT = '(?:\\d{1,2}(?:\\.\\d{1,2})?)'
const YIELD = new RegExp(
  `(?<![\\d.,a-z$-])(?:(?<a>${PERCENT}) ?(?:%|percent|per cent) (?:(?:annual|yearly|cash) )?(?:(?:dividend|divi|div)(?: yield)?|yield)(?! (?:growth|increase|raise|cut|on cost|tax))|(?:(?:dividend|divi|div)(?: yield)?|yields?|yielding)(?: (?:is|of|at|about|now))*:? (?<b>${PERCENT}) ?(?:%|percent|per cent))(?![\\w])`,
  'g',
)
const NO_YIELD =
  /(?<![a-z])(?:fcf|free cash|earnings|owner|buyback|shareholder|bond|treasury|t-bills?|bank|deposit|cash pays|was|were|used to|would|could|if|cut|grew|grow\w*|payout|average|peers?|rivals?|others?|sector|index|market|on cost|to|than|versus|vs)(?![a-z])/
/** Of cash flow, of bonds, of what is paid for a loan, anywhere in its sentence. */
const OF_OTHER_YIELD =
  /(?<![a-z])(?:free cash|fcf|cash flow of|earnings yield|bonds?|treasur\w+|savings|mortgage|loan|peers?|rivals?)(?![a-z])/
const MOST_YIELD = 25

const YIELDS = [
  'On {amount} your {percent} is {income} a year, which a price {percent} lower takes away again.',
  'Your {percent} brings {income} a year on {amount}; a price {percent} lower takes as much.',
] as const
