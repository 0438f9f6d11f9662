import Big from 'big.js'
import { plainText } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import type { OwnTest } from '../own-test.ts'

/**
 * "Comps were flat", "users 1.97bn vs 1.96bn", for a test of whether something falls at all: the sign of its change, as 1, 0 or -1;
 * null where the words do not say. That it fell is read only from two figures.
 */
export function signTold({ value, side, isChange }: OwnTest, words: string): number | null {
  if (value !== '0' || side !== 'below' || !isChange) return null
  const plain = plainText(words)
  const pair = PAIR.exec(plain)
  if (pair) {
    const [now, before] = quantitiesOf(plain.slice(pair.index, pair.index + pair[0].length))
    if (now && before && now.unit === before.unit) return new Big(now.value).cmp(before.value)
  }
  return FLAT.test(plain) ? 0 : POSITIVE.test(plain) ? 1 : null
}

const PAIR =
  /[$€£]?\d[\d.,]* ?(?:bn|b|m|k|million|billion)? (?:vs\.?|versus|from|after|against) [$€£]?\d[\d.,]* ?(?:bn|b|m|k|million|billion)?(?![a-z\d%])/
const FLAT =
  / (?:(?:was|were|is|are|came in|stayed) )?(?:flat|unchanged|stable|level)(?: (?:again|this quarter|in the quarter|yoy|year over year))?$/
const POSITIVE = / (?:(?:was|were|is|are|came in|turned|went|back to) )(?:positive|green|up|higher|growing)(?: again)?$/
