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

/**
 * Whether the writer is the one who does, feels or owns it: the clause names them, or begins with the words and so leaves its subject
 * out ("bored", "can't look at it").
 */
export function isDoneByWriter(text: string, span: Span): boolean {
  const plain = plainText(text)
  const { from, to } = sentenceAround(text, span)
  const before = clauseBefore(plain.slice(from, span.from)).replace(LEAD, '')
  const clause = `${before}${plain.slice(span.from, to).split(/[.,;:!?()]/u)[0] ?? ''}`
  return WRITER.test(clause) || before.trim().split(/\s+/u).length <= MOST_BEFORE
}

/** Small words ("just", "so", "ok") that may stand before a clause without a subject. */
const MOST_BEFORE = 1

/** Whether a clause tells of what has been: it has a verb of the past or of what lasts since then, and none of what is to come. */
export function isToldAsPast(text: string, span: Span): boolean {
  const plain = plainText(text)
  const { from, to } = sentenceAround(text, span)
  const after = plain.slice(span.to, to).split(/[.,;:!?()]/u)[0] ?? ''
  const clause = `${clauseBefore(plain.slice(from, span.from))}${plain.slice(span.from, span.to)}${after}`
  return PAST.test(clause) && !TO_COME.test(clause)
}

const PAST =
  /(?<![a-z])(?:have|has|had|'ve|was|were|did|already|after|since|so far|ago|spent|put|lost|sold|went|came|got|made|took|held|kept|bought|missed|let|thought|knew|saw|felt|passed|could have|should have|[a-z]{3,}ed)(?![a-z])|'ve(?![a-z])/u
const TO_COME =
  /(?<![a-z])(?:will|won't|shall|going to|gonna|would(?! have)|might|may|if|plan to|intend|want to|comfortable|happy to|ready to|able to|prepared to|for the next)(?![a-z])|'(?:ll|d)(?![a-z])/u

const LEAD = /^[\s,]*(?:(?:and|but|so|because|that|then|now|yet|when|if|while|where|after|before|as|since) )*/
const OTHERS =
  /^(?:they|they've|they're|he|she|who|management|customers|regulators|analysts|investors|users|rivals|competitors|people|its|their|the (?:[a-z]+ )?(?:company|firm|bank|board|management|ceo|chief|executive|group|business|team|government|state|fund|regulators?|people|parent|industry|stock exchange))(?![a-z])/
const WRITER = /(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|id|me|my|mine|myself|we|we'[a-z]+|our|us)(?![a-z])/
