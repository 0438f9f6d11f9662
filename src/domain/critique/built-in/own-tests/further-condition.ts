import { plainText } from '../../../language/plain-text.ts'
import { needsBoth } from '../../../tests-in-text/alternatives.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'

/**
 * What else has to be so for a test to have come, or to hold: "provided that margins fall too", "and only if no tenant fails", "over 95% and the
 * dividend is covered". A figure that answers one of the conditions does not tell the whole.
 * - `to-break`: something else has to come as well
 * - `to-hold`: something else has to be so as well
 * @param wrote the whole test as it is quoted
 */
export function furtherCondition(test: OwnTest, wrote: string): 'to-break' | 'to-hold' | null {
  const plain = plainText(wrote)
  const isToStay = test.condition === null && KEEPS.test(plain)
  if (isToStay) return needsBoth(test) || JOINS_MORE.test(plain) ? 'to-hold' : null
  if (PROVIDED.test(plain) || needsBoth(test)) return 'to-break'
  return JOINS_MORE.test(plain) ? (KEEPS.test(plain) ? 'to-hold' : 'to-break') : null
}

const KEEPS =
  /(?<![a-z])(?:(?:i|we)(?:'ll| will)? (?:only )?(?:keep|hold|stay|own)|hold(?:ing)?|keep(?:ing)?|stay(?:ing)?)(?: [a-z]+){0,3} (?:only )?(?:if|as long as|so long as|while)(?![a-z])/
const PROVIDED =
  /,? (?:provided|on condition|but only (?:if|when)|unless|as long as|so long as|if at the same time)(?![a-z])/
const JOINS_MORE = /,? and (?:also )?(?:only )?(?:if|when|as long as|so long as|provided|while)(?![a-z])/
