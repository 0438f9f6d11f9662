import type { Instant } from '../time.ts'

/**
 * What Candor signs of a ledger: at this moment it ended so. As every hash covers the one before it, that holds all of it.
 * The signature is Ed25519 over the canonical JSON (RFC 8785) of these members.
 */
export type ReceiptStatement = {
  readonly format: 'candor-receipt'
  readonly version: 1
  /** The id that the ledger's hashes cover. */
  readonly ledger: string
  /** The last entry; 0 of a ledger without any. */
  readonly sequence: number
  /** Its hash. */
  readonly hash: string
  readonly signedAt: Instant
  /** Ed25519, as SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string
}

/** A statement with its signature in base64. */
export type Receipt = ReceiptStatement & { readonly signature: string }
