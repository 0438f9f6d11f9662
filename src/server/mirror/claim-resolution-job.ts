import type { Logger } from 'pino'
import type { Asset } from '#domain/assets/asset.ts'
import { countedEntry } from '#domain/assets/counted-entry.ts'
import { countedSince } from '#domain/assets/counted-since.ts'
import { benchmarkTicker, claimOf } from '#domain/claims/claim.ts'
import { type ClaimDays, claimDays } from '#domain/claims/claim-days.ts'
import { expiryOf } from '#domain/claims/claim-direction.ts'
import { claimResolution } from '#domain/claims/claim-resolution.ts'
import type { OpenClaim } from '#domain/claims/open-claim.ts'
import { isDue, isWaitOver } from '#domain/claims/resolve-claim.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Instant } from '#domain/time.ts'
import { findClaimPrices, isDecidedByOwn } from '../claims/claim-prices.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { listAssetEntriesAfter } from '../ledger/ledger-store.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { readState } from '../ledger/read-model.ts'
import type { PriceSeries } from '../prices/price-series.ts'
import type { Recorder } from '../recording/moment.ts'
import { record } from '../recording/record.ts'
import { awaitedSymbols } from './awaited-closes.ts'
import { noteLookAtClaims, type Standstill, waitsAnewFrom } from './claims-wait.ts'
import { lookAtSplits, lookAtSplitsTold } from './look-at-splits.ts'

export type ClaimNeeds = Recorder & {
  readonly db: Db
  readonly log: Logger
  readonly series: PriceSeries
  /** The times in which Candor did not run, so that nobody could supply closes; left out where it always did. */
  readonly standstills?: readonly Standstill[]
}

/**
 * Records the outcome of every claim whose day has come, however long ago, so that it catches up after Candor did not run.
 * A claim is resolved only once, even by concurrent jobs, because the entry is decided on the asset as it stands in the ledger.
 */
export const resolveDueClaims = (needs: ClaimNeeds): Promise<void> => resolveAll(needs, null)

/** The same, at intervals: after a standstill missing closes are waited for anew, once. Splits that became known late are looked for, too. */
export async function lookAtClaims(needs: ClaimNeeds): Promise<void> {
  await lookAtSplits(needs)
  await lookAtSplitsTold(needs)
  await resolveDueClaims({ ...needs, standstills: await noteLookAtClaims(needs.db, needs.now()) })
}

/** The same for the claims that depend on closes which a user has just supplied. */
export const resolveClaimsOn = (needs: ClaimNeeds, came: ClosesCame): Promise<void> => resolveAll(needs, came)

async function resolveAll(needs: ClaimNeeds, came: ClosesCame | null): Promise<void> {
  const { db, now, log } = needs
  const due = db
    .selectFrom('assets')
    .select(['user_id', 'asset_id', 'state'])
    .where('claim_due_on', '<=', marketDayOf(now()))
    .orderBy('claim_due_on')
    // Claims of the same day are recorded in the order of their assets, whichever order a database would give.
    .orderBy('user_id')
    .orderBy('asset_id')
  for (const { user_id, asset_id, state } of await (came ? due.where('user_id', '=', came.userId) : due).execute()) {
    await nextSlice()
    const asset = readState(state)
    for (const claim of asset?.openClaims ?? [])
      await resolveOne(needs, user_id, asset_id, claim, came).catch(passOverUnreadable(log, asset_id))
  }
}

/** A user and the symbol for which they have just supplied closes. */
type ClosesCame = { readonly userId: string; readonly symbol: string }

async function resolveOne(
  needs: ClaimNeeds,
  userId: string,
  assetId: number,
  open: OpenClaim,
  came: ClosesCame | null,
): Promise<void> {
  if (open.until > marketDayOf(needs.now())) return
  const [written] = await listAssetEntriesAfter(needs.db, userId, assetId, open.sequence - 1, 1)
  if (written?.kind !== 'decision-recorded' || written.sequence !== open.sequence) return
  const asset = await findOpen(needs.db, userId, assetId, open)
  if (!asset || (came && !isAbout(came, asset, written))) return
  await fillAwaited(needs, asset, asItCounts(written, asset))
  // Most waiting claims still lack a close, so the outcome is computed first without the lock for writing.
  const found = await outcomeOf(needs, needs.db, userId, asset, asItCounts(written, asset), needs.now())
  if (!isToBeRecorded(found, came)) return
  await record(needs, userId, { assetId }, async ({ asset: current, trx, now }) => {
    if (!current?.openClaims.some(({ sequence }) => sequence === open.sequence)) return null
    const fact = await outcomeOf(needs, trx, userId, current, asItCounts(written, current), now)
    return isToBeRecorded(fact, came) ? { fact } : null
  })
}

