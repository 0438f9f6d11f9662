import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findWithheld } from './list-due-reviews.ts'

/** What has to be known of outcomes wherever entries are shown that record one. */
export type ToldOutcomes = {
  /** Decisions whose outcome is told nowhere now. */
  readonly withheld: Pick<ReadonlySet<number>, 'has'>
  /** Entries whose outcome a later one puts right. */
  readonly putRight: ReadonlySet<number>
}

export const NO_OUTCOMES: ToldOutcomes = { withheld: new Set(), putRight: new Set() }

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
  const putRight = rows.flatMap(({ body }) => {
    const entry = tryReadEntry(body)
    return entry?.kind === 'claim-resolved' ? (entry.putsRight ?? []) : []
  })
  const { outcomes } = await findWithheld(db, userId, now)
  return { withheld: outcomes, putRight: new Set(putRight) }
}
