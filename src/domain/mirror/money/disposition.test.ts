import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { bookOf } from './book.ts'
import { dispositionOf } from './disposition.ts'

/** Bought on a Monday at 100; sold on the Saturday, where `sold` says so. */
function traded(assetId: number, closes: string, sold: boolean) {
  const diary = assetDiary(assetId)
  diary.decide('2026-06-01', 'Buy', { quantity: '10', price: '100' })
  if (sold) diary.decide('2026-06-06', 'Sell', { price: '110' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return { asset, closes: [closes], pendingSplit: null }
}

it('who sells on a Saturday is held against Friday’s closes, and not against Monday’s', () => {
  const [before, after] = ['2026-06-01 100|2026-06-05 90', '2026-06-08 120']
  const assets = [traded(1, '', true), traded(2, `${before}|${after}`, false)]
  for (const until of ['2026-06-05', '2026-06-08'])
    expect(dispositionOf(bookOf(assets, '2026-06-01', until)), until).toMatchObject({
      realizedGains: 1,
      paperGains: 0,
      paperLosses: 1,
      daysLeftOut: 0,
    })
})

it('names what was held without a close on the days that it leaves out, that of most days first', () => {
  const diary = assetDiary(1)
  diary.decide('2026-06-01', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-06-04', 'Sell Some', { quantity: '1', price: '110' })
  diary.decide('2026-06-05', 'Sell Some', { quantity: '1', price: '110' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const assets = [
    { asset, closes: [], pendingSplit: null },
    traded(2, '2026-06-05 90', false),
    traded(3, '', false),
    traded(4, '2026-06-04 90|2026-06-05 90', false),
  ]
  expect(dispositionOf(bookOf(assets, '2026-06-01', '2026-06-05'))).toMatchObject({
    ...{ sales: 0, daysLeftOut: 2, salesLeftOutByDay: 2 },
    withoutClose: [
      { assetId: 3, ticker: 'T3', days: 2 },
      { assetId: 2, ticker: 'T2', days: 1 },
    ],
  })
})

it('a sale in a session that goes on waits for its close', () => {
  const diary = assetDiary(1)
  diary.decide('2026-06-01', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-06-08', 'Sell', { price: '110' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const assets = [{ asset, closes: [''], pendingSplit: null }, traded(2, '2026-06-01 100|2026-06-05 90', false)]
  expect(dispositionOf(bookOf(assets, '2026-06-01', '2026-06-05'))).toMatchObject({
    ...{ sales: 0, daysLeftOut: 1, salesLeftOutByDay: 1 },
    withoutClose: [],
  })
})

it('what had the last close of an untold claim on such a day stands at neither, whichever close it was', () => {
  const untoldOf = (ticker: string, on: string) => ({
    ofCompany: new Map([[ticker, new Set([on])]]),
    against: new Map(),
  })
  const at = (close: string, untold = untoldOf('T2', '2026-06-05')) => {
    const assets = [traded(1, '', true), traded(2, `2026-06-01 100|2026-06-05 ${close}`, false)]
    return dispositionOf(bookOf(assets, '2026-06-01', '2026-06-08'), undefined, untold)
  }
  expect(at('90')).toEqual(at('120'))
  expect(at('90')).toMatchObject({
    realizedGains: 1,
    paperGains: 0,
    paperLosses: 0,
    daysLeftOut: 0,
    notToldYet: ['T2'],
  })
  for (const untold of [untoldOf('T2', '2026-06-04'), untoldOf('T3', '2026-06-05')])
    expect(at('90', untold)).toMatchObject({ paperLosses: 1, notToldYet: [] })
})
