import { expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { bookOf } from './book.ts'
import { salesLeftOutWords } from './book-left-out.ts'

const OPTION = { ...IBM, type: 'options', contract: { right: 'call', strike: '120', expiresOn: null } } as const

function leftOutOf(...diaries: ReturnType<typeof assetDiary>[]) {
  const assets = diaries.flatMap(({ entries }) => {
    const asset = replayAsset(entries)
    return asset ? [{ asset, closes: [], pendingSplit: null }] : []
  })
  return bookOf(assets, '2026-05-04', '2026-08-31').leftOut
}

it('a figure in money says how many sales it leaves out: those of options, and of holdings with an unknown price', () => {
  const [option, given, unpriced, sold] = [assetDiary(1), assetDiary(2), assetDiary(3), assetDiary(4)]
  option.decide('2026-05-04', 'Buy', { quantity: '3', price: '412', asset: OPTION })
  option.decide('2026-06-01', 'Sell Some', { quantity: '1', price: '500' })
  option.decide('2026-06-01', 'Sell Some', { quantity: '1', price: '510' })
  option.decide('2026-06-02', 'Sell', { price: '1' })
  given.decide('2026-05-04', 'Buy', { quantity: '3', price: '0' })
  given.decide('2026-06-01', 'Sell', { price: '9' })
  unpriced.decide('2026-05-04', 'Buy', { quantity: '3', price: '7' })
  unpriced.decide('2026-06-01', 'Sell')
  sold.decide('2026-05-04', 'Buy', { quantity: '3', price: '7' })
  sold.decide('2026-06-01', 'Sell', { price: '9' })
  const leftOut = leftOutOf(option, given, unpriced, sold)
  expect(leftOut).toEqual({ ofOptions: 2, unpriced: 2, overSplits: 0 })
  expect(salesLeftOutWords(leftOut)).toBe(
    ' Left out: 2 sales of options, 2 sales without a known price, of the sale or of a purchase.',
  )
  expect(salesLeftOutWords(leftOutOf(sold))).toBe('')
  expect(salesLeftOutWords({ ofOptions: 1, unpriced: 0, overSplits: 0 })).toBe(' Left out: 1 sale of options.')
})

it('an option that ended at its expiry was not sold by anybody', () => {
  const option = assetDiary(1)
  option.decide('2026-05-04', 'Buy', { quantity: '3', price: '412', asset: OPTION })
  const settled = {
    kind: 'option-settled',
    assetId: 1,
    outcome: 'expired-worthless',
    price: { price: '0', source: 'typed', at: '2026-06-20T15:00:00.000Z' },
    sequence: 2,
    recordedAt: '2026-06-20T15:00:00.000Z',
  } as const
  expect(leftOutOf({ ...option, entries: [...option.entries, settled] })).toEqual({
    ofOptions: 0,
    unpriced: 0,
    overSplits: 0,
  })
})
