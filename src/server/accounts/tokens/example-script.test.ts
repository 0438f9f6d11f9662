import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { expect, it } from 'vitest'
import type { MadeTokenView } from '#contract/tokens.ts'
import { openTestApp } from '#test/support/test-app.ts'

const SCRIPT = join(import.meta.dirname, '../../../../examples/record-decision.mjs')

it('records a decision with a token, run as its instructions say', async () => {
  const app = await openTestApp()
  const server = serve({ fetch: app.http.fetch, hostname: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const owner = await app.member()
  const expiresOn = new Date().toISOString().slice(0, 10)
  const run = async (scopes: readonly string[]) => {
    const { json } = await owner.send('POST', '/api/account/tokens', { name: 'A script', scopes, expiresOn })
    const { token } = json as MadeTokenView
    const env = { CANDOR_URL: `http://127.0.0.1:${port}`, CANDOR_TOKEN: token }
    return promisify(execFile)(process.execPath, [SCRIPT], { env }).catch((error) => error)
  }
  expect((await run(['read'])).stderr).toBe('This token may not record. Make one that may in Settings, Account.\n')
  expect((await run(['record'])).stdout).toBe('Recorded as asset 1: IBM.\n')
  expect((await owner.send('GET', '/api/assets/1')).status).toBe(200)
  server.close()
  await app.close()
})
