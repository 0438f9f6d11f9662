import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** The baseline of reading: the same bytes from memory, when nobody is asked who they are and nothing is added up. */
const bytes = readFileSync(join(process.env.CANDOR_DATA ?? '.', 'answer.json'), 'utf8')

const app = new Hono().all('*', (c) => c.body(bytes, 200, { 'content-type': 'application/json' }))

serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, (address) => {
  process.stdout.write(`Bare bytes at http://127.0.0.1:${address.port}\n`)
})
