import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { critiqueBuiltIn } from '#domain/critique/built-in/built-in-critic.ts'
import { critiqueRequest } from '#domain/critique/critique-request.ts'
import { story } from '#test/fixtures/entries.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { openCriticThread } from './critic-thread.ts'

const decisions = story(['Buy', { quantity: '10', price: '121.23', confidence: 6 }], ['Hold', { confidence: 9 }])
const requests = decisions.flatMap(({ decisionId }) => critiqueRequest(decisions, [], decisionId) ?? [])

/** Of somebody who waits for the critique. */
const wanted = new AbortController().signal

let end: () => Promise<unknown> = async () => undefined
afterEach(() => end())

it('gives the same critique in a thread of its own, without blocking the event loop', async () => {
  const thread = openCriticThread()
  end = thread.end
  const order: string[] = []
  const readings = requests.map((request) => thread.read(request, wanted).finally(() => order.push('read')))
  setImmediate(() => order.push('else'))
  expect(await Promise.all(readings)).toEqual(requests.map((request) => critiqueBuiltIn(request)))
  expect(order).toEqual(['else', 'read', 'read'])
})

it('reads in the main thread what an ended thread left unread, and begins another thread', async () => {
  const thread = openCriticThread()
  end = thread.end
  const [first, second] = requests
  if (!first || !second) throw new Error('the story has two chapters')
  const reading = thread.read(first, wanted)
  await thread.end()
  expect(await reading).toBe(critiqueBuiltIn(first))
  expect(await thread.read(second, wanted)).toBe(critiqueBuiltIn(second))
})

/** A thread that never gets its turn. */
const ANSWERS_NOTHING = new URL('data:text/javascript,setInterval(() => undefined, 1000)')

it('reads in the main thread what the other one does not come to', async () => {
  const thread = openCriticThread(ANSWERS_NOTHING, 1)
  end = thread.end
  const readings = requests.map((request) => thread.read(request, wanted))
  expect(await Promise.all(readings)).toEqual(requests.map((request) => critiqueBuiltIn(request)))
})

it('makes nobody wait who has stopped waiting, however busy the thread is', async () => {
  const thread = openCriticThread(ANSWERS_NOTHING)
  end = thread.end
  const [request] = requests
  if (!request) throw new Error('the story has a first chapter')
  const stopping = new AbortController()
  const reading = thread.read(request, stopping.signal)
  stopping.abort()
  expect(await reading).toBe('')
  expect(await thread.read(request, stopping.signal)).toBe('')
})

it('reads in the main thread where no other can begin', async () => {
  const { read } = openCriticThread(new URL('./no-such-program.js', import.meta.url))
  const [request] = requests
  if (!request) throw new Error('the story has a first chapter')
  expect(await read(request, wanted)).toBe(critiqueBuiltIn(request))
})

it('fails for a request that cannot be read at all, and reads the next one', async () => {
  const thread = openCriticThread()
  end = thread.end
  const [request] = requests
  if (!request) throw new Error('the story has a first chapter')
  const broken = JSON.parse(JSON.stringify({ ...request, decision: null }))
  await expect(thread.read(broken, wanted)).rejects.toThrow()
  expect(await thread.read(request, wanted)).toBe(critiqueBuiltIn(request))
})

it('begins before there is something to read, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'candor-'))
  const begun = JSON.stringify(join(folder, 'begun'))
  const program = `import { mkdirSync } from 'node:fs'; mkdirSync(${begun}); setInterval(() => undefined, 1000)`
  const thread = openCriticThread(new URL(`data:text/javascript,${encodeURIComponent(program)}`))
  end = async () => {
    await thread.end()
    rmSync(folder, { recursive: true })
  }
  thread.begin()
  thread.begin()
  await expect.poll(() => existsSync(join(folder, 'begun'))).toBe(true)
})

it('is begun by whoever signs in, and by nobody else', async () => {
  let count = 0
  const begin = () => {
    count += 1
  }
  const app = await openTestApp({}, undefined, { read: async () => '', begin })
  end = () => app.close()
  const visitor = app.visitor()
  await app.http.request('http://127.0.0.1:3000/api/health')
  expect(count).toBe(0)
  await visitor.signUp('alice')
  expect(count).toBeGreaterThan(0)
})
