import { canonicalJson } from './canonical-json.ts'
import type { Entry, SealedEntry } from './entry.ts'

/** What the first entry of every ledger follows. */
export const GENESIS_HASH = '0'.repeat(64)

/** SHA-256 of a text's UTF-8 bytes, in lower-case hex. An argument, because the domain has no cryptography. */
export type Sha256 = (text: string) => string

/**
 * The hash of an entry. Version 2 of the chain: SHA-256(canonical JSON of { entry, previousHash, userId, version: 2 }).
 * Entries from before it are of version 1, SHA-256(canonical JSON of { entry, previousHash }), which says nothing of whose
 * they are.
 * @param body the entry's canonical JSON, to the byte
 * @param userId whose ledger the entry belongs to; null for version 1
 */
export function entryHash(body: string, previousHash: string, userId: string | null, sha256: Sha256): string {
  const owner = userId === null ? '' : `,"userId":${JSON.stringify(userId)},"version":2`
  // Written out instead of canonicalised whole: the longest part of it, the thesis, is then escaped once.
  return sha256(`{"entry":${body},"previousHash":${JSON.stringify(previousHash)}${owner}}`)
}

/**
 * Seals an entry into a user's chain.
 * @returns the sealed entry, and its own canonical JSON, which is what is stored
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
