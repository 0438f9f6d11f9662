import type { Transaction } from 'kysely'
import type { Entry } from '#domain/ledger/entry.ts'
import { openDatabase } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listLedger } from '../ledger/ledger-store.ts'
import { listAssetStates, readState } from '../ledger/read-model.ts'
import { appendPast, type PastJournal } from '../recording/append-past.ts'
import { writeSampleJournal } from './sample-journal.ts'

/** A user who does not exist: only the entries of this ledger are copied. */
const WRITER = 'the demo'

/** Writes the sample journal once, into a database in memory that is closed afterwards. */
export async function writtenSample(endsOn: string, newId: () => string): Promise<PastJournal> {
  const { db } = await openDatabase({ engine: 'sqlite', folder: null })
  try {
    await db.transaction().execute((trx) => writeSampleJournal({ trx, userId: WRITER, endsOn, newId }))
    const entries = (await listLedger(db, WRITER)).map(({ entry }) => entry)
    const states = await listAssetStates(db, WRITER)
    return { entries, assets: states.flatMap((state) => readState(state) ?? []) }
  } finally {
    await db.destroy()
  }
}

/** Gives a visitor the sample journal: the same facts at the same times, with ids and hashes of their own. */
export async function copySample(
  trx: Transaction<Tables>,
  userId: string,
  { entries, assets }: PastJournal,
  newId: () => string,
): Promise<void> {
  const head = await findHead(trx, userId)
  if (head.sequence > 0) return
  const ids = new Map<string, string>()
  const ownId = (id: string): string => {
    const own = ids.get(id) ?? newId()
    ids.set(id, own)
    return own
  }
  await appendPast(trx, userId, head, { entries: entries.map((entry) => withOwnIds(entry, ownId)), assets })
}

function withOwnIds(entry: Entry, ownId: (id: string) => string): Entry {
  switch (entry.kind) {
    case 'decision-recorded':
    case 'critique-recorded':
      return { ...entry, decisionId: ownId(entry.decisionId) }
    case 'principle-written':
    case 'principle-retired':
      return { ...entry, principleId: ownId(entry.principleId) }
    case 'principles-ordered':
      return { ...entry, principleIds: entry.principleIds.map(ownId) }
    default:
      return entry
  }
}
