import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
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

it('a connection stays open for longer than a machine stands still, and than a proxy keeps its own', async () => {
  const server = createServer(SERVER_OPTIONS, (_, answer) => answer.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})
