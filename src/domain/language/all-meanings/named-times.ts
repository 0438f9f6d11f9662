import { matchesOf } from '../matches-of.ts'
import { rememberLatest } from '../remember-latest.ts'
import {
  type CalendarStretch,
  countOfDay,
  dayCount,
  type Groups,
  type TimeOfYear,
  YEAR_OF_DAYS,
} from './calendar-stretch.ts'
import { anyMonth } from './month-names.ts'
import { TIME_PATTERNS } from './time-patterns.ts'
import { nextTo } from './times-from-today.ts'

/** All that a text may mean with the times that it names. */
type NamedTimes = {
  readonly stretches: readonly CalendarStretch[]
  /** Of "the 15th", which names no month. */
  readonly daysOfMonth: ReadonlySet<number>
}

/**
 * The times that a text names in any way that is usual in English or German: "August 15", "15.8.", "8/15/26", "the 15th of August", "Q3",
 * "2H26", "third-quarter", "drittes Quartal", "'28", "in two years". Where a way of writing has several meanings, each of them is there.
 * @param on New York's day on which it was written
 */
export const timesNamed: (text: string, on: string) => NamedTimes = rememberLatest(findTimes)

function findTimes(text: string, on: string): NamedTimes {
  const stretches: CalendarStretch[] = [...yearsBeside(text, on)]
  const daysOfMonth = new Set<number>()
  let left = withDaysInFigures(text)
  for (const { pattern, read } of TIME_PATTERNS) {
    const spans = matchesOf(pattern, left).map((match) => {
      const isAhead = AHEAD.test(left.slice(Math.max(0, match.index - 15), match.index))
      for (const time of read(match.groups ?? {}, on))
        if ('dayOfMonth' in time) daysOfMonth.add(time.dayOfMonth)
        else stretches.push(...('from' in time ? [time] : placed(time, on, isAhead)))
      return { from: match.index, to: match.index + match[0].length }
    })
    for (const { from, to } of spans) left = left.slice(0, from) + ' '.repeat(to - from) + left.slice(to)
  }
  return { stretches, daysOfMonth }
}

/** "The end of next year" and "June last year" are of that year, whatever else of it they name. */
const yearsBeside = (text: string, on: string): readonly CalendarStretch[] =>
  matchesOf(YEAR_BESIDE, text).flatMap(({ groups }) => nextTo(on, 'year', groups?.before === undefined ? 1 : -1))
const YEAR_BESIDE =
  /(?<!\p{L})(?:(?<before>last|previous|prior|letzte[nrs]?|vergangene[nrs]?)|(?:next|coming|nächste[nrs]?|kommende[nrs]?))[- ](?:year|jahr)/giu

/** "Next June" looks ahead, and so does "again in June". */
const AHEAD = /(?:^|[^a-z])(?:next|coming|again in|nächste[nrsm]?|wieder im)\s+$/i

function placed(time: TimeOfYear, on: string, isAhead: boolean): readonly CalendarStretch[] {
  const { year, months, days = [1, 31], isYear = false } = time
  const [today, thisYear] = [countOfDay(on), Number(on.slice(0, 4))]
  const stretchIn = (of: number): CalendarStretch => ({
    from: dayCount(of, months[0], days[0]),
    to: dayCount(of, months[1], days[1]),
    isYear,
    isFromToday: false,
  })
  if (year !== null) return [stretchIn(year)]
  return [thisYear - 1, thisYear, thisYear + 1]
    .map(stretchIn)
    .filter(
      ({ from, to }) => to >= today - (isAhead ? 0 : YEAR_OF_DAYS) && from <= today + (isAhead ? 2 : 1) * YEAR_OF_DAYS,
    )
}

const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
  ...['twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth'],
]
const TENS = ['twentieth', 'thirtieth']
/** Of these words alone, "the third reason" and "a tenth of it" name no day. */
const IN_WORDS = new RegExp(
  `(?:(?<=(?<!\\p{L})(?:on|by|until|till|before|due) the |(?<!\\p{L})the (?=\\p{L}+(?:[- ]\\p{L}+)? (?:was|is|came|comes|passed|went|has|had|will)(?!\\p{L})|(?:elev|twelf|thirt|fourt|fift|sixt|sevent|eight|ninet|twent)\\p{L}*th[.,;:!?]|(?:elev|twelf|thirt|fourt|fift|sixt|sevent|eight|ninet|twent)\\p{L}*th$)|${anyMonth('before')} (?:the )?)|(?=\\p{L}+(?:[- ]\\p{L}+)? of (?:the month|${anyMonth('after')})))(?<!\\p{L})(?:(?<tens>twenty|thirty)[- ])?(?<word>${[...ORDINALS, ...TENS].join('|')})(?![\\p{L}-]| (?:quarter|qtr|half))`,
  'giu',
)

const MAY_BE_DAY = /first|second|third|(?:four|fif|six|seven|eigh|nin|ten|elf|teen|tie)th/i

/** "August fifteenth" is August 15th. */
const withDaysInFigures = (text: string): string =>
  !MAY_BE_DAY.test(text)
    ? text
    : text.replace(IN_WORDS, (...match) => {
        const { tens, word = '' }: Groups = match.at(-1)
        const at = ORDINALS.indexOf(word.toLowerCase()) + 1
        const small = at > 0 ? at : (TENS.indexOf(word.toLowerCase()) + 2) * 10
        return `${small + (tens === undefined ? 0 : tens.toLowerCase() === 'twenty' ? 20 : 30)}th`
      })
