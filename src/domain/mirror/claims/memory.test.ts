import { describe, expect, it } from 'vitest'
import { differenceOfMeans, meanWithError } from '../statistics/mean-with-error.ts'
import { leftOutOfGap, memoryOf, type Recalled } from './memory.ts'

const companies = Array.from({ length: 1_000 }, (_, at) => `T${at}`)

/** A review of a company of its own. */
const recalled = (gap: number, said: Partial<Recalled> = {}): Recalled => ({
  ticker: companies.pop() ?? '',
  claimedOn: '2025-03-03',
  answeredOn: '2026-03-03',
  recalledReturn: -10 + gap,
  actualReturn: -10,
  isOfSale: false,
  recalledProbability: 0.55,
  recordedProbability: 0.75,
  knownThen: false,
  isFirst: true,
  ...said,
})

/** The third of one month after another, from 2022 on. */
const dayOf = (month: number) => `${2022 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-03`

describe('memory', () => {
  it('that is perfect has no gap and no hindsight', () => {
    const exact = Array.from({ length: 12 }, () => recalled(0, { recalledProbability: 0.75 }))
    const { gap, hindsight, exact: rightly } = memoryOf(exact)
    expect([gap?.mean, gap?.standardError, hindsight?.mean, rightly]).toEqual([0, 0, 0, 12])
  })

  it('that is kind has the mean and the range that are worked out by hand', () => {
    // 2, 4, …, 20: mean 11, s = √(330 / 9) = 6.0553, s/√10 = 1.9149, t(9) = 2.262
    const gaps = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]
    const { gap, tooHigh, compared } = memoryOf(gaps.map((each) => recalled(each)))
    expect([gap?.mean, tooHigh, compared]).toEqual([11, 10, 10])
    expect(gap?.standardError).toBeCloseTo(1.9149, 4)
    expect([gap?.from.toFixed(3), gap?.to.toFixed(3)]).toEqual(['6.669', '15.331'])
  })

  it('is right within half a point, though binary numbers make a little more of it', () => {
    const half = Array.from({ length: 10 }, (_, at) =>
      recalled(
        0,
        at % 2 === 0 ? { recalledReturn: 0.6, actualReturn: 1.1 } : { recalledReturn: 16.1, actualReturn: 15.6 },
      ),
    )
    expect(memoryOf(half)).toMatchObject({ tooHigh: 0, exact: 10, tooLow: 0 })
    const more = half.map((one) => ({
      ...one,
      ticker: `${one.ticker}M`,
      recalledReturn: (one.actualReturn ?? 0) - 0.6,
    }))
    expect(memoryOf([...half, ...more])).toMatchObject({ tooHigh: 0, exact: 10, tooLow: 10 })
  })

  it('has no gap of sales, of which what rises is no good news', () => {
    const bought = Array.from({ length: 10 }, () => recalled(0))
    // A sale that avoided 20%, remembered as one that avoided 5%: a harsher memory, not a kinder one.
    const sold = Array.from({ length: 10 }, () => recalled(15, { isOfSale: true }))
    expect(memoryOf(sold)).toMatchObject({ gap: null, ungapped: 10, tooHigh: 0 })
    expect(memoryOf([...bought, ...sold])).toMatchObject({ gap: { n: 10, mean: 0 }, ungapped: 10, exact: 10 })
  })

  it('of hindsight is above 0 where failures were less sure in memory and successes surer', () => {
    const failed = Array.from({ length: 6 }, () => recalled(0))
    const succeeded = Array.from({ length: 6 }, () => recalled(0, { knownThen: true, recalledProbability: 0.85 }))
    // Six of (.55 − .75)(−1) = .2 and six of (.85 − .75)(1) = .1
    expect(memoryOf([...failed, ...succeeded]).hindsight?.mean).toBeCloseTo(0.15, 12)
  })

  it('takes no second review for another decision: five that were reviewed twice are five', () => {
    const first = Array.from({ length: 5 }, (_, at) => recalled(5 + at))
    const again = first.map((one) => ({ ...one, isFirst: false, knownThen: true }))
    expect(memoryOf([...first, ...again])).toMatchObject({ gap: null, later: 5, tooHigh: 5, ungapped: 0 })
    const others = Array.from({ length: 5 }, () => recalled(5))
    expect(memoryOf([...first, ...again, ...others]).gap?.n).toBe(10)
  })

  it('counts the reviews of hindsight that ask about an entry which an earlier one has shown', () => {
    const early = Array.from({ length: 10 }, () => recalled(5, { knownThen: null }))
    const again = early.map((one) => ({ ...one, isFirst: false, knownThen: true }))
    const known = Array.from({ length: 5 }, () => recalled(5, { knownThen: true }))
    expect(memoryOf([...early, ...again, ...known])).toMatchObject({ hindsight: { n: 15 }, askedAgain: 10 })
    expect(memoryOf(known).askedAgain).toBe(0)
  })

  it('takes thirty reviews of one share for as many as there are months in which they begin and end', () => {
    const sameShare = (at: number, days: Partial<Recalled>) => recalled(at, { ticker: 'IBM', ...days })
    const atOnce = Array.from({ length: 30 }, (_, at) => sameShare(at, {}))
    const inOneSitting = Array.from({ length: 30 }, (_, at) => sameShare(at, { claimedOn: dayOf(at) }))
    const ofOneMonth = Array.from({ length: 30 }, (_, at) => sameShare(at, { answeredOn: dayOf(at) }))
    for (const reviews of [atOnce, inOneSitting, ofOneMonth])
      expect(memoryOf(reviews)).toMatchObject({ gap: null, hindsight: null, together: 29 })
    const apart = Array.from({ length: 30 }, (_, at) =>
      sameShare(5, { claimedOn: dayOf(at), answeredOn: dayOf(at + 3) }),
    )
    expect(memoryOf(apart)).toMatchObject({ gap: { n: 30, mean: 5 }, hindsight: { n: 30 }, together: 0, tooHigh: 30 })
  })

  it('counts the first answered of those that go together, and of these the first of which a gap is known', () => {
    const others = Array.from({ length: 9 }, () => recalled(0))
    const later = recalled(20, { ticker: 'IBM', answeredOn: '2026-03-20' })
    const earlier = recalled(10, { ticker: 'IBM', answeredOn: '2026-03-10' })
    const unknown = recalled(0, { ticker: 'IBM', answeredOn: '2026-03-01', actualReturn: null })
    expect(memoryOf([...others, later, earlier, unknown])).toMatchObject({
      gap: { n: 10, mean: 1 },
      ungapped: 1,
      together: 1,
    })
  })

  it('says nothing of all below ten, of an open claim nothing of hindsight, and of an unknown return no gap', () => {
    expect(memoryOf(Array.from({ length: 9 }, () => recalled(5))).gap).toBeNull()
    const open = Array.from({ length: 10 }, () => recalled(5, { knownThen: null, actualReturn: null }))
    expect(memoryOf(open)).toEqual({
      gap: null,
      ungapped: 10,
      later: 0,
      together: 0,
      tooHigh: 0,
      exact: 0,
      tooLow: 0,
      compared: 0,
      hindsight: null,
      askedAgain: 0,
    })
  })
})

