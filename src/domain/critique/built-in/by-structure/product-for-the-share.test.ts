import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { productForTheShare } from './product-for-the-share.ts'

const found = (thesis: string) => productForTheShare(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('a product that the writer or all around them would buy, and no word on the company', () => {
  test.each([
    "I'd order one today. Whoever has pushed a pram up our street would.",
    'Everybody in my band plays them. Great sound too.',
    "I know nobody who doesn't have one. Wonderful thing.",
    'All my friends at the rink drink it. In.',
    "I'd pay for it tomorrow and so would every teacher in this town.",
    'Half the class at our gym wears them. Looks great.',
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    "I'd buy one tomorrow, but that proves nothing about the shares.",
    'Everyone at my school has one. Gross margin fell to 31% all the same.',
    "I'd buy it tomorrow at 30.",
    "Everyone at work buys it. I won't; the patents end in 2027.",
    'My colleague says everybody at his gym drinks it.',
    'Every bank in our country uses it, and a switch takes three years. Contracts run to 2031.',
    "There isn't a quarter without a miss. New chief, fewer plants.",
    "Everybody I know has one, and that's the trouble: who is left?",
    'Everybody at the dealership drives one, they get them at cost. So I look at the order book instead: 9 months.',
    "I'd buy two of these pumps tomorrow, my boss wouldn't: too dear. That's the risk.",
    "All my colleagues in the lab use it because the grant pays. When the grant ends we'll see.",
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
