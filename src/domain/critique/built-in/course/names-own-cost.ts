import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { isBelow, money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * Held at a loss, and the price that is named for leaving is the one that was paid: the ledger shows where the number comes from,
 * whatever the words around it are.
 */
export function namesOwnCost(request: CritiqueRequest): readonly Finding[] {
  const { decision, position, option } = request
  const cost = position?.averageCost ?? null
  if (decision.action !== 'Hold' || option || cost === null || !isBelow(decision.price, cost)) return []
  const { thesis } = decision
  const named = quantitiesOf(thesis).find(
    ({ unit, isUsd, value }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      new Big(value).minus(cost).abs().lte(new Big(cost).times(NEAR)),
  )
  const clause = named && clauseOf(thesis, named)
  const words = clause ? plainText(thesis).slice(clause.from, clause.to) : ''
  if (!clause || !LEAVES_THERE.test(words) || STAYS.test(words)) return []
  const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, clause)
  if (isNegated || isReported || isQuoted || isIronic || isPast) return []
  const quoted = quotationOfTest(thesis, clause)
  const values = { words: quoted, cost: money(cost) }
  return [{ kind: 'get-even', part: 'psychology', weight: 74, ways: OWN_COST, values, quoted }]
}

const clauseOf = (thesis: string, { from, to }: Span): Span | undefined =>
  clausesOf(thesis, sentenceAround(thesis, { from, to })).find((each) => each.from <= from && each.to >= to)

/** A price that is written without its cents. */
const NEAR = '0.006'
const LEAVES_THERE =
  /(?<![a-z])(?:sell|selling|get out|gets? me out|out at|leave|exit|go|done|gone|until|till|til|wait|waiting|back (?:at|to|above)|again|not a (?:cent|dollar|penny) less)(?![a-z])/

const STAYS = /(?:n't|(?<![a-z])(?:not|never)) (?:[a-z]+ )?(?:sell|selling|leave|leaving|go|get out|exit)(?![a-z])/

const OWN_COST = [
  'You write {words}; {cost} is what you paid: which price would you name if you had paid another?',
  'You write {words}, and {cost} is your own cost: who else would sell there?',
] as const
