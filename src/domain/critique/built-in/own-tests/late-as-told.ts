import { datesOf, isAhead, type NamedDate } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround, sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { wholeWords } from '../../../language/whole-word-pattern.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfTest, quotationOfWhole } from '../basis/quotation-of-test.ts'
import { daysBetween } from '../basis/time-held.ts'

/**
 * "Later than I'd promised, but I've read the contract now": who says so is shown the entry in which they gave themselves the day, and how
 * far past it this is. Both have to speak of the same thing, and no entry since may have spoken of it.
 */
export function lateAsTold(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const late = request.earlier.length > 0 ? latenessIn(decision.thesis) : null
  const period = late && holdingPeriodOf(request)
  if (!late || !period || decision.writtenAt) return []
  const entries = [period.origin, ...period.since]
  const topics = topicsOf(decision.thesis, late)
  const spokenOf = entries.filter(({ thesis }) => shared(thesis, topics) >= LEAST)
  const entry = spokenOf.at(-1)
  const given = entry && entry.writtenAt === undefined ? dayGivenIn(entry, topics) : null
  if (!entry || !given || given.on >= dayOfEntry(decision)) return []
  const wrote = quotationOfWhole(entry.thesis, given.sentence)
  if (!wrote) return []
  const quoted = quotationOfTest(decision.thesis, late)
  const values = {
    day: dayWritten(entry),
    due: readableDate(`${given.on}T17:00:00.000Z`, MARKET_ZONE),
    wrote,
    past: daysBetween(given.on, dayOfEntry(decision)),
    words: quoted,
  }
  return [
    { kind: 'error-admitted', part: 'psychology', weight: 71, ways: LATE_AS_TOLD, values, quoted, hasOwnForm: true },
  ]
}

/** So many words of one thing are no chance. */
const LEAST = 2

const shared = (text: string, topics: ReadonlySet<string>): number =>
  [...wordsOf(text)].filter((word) => topics.has(word)).length

/** What the sentence of the lateness is about: an "annual report" is two words of it, which no list of measures has. */
const topicsOf = (thesis: string, { from, to }: Span): ReadonlySet<string> =>
  new Set([...wordsOf(thesis.slice(from, to))].filter((word) => !OF_ANY.has(word)))
const wordsOf = (text: string): ReadonlySet<string> => new Set(plainText(text).match(/(?<![a-z])[a-z]{4,}/g) ?? [])
const OF_ANY = new Set(
  'later late promised said planned wrote written announced meant done know look then today month week year time first last half rest share company decide decided that this these those with have been they them from into than when what will would could should about after before over under again more most some only just also each both every because while where which whose there their here your mine myself days weeks months very little'.split(
    ' ',
  ),
)

function latenessIn(thesis: string): Span | null {
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const found = IS_LATE.exec(plain.slice(sentence.from, sentence.to))
    if (!found) continue
    const at = sentence.from + found.index
    const { isNegated, isQuoted, isIronic, isSupposed } = standingOf(thesis, { from: at, to: at + 4 })
    // "I read the contract, later than I promised": what was read is no report of the lateness.
    const isOthers = SAYS.test(plain.slice(sentence.from, at))
    if (!(isNegated || isOthers || isQuoted || isIronic || isSupposed)) return sentence
  }
  return null
}

const IS_LATE =
  /(?<![a-z])(?:later than (?:(?:i(?:'d| had|'ve| have)? (?:promised|said|planned|written|wrote|meant|announced))|(?:promised|planned|announced)(?= ?(?:[.,;:!]|$|but)))|i(?:'m| am) (?:(?:very|a bit|a little|rather|weeks|days|a week|a month|two weeks) )*late with)(?![a-z])/

const SAYS = wholeWords('says?|said|thinks?|thought|claims?|claimed|tells?|told|according to|writes?|wrote')

/** The one sentence of an entry in which its writer says what they will have done, and by which day. */
function dayGivenIn(entry: CritiquedDecision, topics: ReadonlySet<string>) {
  const { thesis } = entry
  const today = dayOfEntry(entry)
  const ahead = datesOf(thesis, today).filter((date) => isAhead(date, today))
  const promised = ahead.flatMap((date) => promiseOf(thesis, date, topics))
  return promised.length === 1 ? (promised[0] ?? null) : null
}

function promiseOf(thesis: string, date: NamedDate, topics: ReadonlySet<string>) {
  const plain = plainText(thesis)
  const sentence = sentenceAround(thesis, date)
  const words = plain.slice(sentence.from, sentence.to)
  const found = I_WILL.exec(words)
  const isDue =
    LEADS_TO_DAY.test(plain.slice(sentence.from, date.from)) || OPENS_BY.test(plain.slice(date.from, date.to))
  if (!found || date.endsOn === null || !isDue || /\?\W*$/.test(words)) return []
  const at = sentence.from + found.index
  const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, { from: at, to: at + 2 })
  const isOther = shared(words, topics) < LEAST
  if (isNegated || isReported || isQuoted || isIronic || isSupposed || isOther) return []
  return [{ sentence, on: date.endsOn }]
}

const LEADS_TO_DAY = /(?<![a-z])(?:by|until|before|till)(?: the)?(?: end of)?(?: the)? ?$/
const OPENS_BY = /^(?:by|until|till|before) /
/** "I'll know more" and "I'll see" are no deeds. */
const I_WILL = /(?<![a-z])i(?:'ll| will| shall)(?: have)? (?!not |never |be |know |see )[a-z]+/

const LATE_AS_TOLD = ['On {day} you gave yourself until {due}, {wrote}; {past} past it you write {words}.'] as const
