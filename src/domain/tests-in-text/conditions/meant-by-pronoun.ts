import type { Comparison } from '../../language/comparison.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { quantitiesOf } from '../../language/quantities.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { isMeasure, isOfOneKind } from './measured-before.ts'
import { measuredIn } from './measured-in-condition.ts'

/**
 * What "it" or "they" means in "Organic growth has been 6 to 8% since 2021. If it falls below 5%, I sell.": the subject of the sentence
 * before, where that sentence has a figure of the same kind, or says that it names what is looked at. Of several subjects the one that agrees in number is meant. Only the
 * sentence right before is read, and none that tells what others see or are.
 * @param before what stands before the condition
 */
export function meantBefore(before: string, plainCondition: string, { quantity }: Comparison): string | null {
  const sentence = sentencesOf(before).at(-1)
  if (!sentence) return null
  const plain = plainText(before.slice(sentence.from, sentence.to))
  if (OF_OTHERS.test(plain) || /\?\W*$/.test(plain)) return null
  const hasFigure = ({ from, to }: Span) =>
    quantitiesOf(before.slice(from, to)).some((each) => isOfOneKind(each, quantity))
  // "Active accounts must not fall. Below 430 million I sell.": no price of a share is so large.
  const isLarge = (quantity.unit === 'count' || quantity.unit === 'money') && Math.abs(Number(quantity.value)) >= LARGE
  const isLookedAt = ({ from, to }: Span) => LOOKS_AT.test(plainText(before.slice(from, to)))
  const clauses = clausesOf(before, sentence).filter((clause) => hasFigure(clause) || isLookedAt(clause) || isLarge)
  const subjects = clauses
    .flatMap((clause) => subjectOfClause(before, clause) ?? [])
    // "My test is the gross margin." needs no figure, where what it names can be nothing else than a figure.
    .filter((subject) => hasFigure(sentence) || isMeasure(subject) || isLarge)
  const isMany = /^(?:and |if |when |once |should |unless )*(?:they|these|those)(?![a-z])/.test(plainCondition)
  return subjects.find((subject) => isPlural(subject) === isMany) ?? subjects[0] ?? null
}

const LARGE = 1e6

/**
 * An event with the noun for its "it": "they cut the dividend" in "The dividend is safe. If they cut it, I leave." Only verbs are read that
 * nobody says of a price; null for others, and where the sentence before has no subject of its own.
 */
export function eventMeantBefore(before: string, event: string): string | null {
  const sentence = sentencesOf(before).at(-1)
  const found = (CUTS_IT.exec(plainText(event)) ?? IT_SHRINKS.exec(plainText(event)))?.groups?.it
  if (!sentence || found === undefined) return null
  const plain = plainText(before.slice(sentence.from, sentence.to))
  if (OF_OTHERS.test(plain) || /\?\W*$/.test(plain)) return null
  const [subject] = clausesOf(before, sentence).flatMap((clause) => subjectOfClause(before, clause) ?? [])
  if (subject === undefined) return null
  const at = plainText(event).search(/(?<![a-z])(?:it|them)(?![a-z])/)
  return `${event.slice(0, at)}${subject}${event.slice(at + found.length)}`
}

const CUTS_IT =
  /^(?:they|management|the (?:board|company)) (?:ever )?(?:cut|freeze|suspend|halve|scrap|cancel)s? (?<it>it|them)(?: again)?$/
const IT_SHRINKS =
  /^(?:if )?(?<it>it) (?:ever )?(?:shrinks|(?:turns|goes) negative|is (?:ever )?(?:cut|frozen|suspended)|stops growing)(?: again)?$/

/**
 * The same for the sentence after: "If it falls below 5%, I sell. I mean organic growth."
 * @param after what stands after the condition
 */
export function meantAfter(after: string): string | null {
  const sentence = sentencesOf(after)[0]
  const plain = sentence ? plainText(after.slice(sentence.from, sentence.to)) : ''
  const { object, subject } = (EXPLAINS_OBJECT.exec(plain) ?? EXPLAINS_SUBJECT.exec(plain))?.groups ?? {}
  const name = object ?? subject
  if (!sentence || name === undefined) return null
  const from = sentence.from + plain.indexOf(name)
  return measuredIn(after, plainText(after), { from, to: from + name.length })
}

/** The words before the verb, or what somebody says that they look at: "What I watch is net retention, 118% today." */
function subjectOfClause(text: string, { from, to }: Span): string | null {
  const plain = plainText(text.slice(from, to))
  const lead = LOOKS_AT.exec(plain)?.[0].length ?? 0
  const end = lead > 0 ? ENDS_NAME.exec(plain.slice(lead)) : VERB.exec(plain)
  if (!end) return null
  const subject = measuredIn(text, plainText(text), { from: from + lead, to: from + lead + end.index })
  return subject === null || PERSON.test(plainText(subject)) || contentWords(subject).length > MOST_WORDS
    ? null
    : subject
}

const MOST_WORDS = 4

const LOOKS_AT =
  /^(?:and |but |so )?(?:(?:what|all that|all|the (?:one |only )?(?:number|figure|measure|thing)) (?:that )?(?:i|we) (?:watch|look at|follow|care about|count on|track) (?:is|are)|(?:the|my) (?:one |only |key )?(?:number|figure|measure|thing|test|yardstick|metric)(?: (?:to watch|that (?:counts|matters)|(?:i|we) (?:watch|follow|track)))? is|(?:i|we) (?:like|watch|follow|track|count on|rely on|look at|bet on|own it for|hold it for|bought (?:it )?for)) (?:the |its |their )?/
/** Where a name ends that stands after its verb: at its figure, or at what is said of it. */
const ENDS_NAME = /(?: (?:of|at|with|near|above|below|under|over))* ?(?:[$€£]?\d|,|$)/
const VERB =
  /(?<![a-z])(?:has|have|had|is|are|was|were|stands?|stood|runs?|ran|sits?|averages?|averaged|grows?|grew|growing|fell|falls?|rose|rises?|stays?|stayed|remains?|remained|held|holds?|came|comes?|keeps?|kept|reached|reaches|hit|hits|should|will|must)(?![a-z])/
const PERSON =
  /^(?:i|we|you|he|she|management|the (?:company|board|stock|shares?|price)|shares?|stock|people|everybody|nobody|this|that|which|who|what|there|here)(?![a-z])/
/** What others see, and others themselves. */
const OF_OTHERS =
  /(?<![a-z])(?:consensus|analysts?|the street|competitors?|rivals?|peers?|industry|sector|says?|said|expects?|guid(?:e|es|ed|ance)|forecasts?|targets?)(?![a-z])/
/** "Sales", "renewals": a name in the plural, by its last word before "of" or "in". */
const isPlural = (name: string): boolean => /[^s]s$/.test(plainText(name).split(/ (?:of|in|at) /)[0] ?? '')

const EXPLAINS_OBJECT =
  /^(?:by (?:that|it|which) )?(?:i|we) (?:mean|am speaking of|speak of|am talking about)(?: by (?:that|it))? (?:the )?(?<object>[a-z][a-z&' -]{2,40}?)(?=[,.;:!]|$| (?:of|in) the )/
const EXPLAINS_SUBJECT =
  /^(?:the |its )?(?<subject>[a-z][a-z&' -]{2,40}?),? (?:is|are) (?:(?:all|what|the (?:one|only)(?: (?:number|figure|thing))?) (?:that )?(?:i|we) (?:look at|watch|mean|care about|follow)|meant)(?![a-z])/
