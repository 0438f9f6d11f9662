import { sql } from 'kysely'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { AnchorRow } from '../database/tables.ts'

/** Rows of one INSERT, of eight values each. */
const ROWS_AT_ONCE = 100

/** The anchors of a user's ledger up to an entry, oldest first. */
export const listAnchors = (db: Db, userId: string, until: number): Promise<AnchorRow[]> =>
  db
    .selectFrom('anchors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .execute()

/** The newest anchors, and the number of all. */
export async function listLatestAnchors(db: Db, userId: string, most: number) {
  const own = db.selectFrom('anchors').where('user_id', '=', userId)
  const rows = await own.selectAll().orderBy('sequence', 'desc').limit(most).execute()
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export async function findAnchor(db: Db, userId: string, sequence: number): Promise<AnchorRow | null> {
  const own = db.selectFrom('anchors').selectAll().where('user_id', '=', userId)
  return (await own.where('sequence', '=', sequence).executeTakeFirst()) ?? null
}

/** Stores one anchor for each end of a ledger; an existing one is kept. */
export async function storeAnchors(db: Db, rows: readonly AnchorRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('anchors')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['user_id', 'sequence']).doNothing())
      .execute()
}

/** The anchors about which the calendar must be asked now, the longest due first. */
export const listDueAnchors = (db: Db, calendar: string, now: Instant, most: number): Promise<AnchorRow[]> =>
  db
    .selectFrom('anchors')
    .selectAll()
    .where('ask_at', '<=', now)
    .where('calendar', '=', calendar)
    .orderBy('ask_at')
    .orderBy('user_id')
    .orderBy('sequence')
    .limit(most)
    .execute()

type Asked = Pick<AnchorRow, 'proof' | 'questions' | 'ask_at'>

/** Stores the result of a question, unless another process has asked meanwhile; then its result is kept. */
export async function storeQuestion(db: Db, before: AnchorRow, { proof, questions, ask_at }: Asked): Promise<void> {
  await db
    .updateTable('anchors')
    .set({ proof, questions, ask_at })
    .where('user_id', '=', before.user_id)
    .where('sequence', '=', before.sequence)
    .where('questions', '=', before.questions)
    .execute()
}

/**
 * The users whose ledger has grown since it was last sent, the longest ago first.
 * @param sentBefore users whose ledger was sent later are left out
 */
export async function listUnanchored(db: Db, sentBefore: Instant, most: number): Promise<string[]> {
  const last = db
    .selectFrom('anchors')
    .select(({ fn }) => ['user_id', fn.max('sequence').as('sequence'), fn.max('submitted_at').as('submitted_at')])
    .groupBy('user_id')
    .as('last')
  const rows = await db
    .selectFrom('ledger_heads')
    .innerJoin('users', 'users.id', 'ledger_heads.user_id')
    .leftJoin(last, 'last.user_id', 'ledger_heads.user_id')
    .select('ledger_heads.user_id')
    .where('users.disabledAt', 'is', null)
    .where('ledger_heads.sequence', '>', sql<number>`coalesce(last.sequence, 0)`)
    .where(sql<string>`coalesce(last.submitted_at, '')`, '<=', sentBefore)
    .orderBy(sql`coalesce(last.submitted_at, '')`)
    .orderBy('ledger_heads.user_id')
    .limit(most)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
