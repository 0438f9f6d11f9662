import { expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { oneQuestion } from './findings/question.ts'

/** Bought with one thesis, and gone on with another. */
function asksOf(...theses: readonly string[]): boolean {
  const diary = assetDiary()
  for (const [nth, thesis] of theses.entries())
    diary.decide(`2026-05-0${nth + 4}`, nth === 0 ? 'Buy' : 'Hold', { thesis, ...(nth === 0 && BOUGHT) })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  return oneQuestion([{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }]) !== null
}
const BOUGHT = { quantity: '10', price: '100' }
const PLAIN = 'The order book keeps filling, and the new plant is ready.'

it.each([
  'If comparable sales in the US grow less than 3% in a quarter, I was wrong.',
  'If bookings growth falls below 12%, I was wrong.',
  'Out if the next report shows cash for less than two years, or if they issue shares again',
])('what would prove a decision wrong is not asked where its thesis says it: %s', (test) => {
  expect(asksOf(`${PLAIN} ${test}`)).toBe(false)
  expect(asksOf(PLAIN, test)).toBe(false)
})

it('it is asked where no text says it, or only when to buy', () => {
  expect(asksOf(PLAIN)).toBe(true)
  expect(asksOf(PLAIN, `${PLAIN} If it falls below 80 I buy more.`)).toBe(true)
})

it('it is asked of the next largest where the largest says it', () => {
  const held = [
    { thesis: 'If bookings growth falls below 12%, I was wrong.', quantity: '1000' },
    { thesis: PLAIN, quantity: '10' },
  ].map((decided, at) => {
    const diary = assetDiary(at + 1)
    diary.decide('2026-05-04', 'Buy', { ...BOUGHT, ...decided })
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    return { asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }
  })
  expect(oneQuestion(held)?.assetId).toBe(2)
})
