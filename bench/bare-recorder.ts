import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { statements } from '#server/database/migrations/001-foundation-sqlite.ts'

/**
 * The baseline: what recording a decision costs by hand, when nobody is asked who they are, nothing is checked and little is
 * answered. The same rows into the same tables, as durable.
 */
const USER = 'dTjpY2wzT4VzXEpAojN9d340eXyUVSYB'

const db = new DatabaseSync(join(process.env.CANDOR_DATA ?? '.', 'bare.db'))
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma recursive_triggers = on')
for (const statement of statements) db.exec(statement)

const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]
const insertEntry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
const insertAsset = db.prepare('insert into assets values (?, ?, ?, ?, ?, ?)')
const insertJob = db.prepare('insert into critique_jobs values (?, ?, ?, 0, ?, null)')

let sequence = 0
let previousHash = '0'.repeat(64)

const app = new Hono().post('/api/assets', async (c) => {
  const { decisionId, ticker, companyName, thesis, confidenceLevel, assetQty, costBasis } = await c.req.json()
  const now = new Date().toISOString()
  sequence += 1
  const price = { price: costBasis, source: 'typed', at: now }
  const facts = { ticker, companyName, type: 'stock', contract: null, stopLossPercent: null, takeProfitPercent: null }
  const said = { kind: 'decision-recorded', decisionId, action: 'Buy', confidence: confidenceLevel, thesis, price }
  const body = JSON.stringify({
    ...said,
    assetId: sequence,
    quantity: assetQty,
    asset: facts,
    sequence,
    recordedAt: now,
  })
  const round = {
    openedAt: now,
    closedAt: null,
    quantity: assetQty,
    cost: costBasis,
    quantitySold: '0',
    costOfSold: '0',
  }
  const figures = { firstConfidence: confidenceLevel, confidence: confidenceLevel, notedPrice: price, watched: null }
  const list = { list: 'Buy', listedAt: now, openedAt: now, assetId: sequence, lastSequence: sequence }
  const state = JSON.stringify({ ...list, facts, rounds: [round], ...figures })
  const hash = createHash('sha256').update(body).update(previousHash).digest('hex')
  begin.run()
  insertEntry.run(USER, sequence, 'decision-recorded', sequence, decisionId, now, body, previousHash, hash)
  insertAsset.run(USER, sequence, 'bought', ticker, ticker, state)
  insertJob.run(USER, decisionId, sequence, now)
  commit.run()
  previousHash = hash
  return c.body(body, 201, { 'content-type': 'application/json' })
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
  process.stdout.write(`Bare recorder at http://127.0.0.1:${address.port}\n`)
})
