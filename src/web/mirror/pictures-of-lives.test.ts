import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { LANGUAGES, type Language } from '#domain/locale.ts'
import type { MirrorAsset } from '#domain/mirror/basis/mirror-asset.ts'
import type { Finding } from '#domain/mirror/findings/finding.ts'
import { readMirror } from '#domain/mirror/findings/read-mirror.ts'
import { mirrorOf } from '#domain/mirror/mirror.ts'
import {
  disposition,
  hindsight,
  ignoredStops,
  overconfident,
  perfectMemory,
  underconfident,
} from '#test/fixtures/self-deception.ts'
import type { assetDiary } from '#test/support/asset-diary.ts'
import { randomLife } from '#test/support/reference-mirror/random-life.ts'
import { tellLife } from '#test/support/reference-mirror/told-life.ts'
import { pictureOf, sentencesOf, withoutAmounts } from './share-picture.ts'

type Told = { readonly assets: readonly MirrorAsset[]; readonly time: Parameters<typeof mirrorOf>[1] }

/** Somebody with seven times as much of everything: whatever then is another text tells how much somebody has. */
const SEVENFOLD = 7

const sevenfold = ({ assets, time }: Told): Told => ({
  time,
  assets: assets.map((one) => {
    const entries = one.entries.map((entry): AssetEntry => {
      if (entry.kind !== 'decision-recorded' || entry.quantity === null) return entry
      return { ...entry, quantity: new Big(entry.quantity).times(SEVENFOLD).toFixed() }
    })
    return { ...one, entries, asset: replayed(entries) }
  }),
})

function replayed(entries: readonly AssetEntry[]) {
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a life opens its assets')
  return asset
}

const TIME = { today: '2026-11-20', lastDay: '2026-11-20', imported: 0, benchmark: null }

const told = (
  diaries: readonly ReturnType<typeof assetDiary>[],
  closesOf: (asset: number) => readonly string[] = () => [],
): Told => ({
  time: TIME,
  assets: diaries.map(({ entries }) => {
    const asset = replayed(entries)
    return { asset, entries, closes: closesOf(asset.assetId), pendingSplit: null, last: null }
  }),
})

/** The stories of `test/fixtures`, and lives of which each kind of finding is said of one. */
const LIVES: Readonly<Record<string, () => Told>> = {
  overconfident: () => told(overconfident()),
  underconfident: () => told(underconfident()),
  ignoredStops: () => told(ignoredStops()),
  perfectMemory: () => told(perfectMemory()),
  hindsight: () => told(hindsight()),
  disposition: () => told(disposition().diaries, disposition().closesOf),
  ...Object.fromEntries(
    [1, 4, 5, 7, 8, 12, 14, 18, 22, 32, 35, 36, 77].map((seed) => [`life ${seed}`, () => tellLife(randomLife(seed))]),
  ),
}

function findingsOf({ assets, time }: Told, language: Language): readonly Finding[] {
  const { findings, credit } = readMirror(mirrorOf(assets, { ...time, language }), assets)
  return credit ? [...findings, credit] : findings
}

const hasMoney = (text: string) => /[$€£]/.test(text)

describe.each(LANGUAGES)('the pictures of all findings (%s)', (language) => {
  const kinds = new Set<string>()

  it.each(Object.entries(LIVES))('do not depend on how much somebody has, and say all that does not: %s', (_, tell) => {
    const life = tell()
    const [findings, others] = [findingsOf(life, language), findingsOf(sevenfold(life), language)]
    expect(others.map(({ kind }) => kind)).toEqual(findings.map(({ kind }) => kind))
    for (const [at, finding] of findings.entries()) {
      const other = others[at]
      if (!other) throw new Error('the same findings are said of both')
      kinds.add(finding.kind)
      expect(pictureOf(finding)).toBe(pictureOf(other))
      expect(pictureOf(finding)).not.toMatch(/[$€£]/)
      const unchanged = new Set(sentencesOf(`${other.title} ${other.evidence}`))
      const harmless = sentencesOf(`${finding.title} ${finding.evidence}`).filter(
        (sentence) => unchanged.has(sentence) && !hasMoney(sentence),
      )
      expect(sentencesOf(withoutAmounts(`${finding.title} ${finding.evidence}`))).toEqual(harmless)
    }
  })

  it('were looked at for each kind of finding', () => {
    expect([...kinds].sort()).toEqual([
      ...['after-losses', 'calibration', 'critic', 'disposition', 'drag', 'drift', 'expected', 'kept', 'lines'],
      ...['memory', 'passed-on', 'selling', 'tests', 'untested'],
    ])
  })
})
