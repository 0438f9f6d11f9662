import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { lookAtClaims } from '../mirror/claim-resolution-job.ts'
import { storeSplits } from './anomaly-store.ts'
import { SHARED, storeDailyPrices } from './daily-price-store.ts'
import { findMarketData } from './market-data.ts'
import { dropOlderTypedSplits } from './older-typed-splits.ts'

const { app, setNow, post, add, correct } = journalForEach('2026-08-03T15:00:00.000Z')

const SHARE = { ticker: 'TSTA', companyName: 'TSTA', costBasis: 100 }
const SPLIT = { effectiveOn: '2026-08-25', newShares: '2', oldShares: '1' }

/** As an earlier release left it: it went on counting what was stored once. */
const leftBehind = () => storeSplits(app().context.db, 'TSTA', [{ ...SPLIT, source: 'typed' }])

const counted = async () =>
  (await findMarketData(app().context.db, 'TSTA')).splits.map(
    ({ effectiveOn, newShares, source }) => `${effectiveOn} ${newShares} ${source}`,
  )

const bought = async (share: object = SHARE) => {
  await add(share)
  setNow('2026-08-26T15:00:00.000Z')
  await post('/api/assets/1/splits', SPLIT)
}

it('a split that was withdrawn before counts for nobody any more, and the claims that counted it are put right', async () => {
  const claim = { claim: { horizonMonths: 1, benchmark: 'gain' } }
  const other = await app().member('bobby')
  expect((await other.send('POST', '/api/assets', buyIbm({ ...SHARE, ...claim }))).status).toBe(201)
  await bought()
  await correct(2, 'splitRatio', null)
  await leftBehind()
  const { db } = app().context
  const day = { open: null, high: null, low: null }
  const closes = Object.entries({ '2026-08-03': '100', '2026-09-03': '51' })
  const days = closes.map(([on, close]) => ({ day: on, close, ...day }))
  await storeDailyPrices(db, SHARED, 'TSTA', days, 'twelve-data')
  setNow('2026-09-04T15:00:00.000Z')
  await lookAtClaims(app().context)
  const outcomes = async () =>
    ((await other.send('GET', '/api/assets/1')).json as AssetView).events.flatMap((event) =>
      event.kind === 'claim-resolved' ? [event.isPutRight ?? false] : [],
    )
  expect(await outcomes()).toEqual([false])
  await dropOlderTypedSplits(app().context)
  expect(await counted()).toEqual([])
  await lookAtClaims(app().context)
  expect(await outcomes()).toEqual([true, false])
})

it('one that was corrected gives way to what the closes show', async () => {
  await bought()
  await correct(2, 'splitRatio', '4:1')
  await leftBehind()
  await dropOlderTypedSplits(app().context)
  expect(await counted()).toEqual([])
})

it('one goes whose ticker was corrected since', async () => {
  await bought()
  await correct(1, 'ticker', 'TSTC')
  await leftBehind()
  await dropOlderTypedSplits(app().context)
  expect(await counted()).toEqual([])
})

it.each<[string, () => Promise<unknown>]>([
  ['that an owner has', () => bought()],
  [
    'that was withdrawn and put back',
    async () => {
      await bought()
      await correct(2, 'splitRatio', null)
      await correct(2, 'splitRatio', '2:1')
    },
  ],
  ['of an account that is erased, which no ledger has', () => add(SHARE)],
])('one stays %s', async (_, record) => {
  await record()
  await leftBehind()
  await dropOlderTypedSplits(app().context)
  expect(await counted()).toEqual(['2026-08-25 2 typed'])
})

it('is looked at once', async () => {
  await dropOlderTypedSplits(app().context)
  await bought()
  await correct(2, 'splitRatio', null)
  await leftBehind()
  await dropOlderTypedSplits(app().context)
  expect(await counted()).toEqual(['2026-08-25 2 typed'])
})
