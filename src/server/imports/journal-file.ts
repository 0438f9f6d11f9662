import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { z } from 'zod'
import type { ExportedAnchor } from '#contract/anchors.ts'
import { ExportedRest } from '#contract/imports.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { type DocumentPart, splitDocument, UnreadableDocument } from './journal-document.ts'

/** An exported journal without its entries, which are read one by one. */
export type JournalRest = Omit<z.output<typeof ExportedRest>, 'anchors'> & { readonly anchors: ExportedAnchor[] }

/** An entry of an exported journal. */
export type FileEntry = {
  readonly entry: unknown
  readonly hash: string
  readonly previousHash: string
  readonly line: number
}

/** The number of elements processed at once, before other requests get their turn. */
const AT_ONCE = 500

/** The other lists that grow with a journal. Their elements are read one by one, because there may be very many. */
type Lists = Pick<JournalRest, 'closes' | 'receipts' | 'anchors'>
const { closes: Closes, receipts: Receipts, anchors: Anchors } = ExportedRest.shape

/** Reads everything except the entries. @throws UnreadableDocument when the file is cut short, changed, or not a journal */
export async function readRest(file: string): Promise<JournalRest> {
  const members = new Map<string, unknown>()
  const lists: Lists = { closes: [], receipts: [], anchors: [] }
  const lines: Lines = { ofMembers: new Map(), besideEntries: [] }
  for await (const part of splitDocument(createReadStream(file))) {
    if (part.list === 'entries') continue
    lines.besideEntries.push(part.line)
    if (part.list === null) takeMember(members, part, lines)
    else if (part.list === 'closes') takeElement(lists.closes, Closes.element, part)
    else if (part.list === 'receipts') takeElement(lists.receipts, Receipts.element, part)
    else takeElement(lists.anchors, Anchors.unwrap().element, part)
    if ((lists.closes.length + lists.receipts.length + lists.anchors.length) % AT_ONCE === 0) await nextSlice()
  }
  const { checksum, ...rest } = Object.fromEntries(members)
  const { data, error } = ExportedRest.safeParse({ ...rest, checksum })
  if (!data) throw unreadable(error, (name) => lines.ofMembers.get(name), '', spansOf(lines.besideEntries))
  // An export without anchors lacks this list.
  const { anchors, ...always } = lists
  const covered = { ...rest, ...always, ...('anchors' in rest ? { anchors } : {}) }
  if ((await checksumOf(covered)) !== checksum)
    throw new UnreadableDocument(
      `was changed ${spansOf(lines.besideEntries)}, where what stands beside its entries is not what was exported`,
    )
  return { ...data, ...lists }
}

/** The lines of the members by their names, and of all parts but the entries, in their order. */
type Lines = { readonly ofMembers: Map<string, number>; readonly besideEntries: number[] }

/** Lines in runs, each up to the next part: `at line 1 or in lines 38 to 52`. One checksum covers them, so it does not say which. */
function spansOf(lines: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && line <= last.to + 1) last.to = Math.max(last.to, line)
    else runs.push({ from: line, to: line })
  }
  return runs.map(({ from, to }) => (from === to ? `at line ${from}` : `in lines ${from} to ${to}`)).join(' or ')
}

function takeMember(members: Map<string, unknown>, part: DocumentPart, lines: Lines): void {
  // A list whose elements were read is reported as an empty member; the entries are read elsewhere.
  if (part.text === '"entries":[]') return
  requireMember(part)
  for (const [name, value] of Object.entries(parsed(part, `{${part.text}}`) ?? {})) {
    if (members.has(name)) throw new UnreadableDocument(`has ${name} twice, the second time at line ${part.line}`)
    members.set(name, value)
    lines.ofMembers.set(name, part.line)
  }
}

function takeElement<T>(elements: T[], schema: z.ZodType<T>, part: DocumentPart): void {
  const { data, error } = schema.safeParse(parsed(part, part.text))
  if (data === undefined) throw unreadable(error, () => part.line, `${part.list}.${elements.length}.`)
  elements.push(data)
}

/**
 * @param lineOf the line of a member by its name; undefined where it has none
 * @param place of the element in its list, as `closes.3.`
 * @param everywhere where all that is no entry stands, for what is missing
 */
