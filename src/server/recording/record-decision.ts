import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { isWrittenLater } from '#domain/assets/day-decided.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { isQuarantined } from '#domain/assets/own-prices.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { type DecisionRequest, requestText, saysTheSame } from '#domain/decisions/same-decision.ts'
import type { DecisionRecorded, Entry, LevelCrossed } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { rememberClaimChoice } from '../claims/claim-choice-store.ts'
import type { Db } from '../database/open-database.ts'
import { found, Refusal } from '../http/problem.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { isOfAsset, listAssetEntries, listAssetEntriesAfter } from '../ledger/ledger-store.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { type AssetMarketData, ofKnownMarket, toKnownMarket } from '../prices/market-data.ts'
import { alertsToldLate } from './alerts-told-late.ts'
import type { Moment, Wished } from './moment.ts'
import { record } from './record.ts'
import { untilKnown } from './until-known.ts'

/** An asset as it was after a decision. */
export type RecordedDecision = {
  readonly asset: Asset
  /** The sequence of the decision's entry, or of the last alert that its price triggered. */
  readonly lastSequence: number
  /** All entries of the asset if this decision was its first; otherwise null. */
  readonly entries: readonly AssetEntry[] | null
  /** The known prices at that time; null for a repeat of a decision from before entries stored them. */
  readonly market: AssetMarketData | null
  /** The time as of which the asset is shown, so that a repeat gets the same response. */
  readonly recordedAt: Instant
}

type Decided = { readonly fact: DecisionRecorded; readonly market: AssetMarketData }

/** The caller's decision with the known prices. It reads only through the transaction of the moment. */
type Decide = (moment: Moment) => Promise<Decided>

/**
 * Records one decision. A repeat of a recorded decision records nothing and returns the same result.
 * @throws Refusal when the rules forbid it, or when its id belongs to another decision.
 */
export async function recordOnce(
  context: AppContext,
  userId: string,
  request: DecisionRequest,
  subject: Wished,
  decide: Decide,
): Promise<RecordedDecision> {
  const { decisionId } = request
  const requestHash = sha256(requestText(request))
  let earlier: RecordedDecision | null = null
  const recorded = await untilKnown(() =>
    record(context, userId, { ...subject, decisionId, isOnlyRead: true }, async (moment) => {
      if (subject.assetId !== undefined) found(moment.asset, NO_SUCH_ASSET)
      if (moment.decision) requireSame(moment.decision, request, requestHash)
      earlier = moment.decision && (await asRecorded(moment.trx, userId, moment.decision))
      if (earlier) return null
      const { fact, market } = await decide(moment)
      const stored = { requestHash, knownMarket: toKnownMarket(market) }
      return { fact: { ...fact, ...stored }, ...(await observedBy(moment, userId, fact)) }
    }),
  )
  if (earlier) return earlier
  const [entry, last] = [recorded?.entries.at(0), recorded?.entries.at(-1)]
  if (!recorded?.asset || !entry || !last) throw new RangeError('A decision that is not a repeat was not recorded.')
  context.critiques.wake()
  const { asset, entries } = recorded
  if (entry.kind === 'decision-recorded') await rememberClaimChoice(context.db, userId, entry, asset.facts)
  // Read from the stored entry, so that a repeat gets the same response byte for byte.
  const market = entry.kind === 'decision-recorded' && entry.knownMarket ? ofKnownMarket(entry.knownMarket) : null
  return {
    asset,
    lastSequence: last.sequence,
    entries: isOpening(entry) ? entries.filter(isOfAsset) : null,
    market,
    recordedAt: entry.recordedAt,
  }
}

/**
 * The prices that may reach a stop or a target after a decision: its own, and for a decision of an earlier day all later known
 * ones.
 */
async function observedBy(moment: Moment, userId: string, fact: DecisionRecorded) {
  const { asset } = moment
  const { price, decidedOn } = fact
  if (decidedOn) return { alerts: await alertsToldLate(moment, userId, fact.assetId, fact) }
  // An attached price was checked when it became known; a quarantined one is checked when its question is answered.
  const isSeen = !fact.isPriceAttached && !isQuarantined(fact, asset?.splits ?? [])
  return { observations: price && isSeen ? [observationOf(price)] : [] }
}

/** The number of entries after a decision that are searched for the alerts it triggered, at most one for each level. */
const LATER = 20

/**
 * The asset as it was when this decision was recorded. If only critiques followed, that is its present state;
 * otherwise the entries up to then are replayed.
 */
async function asRecorded(
  trx: Db,
  userId: string,
  decision: Entry<DecisionRecorded>,
): Promise<RecordedDecision | null> {
  const { assetId, recordedAt, knownMarket } = decision
  const later = await listAssetEntriesAfter(trx, userId, assetId, decision.sequence, LATER)
  const alerts = alertsOf(decision, later)
  const lastSequence = alerts.at(-1)?.sequence ?? decision.sequence
  const isUnchanged =
    later.length < LATER && later.slice(alerts.length).every(({ kind }) => kind === 'critique-recorded')
  const asset = isUnchanged
    ? (await findStanding(trx, userId, { assetId })).asset
    : replayAsset((await listAssetEntries(trx, userId, assetId)).filter(({ sequence }) => sequence <= lastSequence))
  const market = knownMarket ? ofKnownMarket(knownMarket) : null
  return asset && { asset, lastSequence, entries: null, market, recordedAt }
}

/**
 * The alerts recorded together with a decision: those of its own price and, for a decision of an earlier day, those of later
 * prices.
 */
function alertsOf(decision: Entry<DecisionRecorded>, later: readonly AssetEntry[]): readonly AssetEntry[] {
  const { price, isPriceAttached, recordedAt } = decision
  const isOfPrice = (entry: Entry<LevelCrossed>) =>
    !isPriceAttached && entry.price.at === price?.at && entry.price.source === price.source
  const isOfIt = (entry: AssetEntry) =>
    entry.kind === 'level-crossed' &&
    (isOfPrice(entry) || (isWrittenLater(decision) && entry.recordedAt === recordedAt))
  const end = later.findIndex((entry) => !isOfIt(entry))
  return later.slice(0, end < 0 ? later.length : end)
}

/** @throws Refusal unless the request equals that of the recorded decision, because an id belongs to one decision for ever. */
function requireSame(standing: Entry<DecisionRecorded>, request: DecisionRequest, requestHash: string): void {
  const isSame =
    standing.requestHash === undefined ? saysTheSame(standing, request) : standing.requestHash === requestHash
  if (isSame) return
  throw new Refusal({
    code: 'invalid',
    field: 'decisionId',
    message:
      'This decision was recorded before and says something else than what was sent now, so nothing was recorded. ' +
      'Reload the page to see it; to add to it, record an update.',
  })
}
