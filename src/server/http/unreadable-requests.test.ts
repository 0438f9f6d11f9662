import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'
import { endPipelined } from './unread-answers.ts'
import { answerUnreadable, problemOfRequest } from './unreadable-requests.ts'

let app: TestApp
let server: Server
let port: number
let logged: string[]
beforeEach(async () => {
  app = await openTestApp()
  logged = []
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) })
  const { fetch } = makeApp({ ...app.context, log }, null)
  server = createServer(getRequestListener(fetch, { errorHandler: problemOfRequest }))
  answerUnreadable(server)
  endPipelined(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('it listens nowhere')
  port = address.port
})
afterEach(async () => {
  server.close()
  server.closeAllConnections()
  await app.close()
})

async function answerTo(lines: readonly string[], body = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const HOST = 'host: localhost'
const POST = ['POST /api/session HTTP/1.1', HOST, 'content-type: application/json', 'origin: http://localhost']

it.each([
  [400, 'a header without a colon', ['GET /api/session HTTP/1.1', HOST, 'NoColon'], ''],
  [400, 'a NUL in a header', ['GET /api/session HTTP/1.1', HOST, 'x: a\0b'], ''],
  [400, 'a word that is no method', ['get /api/session HTTP/1.1', HOST], ''],
  [400, 'two lengths', [...POST, 'content-length: 5', 'content-length: 6'], '12345'],
  [400, 'a length and chunks', [...POST, 'transfer-encoding: chunked', 'content-length: 3'], ''],
  [400, 'a chunk of no length', [...POST, 'transfer-encoding: chunked'], 'zz\r\n'],
  [400, 'a host that is none', ['GET /api/session HTTP/1.1', 'host: 127.0.0.1@elsewhere'], ''],
  [400, 'a backslash in an address', ['GET \\\\api\\session HTTP/1.1', HOST], ''],
  [431, 'headers without an end', ['GET /api/session HTTP/1.1', HOST, `cookie: ${'a'.repeat(40_000)}`], ''],
])('%i with words for %s', async (status, _, lines, body) => {
  const answer = await answerTo([...lines, 'connection: close'], body)
  const [head = '', sent = ''] = answer.split('\r\n\r\n')
  const [text = ''] = /\{.*\}/.exec(sent) ?? []
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('\r\ncontent-type: application/problem+json\r\n')
  expect(JSON.parse(text)).toMatchObject({ status, detail: expect.stringMatching(/Nothing was recorded; /) })
})

it('an expectation that nobody knows keeps no request from being answered', async () => {
  const answer = await answerTo(['GET /api/health HTTP/1.1', HOST, 'expect: 200-ok', 'connection: close'])
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
})

it.each(['/api/recovery', '/api/principles', '/api/assets/1/daily-prices', '/api/import'])(
  'who leaves in the middle of what they send to %s causes no line in the log',
  async (path) => {
    const member = await app.member()
    const socket = connect(port, '127.0.0.1')
    const answered = once(server, 'request').then(([, answer]) => once(answer, 'close'))
    const lines = [`POST ${path} HTTP/1.1`, ...POST.slice(1), `cookie: ${member.cookie()}`, 'content-length: 500']
    socket.write(`${lines.join('\r\n')}\r\n\r\n{"username"`)
    await once(server, 'request')
    socket.destroy()
    await answered
    await app.critiquesDone()
    expect(logged).toEqual([])
  },
)
