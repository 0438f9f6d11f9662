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
import { findHead } from '../ledger/ledger-end-store.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal, notEmpty } from './import-journal.ts'
import { UnreadableDocument } from './journal-document.ts'

/** About 200,000 entries. */
const MOST_BYTES = 256 * 1024 * 1024

const TOO_LARGE = new Refusal({
  code: 'too-large',
  message: 'A journal of at most 256 MiB can be imported. Nothing was imported.',
})

export function importRoutes(context: AppContext) {
  let isImporting = false
  return new Hono<AppEnv>().post('/import', async (c) => {
    await requireEmpty(c, context)
    if (isImporting)
      throw new Refusal({
        code: 'throttled',
        message: 'Another journal is being imported at this moment. Nothing was imported; try again in a minute.',
      })
    isImporting = true
    try {
      return c.json(await throughFile(c, (file) => take(context, c.var.user.id, file)), 201)
    } finally {
      isImporting = false
    }
  })
}

async function requireEmpty(c: Context<AppEnv>, { db }: AppContext): Promise<void> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
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
    await pipeline(limited(c.req.raw.body ?? Readable.from([])), createWriteStream(file, { mode: 0o600 }))
    return await work(file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* limited(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > MOST_BYTES) throw TOO_LARGE
    yield chunk
  }
}
