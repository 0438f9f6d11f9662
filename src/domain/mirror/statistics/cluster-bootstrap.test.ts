import { describe, expect, it } from 'vitest'
import { clusterRanges, onePerCluster } from './cluster-bootstrap.ts'

/** `count` claims at 75% on a company in one month, of which so many came true. */
const claims = (ticker: string, count: number, hits: number, on = '2026-05-04') =>
  Array.from({ length: count }, (_, at) => ({ ticker, on, probability: 0.75, cameTrue: at < hits }))

describe('one claim of each company and month', () => {
  const claim = (sequence: number, ticker: string, on: string, until: string) => ({
    ...{ sequence, ticker, on, until },
    ...{ probability: 0.75, cameTrue: true },
  })
  const sequences = (...claims: Parameters<typeof onePerCluster>[0]) =>
    onePerCluster(claims)
      .map(({ sequence }) => sequence)
      .sort((one, other) => one - other)

  it('is the one that came to its day first, of several the one that was written first', () => {
    const [hold, buy] = [claim(3, 'IBM', '2026-05-20', '2026-06-20'), claim(1, 'IBM', '2026-05-04', '2027-05-04')]
    expect(sequences(buy, hold)).toEqual([3])
    expect(sequences(buy)).toEqual([1])
    expect(sequences(claim(2, 'IBM', '2026-05-04', '2027-05-04'), buy)).toEqual([1])
  })

  it('is of each company, and of each month', () => {
    const until = '2027-05-04'
    expect(
      sequences(
        claim(1, 'IBM', '2026-05-04', until),
        claim(2, 'IBM', '2026-06-04', until),
        claim(3, 'KO', '2026-05-04', until),
      ),
    ).toEqual([1, 2, 3])
  })
})

describe('ranges with companies and months drawn anew', () => {
  it('are none below ten of them, however many claims there are', () => {
    const nine = Array.from({ length: 9 }, (_, at) => claims(`T${at}`, 20, 10)).flat()
    expect(clusterRanges(nine)).toBeNull()
    expect(clusterRanges([...nine, ...claims('T0', 1, 1, '2026-06-01')])?.clusters).toBe(10)
  })

  it('are a point where all of them are alike', () => {
    // Of each, 2 of 4 at 75%: gap .5 − .75, Brier (2 × .0625 + 2 × .5625) / 4
    const alike = Array.from({ length: 12 }, (_, at) => claims(`T${at}`, 4, 2)).flat()
    expect(clusterRanges(alike)).toEqual({
      clusters: 12,
      gap: { from: -0.25, to: -0.25 },
      brier: { from: 0.3125, to: 0.3125 },
    })
  })

  it('of claims apart are those of their mean, and wider by √5 where five come out together', () => {
    const apart = Array.from({ length: 200 }, (_, at) => claims(`T${at}`, 1, at % 2)).flat()
    const together = Array.from({ length: 40 }, (_, at) => claims(`T${at}`, 5, at % 2 === 0 ? 0 : 5)).flat()
    const [one, five] = [clusterRanges(apart), clusterRanges(together)]
    const reach = (range: typeof one) => ((range?.gap.to ?? 0) - (range?.gap.from ?? 0)) / 2
    // 1.96 × √(.25 / 200) and 1.96 × √(.25 / 40)
    expect(Math.abs(reach(one) - 0.0693)).toBeLessThan(0.008)
    expect(Math.abs(reach(five) - 0.155)).toBeLessThan(0.016)
  })

  it('come out the same in any order of the claims', () => {
    const some = Array.from({ length: 30 }, (_, at) => claims(`T${at % 13}`, 1 + (at % 3), at % 2)).flat()
    expect(clusterRanges(some.toReversed())).toEqual(clusterRanges(some))
  })
})
