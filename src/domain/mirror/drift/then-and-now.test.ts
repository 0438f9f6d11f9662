import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { thenAndNow } from './then-and-now.ts'

const read = ({ entries }: ReturnType<typeof assetDiary>) => thenAndNow(replayAsset(entries) ?? { splits: [] }, entries)

it('the first thesis stands beside the last, with the price between them in today’s shares', () => {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', thesis: 'The plant is ready.' })
  expect(read(diary)).toBeNull()
  diary.split('2026-06-08', '2026-06-05', '4')
  diary.decide('2026-07-01', 'Hold', { price: '20', thesis: 'It is cheap.' })
  expect(read(diary)).toMatchObject({
    first: { price: '25' },
    last: { price: '20' },
    changePercent: expect.closeTo(-20),
    course: [
      { on: '2026-05-04', price: '25' },
      { on: '2026-07-01', price: '20' },
    ],
  })
  diary.decide('2026-08-03', 'Hold')
  expect(read(diary)).toMatchObject({ last: { on: '2026-08-03', price: null }, changePercent: null })
})
