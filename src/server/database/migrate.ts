import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as postgresFoundation from './migrations/001-foundation-postgres.ts'
import * as sqliteFoundation from './migrations/001-foundation-sqlite.ts'
import * as postgresPrices from './migrations/002-prices-postgres.ts'
import * as sqlitePrices from './migrations/002-prices-sqlite.ts'
import * as postgresOpenIdConnect from './migrations/003-open-id-connect-postgres.ts'
import * as sqliteOpenIdConnect from './migrations/003-open-id-connect-sqlite.ts'
import { rememberLedgers } from './migrations/004-ledger-heads.ts'
import * as postgresLedgerHeads from './migrations/004-ledger-heads-postgres.ts'
import * as sqliteLedgerHeads from './migrations/004-ledger-heads-sqlite.ts'
import * as postgresSmallPrices from './migrations/005-small-prices-postgres.ts'
import * as sqliteSmallPrices from './migrations/005-small-prices-sqlite.ts'
import * as postgresJournal from './migrations/006-journal-postgres.ts'
import * as sqliteJournal from './migrations/006-journal-sqlite.ts'
import * as postgresAccess from './migrations/008-access-postgres.ts'
import * as sqliteAccess from './migrations/008-access-sqlite.ts'
import * as postgresReceipts from './migrations/009-receipts-postgres.ts'
import * as sqliteReceipts from './migrations/009-receipts-sqlite.ts'
import * as postgresClaims from './migrations/010-claims-postgres.ts'
import * as sqliteClaims from './migrations/010-claims-sqlite.ts'
import * as postgresDrafts from './migrations/013-drafts-postgres.ts'
import * as sqliteDrafts from './migrations/013-drafts-sqlite.ts'
import * as postgresOwnAccount from './migrations/014-own-account-postgres.ts'
import * as sqliteOwnAccount from './migrations/014-own-account-sqlite.ts'
import * as postgresSecondFactors from './migrations/015-second-factors-postgres.ts'
import * as sqliteSecondFactors from './migrations/015-second-factors-sqlite.ts'
import * as postgresLive from './migrations/017-live-postgres.ts'
import * as sqliteLive from './migrations/017-live-sqlite.ts'
import * as postgresIdentities from './migrations/020-identities-postgres.ts'
import * as sqliteIdentities from './migrations/020-identities-sqlite.ts'
import * as postgresNoAddresses from './migrations/022-no-addresses-postgres.ts'
import * as sqliteNoAddresses from './migrations/022-no-addresses-sqlite.ts'
import * as postgresJournalWords from './migrations/027-journal-words-postgres.ts'
import * as sqliteJournalWords from './migrations/027-journal-words-sqlite.ts'
import * as postgresAnchors from './migrations/034-anchors-postgres.ts'
import * as sqliteAnchors from './migrations/034-anchors-sqlite.ts'
import * as postgresErasedRows from './migrations/036-erased-rows-postgres.ts'
import * as sqliteErasedRows from './migrations/036-erased-rows-sqlite.ts'
import * as postgresClosesKnownSince from './migrations/037-closes-known-since-postgres.ts'
import * as sqliteClosesKnownSince from './migrations/037-closes-known-since-sqlite.ts'
import * as postgresClosesByYear from './migrations/038-closes-by-year-postgres.ts'
import * as sqliteClosesByYear from './migrations/038-closes-by-year-sqlite.ts'
import * as postgresMirrorAnswers from './migrations/039-mirror-answers-postgres.ts'
import * as sqliteMirrorAnswers from './migrations/039-mirror-answers-sqlite.ts'
import * as postgresToldCritiques from './migrations/040-told-critiques-postgres.ts'
import * as sqliteToldCritiques from './migrations/040-told-critiques-sqlite.ts'
import * as postgresReadResults from './migrations/041-read-results-postgres.ts'
import * as sqliteReadResults from './migrations/041-read-results-sqlite.ts'
import { packAllYears } from './migrations/042-packed-closes.ts'
import * as postgresPackedCloses from './migrations/042-packed-closes-postgres.ts'
import * as sqlitePackedCloses from './migrations/042-packed-closes-sqlite.ts'
import type { Db, Engine } from './open-database.ts'
import { onlyHalf, requireSchema } from './required-schema.ts'
import { findSetting } from './settings-store.ts'
import { StartRefusal } from './start-refusal.ts'
import { storageFailure } from './storage-failure.ts'

