import { dayNumber, dayOfNumber } from '../../prices/day-number.ts'
import { NUMBER_WORD, numberOf } from '../quantities.ts'
import { type CalendarStretch, countOfDay, type Groups, type TimePattern } from './calendar-stretch.ts'
import { calendarPattern } from './written-year.ts'

const UNITS = { day: 1, week: 7, month: 31, quarter: 92, year: 366 }
type Unit = keyof typeof UNITS

const UNIT =
  '(?:(?<day>days?|tage?n?)|(?<week>weeks?|wochen?)|(?<month>months?|monat(?:e[ns]?|s)?)|(?<quarter>quarters?|quartale?[ns]?)|(?<year>years?|jahre?[ns]?))(?!\\p{L})'
const COUNTS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  'a few': [2, 6],
  several: [2, 9],
  wenigen: [2, 6],
  einigen: [2, 9],
  'a couple of': [2, 3],
  zwei: [2, 2],
  drei: [3, 3],
  vier: [4, 4],
  fünf: [5, 5],
  sechs: [6, 6],
}
const COUNT = `(?<count>${Object.keys(COUNTS).join('|')}|${NUMBER_WORD}|an?|eine[mnrs]?)`

/** Times that are told by how far they are from the day of writing: "today", "next month", "in two years", "three weeks ago". */
export const FROM_TODAY: readonly TimePattern[] = [
  {
    pattern: calendarPattern(
      '(?<!\\p{L})(?:half a (?<half>year)|(?:a |one )?fortnight) (?:(?<before>ago|back|earlier)|from now|later|away|to go|left)',
    ),
    read: ({ half, before }, on) =>
      around(
        on,
        half === undefined ? [2, 2] : [6, 6],
        half === undefined ? 'week' : 'month',
        before === undefined ? 1 : -1,
      ),
  },
  {
    pattern: calendarPattern(`(?:${COUNT}[ -]${UNIT}(?: ago| back| earlier)|(?<=(?<!\\p{L})vor )${COUNT} ${UNIT})`),
    read: (groups, on) => around(on, countedIn(groups), unitOf(groups), -1),
  },
  {
    pattern: calendarPattern(
      `(?:(?:in|within|after|another|innerhalb von|nach)(?: (?:about|roughly|around|the next|less than|another|etwa|rund))* ${COUNT}[ -](?:more |full )?${UNIT}|${COUNT}[ -](?:more )?${UNIT} (?:from now|later|hence|more|out|left|remaining|to go|away|until|till|before|bis)|(?:another|noch) ${COUNT} ${UNIT}|${COUNT} more ${UNIT})`,
    ),
    read: (groups, on) => around(on, countedIn(groups), unitOf(groups), 1),
  },
  {
    pattern: calendarPattern(
      '(?<!\\p{L})(?:(?:mid|middle of the|end of the)[- ](?:(?<quarter>quarter)|(?<month>month))|(?:(?<quarter2>quarter)|(?<month2>month))[- ]end|weekend|wochenende)(?!\\p{L})',
    ),
    read: ({ quarter, quarter2, month, month2 }, on) =>
      nextTo(on, (quarter ?? quarter2) ? 'quarter' : (month ?? month2) ? 'month' : 'week', 0),
  },
  {
    pattern: calendarPattern(
      `(?<!\\p{L})(?:(?<before>last|past|previous|prior|letzte[nrsm]?|vergangene[nrsm]?)|(?<now>this|current|the|diese[nrsm]?|laufende[nrsm]?)|(?<after>next|coming|following|nächste[nrsm]?|kommende[nrsm]?))[ -]${UNIT}`,
    ),
    read: ({ before, after, ...groups }, on) =>
      nextTo(on, unitOf(groups), before !== undefined ? -1 : after !== undefined ? 1 : 0),
  },
  {
    pattern: calendarPattern(
      '(?<!\\p{L})(?<day>today|tonight|tomorrow|yesterday|(?:this|last) (?:morning|evening|night)|heute|gestern|morgen)(?!\\p{L})',
    ),
    read: (_, on) => stretch(on, -1, 1, 'day'),
  },
  {
    pattern: calendarPattern(
      '(?<!\\p{L})(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?-i:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?!\\p{L})',
    ),
    read: (_, on) => stretch(on, -7, 7, 'day'),
  },
]

const unitOf = (groups: Groups): Unit =>
  (['day', 'week', 'month', 'quarter', 'year'] as const).find((unit) => groups[unit] !== undefined) ?? 'day'

function countedIn({ count = '' }: Groups): readonly [number, number] {
  const word = count.toLowerCase()
  const number = numberOf(word) ?? 1
  return COUNTS[word] ?? [number, number]
}

/** Told in a unit, it is as exact as half of one, and a day. */
function around(
  on: string,
  [least, most]: readonly [number, number],
  unit: Unit,
  sign: 1 | -1,
): readonly CalendarStretch[] {
  const ends = [sign * ((least - 0.5) * UNITS[unit] - 1), sign * ((most + 0.5) * UNITS[unit] + 1)]
  return stretch(on, Math.min(...ends), Math.max(...ends), unit)
}

/** "Next month" may begin tomorrow, and "this week" is mostly over on its Friday. */
export function nextTo(on: string, unit: Unit, away: -1 | 0 | 1): readonly CalendarStretch[] {
  if (unit === 'year') {
    const year = Number(on.slice(0, 4)) + away
    return [{ from: countOfDay(`${year}-01-01`), to: countOfDay(`${year}-12-31`), isYear: true, isFromToday: false }]
  }
  const step = UNITS[unit]
  return stretch(on, away < 0 ? -2 * step : away > 0 ? 0 : -step, away > 0 ? 2 * step : away < 0 ? 0 : step, unit)
}

function stretch(on: string, first: number, last: number, unit: Unit): readonly CalendarStretch[] {
  const dayAfter = (days: number) => countOfDay(dayOfNumber(dayNumber(on) + Math.round(days)))
  const isYear = unit === 'year'
  return [{ from: dayAfter(first), to: dayAfter(last), isYear, isFromToday: !isYear }]
}
