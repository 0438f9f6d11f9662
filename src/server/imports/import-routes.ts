import { type Context, Hono } from 'hono'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { IS_JSON } from '../http/read-body.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { checkJournalFile } from './check-journal-file.ts'
import { importJournal, notEmpty } from './import-journal.ts'
import { UnreadableDocument } from './journal-document.ts'
import { MOST_BYTES, makeUploads, TOO_LARGE } from './uploads.ts'

const BEING_IMPORTED = new Refusal({
  code: 'throttled',
  message: 'Another journal is being imported at this moment. Nothing was imported; try again in a minute.',
})

export function importRoutes(context: AppContext) {
  let isImporting = false
  const receive = makeUploads()
  return new Hono<AppEnv>().post('/import', async (c) => {
    await requireEmpty(c, context)
    // Starts only once the whole file has arrived, so that a slow sender keeps nobody waiting.
    const importAlone = async (file: string) => {
      if (isImporting) throw BEING_IMPORTED
      isImporting = true
      try {
        return await take(context, c.var.user.id, file)
      } finally {
        isImporting = false
      }
    }
    return c.json(await receive(c.var.user.id, c.req.raw.body, importAlone), 201)
  })
}

async function requireEmpty(c: Context<AppEnv>, { db }: AppContext): Promise<void> {
  if (!IS_JSON.test(c.req.header('content-type') ?? ''))
    throw new Refusal({ code: 'not-json', message: 'Send JSON, with the header content-type: application/json.' })
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) throw TOO_LARGE
  if ((await findHead(db, c.var.user.id)).sequence > 0) throw notEmpty()
}

/** Checks the file before anything is locked, and writes all of it or nothing. */
async function take(context: AppContext, userId: string, file: string) {
  try {
    const journal = await checkJournalFile(file)
    return await importJournal(context, userId, journal, context.now())
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    throw new Refusal({
      code: 'invalid',
      message: `This file ${error.message}. Nothing was imported. Export the journal again, and send the file as it is.`,
    })
  }
}
