import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { replayAsset } from '../../assets/replay-asset.ts'
import { linesFinding } from '../findings/lines-finding.ts'
import { assetSteps } from './asset-steps.ts'
import { judgedLines } from './judged-lines.ts'
import { reachedLines } from './lines.ts'
import { heldThroughWords } from './lines-summary.ts'

/** Ten shares at 100 whose stop of 90 was reached on June 1, and the last price known on a day. */
function judged(
  lastOn: string,
  today: string,
  {
    sold,
    isHeld = false,
    ...last
  }: { readonly sold?: string; readonly isHeld?: boolean; readonly price?: string; readonly knownOn?: string } = {},
) {
  const diary = assetDiary()
  diary.decide('2026-05-04', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2026-06-01', 'stop-loss', '90', '89.5')
  if (isHeld) diary.decide('2026-06-01', 'Hold')
  if (sold) diary.decide(sold, 'Sell', { price: '80' })
  const asset = replayAsset(diary.entries)
  if (!asset) throw new Error('a diary opens an asset')
  const read = {
    asset,
    entries: diary.entries,
    closes: [],
    pendingSplit: null,
    last: { price: '85', on: lastOn, ...last },
  }
  return judgedLines(read, reachedLines(assetSteps(diary.entries), today), today, () => null)
}

describe('a line that is measured to the last price', () => {
  it('comes to nothing that is known where that price is more than 30 days old', () => {
    const [fresh] = judged('2026-07-01', '2026-07-31')
    expect([fresh?.outcome?.amount, fresh?.noPriceSince]).toEqual(['-45.00', null])
    const old = judged('2026-07-01', '2026-08-01')
    expect(old).toMatchObject([{ outcome: null, noPriceSince: '2026-07-01' }])
    expect(heldThroughWords(old)).toBe('You broke your own stop once. What that came to is not known.')
  })

  it.each([
    // The price of the line itself, on its day and four weeks on; the same where it was accepted later, and nobody typed it.
    ['89.5', '2026-06-01', undefined, '2026-06-02', null],
    ['89.5', '2026-06-01', undefined, '2026-06-29', null],
    ['89.5', '2026-06-01', undefined, '2026-07-29', null],
    ['89.5', '2026-06-10', '2026-06-01', '2026-06-29', null],
    // Another price of that day, and the same one of a later day, are newer.
    ['85', '2026-06-01', undefined, '2026-06-29', '-45.00'],
    ['89.5', '2026-06-10', undefined, '2026-06-29', '0.00'],
  ])('comes to nothing that is known before there is a newer price: %s of %s', (price, on, knownOn, today, amount) => {
    const lines = judged(on, today, { isHeld: true, price, ...(knownOn && { knownOn }) })
    expect([lines[0]?.outcome?.amount ?? null, lines[0]?.noPriceSince]).toEqual([amount, amount ? null : '2026-06-01'])
    const awaited = 'You broke your own stop once. What that came to is not known yet: there is no newer price.'
    if (amount === null) expect(heldThroughWords(lines)).toBe(awaited)
    else expect(heldThroughWords(lines)).not.toContain('not known')
    expect(linesFinding(lines, null)?.cost).toBe(amount)
  })

  it('is told by its sale, however old the last price is', () => {
    const [line] = judged('2026-07-01', '2026-12-01', { sold: '2026-07-10' })
    expect([line?.outcome?.amount, line?.noPriceSince]).toEqual(['-95.00', null])
  })
})
