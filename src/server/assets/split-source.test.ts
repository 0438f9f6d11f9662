import { afterEach, beforeEach, expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { ReportedSplit } from '#domain/prices/known-market.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { quarantine, storeSplits } from '../prices/anomaly-store.ts'
import { storeQuote } from '../prices/quote-store.ts'

const SPLIT = { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' }

let app: TestApp
let member: Visitor
beforeEach(async () => {
  app = await openTestApp()
  app.setNow('2026-06-01T15:00:00.000Z')
  member = await app.member('splitter')
  await member.send('POST', '/api/assets', buyIbm())
  app.setNow('2026-06-11T15:00:00.000Z')
})
afterEach(() => app.close())

const report = (split: Partial<ReportedSplit>) =>
  storeSplits(app.context.db, 'IBM', [{ ...SPLIT, source: 'massive', ...split }])

const userIdOf = async (username: string) =>
  (await app.context.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

async function sourceRecorded(split: object): Promise<string | undefined> {
  const answer = await member.send('POST', '/api/assets/1/splits', { ...SPLIT, ...split })
  expect(answer.status).toBe(201)
  const entries = await listAssetEntries(app.context.db, await userIdOf('splitter'), 1)
  return entries.flatMap((entry) => (entry.kind === 'split-recorded' ? [entry.source] : []))[0]
}

it.each([
  ['the provider that reports this ratio for this day', { source: 'yahoo' }, {}, 'yahoo'],
  ['the same ratio in other numbers', { source: 'massive' }, { newShares: '8', oldShares: '2' }, 'massive'],
  ['typed, where the report has another ratio', { source: 'massive', newShares: '3' }, {}, 'typed'],
  ['typed, where the report is of another day', { effectiveOn: '2026-06-09' }, {}, 'typed'],
  ['typed, where only somebody else typed it', { source: 'typed' }, {}, 'typed'],
] as const)('the source of a split is %s', async (_, reported, recorded, source) => {
  await report(reported)
  expect(await sourceRecorded(recorded)).toBe(source)
})

it('what one person types is theirs in another journal too, until a provider reports that day', async () => {
  const other = await app.member('other')
  app.setNow('2026-06-01T15:00:00.000Z')
  await other.send('POST', '/api/assets', buyIbm())
  app.setNow('2026-06-11T15:00:00.000Z')
  const { db } = app.context
  const at = '2026-06-11T14:55:00.000Z'
  await storeQuote(db, 'IBM', {
    quote: { price: { price: '100', source: 'twelve-data', at }, open: null, previousClose: null },
    fetchedAt: at,
  })
  await quarantine(db, 'IBM', { price: '25', knownPrice: '100', reason: 'Too far.', source: 'twelve-data', at })
  expect(await sourceRecorded({})).toBe('typed')
  const theirs = async () => ((await other.send('GET', '/api/assets/1')).json as AssetView).pendingSplit
  const listed = async () =>
    ((await other.send('GET', '/api/assets?list=bought')).json as { assets: AssetView[] }).assets[0]?.pendingSplit
  expect(await theirs()).toMatchObject({ ...SPLIT, source: 'typed' })
  expect(await listed()).toMatchObject({ source: 'typed' })

  await report({ newShares: '5' })
  expect(await theirs()).toMatchObject({ newShares: '5', source: 'massive' })
  expect(await listed()).toMatchObject({ newShares: '5', source: 'massive' })
})
