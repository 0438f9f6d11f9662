import { datesOf, type NamedDate } from '../language/dates.ts'
import { plainText } from '../language/plain-text.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'

/**
 * "The 19th", "Friday the 13th": a day without its month is the next one of that number, or the day of that number which the text names with
 * its month. Where the text names another day behind that, or the day of the week is another, nobody knows which month is meant.
 * @param at where the words begin, behind their "on" or "by"
 * @param today the ISO day on which the text was written
 * @returns undefined where no such day stands there; without `endsOn` where its month is not certain
 */
export function dayOfMonthAt(text: string, at: number, today: string): NamedDate | undefined {
  const match = ALONE.exec(plainText(text).slice(at))
  if (!match) return undefined
  const { weekday, day = '' } = match.groups ?? {}
  const place = { from: at, to: at + match[0].length }
  const next = nextOf(Number(day), today)
  const later = datesOf(text, today).flatMap(({ from, to, endsOn }) =>
    (to <= place.from || from >= place.to) && endsOn && endsOn > today ? [endsOn] : [],
  )
  const isNext = later.every((each) => each.slice(0, 7) <= (next ?? today).slice(0, 7))
  const on = isNext
    ? next
    : later.every((each) => each === later[0] && Number(each.slice(8)) === Number(day)) && later[0]
  const isCertain = on && (weekday === undefined || WEEKDAYS[dayNumber(on) % WEEKDAYS.length] === weekday)
  return { ...place, endsOn: isCertain ? on : null }
}

/** The first day of that number from today on, within a month: whoever means the 30th in February may mean its end. */
function nextOf(day: number, today: string): string | undefined {
  const first = dayNumber(today)
  const days = Array.from({ length: LONGEST_MONTH }, (_, ahead) => dayOfNumber(first + ahead))
  return days.find((each) => Number(each.slice(8)) === day)
}
const LONGEST_MONTH = 31

/** The first day of the calendar was a Thursday. */
const WEEKDAYS = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday']

const ALONE =
  /^(?:the )?(?:(?<weekday>(?:mon|tues|wednes|thurs|fri)day),? the )?(?<day>[12]?\d|3[01])(?:st|nd|rd|th)(?= ?(?:[.,;:!)–—-]|$)| at the (?:open|close)| (?:either way|whatever|no matter|regardless|come what may|in any case|in either case|win or lose))/
