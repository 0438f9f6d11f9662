import { sql } from 'kysely'
import { isOfTheChain } from '#domain/ledger/ledger-fault.ts'
import type { Db, Engine, OpenDatabase } from '../database/open-database.ts'
import { findSetting } from '../database/settings-store.ts'
import { readSnapshot } from '../database/snapshot.ts'
import type { AssetRow } from '../database/tables.ts'
import { compareItems } from './compare-journal-items.ts'
import { compareReadModel } from './compare-read-model.ts'
import { compareWitnesses } from './compare-witnesses.ts'
import { countErasures, listErasureFaults } from './erasure-store.ts'
import type { JournalFault, JournalReport } from './journal-report.ts'
import { listOthers, readUsers } from './ledger-pages.ts'
import { finishReading, type Pause, readOn, startReading } from './ledger-reading.ts'
import { isOfAnotherRelease, isOfOlderRelease, READ_MODEL_REACHED, READ_MODEL_VERSION } from './read-model.ts'

/**
 * Checks every ledger, and compares the rows of the lists with its replay, and those of the Journal with its entries. It only reads, and from one
 * snapshot, so that entries recorded meanwhile cause no differences.
 */
export const verify = (database: OpenDatabase, pause?: Pause): Promise<JournalReport> =>
  readSnapshot(database, async (db) => {
    const others = await listOthers(db)
    const isRenewed = await renewedRows(db, database.engine)
    const report = { users: 0, entries: 0, assets: 0, erased: await countErasures(db), faults: [] as JournalFault[] }
    for await (const userId of readUsers(db)) {
      const reading = await startReading(db, userId, others)
      const items = await compareItems(db, database.engine, userId)
      await readOn(db, reading, pause, items.take)
      const findings = await finishReading(db, reading)
      const compared = await compareReadModel(db, userId, findings, pause, isRenewed)
      // What is wrong with a damaged ledger is told by its entries.
      const beside = findings.isWhole ? [...(await items.faults()), ...(await compareWitnesses(db, reading))] : []
      report.users += 1
      report.entries += reading.entries
      report.assets += compared.assets
      for (const fault of [...findings.faults, ...compared.faults, ...beside]) report.faults.push({ ...fault, userId })
    }
    report.faults.push(...ownersOfMoved(report.faults), ...(await listRowsWithoutLedger(db)))
    report.faults.push(...(await listErasureFaults(db)))
    report.faults.push(...(await listLedgersWithoutAccount(db, report.faults)), ...(await listRemovedUsers(db)))
    return report
  })

/**
 * Only on PostgreSQL can two releases record beside each other, while processes are updated one after the other. The newer one writes the
 * rows of the older anew, and is there once it has written all of them.
 */
async function renewedRows(db: Db, engine: Engine): Promise<(row: AssetRow) => boolean> {
  const isNewerThere = Number(await findSetting(db, READ_MODEL_REACHED)) > Number(READ_MODEL_VERSION)
  return ({ state }) =>
    engine === 'postgres' && (isOfOlderRelease(state) || (isNewerThere && isOfAnotherRelease(state)))
}

/** The users whose whole ledger was moved to another user's id, while nothing is wrong under their own. */
export function ownersOfMoved(faults: readonly JournalFault[]): JournalFault[] {
  const harmed = new Set(faults.filter(isOfTheChain).map(({ userId }) => userId))
  return faults.flatMap(({ kind, sequence, lastSequence, detail: owner, userId }): JournalFault[] => {
    if (kind !== 'user-changed' || sequence !== 1 || harmed.has(owner)) return []
    const detail = `They stand under the id of another user: ${userId}.`
    return [{ kind: 'ledger-removed', sequence, lastSequence, detail, userId: owner }]
  })
}

