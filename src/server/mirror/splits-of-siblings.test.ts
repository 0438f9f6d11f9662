import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AssetView } from '#contract/assets.ts'
import type { MirrorView } from '#contract/mirror.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { recordCorrectionOnce } from '../corrections/record-correction-once.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { lookAtClaims, resolveDueClaims } from './claim-resolution-job.ts'

/** A share, an option on it and another share that is claimed to do better; the share went from 100 to 27.50 over a split of 4 for 1. */
const { app, member, setNow, get, post, asset, correct } = journalForEach('2026-08-03T15:00:00.000Z')

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

const storeCloses = (symbol: string, from: string, until: string) =>
  storeDailyPrices(
    app().context.db,
    SHARED,
    symbol,
    [
      { day: '2026-08-03', open: null, high: null, low: null, close: from },
      { day: '2026-09-03', open: null, high: null, low: null, close: until },
    ],
    'twelve-data',
  )

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

it('a ticker that is corrected takes its splits along, away from the claims on the one and to those on the other', async () => {
  await addSiblings()
  await post('/api/assets', buyIbm({ ticker: 'TSTD', companyName: 'TSTD', ...claim({ ticker: 'TSTC' }) }))
  setNow('2026-08-17T15:00:00.000Z')
  await recordSplit('4')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  await upload(3, 100, 105)
  await upload(4, 100, 105)
  await storeCloses('TSTC', '100', '27.5')
  await resolveDueClaims(app().context)
  const before = [...AS_IT_WAS, [4, 'came-true', '100']]
  expect(await outcomes()).toEqual(before)
  const added = (await recorded()).find(({ kind }) => kind === 'decision-recorded')?.sequence ?? 0
  await correct(added, 'ticker', 'TSTC')
  await app().context.claims.done()
  const corrected = [
    [2, 'did-not-come-true', '100'],
    [3, 'came-true', '100'],
    [4, 'did-not-come-true', '25'],
  ]
  expect((await outcomes()).slice(before.length)).toEqual(corrected)
  await correct(added, 'ticker', TICKER)
  await app().context.claims.done()
  expect((await outcomes()).slice(before.length + corrected.length)).toEqual([
    ...AS_IT_WAS.slice(1),
    [4, 'came-true', '100'],
  ])
})

it('a split of before its share came on a list is recorded of the share, counts for the option on it, and leaves the share as it was', async () => {
  const option = { ticker: TICKER, companyName: TICKER, stockOrOptions: 'options', contract }
  await post('/api/assets', buyIbm({ ...option, ...claim('gain') }))
  setNow('2026-08-20T15:00:00.000Z')
  await post('/api/assets', buyIbm({ ticker: TICKER, companyName: TICKER, costBasis: 26 }))
  await app().critiquesDone()
  const before = await get<AssetView>('/api/assets/2')
  const split = { effectiveOn: '2026-08-17', newShares: '4', oldShares: '1' }
  const ofOption = await member().send('POST', '/api/assets/1/splits', split)
  expect(ofOption).toMatchObject({
    status: 409,
    json: { detail: expect.stringContaining('record the split of the share') },
  })
  const after = await post('/api/assets/2/splits', split)
  const { quantity, costBasis, currentValue } = before
  expect(after).toMatchObject({ quantity, costBasis, currentValue, splits: [split], pendingSplit: null })
  setNow('2026-09-04T15:00:00.000Z')
  await upload(2, 100, 27.5)
  expect(await outcomes()).toEqual([[1, 'came-true', '25']])
  // The critique of its first entry is asked for once more.
  await member().send('POST', '/api/assets/2/critiques', { decisionId: after.thesis[0]?.decisionId })
  await app().critiquesDone()
  expect((await recorded()).filter((entry) => entry.kind === 'critique-recorded' && entry.assetId === 2)).toHaveLength(
    2,
  )
  const correctShare = (correctsSequence: number | undefined, field: string, to: string | null) =>
    post('/api/assets/2/corrections', {
      ...{ correctionId: randomUUID(), reason: 'A typing mistake.' },
      ...{ correctsSequence, field, to },
    })
  expect(await correctShare(after.thesis[0]?.sequence, 'decidedOn', '2026-08-19')).toMatchObject({
    quantity,
    costBasis,
  })
  const recordedSplit = (await recorded()).find(({ kind }) => kind === 'split-recorded')
  await correctShare(recordedSplit?.sequence, 'splitRatio', null)
  await app().context.claims.done()
  expect((await outcomes()).at(-1)).toEqual([1, 'did-not-come-true', '100'])
})

it('a ticker that is corrected leaves none of its splits behind, also for its own claim against the share that it was taken for', async () => {
  await post('/api/assets', buyIbm({ ticker: TICKER, companyName: TICKER, ...claim({ ticker: 'TSTC' }) }))
  const added = (await recorded())[0]?.sequence ?? 0
  setNow('2026-09-04T15:00:00.000Z')
  await storeCloses('TSTC', '100', '27.5')
  await upload(1, 100, 27.5)
  expect(await outcomes()).toEqual([[1, 'did-not-come-true', '100']])
  await correct(added, 'ticker', 'TSTC')
  await recordSplit('4')
  await correct(added, 'ticker', 'TSTD')
  await app().context.claims.done()
  // Its own first close is 25 by now, and that of the other share stands as it was traded.
  expect((await outcomes()).slice(1)).toEqual([[1, 'came-true', '100']])
})

it('corrections that are left to the next process put right what they change, all together', async () => {
  await addSiblings()
  setNow('2026-08-17T15:00:00.000Z')
  await recordSplit('400')
  setNow('2026-09-04T15:00:00.000Z')
  await upload(1, 100, 27.5)
  await upload(3, 100, 105)
  const before = await outcomes()
  const sequence = (await recorded()).find(({ kind }) => kind === 'split-recorded')?.sequence ?? 0
  // Its job never comes to look, as if the process had ended.
  const ended = { ...app().context, claims: { closesCame: () => {}, splitTold: () => {}, done: async () => {} } }
  const { id } = await app().context.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (const to of ['40:1', '4:1']) {
    const body = { correctionId: randomUUID(), reason: 'A typing mistake.', correctsSequence: sequence, to }
    await recordCorrectionOnce(ended, id, 1, { ...body, field: 'splitRatio' })
  }
  const own = (await outcomes()).slice(before.length)
  expect(own.map(([assetId, , from]) => [assetId, from])).toEqual([
    [1, '2.5'],
    [1, '25'],
  ])
  await lookAtClaims(app().context)
  await lookAtClaims(app().context)
  expect((await outcomes()).slice(before.length + own.length)).toEqual(AS_IT_WAS.slice(1))
  const marked = (await asset()).events.flatMap((event) => (event.kind === 'claim-resolved' ? [event.isPutRight] : []))
  expect(marked).toEqual([true, true, undefined])
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
