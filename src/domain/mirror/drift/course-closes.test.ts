import { expect, it } from 'vitest'
import { placesOf } from '../../assets/closes.ts'
import { marketDaysBetween } from '../../prices/market-session.ts'
import { courseCloses } from './course-closes.ts'

const days = marketDaysBetween('2026-01-02', '2026-06-30')
const book = { days, places: placesOf(days) }
const closesWhere = (isKnown: (day: string) => boolean) => ({
  closes: Float64Array.from(days, (day, place) => (isKnown(day) ? place + 1 : Number.NaN)),
})

it('are all that are known from one day to another, both included, though one is a day without trading', () => {
  const closes = closesWhere((day) => day !== '2026-01-06')
  expect(courseCloses(book, closes, '2026-01-03', '2026-01-08')).toEqual([
    { on: '2026-01-05', close: 2 },
    { on: '2026-01-07', close: 4 },
    { on: '2026-01-08', close: 5 },
  ])
  expect(courseCloses(book, closes, '2026-06-29', '2026-07-05').map(({ on }) => on)).toEqual([
    '2026-06-29',
    '2026-06-30',
  ])
  expect(
    courseCloses(
      book,
      closesWhere(() => false),
      '2026-01-02',
      '2026-06-30',
    ),
  ).toEqual([])
})

it('are forty of many at even distances, the first and the last one among them', () => {
  const found = courseCloses(
    book,
    closesWhere(() => true),
    '2026-01-02',
    '2026-06-30',
  )
  expect(found).toHaveLength(40)
  expect([found[0]?.on, found.at(-1)?.on]).toEqual(['2026-01-02', '2026-06-30'])
  const steps = found.slice(1).map(({ close }, at) => close - (found[at]?.close ?? 0))
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([3, 4])
})

it.each([
  ['no day is missing', () => true],
  ['a day is missing', (day: string) => day !== '2026-03-03'],
  ['every third day is missing', (day: string) => Number(day.slice(8)) % 3 !== 0],
])('are at the nearest places of all that are known, where %s', (_, isKnown) => {
  const { closes } = closesWhere(isKnown)
  const from = days.indexOf('2026-01-12')
  const all = [...closes.slice(from)].filter((close) => !Number.isNaN(close))
  const nearest = Array.from({ length: 40 }, (_each, nth) => all[Math.round((nth * (all.length - 1)) / 39)])
  expect(courseCloses(book, { closes }, '2026-01-12', '2026-06-30').map(({ close }) => close)).toEqual(nearest)
})
