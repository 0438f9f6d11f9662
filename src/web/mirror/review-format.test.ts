import { describe, expect, it } from 'vitest'
import { measuredWords, rangeWords, rememberedWords } from './review-format.ts'

describe('the question about the return', () => {
  it('asks for what is recorded: up to the sale of what was sold', () => {
    expect(measuredWords({ action: 'Buy' })).toBe(
      'The price alone: until now, and of what you have sold, up to its sales.',
    )
    expect(measuredWords({ action: 'Sell' })).toBe('The price alone, since you sold it.')
    expect(measuredWords({ action: 'Watch' })).toBe('The price alone, until now.')
    const option = { quantity: '1', right: null, strike: null, expiresOn: null }
    expect(measuredWords({ action: 'Sell', option })).toBe('The option, not the share, since you sold it.')
  })
})

describe('what was remembered', () => {
  const review = { recalled: { confidence: 6, why: 'It fell.', returnPercent: -5 }, confidence: 6, returnPercent: -20 }

  it('is better or worse of what was bought, and only higher or lower of what was sold', () => {
    expect(rememberedWords({ ...review, action: 'Buy' })).toMatch(/a return that is 15 points better than it was\.$/)
    expect(rememberedWords({ ...review, action: 'Sell' })).toMatch(/a return that is 15 points higher than it was\.$/)
  })
})

describe('a range', () => {
  it('is told of values that vary, and of no others', () => {
    const format = (end: number) => end.toFixed(1)
    expect(rangeWords({ from: 1, to: 2.25 }, format)).toBe('95% range 1.0 to 2.3')
    expect(rangeWords({ from: -12, to: -12 + 1e-12 }, format)).toBe(
      'without a range, which values that are all the same don’t tell',
    )
    expect(rangeWords({ from: -0.001, to: 0.001 }, (end) => end.toFixed(1).replace('-0.0', '0.0'))).toBe(
      'with a 95% range narrower than its last digit',
    )
  })
})
