import Big from 'big.js'
import { comparisonsOf } from '../../language/comparison.ts'
import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD, SHRANK } from './answers-to-test.ts'

/** Whether a later text repeats the test's own figure as a fact: "two quarters below 8%, as written". */
export function repeatsTest(test: OwnTest, text: string): Span | null {
  if (test.value === null || test.isPrice) return null
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.from, sentence.to)
    if (NOT_TOLD.test(plainText(words))) continue
    const found = comparisonsOf(words).find(
      ({ side, quantity, isChange }) =>
        // "R&D fell 15%" does not say "R&D fell below 15% of sales".
        isChange === test.isChange &&
        isOfTest(test, plainText(words).slice(0, quantity.from)) &&
        !/(?:better|worse) than\b[^,;]*$/.test(plainText(words).slice(0, quantity.from)) &&
        side === test.side &&
        quantity.unit === test.unit &&
        new Big(quantity.value).abs().eq(new Big(test.value ?? '0').abs()),
    )
    if (found) return sentence
  }
  return null
}

/** "Cash climbed over 2bn" is not about a test on inventory: only what is measured, or nothing, may come before the figure. */
function isOfTest({ measured }: OwnTest, before: string): boolean {
  const clause = before.split(/[,;:(]/u).at(-1) ?? ''
  const named = contentWords(measured ?? '')
  const told = contentWords(clause).filter(
    (word) =>
      !/^(?:fall|climb|ris|drop|grow|com|go|slip|declin|below|above|under|over|than|less|more|now|at)$/.test(word),
  )
  return named.length === 0 || told.length === 0 || told.some((word) => named.includes(word))
}

/** Words of repetition: "cut once more" has come true with the next cut. In the form in which words are compared. */
const REPEATS = /^(?:even|onc|singl|mor|further|another|ever|again|next|any|need|turn|out|start|begin|decid|try|plan)$/

/**
 * Whether a later text reports what a test names: with all its content words, in one sentence.
 * @param least so many words the test has to name
 */
export function tellsThatItHappened(test: OwnTest, text: string, least = 2): Span | null {
  if (test.side !== 'happens' || test.measured === null) return null
  // For "approval by June, or I sell" or "no approval", a report in the same words says the contrary.
  if (test.condition === null || LACKS.test(plainText(test.measured))) return null
  const named = contentWords(withoutCount(test.measured)).filter((word) => !REPEATS.test(word))
  if (named.length < least || named.length > 6) return null
  return (
    sentencesOf(text).find((sentence) => {
      const plain = plainText(text.slice(sentence.from, sentence.to))
      // "Pizza Hut comps went negative, Taco Bell +7%": all words must be in one clause.
      const clauses = clausesOf(text, sentence).map(({ from, to }) => contentWords(text.slice(from, to)))
      // "They cut guidance" reports a fact, when the test is about guidance.
      const withoutSubject = named.includes('guid') || named.includes('guidanc') ? plain.replace(/guid\w*/g, '') : plain
      return (
        !NOT_TOLD.test(withoutSubject) &&
        !(least === 1 && LACKS.test(plain)) &&
        !/\?$/.test(plain) &&
        clauses.some((told) => named.every((word) => told.includes(word))) &&
        !hasOtherObject(test, plain) &&
        isAsLong(test, plain)
      )
    }) ?? null
  )
}

/** "The strike lasts" is not "lasts more than a month": how long it was has to stand there, in the same unit. */
function isAsLong({ condition }: OwnTest, plain: string): boolean {
  const unit = FOR_LONGER.exec(plainText(condition ?? ''))?.[1]
  return (
    unit === undefined ||
    (plain.includes(unit) && !/(?<![a-z])(?:less|under|within|almost|nearly|only)(?![a-z])/.test(plain))
  )
}
const FOR_LONGER =
  /(?<![a-z])(?:more|longer) than (?:an?|one|two|three|four|five|six|\d+) (day|week|month|quarter|year)/

/** "They lose money on the contract" for "they lose the contract": right behind the verb stands another object. */
function hasOtherObject({ condition }: OwnTest, plain: string): boolean {
  const verb = contentWords(OF_COMPANY.exec(plainText(condition ?? ''))?.[1] ?? '')[0]
  const named = contentWords(condition ?? '')
  return Array.from(plain.matchAll(WORD_BEFORE_PREPOSITION)).some(([, told = '', object = '']) => {
    const [other] = contentWords(object)
    return contentWords(told)[0] === verb && other !== undefined && !named.includes(other)
  })
}
const OF_COMPANY = /^(?:if )?(?:they|it|he|she|management|the (?:company|board|ceo)) (?:ever )?([a-z]+)/
const WORD_BEFORE_PREPOSITION = /(?<![a-z])([a-z]+) ([a-z&'-]+) (?=(?:on|in|with|over|about|for|from|at|to) )/g

/** "No deals.", "They did not cut guidance.": what a test names is told as not having come, with its own words. */
export function tellsThatItDidNotCome({ side, condition, measured }: OwnTest, text: string): Span | null {
  if (side !== 'happens' || condition === null || measured === null || LACKS.test(plainText(measured))) return null
  const named = contentWords(withoutCount(measured)).filter((word) => !REPEATS.test(word))
  const isDenied = (plain: string): boolean => {
    const told = contentWords(plain.replace(DENIES, ' ').replace(OF_THIS_TIME, ' '))
    if (NO_SUCH.test(plain)) return told.length > 0 && told.every((word) => named.includes(word))
    return DENIES.test(plain) && named.length > 1 && named.every((word) => told.includes(word))
  }
  for (const sentence of sentencesOf(text)) {
    const isOpen = /\?\W*$/.test(text.slice(sentence.from, sentence.to))
    const clause = isOpen
      ? undefined
      : clausesOf(text, sentence).find(({ from, to }) => {
          const plain = plainText(text.slice(from, to))
          return !SUPPOSED.test(plain) && isDenied(plain)
        })
    if (clause) return clause
  }
  return null
}

/** When it did not come says nothing of what did not. */
const OF_THIS_TIME =
  /(?<![a-z])(?:this (?:time|quarter|year|spring|summer|autumn|fall|winter|month)|again|yet|at all)(?![a-z])/g
const NO_SUCH =
  /^(?:still |so far |again |and |yet |there (?:was|were|is|are) )*no (?:new |further |more |big |other |such )*/
const DENIES =
  /(?<![a-z])(?:did not|didn't|didnt|has not|hasn't|hasnt|have not|haven't|havent|was not|wasn't|were not|weren't|no|such|so far|there)(?![a-z])/g

/** "Both votes passed." for "if either vote fails": the contrary of the test's verb, told of the test's own noun. */
export function tellsTheOpposite({ side, condition, measured }: OwnTest, text: string): Span | null {
  const plain = plainText(measured ?? '')
  const pair = OPPOSITES.find(([verb]) => verb.test(plain))
  if (side !== 'happens' || condition === null || !pair || LACKS.test(plain)) return null
  const [verb, opposite] = pair
  const named = contentWords(plain.replace(verb, ' ').replace(/(?<![a-z])(?:either|both|any|all)(?![a-z])/g, ' '))
  // "Rejection = sold" and "Approved.": the noun is the verb.
  if (named.length === 0)
    return sentencesOf(text).find(({ from, to }) => IS_APPROVED.test(plainText(text.slice(from, to)))) ?? null
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const told = plainText(text.slice(clause.from, clause.to))
      const words = contentWords(told)
      if (opposite.test(told) && !NOT_TOLD.test(told) && named.every((word) => words.includes(word))) return clause
    }
  return null
}

const IS_APPROVED = /^(?:and |it (?:was|is) |it's |they |fda )*(?:approved|passed|accepted)\W*$/
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<![a-z])(?:fails?|failed|rejection|denial|is rejected|gets rejected|is denied)(?![a-z])/,
    /(?<![a-z])(?:passed|succeeded|approved|won|went through)(?![a-z])/,
  ],
  [/(?<![a-z])(?:leaves?|quits?|resigns?)(?![a-z])/, /(?<![a-z])(?:stays|stayed|remains|extended|renewed)(?![a-z])/],
  [/(?<![a-z])(?:loses?|lose)(?![a-z])/, /(?<![a-z])(?:won|kept|keeps|renewed|extended)(?![a-z])/],
]

/**
 * "Hmm. It did shrink.": the test's own verb of something that was named before, for somebody who has one test alone.
 * @param isOfSale whether the text tells a sale, in which "Missed again." is of the company, too
 */
export function tellsByItsVerb({ side, condition, measured }: OwnTest, text: string, isOfSale = false): Span | null {
  if (side !== 'happens' || condition === null || LACKS.test(plainText(condition))) return null
  const named = contentWords(measured ?? condition)
  return (
    sentencesOf(text).find(({ from, to }, at, all) => {
      const plain = plainText(text.slice(from, to))
      const verb = (BY_VERB.exec(plain) ?? (isOfSale ? BY_VERB_ALONE.exec(plain) : null))?.[1]
      const before = text.slice(all[at - 1]?.from ?? from, all[at - 1]?.to ?? from)
      return verb !== undefined && named.includes(contentWords(verb)[0] ?? '') && !namesAnother(before, named)
    }) ?? null
  )
}

/** "The shares are a mess. They fell again.": what "they" are stands in the sentence before, and is none of the test's. */
const namesAnother = (before: string, named: readonly string[]): boolean =>
  ANOTHER.test(plainText(before)) && !contentWords(before).some((word) => named.includes(word))
const ANOTHER =
  /(?<![a-z])(?:stocks?|shares?|price|market|index|margins?|revenues?|sales|profits?|earnings|orders|bookings|users|customers|cash|debt|inventor(?:y|ies)|guidance|rates?|yields?|competitors?|rivals?|peers?|analysts?)(?![a-z])/

/** "Not up. Sold.": the test's own denial, for somebody who has one test alone. */
export function tellsByItsDenial({ side, words }: OwnTest, text: string): Span | null {
  const tested = plainText(words)
  if (side !== 'happens') return null
  return (
    sentencesOf(text).find(({ from, to }) => {
      const denial = /^(?:still |and |so )*(not [a-z]+(?: [a-z]+)?)\W*$/.exec(plainText(text.slice(from, to)))?.[1]
      return denial !== undefined && tested.includes(denial)
    }) ?? null
  )
}

const VERB =
  '(shrank|shrunk|shrink|fell|fallen|fall|left|leave|cut|lost|lose|failed|fail|missed|miss|slipped|slip|broke|broken|break|stopped|stop|declined|decline|dropped|drop|delayed|delay|diluted|dilute|quit|resigned|resign)(?: (?:again|once more|twice|(?:for )?(?:a|the) (?:second|third) time))?(?:,? by [^.;!?]{1,40})?\\W*$'
const BY_VERB = new RegExp(
  `^(?:so |and |well,? |yes,? |now )?(?:it|they|he|she)(?:'s|'ve| has| have| did| really| just| now)* ${VERB}`,
)
const BY_VERB_ALONE = new RegExp(`^(?:so |and |well,? |yes,? |now )?(?:they've |has |have )?${VERB}`)

export const SUPPOSED =
  /(?<![a-z])(?:if|unless|(?<!(?:in|of|by|since) )may|might|could|would|rumou?rs?|not (?:slipped|delayed|postponed))(?![a-z])|\?/

export const LACKS = /(?<![a-z])(?:no|not|without|never|fails? to|lack of|nothing)(?![a-z])|n't(?![a-z])/
const withoutCount = (measured: string): string =>
  plainText(measured).replace(/(?<![a-z])(?:in a row|straight|consecutive|running)(?![a-z])/g, ' ')

/** "Dividend raised 1.8%" for "if they cut the dividend": the same thing, with the contrary of a cut. */
export function tellsThatItStands({ side, measured }: OwnTest, text: string): Span | null {
  const cut = side === 'happens' && measured ? CUT.exec(plainText(measured)) : null
  const named = contentWords(cut?.groups?.thing ?? cut?.groups?.cut ?? cut?.groups?.gone ?? '')
  if (named.length === 0 || named.length > 2) return null
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const told = contentWords(plain)
      if (
        STANDS.test(plain) &&
        !NOT_TOLD.test(plain) &&
        !SHRANK.test(plain) &&
        named.every((word) => told.includes(word))
      )
        return clause
    }
  return null
}

