import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { GENESIS_HASH } from '#domain/ledger/chain.ts'
import { checkLedger, columnsOf, type StoredEntry } from '#domain/ledger/check-ledger.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { describeFault, entriesOf } from '#domain/ledger/ledger-fault.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Receipt } from '#domain/ledger/receipt.ts'
import type { Instant } from '#domain/time.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { isSignedByItsKey } from '../ledger/signed-statement.ts'
import { wrongInEntry } from './entry-shape.ts'
import { requirePossibleCloses } from './import-closes.ts'
import { requireAnchors } from './imported-anchors.ts'
import { UnreadableDocument } from './journal-document.ts'
import { type FileEntry, type JournalRest, readEntries, readRest } from './journal-file.ts'
import { checkPossible } from './possible-entry.ts'

/** A checked journal: every entry matches its hash and follows the one before it, up to the end that the file states. */
export type CheckedJournal = { readonly file: string; readonly rest: JournalRest }

/** The number of entries checked at once, before other requests get their turn. */
const AT_ONCE = 200
const SIGNATURES_AT_ONCE = 20

/** @throws UnreadableDocument with the entry and the line at which the file differs from what was exported */
export async function checkJournalFile(file: string, now: Instant): Promise<CheckedJournal> {
  const rest = await readRest(file)
  const { ledger, head, entryCount, anchors } = rest
  requirePossibleCloses(rest.closes, now)
  await requireAnchors(anchors)
  const receipts = [...rest.receipts, ...anchors.map(({ receipt }) => receipt)]
  const check = checkLedger({ userId: ledger, ledgerId: ledger, boundFrom: null, remembered: head, others: [], sha256 })
  const lines: number[] = []
  const wrongWith = checkPossible(now)
  requireOneEach(rest.receipts)
  const signed = new Map(receipts.map((receipt) => [endOf(receipt), receipt.sequence]))
  for await (const item of readEntries(file)) {
    const row = toStored(item, wrongWith)
    check.take(row)
    lines.push(item.line)
    signed.delete(endOf(row))
    if (lines.length % AT_ONCE === 0) await nextSlice()
  }
  const isEmpty = lines.length === 0 && head.sequence === 0 && head.hash === GENESIS_HASH
  const [fault] = check.faults(isEmpty ? null : { ...head, highestAssetId: 0, boundFrom: 1, sealedFor: ledger })
  if (fault) {
    const line = lines[fault.sequence - 1]
    const place = line === undefined ? afterLast(lines) : `line ${line}`
    throw new UnreadableDocument(
      `was changed: ${entriesOf(fault)} (${place}). ${describeFault(fault).replace(/\.$/, '')}`,
    )
  }
  if (lines.length !== entryCount || head.sequence !== entryCount)
    throw new UnreadableDocument(
      `is not whole: it should have ${entryCount} entries and has ${lines.length} (${afterLast(lines)})`,
    )
  signed.delete(endOf({ sequence: 0, hash: GENESIS_HASH }))
  await requireSigned(receipts, ledger, [...signed.values()])
  return { file, rest }
}

/** Where an entry is missing that no line holds. */
const afterLast = (lines: readonly number[]): string => `after line ${lines.at(-1) ?? 1}`

const endOf = ({ sequence, hash }: Pick<Receipt, 'sequence' | 'hash'>): string => `${sequence} ${hash}`

/**
 * An entry in its stored form: its canonical JSON, and the columns taken from it.
 * @param wrongWith says what else is wrong with an entry of the right shape
 */
export function toStored(
  { entry, hash, previousHash, line }: FileEntry,
  wrongWith: (entry: Entry) => string | null = () => null,
): StoredEntry {
  const body = canonicalJson(entry)
  const read = tryReadEntry(body)
  const wrong = wrongInEntry(entry) ?? (read && wrongWith(read))
  if (wrong || !read) throw new UnreadableDocument(`has an entry at line ${line} that ${wrong ?? 'cannot be read'}`)
  return { sequence: read.sequence, ...columnsOf(read), body, hash, previousHash }
}

/**
 * Allows only one receipt for each end of the ledger, as Candor stores them, because a file could otherwise repeat one any
 * number of times.
 */
function requireOneEach(receipts: readonly Receipt[]): void {
  const seen = new Set<number>()
  for (const { sequence } of receipts) {
    if (seen.has(sequence)) throw new UnreadableDocument(`was changed: it has two receipts for entry ${sequence}`)
    seen.add(sequence)
  }
}

async function requireSigned(
  receipts: readonly Receipt[],
  ledger: string,
  unmatched: readonly number[],
): Promise<void> {
  if (unmatched.length > 0)
    throw new UnreadableDocument(`was changed: its receipt for entry ${unmatched[0]} was signed for another entry`)
  for (const [index, receipt] of receipts.entries()) {
    if (receipt.ledger !== ledger || !isSignedByItsKey(receipt))
      throw new UnreadableDocument(`was changed: its receipt for entry ${receipt.sequence} is not what was signed`)
    if (index % SIGNATURES_AT_ONCE === 0) await nextSlice()
  }
}
