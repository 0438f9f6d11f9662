import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { correctableOf } from '#domain/assets/corrections/correctable.ts'
import { recordCorrection } from '#domain/assets/corrections/record-correction.ts'
import { writeDayDecided } from '#domain/assets/day-decided.ts'
import { entriesBefore } from '#domain/assets/effective-order.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import { recordSplit } from '#domain/assets/record-split.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { openAsset, recordDecision } from '#domain/decisions/decision.ts'
import { actionsAfter, movesQuantity } from '#domain/ledger/action.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { endOfDay } from '#domain/prices/market-session.ts'
import type { Price } from '#domain/prices/price.ts'
import { IBM } from '#test/fixtures/entries.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { findAsset } from '../ledger/read-model.ts'
import { rebuild } from '../ledger/rebuild.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { makeLiveHub } from '../live/live-hub.ts'
import type { Moment } from './moment.ts'
import { record } from './record.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const FIRST_DAY = dayNumber('2026-01-05')

/** What comes next in the life of one asset, as chance decides it; null where the rules do not allow it. */
async function nextFact(chance: Chance, { asset, lists, now, trx }: Moment, nth: number): Promise<AssetFact | null> {
  const price: Price = { price: `${chance.whole(20, 400)}.${chance.whole(10, 99)}`, source: 'typed', at: now }
  const said = { decisionId: `d-${nth}`, confidence: chance.whole(1, 10), thesis: 'Why.', price }
  if (!asset) {
    const facts = { ...IBM, takeProfitPercent: '30' }
    const opened = openAsset(lists, {
      ...said,
      action: chance.oneOf(['Buy', 'Watch']) ?? 'Buy',
      quantity: '12.5',
      asset: facts,
    })
    return opened.ok ? opened.value : null
  }
  const kind = chance.whole(0, 13)
  if (kind === 0) return { kind: 'price-noted', assetId: 1, price }
  if (kind === 1) return { kind: 'price-noted', assetId: 1, price, doubtedAfter: '500' }
  if (kind === 2) return critique(`d-${Math.max(1, nth - 1)}`)
  if (kind === 3) return lateSplit(chance, asset, now)
  if (kind === 13 && asset.quarantined) return { kind: 'price-noted', assetId: 1, price: asset.quarantined.price }
  const entries = await listAssetEntries(trx, 'alice', 1)
  if (kind < 6) return correction(chance, entries, now, nth)
  const earlier = writeDayDecided(asset, dayOfNumber(dayNumber(now.slice(0, 10)) - chance.whole(0, 9)), now)
  const { decidedOn } = earlier.ok ? earlier.value : {}
  const before = (decidedOn && replayAsset(entriesBefore(entries, decidedOn))) || asset
  const action = chance.oneOf(actionsAfter(asset.list)) ?? 'Hold'
  const held = before.holdingPeriods.at(-1)?.quantity ?? '0'
  const part = (Number(held) / 3).toFixed(4)
  const quantity = action === 'Sell Some' ? part : movesQuantity(action) ? `${chance.whole(1, 90)}.25` : null
  const exits = chance.whole(0, 3) === 0 ? { stopLoss: { percent: String(chance.whole(5, 40)) } } : {}
  const ofDay = decidedOn ? { decidedOn, price: { ...price, at: endOfDay(decidedOn) } } : {}
  const decided = recordDecision(before, { ...said, action, quantity, exits, ...ofDay })
  return decided.ok ? decided.value : null
}

/** Of whatever was typed in one of the entries, where every later one is still possible with it. */
function correction(chance: Chance, entries: readonly AssetEntry[], now: string, nth: number): AssetFact | null {
  const entry = chance.oneOf(correctedEntries(entries))
  const offered = entry && chance.oneOf(correctableOf(entry))
  if (!offered) return null
  const { field, value } = offered
  const by = (percent: number) => (value === null ? '50' : ((Number(value) * percent) / 100).toFixed(2))
  const day = () => dayOfNumber(dayNumber(value ?? '') - chance.whole(1, 6))
  const to = field === 'decidedOn' ? day() : field === 'ticker' ? null : by(chance.whole(70, 130))
  const draft = {
    correctionId: `c-${nth}`,
    correctsSequence: entry.sequence,
    field,
    to,
    reason: 'Mistyped.',
    requestHash: '',
  }
  if (to === null) return null
  const decided = recordCorrection(entries, draft, { isUnlisted: false, sameAssetId: null }, now)
  return decided.ok ? decided.value : null
}

