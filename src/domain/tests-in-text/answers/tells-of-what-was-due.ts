import { plainText, type Span } from '../../language/plain-text.ts'
import { sentencesOf } from '../../language/sentences.ts'
import { dayNumber } from '../../prices/day-number.ts'
import type { OwnTest } from '../own-test.ts'
import { clausesOf } from '../vocabulary/clauses.ts'
import { contentWords } from '../vocabulary/content-terms.ts'
import { NOT_TOLD } from './answers-to-test.ts'
import { LACKS, SUPPOSED } from './tells-of-test.ts'

/**
 * "No buyback in H1", "The plant is not running": whether something that a test names as missing is reported as missing, in the same words,
 * and finally. That a thing is not as it should be by a day counts from the next day on.
 */
export function tellsThatItLacks({ side, measured, byWhen }: OwnTest, text: string, today: string): Span | null {
  if (side !== 'happens' || measured === null || (byWhen?.on && byWhen.on >= today)) return null
  const plainMeasured = plainText(measured)
  const isDenied = byWhen?.on !== undefined && byWhen.on !== null && IS_NOT.test(plainMeasured)
  if (!/^no /.test(plainMeasured) && !isDenied) return null
  const named = contentWords(withoutDay(measured, byWhen?.on ? byWhen.words : ''))
  // Of "it has not fallen" nobody knows what has not.
  if (named.length < (isDenied ? 2 : 1)) return null
  return (
    sentencesOf(text).find(({ from, to }) => {
      const plain = plainText(text.slice(from, to))
      const told = contentWords(plain)
      return (
        (isDenied ? IS_NOT : /^(?:so |and |still |there (?:is|are|was|has been) )*no /).test(plain) &&
        !/(?<![a-z])(?:yet|so far|if|may|might|until|unless|worr[a-z]+|problem|need)(?![a-z])|\?/.test(plain) &&
        !(isDenied && NOT_TOLD.test(plain.replace(NEGATION, ' '))) &&
        named.every((word) => told.includes(word)) &&
        (!isDenied || saysNoMore(plain, named))
      )
    }) ?? null
  )
}

/** "The second fab is not running", "the deal with the union": a word that the test does not have may make it another one. */
export const saysNoMore = (plain: string, named: readonly string[]): boolean =>
  contentWords(plain).every((word) => named.includes(word) || OF_ANY_REPORT.has(word))
const OF_ANY_REPORT = new Set(contentWords('still now today there minus plus up down percent'))

const IS_NOT =
  /(?<![a-z])(?:is|are|has|have) (?:still )?not(?![a-z])|(?<![a-z])(?:isn't|aren't|hasn't|haven't)(?![a-z])/
const NEGATION = /(?<![a-z])not(?![a-z])|n't(?![a-z])/g
const withoutDay = (measured: string, day: string): string =>
  measured.replace(day, ' ').replace(/(?<![a-z])(?:by|until|before|at|in) (?:the )?(?:end of )?\s*$/i, ' ')

/** "Two bids are in." for "no bid by Thanksgiving": what a test names as missing is told as there, with its own words. */
export function tellsThatItIsThere({ side, measured, byWhen }: OwnTest, text: string): Span | null {
  if (side !== 'happens' || measured === null) return null
  const isDenied = byWhen !== null && IS_NOT.test(plainText(measured))
  if (!/^no /i.test(measured) && !isDenied) return null
  const named = contentWords(withoutDay(measured.replace(byWhen?.words ?? '', ' '), '').replace(UNTIL, ' '))
  if (named.length === 0 || named.length > 3) return null
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const told = contentWords(plain)
      const isTold =
        (isDenied ? IS : IS_THERE).test(plain) && !NOT_TOLD.test(plain) && !LACKS.test(plain) && !SUPPOSED.test(plain)
      if (isTold && named.every((word) => told.includes(word))) return clause
    }
  return null
}

const IS = /(?<![a-z])(?:is|are|has|have)(?![a-z])|'s(?= )/
const UNTIL = /(?<![a-z])(?:by|until|before|in|till) (?!the ).*$/i
const IS_THERE =
  /(?<![a-z])(?:(?:is|are) (?:in|here|there|signed|done|on the table|announced|approved|live)|(?:was|were|has been|have been|got) (?:signed|announced|made|approved|launched|filed|closed|won|published|agreed)|came(?! back)|arrived|signed|announced|launched|landed)(?![a-z])/

