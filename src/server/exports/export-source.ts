import { setImmediate } from 'node:timers/promises'
import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AnchorRow } from '../database/tables.ts'
import { Refusal } from '../http/problem.ts'
import { findHead, type Head } from '../ledger/ledger-end-store.ts'
import { readLedger } from '../ledger/ledger-pages.ts'
import { listAnchors } from '../receipts/anchor-store.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { listReceipts } from '../receipts/receipt-store.ts'

/** What is exported: a ledger as far as it had come when the export began, whatever is recorded meanwhile. */
export type ExportSource = {
  readonly db: Db
  readonly userId: string
  readonly head: Head
  /** How many entries stand up to there. */
  readonly entryCount: number
  /** Those that were signed up to there, the last one for its end; oldest first. */
  readonly receipts: readonly Receipt[]
  /** Those of them that were sent to a calendar. */
  readonly anchors: readonly AnchorRow[]
}

type Needs = Pick<AppContext, 'db' | 'receiptKey' | 'journalCheck' | 'now'>

export async function openExportSource(context: Needs, userId: string): Promise<ExportSource> {
  const { db } = context
  const head = await findHead(db, userId)
  // What cannot be signed leaves all the same.
  await issueReceipt(context, userId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
  const count = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('user_id', '=', userId)
    .where('sequence', '<=', head.sequence)
    .executeTakeFirst()
  const receipts = await listReceipts(db, userId, head.sequence)
  const anchors = await listAnchors(db, userId, head.sequence)
  return { db, userId, head, entryCount: Number(count?.entries ?? 0), receipts, anchors }
}

/** The entries in their order, page by page: a journal of any length is never in memory whole, and others have their turn. */
export async function* readPages({ db, userId, head }: ExportSource): AsyncGenerator<StoredEntry[]> {
  for await (const page of readLedger(db, userId, 0)) {
    const within = page.filter(({ sequence }) => sequence <= head.sequence)
    if (within.length > 0) yield within
    if (within.length < page.length) return
    await setImmediate()
  }
}
