import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import type { AssetEntry } from '../assets/asset.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import type { Action } from '../ledger/action.ts'
import { assetSteps } from '../mirror/lines/asset-steps.ts'
import { reachedLines } from '../mirror/lines/lines.ts'
import { summaryOfLines } from '../mirror/lines/lines-summary.ts'
import { journalFacts } from './journal-facts.ts'
import { periodsOf } from './sales.ts'
import { mayHaveReached, stopsOf } from './stops-reached.ts'

type Diary = ReturnType<typeof assetDiary>

/** Ten shares at 100 with a stop at 90, which 89 reached on Feb 2; kept on by a Hold on Feb 3. */
function heldThrough(assetId: number, before: number): Diary {
  const diary = assetDiary(assetId, `LOSS${assetId}`, before)
  const setBy = diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-02-02', 'stop-loss', '90', '89', setBy)
  diary.decide('2026-02-03', 'Hold', { price: '88' })
  return diary
}

/** What the last entry of the last diary is told. */
function told(diaries: readonly Diary[], written: { isWrittenLater?: boolean } = {}): string | undefined {
  const entries = diaries.map((diary) => diary.entries)
  const [decision] = entries.flat().toSorted((one, other) => other.sequence - one.sequence)
  if (decision?.kind !== 'decision-recorded') throw new RangeError('The last entry is no decision.')
  const on = decision.recordedAt.slice(0, 10)
  const assets = entries.flatMap((own) => replayAsset(own) ?? [])
  const stops = assets.map((asset, at) => stopsOf(asset, entries[at] ?? [], on))
  const { sequence, assetId, action } = decision
  const asked = { sequence, assetId, action: action as Action, on, confidence: 5, buysOn: null, isWrittenLater: false }
  const journal = { assets: assets.map((asset) => periodsOf(asset)), confidenceAt: new Map(), held: null, stops }
  return journalFacts(journal, { ...asked, ...written })[0]?.says
}

function gain(assetId: number, before: number, to = '112', on = '2026-03-02', from = '2026-01-12'): Diary {
  const diary = assetDiary(assetId, `GAIN${assetId}`, before)
  diary.decide(from, 'Buy', { quantity: '10', price: '100' })
  diary.decide(on, 'Sell', { price: to })
  return diary
}

describe('a gain that is taken while another position is kept past its stop', () => {
  it('is told with the days of both', () =>
    expect(told([heldThrough(1, 0), gain(2, 10)])).toBe(
      'You take this gain after 49 days, and keep LOSS1, whose stop was passed on Feb 2, 2026.',
    ))

  it('is counted, and told in other words, the next times', () => {
    const more = [heldThrough(1, 0), gain(2, 10), gain(3, 20, '110', '2026-03-09')]
    expect(told(more)).toBe(
      'This gain you take after 56 days; LOSS1 has had 35 days since its own stop was passed on Feb 2, 2026.',
    )
    expect(told([...more, heldThrough(4, 30), gain(5, 40, '120', '2026-03-16')])).toBe(
      'Gain number 3 that you take while you hold on past a stop of your own: this time LOSS1 and LOSS4 stay.',
    )
  })

  it('is none at a loss, of a stop that was moved, kept, or left by a price above it, and of what was written later', () => {
    expect(told([heldThrough(1, 0), gain(2, 10, '99')])).toBeUndefined()
    const moved = heldThrough(1, 0)
    moved.decide('2026-02-10', 'Hold', { price: '88', levels: stopAt('80', '90') ?? {} })
    expect(told([moved, gain(2, 10)])).toBeUndefined()
    const back = heldThrough(1, 0)
    back.decide('2026-02-20', 'Hold', { price: '95' })
    expect(told([back, gain(2, 10)])).toBeUndefined()
    const sold = heldThrough(1, 0)
    sold.decide('2026-02-20', 'Sell', { price: '85' })
    expect(told([sold, gain(2, 10)])).toBeUndefined()
    expect(told([heldThrough(1, 0), gain(2, 10)], { isWrittenLater: true })).toBeUndefined()
  })

  it('gives nobody a blame for a stop of this week', () => {
    const diary = assetDiary(1, 'LATE', 0)
    const setBy = diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-02-27', 'stop-loss', '90', '89', setBy)
    expect(told([diary, gain(2, 10)])).toBeUndefined()
  })
})

