import type { ProofView } from '#contract/proof.ts'
import { checkLedger } from '#domain/ledger/check-ledger.ts'
import type { LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { compareReceipts } from '../ledger/compare-receipts.ts'
import { viewProofFaults } from '../ledger/fault-view.ts'
import { findRememberedEnd, sha256 } from '../ledger/ledger-end-store.ts'
import { listOthers, readLedger } from '../ledger/ledger-pages.ts'
import { readReceipt } from '../ledger/signed-receipt.ts'
import { findImportMark } from './import-mark.ts'
import { findLastReceipt } from './receipt-store.ts'
import { viewAnchors } from './view-anchors.ts'

type Proving = Pick<AppContext, 'db' | 'now' | 'journalCheck' | 'receiptKey' | 'calendar'>

/**
 * Checks a user's ledger now: each entry against its hash, its sequence and the entry before it, up to its remembered end, and the
 * ledger against the receipts that were signed for it.
 */
export async function proofOf(proving: Proving, userId: string): Promise<ProofView> {
  const { db, now, journalCheck, receiptKey } = proving
  const { ledgerId, entries, since, faults } = await checkOwn(db, userId)
  const told = new Set(faults.map(({ kind, sequence }) => `${kind} ${sequence}`))
  // The check after the start knows further faults, such as a head that went back.
  const more = journalCheck.faultsOf(userId).filter((fault) => !told.has(`${fault.kind} ${fault.sequence}`))
  const row = await findLastReceipt(db, userId)
  const receipt = row && readReceipt(row, { userId, ledgerId })
  const imported = await findImportMark(db, userId)
  return {
    entries,
    since,
    checkedAt: now(),
    ...viewProofFaults([...faults, ...more]),
    imported,
    lastReceipt: receipt && { sequence: receipt.sequence, signedAt: receipt.signedAt },
    anchors: await viewAnchors(proving, userId, imported),
    publicKey: receiptKey?.publicKey ?? null,
  }
}

type Checked = {
  readonly ledgerId: string
  readonly entries: number
  readonly since: string | null
  readonly faults: readonly LedgerFault[]
}

async function checkOwn(db: Db, userId: string): Promise<Checked> {
  const others = await listOthers(db)
  const end = await findRememberedEnd(db, userId, others)
  const boundFrom = end?.sealedFor ? end.boundFrom : null
  const ledgerId = end?.ledgerId ?? userId
  const check = checkLedger({ userId, ledgerId, boundFrom, remembered: end, others, sha256 })
  let [entries, since]: [number, string | null] = [0, null]
  for await (const page of readLedger(db, userId, 0)) {
    for (const row of page) check.take(row)
    entries += page.length
    since ??= page.at(0)?.recordedAt ?? null
    await nextSlice()
  }
  // The end is read last, so that entries recorded meanwhile cannot make it lie before the entries that were read.
  const faults = check.faults(await findRememberedEnd(db, userId, others))
  // An account without entries may be imported into meanwhile. What is wrong with a damaged ledger is told by its entries.
  const isCompared = entries > 0 && faults.length === 0
  const beside = isCompared ? await compareReceipts(db, { userId, ledgerId, check }) : []
  return { ledgerId, entries, since, faults: [...faults, ...beside] }
}
