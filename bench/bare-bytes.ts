import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { findSession, SESSION_COOKIE } from '#server/accounts/session.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { sessionSecret } from '#server/database/settings-store.ts'

/**
 * The baseline of reading: the same bytes from memory, nothing added up and nothing looked for, but for who asks. That is found
 * out by the same function, from the same database: no answer about somebody's journal can do without it.
 */
const bytes = readFileSync(join(process.env.CANDOR_DATA ?? '.', 'answer.json'), 'utf8')
const { db } = await openDatabase({ engine: 'sqlite', folder: process.env.JOURNAL ?? '.' })
const secret = await sessionSecret(db)

const app = new Hono().all('*', async (c) => {
  const user = await findSession(db, secret, getCookie(c, SESSION_COOKIE), new Date().toISOString())
  return user ? c.body(bytes, 200, { 'content-type': 'application/json' }) : c.body(null, 401)
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
  process.stdout.write(`Bare bytes at http://127.0.0.1:${address.port}\n`)
})
