import { expect, it } from 'vitest'
import { hoursOf } from './hours.ts'

const claims = (recordedAt: string, n: number, hits: number) =>
  Array.from({ length: n }, (_, place) => ({ recordedAt, cameTrue: place < hits }))

it('counts claims by when they were written in New York, and gives a range from ten on', () => {
  const { n, ofDay, ofWeek } = hoursOf([
    // A Monday before the session and in it, a Tuesday after it, a Saturday, and Thanksgiving.
    ...claims('2026-11-16T14:29:00.000Z', 1, 1),
    ...claims('2026-11-16T14:30:00.000Z', 10, 4),
    // Half past eleven in the evening of Tuesday in New York is Wednesday in UTC.
    ...claims('2026-11-18T04:30:00.000Z', 2, 0),
    ...claims('2026-11-21T15:00:00.000Z', 1, 0),
    ...claims('2026-11-26T15:00:00.000Z', 1, 1),
  ])
  expect(n).toBe(15)
  expect(ofDay).toMatchObject([
    { name: 'before the session', n: 1, hits: 1, range: null },
    // Wilson of 4 of 10
    {
      name: 'during the session',
      n: 10,
      hits: 4,
      range: { from: expect.closeTo(0.168, 3), to: expect.closeTo(0.687, 3) },
    },
    { name: 'after the session', n: 2, hits: 0, range: null },
    { name: 'on a day without one', n: 2, hits: 1, range: null },
  ])
  expect(ofWeek.map(({ name, n, hits }) => [name, n, hits])).toEqual([
    ['Monday', 11, 5],
    ['Tuesday', 2, 0],
    ['Thursday', 1, 1],
    ['Saturday', 1, 0],
  ])
  expect(hoursOf([])).toEqual({ n: 0, ofDay: [], ofWeek: [] })
})