/** Finds rows of users without any entry, which a ledger leaves behind when it is removed together with its end. */
export async function listRowsWithoutLedger(db: Db): Promise<JournalFault[]> {
  const rows = await db
    .selectFrom('assets')
    .select(['user_id', 'asset_id'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('entries').select(sql`1`.as('one')).whereRef('entries.user_id', '=', 'assets.user_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ledger_heads').select(sql`1`.as('one')).whereRef('ledger_heads.user_id', '=', 'assets.user_id'),
        ),
      ),
    )
    .orderBy('user_id')
    .orderBy('asset_id')
    .execute()
  return rows.map(({ user_id, asset_id }) => ({
    kind: 'asset-row-without-ledger',
    sequence: 0,
    lastSequence: 0,
    detail: `asset ${asset_id}`,
    userId: user_id,
  }))
}

/**
 * Finds ledgers whose owner no longer exists: their entries are undamaged, but nobody can read them. A database without any
 * user may be a mere ledger, as in the demo; callers that know that it must have users call `listLostAccounts` too.
 * @param told the faults already found, because a ledger that was moved or removed lacks an account for that reason
 */
export const listLedgersWithoutAccount = async (db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> =>
  (await hasAccounts(db)) ? listOrphans(db, told) : []

/** The same for a journal that has lost all its accounts. */
export const listLostAccounts = async (db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> =>
  (await hasAccounts(db)) ? [] : listOrphans(db, told)

/** Tables whose rows belong to a user and are deleted with the account. */
const LEFT_BEHIND = {
  receipts: 'user_id',
  imports: 'user_id',
  anchors: 'user_id',
  journal_ends: 'user_id',
  daily_prices: 'owner',
} as const

/**
 * Finds users of whom neither account nor ledger nor the mark of an erasure is left, and rows all the same. Where nothing at all is
 * left of them, only what is remembered outside the database misses them.
 */
export async function listRemovedUsers(db: Db): Promise<JournalFault[]> {
  if (!(await hasAccounts(db))) return []
  const tables = new Map<string, string>()
  for (const [table, owner] of Object.entries(LEFT_BEHIND)) {
    const { rows } = await sql<{ user_id: string }>`
      select distinct ${sql.ref(owner)} as user_id from ${sql.table(table)} as kept
      where ${sql.ref(owner)} > ''
        and not exists (select 1 from users where users.id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from entries where entries.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from ledger_heads where ledger_heads.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from assets where assets.user_id = ${sql.ref(`kept.${owner}`)})
        and not exists (select 1 from erasures where erasures.user_id = ${sql.ref(`kept.${owner}`)})
      order by user_id`.execute(db)
    for (const { user_id } of rows) if (!tables.has(user_id)) tables.set(user_id, table)
  }
  return [...tables].map(([userId, detail]) => ({
    ...{ kind: 'user-removed', sequence: 0, lastSequence: 0, detail, userId },
  }))
}

/** Finds ledgers whose account has no way to sign in, which nothing that Candor does leaves behind. A mere ledger has none: callers know. */
export async function listLockedOut(db: Db): Promise<JournalFault[]> {
  const rows = await db
    .selectFrom('ledger_heads')
    .innerJoin('users', 'users.id', 'ledger_heads.user_id')
    .select(['ledger_heads.user_id', 'sequence'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('credentials').select(sql`1`.as('one')).whereRef('credentials.userId', '=', 'users.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('passkeys').select(sql`1`.as('one')).whereRef('passkeys.user_id', '=', 'users.id'))),
    )
    .orderBy('ledger_heads.user_id')
    .execute()
  return rows.map(({ user_id, sequence }) => ({
    ...{ kind: 'account-without-sign-in', sequence, lastSequence: sequence, detail: '', userId: user_id },
  }))
}

const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

async function listOrphans(db: Db, told: readonly JournalFault[]): Promise<JournalFault[]> {
  const harmed = new Set(told.map(({ userId }) => userId))
  const rows = await db
    .selectFrom('ledger_heads')
    .select(['user_id', 'sequence'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users').select(sql`1`.as('one')).whereRef('users.id', '=', 'ledger_heads.user_id'))),
    )
    .orderBy('user_id')
    .execute()
  return rows
    .filter(({ user_id }) => !harmed.has(user_id))
    .map(({ user_id, sequence }) => ({
      kind: 'account-removed',
      sequence: 1,
      lastSequence: sequence,
      detail: '',
      userId: user_id,
    }))
}
