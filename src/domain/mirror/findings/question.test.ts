import { describe, expect, it } from 'vitest'
import { IBM } from '#test/fixtures/entries.ts'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { mirrorOf } from '../mirror.ts'
import { questionsOf } from './question.ts'
import { readMirror } from './read-mirror.ts'

/** Bought with one thesis, and gone on with another. */
function asksOf(...theses: readonly string[]): boolean {
  const diary = assetDiary()
  for (const [nth, thesis] of theses.entries())
    diary.decide(`2026-05-0${nth + 4}`, nth === 0 ? 'Buy' : 'Hold', { thesis, ...(nth === 0 && BOUGHT) })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const assets = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }]
  return [...questionsOf(assets, { lines: [], today: '2026-09-01' })].length > 0
}
const BOUGHT = { quantity: '10', price: '100' }
const OUT = { levels: { stopLoss: { from: null, to: '90', percent: null } } }
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
  expect([...questionsOf(held, { lines: [], today: '2026-09-01' })].map(({ assetId }) => assetId)).toEqual([2])
})

it.each([
  ['2026-09-18', 1],
  ['2026-09-19', 0],
])(
  'of an option until Sept 18 it is asked on %s %i times: one that has expired can be proved wrong no more',
  (today, times) => {
    const contract = { right: 'call', strike: '120', expiresOn: '2026-09-18' } as const
    const asset = { ...IBM, type: 'options', contract, stopLossPercent: null } as const
    const [plain, past] = [assetDiary(1), assetDiary(2, 'T2', 10)]
    plain.decide('2026-05-04', 'Buy', { ...BOUGHT, asset, thesis: PLAIN })
    past.decide('2026-05-04', 'Buy', { ...BOUGHT, asset, thesis: PLAIN, ...OUT })
    past.reach('2026-06-01', 'stop-loss', '90', '88', 11)
    past.decide('2026-06-03', 'Hold', { price: '88', thesis: PLAIN })
    for (const { entries } of [plain, past]) {
      const replayed = replayAsset(entries)
      if (!replayed) throw new Error('a diary opens an asset')
      const assets = [{ asset: replayed, entries, closes: [], pendingSplit: null, last: null }]
      const mirror = mirrorOf(assets, { today, lastDay: '2026-09-18', imported: 0, benchmark: null })
      expect(readMirror(mirror, assets).question === null ? 0 : 1).toBe(times)
    }
  },
)

describe('of what is held past its own lines', () => {
  function heldPast(write: (diary: ReturnType<typeof assetDiary>) => void) {
    const diary = assetDiary()
    const thesis = 'If cloud grows less than 8% I was wrong. Out at 90.'
    diary.decide('2026-05-04', 'Buy', { ...BOUGHT, ...OUT, thesis, ownTest: { line: 'cloud below 8%', on: null } })
    diary.reach('2026-06-01', 'stop-loss', '90', '88')
    diary.answer('2026-06-02', 1, true)
    diary.decide('2026-06-03', 'Hold', { price: '88', thesis: PLAIN })
    write(diary)
    const asset = replayAsset(diary.entries)
    if (!asset) throw new Error('a diary opens an asset')
    const assets = [{ asset, entries: diary.entries, closes: [], pendingSplit: null, last: null }]
    const mirror = mirrorOf(assets, { today: '2026-09-01', lastDay: '2026-09-01', imported: 0, benchmark: null })
    return [...questionsOf(assets, mirror)].map(({ words }) => words)
  }

  it('it is asked what would still have to happen, with each line and its day', () => {
    expect(heldPast(() => {})).toEqual([
      'International Business Machines Corporation is held past your stop of $90.00 (reached on Jun 1, 2026) and your test “cloud below 8%” (it came, you said on Jun 2, 2026). What would still have to happen for you to say that you were wrong?',
    ])
  })

  it('nothing is asked once another line stands, set or in a text, nor of what was sold', () => {
    const lower = { levels: { stopLoss: { from: '90', to: '70', percent: null } } }
    expect(heldPast((diary) => diary.decide('2026-07-01', 'Hold', { price: '85', thesis: PLAIN, ...lower }))).toEqual(
      [],
    )
    const ownTest = { line: 'cloud below 5%', on: null }
    expect(heldPast((diary) => diary.decide('2026-07-01', 'Hold', { price: '85', thesis: PLAIN, ownTest }))).toEqual([])
    const thesis = 'If bookings growth falls below 12%, I was wrong.'
    expect(heldPast((diary) => diary.decide('2026-07-01', 'Hold', { price: '85', thesis }))).toEqual([])
    expect(heldPast((diary) => diary.decide('2026-07-01', 'Sell', { price: '85', thesis: PLAIN }))).toEqual([])
  })
})