describe('a decision to stay past a stop', () => {
  const staying = (assetId: number, before: number) => heldThrough(assetId, before)

  it('is told how the last one ended, in the shares of today', () => {
    const sold = heldThrough(1, 0)
    sold.split('2026-02-04', '2026-02-04', '2')
    sold.decide('2026-02-05', 'Sell', { price: '40' })
    const hold = staying(2, 10)
    hold.decide('2026-03-02', 'Hold', { price: '80' })
    // The Hold of Feb 3 was before that sale.
    expect(told([sold, hold])).toBe(
      'The one stop that you held through before and have sold since was LOSS1’s: the sale came 3 days after it was passed, $5.00 a share below it.',
    )
  })

  it('is told what else is held past a stop, and only the first time', () => {
    const late = assetDiary(2, 'LATE', 10)
    const setBy = late.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    late.reach('2026-03-02', 'stop-loss', '90', '89', setBy)
    late.decide('2026-03-03', 'Hold', { price: '88' })
    expect(told([heldThrough(1, 0), late])).toBe(
      'It is not the only one: LOSS1 has been held past its own stop since Feb 2, 2026.',
    )
    late.decide('2026-03-04', 'Hold', { price: '87' })
    expect(told([heldThrough(1, 0), late])).toBeUndefined()
  })

  it('is told nothing where the last one ended in several sales', () => {
    const parts = heldThrough(1, 0)
    parts.decide('2026-02-12', 'Sell Some', { quantity: '4', price: '95' })
    parts.decide('2026-02-13', 'Sell', { price: '80' })
    const hold = staying(2, 10)
    hold.decide('2026-03-02', 'Hold', { price: '80' })
    expect(told([parts, hold])).toBeUndefined()
  })
})

describe('a Buy that sets a stop', () => {
  const kept = (assetId: number, before: number): Diary => {
    const diary = assetDiary(assetId, `KEPT${assetId}`, before)
    const setBy = diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    diary.reach('2026-02-02', 'stop-loss', '90', '89', setBy)
    diary.decide('2026-02-03', 'Sell', { price: '88' })
    return diary
  }
  const buying = (before: number, levels = stopAt('90') ?? {}): Diary => {
    const diary = assetDiary(9, 'NEW', before)
    diary.decide('2026-03-02', 'Buy', { quantity: '1', price: '100', levels })
    return diary
  }

  it('is told how many were kept, as the Mirror counts them', () => {
    const before = [heldThrough(1, 0), kept(2, 10), heldThrough(3, 20)]
    expect(told([...before, buying(40)])).toBe('Of the 3 stops of yours that were reached you kept 1, KEPT2’s.')
    const lines = before.flatMap(({ entries }) => reachedLines(assetSteps(entries as AssetEntry[]), '2026-03-02'))
    const judged = lines.map((line) => ({ line, outcome: null, benchmarkReturn: null }))
    expect(summaryOfLines(judged)).toMatchObject({ reached: 3, kept: 1, heldThrough: 2 })
  })

  it('is told so of one, of none and of all', () => {
    expect(told([heldThrough(1, 0), buying(40)])).toBe(
      'One stop of yours has been reached so far, LOSS1’s: you held through it.',
    )
    expect(told([heldThrough(1, 0), heldThrough(2, 10), buying(40)])).toBe(
      'Of the 2 stops of yours that were reached you kept none.',
    )
    expect(told([kept(1, 0), kept(2, 10), buying(40)])).toBe(
      'Of the 2 stops of yours that were reached you kept all 2, KEPT1’s and KEPT2’s.',
    )
  })

  it('is told nothing without a stop, and nothing twice while no other one was reached', () => {
    expect(told([heldThrough(1, 0), buying(40, {})])).toBeUndefined()
    const other = assetDiary(8, 'OTHER', 30)
    other.decide('2026-02-20', 'Buy', { quantity: '1', price: '100', levels: stopAt('90') ?? {} })
    expect(told([heldThrough(1, 0), other, buying(40)])).toBeUndefined()
  })
})

it('the entries of an asset are read where a stop of it may have been reached, also one that was moved or removed at its price', () => {
  const held = (...decisions: readonly (readonly [price: string, to?: string | null])[]) => {
    const diary = assetDiary()
    diary.decide('2026-01-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
    for (const [price, to] of decisions) {
      const levels = to === undefined ? {} : { levels: stopAt(to, '90') ?? {} }
      diary.decide('2026-02-02', 'Hold', { price, ...levels })
    }
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const stops = (entries: readonly AssetEntry[]) => stopsOf(asset, entries, '2026-03-02').stops
    return { mayHave: mayHaveReached(asset), stops: stops(diary.entries).map(({ response }) => response.was) }
  }
  expect(held()).toEqual({ mayHave: false, stops: [] })
  expect(held(['95'])).toEqual({ mayHave: false, stops: [] })
  expect(held(['95', '92'])).toEqual({ mayHave: true, stops: [] })
  expect(held(['88', '80'])).toEqual({ mayHave: true, stops: ['held through'] })
  expect(held(['88', null])).toEqual({ mayHave: true, stops: ['held through'] })
})
