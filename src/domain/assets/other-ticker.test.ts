import { describe, expect, it } from 'vitest'
import { assetDiary, stopAt } from '#test/support/asset-diary.ts'
import { correctionOf } from '#test/support/correction-of.ts'
import { resolutionsOf } from '../claims/resolutions.ts'
import type { PriceSource } from '../prices/price.ts'
import { occasionsByDecision } from '../reviews/review-occasions.ts'
import type { AssetEntry } from './asset.ts'
import { correctedEntries } from './corrected-entries.ts'
import { missingAlerts } from './missing-alerts.ts'
import { sessionObservation } from './price-observation.ts'
import { replayAsset } from './replay-asset.ts'

/** Ten at 100 with a stop at 90, which a price of a company reached, whose close also decided the claim; then the ticker was corrected. */
function mistaken(source: PriceSource, ...tickers: string[]): AssetEntry[] {
  const diary = assetDiary()
  diary.decide('2025-05-05', 'Buy', { quantity: '10', price: '100', levels: stopAt('90') ?? {} })
  diary.reach('2025-06-02', 'stop-loss', '90', '85')
  diary.resolve('2026-05-05', 1, 'came-true', '2026-05-05')
  const entries = diary.entries.map((entry) =>
    entry.kind === 'level-crossed' ? { ...entry, price: { ...entry.price, source } } : entry,
  )
  const corrections = tickers.map(
    (to, at): AssetEntry => ({
      ...correctionOf(entries, 1, 'ticker', to),
      from: tickers[at - 1] ?? 'T1',
      sequence: 4 + at,
      recordedAt: `2026-06-0${3 + at}T15:00:00.000Z`,
    }),
  )
  return [...entries, ...corrections]
}

const counted = (entries: AssetEntry[]) => {
  const asset = replayAsset(entries)
  return {
    alerts: asset?.crossings.length,
    withdrawn: asset?.withdrawnAlerts,
    open: asset?.openClaims.map(({ sequence }) => sequence),
    outcome: resolutionsOf(correctedEntries(entries)).get(1)?.outcome,
    occasions: occasionsByDecision(correctedEntries(entries))
      .get(1)
      ?.map(({ sequence }) => sequence),
  }
}

describe('what was made from the prices of another company', () => {
  it('counts until the ticker is corrected, and then no more: the claim is open anew', () => {
    expect(counted(mistaken('twelve-data'))).toEqual({
      ...{ alerts: 1, withdrawn: [], open: [], outcome: 'came-true' },
      occasions: [1, 2, 3],
    })
    expect(counted(mistaken('twelve-data', 'T2'))).toEqual({
      ...{ alerts: 0, withdrawn: [2], open: [1], outcome: undefined },
      occasions: [1],
    })
  })

  it('counts again where the ticker was right at first', () => {
    expect(counted(mistaken('twelve-data', 'T2', 'T1'))).toMatchObject({ alerts: 1, open: [], outcome: 'came-true' })
    expect(counted(mistaken('twelve-data', 'T2', 'T3'))).toMatchObject({ alerts: 0, open: [1] })
  })

  it('is resolved by a later entry, which counts', () => {
    const entries = mistaken('twelve-data', 'T2')
    const first = entries[2]
    if (first?.kind !== 'claim-resolved') throw new Error('the third entry resolves the claim')
    const anew = {
      ...first,
      outcome: 'did-not-come-true' as const,
      sequence: 5,
      recordedAt: '2026-06-10T15:00:00.000Z',
    }
    expect(counted([...entries, anew])).toMatchObject({ open: [], outcome: 'did-not-come-true', occasions: [1, 5] })
  })

  it('is no price that the user typed', () => {
    expect(counted(mistaken('typed', 'T2'))).toMatchObject({ alerts: 1, withdrawn: [] })
  })

  it('has told nobody of the level that a close of the right company reached', () => {
    const session = { day: '2025-07-01', low: null, high: null, close: '88' }
    const now = '2026-06-05T15:00:00.000Z'
    const [alert, ...others] = missingAlerts(
      mistaken('twelve-data', 'T2'),
      sessionObservation(session, 'twelve-data'),
      [],
      now,
    )
    expect(others).toEqual([])
    expect(alert).toMatchObject({ level: 'stop-loss', price: { price: '88' }, knownSince: now })
  })
})
