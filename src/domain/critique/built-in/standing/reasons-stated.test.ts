import { describe, expect, test } from 'vitest'
import { decided } from '../request.fixture.ts'
import { reasonsStated } from './reasons-stated.ts'

const reasons = (thesis: string) => [...reasonsStated(decided(thesis))]

describe('what a purchase rests on, as what is so', () => {
  test.each([
    ['Baking soda is in every fridge of this street.', '“Baking soda is in every fridge of this street”'],
    ['Every gym bag has a can in it.', '“Every gym bag has a can in it”'],
    ['Freight trains are full, and shippers pay on time.', '“shippers pay on time”'],
    ['They own the landfills of four states.', '“They own the landfills of four states”'],
    [
      'Two clinics in our town use nothing else, since the old pump leaked.',
      '“Two clinics in our town use nothing else, since the old pump leaked”',
    ],
  ])('%s', (thesis, quoted) => expect(reasons(thesis)).toContain(quoted))

  test.each([
    'Debt is high and the boss is new.',
    'It is cheap.',
    'The shares are down a third.',
    'I have a van of theirs.',
    'My wife has one as well.',
    'Everybody is in it.',
    'Analysts see 40.',
    'The new plant should be ready.',
    'The rent is paid a year ahead.',
    'The emergency fund is untouched.',
    'The court decides on Dec 10, 2026.',
    'The machine has to come.',
    'Earnings are on Tuesday.',
    'Growth is slowing.',
    'They lose money on each.',
    'Does every kitchen have one?',
    'If every kitchen has one I sell.',
    'Half a percent of what we own is in it.',
    'Sunday lunch is unbearable.',
  ])('and none: %s', (thesis) => expect(reasons(thesis)).toEqual([]))
})
