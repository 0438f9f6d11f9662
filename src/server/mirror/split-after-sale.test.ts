import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { storeSplits } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'

/** Bought at 100 with a stop at 90, which was kept at 89; then the share went to 88, and after a split of 4 for 1 to 22.50. */
const { add, app, decide, get, post, setNow, typePrice } = journalForEach('2026-06-01T15:00:00.000Z')

const lines = async () => (await get<MirrorView>('/api/mirror')).lines

it('prices from after a split that only a provider reports are told in the shares that were sold before it', async () => {
  await add({ costBasis: 100, stopLossYesNo: 'Yes', stopLossPrice: 90 })
  setNow('2026-06-08T15:00:00.000Z')
  await typePrice('89')
  setNow('2026-06-09T15:00:00.000Z')
  await decide('Sell', { price: 89 })
  setNow('2026-06-22T22:00:00.000Z')
  const { db, now } = app().context
  const closes = [
    ['2026-06-09', '89'],
    ['2026-06-16', '88'],
    ['2026-06-17', '22'],
    ['2026-06-22', '22.50'],
  ] as const
  const days = closes.map(([day, close]) => ({ day, close, open: null, high: null, low: null }))
  await storeDailyPrices(db, SHARED, 'IBM', days, 'massive', now())
  await storeSplits(db, 'IBM', [{ effectiveOn: '2026-06-17', newShares: '4', oldShares: '1', source: 'massive' }])
  // 10 at 89 less four times 22.50, and not less 22.50.
  expect(await lines()).toMatchObject([{ response: 'kept', amount: '-10.00', endedOn: '2026-06-22' }])
  // It says the same where the split is recorded: 40 at 22.25 less 22.50.
  await post('/api/assets/1/splits', { effectiveOn: '2026-06-17', newShares: '4', oldShares: '1' })
  expect(await lines()).toMatchObject([{ response: 'kept', amount: '-10.00', endedOn: '2026-06-22' }])
})
