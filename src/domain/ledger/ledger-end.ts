import { canonicalJson } from './canonical-json.ts'
import type { Sha256 } from './chain.ts'

/**
 * Where a user's ledger ends, remembered beside its entries and written together with each of them: entries that were
 * taken from the end, or a ledger that is gone as a whole, leave no gap in the chain and show only here.
 */
export type LedgerEnd = {
  readonly sequence: number
  /** The hash of the last entry. */
  readonly hash: string
  /** The highest number that was ever given to an asset; 0 before the first. */
  readonly highestAssetId: number
  /** From this sequence on every entry is of version 2 of the chain, which covers its user. */
  readonly boundFrom: number
  /** Whose id the entries' hashes cover, where it is not their user's: the ledger was begun under that id, and imported. */
  readonly ledgerId?: string
}

/**
 * A remembered end as it was found. `sealedFor` is whose it is by its own seal: another user's id when it was exchanged,
 * null when it is not what was written.
 */
export type RememberedEnd = LedgerEnd & { readonly sealedFor: string | null }

/**
 * SHA-256 of the canonical JSON of { boundFrom, hash, highestAssetId, sequence, userId }, of an imported ledger with its
 * ledgerId: whose end it is, and that it is this one.
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
