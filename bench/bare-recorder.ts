import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The baseline: what recording a decision costs when nothing is asked, checked or said. The same rows, as durable. */
const db = new DatabaseSync(join(process.env.CANDOR_DATA ?? '.', 'bare.db'))
db.exec(`
  pragma journal_mode = wal; pragma synchronous = full;
  create table entries (user_id text, sequence integer, kind text, asset_id integer, decision_id text, recorded_at text,
    body text, previous_hash text, hash text, primary key (user_id, sequence)) strict;
  create unique index entries_by_decision on entries (user_id, decision_id);
  create index entries_by_asset on entries (user_id, asset_id, sequence);
  create table assets (user_id text, asset_id integer, list text, identity text, symbol text, state text,
    primary key (user_id, asset_id)) strict;
  create unique index assets_by_identity on assets (user_id, identity);
  create index assets_by_list on assets (user_id, list, asset_id);
  create table critique_jobs (user_id text, decision_id text, asset_id integer, attempts integer, run_at text,
    locked_until text, primary key (user_id, decision_id)) strict;
`)
const [begin, commit] = [db.prepare('begin immediate'), db.prepare('commit')]
const entry = db.prepare('insert into entries values (?, ?, ?, ?, ?, ?, ?, ?, ?)')
const asset = db.prepare('insert into assets values (?, ?, ?, ?, ?, ?)')
const job = db.prepare('insert into critique_jobs values (?, ?, ?, 0, ?, null)')

let sequence = 0
let previousHash = '0'.repeat(64)

const app = new Hono().post('/api/assets', async (c) => {
  const text = await c.req.text()
  const { decisionId, ticker } = JSON.parse(text)
  const [now, hash] = [new Date().toISOString(), createHash('sha256').update(text).update(previousHash).digest('hex')]
  sequence += 1
  begin.run()
  entry.run('user', sequence, 'decision-recorded', sequence, decisionId, now, text, previousHash, hash)
  asset.run('user', sequence, 'bought', ticker, ticker, text)
  job.run('user', decisionId, sequence, now)
  commit.run()
  previousHash = hash
  return c.body(text, 201, { 'content-type': 'application/json' })
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`Bare recorder at http://127.0.0.1:${port}\n`)
})
