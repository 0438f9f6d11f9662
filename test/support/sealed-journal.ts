import { randomUUID } from 'node:crypto'
import { GENESIS_HASH, seal } from '#domain/ledger/chain.ts'
import { columnsOf } from '#domain/ledger/check-ledger.ts'
import type { DecisionRecorded, Entry, Fact } from '#domain/ledger/entry.ts'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import type { Db, OpenDatabase } from '#server/database/open-database.ts'
import { findHead, sha256 } from '#server/ledger/ledger-end-store.ts'
import { append } from '#server/recording/record.ts'
import { critiqueOf, IBM, story } from '../fixtures/entries.ts'
import { appendFact } from './append-fact.ts'

const MSFT = { ...IBM, ticker: 'MSFT', companyName: 'Microsoft Corporation' }

/** Appends facts to a user's ledger like Candor, one after another. */
export async function recordFacts(
  { db }: OpenDatabase,
  userId: string,
  facts: readonly Fact[],
  day = '2026-07-06',
): Promise<void> {
  for (const fact of facts) {
    const head = await findHead(db, userId)
    const at = `${day}T14:00:${String(head.sequence % 60).padStart(2, '0')}.000Z`
    if ('assetId' in fact) await appendFact(db, userId, fact, at)
    else await db.transaction().execute((trx) => append(trx, userId, head, fact, at))
  }
}

/** Six facts about two assets and a principle. Decision ids never repeat, even over several calls. */
export function sixFacts(): Fact[] {
  const [buy, hold] = story(['Buy', { quantity: '10', price: '121.23', confidence: 6 }], ['Hold', { confidence: 7 }])
  const [watch, keep] = story(['Watch', { quantity: '1', asset: MSFT }], ['Keep Watching'])
  if (!buy || !hold || !watch || !keep) throw new Error('the stories have two chapters each')
  const { sequence: _, recordedAt: __, ...critique } = critiqueOf([buy], buy)
  const decided = (entry: Entry<DecisionRecorded>, assetId: number): Fact => {
    const { sequence: _, recordedAt: __, ...decision } = entry
    return { ...decision, assetId, decisionId: randomUUID() }
  }
  return [
    decided(buy, 1),
    decided(hold, 1),
    decided(watch, 2),
    critique,
    decided(keep, 2),
    { kind: 'principle-written', principleId: 'p1', text: 'Name what would prove me wrong.' },
  ]
}

/** Writes a ledger in version 1 of the hash chain, as the migration to version 2 left it. */
export async function writeOldLedger(db: Db, userId: string, entries: readonly Entry[]): Promise<void> {
  let previousHash = GENESIS_HASH
  for (const entry of entries) {
    const { body, hash } = seal(entry, previousHash, null, sha256)
    const { kind, assetId: asset_id, decisionId: decision_id, recordedAt: recorded_at } = columnsOf(entry)
    const row = { user_id: userId, sequence: entry.sequence, kind, asset_id, decision_id, recorded_at, body }
    await db
      .insertInto('entries')
      .values({ ...row, previous_hash: previousHash, hash })
      .execute()
    previousHash = hash
  }
  const end = { sequence: entries.length, hash: previousHash, highestAssetId: 1, boundFrom: entries.length + 1 }
  const columns = { sequence: end.sequence, hash: end.hash, highest_asset_id: 1, bound_from: end.boundFrom }
  await db
    .insertInto('ledger_heads')
    .values({ user_id: userId, ...columns, seal: sealOfEnd(userId, end, sha256) })
    .execute()
}
