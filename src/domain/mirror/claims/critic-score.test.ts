import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { correctedEntries } from '../../assets/corrected-entries.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { criticFinding } from '../findings/critic-finding.ts'
import { mirrorOf } from '../mirror.ts'
import { criticScores } from './critic-score.ts'

const DAY = '2026-11-10'
const claim = (at: number, cameTrue: boolean) => ({
  decisionId: `d${at}`,
  until: DAY,
  sequence: at,
  probability: 0.85,
  cameTrue,
})
const reading = (at: number, percent: number, changed = {}) => ({
  decisionId: `d${at}`,
  sequence: 1000 + at,
  recordedAt: '2026-08-10T15:00:00.000Z',
  model: 'gpt-4o',
  promptVersion: 'blind-2',
  percent,
  ...changed,
})

/** `n` claims of which every second one came true. */
const claims = (n: number) => Array.from({ length: n }, (_, at) => claim(at, at % 2 === 0))

describe('the score of a critic', () => {
  it('is the Brier score of its blind answers, beside the person and the base rate on the same claims', () => {
    // Says 70 of what came true and 40 of what did not: (.09 + .16) / 2. The person says 85: (.0225 + .7225) / 2.
    const [score] = criticScores(
      claims(12),
      Array.from({ length: 12 }, (_, at) => reading(at, at % 2 === 0 ? 70 : 40)),
    )
    expect(score).toMatchObject({ model: 'gpt-4o', n: 12 })
    expect(score?.scored?.model).toBeCloseTo(0.125, 12)
    expect(score?.scored?.person).toBeCloseTo(0.3725, 12)
    expect(score?.scored?.baseRate).toBe(0.25)
    // A range would conclude, so there is none below thirty.
    expect(score?.scored?.difference).toBeNull()
    const many = Array.from({ length: 30 }, (_, at) => reading(at, at % 2 === 0 ? 70 : 40))
    expect(criticScores(claims(30), many)[0]?.scored?.difference?.mean).toBeCloseTo(-0.125, 12)
  })

  it('is silent below ten, and counts no answer of after the claim’s day, of another question, and no second one', () => {
    expect(
      criticScores(
        claims(9),
        claims(9).map((_, at) => reading(at, 50)),
      ),
    ).toMatchObject([{ n: 9, scored: null }])
    const late = reading(0, 99, { recordedAt: '2026-11-11T15:00:00.000Z' })
    expect(criticScores(claims(1), [late])).toEqual([])
    expect(criticScores(claims(1), [reading(0, 99, { promptVersion: 'blind-1' })])).toEqual([])
    const twice = criticScores(claims(1), [reading(0, 20, { model: 'first' }), reading(0, 99, { model: 'second' })])
    expect(twice.map(({ model, n }) => [model, n])).toEqual([['first', 1]])
  })
})

describe('a claim on a company whose ticker was corrected', () => {
  /** Resolved after the correction, by the closes of the company that it is on by now. */
  const corrected = (to: readonly string[]) => {
    const diary = assetDiary(1, 'XREAL')
    diary.decide('2026-01-05', 'Watch', {
      ...{ quantity: '1', price: '10' },
      claim: { horizonMonths: 3, benchmark: 'gain', mapping: 1 },
    })
    const entries = [...diary.entries]
    for (const [at, ticker] of to.entries()) {
      const from = at === 0 ? 'XREAL' : (to[at - 1] ?? null)
      const day = `2026-02-0${at + 1}T15:00:00.000Z`
      entries.push({ ...correctionOf(entries, 1, 'ticker', ticker, day, from), sequence: 20 + at })
    }
    diary.resolve('2026-04-06', 1, 'came-true', '2026-04-05')
    entries.push(...diary.entries.slice(1).map((entry) => ({ ...entry, sequence: 40 })))
    const asset = replayAsset(correctedEntries(entries))
    if (!asset) throw new Error('a diary opens an asset')
    const decisionId = 'XREAL-1'
    return (sequence: number) =>
      mirrorOf([{ asset, entries: correctedEntries(entries), closes: [], pendingSplit: null, last: null }], {
        ...{ today: '2026-12-31', lastDay: '2026-12-31', imported: 0, benchmark: null },
        blind: [reading(1, 70, { decisionId, sequence, recordedAt: '2026-03-01T15:00:00.000Z' })],
      }).critics.map(({ n }) => n)
  }

  it('is judged by what a model said of that company, and by nothing that it said of the former one', () => {
    expect(corrected(['REAL'])(10)).toEqual([])
    expect(corrected(['REAL'])(30)).toEqual([1])
    // Corrected and corrected back.
    expect(corrected(['REAL', 'XREAL'])(10)).toEqual([1])
    expect(corrected([])(10)).toEqual([1])
  })
})

describe('its finding', () => {
  const said = (n: number, percentOf: (at: number) => number) => {
    const [score] = criticScores(
      claims(n),
      claims(n).map((_, at) => reading(at, percentOf(at))),
    )
    return score ? criticFinding(score, () => [])?.title : undefined
  }

  it('says whether it knew more than the base rate, from 30 claims on', () => {
    expect(said(29, () => 50)).toBeUndefined()
    expect(said(41, (at) => 50 + ((at * 7) % 5))).toBe(
      'On 41 resolved claims the model was no better than the base rate.',
    )
    expect(said(40, (at) => (at % 2 === 0 ? 80 : 20))).toBe(
      'On 40 resolved claims the model was better than the base rate.',
    )
    expect(said(40, (at) => (at % 2 === 0 ? 20 : 80))).toBe(
      'On 40 resolved claims the model was worse than the base rate.',
    )
  })
})
