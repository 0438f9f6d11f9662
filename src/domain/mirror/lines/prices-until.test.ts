import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { pricesUntil } from './prices-until.ts'

/** Bought at 100 on July 6; at noon of Sep 28 it is held at a price, where one is given. */
function heldAt(price: string | null) {
  const diary = assetDiary()
  diary.decide('2026-07-06', 'Buy', { quantity: '10', price: '100' })
  if (price !== null) diary.decide('2026-09-28', 'Hold', { price })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return asset
}

type Closes = { readonly ofProviders?: string; readonly own?: string }

function pricesOn(day: string, price: string | null, { ofProviders = '', own = '' }: Closes) {
  const known = { ofProviders: [ofProviders], own: own === '' ? [] : [own], shareSplits: [] }
  const { newest, isProviderQuarantined } = pricesUntil(heldAt(price), known, day)
  return [newest?.price ?? null, newest?.at.slice(0, 10) ?? null, isProviderQuarantined]
}

describe('the newest price of a day', () => {
  it.each<[string, string, string | null, Closes, string, string]>([
    ['is the last close', '2026-09-30', null, { own: '2026-09-03 95|2026-09-04 96' }, '96', '2026-09-04'],
    ['is none from after it', '2026-09-03', null, { own: '2026-09-03 95|2026-09-04 96' }, '95', '2026-09-03'],
    ['is what was noted after that', '2026-09-30', '80', { own: '2026-09-03 95|2026-09-04 96' }, '80', '2026-09-28'],
    ['is what was noted where there is no close', '2026-09-30', '80', {}, '80', '2026-09-28'],
    ['is the close of the same day', '2026-09-28', '80', { own: '2026-09-28 84' }, '84', '2026-09-28'],
    ['is a provider’s, where it is newer', '2026-09-30', '80', { ofProviders: '2026-09-29 84' }, '84', '2026-09-29'],
    [
      'is one’s own of two of the same day',
      '2026-09-30',
      null,
      { ofProviders: '2026-09-30 84', own: '2026-09-30 85' },
      '85',
      '2026-09-30',
    ],
  ])('%s', (_, day, price, closes, told, on) => expect(pricesOn(day, price, closes)).toEqual([told, on, false]))

  it('is the owner’s where a provider’s looks like a split of it', () =>
    expect(pricesOn('2026-09-30', '80', { ofProviders: '2026-09-29 40|2026-09-30 40' })).toEqual([
      '80',
      '2026-09-28',
      true,
    ]))

  it('is the provider’s where its closes lead there without a leap', () => {
    const down = ['28 80', '29 68', '30 57', '01 48', '02 40'].map(
      (close) => `2026-${Number(close.slice(0, 2)) > 5 ? '09' : '10'}-${close}`,
    )
    expect(pricesOn('2026-10-02', '80', { ofProviders: down.join('|') })).toEqual(['40', '2026-10-02', false])
    expect(pricesOn('2026-10-02', '80', { ofProviders: down.slice(-1).join('|') })).toEqual(['80', '2026-09-28', true])
  })
})
