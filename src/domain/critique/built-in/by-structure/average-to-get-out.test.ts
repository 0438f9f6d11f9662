import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { averageToGetOut } from './average-to-get-out.ts'

const found = (thesis: string) => averageToGetOut(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('an average that is lowered to get out', () => {
  test.each([
    'At 4 I bought 300, at 2 another 300, and now 600 at 1: the average comes down to 1.75 and a rise of 75% has me out at nil.',
    "Another lot down here pulls my average to 31, and from there it isn't far to zero loss. Then never again.",
    "By doubling at this price I halve what it has to climb before I'm level.",
    'With this lot it only needs to get to 22 for me to walk away clean.',
    'Lowers my entry to 12, so a small bounce gets me out at cost.',
    "Averaging down here, and with a rise of 10% I'm square.",
    "Half as much again at this price cuts the distance it has to climb until I'm even.",
    'Eighty more here drags my average down to 19, so a small bounce gets me out without a loss.',
    "With these my cost comes down to 50 and I'm whole at a price it had in May.",
    "Doubling up cuts what it has to rise until I'm even to a quarter.",
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    'Second of three planned lots. It brings my average to 31, which is no reason for anything.',
    'They bring the cost down to 40 dollars a barrel and are back to even at 50.',
    'The average cost per tonne comes down to 700, so they need less of a price rise to be whole.',
    "Buying because orders rose 12%. The average comes down to 31; whether I get out even I don't know or care.",
    'Adding at 22 not to lower the average but because net cash is 20.',
    "My neighbour brings his average down so he is level sooner. I'd rather sell.",
    'It only needs to get to 12% margin for the debt to be covered.',
    'It only has to reach 22 for the warrants to be in the money.',
    'Lowers my average to 40. I would buy it at 60 as well: free cash flow yield 9%.',
    "I'm not averaging down to get out clean. The first lot was a mistake and is sold.",
    "Brings my average to 44. I don't care what I'm level at; at 44 it's 8 times free cash flow.",
    'They reduce what a tonne has to cost until they are even: 31 dollars.',
    'Lowering the cost base gets them to break-even at 60% load.',
    'They lower the average age of the fleet to 6 years, so maintenance needs less to be whole.',
    'Bought 30 more. My average is 44 now; it needs 50% to be back where I started, and that is not why I bought.',
    "With these I average 30. Whether I'm even next year is noise: book value is 41.",
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
