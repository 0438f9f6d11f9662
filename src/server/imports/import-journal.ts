import type { Transaction } from 'kysely'
import type { ImportedView } from '#contract/imports.ts'
import { SettingsBody } from '#contract/settings.ts'
import { entryHash } from '#domain/ledger/chain.ts'
import type { StoredEntry } from '#domain/ledger/check-ledger.ts'
import { sealOfEnd } from '#domain/ledger/ledger-end.ts'
import { describeFault, entriesOf, isOfTheLists } from '#domain/ledger/ledger-fault.ts'
import type { Instant } from '#domain/time.ts'
import { noteSplitsTold } from '../claims/splits-told.ts'
import type { Db } from '../database/open-database.ts'
import type { Tables } from '../database/tables.ts'
import { isUniqueViolation } from '../database/unique-violation.ts'
import type { Write } from '../database/write.ts'
import type { WriteApart } from '../database/write-apart.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { Refusal } from '../http/problem.ts'
import { toEntryRow } from '../ledger/entry-row.ts'
import { findHead, sha256 } from '../ledger/ledger-end-store.ts'
import { listOthers } from '../ledger/ledger-pages.ts'
import { finishReading, readOn, startReading } from '../ledger/ledger-reading.ts'
import { seekLostEntries } from '../ledger/lost-entries.ts'
import { findSuspects, mendReadModel } from '../ledger/mend-read-model.ts'
import { storePreference } from '../preferences/preference-store.ts'
import { storeCloses } from '../prices/daily-price-store.ts'
import { countWrite } from '../prices/market-version.ts'
import { storeAnchors } from '../receipts/anchor-store.ts'
import { storeReceipts } from '../receipts/receipt-store.ts'
import { insertEntries } from '../recording/insert-entries.ts'
import { type CheckedJournal, toStored } from './check-journal-file.ts'
import { requireOneOfDay } from './import-closes.ts'
import { toAnchorRows } from './imported-anchors.ts'
import { UnreadableDocument } from './journal-document.ts'
import { readEntries } from './journal-file.ts'
import { withStaged } from './staged-journal.ts'
import { listAllReported, uncountedSplits } from './uncounted-splits.ts'

/** So many entries of the file are in memory at once. */
const READ_AT_ONCE = 200
/** So many closes are written before others get their turn. */
const CLOSES_AT_ONCE = 1_000

const COPY = new URL('./copy-journal.mjs', import.meta.url)

type Writing = {
  readonly db: Db
  readonly write: Write
  /** Null where a long transaction keeps nobody else waiting. */
  readonly writeApart?: WriteApart | null
}

/**
 * Imports a checked journal into an account without entries. The entries stay as they were hashed, under the id of their
 * original ledger; afterwards they are read and replayed like those of any ledger.
 * @param requireAllowed called before anything is written, which may be long after the file was checked
 * @throws Refusal when the account has entries; UnreadableDocument when the entries cannot be replayed
 */
export async function importJournal(
  { db, write, writeApart = null }: Writing,
  userId: string,
  journal: CheckedJournal,
  now: Instant,
  requireAllowed: () => Promise<void> = async () => {},
): Promise<ImportedView> {
  const { closes } = journal.rest
  requireOneOfDay(closes)
  const reported = await listAllReported(db)
  if (writeApart === null) {
    await requireAllowed()
    return write(userId, async (trx) => {
      await requireEmpty(trx, userId)
      return takeAll(trx, userId, journal, reported, now)
    })
  }
  return withStaged(journal.file, async (staged) => {
    const taken = await staged.fill((trx) => takeAll(trx, userId, journal, reported, now))
    await requireAllowed()
    if (!(await writeApart(COPY, { staged: staged.file, userId }))) throw notEmpty()
    countWrite(
      db,
      'closes',
      closes.map(({ symbol }) => symbol),
    )
    return taken
  })
}

