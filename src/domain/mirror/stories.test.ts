import { describe, expect, it } from 'vitest'
import {
  disposition,
  hindsight,
  ignoredStops,
  overconfident,
  perfectMemory,
  underconfident,
} from '#test/fixtures/self-deception.ts'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { seeded } from '#test/support/seeded.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { MirrorAsset } from './basis/mirror-asset.ts'
import { driftWords } from './findings/drift-finding.ts'
import { readMirror } from './findings/read-mirror.ts'
import { mirrorOf } from './mirror.ts'

type Diary = ReturnType<typeof assetDiary>
const TIME = { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null }

const assetsOf = (
  diaries: readonly Diary[],
  closesOf: (asset: number) => readonly string[] = () => [],
): MirrorAsset[] =>
  diaries.map(({ entries }) => {
    const asset = replayAsset(entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { asset, entries, closes: closesOf(asset.assetId), pendingSplit: null, last: null }
  })

/** Without the two that count every decision, or every open claim, and so change with any: `findings/first-findings.test.ts` is about them. */
function reading(assets: readonly MirrorAsset[]) {
  const mirror = mirrorOf(assets, TIME)
  const findings = readMirror(mirror, assets).findings.filter(({ kind }) => kind !== 'expected' && kind !== 'untested')
  return { mirror, findings }
}

describe('what the Mirror says of somebody who', () => {
  it('is surer than they are right', () => {
    const { mirror, findings } = reading(assetsOf(overconfident()))
    expect(mirror.calibration).toMatchObject({ n: 40, scored: { hits: 24 }, tested: { verdict: 'overconfident' } })
    expect(mirror.calibration.tested?.z).toBeCloseTo(-4.428, 3)
    // .6 × .15² + .4 × .85²
    expect(mirror.calibration.scored?.brier).toBeCloseTo(0.3025, 12)
    expect(findings.map(({ title }) => title)).toEqual(['You are surer than you are right.'])
  })

  it('is right more often than they say', () => {
    const { mirror, findings } = reading(assetsOf(underconfident()))
    expect(mirror.calibration.tested?.z).toBeCloseTo(3.178, 3)
    expect(findings.map(({ title }) => title)).toEqual(['You are right more often than you say.'])
  })

  it('sells what is up and keeps what is down', () => {
    const { diaries, closesOf } = disposition()
    const { mirror, findings } = reading(assetsOf(diaries, closesOf))
    expect(mirror.disposition).toMatchObject({
      realizedGains: 20,
      paperGains: 0,
      realizedLosses: 0,
      paperLosses: 100,
      sales: 20,
      effect: { gainsRealized: 1, lossesRealized: 0, difference: 1, standardError: 0 },
    })
    expect(findings.map(({ title }) => title)).toContain('You sell what is up and keep what is down.')
  })

  it('steps over their own stops', () => {
    const [first] = reading(assetsOf(ignoredStops())).findings
    expect(first).toMatchObject({
      title: 'You broke your own stop five times. Twice it paid $440, three times it cost $840.',
      cost: '-400.00',
    })
    expect(first?.entries).toHaveLength(5)
  })

  it('remembers everything as it was', () => {
    const { memory } = reading(assetsOf(perfectMemory())).mirror
    expect(memory).toMatchObject({ gap: { n: 12, mean: 0 }, hindsight: { n: 12, mean: 0 }, exact: 12 })
  })

  it('remembers what happened as foreseen, and the past as kinder', () => {
    const { mirror, findings } = reading(assetsOf(hindsight()))
    expect(mirror.memory.hindsight?.mean).toBeCloseTo(0.15, 12)
    expect(mirror.memory.gap?.mean).toBeCloseTo(8, 12)
    expect(findings.map(({ title }) => title)).toContain('You remember it kinder than it was.')
  })
})

describe('an unrelated asset', () => {
  /** Watched since today, with a stop that nothing has reached: nothing of it has come to its day. */
  function unrelated(seed: number): Diary {
    const { whole } = seeded(seed)
    const diary = assetDiary(900 + seed, `U${seed}`, 90_000)
    diary.decide('2026-11-20', 'Watch', {
      quantity: String(whole(1, 99)),
      price: String(whole(1, 500)),
      confidence: whole(1, 10),
    })
    return diary
  }
  const stories = { overconfident, underconfident, ignoredStops, perfectMemory, hindsight }

  it.each(Object.entries(stories))('changes no finding of the story %s', (_, story) => {
    const assets = assetsOf(story())
    const before = reading(assets).findings
    for (const seed of [1, 2, 3, 4, 5]) {
      const other = assetsOf([unrelated(seed)])
      expect(reading([...assets, ...other]).findings).toEqual(before)
      expect(reading([...other, ...assets]).findings).toEqual(before)
    }
  })

  it('changes no finding of gains and losses, which it has none of', () => {
    const { diaries, closesOf } = disposition()
    const assets = assetsOf(diaries, closesOf)
    expect(reading([...assets, ...assetsOf([unrelated(7)])]).findings).toEqual(reading(assets).findings)
  })

  it('that is bought, and has come to nothing, changes no line and no claim of others', () => {
    const diary = assetDiary(950, 'U950', 95_000)
    diary.decide('2026-11-19', 'Buy', { quantity: '3', price: '50', levels: stopAt('40') ?? {} })
    const assets = assetsOf(ignoredStops())
    expect(reading([...assets, ...assetsOf([diary])]).findings).toEqual(reading(assets).findings)
  })

  it('that has drifted itself hides no finding: one of its kind that makes room is told after the findings', () => {
    const drifting = (nth: number): Diary => {
      const diary = assetDiary(960 + nth, `U${nth}`, 96_000 + nth * 100)
      diary.decide('2026-11-02', 'Buy', { quantity: '1', price: '100', confidence: 5, levels: stopAt('90') ?? {} })
      diary.decide('2026-11-12', 'Hold', { price: '80', confidence: 8, levels: stopAt('89', '90') ?? {} })
      return diary
    }
    const own = assetDiary(1, 'OWN', 0)
    own.decide('2026-01-05', 'Buy', { quantity: '1', price: '100', confidence: 5 })
    own.decide('2026-02-05', 'Hold', { price: '80', confidence: 8 })
    const assets = [...assetsOf([own]), ...assetsOf(overconfident().slice(1))]
    const before = reading(assets)
    expect(before.findings.map(({ kind }) => kind)).toContain('drift')
    for (const others of [[1], [1, 2], [1, 2, 3, 4]]) {
      const { mirror, findings } = reading([...assets, ...assetsOf(others.map(drifting))])
      const told = [
        ...findings.map(({ title }) => title),
        ...mirror.drift.flatMap((asset) => asset.findings.map((one) => driftWords(asset, one))),
      ]
      for (const { kind, title } of before.findings)
        expect(kind === 'drift' ? told : findings.map((one) => one.title)).toContain(title)
      // What can be said from the first day on makes room for findings of all assets together, and for no drift.
      const all = readMirror(mirror, [...assets, ...assetsOf(others.map(drifting))]).findings
      expect(all.map(({ kind }) => kind)).toContain('expected')
    }
  })
})