/** No upload gives a claim up, because whoever has just brought closes may bring the missing ones next. */
const isToBeRecorded = (fact: ClaimResolved | null, came: ClosesCame | null): fact is ClaimResolved =>
  fact !== null && !(came && fact.outcome === 'unresolvable')

/** Whether the symbol is the asset of the claim or its benchmark. */
const isAbout = ({ symbol }: ClosesCame, { facts }: Asset, written: Entry<DecisionRecorded>): boolean =>
  facts.ticker === symbol || benchmarkTicker(claimOf(written, facts.ticker).claim) === symbol

/** The decision with its corrections, which its claim goes by except for the day. */
const asItCounts = (written: Entry<DecisionRecorded>, asset: Asset): Entry<DecisionRecorded> =>
  countedEntry(written, asset)

/** Fetches missing closes, because no other job fetches those of sold shares or of benchmarks that are in nobody's settings. */
async function fillAwaited(
  { db, series, now }: ClaimNeeds,
  asset: Asset,
  decision: Entry<DecisionRecorded>,
): Promise<void> {
  const { claim } = claimOf(decision, asset.facts.ticker)
  const days = claimDays(decision, claim.horizonMonths, expiryOf(asset.facts, decision))
  if (!series.hasProvider || !isDue(days, now())) return
  for (const symbol of await awaitedSymbols(db, asset, benchmarkTicker(claim), days))
    await series.fill(symbol, days.from, 'background')
}

async function findOpen(db: Db, userId: string, assetId: number, open: OpenClaim): Promise<Asset | null> {
  const row = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('asset_id', '=', assetId)
    .executeTakeFirst()
  const asset = row ? readState(row.state) : null
  return asset?.openClaims.some(({ sequence }) => sequence === open.sequence) ? asset : null
}

/** The outcome of a claim; null while it is open. */
async function outcomeOf(
  { series, standstills = [] }: ClaimNeeds,
  db: Db,
  userId: string,
  asset: Asset,
  decision: Entry<DecisionRecorded>,
  now: Instant,
): Promise<ClaimResolved | null> {
  const { claim, isSupposed } = claimOf(decision, asset.facts.ticker)
  const days = claimDays(decision, claim.horizonMonths, expiryOf(asset.facts, decision))
  if (!isDue(days, now)) return null
  const benchmark = benchmarkTicker(claim)
  const { closes, isOwn } = await findClaimPrices(db, userId, asset, benchmark, {
    ...days,
    countedSince: countedSince(decision, claim, asset.splits),
  })
  const resolved = claimResolution(decision, asset.facts, closes, now)
  if (resolved?.outcome !== 'unresolvable') {
    const isByOwn = asset.facts.type === 'stock' && isDecidedByOwn(claim, isOwn)
    return resolved && { ...resolved, ...(isByOwn && { isByOwnCloses: true as const }) }
  }
  // A default claim is never given up as unresolvable, because its closes may be uploaded at any time.
  if (isSupposed || !isWaitOver(waitsAnewFrom(waitsFrom(asset, days), standstills), now)) return null
  const awaited = series.hasProvider ? await awaitedSymbols(db, asset, benchmark, days) : []
  return awaited.length > 0 ? null : resolved
}

/** Of a company whose ticker was corrected since nobody could find the closes before. */
function waitsFrom({ corrections }: Asset, days: ClaimDays): string {
  const corrected = corrections.findLast(({ field }) => field === 'ticker')
  const correctedOn = corrected ? marketDayOf(corrected.recordedAt) : days.waitsFrom
  return correctedOn > days.waitsFrom ? correctedOn : days.waitsFrom
}
