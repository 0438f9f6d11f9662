import { canonicalJson } from './canonical-json.ts'
import type { Entry, SealedEntry } from './entry.ts'

/** What the first entry of every ledger follows. */
export const GENESIS_HASH = '0'.repeat(64)

/** SHA-256 of a text's UTF-8 bytes, in lower-case hex. An argument, because the domain has no cryptography. */
export type Sha256 = (text: string) => string

/**
 * Seals an entry: hash = SHA-256(canonical JSON of { entry, previousHash }).
 * @returns the sealed entry, and its own canonical JSON, which is what is stored
 */
export function seal(entry: Entry, previousHash: string, sha256: Sha256): SealedEntry & { readonly body: string } {
  const body = canonicalJson(entry)
  // Written out instead of canonicalised whole: the longest part of it, the thesis, is then escaped once.
  return { entry, previousHash, body, hash: sha256(`{"entry":${body},"previousHash":${JSON.stringify(previousHash)}}`) }
}

/** Where a ledger stops being what was written, and why. */
export type Break = { readonly sequence: number; readonly reason: string }

/**
 * Checks one user's whole ledger, oldest entry first.
 * @returns the first break, or null when every entry is the one that was sealed.
 */
export function findBreak(ledger: Iterable<SealedEntry>, sha256: Sha256): Break | null {
  let previousHash = GENESIS_HASH
  let sequence = 0
  for (const sealed of ledger) {
    sequence += 1
    if (sealed.entry.sequence !== sequence) return { sequence, reason: 'an entry is missing or out of its place' }
    if (sealed.previousHash !== previousHash) return { sequence, reason: 'it does not follow the entry before it' }
    if (seal(sealed.entry, previousHash, sha256).hash !== sealed.hash)
      return { sequence, reason: 'its content is not what was recorded' }
    previousHash = sealed.hash
  }
  return null
}
