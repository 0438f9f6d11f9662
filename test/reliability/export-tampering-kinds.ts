import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { Chance } from '../support/seeded.ts'

type Item = { entry: Record<string, unknown>; hash: string; previousHash: string }
type Statement = { ledger: string; sequence: number; hash: string; publicKey: string; signature?: string }
type Exported = {
  ledger: string
  entryCount: number
  entries: Item[]
  head: { hash: string; sequence: number }
  receipts: Statement[]
  preferences: Record<string, unknown>
  checksum: string
}

/** What somebody has before them who changes an export: the journal, its receipt, and those of another user. */
export type Files = { journal: Exported; receipt: Statement; readonly other: { journal: Exported; receipt: Statement } }

/** One way of changing an export or its receipt, and the word with which the verifier names it. */
type ExportTampering = {
  readonly name: string
  readonly tamper: (files: Files, chance: Chance) => void
  readonly found: RegExp
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** What stands beside the entries, told anew: whoever changes a file with care does so. */
function checkAnew(journal: Exported): void {
  const { entries, checksum: _, ...rest } = journal
  journal.head = { sequence: entries.length, hash: entries.at(-1)?.hash ?? '' }
  journal.entryCount = entries.length
  journal.checksum = sha256(canonicalJson({ ...rest, head: journal.head, entryCount: entries.length }))
}

/** Parts beside the entries are others, and the checksum fits them. */
function tellAnew(journal: Exported, changed: object): void {
  Object.assign(journal, changed)
  const { entries: _, checksum: __, ...rest } = journal
  journal.checksum = sha256(canonicalJson(rest))
}

/** Every entry is numbered and sealed again by Candor's own rules, so that the chain is whole. */
function hashAnew(journal: Exported): void {
  let previousHash = '0'.repeat(64)
  for (const [index, item] of journal.entries.entries()) {
    item.entry.sequence = index + 1
    item.previousHash = previousHash
    item.hash = sha256(canonicalJson({ entry: item.entry, previousHash, userId: journal.ledger, version: 2 }))
    previousHash = item.hash
  }
  checkAnew(journal)
}

const place = ({ journal }: Files, chance: Chance): number => chance.whole(0, journal.entries.length - 1)
const itemAt = ({ journal }: Files, index: number): Item => {
  const item = journal.entries[index]
  if (!item) throw new RangeError(`There is no entry at ${index}.`)
  return item
}

export const EXPORT_TAMPERINGS: readonly ExportTampering[] = [
  {
    name: 'body',
    tamper: (files, chance) => {
      itemAt(files, place(files, chance)).entry.recordedAt = '2020-02-02T02:02:02.000Z'
    },
    found: /Changed: entry \d+ of ledger/,
  },
  {
    name: 'a member that was not there',
    tamper: (files, chance) => {
      itemAt(files, place(files, chance)).entry.note = 'Said all along.'
    },
    found: /Changed: entry \d+ of ledger/,
  },
  {
    name: 'hash',
    tamper: (files, chance) => {
      itemAt(files, place(files, chance)).hash = sha256(String(chance.whole(0, 999_999_999)))
    },
    found: /Changed: entry \d+ of ledger/,
  },
  {
    name: 'previous hash',
    tamper: (files, chance) => {
      itemAt(files, place(files, chance)).previousHash = sha256(String(chance.whole(0, 999_999_999)))
    },
    found: /Changed: entry \d+ of ledger/,
  },
  {
    name: 'removed',
    tamper: (files, chance) => {
      files.journal.entries.splice(chance.whole(0, files.journal.entries.length - 2), 1)
    },
    found: /Removed: entry \d+/,
  },
  {
    name: 'inserted',
    tamper: (files, chance) => {
      const at = place(files, chance)
      files.journal.entries.splice(at, 0, structuredClone(itemAt(files, at)))
    },
    found: /Inserted or moved: entry \d+/,
  },
  {
    name: 'reordered',
    tamper: (files, chance) => {
      const at = chance.whole(0, files.journal.entries.length - 2)
      const [one] = files.journal.entries.splice(at, 1)
      if (one) files.journal.entries.splice(at + 1, 0, one)
    },
    found: /Inserted or moved: entry \d+/,
  },
  {
    name: 'replaced by an entry that is sealed by itself',
    tamper: (files, chance) => {
      const item = itemAt(files, chance.whole(0, files.journal.entries.length - 2))
      item.entry.recordedAt = '2020-02-02T02:02:02.000Z'
      const { entry, previousHash } = item
      item.hash = sha256(canonicalJson({ entry, previousHash, userId: files.journal.ledger, version: 2 }))
    },
    found: /Replaced: entry \d+/,
  },
  {
    name: 'cut, and all that shows it told anew',
    tamper: (files, chance) => {
      files.journal.entries.splice(1 + chance.whole(0, files.journal.entries.length - 2))
      files.journal.receipts = []
      checkAnew(files.journal)
    },
    found: /Cut: receipt\.json has \d+ entries/,
  },
  {
    name: 'chain hashed anew',
    tamper: (files, chance) => {
      itemAt(files, place(files, chance)).entry.recordedAt = '2020-02-02T02:02:02.000Z'
      files.journal.receipts = []
      hashAnew(files.journal)
    },
    found: /Hashed anew: entry \d+/,
  },
  {
    name: 'removed, and the chain hashed anew',
    tamper: (files, chance) => {
      files.journal.entries.splice(place(files, chance), 1)
      files.journal.receipts = []
      hashAnew(files.journal)
    },
    found: /Cut: receipt\.json has \d+ entries/,
  },
  {
    name: 'exchanged users: the other’s journal',
    tamper: (files) => {
      files.journal = files.other.journal
    },
    found: /Exchanged: receipt\.json is of ledger/,
  },
  {
    name: 'exchanged users: the other’s entries',
    tamper: (files) => {
      files.journal.entries = files.other.journal.entries
      checkAnew(files.journal)
    },
    found: /Changed: entry 1 of ledger/,
  },
  {
    name: 'exchanged users: the other’s id',
    tamper: (files) => {
      files.journal.ledger = files.other.journal.ledger
      checkAnew(files.journal)
    },
    found: /Changed: entry 1 of ledger/,
  },
  {
    name: 'receipt changed',
    tamper: ({ receipt }) => {
      receipt.sequence -= 1
    },
    found: /the signature of receipt\.json does not fit/,
  },
  {
    name: 'receipt signed by somebody else for a journal hashed anew',
    tamper: (files) => {
      itemAt(files, 0).entry.recordedAt = '2020-02-02T02:02:02.000Z'
      hashAnew(files.journal)
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
      const { signature: _, ...old } = files.receipt
      const statement = { ...old, ...files.journal.head, publicKey: spki }
      const signature = sign(null, Buffer.from(canonicalJson(statement)), privateKey).toString('base64')
      files.receipt = { ...statement, signature }
      files.journal.receipts = []
      checkAnew(files.journal)
    },
    found: /Forged: another key signed receipt\.json/,
  },
  {
    name: 'settings',
    tamper: ({ journal }) => {
      journal.preferences.benchmark = 'DIA'
    },
    found: /Changed: something beside the entries/,
  },
  {
    name: 'a part beside a sealed entry',
    tamper: (files) => {
      Object.assign(itemAt(files, 0), { thesis: 'Said all along.' })
    },
    found: /Changed: entry 1 has a part that is not sealed: thesis\./,
  },
  {
    name: 'the number of entries, with the checksum told anew',
    tamper({ journal }) {
      tellAnew(journal, { entryCount: journal.entryCount + 1 })
    },
    found: /Cut: \d+ entries were exported, \d+ are there\./,
  },
  {
    name: 'the version of the format, with the checksum told anew',
    tamper({ journal }) {
      tellAnew(journal, { version: 2 })
    },
    found: /Changed: version 2 is none that this verifier knows\./,
  },
  {
    name: 'a part beside the entries, with the checksum told anew',
    tamper: ({ journal }) => {
      Object.assign(journal, { gainPercent: '900' })
      checkAnew(journal)
    },
    found: /Changed: the journal has a part that is not sealed: gainPercent\./,
  },
]
