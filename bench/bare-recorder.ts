import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openDatabase } from '#server/database/open-database.ts'

/**
 * The baseline of recording: a decision that is recorded by hand, without a session, checks or rules. It writes the same rows
 * into the same tables with the same indexes and triggers, equally durably, reads the same prices, and gives an answer with the
 * same members. The contents are taken from a first decision that Candor itself recorded and answered.
 */
const USER = 'dTjpY2wzT4VzXEpAojN9d340eXyUVSYB'

const folder = process.env.CANDOR_DATA ?? '.'
const { answer, entry, state } = JSON.parse(readFileSync(join(folder, 'recorded.json'), 'utf8'))
const { db: made } = await openDatabase({ engine: 'sqlite', folder })
await made.destroy()

const db = new DatabaseSync(join(folder, 'candor.db'))
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma recursive_triggers = on')
const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]
const insertEntry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
const insertHead = db.prepare('insert into ledger_heads values (?, ?, ?, ?, ?, ?, null)')
const updateHead = db.prepare(
  'update ledger_heads set sequence = ?, hash = ?, highest_asset_id = ?, seal = ? where user_id = ?',
)
const insertAsset = db.prepare(
  'insert into assets (user_id, asset_id, list, identity, symbol, opened_on, state) values (?, ?, ?, ?, ?, ?, ?)',
)
const insertJob = db.prepare('insert into critique_jobs values (?, ?, ?, 0, ?, null)')
const readPrices = [
  db.prepare('select * from quotes where ticker = ?'),
  db.prepare('select * from held_back_prices where symbol = ?'),
  db.prepare('select * from splits where symbol = ?'),
  db.prepare('select * from daily_prices where symbol = ? order by day desc limit 1'),
]

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

let sequence = 0
let previousHash = '0'.repeat(64)
insertHead.run(USER, 0, previousHash, 0, 1, previousHash)

const app = new Hono().post('/api/assets', async (c) => {
  const { decisionId, ticker, companyName, thesis, confidenceLevel, assetQty, costBasis } = await c.req.json()
  const now = new Date().toISOString()
  sequence += 1
  const own = { sequence, decisionId, recordedAt: now }
  const price = { price: costBasis, source: 'typed', at: now }
  const asset = { ...entry.asset, ticker, companyName }
  const writing = { confidence: confidenceLevel, thesis, quantity: String(assetQty), price }
  const body = JSON.stringify({ ...entry, ...own, ...writing, assetId: sequence, asset })
  const row = JSON.stringify({
    ...state,
    assetId: sequence,
    openedAt: now,
    listedAt: now,
    facts: asset,
    notedPrice: price,
  })
  const hash = sha256(`{"entry":${body},"previousHash":"${previousHash}","userId":"${USER}","version":2}`)
  const seal = sha256(JSON.stringify({ boundFrom: 1, hash, highestAssetId: sequence, sequence, userId: USER }))
  begin.run()
  insertEntry.run(USER, sequence, 'decision-recorded', sequence, decisionId, now, body, previousHash, hash)
  updateHead.run(sequence, hash, sequence, seal, USER)
  insertAsset.run(USER, sequence, 'bought', ticker, ticker, now.slice(0, 10), row)
  insertJob.run(USER, decisionId, sequence, now)
  commit.run()
  previousHash = hash
  for (const read of readPrices) read.all(ticker)
  const stamp = { decisionId, sequence, dateAdded: now }
  return c.json(
    {
      ...answer,
      assetId: sequence,
      ticker,
      companyName,
      dateAdded: now,
      thesis: [{ ...answer.thesis[0], ...stamp, thesis, price }],
      confidenceLevel: [{ ...answer.confidenceLevel[0], ...stamp }],
      awaitingCritique: [decisionId],
    },
    201,
  )
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
  process.stdout.write(`Bare recorder at http://127.0.0.1:${address.port}\n`)
})
