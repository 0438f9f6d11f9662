import { plainText } from '../../../language/plain-text.ts'
import { quantityWords } from '../../../prices/money-format.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding, FindingKind, Part } from '../basis/finding.ts'
import { KEEPS_LEVEL } from '../basis/keeps-level.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isSale } from '../basis/request.ts'
import { isPlan } from './of-plan.ts'

/**
 * What a sale leaves to be decided: what would bring its writer back, before the price asks for it; and after the sale of a part, what the
 * rest waits for.
 * @param taken what is said of the entry already
 * @returns null where another question is asked, or where the entry may answer it
 */
export function askedAfterSale(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const { decision, option, position } = request
  if (!isSale(request) || option || isFund(request) || !isWrittenInTime(decision) || !isReadable(request)) return null
  const isByLevel = taken.some(({ kind }) => KEEPS_LEVEL.includes(kind))
  // Where its own test has come, or its writer was wrong, nothing has to be asked.
  if (!isByLevel && taken.some(({ kind }) => IS_SETTLED.has(kind))) return null
  if (isPlan(taken) || taken.some(({ kind, ways: [first] }) => first.endsWith('?') || OF_NO_VIEW.has(kind))) return null
  const plain = plainText(decision.thesis)
  const values = { ticker: assetName(request), left: quantityWords(position?.quantity ?? '0') }
  if (decision.action === 'Sell')
    return MAY_COME_BACK.test(plain)
      ? null
      : { kind: 'ask-for-own-price', part, weight: 1, ways: COME_BACK, values, quoted: null }
  // A stop or a target of the rest is what decides.
  return MAY_SAY_OF_REST.test(plain) || position?.stopLoss || position?.takeProfit
    ? null
    : { kind: 'ask-for-exit', part, weight: 1, ways: OF_REST, values, quoted: null }
}

/** A sale for something else than the share says nothing of what is done with it. */
const OF_NO_VIEW: ReadonlySet<FindingKind> = new Set<FindingKind>(['sale-for-need', 'tax-sale', 'rebalancing-by-rule'])

const IS_SETTLED: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'loss-taken-as-written',
  'rule-kept',
  'test-answered',
  'error-admitted',
  'falsifier-broken-and-held',
  'stop-broken-and-held',
])

/**
 * Of coming back, of never, of waiting for something, of illness and death, of somebody who takes the company over, of what has failed for good, or of a
 * rule of the writer's own that was not kept.
 */
const MAY_COME_BACK =
  /(?<![a-z])(?:again|back|never|no more|once more|re-?(?:buy|enter|entry)|buy(?:s|ing)?|until|till|unless|if|when|watch\w*|wait\w*|look\w*|interested|return\w*|list|anymore|any more|for good|done with|not (?:touching|for me)|next time|lower|cheaper|takeover|take over|bid|offer|tender|merger|acquir\w*|bankrupt\w*|delist\w*|died|death|ill|cancer|funeral|tax\w*|need\w*|roof|house|wedding|tuition|rent|wrong|mistaken?|misjudged|error|regret\w*|fail(?:s|ed|ure)?|flop(?:s|ped)?|missed (?:its|the|their|both) (?:[a-z]+ )?end ?points?|reject\w*|denied|refused|fraud|(?:is|was) (?:over|dead|finished)|(?:had|have|'d) (?:an? |my |own )*(?:rule|line|plan)|(?:my|own) (?:rule|line)|swore|sworn|promised|talked myself|should have|lesson|lapse)(?![a-z])|\?/
const MAY_SAY_OF_REST =
  /(?<![a-z])(?:rest|remaining|remainder|other (?:half|part)|keep\w*|kept|stay\w*|hold\w*|left|if|when|until|till|unless|below|under|above|over|stop|target|at \$?\d|again|later|next|tax\w*|need\w*|rule|rebalanc\w*|ceiling|weight|mistake\w*|accident\w*|error|wrong|fat[- ]finger\w*)(?![a-z])|\?/

const COME_BACK = [
  'What would have to come, and at which price, for you to buy {ticker} again?',
  'By what would you know that {ticker} is worth a second Buy?',
] as const
const OF_REST = [
  'What decides about the {left} that you keep?',
  'And the {left} that you keep: what do they wait for?',
] as const