const critique = (decisionId: string): AssetFact => ({
  kind: 'critique-recorded',
  decisionId,
  assetId: 1,
  status: 'complete',
  reason: null,
  text: 'Psychology: a.',
  model: 'built-in critic',
  promptVersion: 'built-in-2',
  promptHash: '',
  durationMs: 1,
})

/** Takes effect up to twenty days before it is told. */
function lateSplit(chance: Chance, asset: Asset, now: string): AssetFact {
  const effectiveOn = dayOfNumber(dayNumber(now.slice(0, 10)) - chance.whole(0, 20))
  return {
    kind: 'split-recorded',
    assetId: asset.assetId,
    effectiveOn,
    newShares: '2',
    oldShares: '1',
    source: 'typed',
  }
}

// With the last three something was recorded in the millisecond of something else.
it.each([1, 2, 3, 4, 5, 6, 30, 62, 147])(
  'an asset that is brought up to each entry is the replay of all of them (seed %i)',
  async (seed) => {
    const chance = seeded(seed)
    const { db } = database
    const clock = { day: FIRST_DAY }
    const recorder = {
      write: makeWrite(database),
      live: makeLiveHub(),
      now: () => `${dayOfNumber(clock.day)}T15:00:00.000Z`,
    }
    let recorded = 0
    for (let nth = 1; nth <= 60; nth += 1) {
      clock.day += chance.whole(0, 3)
      const done = await record(recorder, 'alice', { assetId: 1, identity: 'IBM' }, async (moment) => {
        const fact = await nextFact(chance, moment, nth)
        if (fact === null || (await isRefusedSplit(moment, fact))) return null
        const isPriced = fact.kind === 'decision-recorded' || fact.kind === 'price-noted'
        const isSeen = isPriced && fact.doubtedAfter === undefined
        return { fact, observations: isSeen && fact.price ? [observationOf(fact.price)] : [] }
      })
      recorded += done?.entries.length ?? 0
      const replayed = replayAsset(await listAssetEntries(db, 'alice', 1))
      expect(await findAsset(db, 'alice', 1), `after wish ${nth}`).toEqual(replayed)
      expect((await findStanding(db, 'alice', { assetId: 1 })).asset).toEqual(replayed)
      if (nth % 20 === 0) {
        // Of what was written the rebuild finds nothing to put right, and recording goes on from what it leaves.
        expect((await rebuild(database)).faults).toEqual([])
        await db.updateTable('assets').set({ state: '{}' }).where('user_id', '=', 'alice').execute()
        await rebuild(database)
      }
    }
    expect(recorded).toBeGreaterThan(30)
  },
)

async function isRefusedSplit({ trx, asset, now }: Moment, fact: AssetFact): Promise<boolean> {
  if (fact.kind !== 'split-recorded' || !asset) return false
  return !recordSplit(asset, await listAssetEntries(trx, 'alice', 1), fact, now).ok
}

it('decides on the entries where the row is not of the last one', async () => {
  const recorder = { write: makeWrite(database), live: makeLiveHub(), now: () => '2026-01-05T15:00:00.000Z' }
  const chance = seeded(7)
  await record(recorder, 'alice', { assetId: 1, identity: 'IBM' }, async (moment) => ({
    fact: await nextFact(chance, moment, 1),
  }))
  const whole = await findAsset(database.db, 'alice', 1)
  for (const state of ['', '{}', JSON.stringify({ format: '5', ...whole, lastSequence: 0, confidence: 1 })]) {
    await database.db.updateTable('assets').set({ state }).execute()
    expect((await findStanding(database.db, 'alice', { assetId: 1 })).asset).toEqual(whole)
  }
})
