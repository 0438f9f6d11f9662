import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { critiqueRequest } from '../critique/critique-request.ts'
import type { CorrectedField } from '../ledger/correction-recorded.ts'
import type { DecisionRecorded } from '../ledger/entry.ts'
import { driftInEntries } from '../mirror/drift/drift.ts'
import { assetSteps } from '../mirror/lines/asset-steps.ts'
import type { AssetEntry } from './asset.ts'
import { correctedEntries } from './corrected-entries.ts'
import { correctableOf } from './corrections/correctable.ts'
import { recordCorrection } from './corrections/record-correction.ts'
import { countedEntry } from './counted-entry.ts'
import { triggeredAlerts } from './levels.ts'
import { replayAsset } from './replay-asset.ts'

type Levels = NonNullable<DecisionRecorded['levels']>
const PERCENT = (from: string | null): Levels => ({ stopLoss: { from, to: '90', percent: '10' } })

/** Bought at 100 with a stop of 10%; a Hold at 100 states the same. */
const stated = (byHold: Levels = PERCENT('90')) => {
  const diary = assetDiary()
  diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '100', levels: PERCENT(null) })
  diary.decide('2026-03-03', 'Hold', { price: '100', levels: byHold })
  return diary
}
const replayed = (entries: readonly AssetEntry[]) => replayAsset(entries) ?? expect.fail()
const stopAfter = (entries: readonly AssetEntry[], sequence: number, field: CorrectedField, to: string) =>
  replayed([...entries, correctionOf(entries, sequence, field, to)]).exits.stopLoss

describe('a stop that a decision states at its present level', () => {
  it('stays where that decision stated it when the earlier one is corrected', () => {
    const { entries } = stated()
    expect(stopAfter(entries, 1, 'price', '115')).toMatchObject({ price: '90', percent: '10', setBy: { sequence: 2 } })
    expect(stopAfter(stated(stopAt('90', '90')).entries, 1, 'stopLoss', '70')).toMatchObject({ price: '90' })
    expect(stopAfter(entries, 2, 'price', '110')).toMatchObject({ price: '99', setBy: { sequence: 2 } })
    expect(stopAfter(entries, 2, 'stopLoss', '80')).toMatchObject({ price: '80', setBy: { sequence: 2 } })
  })

  it('is not a new level: its decision and its alerts stay, and the next Buy takes over what was stated last', () => {
    const before = assetDiary()
    before.decide('2026-03-02', 'Buy', { quantity: '10', price: '100', levels: PERCENT(null) })
    const [bought] = before.entries
    before.reach('2026-03-03', 'stop-loss', '90', '89')
    before.decide('2026-03-04', 'Hold', { price: '88', levels: stopAt('90', '90') ?? {} })
    const asset = replayed(before.entries)
    expect(asset.exits.stopLoss).toEqual(replayed(bought ? [bought] : []).exits.stopLoss)
    expect(asset.exitPercents.stopLoss).toBeNull()
    const at = '2026-03-05T15:00:00.000Z'
    expect(triggeredAlerts(asset, { low: '87', high: '87', close: '87', source: 'typed', from: at, at })).toEqual([])
  })

  it('as it is shown is the same level too', () => {
    const diary = assetDiary()
    const levels = { stopLoss: { from: null, to: '109.107', percent: '10' } }
    diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '121.23', levels })
    diary.decide('2026-03-03', 'Hold', { price: '120', levels: stopAt('109.11', '109.107') ?? {} })
    expect(replayed(diary.entries).exits.stopLoss).toMatchObject({ price: '109.107', setBy: { sequence: 1 } })
  })

  it('is offered for a correction, and may lie beyond the price of its own entry, as when it was recorded', () => {
    const below = assetDiary()
    below.decide('2026-03-02', 'Buy', { quantity: '10', price: '100', levels: PERCENT(null) })
    const hold = below.decide('2026-03-03', 'Hold', { price: '85', levels: stopAt('90', '90') ?? {} })
    const entry = correctedEntries(below.entries).find(({ sequence }) => sequence === hold)
    expect(entry && correctableOf(entry)).toContainEqual({ field: 'stopLoss', value: '90' })
    const draft = { correctionId: 'c', correctsSequence: hold, reason: 'A typing mistake.', requestHash: '' }
    const correct = (field: CorrectedField, to: string) =>
      recordCorrection(below.entries, { ...draft, field, to }, { isUnlisted: false, sameAssetId: null }, '2026-03-09')
    expect(correct('price', '84')).toMatchObject({ ok: true })
    expect(correct('stopLoss', '80')).toMatchObject({ ok: true })
    expect(correct('stopLoss', '86')).toMatchObject({ ok: false })
  })

  it('is no move to a critic, nor in what drifted, also where a correction has made it the same', () => {
    const moved = stated(stopAt('85', '90') ?? {})
    const same = [...moved.entries, correctionOf(moved.entries, 1, 'stopLoss', '85')]
    const movesOf = (entries: readonly AssetEntry[]) => critiqueRequest(entries, [], 'T1-2')?.moves
    expect([movesOf(moved.entries)?.length, movesOf(same)?.length]).toEqual([1, 0])
    expect(movesOf(stated().entries)).toEqual([])
    const drift = (entries: readonly AssetEntry[]) => driftInEntries(assetSteps(entries)).map(({ kind }) => kind)
    expect([drift(moved.entries), drift(same), drift(stated().entries)]).toEqual([['stop-moved-away'], [], []])
  })

  it('is no move to a critic after a split between the two', () => {
    const diary = assetDiary()
    diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '100', levels: PERCENT(null) })
    diary.split('2026-03-04', '2026-03-04', '2')
    diary.decide('2026-03-05', 'Hold', { price: '50', levels: stopAt('45', '45') ?? {} })
    diary.decide('2026-03-06', 'Hold', { price: '50', levels: stopAt('40', '45') ?? {} })
    expect(critiqueRequest(diary.entries, [], 'T1-4')?.moves).toMatchObject([
      { from: '45', to: '40', setAt: '2026-03-02T16:00:00.000Z' },
    ])
  })

  it('counts as stated at its present level once a correction has moved the earlier one to it', () => {
    const { entries } = stated(stopAt('85', '90') ?? {})
    const asset = replayed([...entries, correctionOf(entries, 1, 'stopLoss', '85')])
    const [, hold] = entries
    expect(hold && countedEntry(hold, asset)).toMatchObject({ levels: { stopLoss: { from: '85', to: '85' } } })
    expect(asset.exits.stopLoss?.setBy.sequence).toBe(1)
  })

  it('that a correction has made one of two levels keeps one alert of them', () => {
    const diary = assetDiary()
    diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '100', levels: PERCENT(null) })
    diary.reach('2026-03-03', 'stop-loss', '90', '79')
    diary.decide('2026-03-04', 'Hold', { price: '82', levels: stopAt('80', '90') ?? {} })
    diary.reach('2026-03-05', 'stop-loss', '80', '78', 3)
    const asset = replayed([...diary.entries, correctionOf(diary.entries, 1, 'stopLoss', '80')])
    expect(asset).toMatchObject({ crossings: [{ sequence: 2, levelPrice: '80' }], withdrawnAlerts: [] })
  })
})
