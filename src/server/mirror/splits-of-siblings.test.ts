import { expect, it } from 'vitest'
import type { MirrorView } from '#contract/mirror.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'

/** A share, an option on it and another share that is claimed to do better; the share went from 100 to 27.50 over a split of 4 for 1. */
const { app, member, setNow, get, post, correct } = journalForEach('2026-08-03T15:00:00.000Z')

const TICKER = 'TSTA'
const contract = { right: 'call', strike: 100, expiresOn: '2027-01-15' } as const
const claim = (benchmark: unknown) => ({ claim: { horizonMonths: 1, benchmark } })

async function addSiblings(): Promise<void> {
  const ofShare = { ticker: TICKER, companyName: TICKER }
  await post('/api/assets', buyIbm({ ...ofShare, ...claim('gain') }))
  await post('/api/assets', buyIbm({ ...ofShare, stockOrOptions: 'options', contract, ...claim({ price: 101 }) }))
  const other = { ticker: 'TSTB', companyName: 'TSTB', ...claim({ ticker: TICKER }) }
  await post('/api/assets', buyIbm(other))
}

async function upload(assetId: number, from: number, until: number): Promise<void> {
  const csv = `Date,Close\n2026-08-03,${from}\n2026-09-03,${until}`
  await post(`/api/assets/${assetId}/daily-prices`, { csv, leapsAreRight: true })
  await app().context.claims.done()
}

const recordSplit = async (newShares: string) => {
  await post('/api/assets/1/splits', { effectiveOn: '2026-08-17', newShares, oldShares: '1' })
  await app().context.claims.done()
}

/** Each outcome that was recorded, by asset, with the close that its asset or its benchmark began with. */
async function outcomes(): Promise<readonly (readonly unknown[])[]> {
  return (await recorded())
    .filter((entry) => entry.kind === 'claim-resolved')
    .map(({ assetId, outcome, closes }) => [assetId, outcome, (closes.benchmark ?? closes.asset).from])
}

async function recorded(): Promise<readonly Entry[]> {
  const { entries } = JSON.parse(await downloadText(app(), member(), '/api/export')) as {
    readonly entries: readonly { readonly entry: Entry }[]
  }
  return entries.map(({ entry }) => entry)
}

const AS_IT_WAS = [
  [1, 'came-true', '25'],
  [2, 'came-true', '25'],
  [3, 'did-not-come-true', '25'],
]

it('a split that was recorded of a share counts in the claims of options on it and in those that are held against it', async () => {
  await addSiblings()
  setNow('2026-08-17T15:00:00.000Z')
  await recordSplit('4')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  await upload(3, 100, 105)
  expect(await outcomes()).toEqual(AS_IT_WAS)
})

it('one that is recorded afterwards puts their outcomes right, too', async () => {
  await addSiblings()
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  await upload(3, 100, 105)
  const ofFall = [
    [1, 'did-not-come-true', '100'],
    [2, 'did-not-come-true', '100'],
    [3, 'came-true', '100'],
  ]
  expect(await outcomes()).toEqual(ofFall)
  await recordSplit('4')
  expect((await outcomes()).slice(ofFall.length)).toEqual(AS_IT_WAS)
})

it('one of which the ratio is corrected, or which is withdrawn, puts right what was reckoned by it', async () => {
  await addSiblings()
  setNow('2026-08-17T15:00:00.000Z')
  await recordSplit('400')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  await upload(3, 100, 105)
  expect(await outcomes()).toEqual(AS_IT_WAS.map(([assetId, outcome]) => [assetId, outcome, '0.25']))
  const sequence = (await recorded()).find(({ kind }) => kind === 'split-recorded')?.sequence ?? 0
  await correct(sequence, 'splitRatio', '3:1')
  await app().context.claims.done()
  const still = [
    [1, 'did-not-come-true', '33.33333333333333333333'],
    [2, 'did-not-come-true', '33.33333333333333333333'],
    [3, 'came-true', '33.33333333333333333333'],
  ]
  expect((await outcomes()).slice(3)).toEqual(still)
  await correct(sequence, 'splitRatio', '4:1')
  await app().context.claims.done()
  expect((await outcomes()).slice(6)).toEqual(AS_IT_WAS)
  await correct(sequence, 'splitRatio', null)
  await app().context.claims.done()
  expect((await outcomes()).slice(9)).toEqual(still.map(([assetId, outcome]) => [assetId, outcome, '100']))
})

it('the return of the benchmark of the settings counts a split that its owner recorded', async () => {
  await post('/api/assets', buyIbm({ ticker: TICKER, companyName: TICKER }))
  const settings = await member().send('POST', '/api/settings', { benchmark: TICKER })
  expect(settings.status).toBe(200)
  setNow('2026-08-17T15:00:00.000Z')
  await recordSplit('4')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  expect((await get<MirrorView>('/api/mirror')).money.years).toMatchObject([
    { year: '2026', benchmark: expect.closeTo(0.1, 9) },
  ])
})
