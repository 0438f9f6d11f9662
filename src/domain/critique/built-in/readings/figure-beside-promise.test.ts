import { describe, expect, test } from 'vitest'
import { critiqueBuiltIn, readBuiltIn } from '../built-in-critic.ts'
import { asked, decided } from '../request.fixture.ts'

const entry = (thesis: string) => asked(decided(thesis, { price: '40', confidence: 6 }))
const isHeldUp = (thesis: string) =>
  readBuiltIn(entry(thesis)).sentences.some(
    ({ kind, text }) => kind === 'figures-named' || /You put a figure on it|There is a figure in it/.test(text),
  )

describe('a figure is no merit', () => {
  test.each([
    'A dividend of 5.1% is guaranteed income, better than my bank.',
    'Revenue grew 9% last year and it can’t go wrong from here.',
    'They have never missed a payment, net debt is 2bn, so there is no risk in it.',
    'Operating margin of 31%, a certain profit for whoever waits.',
    'Occupancy was 91% in Q2, safe as houses.',
  ])('beside the promise of something certain: %s', (thesis) => {
    expect(isHeldUp(thesis)).toBe(false)
  })

  test.each([
    'Revenue grew 9% last year. I moved dad’s care home money over.',
    'Operating margin of 31% in Q2. It is the wedding fund, but only until May.',
    'Free cash flow rose 12% last year. 8k that was set aside for the boiler.',
    'Revenue grew 9% last year. Mum’s savings are in it now.',
  ])('where money that must not be lost is spoken of: %s', (thesis) => {
    expect(isHeldUp(thesis)).toBe(false)
  })

  test.each([
    'P/E of 2. And a 31% dividend yield. Nobody looks.',
    '> "Ferry Lines reported Q3 revenue of $80M, up 60%"\n\nThat is what I waited for.',
    "> 'Ferry Lines reported Q3 revenue of $80M.'\n\nThat is what I waited for.",
  ])('where it is a payout that warns, or pasted: %s', (thesis) => {
    expect(isHeldUp(thesis)).toBe(false)
  })

  test.each([
    'Revenue grew 9% last year, and the margin was 31%.',
    'Nursing home revenue grew 9% in Q2, occupancy was 91%.',
    'Wedding revenue rose 12% in Q2.',
    'Loans grew 4% in Q2, the risk weight is 62%.',
    'The dividend of 4.1% is covered twice by free cash flow of 2bn.',
    'Deposits grew 6% in Q2; they are insured.',
    'Tuition revenue grew 8% in the spring term.',
    'Roofing sales rose 9% in Q2.',
  ])('and elsewhere it is told: %s', (thesis) => {
    expect(isHeldUp(thesis)).toBe(true)
  })

  test('where it comes from belongs to it', () => {
    const text = critiqueBuiltIn(entry('Q3 revenue of $80M, up 60%, following the purchase of the island lines.'))
    expect(text).not.toMatch(/“Q3 revenue of \$80M”/)
  })
})
