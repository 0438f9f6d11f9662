import { plainText, type Span } from './plain-text.ts'
import { sentenceAround } from './sentences.ts'
import { clauseBefore } from './standing.ts'

/**
 * Whether somebody else than the writer does, feels or owns what the words describe: "they regret the purchase", "the company
 * could have bought it". Decided by the clause: it begins with somebody else, and does not mention the writer.
 */
export function isDoneByOthers(text: string, span: Span): boolean {
  const plain = plainText(text)
  const before = clauseBefore(plain.slice(sentenceAround(text, span).from, span.from), plain.slice(span.from, span.to))
  const clause = `${before}${plain.slice(span.from, span.to)}`.replace(LEAD, '')
  return (
    (OTHERS.test(clause) && !WRITER.test(clause)) ||
    (RELATIVE.test(clause) && !WRITER.test(clause.replace(RELATIVE, '')))
  )
}

/**
 * Whether the writer does, feels or owns it: the clause mentions them, or begins with the words and so omits its subject
 * ("bored", "can't look at it"). Words that are the subject of another verb do not count: "wedding registrations are down".
 */
export function isDoneByWriter(text: string, span: Span): boolean {
  const { before, words, after } = clauseAround(text, span)
  return (
    WRITER.test(`${before}${words}${after}`) ||
    OMITS_WRITER.test(`${before}${words}`) ||
    (before.trim().split(/\s+/u).length <= MOST_BEFORE && !HAS_VERB_OF_OTHERS.test(after))
  )
}

/**
 * Whether words are about the writer or the share: about the writer as above, or in a clause whose subject is the share or the
 * purchase ("it can't go wrong", "the stock is on sale"), or in one that has hardly any other words. Everything else is about
 * others.
 * @param names the share's names in lower case
 */
export function isOfWriterOrShare(text: string, span: Span, names: readonly string[]): boolean {
  const { before, words, after } = clauseAround(text, span)
  const clause = `${before}${words}${after}`
  if (
    WRITER.test(clause) ||
    OMITS_WRITER.test(clause) ||
    OMITS_SHARE.test(clause) ||
    SHARE.test(clause) ||
    NAMES_SHARE.test(words)
  )
    return true
  const first = /^[a-z0-9&.-]+/.exec(clause.replace(/^the /, ''))?.[0] ?? ''
  if (names.includes(first)) return true
  const around = `${before} ${after}`.match(/[a-z0-9'-]+/g)?.length ?? 0
  return around <= MOST_AROUND && !HAS_VERB_OF_OTHERS.test(after)
}

/** A clause that begins with a verb of buying, holding or selling tells what its writer does: "buying double", "took it from the fund". */
const OMITS_WRITER =
  /^(?:just |so |also |now |then |only |gonna |going to |will )*(?:buying|bought|adding|added|selling|sold|keeping|staying|sitting|took|taking|pulled|pulling|put|putting|lost|holding|waiting|doubling|doubled down|throwing|threw|using|averaging|chasing|trimmed|trimming|loading|loaded|yoloed|yoloing|borrowed|borrowing|rolled|rolling)(?![a-z])(?! (?:by|out|up) )/

/** "Down 50% from the top so the bad news is in it": a clause that begins so, and has no subject, is about the price. */
const OMITS_SHARE =
  /^(?:already |now |still |also |it's |just )*(?:down|off|fell|fallen|dropped|crashed|tanked|halved|sold off|oversold|undervalued)(?: (?:over|almost|about|more than|some|by|another))* ?(?:\d|half|so|too|a lot|[.,;!]|$)/

/** How many small words ("just", "so", "ok") may come before a clause without a subject. */
const MOST_BEFORE = 1
/** How many other words a clause may have that counts as the phrase alone. */
const MOST_AROUND = 2

/** The clause around a stretch, in three pieces of plain text, without its conjunctions. */
export function clauseAround(text: string, span: Span) {
  const plain = plainText(text)
  const { from, to } = sentenceAround(text, span)
  return {
    before: clauseBefore(plain.slice(from, span.from), plain.slice(span.from, span.to)).replace(LEAD, ''),
    words: plain.slice(span.from, span.to),
    after: plain.slice(span.to, to).split(/[.,;:!?()]/u)[0] ?? '',
  }
}

const SHARE =
  /^(?:(?:it|this|that)(?:'s|'ll|'d)?|its|(?:the |this |that )?(?:stock|share|shares|price|whole thing|trade|position|purchase|chart|name|ticker))(?![a-z])/
/** "No way that this fails" */
const NAMES_SHARE = /(?<![a-z])(?:this|it)(?![a-z])/
/** A third-person verb soon after words makes those words its subject. */
const HAS_VERB_OF_OTHERS =
  /^(?:'s)?(?: [a-z]+){0,2} (?:is|are|was|were|has|have|had|will|would|can|could|may|might|must|does|do|did|sees?|pays?|gets?|goes|makes?|needs?|fell|rose|grew|grows?|rises?|falls?|comes?|came)(?![a-z])/

/** Whether a clause is about the past: it has a verb of the past or the perfect, and none of the future. */
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
  /^(?:they|they've|they're|he|she|who|management|customers|regulators|analysts|investors|users|rivals|competitors|people|its(?! (?:\$?\d|(?:at|now|up|down|back|over|so|too|gonna|going|been|on|like|only|just|a|an|not|all|still)(?![a-z])))|their|the (?:[a-z]+ )?(?:company|firm|bank|board|management|ceo|chief|executive|group|business|team|government|state|fund|regulators?|people|parent|industry|stock exchange))(?![a-z])/
/** "My brother's all in": it is the brother who is. */
const RELATIVE =
  /^(?:my|our) (?:older |younger |little |big |best |old |ex[- ])*(?:brother|sister|wife|husband|partner|girlfriend|boyfriend|father|mother|dad|mom|mum|son|daughter|uncle|aunt|cousin|neighbou?r|friend|buddy|boss|colleague|coworker|broker|barber|dentist|doctor|brother-in-law|father-in-law|kids?|parents|family)s?(?:'s|'re)?(?![a-z])/
/** "They mine at 36k" and "the mine" are not the writer's. */
const WRITER =
  /(?<![a-z])(?:i|i'[a-z]+|im|ive|ill|id|me|my|(?<!(?:they|to|the|an?|this|that|its|their|one|new|old|gold|copper|silver|uranium|lithium|miners) )mine|myself|we|we'[a-z]+|our|us|(?:the|this) (?:portfolio|account)(?! of))(?![a-z])/