const CUT =
  /^(?:they|it|the company|management|the board) (?:ever )?(?:cuts?|suspends?|stops?|slash(?:es)?|scraps?|eliminates?) (?:the |its |their )?(?<thing>dividend|div|payout|distribution|buyback|buybacks|guidance)$|^(?:the |a |any )?(?<cut>dividend|div|payout|distribution|buyback) (?:cut|(?:is|gets|was|were|be) (?:ever )?(?:cut|suspended|stopped))$|^(?:the |a |any |their |its )?(?<gone>[a-z0-9&'-]+(?: [a-z0-9&'-]+)?) (?:goes(?: away)?|ends|dies|disappears|expires|lapses|(?:is|gets) (?:ever )?(?:cut|repealed|scrapped|revoked|banned|cancell?ed|lost|taken away))$/
const STANDS =
  /(?<![a-z])(?:raised|increased|higher|unchanged|maintained|held|intact|confirmed|declared|fine|safe|covered|continues|reaffirmed|kept|hiked|up)(?![a-z])/

/** Whether a later text contradicts a fall that a test names: "premium revenue grew again" for "premium revenue falls". */
export function tellsTheContrary(test: OwnTest, text: string): Span | null {
  if (test.side !== 'happens' || test.measured === null || !FALLS.test(plainText(test.measured))) return null
  const named = contentWords(plainText(test.measured).replace(FALLS, ' ').replace(BY_THEN, ' ')).filter(
    (word) => !REPEATS.test(word),
  )
  if (named.length === 0 || named.length > 4) return null
  return (
    sentencesOf(text).find(({ from, to }) => {
      const plain = plainText(text.slice(from, to))
      const told = contentWords(plain)
      return (
        GROWS.test(plain) && !SHRANK.test(plain) && !NOT_TOLD.test(plain) && named.every((word) => told.includes(word))
      )
    }) ?? null
  )
}

/** By when it is looked at says nothing of what is. */
const BY_THEN =
  /(?<![a-z])(?:in|by|over|until) (?:the |this |next )?(?:spring|summer|autumn|fall|winter|year)(?![a-z])/g
const FALLS =
  /(?<![a-z])(?:(?:is|are) still (?:shrinking|falling|declining|dropping|going down)|(?:keeps?|goes? on) (?:shrinking|falling|declining|dropping)|goes? down|stops? growing|does not grow|doesn't grow|do not grow|don't grow|no longer grows?|shrinks?|falls?|declines?|drops?|(?:is|are|turns?|goes?)? ?negative|(?:falls?|drops?|goes?|is|are)? ?(?:under|below) zero(?: (?:for|in|over) (?:two|three|a few|several) (?:quarters|years)(?: in a row)?)?)(?![a-z])/
const GROWS = /(?<![a-z])(?:grew|grows?|grown|still growing|growing|rose|increased|climbed|up \d[\d.]* ?%)(?![a-z])/
