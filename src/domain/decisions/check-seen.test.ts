import { describe, expect, it } from 'vitest'
import { assetDiary } from '#test/support/asset-diary.ts'
import { replayAsset } from '../assets/replay-asset.ts'
import { checkCorrectionSeen, checkSeen } from './check-seen.ts'

/** Bought, then partly sold by entry 2; a price was typed later, as entry 3. */
function held() {
  const diary = assetDiary()
  diary.decide('2026-03-02', 'Buy', { quantity: '10', price: '100' })
  diary.decide('2026-03-03', 'Sell Some', { quantity: '4', price: '110' })
  diary.reach('2026-03-04', 'stop-loss', '90', '89')
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('There is one.')
  return asset
}

describe('a decision that was written on an outdated page', () => {
  it('is refused when its writer has not seen a later decision', () => {
    expect(checkSeen(held(), 'Sell Some', 1)).toEqual({
      ok: false,
      problem: {
        code: 'conflict',
        assetId: 1,
        message:
          'Something was recorded of T1 since this form was opened. Look at what it is now, and record this if it is still ' +
          'what you mean. Nothing was recorded.',
      },
    })
  })

  it('is accepted when everything was seen, when only an alert came since, or when it is not told what was seen', () => {
    for (const seenUpTo of [2, 3, null, undefined])
      expect(checkSeen(held(), 'Sell Some', seenUpTo)).toEqual({ ok: true, value: undefined })
  })

  it('is refused by the list’s own rule when it is no longer possible there', () => {
    expect(checkSeen(held(), 'Keep Watching', 1)).toMatchObject({ ok: true })
  })
})

describe('a correction that was written on an outdated page', () => {
  /** Entry 1 cost 18000 and was corrected to 180 by entry 5, and its stop by entry 6. */
  const corrected = () => {
    const recordedAt = '2026-03-05T15:00:00.000Z'
    const stated = { recordedAt, correctsSequence: 1, reason: 'A typing mistake.' }
    return {
      assetId: 1,
      corrections: [
        { ...stated, sequence: 5, field: 'price' as const, from: '18000', to: '180' },
        { ...stated, sequence: 6, field: 'stopLoss' as const, from: '16200', to: '162' },
      ],
    }
  }
  const check = (correctsSequence: number, field: 'price' | 'quantity', seenUpTo: number | null) =>
    checkCorrectionSeen(corrected(), { correctsSequence, field }, seenUpTo)

  it('is refused when the same was corrected since', () => {
    expect(check(1, 'price', 4)).toEqual({
      ok: false,
      problem: {
        code: 'conflict',
        assetId: 1,
        message:
          'The same was corrected since this form was opened. Look at what counts now, and record this if it is still ' +
          'what you mean. Nothing was recorded.',
      },
    })
    // The correction is named in place of what it corrects.
    expect(check(5, 'price', 4).ok).toBe(false)
  })

  it.each([
    ['it was seen', 1, 'price', 5],
    ['another field was corrected', 1, 'quantity', 4],
    ['another entry was corrected', 2, 'price', 4],
    ['it is not told what was seen', 1, 'price', null],
  ] as const)('is accepted when %s', (_why, sequence, field, seenUpTo) => {
    expect(check(sequence, field, seenUpTo).ok).toBe(true)
  })
})
