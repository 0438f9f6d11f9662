import type { Instant } from '../time.ts'

/**
 * What Candor signs of a ledger: at this moment it ended so. As every hash covers the one before it, that holds all of it.
 * The signature is Ed25519 over the canonical JSON (RFC 8785) of these members.
 */
export type ReceiptStatement = {
  readonly format: 'candor-receipt'
  /** 1 in receipts from before the mark of import: they do not say whether anything was. */
  readonly version: 1 | 2
  /** The id that the ledger's hashes cover. */
  readonly ledger: string
  /** The last entry; 0 of a ledger without any. */
  readonly sequence: number
  /** Its hash. */
  readonly hash: string
  readonly signedAt: Instant
  /** The first entries, which this Candor took from a file: their times are as the file told. null where it saw all of them. */
  readonly imported?: ImportMark | null | undefined
  /** Ed25519, as SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string
}

/** How many entries were imported, and when. */
export type ImportMark = { readonly entries: number; readonly at: Instant }

/** A statement with its signature in base64. */
export type Receipt = ReceiptStatement & { readonly signature: string }
