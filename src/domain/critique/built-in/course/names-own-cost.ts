import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { NUMBER_IN_WORDS, numberInWords } from '../../../spelled-numbers.ts'
import { clausesOf } from '../../../tests-in-text/vocabulary/clauses.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * Held at a loss, and the price that is named for leaving is the one that was paid: the ledger shows where the number comes from,
 * whatever the words around it are.
 */
export function namesOwnCost(request: CritiqueRequest): readonly Finding[] {
  const { decision, position, option } = request
  const cost = position?.averageCost ?? null
  const isHeld = decision.action === 'Hold' || decision.action === 'Buy More'
  if (!isHeld || option || cost === null || !isBelow(decision.price, cost)) return []
  const { thesis } = decision
  for (const { span, price } of ownPricesIn(thesis, [cost, ...pricesPaid(request)])) {
    const clause = clauseOf(thesis, span)
    const told = clause ? plainText(thesis).slice(clause.from, clause.to) : ''
    if (clause && IS_WORTH.test(told) && isMeant(thesis, clause)) {
      const quoted = quotationOfTest(thesis, clause)
      const values = { words: quoted, cost: money(price) }
      return [
        {
          kind: 'anchoring-to-cost',
          part: 'psychology',
          weight: 76,
          ways: WORTH_COST,
          values,
          quoted,
          hasOwnForm: true,
        },
      ]
    }
    if (!clause || !LEAVES_THERE.test(told) || STAYS.test(told) || OF_ELSE.test(told)) continue
    const { isNegated, isReported, isQuoted, isIronic, isPast } = standingOf(thesis, clause)
    if (isNegated || isReported || isQuoted || isIronic || isPast) continue
    const quoted = quotationOfTest(thesis, clause)
    const values = { words: quoted, cost: money(price) }
    return [{ kind: 'get-even', part: 'psychology', weight: 74, ways: OWN_COST, values, quoted }]
  }
  return []
}

/** "Out at what I paid": a sale at what was paid, by somebody who says that this is the reason. */
export function soldAtCost({ decision, position, option }: CritiqueRequest): readonly Finding[] {
  const cost = position?.averageCost ?? null
  if (decision.action !== 'Sell' || option || cost === null || decision.price === null) return []
  if (Math.abs(Number(decision.price) - Number(cost)) > Number(cost) * SAME) return []
  const { thesis } = decision
  const span = OUT_AT_COST.in(plainText(thesis)).find((each) => isMeant(thesis, each))
  if (!span) return []
  const quoted = quotationOfTest(thesis, clauseOf(thesis, span) ?? span)
  const values = { words: quoted, now: money(decision.price), cost: money(cost) }
  return [{ kind: 'get-even', part: 'psychology', weight: 76, ways: AT_COST, values, quoted, hasOwnForm: true }]
}

const SAME = 0.015
const OUT_AT_COST = words(
  `(?:out|gone|sold|sell|selling|off|leave|leaving)(?: (?:it|them|all))? at (?:what (?:i|we) paid|(?:my|our) (?:own )?(?:cost|price|entry|number|average))|(?:at|to) (?:least )?(?:break ?even|square|zero),? (?:so |and )?(?:i'm |i am )?(?:out|gone|done)|(?:i )?(?:got|have) (?:my|all my|our) money back`,
)

/** What was paid in this holding period, in shares of today. */
function pricesPaid(request: CritiqueRequest): readonly string[] {
  const period = holdingPeriodOf(request)
  const bought = period ? [period.buy, ...period.since.filter(({ action }) => action === 'Buy More')] : []
  return bought.flatMap((entry) => entry?.price ?? [])
}

type OwnPrice = { readonly span: Span; readonly price: string }

