import { describe, expect, test } from 'vitest'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { decided } from '../request.fixture.ts'
import { roomToLine } from './room-to-line.ts'

const roomIn = (thesis: string) => {
  const decision = decided(thesis, { price: '100' })
  return ownTestsOf(decision).flatMap((each) => roomToLine(each, decision) ?? [])
}

describe('from a figure of the entry to the line of its own test', () => {
  test.each([
    ['Occupancy 94.5% at the last count. I sell if occupancy falls under 91%.', '94.5%', '3.5 points'],
    ['The loan-to-deposit ratio is 82%. Out if the loan-to-deposit ratio rises above 95%.', '82%', '13 points'],
    ['Ticket sales grew 9% last year. If ticket sales grow less than 8% in a quarter, I was wrong.', '9%', '1 point'],
    ['Like-for-like growth 6.5%; if it drops under 3% I sell.', '6.5%', '3.5 points'],
    ['Combined ratio 91.4. Combined ratio above 97 and I am out.', '91.4', 'a rise of 5.6'],
    [
      'New members 4 million a quarter. Out if new members fall below 3 million a quarter.',
      '4 million',
      'a fall of 25.00%',
    ],
    [
      'Base case is sales up 3%, a flat 11% margin, 2% fewer shares. Operating margin below 10% for a year and I leave.',
      '11%',
      '1 point',
    ],
    ['Margin 14%. If the operating margin falls under 12% I sell.', '14%', '2 points'],
    ['Margins of 9.5% and no debt. I am out if EBIT margin drops below 8%.', '9.5%', '1.5 points'],
    ['They keep an 18 percent margin. If group margin goes below 15% I sell.', '18 percent', '3 points'],
    ['The margin is 7%. Wrong if the operating margin is under 5% for two quarters.', '7%', '2 points'],
    ['A 21% margin pays for it. Sold if operating margin comes in below 20%.', '21%', '1 point'],
  ])('stands how far it is: %s', (thesis, today, room) => expect(roomIn(thesis)).toEqual([{ today, room }]))

  test.each([
    // The figure of somebody else, of another time, of a range, a wish, a forecast or a denial.
    'Occupancy of its rivals is 94%. I sell if occupancy falls under 91%.',
    'Occupancy was 94% five years ago. I sell if occupancy falls under 91%.',
    'Occupancy at its peak was 97%. I sell if occupancy falls under 91%.',
    'Management guides occupancy to 94%. I sell if occupancy falls under 91%.',
    'I want occupancy of 94% or more. I sell if occupancy falls under 91%.',
    'Occupancy should be 94% by 2027. I sell if occupancy falls under 91%.',
    'Occupancy is not 94%, whatever they say. I sell if occupancy falls under 91%.',
    'Occupancy is 92 to 95%. I sell if occupancy falls under 91%.',
    'Growth was 6, 7 and 5% in three quarters. Under 3% and I sell.',
    // Another measure, or another unit.
    'The margin is 34%. I sell if occupancy falls under 91%.',
    'Occupancy rose 2%. I sell if occupancy falls under 91%.',
    'Occupancy revenue 94 million. I sell if occupancy falls under 91%.',
    // A margin of another kind, of before, of others, of a range, or far from the line.
    'Base case 3% growth, a 12 to 14% margin, 2% fewer shares. Operating margin below 10% and I leave.',
    'Margin 38%. Operating margin below 10% and I leave.',
    'Margin was 12% before the strike. Operating margin below 10% and I leave.',
    'Rivals live on a 12% margin. Operating margin below 10% and I leave.',
    'Margin 11 to 13%. Operating margin below 10% and I leave.',
    'A 12% margin. Gross margin below 10% and I leave.',
    'They want a 12% margin. Operating margin below 10% and I leave.',
    // Past the line already, at it, or no figure that decides.
    'Occupancy 88%. I sell if occupancy falls under 91%.',
    'Occupancy 91%. I sell if occupancy falls under 91%.',
    'Occupancy 94%. I sell if the chief leaves.',
    'The share is at 94. I sell if it falls under 91.',
    'Shipments above 150 and I add; shipments below 100 and I sell.',
    'My friend says occupancy is 94%. I sell if occupancy falls under 91%.',
  ])('and where that is not certain nothing does: %s', (thesis) => expect(roomIn(thesis)).toEqual([]))
})
