import { describe, expect, it } from 'vitest'
import { comeBackIn, type WaitPolicy, waitSeconds } from './sign-in-waits.ts'

const policy: WaitPolicy = { free: 3, longestSeconds: 60, forgetSeconds: 3600 }

describe('the wait after a wrong try', () => {
  it('doubles once the free tries are used up, up to the longest wait', () => {
    expect([0, 1, 2, 3, 4, 5, 8, 9, 400].map((tries) => waitSeconds(tries, policy))).toEqual([
      0, 0, 0, 1, 2, 4, 32, 60, 60,
    ])
  })

  it('is zero when there is no limit', () => {
    expect(waitSeconds(1_000, { ...policy, free: 0 })).toBe(0)
  })

  it('leaves at most 100 guesses an hour at the defaults, whoever makes them', () => {
    const guesses = ({ free }: { free: number }) => {
      let [tries, seconds] = [0, 0]
      while (seconds < 3_600) {
        tries += 1
        seconds += waitSeconds(tries, { free, longestSeconds: 900, forgetSeconds: 86_400 })
      }
      return tries
    }
    expect(guesses({ free: 10 })).toBe(22)
    expect(guesses({ free: 50 })).toBe(62)
  })
})

describe('the words for it', () => {
  it.each([
    [1, 'in 1 second'],
    [0.2, 'in 1 second'],
    [59.1, 'in 60 seconds'],
    [61, 'in 2 minutes'],
    [900, 'in 15 minutes'],
  ])('of %d s are %s', (seconds, words) => {
    expect(comeBackIn(seconds)).toBe(words)
  })
})
