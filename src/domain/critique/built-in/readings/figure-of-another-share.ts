import { plainText } from '../../../language/plain-text.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import { namesOf } from '../basis/request.ts'

/**
 * Whether a quoted figure has a name before it that is not the company's, or tells what a share gains in a day: "Meta trades at 22 times
 * earnings" in an entry on another share, "nubank makes +4% a day".
 */
export function isOfAnotherShare(quoted: string, request: CritiqueRequest): boolean {
  const words = quoted.slice(1, -1)
  const plain = plainText(words)
  const place = /^at (?=\p{Lu})([\p{L}&'’-]+) /iu.exec(words)?.[1]?.toLowerCase()
  if (place && !namesOf(request).includes(place) && !NO_NAME.test(place) && !namesBusiness(place)) return true
  if (GAINS_IN_TIME.test(plain) && !namesBusiness(plain.replace(GAINS_IN_TIME, ''))) return true
  const subject = SUBJECT.exec(plain)?.groups?.subject
  if (subject === undefined || namesBusiness(subject)) return false
  const [first = '', second] = subject.split(' ')
  const isOwn = namesOf(request).includes(first.replace(/'s$/, ''))
  // Of two words that are no name the first tells which: "operating unit earns 30%".
  const isName = second === undefined || /^\p{Lu}\S* \p{Lu}/u.test(words)
  return !isOwn && !NO_NAME.test(subject) && isName
}

const GAINS_IN_TIME =
  /(?<![a-z])(?:makes?|made|does|did|goes|went|gains?|gained|gives?|gave|is|was|up|rises?|rose|runs?|ran|jump(?:s|ed)?|moves?|moved|returns?|returned|earns?)(?: [a-z]+){0,2} [-+]?\d[\d.,]* ?(?:%|per ?cent) (?:a|per|every|each|in (?:a|one)|within a) (?:day|week|month)(?![a-z])/
/** Verbs that a share or a company has as its own; a part of one that brings in some of the sales has them too. */
const SUBJECT =
  /^(?:(?:and|but|while|because|since|so|now|today|meanwhile),? )*(?<subject>[a-z0-9&.'-]+(?: [a-z&.'-]+)?) (?:trades|makes|made|yields|yielded|earns|earned|returned|gained|sells(?= (?:at|for) \d[\d.]* ?(?:x|times)))(?: [a-z]+){0,2} [-+]?[$€£]?\d(?![^;:]* of (?:the |its |their |our |all )?(?:group |total )?(?:sales|revenues?|profits?|turnover|ebitda?|ebit|earnings|business))/
/** Pronouns, articles, and nouns of a part or of the whole. */
const NO_NAME =
  /^(?:it|they|this|that|these|those|which|who|he|she|i|we|you|company|group|management|business|firm|stock|share|price|market|everything|total|all|each|every|the|an?|its|their|our|my|his|her|one|now|still|also|today|here|there|then|only|just|already|again|rest|half|segment|division|unit|plant|brand|service|software|hardware|cloud|retail|core|factory|product|advertising|[a-z]+ly)(?![a-z])|s$/
