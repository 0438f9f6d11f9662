import type { Instant } from '../time.ts'

/**
 * What replaces an erased ledger for ever; it names nobody. The signature is Ed25519 over the canonical JSON (RFC 8785) of
 * these members, with the key that signs receipts.
 */
export type ErasureStatement = {
  readonly format: 'candor-erasure'
  readonly version: 1
  /** The id of the account, which is never given to another one. */
  readonly user: string
  /** How many entries it had, by its remembered end; 0 for a ledger without any. */
  readonly entries: number
  /** The hash of the last entry, by its remembered end. */
  readonly hash: string
  readonly erasedAt: Instant
  /** Ed25519, as SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string
}

/** A statement with its signature in base64. */
export type Erasure = ErasureStatement & { readonly signature: string }
