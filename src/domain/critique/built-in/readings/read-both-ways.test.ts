import { describe, expect, test } from 'vitest'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const saidOf = (thesis: string) =>
  readBuiltIn(asked(decided(thesis, { price: '86', confidence: 7 })))
    .sentences.filter(({ kind }) => kind === 'confirmation')
    .map(({ text }) => text)

describe('two opposed cases that both speak for it', () => {
  test.each([
    "If the next quarter is good the turnaround has started. If it's bad, that's only cleaning house, which is more bullish.",
    'If results are good it confirms what I say. If they are bad, the state will stimulate harder, which is even better.',
    'If it goes up I was right. If it goes down it just gets cheaper and I am still right.',
    'If the report is bad I add, and if it is good I add.',
  ])('%s', (thesis) => expect(saidOf(thesis)[0]).toMatch(/“.+”.+“.+”/))

  test('in one quotation where it holds both', () =>
    expect(saidOf('If the harvest report disappoints I buy more, if it surprises I buy more.')[0]).toMatch(
      /^By “[^“]+” good news and bad/,
    ))
})

describe('and not', () => {
  test.each([
    'If it goes up I was right. If it goes down I was wrong.',
    'If the deal closes I get 54, and if it fails it is worth 60.',
    'If the quarter is good I add. If it is bad it is better to sell.',
    'He says that if it is good it is right and if it is bad it is even better.',
    'If rates are up it helps them. If rates are down it helps them too, less. Worst case they break even.',
    'If it goes up I buy more, if it goes down I sell.',
    'My wife says if it falls I buy more, if it rises I buy more. Sales +4%.',
    'If it drops I add, if it rises I add, the plan is monthly.',
    'If they miss they buy more ads, if they beat they buy more ads.',
  ])('%s', (thesis) => expect(saidOf(thesis)).toEqual([]))
})
