import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { begunReviews } from '#domain/assets/begun-review.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import { dayOfNumber } from '#domain/prices/day-number.ts'
import { dueReviews } from '#domain/reviews/due-reviews.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { type Chance, seeded } from '#test/support/seeded.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { append } from '../recording/record.ts'
import { listDueReviews } from './list-due-reviews.ts'

const ASSETS = 12
const ENTRIES = 150
/** 2025-05-01 */
const FIRST_DAY = 20_209

let database: TestDatabase
const entries: AssetEntry[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const chance = seeded(63)
  for (let nth = 0; nth < ENTRIES; nth += 1) {
    const day = dayOfNumber(FIRST_DAY + nth * 3)
    await record(factOf(chance, chance.whole(1, ASSETS), day), `${day}T16:00:00.000Z`)
  }
})
afterAll(() => database.close())

async function record(fact: AssetFact, at: string): Promise<void> {
  const head = await findHead(database.db, 'alice')
  const { entry } = await database.db.transaction().execute((trx) => append(trx, 'alice', head, fact, at))
  entries.push(entry)
}

const NOTHING_REVISED = {
  ...{ corrections: [], replacedPrices: [], comparisons: [], restatedLevels: [], splits: [], withdrawnAlerts: [] },
  lastWrittenLater: 0,
}

const ofAsset = (assetId: number) => entries.filter((entry) => entry.assetId === assetId)

/** Whatever may make a review due, or end one. */
function factOf(chance: Chance, assetId: number, day: string): AssetFact {
  const own = ofAsset(assetId)
  const decisions = own.filter(({ kind }) => kind === 'decision-recorded')
  const setBySequence = chance.oneOf(decisions)?.sequence
  const kind = setBySequence === undefined ? 0 : chance.whole(0, 6)
  const of = { assetId, setBySequence: setBySequence ?? 0 }
  const price = { price: '90', source: 'typed' as const, at: `${day}T15:00:00.000Z` }
  if (kind === 1) return { kind: 'level-crossed', ...of, level: 'stop-loss', levelPrice: '90', price }
  if (kind === 2) return { kind: 'own-test-answered', ...of, hasHappened: chance.whole(0, 1) === 1 }
  if (kind === 3) return { kind: 'review-answered', ...of, confidence: 5, why: 'It fell.', returnPercent: null }
  if (kind === 4) return { kind: 'review-graded', ...of, isWellDecided: true, actual: null }
  return {
    kind: 'decision-recorded',
    decisionId: randomUUID(),
    assetId,
    action: chance.oneOf(['Buy', 'Sell', 'Hold'] as const) ?? 'Hold',
    confidence: 5,
    thesis: THESIS,
    price: null,
    quantity: null,
    asset: own.length === 0 ? { ...IBM, ticker: `T${assetId}` } : null,
  }
}

const byNumber = (one: number, other: number): number => one - other

it('finds the same reviews on every day as all entries of all assets do', async () => {
  let found = 0
  for (let number = FIRST_DAY; number < FIRST_DAY + ENTRIES * 3 + 200; number += 7) {
    const today = dayOfNumber(number)
    const listed = await listDueReviews(database.db, 'alice', `${today}T17:00:00.000Z`)
    const slow = Array.from({ length: ASSETS }, (_, index) => ofAsset(index + 1)).flatMap((own) =>
      dueReviews({ ...NOTHING_REVISED, reviews: begunReviews(own) }, own, { today, imported: 0 }),
    )
    found += slow.length
    expect(listed.map(({ sequence }) => sequence).sort(byNumber), today).toEqual(
      slow.map(({ decision }) => decision.sequence).sort(byNumber),
    )
  }
  expect(found).toBeGreaterThan(100)
})