/** Where a text names a price that was paid, in figures or in words. */
function ownPricesIn(thesis: string, paid: readonly string[]): readonly OwnPrice[] {
  const plain = plainText(thesis)
  const inFigures = quantitiesOf(thesis)
    .filter(({ unit, isUsd, to }) => (unit === 'count' && ENDS.test(plain.slice(to))) || (unit === 'money' && isUsd))
    .map(({ from, to, value }) => ({ span: { from, to }, values: [Number(value)] }))
  const inWords = matchesOf(WORDED, plain).map(({ index, 0: told, groups }) => ({
    span: { from: index, to: index + told.length },
    values: valuesOf(groups?.first ?? '', groups?.second),
  }))
  return [...inFigures, ...inWords].flatMap(({ span, values }): readonly OwnPrice[] => {
    const price = paid.find((each) => values.some((value) => Math.abs(value - Number(each)) <= Number(each) * NEAR))
    return price === undefined ? [] : [{ span, price }]
  })
}

/** "Five twenty" may be 5.20 or 520, as people say their prices. */
const valuesOf = (first: string, second: string | undefined): readonly number[] => {
  const [whole, rest] = [numberInWords(first), second === undefined ? null : numberInWords(second)]
  return rest === null ? [whole] : [whole + rest / 100, whole * 100 + rest]
}

const WORDED = new RegExp(
  `(?<![a-z-])(?<first>${NUMBER_IN_WORDS})(?: (?<second>${NUMBER_IN_WORDS}))?(?![a-z-]| ?(?:%|percent|per cent))(?= ?(?:[.,;!]|$|(?:and|i|no|then|again|or|dollars|bucks)(?![a-z])))`,
  'g',
)
/** A bare number that counts nothing. */
const ENDS =
  /^ ?(?:[.,;:!)]|$|(?:and|i|i'm|i'll|we|no|not|then|again|or|for|back|on|to|with|is|was|before|was|it|so|but|this|if|dollars|bucks|usd)(?![a-z]))/
/** A number of something else: of earnings, of a rate, of a commodity. */
const OF_ELSE =
  /(?<![a-z])(?:p\/?e|multiple|eps|ebitda|margins?|revenues?|oil|brent|barrel|rsi|vix|stores?|users?|utili[sz]ation|rates? (?:is|are|at|of|to)|age|years? old|(?:turn|am|i'm) \d\d(?= ?(?:[.,;!]|$)))(?![a-z])/

const clauseOf = (thesis: string, { from, to }: Span): Span | undefined =>
  clausesOf(thesis, sentenceAround(thesis, { from, to })).find((each) => each.from <= from && each.to >= to)

/** A price that is written without its cents. */
const NEAR = 0.006
const LEAVES_THERE =
  /(?<![a-z])(?:sell|selling|get out|gets? me out|(?:i am|i'm|im|and) out|comot|out at|leave|exit|go|done|gone|until|till|til|wait|waiting|back (?:at|to|above)|again|not a (?:cent|dollar|penny) less)(?![a-z])/

/** "24 is what they're worth" */
const IS_WORTH =
  /^(?:(?:and|but|well),? )*(?:(?:[$]?\d[\d.,]*|[a-z-]+)(?: dollars| bucks)? (?:is|are) (?:what|all) (?:it|they|this|these)(?:'s| is|'re| are) worth|(?:it|they|this|these)(?:'s| is|'re| are) (?:still |easily |surely |at least )*worth)(?![a-z])/

const STAYS = /(?:n't|(?<![a-z])(?:not|never)) (?:[a-z]+ )?(?:sell|selling|leave|leaving|go|get out|exit)(?![a-z])/

const WORTH_COST = [
  'You write {words}, and {cost} is what you paid: would you call it worth that if you had paid something else?',
] as const
const AT_COST = [
  'You write {words}, and sell at {now}: what you paid was {cost}, a price that the company does not know.',
] as const
const OWN_COST = [
  'You write {words}; {cost} is what you paid: which price would you name if you had paid another?',
  'You write {words}, and {cost} is your own cost: who else would sell there?',
] as const
