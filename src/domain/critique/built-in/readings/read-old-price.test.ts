import { describe, expect, test } from 'vitest'
import type { CritiquedDecision } from '../../critique.ts'
import { readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const kindsOf = (price: string, thesis: string, facts: Partial<CritiquedDecision> = {}) =>
  readBuiltIn(asked(decided(thesis, { price, ...facts }))).sentences.map(({ kind }) => kind)

describe('a price of before as the reason', () => {
  test.each([
    ['49', 'Omo this stock was 148 last year and now 49! It must go back, at least to 100. Same company, same drug.'],
    ['31', 'In 2021 people paid 210 for this. Now it costs 31. The shops are the same, so it will find its way home.'],
    ['31', 'Peak was 96, we are at 31. Even half way back is a fifty percent gain.'],
    ['12', "Bought because the high is 88 and here it's 12, so much room."],
    ['12', 'It has been at 60 three times, so 60 is where it belongs.'],
    ['12', 'All time high 340. I only need it to get to half of that.'],
    ['12', 'it touched 45 in 2021, going back there for sure'],
    ['5', 'This one don fall from 80 naira reach 5, e go come back.'],
    ['90', 'It never went under 85 in five years, so 85 is the floor.'],
    ['35', 'Two states hold a tenth each. A floor is under the price.'],
  ])('is asked about at %s: %s', (price, thesis) => expect(kindsOf(price, thesis)).toContain('anchoring-to-past-price'))

  test.each([
    ['31', 'In 2021 people paid 210 for this, which was silly. I pay 14 times earnings and it will go up with them.'],
    ['31', 'Peak sales were 96 million in 2021 and are 31 now; they will come back.'],
    ['31', 'It was 96 once and will not see that again. I buy the dividend.'],
    ['31', 'The old high of 96 means nothing to me. Net cash is 12 a share, it should go up.'],
    ['31', 'My neighbour thinks it must go back to 210. I count on 40.'],
    ['31', 'Margin peaked at 31% in 2021 and is at 19% now.'],
    ['12', 'It was 60 last year. What changed? The patent. It will not come back.'],
    ['31', 'If it ever gets back to 60 I sell.'],
    ['31', 'Oil was 120 and must go back there for the drillers to hire.'],
    ['31', 'They had 96 stores in 2021, closed 60, and will come back to 80.'],
    ['31', 'It was 96 before they sold the bank. The bank was most of it.'],
    ['31', 'The theatre fell from 96 seats to 31. Back to work.'],
    ['31', 'Cost per unit has a floor under it: copper.'],
  ])('and nothing is said of it at %s: %s', (price, thesis) =>
    expect(kindsOf(price, thesis)).not.toContain('anchoring-to-past-price'),
  )

  test('nor of an option, whose price is no price of the share', () => {
    const option = { right: 'call', strike: '100', expiresOn: '2026-12-18', multiplier: '100' } as const
    const { sentences } = readBuiltIn(
      asked(decided('It was 148 last year, it must go back there.', { price: '4' }), [], { option }),
    )
    expect(
      sentences.find(({ kind, text }) => kind === 'anchoring-to-past-price' && text.includes('148')),
    ).toBeUndefined()
  })
})
