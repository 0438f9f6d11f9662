import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { deleteUploadsLeftBehind, makeUploads } from './uploads.ts'

const KIB = 1024

afterEach(() => void vi.useRealTimers())

/** A body that arrives as it is told to. */
function arriving() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(one) {
      controller = one
    },
  })
  return {
    body,
    send: (bytes: number) => controller?.enqueue(new Uint8Array(bytes)),
    end: () => controller?.close(),
  }
}

const sizeOf = async (file: string) => readFileSync(file).length

it('an account sends one journal at a time, and the next after that has arrived', async () => {
  const receive = makeUploads()
  const first = arriving()
  const received = receive('alice', first.body, async (file) => file)
  await expect(receive('alice', arriving().body, sizeOf)).rejects.toMatchObject({ problem: { code: 'throttled' } })
  const others = arriving()
  others.end()
  expect(await receive('bob', others.body, sizeOf)).toBe(0)
  first.send(KIB)
  first.end()
  expect(existsSync(dirname(await received))).toBe(false)
  expect(await receive('alice', null, sizeOf)).toBe(0)
})

it('together they use a limited part of the disk: the largest is ended, not the newest', async () => {
  const receive = makeUploads(100 * KIB)
  const [large, small] = [arriving(), arriving()]
  const refused = receive('mallory', large.body, sizeOf).catch((error) => error.problem)
  const received = receive('alice', small.body, sizeOf)
  large.send(90 * KIB)
  small.send(10 * KIB)
  small.send(10 * KIB)
  small.end()
  expect(await refused).toMatchObject({ code: 'throttled', retryAfterSeconds: 300 })
  expect(await received).toBe(20 * KIB)
})

it('a very slow one is ended after half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const slow = arriving()
  const refused = makeUploads()('mallory', slow.body, sizeOf).catch((error) => error.problem)
  await expect.poll(() => vi.getTimerCount()).toBe(2)
  for (let seconds = 0; seconds < 30 * 60; seconds += 20) {
    slow.send(1)
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(await refused).toMatchObject({ code: 'too-slow', message: /within half an hour/ })
})

it('what a process that was killed had received is deleted, and nothing of one that runs', async () => {
  const killed = spawn(process.execPath, ['--eval', ''])
  await once(killed, 'exit')
  const folderOf = (pid: number | undefined) => {
    const folder = mkdtempSync(join(tmpdir(), `candor-import-${pid}-`))
    writeFileSync(join(folder, 'journal.json'), '{}')
    return folder
  }
  const [left, own, others] = [folderOf(killed.pid), folderOf(process.pid), folderOf(process.ppid)]
  await deleteUploadsLeftBehind()
  expect([left, own, others].map(existsSync)).toEqual([false, false, true])
  rmSync(others, { recursive: true })
})

it('a journal lies in a folder that tells whose process receives it', async () => {
  const arrived = arriving()
  arrived.end()
  const file = await makeUploads()('alice', arrived.body, async (path) => path)
  expect(file).toContain(join(tmpdir(), `candor-import-${process.pid}-`))
})

it('who leaves before their journal is received ends nothing but their upload', async () => {
  const receive = makeUploads()
  const cut = new ReadableStream<Uint8Array>({ start: (sent) => sent.error(new Error('aborted')) })
  const work = () => Promise.reject(new Error('It was not received.'))
  await expect(receive('leaves', cut, work)).rejects.toThrow('What you sent did not arrive whole.')
  const whole = new Blob(['{}']).stream()
  expect(await receive('leaves', whole, async () => 'received')).toBe('received')
})