function unreadable(
  error: z.ZodError | undefined,
  lineOf: (name: string) => number | undefined,
  place = '',
  everywhere = '',
): UnreadableDocument {
  const path = error?.issues[0]?.path ?? []
  const name = (place + path.join('.')).replace(/\.$/, '')
  const line = lineOf(String(path[0] ?? ''))
  const what =
    line === undefined
      ? `it lacks ${name || 'its parts'}${everywhere && `, which would stand ${everywhere}`}`
      : `what stands at line ${line} as ${name} is not what Candor writes`
  return new UnreadableDocument(`is no journal that this version can read: ${what}`)
}

/** The SHA-256 of the canonical JSON, computed a few list elements at a time. */
async function checksumOf(rest: Readonly<Record<string, unknown>>): Promise<string> {
  const hash = createHash('sha256')
  let before = '{'
  for (const name of Object.keys(rest).sort()) {
    hash.update(`${before}${canonicalJson(name)}:`)
    const value = rest[name]
    if (Array.isArray(value)) await addElements(hash, value)
    else hash.update(canonicalJson(value))
    before = ','
  }
  return hash.update('}').digest('hex')
}

async function addElements(hash: Hash, elements: readonly unknown[]): Promise<void> {
  hash.update('[')
  for (let at = 0; at < elements.length; at += AT_ONCE) {
    const slice = elements.slice(at, at + AT_ONCE).map(canonicalJson)
    hash.update((at > 0 ? ',' : '') + slice.join(','))
    await nextSlice()
  }
  hash.update(']')
}

/** The limit in characters for members other than the lists, which are all short. */
const LONGEST_MEMBER = 256 * 1024

/**
 * Refuses an unknown or overlong member before it is parsed, because parsing a forged file could occupy the server for minutes.
 */
function requireMember({ text, line }: DocumentPart): void {
  const name = /^\s*"(\w{1,40})"\s*:/.exec(text)?.[1] ?? ''
  if (!Object.hasOwn(ExportedRest.shape, name))
    throw new UnreadableDocument(
      `is no journal that this version can read: it has a part that is none, at line ${line}`,
    )
  if (text.length > LONGEST_MEMBER)
    throw new UnreadableDocument(`has ${name} longer than that of any journal, at line ${line}`)
}

/** Reads the entries in their order. @throws UnreadableDocument as above */
export async function* readEntries(file: string): AsyncGenerator<FileEntry> {
  for await (const part of splitDocument(createReadStream(file))) {
    if (part.list !== 'entries') continue
    const item = parsed(part, part.text)
    if (!isItem(item)) throw new UnreadableDocument(`has something else than an entry at line ${part.line}`)
    yield { entry: item.entry, hash: item.hash, previousHash: item.previousHash, line: part.line }
  }
}

function parsed({ line }: DocumentPart, text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    const { members, oddNumber } = readSpelling(text)
    if (oddNumber !== null)
      throw new UnreadableDocument(
        `was changed: it has the number ${oddNumber.slice(0, 40)} at line ${line}, which Candor does not write so`,
      )
    if (members !== countMembers(value))
      throw new UnreadableDocument(`was changed: a member stands twice at line ${line}`)
    if (ODD_ESCAPE.test(text) && !isStorable(value))
      throw new UnreadableDocument(`has half of a character, or U+0000, at line ${line}`)
    return typeof value === 'object' ? value : null
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument(`is no JSON at line ${line}`)
  }
}

/** What a text that no journal holds looks like in JSON: as it is, neither can stand in a file of UTF-8. */
const ODD_ESCAPE = /\\u(?:d[89a-f]|0000)/i

/** No canonical JSON is made of half a character (RFC 8785), and PostgreSQL stores no text with U+0000. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member))
}

/**
 * What of a text is lost when it is read: its members, because JSON allows duplicates, of which only the last would be read; and a
 * number that is not written as it is hashed, as 1e999, which is read as none, or more digits than a number has.
 */
function readSpelling(text: string): { readonly members: number; readonly oddNumber: string | null } {
  let members = 0
  for (const [, colon, number] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|(-?\d[^\s,\]}]*)/g)) {
    if (colon) members += 1
    if (number !== undefined && String(Number(number)) !== number) return { members, oddNumber: number }
  }
  return { members, oddNumber: null }
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
