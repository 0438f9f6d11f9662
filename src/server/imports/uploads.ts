import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../http/problem.ts'
import { unlessCut } from '../http/read-body.ts'

/** The largest import: about 200,000 entries. */
export const MOST_BYTES = 256 * 1024 * 1024
/** The disk space that all concurrent uploads together may use. */
const MOST_BYTES_AT_ONCE = 4 * MOST_BYTES

/** An upload that sends nothing for this long is ended, because its sender is gone or blocks others. */
const LONGEST_PAUSE_MS = 30_000
/** The longest upload: enough for the largest journal at 1.5 megabits per second. */
export const LONGEST_MS = 30 * 60_000

export const TOO_LARGE = new Refusal({
  code: 'too-large',
  message: 'A journal of at most 256 MiB can be imported. Nothing was imported.',
})

const STOOD_STILL = new Refusal({
  code: 'too-slow',
  message: 'The journal did not arrive: nothing came for 30 seconds. Nothing was imported; try again.',
})

const TOOK_TOO_LONG = new Refusal({
  code: 'too-slow',
  message: 'The journal did not arrive within half an hour. Nothing was imported; try again over a faster line.',
})

const SENT_ALREADY = new Refusal({
  code: 'throttled',
  message:
    'Your account is sending a journal already. Nothing was imported of this one; try again when that has arrived.',
  retryAfterSeconds: 30,
})

const TOO_MUCH_AT_ONCE = new Refusal({
  code: 'throttled',
  message: 'Very much is being sent to this Candor at this moment. Nothing was imported; try again in some minutes.',
  retryAfterSeconds: 300,
})

type Upload = { bytes: number; readonly end: (why: Refusal) => void }

/** What is done with a file that has arrived. The signal ends it while it waits. */
type Work<T> = (file: string, signal: AbortSignal) => Promise<T>

/**
 * Uploads are written to the disk first, because they are read more than once and may not fit into memory. An account sends one
 * at a time. If all of them together would use too much disk space, the largest is ended, not the newest.
 */
export function makeUploads(mostBytesAtOnce = MOST_BYTES_AT_ONCE) {
  const underWay = new Map<string, Upload>()

  const count = (upload: Upload, bytes: number) => {
    upload.bytes += bytes
    if (upload.bytes > MOST_BYTES) throw TOO_LARGE
    const all = [...underWay.values()]
    if (all.reduce((sum, one) => sum + one.bytes, 0) <= mostBytesAtOnce) return
    all.toSorted((one, other) => other.bytes - one.bytes)[0]?.end(TOO_MUCH_AT_ONCE)
  }

  /** @param work is called with the path of the file, which is deleted afterwards */
  return async <T>(userId: string, body: Body, work: Work<T>): Promise<T> => {
    if (underWay.has(userId)) throw SENT_ALREADY
    const source = body ? Readable.fromWeb(body) : Readable.from([])
    // Whoever receives it is told of its end; without a listener it would end the process where nobody receives it yet.
    source.on('error', () => {})
    const ended = new AbortController()
    const end = (why: Refusal) => {
      source.destroy(why)
      ended.abort(why)
    }
    const upload: Upload = { bytes: 0, end }
    underWay.set(userId, upload)
    const folder = await mkdtemp(join(tmpdir(), `${FOLDER}${process.pid}-`))
    try {
      const file = join(folder, 'journal.json')
      await unlessCut(receive(source, file, (bytes) => count(upload, bytes)))
      return await work(file, ended.signal)
    } finally {
      await rm(folder, { recursive: true, force: true })
      underWay.delete(userId)
    }
  }
}

/** The folder of an upload is named after the process that receives it. */
const FOLDER = 'candor-import-'
const OF_PROCESS = /^candor-import-(\d+)-/

/**
 * Deletes the uploads of processes that ended without deleting them, such as by SIGKILL: each is somebody's whole journal. Called
 * before this process has any of its own.
 */
export async function deleteUploadsLeftBehind(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(OF_PROCESS.exec(name)?.[1] ?? Number.NaN)
    const isLeft = pid === process.pid || (pid > 0 && !isRunning(pid))
    // Those of another user, who alone may delete them, stay.
    if (isLeft) await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // One that may not be asked is running.
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}

type Body = ReadableStream<Uint8Array> | null

async function receive(source: Readable, file: string, count: (bytes: number) => void): Promise<void> {
  const pause = setTimeout(() => source.destroy(STOOD_STILL), LONGEST_PAUSE_MS)
  const whole = setTimeout(() => source.destroy(TOOK_TOO_LONG), LONGEST_MS)
  try {
    await pipeline(
      counted(source, (bytes) => {
        pause.refresh()
        count(bytes)
      }),
      createWriteStream(file, { mode: 0o600 }),
    )
  } finally {
    clearTimeout(pause)
    clearTimeout(whole)
  }
}

async function* counted(body: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    count(chunk.byteLength)
    yield chunk
  }
}
