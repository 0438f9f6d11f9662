import { plainText } from '../../../language/plain-text.ts'
import { wordCount } from '../../../language/word-count.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOf } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { isSale } from '../basis/request.ts'

/**
 * What moved a number that is another one than at the entry before, where a few words say nothing of it.
 * @param taken what is said of the entry already
 */
export function askedOfStep(request: CritiqueRequest, taken: readonly Finding[]): Finding | null {
  const { decision, earlier } = request
  const previous = earlier.at(-1)
  if (!previous || isSale(request) || decision.confidence === previous.confidence || !isReadable(request)) return null
  if (![decision, previous].every(isWrittenInTime) || taken.some(({ ways: [first] }) => first.endsWith('?')))
    return null
  const plain = plainText(decision.thesis)
  if (wordCount(plain) > FEW_WORDS || MAY_SAY_WHY.test(plain)) return null
  const isLower = decision.confidence < previous.confidence
  const values = { was: String(previous.confidence), is: String(decision.confidence), before: dayOf(previous) }
  const ways = isLower ? LOWER : HIGHER
  return { kind: 'ask-what-changed', part: 'psychology', weight: 1, ways, values, quoted: null }
}

/** A longer entry says what happened, and with it why. */
const FEW_WORDS = 9
const MAY_SAY_WHY =
  /\d|(?<![a-z])(?:points?|notch|confiden\w*|conviction|sure\w*|certain|less|more|doubt\w*|because|since|after|report\w*|results?|guid\w+|cut|miss\w*|beat|better|worse|bad|good|weak|strong|slow\w*|fell|rose|fall\w*|ris\w+|lost|won|lawsuit|strike|tariffs?|panic|reasons?|thesis|story|scared|afraid|nervous|tired|lucky|mood)(?![a-z])|\?/

const LOWER = ['Your number was {was} of 10 on {before} and is {is} now: what took it down?'] as const
const HIGHER = ['Your number was {was} of 10 on {before} and is {is} now: what raised it?'] as const
