import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import { ExportedRest } from '#contract/imports.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { type DocumentPart, splitDocument, UnreadableDocument } from './journal-document.ts'

/** All of an exported journal but its entries, which are read one by one. */
export type JournalRest = z.output<typeof ExportedRest>

/** An entry as it stands in an exported journal. */
export type FileEntry = {
  readonly entry: unknown
  readonly hash: string
  readonly previousHash: string
  readonly line: number
}

/** What stands beside the entries. @throws UnreadableDocument when it is cut, changed or no journal */
export async function readRest(file: string): Promise<JournalRest> {
  const members = new Map<string, unknown>()
  for await (const part of splitDocument(createReadStream(file))) {
    if (part.isEntry) continue
    requireMember(part)
    for (const [name, value] of Object.entries(parsed(part, `{${part.text}}`) ?? {})) {
      if (members.has(name)) throw new UnreadableDocument(`has ${name} twice, the second time at line ${part.line}`)
      members.set(name, value)
    }
  }
  const { checksum, ...rest } = Object.fromEntries(members)
  const read = ExportedRest.safeParse({ ...rest, checksum })
  if (!read.success) {
    const { path, message } = read.error.issues[0] ?? { path: [], message: '' }
    throw new UnreadableDocument(
      `is no journal that this version can read: ${path.join('.') || 'all of it'} (${message})`,
    )
  }
  if (sha256(canonicalJson(rest)) !== checksum)
    throw new UnreadableDocument('was changed: what stands beside its entries is not what was exported')
  return read.data
}

/** Members that grow with a journal; every other is short. */
const GROWING = ['closes', 'receipts', 'anchors']
const LONGEST_MEMBER = 256 * 1024

/** Before it is parsed: a file of a million members that no journal has would be work for minutes, and others would wait. */
function requireMember({ text, line }: DocumentPart): void {
  const name = /^\s*"(\w{1,40})"\s*:/.exec(text)?.[1] ?? ''
  if (!Object.hasOwn(ExportedRest.shape, name))
    throw new UnreadableDocument(
      `is no journal that this version can read: it has a part that is none, at line ${line}`,
    )
  if (!GROWING.includes(name) && text.length > LONGEST_MEMBER)
    throw new UnreadableDocument(`has ${name} longer than that of any journal, at line ${line}`)
}

/** The entries in their order. @throws UnreadableDocument as above */
export async function* readEntries(file: string): AsyncGenerator<FileEntry> {
  for await (const part of splitDocument(createReadStream(file))) {
    if (!part.isEntry) continue
    const item = parsed(part, part.text)
    if (!isItem(item)) throw new UnreadableDocument(`has something else than an entry at line ${part.line}`)
    yield { entry: item.entry, hash: item.hash, previousHash: item.previousHash, line: part.line }
  }
}

function parsed({ line }: DocumentPart, text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    if (countWritten(text) !== countMembers(value))
      throw new UnreadableDocument(`was changed: a member stands twice at line ${line}`)
    return typeof value === 'object' ? value : null
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument(`is no JSON at line ${line}`)
  }
}

/** JSON lets a member stand twice, and only the last one would be read. */
function countWritten(text: string): number {
  let count = 0
  for (const [, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon) count += 1
  return count
}

function countMembers(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const members = Object.values(value)
  return members.reduce((sum, member) => sum + countMembers(member), Array.isArray(value) ? 0 : members.length)
}

const isItem = (item: object | null): item is Omit<FileEntry, 'line'> =>
  item !== null &&
  Object.keys(item).sort().join() === 'entry,hash,previousHash' &&
  'hash' in item &&
  typeof item.hash === 'string' &&
  'previousHash' in item &&
  typeof item.previousHash === 'string'
