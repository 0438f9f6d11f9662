import { plainText, type Span } from './plain-text.ts'
import { sentenceAround } from './sentences.ts'
import { clauseBefore } from './standing.ts'

/**
 * Whether somebody else than the writer does, feels or owns what the words tell: "they regret the purchase", "the company could have
 * bought it". Read from the clause: it begins with somebody else, and names the writer nowhere.
 */
export function isDoneByOthers(text: string, span: Span): boolean {
  const plain = plainText(text)
  const before = clauseBefore(plain.slice(sentenceAround(text, span).from, span.from))
  const clause = `${before}${plain.slice(span.from, span.to)}`.replace(LEAD, '')
  return OTHERS.test(clause) && !WRITER.test(clause)
}

const LEAD = /^[\s,]*(?:(?:and|but|so|because|that|then|now|yet|when|if|while|where|after|before|as|since) )*/
const OTHERS =
  /^(?:they|they've|they're|he|she|who|management|customers|regulators|analysts|investors|users|rivals|competitors|people|its|their|the (?:[a-z]+ )?(?:company|firm|bank|board|management|ceo|chief|executive|group|business|team|government|state|fund|regulators?|people|parent|industry|stock exchange))(?![a-z])/
const WRITER = /(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|id|me|my|mine|myself|we|we'[a-z]+|our|us)(?![a-z])/
