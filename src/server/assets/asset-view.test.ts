import { expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { critiqueOf, story } from '#test/fixtures/entries.ts'
import { NO_MARKET_DATA } from '../prices/market-data.ts'
import { NO_OUTCOMES } from '../reviews/told-outcomes.ts'
import { viewAsset } from './asset-view.ts'
import { NO_PRICED_CLAIMS } from './priced-claims.ts'

const decisions = story(
  ['Buy', { quantity: '10', price: '121.23', confidence: 8 }],
  ['Hold', { confidence: 9 }],
  ['Sell', { price: '130', confidence: 2 }],
)

const [buy] = decisions
if (!buy) throw new Error('the story has this chapter')
const entries: AssetEntry[] = [...decisions, critiqueOf(decisions, buy)]
const asset = replayAsset(entries)
const whole = (all: AssetEntry[]) => ({
  entries: all,
  olderBefore: null,
  earlier: [],
  outcomes: NO_OUTCOMES,
  priced: NO_PRICED_CLAIMS,
})
if (!asset) throw new Error('the story opens an asset')
const view = viewAsset(asset, whole(entries), NO_MARKET_DATA, '2026-11-20T15:00:00.000Z', [])

const added = (day: string, month: string) => ({
  dateAdded: `2026-0${day}-06T14:00:00.000Z`,
  dateAddedReadable: `${month} 6, 2026`,
})

it('an asset and every entry of its histories is stamped with its date, to read and exact', () => {
  expect(view).toMatchObject(added('4', 'Apr'))
  expect(view.confidenceLevel).toMatchObject([added('4', 'Apr'), added('5', 'May'), added('6', 'Jun')])
  expect(view.thesis).toMatchObject([added('4', 'Apr'), added('5', 'May'), added('6', 'Jun')])
  expect(view.aiAnalysis).toMatchObject([{ dateAdded: expect.any(String), dateAddedReadable: expect.any(String) }])
})

it('watchBuySell holds date, readable date and action of moves, and of nothing else', () => {
  expect(view.watchBuySell).toEqual([
    { date: '2026-04-06T14:00:00.000Z', dateReadable: 'Apr 6, 2026', action: 'Buy' },
    { date: '2026-06-06T14:00:00.000Z', dateReadable: 'Jun 6, 2026', action: 'Sell' },
  ])
})

it('a Sell, for which no quantity is typed, tells how much it sold', () => {
  expect(view.thesis.map(({ quantity, quantitySold }) => [quantity, quantitySold])).toEqual([
    ['10', undefined],
    [null, undefined],
    [null, '10'],
  ])
})

it('theses and analyses stand with the action that they belong to', () => {
  expect(view.thesis.map(({ action }) => action)).toEqual(['Buy', 'Hold', 'Sell'])
  expect(view.aiAnalysis.map(({ action }) => action)).toEqual(['Buy'])
})

it('what happened besides decisions stands with its place, as it was recorded', () => {
  const [bought] = story(['Buy', { quantity: '10', price: '100' }])
  if (!bought) throw new Error('the story has this chapter')
  const recorded = { assetId: 1, recordedAt: '2026-06-12T14:00:00.000Z' }
  const typed = { price: '85', source: 'typed', at: recorded.recordedAt } as const
  const happened: AssetEntry[] = [
    bought,
    { ...recorded, kind: 'price-noted', sequence: 2, price: typed },
    {
      ...recorded,
      kind: 'level-crossed',
      sequence: 3,
      level: 'stop-loss',
      levelPrice: '90',
      price: typed,
      setBySequence: 1,
    },
    {
      ...recorded,
      kind: 'split-recorded',
      sequence: 4,
      effectiveOn: '2026-06-10',
      newShares: '4',
      oldShares: '1',
      source: 'typed',
    },
  ]
  const held = replayAsset(happened)
  if (!held) throw new Error('the story opens an asset')
  const stamped = { dateAdded: recorded.recordedAt, dateAddedReadable: 'Jun 12, 2026' }
  expect(viewAsset(held, whole(happened), NO_MARKET_DATA, '2026-11-20T15:00:00.000Z', []).events).toEqual([
    { ...stamped, kind: 'price-noted', sequence: 2, price: typed, correctable: [{ field: 'price', value: '85' }] },
    {
      ...stamped,
      kind: 'level-crossed',
      sequence: 3,
      level: 'stop-loss',
      levelPrice: '90',
      price: typed,
      setBySequence: 1,
      // In new shares the level was far below it.
      isWithdrawn: true,
    },
    {
      ...{ ...stamped, kind: 'split-recorded', sequence: 4, effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' },
      correctable: [
        { field: 'splitRatio', value: '4:1' },
        { field: 'splitOn', value: '2026-06-10' },
      ],
    },
  ])
})
