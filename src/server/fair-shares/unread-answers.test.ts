import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { onError } from '../http/on-error.ts'
import { endPipelined, endStalledAnswers, onlyWhileConnected } from '../http/unread-answers.ts'
import { beginInTurn } from './begin-in-turn.ts'
import { makePresence } from './presence.ts'

/** More than the system takes for somebody who reads nothing. */
const LONG = 'x'.repeat(16 * 1024 * 1024)
const MOST_UNREAD = 2

let server: Server
let made: number
const sockets: Socket[] = []
beforeEach(async () => {
  made = 0
  const app = new Hono()
  app.onError(onError(pino({ level: 'silent' }), () => 'reference'))
  app.use(onlyWhileConnected)
  app.use(beginInTurn({ config: readConfig({}) }, makePresence(), { mostUnread: MOST_UNREAD }))
  app.get('/long', (c) => {
    made += 1
    return c.text(LONG)
  })
  server = createServer(getRequestListener(app.fetch))
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
})

async function listen(): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('it listens nowhere')
  return address.port
}

/** Asks, and takes the first bytes of the answer alone. */
async function askAndLeave(port: number): Promise<{ socket: Socket; begins: string }> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [first] = await once(socket, 'data')
  socket.pause()
  return { socket, begins: String(first).slice(0, 'HTTP/1.1 200'.length) }
}

it('who leaves answers lying is refused further ones, until those are taken or given up', async () => {
  const port = await listen()
  const left = [await askAndLeave(port), await askAndLeave(port)]
  expect(left.map(({ begins }) => begins)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect((await askAndLeave(port)).begins).toBe('HTTP/1.1 429')
  expect(made).toBe(MOST_UNREAD)
  left[0]?.socket.destroy()
  await expect.poll(async () => (await askAndLeave(port)).begins).toBe('HTTP/1.1 200')
})

it('a connection whose answer stands still is ended', async () => {
  endStalledAnswers(server, 100)
  const port = await listen()
  const serverSide = once(server, 'connection')
  await askAndLeave(port)
  const [socket] = await serverSide
  if (!socket.destroyed) await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

it('a connection that sends far more requests than it takes answers is ended, and the rest of them is no work', async () => {
  let passedOn = 0
  server.on('request', () => {
    passedOn += 1
  })
  endPipelined(server, 4)
  const port = await listen()
  const serverSide = once(server, 'connection')
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET /long HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(500))
  const [other] = await serverSide
  if (!other.destroyed) await once(other, 'close')
  expect(made).toBeLessThanOrEqual(4)
  expect(passedOn).toBeLessThanOrEqual(4)
})
