import type { Instant } from '../time.ts'

/**
 * What stands for ever in the place of a ledger whose owner had it erased: it names nobody. The signature is Ed25519 over the
 * canonical JSON (RFC 8785) of these members, by the key that signs receipts.
 */
export type ErasureStatement = {
  readonly format: 'candor-erasure'
  readonly version: 1
  /** The id of the account, which is given to nobody else. */
  readonly user: string
  /** How many entries it had, by its remembered end; 0 of a ledger without any. */
  readonly entries: number
  /** The hash of the last one, as its head said. */
  readonly hash: string
  readonly erasedAt: Instant
  /** Ed25519, as SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string
}

/** A statement with its signature in base64. */
export type Erasure = ErasureStatement & { readonly signature: string }
