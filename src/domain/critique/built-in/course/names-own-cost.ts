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
import { holdingPeriodOf, isBelow, money, purchasesOf } from '../basis/holding-period.ts'
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
  for (const { span, price } of ownPricesIn(thesis, [cost, ...knownPricesPaid(request)])) {
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
    const heldOut = holdsOutFor(thesis, span, clause)
    if (heldOut) {
      const quoted = quotationOfTest(thesis, heldOut)
      const values = { words: quoted, cost: money(price) }
      const found = { kind: 'anchoring-to-cost', part: 'psychology', weight: 76 } as const
      return [{ ...found, ways: HELD_OUT, values, quoted, hasOwnForm: true }]
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

/** Where its writer says that nobody gets it for less than the price there: the clause, or the sentence that comes back to it. */
function holdsOutFor(thesis: string, price: Span, clause: Span | undefined): Span | null {
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, price)
  const [before, after] = [plain.slice(sentence.from, price.from), plain.slice(price.to, sentence.to)]
  const isOfElse = OF_ELSE.test(plain.slice(sentence.from, sentence.to)) || /\?\W*$/.test(after)
  const isHeld = NOT_BELOW.test(before) || (BELOW.test(before) && KEEPS.test(after))
  const found = isHeld ? clause : PAID.test(before) && WANTS_IT_BACK.test(after) ? sentence : undefined
  if (!found || isOfElse) return null
  const { isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, price)
  return isReported || isQuoted || isIronic || isSupposed ? null : found
}
/** "I'm not handing it over for less than the 48" */
const NOT_BELOW =
  /(?<![a-z])(?:i(?:'m| am|'ll| will| won't| don't| do| shall| would| wouldn't)?|nobody|no one|nothing) (?:[a-z']+ ){0,7}?(?:for (?:a (?:cent|penny|dollar) )?less than|(?:a (?:cent|penny|dollar) )?(?:below|under|less than|cheaper than))(?: the| what| my| those)* ?\$?$/
/** "Below the 62 I put in I will not part with a single share" */
const BELOW =
  /(?:^|[.,;:] |(?<![a-z])(?:and|but|so) )(?:for )?(?:below|under|beneath|less than)(?: the| what| my| those)* ?\$?$/
const KEEPS =
  /^(?: (?:that )?i (?:paid|gave|put in|spent)(?: for (?:it|them))?)?,? (?:i|nobody|no one|nothing)(?:'ll| will| am|'m| do)? ?(?:not|never|won't|don't|n't)?(?: [a-z]+)? ?(?:sell|part|give|let|hand|get|gets|go|goes)(?![a-z])/
/** "I paid 31.50, and that is what I want to see again" */
const PAID = /(?<![a-z])(?:i|we) (?:paid|gave|put down|bought (?:it |them )?(?:at|for))(?: about)? ?\$?$/
const WANTS_IT_BACK =
  /^(?: for it| for them| a share)?,? (?:and |so )?(?:that|this|it)(?:'s| is)? (?:also |still )?(?:what|the (?:price|number|figure|level|least)(?: that)?|where) (?:i|we|it|anybody|they) (?:want|need|wait|have to|has to|must|expect|will|sell|get|pay)(?![a-z])/

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

/** What was paid in this holding period, in shares of today, as far as it is known. */
function knownPricesPaid(request: CritiqueRequest): readonly string[] {
  const period = holdingPeriodOf(request)
  return period ? purchasesOf(period).flatMap(({ price }) => price ?? []) : []
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
const HELD_OUT = [
  'You write {words}, and {cost} is what you paid: would you hold out for the same if you had paid something else?',
  'You write {words}; {cost} is your own price, which nobody who buys from you knows.',
] as const
const AT_COST = [
  'You write {words}, and sell at {now}: what you paid was {cost}, a price that the company does not know.',
] as const
const OWN_COST = [
  'You write {words}; {cost} is what you paid: which price would you name if you had paid another?',
  'You write {words}, and {cost} is your own cost: who else would sell there?',
] as const
