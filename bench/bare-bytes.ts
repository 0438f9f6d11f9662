import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sessionOf } from '#server/accounts/cookies.ts'
import { signingSecret } from '#server/accounts/secret-file.ts'
import { readConfig } from '#server/config/config.ts'
import { openDatabase } from '#server/database/open-database.ts'

/**
 * The baseline of reading: it answers the same bytes from memory, and computes nothing. It only finds out who asks, by the same
 * function and from the same database as Candor, because every answer about somebody's journal has to.
 */
const bytes = readFileSync(join(process.env.CANDOR_DATA ?? '.', 'answer.json'), 'utf8')
const folder = process.env.JOURNAL ?? '.'
const { db } = await openDatabase({ engine: 'sqlite', folder })
const context = { db, secret: signingSecret(null, folder), config: readConfig({}), now: () => new Date().toISOString() }

const app = new Hono().all('*', async (c) => {
  const user = await sessionOf(c, context)
  return user ? c.body(bytes, 200, { 'content-type': 'application/json' }) : c.body(null, 401)
})

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
  process.stdout.write(`Bare bytes at http://127.0.0.1:${address.port}\n`)
})