async function takeAll(
  trx: Transaction<Tables>,
  userId: string,
  { file, rest }: CheckedJournal,
  reported: Awaited<ReturnType<typeof listAllReported>>,
  now: Instant,
): Promise<ImportedView> {
  const { closes } = rest
  const tail = await appendEntries(trx, userId, file, rest.ledger)
  if (tail.count > 0) await rememberImported(trx, userId, rest, tail)
  const assets = await replay(trx, userId)
  await noteSplitsTold(trx, userId, await uncountedSplits(trx, userId, reported), tail.count)
  for (const [name, value] of Object.entries(SettingsBody.strip().parse(rest.preferences)))
    if (value !== undefined) await storePreference(trx, userId, name, JSON.stringify(value))
  for (let at = 0; at < closes.length; at += CLOSES_AT_ONCE) {
    await storeCloses(trx, userId, closes.slice(at, at + CLOSES_AT_ONCE))
    await nextSlice()
  }
  // Without entries there is nothing that a receipt could cover, and the account continues under its own id.
  const receipts = tail.count > 0 ? rest.receipts : []
  await storeReceipts(trx, userId, receipts)
  if (tail.count > 0) await storeAnchors(trx, toAnchorRows(userId, rest.anchors))
  if (tail.count > 0)
    await trx
      .insertInto('imports')
      .values({ user_id: userId, ledger_id: rest.ledger, entries: tail.count, imported_at: now })
      .execute()
  return { entries: tail.count, assets, receipts: receipts.length, closes: closes.length }
}

async function requireEmpty(trx: Transaction<Tables>, userId: string): Promise<void> {
  const { sequence, isRemembered } = await findHead(trx, userId)
  if (sequence > 0 || !isRemembered) throw notEmpty()
}

export const notEmpty = (): Refusal =>
  new Refusal({
    code: 'conflict',
    message:
      'There are entries in your account already, and two journals cannot become one: nothing was imported. Sign up for ' +
      'another account and import it there.',
  })

type Tail = { readonly count: number; readonly highestAssetId: number; readonly boundFrom: number }

async function appendEntries(trx: Transaction<Tables>, userId: string, file: string, ledger: string): Promise<Tail> {
  const tail = { count: 0, highestAssetId: 0, boundFrom: 0 }
  let rows: StoredEntry[] = []
  const write = async () => {
    if (rows.length > 0) await insertImported(trx, userId, rows)
    rows = []
    await nextSlice()
  }
  for await (const item of readEntries(file)) {
    const row = toStored(item)
    rows.push(row)
    tail.count += 1
    tail.highestAssetId = Math.max(tail.highestAssetId, row.assetId ?? 0)
    if (tail.boundFrom === 0 && entryHash(row.body, row.previousHash, ledger, sha256) === row.hash)
      tail.boundFrom = row.sequence
    if (rows.length === READ_AT_ONCE) await write()
  }
  await write()
  return { ...tail, boundFrom: tail.boundFrom || tail.count + 1 }
}

async function insertImported(trx: Transaction<Tables>, userId: string, rows: readonly StoredEntry[]): Promise<void> {
  const values = rows.map((row) => toEntryRow(userId, row))
  try {
    await insertEntries(trx, values)
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new UnreadableDocument(
      `has a decision or the beginning of an asset twice, in entries ${rows.at(0)?.sequence} to ${rows.at(-1)?.sequence}`,
    )
  }
}

async function rememberImported(
  trx: Transaction<Tables>,
  userId: string,
  { ledger, head }: CheckedJournal['rest'],
  { highestAssetId, boundFrom }: Tail,
): Promise<void> {
  const ledgerId = ledger === userId ? {} : { ledgerId: ledger }
  const seal = sealOfEnd(userId, { ...head, highestAssetId, boundFrom, ...ledgerId }, sha256)
  const columns = { highest_asset_id: highestAssetId, bound_from: boundFrom, ledger_id: ledgerId.ledgerId ?? null }
  await trx
    .insertInto('ledger_heads')
    .values({ user_id: userId, ...head, ...columns, seal })
    .execute()
}

/** Reads the written entries as every check does, and makes the rows of the lists from them. @returns the number of assets */
async function replay(trx: Transaction<Tables>, userId: string): Promise<number> {
  const reading = await startReading(trx, userId, await listOthers(trx))
  await readOn(trx, reading)
  const findings = await finishReading(trx, reading)
  const suspects = await findSuspects(trx, userId, reading.outline, seekLostEntries())
  const { assets, faults } = await mendReadModel(trx, userId, findings, suspects, [])
  // Of an account without entries no asset has a row yet.
  const fault = [...findings.faults, ...faults].find((found) => !isOfTheLists(found))
  if (!fault) return assets
  const reason = describeFault(fault).replace(/\.$/, '')
  throw new UnreadableDocument(`has ${entriesOf(fault)} of which no asset comes. ${reason}`)
}
