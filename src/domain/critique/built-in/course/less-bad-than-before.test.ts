import { expect, it } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const first = (thesis: string, action: 'Buy' | 'Watch') =>
  decided(thesis, { action, at: '2026-02-02T15:00:00.000Z', price: '149', confidence: 6 })
const saidOf = (before: string, now: string, action: 'Buy' | 'Watch' = 'Buy') =>
  readBuiltIn(
    asked(decided(now, { action: action === 'Buy' ? 'Hold' : 'Keep Watching', price: '154', confidence: 5 }), [
      first(before, action),
    ]),
  ).sentences.filter(({ kind }) => kind === 'confidence-lowered-on-bad-news')

it.each([
  ['Volumes -2% last quarter, should turn.', 'Volumes -1%, better but slower than I hoped.'],
  ["Price is there. Volumes aren't: minus 2% in North America again.", 'I feel the itch. Volumes -1%.'],
  ['Sales fell 5% in the year, margin 9%.', 'Sales fell 3%, margin 9%.'],
  ['Comps -2% after -1% in spring, traffic the same.', 'Comps -1%.'],
])('what went down less than the last time is no bad news: %s / %s', (before, now) =>
  expect(saidOf(before, now)).toEqual([]),
)

it.each([
  ['Volumes -2% last quarter, should turn.', 'Volumes -4%.'],
  ['Volumes -2% last quarter, should turn.', 'Comps -1%.'],
  ['Sales grew 5%, margin 9%.', 'Sales fell 2%.'],
])('and what went down more, or for the first time, is: %s / %s', (before, now) =>
  expect(saidOf(before, now)).toHaveLength(1),
)

it('is told of a holding only where something is held', () => {
  expect(saidOf('Volumes -2% last quarter.', 'Volumes -4%.', 'Watch')).toEqual([])
})
