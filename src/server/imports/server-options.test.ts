import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { SERVER_OPTIONS } from './server-options.ts'
import { LONGEST_MS } from './uploads.ts'

it('a journal that arrives slowly is ended by the upload, with a message, and not by Node', async () => {
  const server = createServer(SERVER_OPTIONS)
  expect(server.requestTimeout).toBeGreaterThan(LONGEST_MS)
  // Whoever sends no more than the beginning of a request is still ended after a minute.
  expect(server.headersTimeout).toBe(60_000)
  server.close()
  await once(server, 'close')
})
