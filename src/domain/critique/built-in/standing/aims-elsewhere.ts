import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { rememberLatest } from '../../../language/remember-latest.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { insuringWords, isInsurance } from '../basis/is-insurance.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isWatched } from '../basis/request.ts'
import { quotesWhole } from '../strict-forms/quotes-whole.ts'
import { actionAndPrice } from './action-and-price.ts'
import type { StandingFact } from './standing-finding.ts'

/**
 * Whether an entry is not about being right at its price: it watches for a lower one, insures something else, or expects to lose what it
 * puts in. How often decisions so sure are wrong, and that the share does better than the market, would be said beside the point.
 */
export const aimsElsewhere = (request: CritiqueRequest): boolean => isInsurance(request) || saysWhere(request) !== null

/** The words in which it says so. */
export function whereItAims(request: CritiqueRequest): readonly StandingFact[] {
  const span = saysWhere(request)
  const quoted = span && quotationAround(request.decision.thesis, span)
  if (!quoted || !quotesWhole(quoted, request.decision.thesis)) return []
  return [{ quoted, values: { ...actionAndPrice(request), words: quoted }, ways: AIMS }]
}

function saysWhere(request: CritiqueRequest): Span | null {
  const { thesis } = request.decision
  if (isWatched(request)) return waitsForLess(thesis)
  return expectsToLose(thesis) ?? (isInsurance(request) ? insuringWords(thesis) : null)
}

/** Each part of a critique asks it of one text. */
const waitsForLess = rememberLatest((thesis: string): Span | null => ownWords(thesis, WAITS))
const expectsToLose = rememberLatest((thesis: string): Span | null => ownWords(thesis, LOSES))

function ownWords(thesis: string, pattern: RegExp): Span | null {
  const spans = matchesOf(pattern, plainText(thesis)).map(({ index, 0: words }) => ({
    from: index,
    to: index + words.length,
  }))
  return (
    spans.findLast((span) => {
      const { isNegated, isReported, isQuoted, isIronic } = standingOf(thesis, span)
      return !(isNegated || isReported || isQuoted || isIronic)
    }) ?? null
  )
}

const HIGH = '(?:stupid|silly|crazy|insane|mad|ridiculous|absurd|steep|lofty|wild|daft|full|rich)'
const WAITS = new RegExp(
  `(?<![a-z])(?:${[
    `${HIGH} (?:price|valuation|multiple)s?`,
    `(?:price|valuation|multiple|it|that|share|stock) (?:is|looks|seems) (?:(?:far|way|much|still|just) )*(?:${HIGH}|(?:too|very) (?:expensive|dear|pricey|rich|high|much))`,
    '(?<!(?:was|were|been|looked|seemed) (?:[a-z]+ )?)(?:far |way |much |still )*too (?:expensive|dear|pricey|rich)(?: for me)?',
    "(?:i'd|i would|i'll|i will|i'm|i am|would be|might be)(?: [a-z]+)? (?:interested|a buyer|buyer|tempted|in|back)(?: [a-z]+){0,3}? (?:lower|cheaper|below|under|if it (?:falls|drops|gets cheaper|comes down))",
    '(?:buy|bid|start|step in|get in|look again|interested|own it|take it)(?: [a-z]+){0,3} (?:lower|cheaper|below|under|closer to|nearer) (?:\\$?\\d[\\d.,]*)?',
    'wait(?:ing)? (?:for|until|till) (?:[a-z]+ ){0,6}?(?:lower|cheaper|pull-?back|dip|sell-?off|comes down|falls|drops|a better price)',
  ].join('|')})(?![a-z])`,
  'g',
)
const ALL =
  '(?:all(?: of (?:it|the premium|that))?|the (?:whole|entire) (?:premium|stake|amount|thing|lot)|everything|it all|every (?:cent|penny)|the premium|most of it|what i (?:put in|paid))'
const LOSES = new RegExp(
  `(?<![a-z])(?:${[
    `(?:i |we )?(?:fully |rather |more or less )?(?:expect|count on|plan on|reckon with|assume|hope|plan)(?: to)? (?:los(?:e|ing)|(?:see|seeing) (?:it|this|them) (?:expire|lapse|go)) ${ALL}`,
    '(?:will|should|to|would)(?: (?:probably|likely|most likely|in all likelihood|very likely))* (?:expire|end|lapse|go) (?:worthless|(?:at|to) zero)(?= ?(?:[.,;:!)]|$|and |or |but ))',
    '(?:probably|likely|most likely|nine times (?:out )?of ten)(?: [a-z]+){0,3} (?:goes? to zero|worthless|a zero|lost|nothing)(?= ?(?:[.,;:!)]|$|and |or |but ))',
    '(?:a|my|one|small|this|pure) lottery ticket|(?:already |mentally )(?:written|wrote) (?:it |this |them )?off|(?:count|counted|booked|treat|treated|consider)(?: (?:it|this|them|that))? (?:already )?(?:as )?(?:lost|gone|spent)',
  ].join('|')})(?![a-z])`,
  'g',
)

const AIMS = [
  'Of this {action}{at} you write yourself: {words}.',
  'Your own words on this {action}{at}: {words}.',
] as const
