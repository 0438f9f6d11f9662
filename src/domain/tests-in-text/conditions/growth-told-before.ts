import { plainText } from '../../language/plain-text.ts'
import { type Quantity, quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { isOfOneKind } from './measured-before.ts'

type Reading = Pick<OwnTest, 'measured' | 'value' | 'unit' | 'isChange' | 'isPrice'>

/**
 * "Services grow 14% a year. If services fall below 8%, I sell.": a percentage of something of which its writer has told right before by
 * how many percent it grows is by how much it grows. What has a level in percent, such as a margin, a yield or a share of something, is left.
 * @param before the words before the condition
 */
export function growthToldBefore({ measured, value, unit, isChange, isPrice }: Reading, before: string): boolean {
  if (unit !== 'percent' || value === null || measured === null || isChange || isPrice) return false
  const head = contentWords(measured).at(-1)
  if (head === undefined || HAS_LEVEL.test(plainText(measured)) || !GROWS.test(before)) return false
  const plain = plainText(before)
  const limit: Quantity = { from: 0, to: 0, value, unit, isUsd: false }
  return quantitiesOf(before).some((quantity) => {
    const clause =
      plain
        .slice(0, quantity.from)
        .split(/[,.;:!?]\s/)
        .at(-1) ?? ''
    return (
      quantity.unit === 'percent' &&
      isOfOneKind(quantity, limit) &&
      GROWS_BY.test(clause) &&
      contentWords(clause).includes(head) &&
      !/^ of /.test(plain.slice(quantity.to))
    )
  })
}

const GROWS = /grow|grew|ris(?:e|ing)|rose|expand|increas|climb/i
const GROWS_BY =
  /(?<![a-z])(?:grow(?:s|n|ing|th)?|grew|ris(?:e|es|ing)|rose|expand(?:s|ed|ing)?|increas(?:e|es|ed|ing)|climb(?:s|ed|ing)?)(?: (?:is|of|at|by|about|around|roughly|some|still|now|over|more than|at least|nearly|almost))* $/
const HAS_LEVEL =
  /margin|churn|retention|renewal|yield|dividend|payout|share|stake|utili[sz]ation|occupancy|rate|ratio|return|inflation|price|stock|interest|tax|weight|position|probability|chance/