it('each review that is left out of the gap has one reason, and those that count have none', () => {
  const counted = recalled(5, { ticker: 'ZM' })
  const reviews = [
    recalled(5, { ticker: 'ZM', answeredOn: '2026-03-04' }),
    counted,
    recalled(5, { isOfSale: true }),
    recalled(5, { recalledReturn: null }),
    recalled(5, { actualReturn: null }),
    recalled(5, { isFirst: false, recalledReturn: null }),
  ]
  const reasons = leftOutOfGap(reviews)
  expect(reviews.map((review) => reasons.get(review))).toEqual([
    'goes with another',
    undefined,
    'sale',
    'no guess',
    'return not known',
    'asked again',
  ])
})

describe('a mean with its error', () => {
  it('is none of one value', () => expect(meanWithError([3])).toBeNull())
  it('of many has Student’s range beyond the table too: t(40) is 2.0211, t(120) 1.9799', () => {
    const values = (n: number) => Array.from({ length: n }, (_, at) => at % 2)
    const reach = (n: number) => {
      const found = meanWithError(values(n))
      return found ? (found.to - found.mean) / found.standardError : 0
    }
    expect([reach(41).toFixed(3), reach(121).toFixed(3)]).toEqual(['2.021', '1.980'])
  })
  it('of two samples is Welch’s', () => {
    // 1 2 3 and 2 4 6 8: means 2 and 5, errors √(1/3) and √(20/3/4); together √(1/3 + 5/3)
    const found = differenceOfMeans([1, 2, 3], [2, 4, 6, 8])
    expect(found?.mean).toBe(-3)
    expect(found?.standardError).toBeCloseTo(Math.SQRT2, 10)
  })
})
