import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Erasure } from '#domain/ledger/erasure.ts'
import { isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findErasure, whereItStands } from './erasure-store.ts'
import { type JournalFault, NOBODY } from './journal-report.ts'

/** The end of a ledger as it is remembered in a file beside the marker. */
type OutsideHead = {
  readonly userId: string
  readonly sequence: number
  readonly hash: string
  readonly at: Instant
  /** When its account was erased, after which nothing of it may exist. */
  readonly erasedAt?: Instant
}

/**
 * The heads of all ledgers, stored outside the database. A restored older copy, or a ledger that was rewritten with its head,
 * is consistent in itself and is revealed only here. A line is added when a head has advanced; the highest of each ledger counts.
 */
type OutsideHeads = {
  /**
   * Adds the heads that have advanced. A head that went back is kept as remembered, so that every check finds it.
   */
  remember(db: Db, now: Instant): Promise<void>
}

const FILE = 'candor.heads'
const HASH = /^[0-9a-f]{64}$/

/** @param folder null to remember nothing. A file with unreadable lines is left as it is, and every check reports it. */
export function openOutsideHeads(folder: string | null): OutsideHeads {
  const { heads, unreadable } = readHeads(folder)
  if (folder !== null && heads.size > 0 && unreadable === null) rewrite(folder, heads)
  return {
    async remember(db, now) {
      if (folder === null) return
      const rows = await db.selectFrom('ledger_heads').select(['user_id', 'sequence', 'hash']).execute()
      const moved = rows
        .filter(({ user_id, sequence }) => sequence > (heads.get(user_id)?.sequence ?? 0))
        .map(({ user_id: userId, sequence, hash }): OutsideHead => ({ userId, sequence, hash, at: now }))
      const areRemembered = await Promise.all(moved.map(({ userId }) => isAsRemembered(db, heads.get(userId))))
      const added = moved.filter((_, index) => areRemembered[index])
      if (added.length === 0) return
      appendHeads(folder, added)
      for (const head of added) heads.set(head.userId, head)
    },
  }
}

/** Adds the erasure of an account, even while a server is running. @param folder null to remember nothing */
export function rememberErasure(folder: string | null, { user, entries, hash, erasedAt }: Erasure): void {
  if (folder === null) return
  const head = { userId: user, sequence: entries, hash, at: erasedAt, erasedAt }
  appendHeads(folder, [head])
}

/** Ends an incomplete last line first, so that it does not swallow the added ones. */
function appendHeads(folder: string, added: readonly OutsideHead[]): void {
  const file = join(folder, FILE)
  const isCut = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8'))
  appendFileSync(file, `${isCut ? '\n' : ''}${linesOf(added)}`, { mode: 0o600 })
}

export type Outside = {
  readonly folder: string | null
  /** The key with which the marks of erased accounts are signed; null when there is none. */
  readonly publicKey: string | null
}

/**
 * Finds the heads in the file that are missing or different in the database. It only reads.
 * @param told the faults already found, whose ledgers are not reported again
 */
export async function compareOutsideHeads(
  db: Db,
  { folder, publicKey }: Outside,
  told: readonly JournalFault[],
): Promise<JournalFault[]> {
  const { heads, unreadable } = readHeads(folder)
  const faults: JournalFault[] = []
  if (unreadable !== null)
    faults.push({ kind: 'heads-unreadable', sequence: 0, lastSequence: 0, detail: unreadable, userId: NOBODY })
  const harmed = new Set(told.filter(isOfTheChain).map(({ userId }) => userId))
  for (const head of heads.values()) {
    const fault = harmed.has(head.userId) ? null : await compareHead(db, head, publicKey)
    if (fault) faults.push({ ...fault, userId: head.userId })
  }
  return faults
}

/** Compares one head. A missing account is no fault if it was erased, as its mark signed with our key, or the file, says. */
async function compareHead(db: Db, head: OutsideHead, publicKey: string | null): Promise<LedgerFault | null> {
  const { userId, sequence, at, erasedAt } = head
  if (erasedAt !== undefined) {
    const detail = await whereItStands(db, userId)
    return detail === null ? null : { kind: 'erased-but-there', sequence: 0, lastSequence: 0, detail }
  }
  if (await isAsRemembered(db, head)) return null
  const mark = await findErasure(db, userId)
  if (mark && mark.publicKey === publicKey) return null
  const kind = mark ? 'erasure-signed-elsewhere' : 'head-went-back'
  return { kind, sequence, lastSequence: sequence, detail: at }
}

async function isAsRemembered(db: Db, head: OutsideHead | undefined): Promise<boolean> {
  if (!head) return true
  const row = await db
    .selectFrom('entries')
    .select('hash')
    .where('user_id', '=', head.userId)
    .where('sequence', '=', head.sequence)
    .executeTakeFirst()
  return row?.hash === head.hash
}

type ReadHeads = {
  /** The highest head of each ledger, or its erasure. */
  readonly heads: Map<string, OutsideHead>
  /** A description of the unreadable lines; null when there are none. */
  readonly unreadable: string | null
}

function readHeads(folder: string | null): ReadHeads {
  const heads = new Map<string, OutsideHead>()
  const file = join(folder ?? '', FILE)
  if (folder === null || !existsSync(file)) return { heads, unreadable: null }
  const lines = readFileSync(file, 'utf8').split('\n')
  const unreadable: number[] = []
  for (const [index, line] of lines.entries()) {
    const head = readLine(line)
    if (!head && line !== '' && !isCutShort(line)) unreadable.push(index + 1)
    const before = head && heads.get(head.userId)
    const isNews = head?.erasedAt !== undefined || (head && head.sequence >= (before?.sequence ?? 0))
    if (head && isNews && before?.erasedAt === undefined) heads.set(head.userId, head)
  }
  const [first] = unreadable
  if (first === undefined) return { heads, unreadable: lines.length === 1 && lines[0] === '' ? 'it is empty' : null }
  return {
    heads,
    unreadable: unreadable.length === 1 ? `line ${first}` : `${unreadable.length} lines from ${first} on`,
  }
}

/** Whether a line was left half written when the machine was lost, so that its head was not remembered yet. */
const isCutShort = (line: string): boolean =>
  LINE_BEGINS.startsWith(line) || (line.startsWith(LINE_BEGINS) && !line.endsWith('}'))

const LINE_BEGINS = '{"userId":"'

function readLine(line: string): OutsideHead | null {
  try {
    const { userId, sequence, hash, at, erasedAt } = JSON.parse(line)
    const isHead = typeof userId === 'string' && Number.isInteger(sequence) && HASH.test(hash) && typeof at === 'string'
    if (!isHead) return null
    return { userId, sequence, hash, at, ...(typeof erasedAt === 'string' ? { erasedAt } : {}) }
  } catch {
    return null
  }
}

/** Replaces the file atomically. */
function rewrite(folder: string, heads: ReadonlyMap<string, OutsideHead>): void {
  const [file, draft] = [join(folder, FILE), join(folder, `${FILE}.new`)]
  writeFileSync(draft, linesOf([...heads.values()]), { mode: 0o600, flush: true })
  renameSync(draft, file)
}

const linesOf = (heads: readonly OutsideHead[]): string => heads.map((head) => `${JSON.stringify(head)}\n`).join('')
