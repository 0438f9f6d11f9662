import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { sessionOf } from '#server/accounts/cookies.ts'
import { signingSecret } from '#server/accounts/secret-file.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/database/open-database.ts'

/**
 * The baseline of reading: the same bytes from memory, nothing added up and nothing looked for, but for who asks. That is found
 * out by the same function, from the same database: no answer about somebody's journal can do without it.
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
