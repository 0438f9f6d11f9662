import type { Instant } from '../time.ts'

/**
 * What Candor signs about a ledger: how it ended at this moment. Every hash covers the one before it, so this covers all entries.
 * The signature is Ed25519 over the canonical JSON (RFC 8785) of these members.
 */
export type ReceiptStatement = {
  readonly format: 'candor-receipt'
  /** 1 in receipts from before the mark of import, which do not say whether entries were imported. */
  readonly version: 1 | 2
  /** The id that the ledger's hashes cover. */
  readonly ledger: string
  /** The sequence of the last entry; 0 for a ledger without any. */
  readonly sequence: number
  /** The hash of the last entry. */
  readonly hash: string
  readonly signedAt: Instant
  /** How many entries were imported from a file, which told their times; null when this Candor recorded all of them itself. */
  readonly imported?: ImportMark | null | undefined
  /** Ed25519, as SubjectPublicKeyInfo (DER) in base64. */
  readonly publicKey: string
}

/** How many entries were imported, and when. */
export type ImportMark = { readonly entries: number; readonly at: Instant }

/** A statement with its signature in base64. */
export type Receipt = ReceiptStatement & { readonly signature: string }
