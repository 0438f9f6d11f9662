import { canonicalJson } from './canonical-json.ts'
import type { Entry, SealedEntry } from './entry.ts'

/** The previous hash of every ledger's first entry. */
export const GENESIS_HASH = '0'.repeat(64)

/** SHA-256 of a text's UTF-8 bytes, in lower-case hex. It is passed in, because the domain has no cryptography. */
export type Sha256 = (text: string) => string

/**
 * The hash of an entry. Version 2 of the chain: SHA-256(canonical JSON of { entry, previousHash, userId, version: 2 }).
 * Older entries are of version 1, SHA-256(canonical JSON of { entry, previousHash }), which does not include the user.
 * @param body the entry's canonical JSON, byte for byte
 * @param userId the user to whom the entry belongs; null for version 1
 */
export function entryHash(body: string, previousHash: string, userId: string | null, sha256: Sha256): string {
  const owner = userId === null ? '' : `,"userId":${JSON.stringify(userId)},"version":2`
  // Joined from parts instead of canonicalised as a whole, so that the longest part, the thesis, is escaped only once.
  return sha256(`{"entry":${body},"previousHash":${JSON.stringify(previousHash)}${owner}}`)
}

/**
 * Seals an entry into a user's chain.
 * @returns the sealed entry, and its canonical JSON, which is what is stored
 */
export function seal(
  entry: Entry,
  previousHash: string,
  userId: string | null,
  sha256: Sha256,
): SealedEntry & { readonly body: string } {
  const body = canonicalJson(entry)
  return { entry, previousHash, body, hash: entryHash(body, previousHash, userId, sha256) }
}
