import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { money } from '../basis/holding-period.ts'
import { quotationAround } from '../basis/quotation.ts'
import { sideOfOption } from '../basis/side-of-option.ts'

/**
 * "Need ~95 at expiry to break even": where an option that is bought comes back to its cost, as the entry names it, if strike and price come to
 * nearly that. null where they do not, for another fee or another contract may be in it.
 */
export function breakEvenNamed(request: CritiqueRequest): { readonly words: string; readonly even: string } | null {
  const { option, decision } = request
  if (decision.action !== 'Buy' || !option?.right || option.strike === null || decision.price === null) return null
  if (sideOfOption(request) !== 'bought') return null
  const { thesis } = decision
  const even = new Big(option.strike)[option.right === 'call' ? 'plus' : 'minus'](decision.price)
  const plain = plainText(thesis)
  const figure = quantitiesOf(thesis).find((each) => {
    if (!each.isUsd && each.unit !== 'count' && each.unit !== 'money') return false
    const { from, to } = sentenceAround(thesis, each)
    const { isReported, isQuoted, isIronic, isPast } = standingOf(thesis, each)
    const isMeant = !(isReported || isQuoted || isIronic || isPast || plain[to - 1] === '?')
    return isMeant && EVEN.test(plain.slice(from, to)) && even.minus(each.value).abs().lte(even.times(ROUNDED))
  })
  return figure && even.gt(0) ? { words: quotationAround(thesis, figure), even: money(even.toFixed()) } : null
}

/** Of the option: a label, a need of the writer's, an expiry. "The mine breaks even at 95" is of something else. */
const EVEN =
  /^\W*(?:my |it |this |the (?:call|put|option) |i )?(?:break(?:s|ing)?[- ]?even|b\/e)(?![a-z])|(?<![a-z])(?:i |we |it )?needs? [^.;]{0,40}(?<![a-z])break[- ]?even(?![a-z])|(?<![a-z])break(?:s|ing)?[- ]?even [^.;]{0,24}(?<![a-z])(?:at|by|on) expir(?:y|ation)(?![a-z])/
/** Nobody names it to the cent. */
const ROUNDED = '0.01'
