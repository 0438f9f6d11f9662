import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'

/** "My stop of 33 is near and I'll leave it where it is": the price has come close to a stop in force, which this entry does not move. */
export function stopLeftAlone(request: CritiqueRequest): readonly Finding[] {
  const { decision, position, moves, alerts } = request
  const stop = position?.stopLoss
  if (decision.action !== 'Hold' || decision.price === null || !stop || !isBelow(stop, decision.price)) return []
  if (alerts.length > 0 || moves.some((move) => isOneDecision(move, decision))) return []
  const distance = new Big(decision.price).minus(stop).div(decision.price).times(100)
  if (distance.gt(NEAR)) return []
  const { thesis } = decision
  const plain = plainText(thesis)
  const span = LEFT_ALONE.in(plain).find((each) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, each)
    const { from, to } = sentenceAround(thesis, each)
    const isOfStop = /(?<![a-z])stop(?:[- ]loss)?(?![a-z])/.test(plain.slice(from, to))
    return (
      isOfStop && !(isNegated || isReported || isQuoted || isIronic || isSupposed || isPast || plain[to - 1] === '?')
    )
  })
  if (!span) return []
  const quoted = quotationAround(thesis, span)
  const values = { words: quoted, stop: money(stop), now: money(decision.price), distance: `${distance.toFixed(2)}%` }
  return [{ kind: 'size-limited', part: 'worldEvents', weight: 60, ways: LEFT, values, quoted, saysOnlyThat: true }]
}

/** In percent of the price: further away nobody is tempted to move it. */
const NEAR = 10

const LEFT_ALONE = words(`
  i(?:'ll| will|'m| am)? (?:leave|leaving|keep|keeping) (?:it|(?:my|the) stop(?:[- ]loss)?)(?: right| exactly)? (?:where|at what) it (?:is|stands|was)(?= ?(?:[.,;!]|$))|
  (?:my|the) stop(?:[- ]loss)? (?:stays|remains) (?:where it (?:is|stands|was)|put|as it is)(?= ?(?:[.,;!]|$))|
  i(?:'m| am)? not (?:moving|touching|lowering|changing) (?:my|the) stop(?:[- ]loss)?(?= ?(?:[.,;!]|$))|i (?:won't|will not|don't|do not) (?:move|touch|lower|change) (?:my|the) stop(?:[- ]loss)?(?= ?(?:[.,;!]|$))`)

const LEFT = [
  'Your stop at {stop} is {distance} below {now}, and you write {words}.',
  'From {now} it is {distance} down to your stop at {stop}; you write {words}.',
] as const
