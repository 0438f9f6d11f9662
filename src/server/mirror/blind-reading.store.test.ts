import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BlindReading } from '#domain/critique/critique.ts'
import type { AssetFact } from '#domain/ledger/entry.ts'
import { IBM, THESIS } from '#test/fixtures/entries.ts'
import { appendFact } from '#test/support/append-fact.ts'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { makeWrite } from '../database/write.ts'
import { listBlindReadings } from './blind-reading-store.ts'

const AT = '2026-08-10T15:00:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const DECIDED: AssetFact = {
  ...{ kind: 'decision-recorded', decisionId: 'd1', assetId: 1, action: 'Watch', confidence: 7, thesis: THESIS },
  ...{ price: null, quantity: '10', asset: IBM },
}

const READING: BlindReading = { probability: 35, claim: 'It rises.', promptVersion: 'blind-3', promptHash: '' }

const critiqued = (model: string, blind: BlindReading): AssetFact => ({
  kind: 'critique-recorded',
  ...{ decisionId: 'd1', assetId: 1, status: 'complete', reason: null, text: 'Psychology: …', model, blind },
  ...{ promptVersion: 'critique-8', promptHash: '', durationMs: 1 },
})

it('a probability is the model’s that gave it, and never the built-in critic’s that wrote the critique in its stead', async () => {
  const facts = [
    critiqued('gpt-4o', READING),
    critiqued('built-in', { ...READING, model: 'gpt-4o' }),
    // From before the name was stored with the reading.
    critiqued('built-in', READING),
  ]
  await makeWrite(database)('u1', async (trx) => {
    for (const fact of [DECIDED, ...facts]) await appendFact(trx, 'u1', fact, AT)
  })
  expect((await listBlindReadings(database.db, 'u1')).map(({ model }) => model)).toEqual([
    ...['gpt-4o', 'gpt-4o'],
    'a model whose name was not kept',
  ])
})
