/** A day as it is written in English in a text. */
export type WrittenDay = {
  readonly text: string
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly year: number | null
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Whole names or their usual beginnings: a margin and a decline only begin like a month. */
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])\\.?'
const MONTH_FIRST = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?\\b(?![.,]?\\d|\\s?%)(?:,? (\\d{4}))?`, 'gi')
const DAY_FIRST = new RegExp(`(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}(?:,? (\\d{4}))?`, 'gi')
const CALENDAR = /\b(\d{4})-(\d\d)-(\d\d)\b/g

/** What the journal knows the day of. A day of the world's events stands in sentences of another kind. */
const DOES =
  /\byou (?:had |have )?(?:wrote|written|said|bought|sold|added|held|set|moved|removed|lowered|raised|noted|recorded|decided|promised|watched)\b/i

/** The days in a sentence that says of the investor what they wrote or did; none in any other sentence. */
export const daysOfTheInvestor = (sentence: string): WrittenDay[] => (DOES.test(sentence) ? writtenDays(sentence) : [])

const DID =
  '(?:wrote|written|said|bought|sold|added|moved|removed|lowered|raised|noted|recorded|decided|promised)(?!\\p{L})'
const ALREADY = '(?:(?:had|have|already|also|first|even|again|still) )*'
const IN_MONTH = `(?:in|during) ${MONTH}(?: (\\d{4}))?`
/** “In March you promised”, “you bought in March”: the month is that of what the investor did. */
const MONTH_OF_DOING = new RegExp(
  `(?<!\\p{L})${IN_MONTH},? you ${ALREADY}${DID}|(?<!\\p{L})you ${ALREADY}${DID}(?: (?:it|this|so|them|more|some|all|half))? ${IN_MONTH}(?=[.,;:!)]|$| (?:that|of|and|but|to|when|at|for|with|about)(?!\\p{L}))`,
  'giu',
)
const ONLY_SUPPOSED =
  /(?<!\p{L})(?:if|unless|whether|would|could|should|might|never|not|no|had you|suppose|imagine)(?!\p{L})|n['’]t(?!\p{L})|[?？]/iu

/** A month as it is written in English, in which the investor is said to have done something. */
type WrittenMonth = Pick<WrittenDay, 'text' | 'month' | 'year'>

/** None in a sentence that only supposes, denies or asks. */
export function monthsOfTheInvestor(sentence: string): WrittenMonth[] {
  if (ONLY_SUPPOSED.test(sentence)) return []
  return Array.from(sentence.matchAll(MONTH_OF_DOING), ([text, month, year, otherMonth, otherYear]) => ({
    text,
    month: monthOf(month ?? otherMonth),
    year: year || otherYear ? Number(year ?? otherYear) : null,
  }))
}

/** Whether a text names the month, alone or with a day. Without a year any year is meant. */
export const namesMonth = (text: string, { month, year }: WrittenMonth): boolean =>
  [...writtenDays(text), ...writtenMonths(text)].some(
    (other) => other.month === month && (year === null || other.year === null || other.year === year),
  )

/** Whether a text names the day. Without a year any year is meant. */
export const namesDay = (text: string, { month, day, year }: WrittenDay): boolean =>
  writtenDays(text).some(
    (other) =>
      other.month === month && other.day === day && (year === null || other.year === null || other.year === year),
  )

/** In English, or as calendar days. */
export const writtenDays = (text: string): WrittenDay[] => [
  ...Array.from(text.matchAll(MONTH_FIRST), ([whole, month, day, year]) => written(whole, monthOf(month), day, year)),
  ...Array.from(text.matchAll(DAY_FIRST), ([whole, day, month, year]) => written(whole, monthOf(month), day, year)),
  ...Array.from(text.matchAll(CALENDAR), ([whole, year, month, day]) => written(whole, Number(month), day, year)),
]

const ANY_MONTH = new RegExp(`\\b${MONTH}(?: (\\d{4}))?`, 'gi')
const writtenMonths = (text: string): Omit<WrittenMonth, 'text'>[] =>
  Array.from(text.matchAll(ANY_MONTH), ([, month, year]) => ({
    month: monthOf(month),
    year: year ? Number(year) : null,
  }))

const monthOf = (name = ''): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

const written = (text: string, month: number, day: string | undefined, year: string | undefined): WrittenDay => ({
  text,
  month,
  day: Number(day),
  year: year === undefined ? null : Number(year),
})
