import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AssetListView, AssetView } from '#contract/assets.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { ratioSince } from '#domain/prices/split.ts'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { downloadText } from '#test/support/exported.ts'
import { journalForEach } from '#test/support/journal-for-each.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'
import { eraseAccount } from '../accounts/erasure/erase-account.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { readState } from '../ledger/read-model.ts'
import { listStored } from '../prices/anomaly-store.ts'
import { SHARED, storeDailyPrices } from '../prices/daily-price-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import { explainByRecorded } from '../prices/recorded-splits.ts'
import { splitsOfShare } from '../prices/splits-of-share.ts'
import { lookAtClaims, resolveDueClaims } from './claim-resolution-job.ts'

/** A share that two people bought at 100, and which its provider has at 50 since the 25th of August: its owner took that for a split. */
const { app, member, setNow, post, asset, add, correct } = journalForEach('2026-08-03T15:00:00.000Z')
const claim = { claim: { horizonMonths: 1, benchmark: 'gain' } }
const SHARE = { ticker: 'TSTA', companyName: 'TSTA', costBasis: 100, ...claim }
const SPLIT = { effectiveOn: '2026-08-25', newShares: '2', oldShares: '1' }

async function bought(): Promise<Visitor> {
  await add(SHARE)
  const other = await app().member('bobby')
  expect((await other.send('POST', '/api/assets', buyIbm(SHARE))).status).toBe(201)
  await close('2026-08-03', '100')
  await close('2026-08-24', '100')
  setNow('2026-08-26T15:00:00.000Z')
  await post('/api/assets/1/splits', SPLIT)
  await explain()
  await close('2026-08-25', '50')
  await close('2026-09-03', '51')
  setNow('2026-09-04T15:00:00.000Z')
  await resolveDueClaims(app().context)
  return other
}

const explain = () =>
  explainByRecorded(app().context.db, 'TSTA', {
    ...{ before: '100', beforeOn: '2026-08-24' },
    after: { price: '50', at: '2026-08-26T15:00:00.000Z' },
  })

const close = (day: string, price: string) =>
  storeDailyPrices(
    app().context.db,
    SHARED,
    'TSTA',
    [{ day, open: null, high: null, low: null, close: price }],
    'twelve-data',
  )

const shared = async () =>
  (await findMarketData(app().context.db, 'TSTA')).splits.map(({ effectiveOn, newShares, oldShares, source }) =>
    [effectiveOn, newShares, oldShares, source].join(' '),
  )

async function entriesOf(visitor: Visitor): Promise<readonly Entry[]> {
  const { entries } = JSON.parse(await downloadText(app(), visitor, '/api/export')) as {
    readonly entries: readonly { readonly entry: Entry }[]
  }
  return entries.map(({ entry }) => entry)
}

/** The outcome that counts, and the first close by which it was found. */
const outcomeOf = async (visitor: Visitor) => {
  const last = (await entriesOf(visitor)).findLast(({ kind }) => kind === 'claim-resolved')
  return last?.kind === 'claim-resolved' ? [last.outcome, last.closes.asset.from] : null
}

const splitEntry = async () => (await entriesOf(member())).find(({ kind }) => kind === 'split-recorded')?.sequence ?? 0

const isAskedOf = async (visitor: Visitor) => {
  const { assets } = (await visitor.send('GET', '/api/assets?list=bought')).json as AssetListView
  return assets.map(({ quantity, pendingSplit, heldBackPrice }) => [
    quantity,
    pendingSplit !== null,
    heldBackPrice?.price,
  ])[0]
}

