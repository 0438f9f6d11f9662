import { describe, expect, it } from 'vitest'
import { claimTexts as GERMAN } from '../../claims/claim-texts.de.ts'
import type { ClaimCloses } from '../../claims/resolve-claim.ts'
import type { ClaimResolved } from '../../ledger/review-entries.ts'
import { toldCloses } from './told-closes.ts'
import { toldClosesWords } from './told-closes-format.ts'

const closes = (from: string | null, until: string | null): ClaimCloses => ({ from, until, splits: [] })

const resolved = (more: Partial<ClaimResolved> = {}): ClaimResolved => ({
  ...{ kind: 'claim-resolved', assetId: 1, setBySequence: 1, isBetter: true, outcome: 'came-true' },
  claim: { horizonMonths: 12, benchmark: { ticker: 'SPY' }, mapping: 1 },
  ...{ claimedUntil: '2024-06-04', from: '2023-06-05', until: '2024-06-04' },
  closes: { asset: closes('92.4', '115.33'), benchmark: closes('447.27', '477.58') },
  ...more,
})

const split = (effectiveOn: string) => ({ effectiveOn, newShares: '4', oldShares: '1' })
const GAIN = { horizonMonths: 12, benchmark: 'gain', mapping: 1 } as const
const PRICE = { horizonMonths: 12, benchmark: { price: '310' }, mapping: 1 } as const

/** @param untold days of closes that are told nowhere, by ticker */
function wordsOf(
  outcome: ClaimResolved,
  untold: Readonly<Record<string, string[]>> = {},
  splits = [split('2020-01-02')],
) {
  const told = toldCloses(outcome, { ticker: 'SBUX', splits, untoldOf: (ticker) => untold[ticker] ?? [] })
  return toldClosesWords('SBUX', told)
}

describe('what a claim was judged by', () => {
  it('is both closes of both, with the change that they make', () => {
    expect(wordsOf(resolved())).toBe(
      'SBUX $92.40 → $115.33 (+24.8%), SPY $447.27 → $477.58 (+6.8%), closes of Jun 5, 2023 and Jun 4, 2024',
    )
  })

  it('is in German', () => {
    const told = toldCloses(resolved(), { ticker: 'SBUX', splits: [], untoldOf: () => [] })
    expect(toldClosesWords('SBUX', told, GERMAN).replaceAll('\u00a0', ' ')).toBe(
      'SBUX 92,40 $ → 115,33 $ (+24,8 %), SPY 447,27 $ → 477,58 $ (+6,8 %), Schlusskurse vom 5. Juni 2023 und vom 4. Juni 2024',
    )
  })

  it('is the closes of the share alone for a gain', () => {
    const gain = resolved({ claim: GAIN, closes: { asset: closes('92.4', '115.33'), benchmark: null } })
    expect(wordsOf(gain)).toBe('SBUX $92.40 → $115.33 (+24.8%), closes of Jun 5, 2023 and Jun 4, 2024')
  })

  it('is the last close alone for a price of one’s own', () => {
    const price = resolved({ claim: PRICE, closes: { asset: closes(null, '311.2'), benchmark: null } })
    expect(wordsOf(price)).toBe('SBUX $311.20, close of Jun 4, 2024')
  })

  it.each([
    ['two decimals', ['100', '106.81'], ['100', '106.79'], '(+6.81%)', '(+6.79%)'],
    ['three decimals', ['1000', '1068.01'], ['1000', '1067.99'], '(+6.801%)', '(+6.799%)'],
    ['one where they are exactly even', ['100', '106.8'], ['100', '106.8'], '(+6.8%)', '(+6.8%)'],
  ] as const)('has changes that can be told apart: %s', (_, [first, last], [spyFirst, spyLast], own, other) => {
    const words = wordsOf(resolved({ closes: { asset: closes(first, last), benchmark: closes(spyFirst, spyLast) } }))
    expect(words.match(/\([^)]*%\)/g)).toEqual([own, other])
  })

  it('has all decimals of closes whose cents would tell another outcome', () => {
    const gain = (until: string) =>
      wordsOf(resolved({ claim: GAIN, closes: { asset: closes('100', until), benchmark: null } }))
    expect(gain('100.004')).toContain('SBUX $100.00 → $100.004 (+0.004%)')
    expect(gain('100.0125')).toContain('SBUX $100.00 → $100.01 (+0.01%)')
    const price = resolved({ claim: PRICE, closes: { asset: closes(null, '310.004'), benchmark: null } })
    expect(wordsOf(price)).toBe('SBUX $310.004, close of Jun 4, 2024')
  })

  it('says which close is not known', () => {
    const outcome = resolved({
      outcome: 'unresolvable',
      closes: { asset: closes('92.4', null), benchmark: closes('447.27', '477.58') },
    })
    expect(wordsOf(outcome)).toBe(
      'SBUX $92.40 → not known, SPY $447.27 → $477.58 (+6.8%), closes of Jun 5, 2023 and Jun 4, 2024',
    )
  })
})

