import { entryHash, type Sha256 } from './chain.ts'
import type { StoredEntry } from './check-ledger.ts'

/** Another user's ledger, by its end: to tell an entry that was given to somebody else from one that was changed. */
export type OtherLedger = {
  readonly userId: string
  /** The id that its hashes cover. */
  readonly ledgerId: string
  /** Where it is remembered to end; null where nothing believable is. */
  readonly hash: string | null
}

export type SealNeeds = {
  readonly userId: string
  /** The id that the hashes of this user's ledger cover: its own, or that under which an imported ledger was begun. */
  readonly ledgerId: string
  /** From where on the version that covers the user is asked for; null when no end is remembered. */
  readonly boundFrom: number | null
  /** Everybody's; this user's own may be among them. */
  readonly others: readonly OtherLedger[]
  readonly sha256: Sha256
}

/** How an entry was sealed: for whom, null where its version does not say, and whether that version was past by then. */
export type EntrySeal = { readonly userId: string | null; readonly isLowered: boolean }

/** Many entries of strangers say no more than a few do, and each is compared with every user. */
const MOST_SEARCHES = 20

/** Finds out how entries of one ledger were sealed. They are asked for in their order: no older version follows a newer one. */
export function findSeals({ userId, ledgerId, boundFrom, others, sha256 }: SealNeeds) {
  let isBound = false
  let searches = 0
  let stranger: OtherLedger | null = null

  const own = (row: StoredEntry, previousHash: string): EntrySeal | null => {
    const isOlder = !isBound && (boundFrom === null || row.sequence < boundFrom)
    const isOf = (owner: string | null) => entryHash(row.body, previousHash, owner, sha256) === row.hash
    if (isOlder && isOf(null)) return { userId: null, isLowered: false }
    if (isOf(ledgerId)) {
      isBound = true
      return { userId, isLowered: false }
    }
    return !isOlder && isOf(null) ? { userId: null, isLowered: true } : null
  }
  const strange = (row: StoredEntry, previousHash: string): EntrySeal | null => {
    const isOf = (owner: OtherLedger) => entryHash(row.body, previousHash, owner.ledgerId, sha256) === row.hash
    if (stranger !== null && isOf(stranger)) return { userId: stranger.userId, isLowered: false }
    if (searches >= MOST_SEARCHES) return null
    searches += 1
    stranger = others.find(isOf) ?? stranger
    return stranger !== null && isOf(stranger) ? { userId: stranger.userId, isLowered: false } : null
  }
  return {
    /** @returns null when the hash is of none that anybody could have sealed it with */
    find: (row: StoredEntry, previousHash: string): EntrySeal | null =>
      own(row, previousHash) ?? strange(row, previousHash),
    /** Every hash that the entry could have as it stands. */
    possible: ({ body, previousHash }: StoredEntry): string[] =>
      [ledgerId, null].map((owner) => entryHash(body, previousHash, owner, sha256)),
  }
}
