import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { entryHash } from '#domain/ledger/chain.ts'
import { type DatabasePlace, type OpenDatabase, openDatabase } from '#server/database/open-database.ts'
import { makeWrite } from '#server/database/write.ts'
import { bringItemsUpToDate } from '#server/ledger/journal-items.ts'
import { faultLine, type JournalReport } from '#server/ledger/journal-report.ts'
import { sha256 } from '#server/ledger/ledger-end-store.ts'
import { rebuild } from '#server/ledger/rebuild.ts'
import { verify } from '#server/ledger/verify.ts'
import { story } from '../fixtures/entries.ts'
import { addAccount } from '../support/add-account.ts'
import { recordFacts, sixFacts, writeOldLedger } from '../support/sealed-journal.ts'
import { type Postgres, startPostgres } from '../tools/postgres.ts'
import { createDatabase, dropDatabase } from '../tools/test-database.ts'
import { isFullRun, printReport } from './report.ts'
import { TAMPERINGS, type Tampering } from './tampering-kinds.ts'

const ENGINES: readonly ('sqlite' | 'postgres')[] = isFullRun ? ['sqlite', 'postgres'] : ['sqlite']

let postgres: Postgres | null = null
beforeAll(async () => {
  postgres = isFullRun ? await startPostgres() : null
})
afterAll(() => postgres?.stop())

test.each(ENGINES)('%s: every kind of tampering is found and named, every time', async (engine) => {
  let found = 0
  const missed: string[] = []
  for (const tampering of TAMPERINGS) {
    const said = await onJournal(engine, (database) => discover(database, tampering))
    expect.soft(said, tampering.name).toEqual(expectedOf(tampering))
    if (JSON.stringify(said) === JSON.stringify(expectedOf(tampering))) found += 1
    else missed.push(tampering.name)
  }
  const untouched = await onJournal(engine, async (database) => (await verify(database)).faults.length)
  printReport({
    name: 'tampering',
    n: TAMPERINGS.length,
    faults: TAMPERINGS.length,
    figure: { engine, found, falseFaults: untouched },
    pass: missed.length === 0 && untouched === 0,
  })
  expect({ untouched, missed }).toEqual({ untouched: 0, missed: [] })
})

type Said = {
  readonly found: readonly string[]
  /** The second time, and after a rebuild, which puts right what is the lists' alone. */
  readonly again: readonly string[]
  readonly afterRebuild: readonly string[]
  /** Whether anything is still found once Candor has recorded another entry, or what. */
  readonly later: boolean | readonly string[]
}

function expectedOf({ found, isMendedByRebuild = false, foundLater }: Tampering): Said {
  const later = foundLater ?? !isMendedByRebuild
  return { found, again: found, afterRebuild: isMendedByRebuild ? [] : found, later }
}

async function discover(database: OpenDatabase, tampering: Tampering): Promise<Said> {
  await tamper(database, tampering)
  if (tampering.recordedAfterwards) await recordPrinciple(database, 'p2')
  const found = kindsOf(await verify(database))
  const again = kindsOf(await verify(database))
  await rebuild(database)
  const afterRebuild = kindsOf(await verify(database))
  await recordPrinciple(database, 'p3')
  const later = kindsOf(await verify(database))
  return { found, again, afterRebuild, later: tampering.foundLater ? later : later.length > 0 }
}

const recordPrinciple = (database: OpenDatabase, principleId: string) =>
  recordFacts(
    database,
    'alice',
    [{ kind: 'principle-written', principleId, text: 'Never average down.' }],
    '2026-07-07',
  )

/** `user alice, entry 3, content-changed`: the sentence behind it is another test's. */
const kindsOf = ({ faults }: JournalReport): string[] =>
  faults.map((fault) => faultLine(fault).replace(/: .*$/, '')).sort()

async function tamper(database: OpenDatabase, tampering: Tampering): Promise<void> {
  const { db, engine } = database
  for (const statement of disarming(engine)) await sql.raw(statement).execute(db)
  const forged = await forge(database, tampering)
  for (const statement of tampering.statements)
    await sql
      .raw(statement.replace('{{body}}', forged.body.replaceAll("'", "''")).replace('{{hash}}', forged.hash))
      .execute(db)
  if (tampering.isResealed && tampering.forged)
    await reseal(database, tampering.forged.user, tampering.forged.sequence, forged.hash)
}

const disarming = (engine: OpenDatabase['engine']): string[] =>
  engine === 'postgres'
    ? ['entries', 'ledger_heads'].map((table) => `alter table ${table} disable trigger user`)
    : [
        ...['update', 'delete', 'replace'].map((what) => `drop trigger entries_refuse_${what}`),
        ...['return', 'delete'].map((what) => `drop trigger ledger_heads_refuse_${what}`),
      ]

async function forge({ db }: OpenDatabase, { forged }: Tampering): Promise<{ body: string; hash: string }> {
  if (!forged) return { body: '', hash: '' }
  const { user, sequence, change, isOlder } = forged
  const rows = await db.selectFrom('entries').selectAll().where('user_id', '=', user).orderBy('sequence').execute()
  const row = rows[sequence - 1]
  if (!row) throw new Error('There is no such entry to forge.')
  const entry = change(JSON.parse(row.body))
  const previousHash = entry.sequence === sequence ? row.previous_hash : (rows.at(-1)?.hash ?? '')
  const body = canonicalJson(entry)
  return { body, hash: entryHash(body, previousHash, isOlder ? null : user, sha256) }
}

async function reseal({ db }: OpenDatabase, user: string, after: number, hash: string): Promise<void> {
  const rows = await db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', user)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .execute()
  let previous_hash = hash
  for (const { sequence, body } of rows) {
    const next = entryHash(body, previous_hash, user, sha256)
    await db
      .updateTable('entries')
      .set({ previous_hash, hash: next })
      .where('user_id', '=', user)
      .where('sequence', '=', sequence)
      .execute()
    previous_hash = next
  }
}

/** Runs work on a journal of its own. */
async function onJournal<T>(engine: 'sqlite' | 'postgres', work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const name = `candor_${randomBytes(6).toString('hex')}`
  const server = engine === 'postgres' ? (postgres?.url ?? '') : ''
  const place: DatabasePlace =
    engine === 'postgres' ? { engine, url: await createDatabase(server, name) } : { engine, folder: null }
  const database = await openDatabase(place)
  for (const user of ['alice', 'bob']) await recordFacts(database, user, sixFacts())
  const old = story(['Buy', { quantity: '10', price: '121.23', confidence: 6 }], ['Hold'], ['Sell', { price: '90' }])
  await writeOldLedger(database.db, 'olga', old)
  await writeOldLedger(
    database.db,
    'oscar',
    old.map((entry) => ({ ...entry, thesis: 'Another thesis altogether.' })),
  )
  await rebuild(database)
  for (const user of ['alice', 'bob', 'olga', 'oscar']) {
    await addAccount(database, user)
    await bringItemsUpToDate({ ...database, write: makeWrite(database) }, user)
  }
  try {
    return await work(database)
  } finally {
    await database.db.destroy()
    if (engine === 'postgres') await dropDatabase(server, name)
  }
}