describe('a close that decides a claim of which nobody is told', () => {
  it('is not told by another claim, be it the last close of this one or the first', () => {
    const before = 'SBUX $92.40 → $115.33 (+24.8%), SPY'
    const days = 'closes of Jun 5, 2023 and Jun 4, 2024'
    expect(wordsOf(resolved(), { SPY: ['2024-06-04'] })).toBe(`${before} $447.27 → not told yet, ${days}`)
    expect(wordsOf(resolved(), { SPY: ['2023-06-05'] })).toBe(`${before} not told yet → $477.58, ${days}`)
    expect(wordsOf(resolved(), { SPY: ['2024-06-03'], QQQ: ['2024-06-04'] })).toBe(wordsOf(resolved()))
  })

  it('is in no member of it', () => {
    const told = toldCloses(resolved(), { ticker: 'SBUX', splits: [], untoldOf: () => ['2024-06-04'] })
    expect(JSON.stringify(told)).not.toMatch(/115|477/)
    expect(told.asset).toEqual({ from: '92.40', until: null, untold: ['until'] })
  })
})

describe('where a split came between', () => {
  const asset = (...days: string[]): ClaimCloses => ({ from: '23.1', until: '28.83', splits: days.map(split) })
  const over = (...days: string[]) => resolved({ closes: { asset: asset(...days), benchmark: closes('400', '440') } })

  it('says that both closes are in shares after it', () => {
    expect(wordsOf(over('2024-01-22'))).toMatch(
      /, closes of Jun 5, 2023 and Jun 4, 2024; both of SBUX in shares after its 4-for-1 split of Jan 22, 2024$/,
    )
    expect(wordsOf(over('2023-09-01', '2024-01-22'))).toMatch(
      /; both of SBUX in shares after its 2 splits, the last on Jan 22, 2024$/,
    )
  })

  it('says nothing of one that had taken effect before the first close', () => {
    expect(wordsOf(over('2023-06-05'))).not.toContain('split')
  })

  it('says the same of what it is held against', () => {
    const outcome = resolved({ closes: { asset: closes('92.4', '115.33'), benchmark: asset('2024-01-22') } })
    expect(wordsOf(outcome)).toMatch(/; both of SPY in shares after its 4-for-1 split of Jan 22, 2024$/)
  })

  it('goes by the splits that are known where an older outcome tells none', () => {
    const { asset: own, benchmark } = over().closes
    const older = resolved({ closes: { asset: { from: own.from, until: own.until }, benchmark } })
    expect(wordsOf(older, {}, [split('2024-01-22')])).toMatch(/its 4-for-1 split of Jan 22, 2024$/)
  })

  it('says of one since then that these are shares of before it', () => {
    expect(wordsOf(over(), {}, [split('2025-02-03')])).toMatch(/; SBUX in shares of Jun 4, 2024, before a later split$/)
  })
})
