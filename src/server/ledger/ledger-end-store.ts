import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { GENESIS_HASH, type Sha256 } from '#domain/ledger/chain.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { type LedgerEnd, type RememberedEnd, sealOfEnd } from '#domain/ledger/ledger-end.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { LedgerHeadRow, Tables } from '../database/tables.ts'

export const sha256: Sha256 = (text) => hash('sha256', text, 'hex')

/** The end of a user's ledger, which the next entry must follow. */
export type Head = LedgerEnd & {
  /**
   * Whether this is the remembered end, which is updated with the next entry. A remembered end that is missing or was
   * changed is left as it is, so that every check finds it; recording continues after the last entry.
   */
  readonly isRemembered: boolean
}

const BEGINNING: LedgerEnd = { sequence: 0, hash: GENESIS_HASH, highestAssetId: 0, boundFrom: 1 }

export async function findHead(db: Db, userId: string): Promise<Head> {
  const [row] = await headQuery(db, { userId })
  return headOf(db, userId, row)
}

/** The remembered end of a ledger, for a check; null when there is none. */
export async function findRememberedEnd(
  db: Db,
  userId: string,
  others: readonly { readonly userId: string }[],
): Promise<RememberedEnd | null> {
  const [row] = await headQuery(db, { userId })
  if (!row) return null
  const end = toEnd(row)
  const isSealedFor = (owner: string) => sealOfEnd(owner, end, sha256) === row.seal
  const sealedFor = isSealedFor(userId) ? userId : (others.find((other) => isSealedFor(other.userId))?.userId ?? null)
  return { ...end, sealedFor }
}

/** The hash of an entry, which covers every entry before it; null where there is no such entry. */
export const findHashAt = async (db: Db, userId: string, sequence: number): Promise<string | null> =>
  (await hashQuery(db, { userId, sequence }))[0]?.hash ?? null

const hashQuery = prepared<{ userId: string; sequence: number }, { readonly hash: string }>((db, value) =>
  db
    .selectFrom('entries')
    .select('hash')
    .where('user_id', '=', value('userId'))
    .where('sequence', '=', value('sequence')),
)

/** The end of a ledger after one more entry. */
export function endAfter(before: Head, entry: Entry, hash: string): Head {
  const highestAssetId = 'assetId' in entry ? Math.max(before.highestAssetId, entry.assetId) : before.highestAssetId
  return { ...before, sequence: entry.sequence, hash, highestAssetId }
}

/** The database row of a remembered end. */
export const toHeadRow = (userId: string, end: LedgerEnd): Omit<LedgerHeadRow, 'ledger_id'> => ({
  user_id: userId,
  sequence: end.sequence,
  hash: end.hash,
  highest_asset_id: end.highestAssetId,
  bound_from: end.boundFrom,
  seal: sealOfEnd(userId, end, sha256),
})

/** Stores the end of a ledger after one more entry, in the transaction that appends the entry. */
export async function rememberEnd(trx: Transaction<Tables>, userId: string, before: Head, end: Head): Promise<void> {
  if (!before.isRemembered) return
  await (before.sequence === 0 ? insertHead : updateHead)(trx, toHeadRow(userId, end))
}

export type FoundHead = Omit<LedgerHeadRow, 'user_id'> & {
  /** The sequence of the last entry in the ledger; null when it has none. */
  last: number | null
}

export const toEnd = (row: Omit<LedgerHeadRow, 'user_id'>): LedgerEnd => ({
  sequence: row.sequence,
  hash: row.hash,
  highestAssetId: row.highest_asset_id,
  boundFrom: row.bound_from,
  ...ledgerIdOf(row),
})

const ledgerIdOf = ({ ledger_id }: Pick<LedgerHeadRow, 'ledger_id'>): Pick<LedgerEnd, 'ledgerId'> =>
  ledger_id === null ? {} : { ledgerId: ledger_id }

/** @param row the remembered end, if there is one */
export async function headOf(db: Db, userId: string, row: FoundHead | undefined): Promise<Head> {
  if (row) {
    const end = toEnd(row)
    const isWhole = (row.last ?? 0) <= row.sequence && sealOfEnd(userId, end, sha256) === row.seal
    if (isWhole) return { ...end, isRemembered: true }
  }
  const [last] = await lastEntryQuery(db, { userId })
  if (last) return { ...BEGINNING, ...(row ? ledgerIdOf(row) : {}), ...last, isRemembered: false }
  // The first entry of a new user creates the remembered end. A lost end is never created again, with or without its ledger.
  return { ...BEGINNING, isRemembered: !row && !(await hasRows(db, userId)) }
}

/** If a ledger was removed together with its end, only the rows of the lists reveal that it existed. */
async function hasRows(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('assets').select('asset_id').where('user_id', '=', userId).limit(1).executeTakeFirst()
  return row !== undefined
}

export const headColumns = ['sequence', 'hash', 'highest_asset_id', 'bound_from', 'seal', 'ledger_id'] as const

const headQuery = prepared<{ userId: string }, FoundHead>((db, value) =>
  db
    .selectFrom('ledger_heads')
    .select(headColumns)
    .select((of) =>
      of
        .selectFrom('entries')
        .select(({ fn }) => fn.max('sequence').as('last'))
        .where('user_id', '=', value('userId'))
        .as('last'),
    )
    .where('user_id', '=', value('userId')),
)

const lastEntryQuery = prepared<{ userId: string }, Pick<LedgerEnd, 'sequence' | 'hash'>>((db, value) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'hash'])
    .where('user_id', '=', value('userId'))
    .orderBy('sequence', 'desc')
    .limit(1),
)

const insertHead = prepared<Omit<LedgerHeadRow, 'ledger_id'>, unknown>((db, value) =>
  db.insertInto('ledger_heads').values({
    user_id: value('user_id'),
    sequence: value('sequence'),
    hash: value('hash'),
    highest_asset_id: value('highest_asset_id'),
    bound_from: value('bound_from'),
    seal: value('seal'),
  }),
)

const updateHead = prepared<Omit<LedgerHeadRow, 'ledger_id'>, unknown>((db, value) =>
  db
    .updateTable('ledger_heads')
    .set({
      sequence: value('sequence'),
      hash: value('hash'),
      highest_asset_id: value('highest_asset_id'),
      seal: value('seal'),
    })
    .where('user_id', '=', value('user_id')),
)
