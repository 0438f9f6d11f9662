import { describe, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import { assetView } from '#test/fixtures/views.ts'
import { pastOf, sincePassed } from './past.ts'
import { passedAtWords, passedWords, sinceWords } from './past-format.ts'

type Written = readonly [action: string, day: string, confidence: number]

/** An asset with these decisions, one after another. */
function decided(written: readonly Written[], changed: Partial<AssetView> = {}): AssetView {
  const stamped = written.map(([action, day, level], index) => ({
    dateAdded: `${day}T15:00:00.000Z`,
    dateAddedReadable: day,
    decisionId: `00000000-0000-4000-8000-00000000000${index + 1}`,
    sequence: (index + 1) * 10,
    action,
    level,
  }))
  return assetView({
    thesis: stamped.map(({ level: _, ...entry }) => ({
      ...entry,
      thesis: `Why ${entry.action}`,
      quantity: null,
      price: null,
    })),
    confidenceLevel: stamped.map(({ action: _, ...entry }) => entry),
    ...changed,
  })
}

const passed: AlertTriggeredView = {
  level: 'stop-loss',
  levelPrice: '109.11',
  price: '108.62',
  at: '2026-09-23T20:00:00.000Z',
  on: '2026-09-23',
  setBySequence: 10,
  sequence: 11,
}
const NOW = '2026-11-23T19:00:00.000Z'

const words = (asset: AssetView, now = NOW) => {
  const since = sincePassed(asset, passed, now)
  return `${passedWords(passed, since)}${passedAtWords(passed, since)} ${sinceWords(since)}`
}

describe('a stop that was passed', () => {
  it('says how long ago, and what was decided since', () => {
    const asset = decided([
      ['Buy', '2026-04-06', 6],
      ['Hold', '2026-10-02', 8],
      ['Hold', '2026-11-20', 9],
    ])
    expect(words(asset)).toBe(
      'Your stop passed 61 days ago, on Sept 23, 2026, at $108.62. Since then: two holds, confidence 6 to 9.',
    )
  })

  it('does not name today by its date too', () => {
    expect(words(decided([['Buy', '2026-04-06', 6]]), '2026-09-23T21:00:00.000Z')).toBe(
      'Your stop passed today at $108.62. Nothing was decided since then.',
    )
  })

  it('counts each action by itself, and says when confidence stayed', () => {
    const asset = decided([
      ['Buy', '2026-04-06', 6],
      ['Hold', '2026-10-02', 6],
      ['Buy More', '2026-10-05', 7],
      ['Sell Some', '2026-11-20', 6],
    ])
    expect(sinceWords(sincePassed(asset, passed, NOW))).toBe(
      'Since then: one hold, one further purchase, one sale of a part, confidence 6 as before.',
    )
  })

  it('does not call it a way where each of them was as sure as the last', () => {
    const holds = (...levels: number[]) =>
      decided([
        ['Buy', '2026-04-06', 8],
        ...levels.map((level, nth) => ['Hold', `2026-10-0${nth + 1}`, level] as const),
      ])
    const since = (...levels: number[]) => sinceWords(sincePassed(holds(...levels), passed, NOW))
    expect(since(9, 9, 9)).toBe('Since then: three holds, confidence 9 each, 8 before.')
    expect(since(9)).toBe('Since then: one hold, confidence 9, 8 before.')
    expect(since(7, 9)).toBe('Since then: two holds, confidence 8 to 9.')
  })

  it('says that nothing was decided, and then leaves out the confidence', () => {
    expect(sinceWords(sincePassed(decided([['Buy', '2026-04-06', 6]]), passed, NOW))).toBe(
      'Nothing was decided since then.',
    )
  })

  it('counts nothing if older entries are not loaded, some of which may have come since', () => {
    const newest = decided([['Hold', '2026-10-02', 8]], { olderBefore: 5 })
    expect(sinceWords(sincePassed(newest, passed, NOW))).toBe('')
  })
})

describe('of an asset with more entries than its page holds', () => {
  const all = decided([
    ['Buy', '2026-04-06', 6],
    ['Hold', '2026-10-02', 8],
    ['Hold', '2026-11-20', 9],
  ])
  const newest = {
    ...all,
    thesis: all.thesis.slice(-1),
    confidenceLevel: all.confidenceLevel.slice(-1),
    olderBefore: 30,
    earlierDecisions: all.confidenceLevel
      .slice(0, 2)
      .map((entry, nth) => ({ ...entry, action: ['Buy', 'Hold'][nth] ?? '' })),
  }

  it('tells of the decisions since a stop was passed as if all were loaded', () => {
    expect(words(newest)).toBe(words(all))
    expect(words({ ...newest, thesis: all.thesis, confidenceLevel: all.confidenceLevel })).toBe(words(all))
  })

  it('has the first one with its confidence', () => {
    const [first] = all.thesis
    const confidence = 6
    expect(pastOf({ ...newest, list: 'bought', purchase: first }).first).toEqual({ ...first, confidence })
    expect(pastOf({ ...newest, list: 'watched', opening: first }).first).toEqual({ ...first, confidence })
  })
})

describe('what is shown beside the thesis being written', () => {
  it('is the purchase of the holding, and the last entry if that is another one', () => {
    const asset = decided([
      ['Buy', '2025-04-06', 6],
      ['Sell', '2025-06-06', 6],
      ['Buy', '2026-04-06', 7],
      ['Hold', '2026-10-02', 9],
    ])
    const { first, last } = pastOf(asset)
    expect([first?.sequence, first?.confidence, last?.sequence, last?.confidence]).toEqual([30, 7, 40, 9])
    expect(pastOf(decided([['Buy', '2025-04-06', 6]])).last).toBeNull()
  })

  it('is the first entry of a watched asset, if it is known', () => {
    const watched = [['Watch', '2026-04-06', 4]] as const
    expect(pastOf(decided(watched, { list: 'watched' })).first?.action).toBe('Watch')
    expect(pastOf(decided(watched, { list: 'watched', olderBefore: 9 })).first).toBeNull()
  })
})
