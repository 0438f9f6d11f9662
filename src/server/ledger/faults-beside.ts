import { sql } from 'kysely'
import { isOfTheChain } from '#domain/ledger/ledger-fault.ts'
import type { Db } from '../database/open-database.ts'
import { listErasureFaults } from './erasure-store.ts'
import type { JournalFault } from './journal-report.ts'
import { listLedgersWithoutAccount, listRemovedUsers } from './missing-accounts.ts'

/**
 * The faults that show beside the ledgers, once all of them are read: ledgers under another user's id, rows and accounts that do not
 * belong together, and erasures.
 * @param found the faults of the ledgers
 */
export async function listFaultsBeside(db: Db, found: readonly JournalFault[]): Promise<JournalFault[]> {
  const faults = [...ownersOfMoved(found), ...(await listRowsWithoutLedger(db)), ...(await listErasureFaults(db))]
  const withoutAccount = await listLedgersWithoutAccount(db, [...found, ...faults])
  return [...faults, ...withoutAccount, ...(await listRemovedUsers(db))]
}

/** The users whose whole ledger was moved to another user's id, while nothing is wrong under their own. */
function ownersOfMoved(faults: readonly JournalFault[]): JournalFault[] {
  const harmed = new Set(faults.filter(isOfTheChain).map(({ userId }) => userId))
  return faults.flatMap(({ kind, sequence, lastSequence, detail: owner, userId }): JournalFault[] => {
    if (kind !== 'user-changed' || sequence !== 1 || harmed.has(owner)) return []
    const detail = `They stand under the id of another user: ${userId}.`
    return [{ kind: 'ledger-removed', sequence, lastSequence, detail, userId: owner }]
  })
}

/** Finds rows of users without any entry, which a ledger leaves behind when it is removed together with its end. */
async function listRowsWithoutLedger(db: Db): Promise<JournalFault[]> {
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
