import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { writingOf } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOf } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * "No stop this time": a Buy that leaves the stop out in its own words, after a sale that spoke of one. Both are quoted, with the prices;
 * nothing is said of which of the two was right.
 */
export function stopLeftOut(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, position } = request
  if (decision.action !== 'Buy' || decision.price === null || position?.stopLoss || !writingOf(request).isInTime)
    return []
  const sale = earlier.findLast(({ action }) => action === 'Sell')
  if (!sale?.price || sale.writtenAt !== undefined) return []
  const { thesis } = decision
  const span = LEFT_OUT.in(plainText(thesis)).find((each) => {
    const { isReported, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, each)
    return !(isReported || isQuoted || isIronic || isSupposed || isPast)
  })
  const [told] = STOP.in(plainText(sale.thesis))
  if (!span || !told) return []
  const quoted = quotationOfTest(thesis, sentenceAround(thesis, span))
  const values = {
    words: quoted,
    now: money(decision.price),
    day: dayOf(sale),
    before: money(sale.price),
    wrote: quotationOfTest(sale.thesis, sentenceAround(sale.thesis, told)),
  }
  return [{ kind: 'stop-left-out', part: 'psychology', weight: 85, ways: WITHOUT, values, quoted }]
}

const LEFT_OUT = words(`
  (?<=(?:^|[.!?,;:] |and |but |so ))(?:this time |now |from now on )?(?:no|without (?:a|any|my)|i (?:set|put|place|use|want|need) no|(?:i(?:'m| am) )?(?:skipping|dropping|leaving out) (?:the|my)) (?:more )?stops?(?:[- ]?loss(?:es)?)?(?= ?(?:[.,;:!]|$|this time|now|here|any ?more|from now|again|because|since|for (?:me|this|now)|at all|on (?:it|this)))`)
const STOP = words(`stop(?:ped|s|loss|-loss)?(?: [a-z]+)?`)

const WITHOUT = [
  'You write {words}, and buy at {now}; on {day} you sold at {before} and wrote {wrote}.',
  'On {day} you sold at {before}, with the words {wrote}; today, at {now}, you write {words}.',
] as const
