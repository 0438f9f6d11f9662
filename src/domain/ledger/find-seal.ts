import { entryHash, type Sha256 } from './chain.ts'
import type { StoredEntry } from './check-ledger.ts'

/** The end of another user's ledger, to tell an entry that was moved to another user from one that was changed. */
export type OtherLedger = {
  readonly userId: string
  /** The id that its hashes cover. */
  readonly ledgerId: string
  /** The hash at its remembered end; null when no trustworthy end is remembered. */
  readonly hash: string | null
}

export type SealNeeds = {
  readonly userId: string
  /** The id that the hashes of this user's ledger cover: the user's own, or that under which an imported ledger was begun. */
  readonly ledgerId: string
  /** The first sequence that must be of the version which covers the user; null when no end is remembered. */
  readonly boundFrom: number | null
  /** All ledgers; this user's own may be among them. */
  readonly others: readonly OtherLedger[]
  readonly sha256: Sha256
}

/** For whom an entry was sealed (null when its version does not say), and whether that version was no longer allowed there. */
export type EntrySeal = { readonly userId: string | null; readonly isLowered: boolean }

/** The most entries that are compared with every user, because a few foreign entries prove as much as many. */
const MOST_SEARCHES = 20

/** Finds out how the entries of one ledger were sealed. Call it in their order: no older version may follow a newer one. */
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
    /** @returns null when nobody could have sealed the entry with this hash */
    find: (row: StoredEntry, previousHash: string): EntrySeal | null =>
      own(row, previousHash) ?? strange(row, previousHash),
    /** Every hash that would fit the entry's present content. */
    possible: ({ body, previousHash }: StoredEntry): string[] =>
      [ledgerId, null].map((owner) => entryHash(body, previousHash, owner, sha256)),
  }
}
