import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { IS_JSON } from '../http/read-body.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal, notEmpty } from './import-journal.ts'
import { UnreadableDocument } from './journal-document.ts'

/** About 200,000 entries. */
const MOST_BYTES = 256 * 1024 * 1024

/** Nothing came for so long: whoever sends is gone, or holds on to what others could have. */
const LONGEST_PAUSE_MS = 30_000

const TOO_LARGE = new Refusal({
  code: 'too-large',
  message: 'A journal of at most 256 MiB can be imported. Nothing was imported.',
})

const STOOD_STILL = new Refusal({
  code: 'too-slow',
  message: 'The journal did not arrive: nothing came for 30 seconds. Nothing was imported; try again.',
})

const BEING_IMPORTED = new Refusal({
  code: 'throttled',
  message: 'Another journal is being imported at this moment. Nothing was imported; try again in a minute.',
})

export function importRoutes(context: AppContext) {
  let isImporting = false
  return new Hono<AppEnv>().post('/import', async (c) => {
    await requireEmpty(c, context)
    // Only once all of it has arrived: whoever sends slowly keeps nobody waiting.
    const importAlone = async (file: string) => {
      if (isImporting) throw BEING_IMPORTED
      isImporting = true
      try {
        return await take(context, c.var.user.id, file)
      } finally {
        isImporting = false
      }
    }
    return c.json(await throughFile(c, importAlone), 201)
  })
}

async function requireEmpty(c: Context<AppEnv>, { db }: AppContext): Promise<void> {
  if (!IS_JSON.test(c.req.header('content-type') ?? ''))
    throw new Refusal({ code: 'not-json', message: 'Send JSON, with the header content-type: application/json.' })
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw TOO_LARGE
  if ((await findHead(db, c.var.user.id)).sequence > 0) throw notEmpty()
}

/** Checked before anybody has to wait for it, and written in one transaction: all of it or nothing. */
async function take({ write, now }: AppContext, userId: string, file: string) {
  try {
    const journal = await checkJournalFile(file)
    return await write(userId, (trx) => importJournal(trx, userId, journal, now()))
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new Refusal({
      code: 'invalid',
      message: `This file ${error.message}. Nothing was imported. Export the journal again, and send the file as it is.`,
    })
  }
}

/** What is sent goes to the disk first: it is read more than once, and may be longer than fits into memory. */
async function throughFile<T>(c: Context, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'candor-import-'))
  const file = join(folder, 'journal.json')
  try {
    await receive(c.req.raw.body, file)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(body: ReadableStream<Uint8Array> | null, file: string): Promise<void> {
  const source = body ? Readable.fromWeb(body) : Readable.from([])
  const timer = setTimeout(() => source.destroy(STOOD_STILL), LONGEST_PAUSE_MS)
  try {
    await pipeline(
      limited(source, () => timer.refresh()),
      createWriteStream(file, { mode: 0o600 }),
    )
  } finally {
    clearTimeout(timer)
  }
}

async function* limited(body: AsyncIterable<Uint8Array>, onChunk: () => void): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of body) {
    onChunk()
    size += chunk.byteLength
    if (size > MOST_BYTES) throw TOO_LARGE
    yield chunk
  }
}
