import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { percentChange } from '../../../prices/money.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { holdingPeriodOf, isBelow } from '../basis/holding-period.ts'
import { isSale } from '../basis/request.ts'
import { levelPassedByThis } from '../course/level-passed-by-this.ts'
import { reachedLevel } from '../course/reached-levels.ts'
import { stayedAgainst } from '../own-tests/stayed-against.ts'
import { testsBefore } from '../own-tests/tests-before.ts'

/**
 * Whether a sale does what a principle says, as far as the ledger, or the entry's own words about a report, prove it. A principle with an
 * exception in it may say the contrary of this case.
 */
export function isKeptBySale(principle: string, request: CritiqueRequest): boolean {
  if (!isSale(request) || request.option) return false
  const plain = plainText(principle)
  if (EXCEPTS.test(plain)) return false
  return (
    (OF_STOPS.test(plain) && isAtStop(request)) ||
    (OF_TESTS.test(plain) && isAtTest(request)) ||
    (OF_REPORTS.test(plain) && isBeforeReport(request)) ||
    isAtLossLimit(plain, request) ||
    (OF_DOUBLE.test(plain) && isHalfAtDouble(request))
  )
}

const EXCEPTS = /(?<![a-z])(?:unless|except|but|only if|if i|maybe|usually|mostly|try to|perhaps)(?![a-z])/

/** "A stop is a stop", "I sell at the stop, the same day", "never move a stop". */
const OF_STOPS =
  /(?<![a-z])(?:a stop is a stop|(?:sell|out|leave|exit|close|go)(?: [a-z]+){0,5} (?:at|when|if|once|on|hits?|touch(?:es)?) (?:[a-z]+ ){0,4}stops?|(?:when|if|once) (?:[a-z]+ ){0,3}stop (?:[a-z]+ ){0,3}(?:hit|reached|touched|comes?|there)|(?:obey|keep|keep to|honou?r|follow|respect|stick to) (?:my|the|every|all|each)(?: own)? stops?|(?:never|don't|do not|no) (?:mov(?:e|ing)|lower(?:ing)?|widen(?:ing)?|cancel(?:l?ing)?|ignor(?:e|ing)|touch(?:ing)?) (?:a|my|the|any)? ?stops?)(?![a-z])/

function isAtStop(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  if (
    !period ||
    request.moves.some(
      ({ level, to, from }) => level === 'stop-loss' && from !== null && (to === null || isBelow(to, from)),
    )
  )
    return false
  const told = reachedLevel(request, period) ?? levelPassedByThis(request, period) ?? []
  return told.some(({ kind }) => kind === 'stop-obeyed') && request.decision.action === 'Sell'
}

/** "When the reason is gone, I sell", "sell the day my test fails". */
const OF_TESTS =
  /(?=.*(?<![a-z])(?:sell|leave|exit|out|go)(?![a-z]))(?=.*(?<![a-z])(?:tests?|falsifiers?|kill criteri(?:on|a)|thesis|wrong[- ]if|reasons?)(?: [a-z]+){0,4} (?:breaks?|broken|gone|comes?|came|true|fails?|failed|dead|wrong|goes|trips?|hit|met)(?![a-z]))/

const isAtTest = (request: CritiqueRequest): boolean =>
  request.decision.action === 'Sell' &&
  testsBefore(request).some((before) => before.outcome === 'broken' && !stayedAgainst(before, request))

/** "Never through an earnings report." */
const OF_REPORTS =
  /(?<![a-z])(?:never|no|not|don't|do not|flat|out|sell)(?: [a-z]+){0,4} (?:through|into|over|before|across) (?:the |an? |any )?(?:earnings|quarterly |[a-z]+ )?(?:reports?|earnings|results|print)(?![a-z])/

function isBeforeReport({ decision }: CritiqueRequest): boolean {
  const { thesis } = decision
  const span = REPORT_AHEAD.in(plainText(thesis))[0]
  if (!span || decision.action !== 'Sell') return false
  const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
  return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast)
}

const THE_REPORT =
  '(?:the |their |its )?(?:(?:next|annual|quarterly|q[1-4]) )?(?:reports?|earnings|results|numbers|print)'
const REPORT_AHEAD = words(
  `(?:ahead of|before) ${THE_REPORT}(?= ?(?:[.,;!]|$|on |tomorrow|tonight|next))|${THE_REPORT} (?:is |are |comes? |due |will come )?(?:tomorrow|tonight|next week|on (?:monday|tuesday|wednesday|thursday|friday)|in (?:two|three|four|five|\\d) days)`,
)

/** "No loss over 20%": sold past it and not far, and at no decision before was it past it. */
function isAtLossLimit(plain: string, request: CritiqueRequest): boolean {
  const limit = OF_LOSSES.test(plain) ? quantitiesOf(plain).find(({ unit }) => unit === 'percent') : undefined
  const { decision, position, earlier } = request
  const paid = position?.averageCost ?? null
  if (!limit || decision.action !== 'Sell' || paid === null || quantitiesOf(plain).length > 1) return false
  const most = new Big(limit.value).abs()
  const lost = (price: string | null) => (price === null ? null : new Big(percentChange(paid, price) ?? '0').times(-1))
  const now = lost(decision.price)
  const period = holdingPeriodOf(request)
  const wasPast = earlier.some((entry) => entry.at > (period?.buy?.at ?? '') && (lost(entry.price)?.gte(most) ?? true))
  if (now === null || wasPast) return false
  return now.gte(most.times(NEARLY)) && now.lte(most.plus(FARTHEST_POINTS))
}

const OF_LOSSES =
  /(?<![a-z])(?:(?:cut|sell|close|take|stop|limit|out|exit)(?: [a-z]+){0,5} (?:loss(?:es)?|losers?|down|below|minus|at)(?: [a-z]+){0,4} ?-?\d{1,2} ?%|(?:never|no|not)(?: [a-z]+){0,3} (?:lose|loss(?:es)?)(?: [a-z]+){0,4} ?\d{1,2} ?%)/
const NEARLY = '0.9'
const FARTHEST_POINTS = 5

/** "Half goes at a double." */
const OF_DOUBLE =
  /(?=.*(?<![a-z])half(?![a-z]))(?=.*(?<![a-z])(?:sell|sold|take|goes|trim|out|off)(?![a-z]))(?<![a-z]).*(?:doubles?d?(?![a-z])|100 ?%|two times (?:cost|what i paid))/

function isHalfAtDouble({ decision, position }: CritiqueRequest): boolean {
  if (decision.action !== 'Sell Some' || !position?.moved || decision.price === null) return false
  const isDouble = new Big(decision.price).gte(new Big(position.averageCost).times(2))
  const part = new Big(position.moved).div(new Big(position.moved).plus(position.quantity))
  return isDouble && part.gte('0.45') && part.lte('0.55')
}
