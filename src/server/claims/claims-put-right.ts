import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { correctedEntries } from '#domain/assets/corrected-entries.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { benchmarkTicker } from '#domain/claims/claim.ts'
import { directionOf } from '#domain/claims/claim-direction.ts'
import { putRightClaim } from '#domain/claims/put-right-claim.ts'
import { resolutionsOf } from '#domain/claims/resolutions.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import type { Db } from '../database/open-database.ts'
import { findRawCloses } from './claim-prices.ts'

/**
 * The claims of an asset whose outcome was reckoned without a split that is known by now, each as it is to be recorded.
 * @param asset as it is known by now, with every split
 */
export async function claimsPutRight(
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
): Promise<readonly ClaimResolved[]> {
  const corrected = correctedEntries(entries)
  const resolutions = [...resolutionsOf(corrected).values()].filter(({ outcome }) => outcome !== 'unresolvable')
  if (resolutions.length === 0) return []
  const decisions = new Map(corrected.map((entry) => [entry.sequence, entry]))
  const putRight: ClaimResolved[] = []
  for (const resolved of resolutions) {
    const { claim, setBySequence } = resolved
    const decision = decisions.get(setBySequence)
    if (decision?.kind !== 'decision-recorded') continue
    if (directionOf(decision, asset.facts, resolved).leftOut !== null) continue
    const raw = await findRawCloses(db, userId, asset, benchmarkTicker(claim), resolved)
    const fact = putRightClaim(resolved, { ...raw, countedSince: countedSince(decision, claim, asset.splits) })
    if (fact) putRight.push(fact)
  }
  return putRight
}
