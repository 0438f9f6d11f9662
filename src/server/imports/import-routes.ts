import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { IS_JSON } from '../http/read-body.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal, notEmpty } from './import-journal.ts'
import { makeImportTurns } from './import-turns.ts'
import { UnreadableDocument } from './journal-document.ts'
import { MOST_BYTES, makeUploads, TOO_LARGE } from './uploads.ts'

export function importRoutes(context: AppContext) {
  const turns = makeImportTurns()
  const receive = makeUploads()
  return new Hono<AppEnv>().post('/import', async (c) => {
    const { id } = c.var.user
    await requireEmpty(c, context)
    turns.requirePlace(id)
    // It waits for its turn only once the whole file has arrived, so that a slow sender keeps nobody waiting.
    const importInTurn = (file: string, signal: AbortSignal) =>
      turns.inTurn(id, () => take(c, context, file), AbortSignal.any([signal, c.req.raw.signal]))
    return c.json(await receive(id, c.req.raw.body, importInTurn), 201)
  })
}

async function requireEmpty(c: Context<AppEnv>, { db }: AppContext): Promise<void> {
  if (!IS_JSON.test(c.req.header('content-type') ?? ''))
    throw new Refusal({ code: 'not-json', message: 'Send JSON, with the header content-type: application/json.' })
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw TOO_LARGE
  if ((await findHead(db, c.var.user.id)).sequence > 0) throw notEmpty()
}

/** Checks the file before anything is locked, and writes all of it or nothing. */
async function take(c: Context<AppEnv>, context: AppContext, file: string) {
  // The session may have ended while the file was on its way, or waited; and again while it was read.
  await c.var.requireStillSignedIn()
  try {
    const journal = await checkJournalFile(file, context.now())
    const imported = await importJournal(context, c.var.user.id, journal, context.now(), c.var.requireStillSignedIn)
    context.claims.splitTold(c.var.user.id)
    return imported
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new Refusal({
      code: 'invalid',
      message: `This file ${error.message}. Nothing was imported. Export the journal again, and send the file as it is.`,
    })
  }
}
