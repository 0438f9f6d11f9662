import { dayNumber, dayNumberOf } from '../../prices/day-number.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../prices/market-calendar.ts'
import { calendarDay, type Instant } from '../../time.ts'
import type { CritiqueRequest, Headline } from '../critique.ts'
import { sentencesOf, withoutLabel } from '../critique-sentences.ts'
import { folded } from './checked-quotations.ts'
import { type WrittenDay, writtenDays } from './dates-in-text.ts'

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
const COUNTS = [...NUMBERS, ...TEENS]
const BEFORE_DECISION = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|an?|${COUNTS.join('|')}) (day|week|month|year)s? (?:before|prior to|ahead of) (?:you (?:wrote|decided|bought|sold|acted)|(?:your|this) (?:buy|purchase|decision|entry|sale|sell|hold|update|thesis))(?!\\p{L})`,
  'giu',
)
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const

/** What is quoted, the publisher and the day, where only such words stand between them. */
const WORDS =
  '(?:[\\s:()]|(?<![a-z])(?:on|of|from|dated|by|in|reported|reports|wrote|writes|said|says|published|ran|carried|headlined|headlines?|the|its|that|with|under)(?![a-z]))*'
const LISTED = `${WORDS}(?:,${WORDS})?`
const OPENS = '(?:^|[.,:] |(?:and|but) )(?:on )?'
const BOUND = new RegExp(
  `${OPENS}⟨D⟩${LISTED}(?:⟨P⟩${LISTED})?⟨Q⟩|⟨P⟩${LISTED}⟨D⟩${LISTED}⟨Q⟩|⟨Q⟩${WORDS}(?:⟨P⟩${WORDS})?⟨D⟩|⟨Q⟩ \\((?:⟨P⟩,? )?⟨D⟩\\)`,
  'i',
)
const OF_INVESTOR = /(?<!\p{L})(?:you|your)(?!\p{L})/iu
const QUOTED = /“([^“”]+)”|"([^"\n]+)"/g
/** In characters: fewer may stand anywhere. */
const LEAST_QUOTED = 8

/**
 * Sentences, in English, that quote one headline and say that it is of a day which is not its own, in numbers of days or by the
 * calendar. A day more or less is let pass, for midnight is elsewhere at another time.
 */
export const wronglyDatedHeadlines = (text: string, request: CritiqueRequest): readonly string[] =>
  sentencesOf(text)
    .map(withoutLabel)
    .filter((sentence) => {
      const headlines = quotedHeadlines(sentence, request)
      const told = headlines.length > 0 ? toldDay(sentence, headlines) : null
      return told !== null && !headlines.some(({ publishedAt }) => told(publishedAt, request.decision))
    })

/** Those that the sentence's only quotation is out of; none where a thesis has the same words. */
function quotedHeadlines(
  sentence: string,
  { headlines = [], decision, earlier }: CritiqueRequest,
): readonly Headline[] {
  const [quotation, ...more] = sentence.matchAll(QUOTED)
  const words = folded(quotation?.[1] ?? quotation?.[2] ?? '').replace(/^[\s.,;:!?…]+|[\s.,;:!?…]+$/g, '')
  const isOwn = [decision, ...earlier].some(({ thesis }) => folded(thesis).includes(words))
  if (more.length > 0 || words.length < LEAST_QUOTED || isOwn) return []
  return headlines.filter(({ title }) => folded(title).includes(words))
}

/** Whether something of a moment may be meant. */
type IsMeant = (at: Instant, decision: CritiqueRequest['decision']) => boolean

/** null where no single day is told of the headline. */
function toldDay(sentence: string, headlines: readonly Headline[]): IsMeant | null {
  const quoted = sentence.replace(QUOTED, '⟨Q⟩')
  const relative = [...quoted.matchAll(BEFORE_DECISION)]
  const days = writtenDays(quoted)
  const [day] = days
  const [first] = relative
  if (days.length + relative.length !== 1) return null
  const marked = publishersMarked(quoted.replace(BEFORE_DECISION, '⟨D⟩').replace(day?.text ?? '⟨D⟩', '⟨D⟩'), headlines)
  if (OF_INVESTOR.test(marked) || !BOUND.test(marked)) return null
  return first ? isSoLongBefore(first[1] ?? '', first[2] ?? '') : day ? isOfDay(day) : null
}

const publishersMarked = (text: string, headlines: readonly Headline[]): string =>
  headlines.reduce((marked, { publisher }) => marked.replaceAll(publisher, '⟨P⟩'), text)

function isSoLongBefore(count: string, unit: string): IsMeant {
  const days = DAYS[unit.toLowerCase() as keyof typeof DAYS]
  const told = countOf(count.toLowerCase())
  const isNear = (before: number) =>
    days === 1 ? Math.abs(before - told) <= 1 : before > (told - 1) * days && before < (told + 1) * days
  return (at, { at: decidedAt, writtenAt = decidedAt }) =>
    [decidedAt, writtenAt].some((until) => isNear(calendarDaysBetween(at, until)))
}

const countOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : COUNTS.includes(word) ? COUNTS.indexOf(word) + 1 : 1

const isOfDay =
  ({ month, day, year }: WrittenDay): IsMeant =>
  (at) => {
    const published = calendarDay(at, MARKET_ZONE)
    const own = Number(published.slice(0, 4))
    const years = year === null ? [own - 1, own, own + 1] : [year]
    return years.some((one) => Math.abs(dayNumberOf(one, month, day) - dayNumber(published)) <= 1)
  }