/**
 * "They raised it to 42 cents" for "if they do not raise it next February": what a test names as not done is told as done, by the same verb
 * and with the same object, not long after its day.
 */
export function tellsThatItWasDone({ side, measured, byWhen }: OwnTest, text: string, today: string): Span | null {
  const { verb, object = '' } = NOT_DONE.exec(plainText(measured ?? ''))?.groups ?? {}
  if (side !== 'happens' || verb === undefined) return null
  if (byWhen?.on && dayNumber(today) - dayNumber(byWhen.on) > MOST_DAYS_AFTER) return null
  const [stem] = contentWords(verb)
  const named = contentWords(object.replace(plainText(byWhen?.words ?? ''), ' ').replace(OF_TIME, ' '))
  if (stem === undefined) return null
  for (const sentence of sentencesOf(text))
    for (const clause of clausesOf(text, sentence)) {
      const plain = plainText(text.slice(clause.from, clause.to))
      const told = contentWords(plain)
      const done = DONE.exec(plain)?.groups?.done
      const isSame = done !== undefined && contentWords(done)[0] === stem && named.every((word) => told.includes(word))
      if (isSame && !LACKS.test(plain) && !SUPPOSED.test(plain)) return clause
    }
  return null
}

/** A report comes some weeks after what it tells. */
const MOST_DAYS_AFTER = 60
const NOT_DONE =
  /^(?:they|it|he|she|management|the [a-z]+) (?:(?:do|does|did|have|has)(?: not|n't)|never) (?<verb>[a-z]{3,})(?: (?<object>.*))?$/
const OF_TIME =
  /(?<![a-z])(?:it|them|this|that|again|at least|once|in time|by|in|before|until|next|this|the|a|an|their|its)(?![a-z])/g
/** The verb as done: a participle or a past, right behind its subject or alone. */
const DONE =
  /^(?:(?:and|so|yes|now|well),? )*(?:(?:they|it|he|she|management|the [a-z]+)(?:'ve|'s| have| has| was| were)? (?:(?:just|now|again|indeed|did) )*)?(?<done>[a-z]+(?:ed|id|pt|lt|nt|ut|d))(?![a-z])/

/** Whether something that was due by a day is reported, after that day, as late or missing: "Robotaxi slipped to Q4", "nothing published yet". */
export function tellsThatItIsLate(test: OwnTest, text: string, today: string): Span | null {
  const { side, measured, condition, byWhen } = test
  if (side !== 'happens' || measured === null || !byWhen?.on || byWhen.on >= today) return null
  if (condition !== null && !LACKS.test(plainText(measured))) return null
  const named = contentWords(measured.replace(byWhen.words, ' ')).filter((word) => word.length > 3)
  return (
    sentencesOf(text).find(({ from, to }) => {
      const plain = plainText(text.slice(from, to))
      const [subject = ''] = plain.split(LATE)
      if (NOT_OUT.test(plainText(measured)) && NOTHING_YET.test(plain)) return true
      return LATE.test(plain) && !SUPPOSED.test(plain) && contentWords(subject).some((word) => named.includes(word))
    }) ?? null
  )
}

/** "It isn't out by May 31" */
const NOT_OUT =
  /(?<![a-z])(?:(?:is|are|has|have)(?: not|n't)|not|no) (?:been )?(?:[a-z]+ )?(?:out|published|there|here|released|announced|reported|approved|signed|decided|public)(?![a-z])/
/** A sentence that says only that. */
const NOTHING_YET =
  /^(?:(?:but|and|so|still) )*(?:nothing|no (?:word|news|data|results?|readout|decision|report|figures|announcement|approval|signature))(?: (?:is|was|has been|have been))?(?: (?:published|out|released|reported|announced|there|here|in|signed|approved|decided))?(?: (?:yet|so far|today|to date))?\W*$|^(?:(?:but|and|so) )*(?:(?:it|that)(?:'s| is| was) )?(?:still )?(?:not|isn't) (?:out|published|there|here|released|announced|approved|signed)(?: (?:yet|so far|today))?\W*$/

const LATE =
  /(?<![a-z])(?:slipped|(?:was|is|has been|got)? ?(?:delayed|postponed|pushed (?:back|out)|moved) (?:to|until|into|by|again)|(?:did not|didn't|didnt) (?:come|happen|arrive|launch|show|close|ship|start|open|appear|sign|materiali[sz]e)|(?:has not|hasn't|hasnt) (?:come|happened|arrived|launched|shown|closed|shipped|started|opened|appeared|signed|materiali[sz]ed))(?![a-z])/
