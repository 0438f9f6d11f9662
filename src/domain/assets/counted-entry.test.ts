import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import type { AssetEntry } from './asset.ts'
import { countedEntry } from './counted-entry.ts'
import { replayAsset } from './replay-asset.ts'

/** One entry as whoever reads it alone shows it: nothing else of the journal is there but what the asset remembers. */
function shownAlone(entries: readonly AssetEntry[], sequence: number): AssetEntry {
  const [asset, entry] = [replayAsset(entries), entries.find((each) => each.sequence === sequence)]
  if (!asset || !entry) throw new Error('there is such an entry')
  return countedEntry(entry, asset)
}

const stopOf = (entries: readonly AssetEntry[], sequence: number) => {
  const entry = shownAlone(entries, sequence)
  return entry.kind === 'decision-recorded' ? entry.levels?.stopLoss : undefined
}

/** Bought at 100 with a stop at 90, which a Hold moves to 95. */
function moved(stop = '90', percent: string | null = null) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', {
    quantity: '10',
    price: '100',
    levels: { stopLoss: { from: null, to: stop, percent } },
  })
  diary.decide('2026-05-11', 'Hold', { price: '99', levels: stopAt('95', stop) ?? {} })
  return diary
}

describe('the earlier level of a moved stop, as the decision that moved it recorded it', () => {
  it('follows a correction of the stop', () => {
    const { entries } = moved('9')
    expect(stopOf([...entries, correctionOf(entries, 1, 'stopLoss', '90')], 2)).toEqual({
      from: '90',
      to: '95',
      percent: null,
    })
  })

  it('follows a correction of the price that it was a percentage of', () => {
    const { entries } = moved('90', '10')
    expect(stopOf([...entries, correctionOf(entries, 1, 'price', '104')], 2)?.from).toBe('93.6')
  })

  it('stays as it was found by a decision that was recorded after the correction', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('9') ?? {} })
    const corrected = [...diary.entries, correctionOf(diary.entries, 1, 'stopLoss', '90', '2026-05-05T15:00:00.000Z')]
    const hold = moved('90')
      .entries.slice(1)
      .map((entry) => ({ ...entry, sequence: 3 }))
    expect(stopOf([...corrected, ...hold], 3)).toEqual({ from: '90', to: '95', percent: null })
  })

  it('is in shares of its own day, even if an earlier split was recorded later', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.decide('2026-05-11', 'Hold', { price: '50', levels: stopAt('48', '90') ?? {} })
    diary.split('2026-05-13', '2026-05-08', '2')
    expect(stopOf(diary.entries, 2)).toEqual({ from: '45', to: '48', percent: null })
  })

  it('is not restated by a later split', () => {
    const diary = moved()
    diary.split('2026-05-13', '2026-05-12', '2')
    expect(stopOf(diary.entries, 2)).toEqual({ from: '90', to: '95', percent: null })
  })

  it('is restated when the day of its decision is corrected to one before a split', () => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.split('2026-05-08', '2026-05-08', '2')
    diary.decide('2026-05-11', 'Hold', { levels: stopAt('48', '45') ?? {} })
    const corrected = [...diary.entries, correctionOf(diary.entries, 3, 'decidedOn', '2026-05-06')]
    expect(stopOf(corrected, 3)).toEqual({ from: '90', to: '48', percent: null })
  })
})

describe('the level in an alert', () => {
  const told = (stop: string) => {
    const diary = assetDiary()
    diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt(stop) ?? {} })
    diary.reach('2026-05-11', 'stop-loss', stop, '44')
    return diary
  }

  it('is the corrected one, where the price has reached that too', () => {
    const { entries } = told('90')
    expect(shownAlone([...entries, correctionOf(entries, 1, 'stopLoss', '95')], 2)).toMatchObject({
      levelPrice: '95',
      price: { price: '44' },
    })
  })

  it('is in the shares of its price, even if an earlier split was recorded later', () => {
    const diary = told('90')
    diary.split('2026-05-13', '2026-05-08', '2')
    expect(shownAlone(diary.entries, 2)).toMatchObject({ levelPrice: '45', price: { price: '44' } })
  })

  it('stays as it was recorded once the alert is withdrawn', () => {
    const { entries } = told('90')
    expect(shownAlone([...entries, correctionOf(entries, 1, 'stopLoss', '40')], 2)).toMatchObject({ levelPrice: '90' })
  })
})
