import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findWithheld, type WithheldNow } from './list-due-reviews.ts'

/** What has to be known of outcomes wherever entries are shown that record one. */
export type ToldOutcomes = {
  readonly withheld: WithheldNow
  /** Entries whose outcome a later one puts right. */
  readonly putRight: ReadonlySet<number>
}

/** Of entries none of which records one. */
export const NO_OUTCOMES: ToldOutcomes = {
  withheld: {
    ...{ outcomes: new Map(), results: new Map(), confidences: new Set() },
    closes: { ofCompany: new Map(), against: new Map() },
  },
  putRight: new Set(),
}

/** Reads nothing where none of the entries records an outcome. */
export async function findToldOutcomes(
  db: Db,
  userId: string,
  entries: readonly Entry[],
  now: Instant,
): Promise<ToldOutcomes> {
  const resolved = entries.filter((entry) => entry.kind === 'claim-resolved')
  if (resolved.length === 0) return NO_OUTCOMES
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('asset_id', 'in', [...new Set(resolved.map(({ assetId }) => assetId))])
    .where('kind', '=', 'claim-resolved')
    .execute()
  const all = rows.flatMap(({ body }) => {
    const entry = tryReadEntry(body)
    return entry?.kind === 'claim-resolved' ? [entry] : []
  })
  return { withheld: await findWithheld(db, userId, now), putRight: putRightAmong(all) }
}

/** All outcomes of a claim but the last. Each names the first in `putsRight`, in the place of which it stands. */
function putRightAmong(all: readonly Entry<ClaimResolved>[]): ReadonlySet<number> {
  const chains = Map.groupBy(all, ({ putsRight, sequence }) => putsRight ?? sequence)
  const ofChain = (chain: readonly Entry<ClaimResolved>[]) => {
    const sequences = chain.map(({ sequence }) => sequence).sort((one, other) => one - other)
    return sequences.slice(0, -1)
  }
  return new Set([...chains.values()].flatMap(ofChain))
}
