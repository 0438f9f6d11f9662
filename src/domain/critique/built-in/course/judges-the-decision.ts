import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { isWatched } from '../basis/request.ts'

/**
 * “Annoying, but the rule was right with what I knew”, of something that was sold and rose since: a decision judged by what was known on its day, and not
 * by what came after. Where the outcome speaks for the sale, such words are no more than that.
 */
export function judgesTheDecision(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, splits } = request
  const sale = earlier.findLast(({ action }) => /^(?:Buy|Sell)/.test(action))
  if (!isWatched(request) || sale?.action !== 'Sell' || splits.length > 0) return []
  if (sale.price === null || decision.price === null || new Big(decision.price).lt(new Big(sale.price).times(TELLING)))
    return []
  const { thesis } = decision
  const span = BY_ITS_DAY.in(plainText(thesis)).find((each) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, each)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed)
  })
  if (!span) return []
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, span))
  const values = { words: quoted, day: dayOf(sale), sold: money(sale.price), now: money(decision.price) }
  return [{ kind: 'own-judgement', part: 'psychology', weight: 84, ways: JUDGES, values, quoted, hasOwnForm: true }]
}

/** A twentieth above the sale. */
const TELLING = '1.05'

const RIGHT =
  '(?:right|correct|sound|fine|good|justified|reasonable|sensible|the right (?:one|thing|call|decision|move))'
const KNEW =
  '(?:with|by|on|given|from|for|knowing) (?:what|all(?: that)?|everything(?: that)?|the (?:facts|figures|information)(?: that)?) (?:i|we|was) (?:knew|known|had|could know|could see|saw)'
const BY_ITS_DAY = words(`
  (?:was|is|were|remains|stays) (?:still )?${RIGHT} ${KNEW}|${KNEW}(?: [a-z]+){0,3},? (?:[a-z]+ ){0,4}(?:was|is|remains) (?:still )?${RIGHT}|
  (?:a |the )?(?:right|good|sound) decision,? (?:and |with |but )?(?:a |the )?(?:bad|wrong|unlucky|poor) (?:outcome|result|luck)|the (?:outcome|result) (?:does not|doesn't) make (?:it|the (?:decision|sale|rule)) (?:wrong|a mistake)`)

const JUDGES = [
  'With {now} today after your sale at {sold} on {day} you write {words}: judged by what was known on its day, which few manage.',
  'You sold at {sold} on {day}, it is {now}, and you write {words}: that judges the decision, and not how it came out.',
] as const
