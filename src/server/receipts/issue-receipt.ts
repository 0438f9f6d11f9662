import { isOfTheChain, isOfTheHeads } from '#domain/ledger/ledger-fault.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { AppContext } from '../app-context.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import { Refusal } from '../http/problem.ts'
import { NOT_COMPARED } from '../ledger/fault-view.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { hasEntry, readReceipt } from '../ledger/signed-receipt.ts'
import { findImportMark } from './import-mark.ts'
import { findLastReceipt, storeReceipts } from './receipt-store.ts'

type Signing = Pick<AppContext, 'db' | 'receiptKey' | 'journalCheck' | 'now'>

/**
 * The receipt for the present end of a user's ledger: the existing one, or a new one. An existing receipt of another key, or one
 * without the mark of an import, is kept in exports but not issued again.
 * @throws Refusal when there is no key, or when the ledger is damaged, cannot be compared with what was remembered of it, or
 * contradicts an earlier receipt, or that one was changed
 */
export async function issueReceipt(context: Signing, userId: string): Promise<Receipt> {
  const { db, receiptKey, now } = context
  if (!receiptKey)
    throw new Refusal({
      code: 'unavailable',
      message:
        'This Candor has no key to sign with: its data folder cannot be written. Your journal is safe. Whoever runs it can ' +
        'set RECEIPT_KEY.',
    })
  const head = await findHead(db, userId)
  const { sequence, hash, ledgerId = userId } = head
  const row = await findLastReceipt(db, userId)
  const last = row && readReceipt(row, { userId, ledgerId })
  if (row && !last) throw refuse('A receipt of your journal is not the one that Candor signed')
  await requireAsRecorded(context, userId, head, last)
  const imported = await findImportMark(db, userId)
  const saysAll = (receipt: Receipt) =>
    receipt.publicKey === receiptKey.publicKey && (imported === null || receipt.imported?.at === imported.at)
  if (last?.sequence === sequence && saysAll(last)) return last
  const receipt = receiptKey.sign({ ledger: ledgerId, sequence, hash, signedAt: now(), imported })
  await orWithoutWriting(storeReceipts(db, userId, [receipt]), () => undefined)
  const stored = await findLastReceipt(db, userId)
  const first = stored?.sequence === sequence ? readReceipt(stored, { userId, ledgerId }) : null
  return first && saysAll(first) ? first : receipt
}

type Ended = { readonly sequence: number; readonly isRemembered: boolean }

/** Refuses a ledger that is damaged, or that may have been cut unseen, because a receipt would make it look intact. */
async function requireAsRecorded(
  { db, journalCheck }: Signing,
  userId: string,
  { sequence, isRemembered }: Ended,
  last: Receipt | null,
): Promise<void> {
  const faults = journalCheck.faultsOf(userId)
  const isDamaged =
    faults.some(isOfTheChain) ||
    (sequence > 0 && !isRemembered) ||
    (last !== null && (last.sequence > sequence || !(await hasEntry(db, userId, last))))
  if (isDamaged) throw refuse('Your journal is not what Candor recorded')
  if (faults.some(isOfTheHeads)) throw refuse(NOT_COMPARED)
}

const refuse = (why: string): Refusal =>
  new Refusal({
    code: 'conflict',
    message: `${why}, so no receipt is signed for it. Nothing was changed. Ask whoever runs this Candor: npm run verify names every place, and what to do.`,
  })
