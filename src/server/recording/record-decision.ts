import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { isWrittenLater } from '#domain/assets/day-decided.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { isDoubted } from '#domain/assets/own-prices.ts'
import { observationOf } from '#domain/assets/price-observation.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { type DecisionRequest, requestText, saysTheSame } from '#domain/decisions/same-decision.ts'
import type { DecisionRecorded, Entry, LevelCrossed } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { found, Refusal } from '../http/problem.ts'
import { sha256 } from '../ledger/ledger-end-store.ts'
import { isOfAsset, listAssetEntries, listAssetEntriesAfter } from '../ledger/ledger-store.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { type AssetMarketData, ofKnownMarket, toKnownMarket } from '../prices/market-data.ts'
import { alertsToldLate } from './alerts-told-late.ts'
import { NO_SUCH_ASSET } from './no-such-asset.ts'
import { type Moment, record, type Wished } from './record.ts'
import { untilKnown } from './until-known.ts'

/** An asset as a decision left it. */
export type RecordedDecision = {
  readonly asset: Asset
  /** The sequence of the decision's entry, or of the last alert that its price set off. */
  readonly lastSequence: number
  /** All of the asset's entries, where this decision has just opened it. */
  readonly entries: readonly AssetEntry[] | null
  /** What was known of the asset's price then; null for a repeat of one from before entries kept it. */
  readonly market: AssetMarketData | null
  /** What depends on the time is shown as of then, so that a repeat gets the answer of the first. */
  readonly recordedAt: Instant
}

type Decided = { readonly fact: DecisionRecorded; readonly market: AssetMarketData }

/** What the caller decides, and what was known of the price. All that it reads, it reads through the moment's transaction. */
type Decide = (moment: Moment) => Promise<Decided>

/**
 * Records one decision. A repeat of a recorded decision records nothing and gives what the first did.
 * @throws Refusal when the rules say no, or when the decision's id stands for another decision.
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
      return { fact: { ...fact, ...stored }, ...(await reachedBy(moment, userId, fact)) }
    }),
  )
  if (earlier) return earlier
  const [entry, last] = [recorded?.entries.at(0), recorded?.entries.at(-1)]
  if (!recorded?.asset || !entry || !last) throw new RangeError('A decision that is no repeat was not recorded.')
  context.critiques.wake()
  const { asset, entries } = recorded
  // As it was stored, so that a repeat gets the same to the byte.
  const market = entry.kind === 'decision-recorded' && entry.knownMarket ? ofKnownMarket(entry.knownMarket) : null
  return {
    asset,
    lastSequence: last.sequence,
    entries: isOpening(entry) ? entries.filter(isOfAsset) : null,
    market,
    recordedAt: entry.recordedAt,
  }
}

/** What reaches a stop or a target once a decision stands: its own price, and of one of an earlier day any that is known. */
async function reachedBy(moment: Moment, userId: string, fact: DecisionRecorded) {
  const { asset } = moment
  const { price, decidedOn } = fact
  if (decidedOn) return { alerts: await alertsToldLate(moment, userId, fact.assetId, fact) }
  // A price that was attached was looked at when it became known; one that is doubted is when its question is answered.
  const isSeen = !fact.isPriceAttached && !isDoubted(fact, asset?.splits ?? [])
  return { observations: price && isSeen ? [observationOf(price)] : [] }
}

/** So many entries after a decision are looked through for the alerts that came with it: at most one for each level. */
const LATER = 20

/**
 * The asset as it was when this decision was recorded. As long as nothing but critiques came since, that is how it stands;
 * else the entries up to then are replayed.
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

/** What the decision's own price reached, and of one of an earlier day any since, which was recorded with it. */
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

/** @throws Refusal unless the request says all that the recorded decision's did: an id stands for one decision for ever. */
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
