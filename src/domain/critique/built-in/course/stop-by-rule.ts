import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { type Decimal, roundToCents } from '../../../prices/money.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import { money } from '../basis/holding-period.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'

/**
 * A rule that an earlier entry wrote for its stop, "15% under the price", where a stop that is moved now stands there to the cent.
 * @returns what is said of it, or null where none is known, or the stop stands elsewhere
 */
export function stopByRule(
  to: Decimal,
  { earlier, decision }: CritiqueRequest,
): Readonly<Record<string, string>> | null {
  const { price } = decision
  if (price === null) return null
  for (const entry of earlier) {
    const plain = plainText(entry.thesis)
    if (!plain.includes('stop')) continue
    for (const sentence of sentencesOf(entry.thesis)) {
      const words = plain.slice(sentence.from, sentence.to)
      const percent = /(?<![a-z])stops?(?![a-z])/.test(words) ? UNDER_PRICE.exec(words)?.groups?.percent : undefined
      const { isReported, isQuoted, isIronic, isPast, isNegated } = standingOf(entry.thesis, sentence)
      if (percent === undefined || OF_OTHERS.test(words) || isReported || isQuoted || isIronic || isPast || isNegated)
        continue
      const ruled = roundToCents(new Big(price).times(new Big(100).minus(percent)).div(100).toFixed())
      if (!new Big(ruled).eq(to)) continue
      return { percent, now: money(price), wroteOn: dayWritten(entry), rule: quotationOfTest(entry.thesis, sentence) }
    }
  }
  return null
}

const OF_OTHERS = /(?<![a-z])(?:says?|said|told|friend|brother|boss|analysts?|they|he|she|you)(?![a-z])/
const UNDER_PRICE =
  /(?<![\d.,])(?<percent>\d{1,2}(?:\.\d)?) ?(?:%|percent|per cent) (?:under|below|beneath)(?: (?:the|its|each|every|last|current|latest|new))*(?: (?:price|close|quote|level))?(?![a-z])(?! (?:cost|what|my))/