/** Every change of the schema, by engine. A released migration is never edited. */
const MIGRATIONS: Readonly<Record<Engine, Readonly<Record<string, readonly string[]>>>> = {
  sqlite: {
    '001-foundation': sqliteFoundation.statements,
    '002-prices': sqlitePrices.statements,
    '003-open-id-connect': sqliteOpenIdConnect.statements,
    '004-ledger-heads': sqliteLedgerHeads.statements,
    '005-small-prices': sqliteSmallPrices.statements,
    '006-journal': sqliteJournal.statements,
    '008-access': sqliteAccess.statements,
    '009-receipts': sqliteReceipts.statements,
    '010-claims': sqliteClaims.statements,
    '013-drafts': sqliteDrafts.statements,
    '014-own-account': sqliteOwnAccount.statements,
    '015-second-factors': sqliteSecondFactors.statements,
    '017-live': sqliteLive.statements,
    '020-identities': sqliteIdentities.statements,
    '022-no-addresses': sqliteNoAddresses.statements,
    '027-journal-words': sqliteJournalWords.statements,
    '034-anchors': sqliteAnchors.statements,
    '036-erased-rows': sqliteErasedRows.statements,
    '037-closes-known-since': sqliteClosesKnownSince.statements,
    '038-closes-by-year': sqliteClosesByYear.statements,
    '039-mirror-answers': sqliteMirrorAnswers.statements,
    '040-told-critiques': sqliteToldCritiques.statements,
    '041-read-results': sqliteReadResults.statements,
    '042-packed-closes': sqlitePackedCloses.statements,
  },
  postgres: {
    '001-foundation': postgresFoundation.statements,
    '002-prices': postgresPrices.statements,
    '003-open-id-connect': postgresOpenIdConnect.statements,
    '004-ledger-heads': postgresLedgerHeads.statements,
    '005-small-prices': postgresSmallPrices.statements,
    '006-journal': postgresJournal.statements,
    '008-access': postgresAccess.statements,
    '009-receipts': postgresReceipts.statements,
    '010-claims': postgresClaims.statements,
    '013-drafts': postgresDrafts.statements,
    '014-own-account': postgresOwnAccount.statements,
    '015-second-factors': postgresSecondFactors.statements,
    '017-live': postgresLive.statements,
    '020-identities': postgresIdentities.statements,
    '022-no-addresses': postgresNoAddresses.statements,
    '027-journal-words': postgresJournalWords.statements,
    '034-anchors': postgresAnchors.statements,
    '036-erased-rows': postgresErasedRows.statements,
    '037-closes-known-since': postgresClosesKnownSince.statements,
    '038-closes-by-year': postgresClosesByYear.statements,
    '039-mirror-answers': postgresMirrorAnswers.statements,
    '040-told-critiques': postgresToldCritiques.statements,
    '041-read-results': postgresReadResults.statements,
    '042-packed-closes': postgresPackedCloses.statements,
  },
}

/** Code that a migration runs after its statements, in the same transaction. */
const AFTERWARDS: Readonly<Record<string, (db: Db) => Promise<void>>> = {
  '004-ledger-heads': rememberLedgers,
  '042-packed-closes': packAllYears,
}

/** The names of all migrations in their order, which a database of this version has run. */
export const migrationNames = (engine: Engine): string[] => Object.keys(MIGRATIONS[engine])

/** @throws StartRefusal when the database was written by a newer Candor, a step fails, or a part of the schema is missing */
export async function migrate(db: Db, engine: Engine): Promise<void> {
  requireNoGap(await findMigrations(db, engine), migrationNames(engine))
  const last = migrationNames(engine).at(-1)
  const steps = Object.entries(MIGRATIONS[engine]).map(([name, statements]) => {
    const afterwards = AFTERWARDS[name] ? [AFTERWARDS[name]] : []
    // The check runs within the transaction of all steps, so that a missing part undoes them.
    const check = name === last ? [(trx: Db) => requireSchema(trx, engine)] : []
    return [name, migration(statements, ...afterwards, ...check)] as const
  })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw refusal(error, results?.find(({ status }) => status === 'Error')?.migrationName ?? null)
  if (results?.length === 0) await requireSchema(db, engine)
}

/**
 * The names of the migrations that a database has run; empty when it is empty, or not one of Candor's.
 * @throws StartRefusal when a journal has lost the list of them
 */
export async function findMigrations(db: Db, engine: Engine): Promise<string[]> {
  const { rows } = (await hasTable(db, engine, STEPS))
    ? await sql<{ name: string }>`select name from ${sql.table(STEPS)}`.execute(db)
    : { rows: [] }
  const isOurs = async () => (await hasTable(db, engine, 'settings')) && (await findSetting(db, 'database-id')) !== null
  if (rows.length === 0 && (await isOurs())) throw withoutSteps()
  return rows.map(({ name }) => name).sort()
}

async function hasTable(db: Db, engine: Engine, name: string): Promise<boolean> {
  const { rows } =
    engine === 'postgres'
      ? await sql`select 1 where to_regclass(${name}) is not null`.execute(db)
      : await sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`.execute(db)
  return rows.length > 0
}

const STEPS = 'kysely_migration'

export const withoutSteps = (): StartRefusal => onlyHalf([STEPS])

/** Steps run in their order, so one that is missing among those that were run is a part that was lost. */
export function requireNoGap(done: readonly string[], migrations: readonly string[]): void {
  if (done.some((name) => !migrations.includes(name))) throw newer()
  const missing = migrations.slice(0, done.length).filter((name) => !done.includes(name))
  if (missing.length > 0) throw onlyHalf(missing.map((name) => `step ${name} in ${STEPS}`))
}

/** What made the schema, in its order. */
export const statementsOf = (engine: Engine): readonly string[] => Object.values(MIGRATIONS[engine]).flat()

export const newer = (): StartRefusal =>
  new StartRefusal('this database was written by a newer version of Candor. Start that version; nothing was changed.')

/** All migrations are one transaction on both engines, so one that fails, or is cut short, leaves the database as it was. */
function refusal(error: unknown, step: string | null): Error {
  if (error instanceof StartRefusal) return error
  const message = error instanceof Error ? error.message : String(error)
  if (storageFailure(error) || step === null) return error instanceof Error ? error : new Error(message)
  return new StartRefusal(
    `the database could not be brought to this version: step ${step} failed (${message}). Nothing was changed. ` +
      'Start the version that wrote it, or restore a backup.',
  )
}

const migration = (
  statements: readonly string[],
  ...afterwards: readonly ((db: Db) => Promise<void>)[]
): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    for (const work of afterwards) await work(db)
  },
})