it('a split that its owner withdraws counts for nobody, and the claims of all who have the share are put right', async () => {
  const other = await bought()
  expect(await shared()).toEqual(['2026-08-25 2 1 typed'])
  expect(await outcomeOf(other)).toEqual(['came-true', '50'])
  expect(await isAskedOf(other)).toEqual(['10', true, undefined])
  await correct(await splitEntry(), 'splitRatio', null)
  await app().context.claims.done()
  await lookAtClaims(app().context)
  expect(await shared()).toEqual([])
  expect(await outcomeOf(member())).toEqual(['did-not-come-true', '100'])
  expect(await outcomeOf(other)).toEqual(['did-not-come-true', '100'])
  // Now its own price asks each of them.
  expect(await isAskedOf(other)).toEqual(['10', false, '51'])
  expect(await isAskedOf(member())).toEqual(['10', false, '51'])
  await app().critiquesDone()
  const before = await entriesOf(other)
  await lookAtClaims(app().context)
  expect(await entriesOf(other)).toEqual(before)
})

it('one of which the day is corrected counts on that day alone where the closes show it there', async () => {
  const other = await bought()
  await correct(await splitEntry(), 'splitOn', '2026-08-06')
  await lookAtClaims(app().context)
  expect(await shared()).toEqual([])
  expect(await outcomeOf(member())).toEqual(['came-true', '50'])
  expect(await outcomeOf(other)).toEqual(['did-not-come-true', '100'])
  await correct(await splitEntry(), 'splitOn', '2026-08-25')
  await lookAtClaims(app().context)
  expect(await shared()).toEqual(['2026-08-25 2 1 typed'])
  expect(await outcomeOf(other)).toEqual(['came-true', '50'])
})

it('one of which the ratio is corrected counts in that where the closes show it, and else for its owner alone', async () => {
  const other = await bought()
  await correct(await splitEntry(), 'splitRatio', '19:10')
  await lookAtClaims(app().context)
  expect(await shared()).toEqual(['2026-08-25 19 10 typed'])
  expect(await outcomeOf(other)).toEqual(['did-not-come-true', '52.63157894736842105263'])
  await correct(await splitEntry(), 'splitRatio', '4:1')
  await lookAtClaims(app().context)
  expect(await shared()).toEqual([])
  expect(await outcomeOf(member())).toEqual(['came-true', '25'])
  expect(await outcomeOf(other)).toEqual(['did-not-come-true', '100'])
})

it('one that another owner has recorded, too, counts on when the first one withdraws it', async () => {
  const other = await bought()
  expect((await other.send('POST', '/api/assets/1/splits', SPLIT)).status).toBe(201)
  await correct(await splitEntry(), 'splitRatio', null)
  expect(await shared()).toEqual(['2026-08-25 2 1 typed'])
})

it('one that another owner has on a day on which no close shows it goes, too', async () => {
  const other = await bought()
  await close('2026-08-26', '50')
  expect((await other.send('POST', '/api/assets/1/splits', { ...SPLIT, effectiveOn: '2026-08-26' })).status).toBe(201)
  await correct(await splitEntry(), 'splitRatio', null)
  // The closes show a leap on the 25th, and none on the 26th.
  expect(await shared()).toEqual([])
})

it('one of a ticker that was mistyped goes with it', async () => {
  await bought()
  const added = (await entriesOf(member()))[0]?.sequence ?? 0
  await correct(added, 'ticker', 'TSTC')
  expect(await shared()).toEqual([])
  expect((await findMarketData(app().context.db, 'TSTC')).splits).toEqual([])
})

it('the preview of a withdrawal has the figures that come of it', async () => {
  await bought()
  const body = { correctionId: randomUUID(), reason: 'There was none.', correctsSequence: await splitEntry() }
  const change = { ...body, field: 'splitRatio', to: null }
  const preview = await member().send('POST', '/api/assets/1/corrections/preview', change)
  await correct(body.correctsSequence, 'splitRatio', null)
  const { quantity, totalGainLoss } = await asset()
  expect(totalGainLoss).not.toBeNull()
  expect(preview.json).toMatchObject({ consequence: { after: { quantity, totalGainLoss } } })
})

it('an account that is erased takes nothing of the price away that its split explained', async () => {
  const other = await bought()
  const { id } = await app().context.db.selectFrom('users').select('id').orderBy('createdAt').executeTakeFirstOrThrow()
  await eraseAccount({ ...app().context, dataFolder: null }, id)
  await lookAtClaims(app().context)
  expect(await shared()).toEqual(['2026-08-25 2 1 typed'])
  expect(await outcomeOf(other)).toEqual(['came-true', '50'])
})

