import type { Erasure } from '#domain/ledger/erasure.ts'
import { isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Instant } from '#domain/time.ts'
import type { HeadLines } from '../database/journal-marker.ts'
import type { Db } from '../database/open-database.ts'
import { isDiskFull } from '../database/storage-failure.ts'
import { findErasure, whereItStands } from './erasure-store.ts'
import { appendHeads, type HeadsFile, type OutsideHead, readHeadsFile, rewriteHeads } from './heads-file.ts'
import { withHeadsAlone } from './heads-lock.ts'
import { type JournalFault, NOBODY } from './journal-report.ts'
import { sha256 } from './ledger-end-store.ts'
import { hasEntry } from './signed-receipt.ts'

/**
 * The heads of all ledgers, stored outside the database. A restored older copy, or a ledger that was rewritten with its head,
 * is consistent in itself and is revealed only here. A line is added when a head has advanced; the highest of each ledger counts.
 */
type OutsideHeads = {
  /**
   * Adds the heads that have advanced. A head that went back is kept as remembered, so that every check finds it.
   */
  remember(now: Instant): Promise<void>
}

/**
 * @param folder null to remember nothing. A file of which lines are unreadable or gone is left as it is, and every check reports it.
 */
export async function openOutsideHeads(db: Db, folder: string | null, lines: HeadLines): Promise<OutsideHeads> {
  if (folder !== null) await withHeadsAlone(db, () => shorten(folder, lines))
  return {
    async remember(now) {
      if (folder !== null) await withHeadsAlone(db, (alone) => addAdvanced(alone, folder, lines, now))
    },
  }
}

/** Leaves the last line of each ledger. */
function shorten(folder: string, lines: HeadLines): void {
  const file = readHeadsFile(folder)
  const { heads } = file
  const isWhole = file.unreadable === null && linesGone(file, lines.read()) === 0
  // The lower count first: where the process ends in between, the file has more lines than were counted, and no fault.
  if (heads.size > 0 && isWhole && lines.keep(heads.size)) unlessFull(() => rewriteHeads(folder, [...heads.values()]))
}

/** On a full disk the file stays as long as it is, until a later start. */
function unlessFull(shortening: () => void): void {
  try {
    shortening()
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

async function addAdvanced(db: Db, folder: string, lines: HeadLines, now: Instant): Promise<void> {
  const file = readHeadsFile(folder)
  const rows = await db
    .selectFrom('ledger_heads')
    .leftJoin('users', 'users.id', 'ledger_heads.user_id')
    .select(['ledger_heads.user_id', 'sequence', 'hash', 'username'])
    .orderBy('ledger_heads.user_id')
    .execute()
  const moved = rows.flatMap(({ user_id: userId, sequence, hash, username }): OutsideHead[] => {
    const before = file.heads.get(userId)
    const isNamed = before?.account !== undefined || username === null
    if (sequence <= (before?.sequence ?? 0) && (isNamed || before?.erasedAt !== undefined)) return []
    // What was remembered first is kept, so that every check finds an exchange.
    const account = before?.account ?? (username === null ? null : accountOf(userId, username))
    return [{ userId, sequence, hash, at: now, ...(account !== null && { account }) }]
  })
  const areRemembered = await Promise.all(
    moved.map(({ userId }) => {
      const before = file.heads.get(userId)
      return before === undefined || hasEntry(db, userId, before)
    }),
  )
  const added = moved.filter((_, index) => areRemembered[index])
  if (added.length === 0) return
  const last = Math.max(file.last, lines.read())
  appendHeads(folder, added, last)
  lines.keep(last + added.length)
}

/** Adds the erasure of an account, even while a server is running. @param folder null to remember nothing */
export async function rememberErasure(
  db: Db,
  folder: string | null,
  { user, entries, hash, erasedAt }: Erasure,
): Promise<void> {
  if (folder === null) return
  const head = { userId: user, sequence: entries, hash, at: erasedAt, erasedAt }
  await withHeadsAlone(db, () => appendHeads(folder, [head], readHeadsFile(folder).last))
}

/** @param counted how many lines there were, as the marker says */
const linesGone = ({ last, gone }: HeadsFile, counted: number): number => gone + Math.max(0, counted - last)

export type Outside = {
  readonly folder: string | null
  /** The key with which the marks of erased accounts are signed; null when there is none. */
  readonly publicKey: string | null
  /** How many lines the file had, as the marker says now. */
  readonly countedLines: () => number
}

/**
 * Finds the heads in the file that are missing or different in the database. It only reads.
 * @param told the faults already found, whose ledgers are not reported again
 */
export async function compareOutsideHeads(
  db: Db,
  { folder, publicKey, countedLines }: Outside,
  told: readonly JournalFault[],
): Promise<JournalFault[]> {
  const { file, counted } = readBoth(folder, countedLines)
  const faults = faultsOfFile(file, folder === null ? 0 : counted)
  const { heads } = file
  const harmed = new Set(told.filter(isOfTheChain).map(({ userId }) => userId))
  for (const head of heads.values()) {
    const fault = harmed.has(head.userId) ? null : await compareHead(db, head, publicKey)
    if (fault) faults.push({ ...fault, userId: head.userId })
  }
  return faults
}

/** The file beside a count that is as old: a server that starts writes both anew, the count first. */
function readBoth(folder: string | null, countedLines: () => number): { file: HeadsFile; counted: number } {
  const counted = countedLines()
  const file = readHeadsFile(folder)
  return countedLines() === counted ? { file, counted } : readBoth(folder, countedLines)
}

function faultsOfFile(file: HeadsFile, counted: number): JournalFault[] {
  const ofJournal = { sequence: 0, lastSequence: 0, userId: NOBODY }
  if (file.unreadable !== null) return [{ ...ofJournal, kind: 'heads-unreadable', detail: file.unreadable }]
  const gone = linesGone(file, counted)
  const detail = `${gone} of ${Math.max(counted, file.last)}`
  return gone === 0 ? [] : [{ ...ofJournal, kind: 'heads-removed', detail }]
}

/** Compares one head. A missing account is no fault if it was erased, as its mark signed with our key, or the file, says. */
async function compareHead(db: Db, head: OutsideHead, publicKey: string | null): Promise<LedgerFault | null> {
  const { userId, sequence, at, erasedAt } = head
  if (erasedAt !== undefined) {
    const detail = await whereItStands(db, userId)
    return detail === null ? null : { kind: 'erased-but-there', sequence: 0, lastSequence: 0, detail }
  }
  if (await hasEntry(db, userId, head)) return compareAccount(db, head)
  const mark = await findErasure(db, userId)
  if (mark && mark.publicKey === publicKey) return null
  const kind = mark ? 'erasure-signed-elsewhere' : 'head-went-back'
  return { kind, sequence, lastSequence: sequence, detail: at }
}

/** Compares the name of a ledger's account: whoever exchanges names leaves every ledger whole, and lets each read the other's. */
async function compareAccount(db: Db, { userId, account, sequence }: OutsideHead): Promise<LedgerFault | null> {
  if (account === undefined) return null
  const found = await db.selectFrom('users').select('username').where('id', '=', userId).executeTakeFirst()
  if (!found?.username || accountOf(userId, found.username) === account) return null
  return { kind: 'account-exchanged', sequence, lastSequence: sequence, detail: found.username }
}

/** Not the name itself, which would stay in the file after the account was erased. */
const accountOf = (userId: string, username: string): string => sha256(`${userId} ${username}`)
