import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'

/** A journal with receipts, made by somebody who knows Candor's rules and has a key, but not Candor's key. */
type SelfMadeJournal = { readonly ledger: string; readonly receipts: readonly object[] } & Record<string, unknown>

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Makes a journal with a sealed entry for each of these times, and with the right checksum. */
export function makeJournal(times: readonly string[], more: Record<string, unknown> = {}): SelfMadeJournal {
  const ledger = 'f3b7'
  let hash = '0'.repeat(64)
  const entries = times.map((recordedAt, index) => {
    const sealed = { entry: { kind: 'x', recordedAt, sequence: index + 1 }, previousHash: hash }
    hash = sha256(canonicalJson({ ...sealed, userId: ledger, version: 2 }))
    return { ...sealed, hash }
  })
  const head = { hash, sequence: times.length }
  const beside = { preferences: {}, closes: [], receipts: [], verifier: '' }
  const rest = { format: 'candor-journal', version: 1, ledger, entryCount: times.length, head, ...beside, ...more }
  return { ...rest, entries, checksum: sha256(canonicalJson(rest)) }
}

type Journal = {
  ledger: string
  entries: { entry: Record<string, unknown>; hash: string; previousHash: string }[]
  closes: object[]
}

/** Changes an exported journal and seals it anew, as anybody can who knows Candor's rules. It has no receipt then. */
export function forgeJournal(text: string, change: (journal: Journal) => void): string {
  const { checksum, ...journal } = { receipts: [], ...JSON.parse(text) }
  change(journal)
  const { entries, anchors, ...rest } = { ...journal, receipts: [] }
  let hash = '0'.repeat(64)
  const sealed = entries.map(({ entry: written }: Journal['entries'][number], index: number) => {
    const entry = { ...written, sequence: index + 1 }
    const previousHash = hash
    hash = sha256(canonicalJson({ entry, previousHash, userId: rest.ledger, version: 2 }))
    return { entry, hash, previousHash }
  })
  const covered = { ...rest, entryCount: sealed.length, head: { hash, sequence: sealed.length } }
  return JSON.stringify({ ...covered, entries: sealed, checksum: sha256(canonicalJson(covered)) })
}

export function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
}

/** Makes a receipt for the end of such a journal. `more` may contradict it. */
export function makeReceipt(
  times: readonly string[],
  { privateKey, publicKey }: { readonly privateKey: KeyObject; readonly publicKey: string },
  more: Record<string, unknown> = {},
) {
  const { ledger, head } = makeJournal(times)
  const signedAt = '2026-11-22T10:00:00.000Z'
  const body = { format: 'candor-receipt', version: 2, ledger, ...Object(head), signedAt, publicKey }
  // Receipts of version 1 do not mention imports.
  const statement = { ...body, ...(more.version === 1 ? {} : { imported: null }), ...more }
  const signature = sign(null, Buffer.from(canonicalJson(statement)), privateKey).toString('base64')
  return { ...statement, signature }
}
