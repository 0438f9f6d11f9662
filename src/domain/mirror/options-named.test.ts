import { expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { readMirror } from './findings/read-mirror.ts'
import { mirrorOf } from './mirror.ts'

const PLAIN = 'The order book keeps filling.'

/** Calls that were held past their stop and below their cost, surer each time. */
function calls() {
  const diary = assetDiary(1, 'QC')
  const asset = { ...IBM, ticker: 'QC', companyName: 'QC Inc.', type: 'options' } as const
  const levels = { stopLoss: { from: null, to: '4', percent: null } }
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '8', asset, levels, confidence: 5, thesis: PLAIN })
  diary.reach('2026-06-01', 'stop-loss', '4', '3.90')
  for (const [month, price] of [
    ['06', '3.90'],
    ['07', '3.50'],
    ['08', '3'],
  ] as const)
    diary.decide(`2026-${month}-02`, 'Hold', { price, confidence: Number(month), thesis: PLAIN })
  return diary
}

const THE_SHARE_ALONE = /\bQC (?!options)(?!Inc)|\bthe price fell|its cost|shares of today/

it('what is said of options names them, and not the share', () => {
  const { entries } = calls()
  const asset = replayAsset(entries)
  if (!asset) throw new Error('a diary opens an asset')
  const assets = [{ asset, entries, closes: [], pendingSplit: null, last: { price: '3', on: '2026-08-31' } }]
  const mirror = mirrorOf(assets, { today: '2026-09-01', lastDay: '2026-08-31', imported: 0, benchmark: null })
  const { findings, question } = readMirror(mirror, assets)
  const told = findings.filter(({ kind }) => kind === 'drift' || kind === 'lines')
  expect(told.map(({ title }) => title)).toContain('You held QC options below their cost three times.')
  expect(told.map(({ title }) => title)).toContain('On QC options you were surer by 1 while their price fell 14.3%.')
  for (const { title, evidence } of told) expect(`${title} ${evidence}`).not.toMatch(THE_SHARE_ALONE)
  expect(question?.words).toMatch(/^Options on QC Inc\. are held past your stop of \$4\.00/)
})
