import { describe, expect, test } from 'vitest'
import { asked, decided } from '../request.fixture.ts'
import { gainsInEveryCase } from './gains-in-every-case.ts'

const found = (thesis: string) => gainsInEveryCase(asked(decided(thesis, { confidence: 8, price: '41.50' })))

describe('a gain in every case', () => {
  test.each([
    'Heads the regulator approves and it triples, tails he delays and I buy more at half. Either way I win.',
    'Whichever way the election goes I make money on this: one party builds dams, the other builds pipelines.',
    'If they win the tender it doubles, if they lose they get bought. I profit in both cases.',
    'In each of the three outcomes I end up ahead, the third just takes longer.',
    'No matter who wins the suit I come out on top.',
    'Whatever the court decides, I make money here.',
    'Every single scenario leaves me better off.',
    'I went over every ending on my list and none has me losing.',
    "There isn't a future in which this isn't twice the price.",
    'Five cases on paper, and not one of them leaves me poorer.',
    'There is no world in which I lose money.',
  ])('is told, whatever the words: %s', (thesis) => expect(found(thesis)).toHaveLength(1))

  test.each([
    'Either way I learn something: if the trial fails I lose 2%.',
    'In every case I looked at, the margin came back within two years.',
    'Whichever way the election goes they make money on this, says the chairman. I use half.',
    'Whatever happens I make a profit, said the broker. I hung up; bought on the yield of 6%.',
    "I don't win in every case: if fares fall 5% I lose a third.",
    'In all of them I come out ahead except the fourth, a recession, and that one costs me half.',
    'Cash offer at 40 with a floor: either way I make money unless the court blocks it.',
    'Both ways I looked at it, cash flow yield and book, I get to 50.',
    "Under both scenarios earnings grow, 4% and 9%. In a third they fall, and I'd lose 20%.",
    'They win in every case that goes to court.',
    'What could go wrong? The trial in May, the debt, me.',
    "It would be nice if I made money in all cases. I won't.",
    'Either way I hold: no quarter decides this. Margin 22%.',
    'In every scenario but one I make money, and that one, a strike, I size for.',
    'Whatever they decide, the company gets paid: the contract says cost plus 8%.',
    'Either way the election goes, they make money: 60% of revenue is maintenance.',
    "In every case we modelled the covenant holds. I don't lend them more than 2%.",
    'Whatever the Fed does, I gain nothing from guessing. Yield 5%.',
    'No matter what they announce on Thursday I make no change.',
    'Whichever way it breaks I end up with more shares or more cash, which is how I set it up: 40 shares, a limit at 36.',
    'Both ways of counting make me money on paper, and neither pays a bill. Margin 9%.',
    'Of my five cases none has me losing more than 3%.',
    "There isn't a year in which this isn't loss-making until 2028.",
    "There is no quarter in which it isn't higher than the one before: revenue +4, +5, +6%.",
    'None of them has me losing sleep.',
  ])('and is not in: %s', (thesis) => expect(found(thesis)).toEqual([]))
})
