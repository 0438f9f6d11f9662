import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '#domain/time.ts'

/** The end of a ledger as it is remembered in a file beside the marker. */
export type OutsideHead = {
  readonly userId: string
  readonly sequence: number
  readonly hash: string
  readonly at: Instant
  /** A hash of its id and its account's name; left out where there is no account, and in lines of an earlier release. */
  readonly account?: string
  /** When its account was erased, after which nothing of it may exist. */
  readonly erasedAt?: Instant
}

/** What stands in the file, whose lines are numbered from 1, so that a line that was taken out is missed. */
export type HeadsFile = {
  /** The highest head of each ledger, or its erasure. */
  readonly heads: Map<string, OutsideHead>
  /** A description of the unreadable lines; null when there are none. */
  readonly unreadable: string | null
  /** The number of the last line; 0 when there is none. */
  readonly last: number
  /** How many lines of a lower number are gone. */
  readonly gone: number
}

export const HEADS_FILE = 'candor.heads'
const HASH = /^[0-9a-f]{64}$/

/** @param folder null for none */
export function readHeadsFile(folder: string | null): HeadsFile {
  const heads = new Map<string, OutsideHead>()
  const file = join(folder ?? '', HEADS_FILE)
  if (folder === null || !existsSync(file)) return { heads, unreadable: null, last: 0, gone: 0 }
  const lines = readFileSync(file, 'utf8').split('\n')
  const unreadable: number[] = []
  const numbers = new Set<number>()
  for (const [index, line] of lines.entries()) {
    const read = readLine(line)
    if (!read && line !== '' && !isCutShort(line)) unreadable.push(index + 1)
    if (!read) continue
    const { head, number } = read
    // Lines of an earlier release have no number.
    numbers.add(number ?? numbers.size + 1)
    const before = heads.get(head.userId)
    const isNews = head.erasedAt !== undefined || head.sequence >= (before?.sequence ?? 0)
    if (isNews && before?.erasedAt === undefined) heads.set(head.userId, head)
  }
  const last = [...numbers].reduce((highest, number) => Math.max(highest, number), 0)
  return { heads, unreadable: unreadableWords(unreadable, lines), last, gone: last - numbers.size }
}

function unreadableWords(unreadable: readonly number[], lines: readonly string[]): string | null {
  const [first] = unreadable
  if (first === undefined) return lines.length === 1 && lines[0] === '' ? 'it is empty' : null
  return unreadable.length === 1 ? `line ${first}` : `${unreadable.length} lines from ${first} on`
}

/**
 * Adds lines, on the disk when it returns. Ends an incomplete last line first, so that it does not swallow them.
 * @param after the number before theirs
 */
export function appendHeads(folder: string, added: readonly OutsideHead[], after: number): void {
  const file = join(folder, HEADS_FILE)
  if (existsSync(file)) {
    const isCut = !/^$|\n$/.test(readFileSync(file, 'utf8'))
    appendFileSync(file, `${isCut ? '\n' : ''}${linesOf(added, after)}`, { mode: 0o600, flush: true })
    // On a full disk an append would leave an empty file, which looks like one that somebody has emptied.
  } else replaceFile(file, linesOf(added, after))
}

export const rewriteHeads = (folder: string, heads: readonly OutsideHead[]): void =>
  replaceFile(join(folder, HEADS_FILE), linesOf(heads, 0))

/** Replaces a file atomically, or makes it. */
function replaceFile(file: string, text: string): void {
  const draft = `${file}.new`
  try {
    writeFileSync(draft, text, { mode: 0o600, flush: true })
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}

const linesOf = (heads: readonly OutsideHead[], after: number): string =>
  heads.map((head, index) => `${JSON.stringify({ ...head, line: after + index + 1 })}\n`).join('')

/** Whether a line was left half written when the machine was lost, so that its head was not remembered yet. */
const isCutShort = (line: string): boolean =>
  LINE_BEGINS.startsWith(line) || (line.startsWith(LINE_BEGINS) && !line.endsWith('}'))

const LINE_BEGINS = '{"userId":"'

function readLine(text: string): { readonly head: OutsideHead; readonly number: number | null } | null {
  try {
    const { userId, sequence, hash, at, account, erasedAt, line } = JSON.parse(text)
    const isHead = typeof userId === 'string' && Number.isInteger(sequence) && HASH.test(hash) && typeof at === 'string'
    if (!isHead) return null
    const named = typeof account === 'string' ? { account } : {}
    const head = { userId, sequence, hash, at, ...named, ...(typeof erasedAt === 'string' ? { erasedAt } : {}) }
    return { head, number: Number.isInteger(line) && line > 0 ? line : null }
  } catch {
    return null
  }
}
