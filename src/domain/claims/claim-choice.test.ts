import { expect, it } from 'vitest'
import { type ClaimChoice, choiceAfter } from './claim-choice.ts'

const usual: ClaimChoice = { claimMonths: 12, claimAgainst: 'benchmark' }
const ofGain: ClaimChoice = { claimMonths: 3, claimAgainst: 'gain' }

it('takes over how long a claim runs and what it is held against', () => {
  expect(choiceAfter(usual, { horizonMonths: 1, benchmark: 'gain' }, false)).toEqual({
    claimMonths: 1,
    claimAgainst: 'gain',
  })
  expect(choiceAfter(ofGain, { horizonMonths: 6, benchmark: { ticker: 'QQQ' } }, false)).toEqual({
    claimMonths: 6,
    claimAgainst: 'benchmark',
  })
})

it.each([usual, ofGain])('a price of one’s own says nothing of what the next claim is held against: %j', (before) => {
  const after = choiceAfter(before, { horizonMonths: 1, benchmark: { price: '310' } }, false)
  expect(after).toEqual({ ...before, claimMonths: 1 })
})

it('nor does a claim about the benchmark itself, of which a gain is all that can be claimed', () => {
  expect(choiceAfter(usual, { horizonMonths: 1, benchmark: 'gain' }, true)).toEqual({ ...usual, claimMonths: 1 })
})
