import { canonicalJson } from './canonical-json.ts'
import type { Sha256 } from './chain.ts'

/**
 * Where a user's ledger ends, stored beside its entries and written together with each of them. Entries that are missing at the
 * end, or a ledger that is missing altogether, leave no gap in the chain and show only here.
 */
export type LedgerEnd = {
  readonly sequence: number
  /** The hash of the last entry. */
  readonly hash: string
  /** The highest number that was ever given to an asset; 0 before the first. */
  readonly highestAssetId: number
  /** From this sequence on, every entry is of version 2 of the chain, which covers its user. */
  readonly boundFrom: number
  /** The id that the entries' hashes cover, when it is not their user's: the ledger was begun under that id, and imported. */
  readonly ledgerId?: string
}

/**
 * A remembered end as it was found. `sealedFor` is the user for whom it was sealed: another user's id when it was exchanged, null
 * when it was changed.
 */
export type RememberedEnd = LedgerEnd & { readonly sealedFor: string | null }

/**
 * The seal that proves whose end it is: SHA-256 of the canonical JSON of { boundFrom, hash, highestAssetId, sequence, userId },
 * and of ledgerId for an imported ledger.
 */
export const sealOfEnd = (
  userId: string,
  { sequence, hash, highestAssetId, boundFrom, ledgerId }: LedgerEnd,
  sha256: Sha256,
) =>
  sha256(
    canonicalJson({
      boundFrom,
      hash,
      highestAssetId,
      sequence,
      userId,
      ...(ledgerId === undefined ? {} : { ledgerId }),
    }),
  )
