import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Erasure } from '#domain/ledger/erasure.ts'
import { isOfTheChain, type LedgerFault } from '#domain/ledger/ledger-fault.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findErasure, whereItStands } from './erasure-store.ts'
import { type JournalFault, NOBODY } from './journal-report.ts'

/** Where a ledger ended, as it is remembered in a file beside the marker. */
type OutsideHead = {
  readonly userId: string
  readonly sequence: number
  readonly hash: string
  readonly at: Instant
  /** When its account was erased: nothing of it may stand any more. */
  readonly erasedAt?: Instant
}

/**
 * The heads of all ledgers outside the database: an older copy that is put back, or a ledger that was written anew with its head,
 * has nothing wrong in itself, and shows only here. A line is added when a head has moved on; the highest of a ledger counts.
 */
type OutsideHeads = {
  /**
   * Adds the heads that have moved on. One that went back stays as it was remembered, so that every check finds it.
   */
  remember(db: Db, now: Instant): Promise<void>
}

const FILE = 'candor.heads'
const HASH = /^[0-9a-f]{64}$/

/** @param folder null remembers nothing. A file with lines that cannot be read stays as it is: every check names it. */
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

/** Adds that an account was erased, beside a running server too. @param folder null remembers nothing */
export function rememberErasure(folder: string | null, { user, entries, hash, erasedAt }: Erasure): void {
  if (folder === null) return
  const head = { userId: user, sequence: entries, hash, at: erasedAt, erasedAt }
  appendHeads(folder, [head])
}

/** A line that somebody cut short is ended first, so that it takes none of these along. */
function appendHeads(folder: string, added: readonly OutsideHead[]): void {
  const file = join(folder, FILE)
  const isCut = existsSync(file) && !/^$|\n$/.test(readFileSync(file, 'utf8'))
  appendFileSync(file, `${isCut ? '\n' : ''}${linesOf(added)}`, { mode: 0o600 })
}

export type Outside = {
  readonly folder: string | null
  /** What this Candor signs the marks of erased accounts with; null where there is no key. */
  readonly publicKey: string | null
}

/**
 * What the file remembers and the database does not have any more, or has otherwise. It only reads.
 * @param told what is wrong with ledgers already: of those it is no news
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

/** An account that was erased is missed by nobody: its mark says so, signed with our key, or the file itself does. */
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
  /** The highest of each ledger, or that it was erased. */
  readonly heads: Map<string, OutsideHead>
  /** What is no head, in words; null where every line is one. */
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

/** One that a lost machine left half written: whoever wrote it had not remembered that head yet. */
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

/** Whole or not at all. */
function rewrite(folder: string, heads: ReadonlyMap<string, OutsideHead>): void {
  const [file, draft] = [join(folder, FILE), join(folder, `${FILE}.new`)]
  writeFileSync(draft, linesOf([...heads.values()]), { mode: 0o600, flush: true })
  renameSync(draft, file)
}

const linesOf = (heads: readonly OutsideHead[]): string => heads.map((head) => `${JSON.stringify(head)}\n`).join('')