type Step = { readonly by: number; readonly day: number; readonly newShares: number | null }
const step: fc.Arbitrary<Step> = fc.record({
  by: fc.integer({ min: 0, max: 1 }),
  day: fc.integer({ min: 24, max: 27 }),
  newShares: fc.option(fc.integer({ min: 2, max: 4 })),
})

it('whatever two owners record, correct and withdraw, what counts for everybody is what one of them has, and no claim counts another', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
      const world = await openTestApp({})
      try {
        await follow(world, steps)
      } finally {
        await world.close()
      }
    }),
    { numRuns: 6 },
  )
})

async function follow(world: TestApp, steps: readonly Step[]): Promise<void> {
  const { db } = world.context
  world.setNow('2026-08-03T15:00:00.000Z')
  const owners = [await world.member('alice'), await world.member('bobby')]
  for (const owner of owners) expect((await owner.send('POST', '/api/assets', buyIbm(SHARE))).status).toBe(201)
  const closes = {
    '2026-08-03': '100',
    '2026-08-21': '100',
    '2026-08-24': '50',
    '2026-08-26': '25',
    '2026-09-03': '26',
  }
  const days = Object.entries(closes).map(([day, close]) => ({ day, open: null, high: null, low: null, close }))
  await storeDailyPrices(db, SHARED, 'TSTA', days, 'twelve-data')
  world.setNow('2026-09-04T15:00:00.000Z')
  await lookAtClaims(world.context)
  for (const { by, day, newShares } of steps) {
    const owner = owners[by]
    if (owner) await say(owner, `2026-08-${day}`, newShares)
    for (const [before, at, price] of [
      ['100', '2026-08-24', '50'],
      ['50', '2026-08-26', '25'],
    ] as const)
      await explainByRecorded(db, 'TSTA', {
        before,
        beforeOn: '2026-08-21',
        after: { price, at: `${at}T20:00:00.000Z` },
      })
    const typed = (await listStored(db, 'TSTA')).map(({ effectiveOn, newShares: many }) => `${effectiveOn} ${many}`)
    const standing = await Promise.all(owners.map(recordedBy))
    expect(standing.flat()).toEqual(expect.arrayContaining(typed))
    await world.context.claims.done()
    await lookAtClaims(world.context)
    for (const { user_id, state } of await db.selectFrom('assets').select(['user_id', 'state']).execute()) {
      const known = (await splitsOfShare(db, user_id, 'TSTA')).splits
      const outcome = resolutionsOf(await listAssetEntries(db, user_id, 1)).get(
        readState(state)?.lastDecision.sequence ?? 0,
      )
      expect(ratioSince('', outcome?.closes.asset.splits ?? [])).toEqual(ratioSince('', known))
    }
  }
}

/** Records the split of a day, or corrects or withdraws it where it is recorded. What is refused changes nothing. */
async function say(owner: Visitor, effectiveOn: string, newShares: number | null): Promise<void> {
  const { events } = (await owner.send('GET', '/api/assets/1')).json as AssetView
  const recorded = events.find((event) => event.kind === 'split-recorded' && event.effectiveOn === effectiveOn)
  const correction = { correctionId: randomUUID(), reason: 'A typing mistake.', correctsSequence: recorded?.sequence }
  if (recorded)
    await owner.send('POST', '/api/assets/1/corrections', {
      ...correction,
      ...{ field: 'splitRatio', to: newShares === null ? null : `${newShares}:1` },
    })
  else if (newShares !== null)
    await owner.send('POST', '/api/assets/1/splits', { effectiveOn, newShares: String(newShares), oldShares: '1' })
}

async function recordedBy(owner: Visitor): Promise<readonly string[]> {
  const { splits } = (await owner.send('GET', '/api/assets/1')).json as AssetView
  return splits.map(({ effectiveOn, newShares }) => `${effectiveOn} ${newShares}`)
}
