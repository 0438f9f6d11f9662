import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AnchorRow } from '../database/tables.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { Refusal } from '../http/problem.ts'
import { findHead, type Head } from '../ledger/ledger-end-store.ts'
import { readLedger } from '../ledger/ledger-pages.ts'
import { listAnchors } from '../receipts/anchor-store.ts'
import { issueReceipt } from '../receipts/issue-receipt.ts'
import { listReceipts } from '../receipts/receipt-store.ts'

/** The content of an export: a ledger up to its end when the export began, without entries recorded meanwhile. */
export type ExportSource = {
  readonly db: Db
  readonly userId: string
  readonly head: Head
  readonly openedAt: Instant
  /** The number of entries up to that end. */
  readonly entryCount: number
  /** The receipts up to that end, oldest first; the last one covers the end itself, if it could be signed. */
  readonly receipts: readonly Receipt[]
  /** The receipts that were sent to a calendar, with their proofs. */
  readonly anchors: readonly AnchorRow[]
}

type Needs = Pick<AppContext, 'db' | 'receiptKey' | 'journalCheck' | 'now'>

export async function openExportSource(context: Needs, userId: string): Promise<ExportSource> {
  const { db, now } = context
  const openedAt = now()
  const head = await findHead(db, userId)
  // A ledger that cannot be signed is exported all the same.
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
  return { db, userId, head, openedAt, entryCount: Number(count?.entries ?? 0), receipts, anchors }
}

/** The entries in order and page by page, so that a journal is never in memory as a whole and other requests get their turn. */
export async function* readPages({ db, userId, head }: ExportSource): AsyncGenerator<StoredEntry[]> {
  for await (const page of readLedger(db, userId, 0)) {
    const within = page.filter(({ sequence }) => sequence <= head.sequence)
    if (within.length > 0) yield within
    if (within.length < page.length) return
    await nextSlice()
  }
}
