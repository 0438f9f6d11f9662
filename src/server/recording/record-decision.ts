import { type Asset, type AssetEntry, replayAsset } from '#domain/assets/asset.ts'
import { type DecisionRequest, requestText, saysTheSame } from '#domain/decisions/same-decision.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { enqueueCritique } from '../critique/critique-store.ts'
import type { Db } from '../database/open-database.ts'
import { OutcomeUnknown } from '../database/storage-failure.ts'
import { Refusal } from '../http/problem.ts'
import { findHead, findHeadAndDecision, type Head, sha256 } from '../ledger/ledger-end-store.ts'
import { appendToAsset, listAssetEntries, SequenceTaken, untilCurrent } from '../ledger/ledger-store.ts'
import { appendAlerts, observationOf } from '../levels/price-alerts.ts'

/** An asset with the entries that it was replayed from, up to the decision that was just recorded and its price's alerts. */
export type Recorded = {
  readonly asset: Asset
  readonly entries: readonly AssetEntry[]
  /** What depends on the time is shown as of then, so that a repeat gets the answer of the first. */
  readonly recordedAt: Instant
}

/** What the caller decides, from what the ledger holds at this moment: all that it reads, it reads through `trx`. */
type Decide = (trx: Db) => Promise<{ readonly before: readonly AssetEntry[]; readonly decision: DecisionRecorded }>

/**
 * Records one decision: load, decide, append, with the read model and the critique job in the same transaction. A repeat
 * of a recorded decision records nothing and gives what the first did.
 * @throws Refusal when the rules say no, or when the decision's id stands for another decision.
 */
export async function recordOnce(
  context: AppContext,
  userId: string,
  request: DecisionRequest,
  decide: Decide,
): Promise<Recorded> {
  const { decisionId } = request
  const requestHash = sha256(requestText(request))
  const { recorded, isNew } = await untilKnown(() =>
    untilCurrent(() =>
      context.write(userId, async (trx) => {
        const { head, decision: standing } = await findHeadAndDecision(trx, userId, decisionId)
        if (standing) requireSame(standing, request, requestHash)
        const earlier = standing && (await asRecorded(trx, userId, standing))
        if (earlier) return { recorded: earlier, isNew: false }
        const { before, decision } = await decideOn(trx, userId, head, decide)
        const { entry, asset } = await appendToAsset(
          trx,
          userId,
          head,
          before,
          { ...decision, requestHash },
          context.now(),
        )
        // A price that was attached was looked at when it became known; one that is doubted is when its question is answered.
        const told =
          decision.price && !decision.isPriceAttached && !asset.doubted
            ? await appendAlerts(trx, userId, asset, observationOf(decision.price), context.now())
            : { asset, alerts: [] }
        await enqueueCritique(trx, { userId, decisionId, assetId: decision.assetId }, context.now())
        const entries = [...before, entry, ...told.alerts]
        return { recorded: { asset: told.asset, entries, recordedAt: entry.recordedAt }, isNew: true }
      }),
    ),
  )
  if (isNew) {
    context.live.publish(userId, 'recorded', { assetId: recorded.asset.assetId, sequence: recorded.asset.lastSequence })
    context.critiques.wake()
  }
  return recorded
}

const MOST_REPEATS = 5

/** The database broke off at the COMMIT: the same id is looked for, and recorded if it is not there. */
async function untilKnown<T>(record: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await record()
    } catch (error) {
      if (!(error instanceof OutcomeUnknown) || repeats >= MOST_REPEATS) throw error
    }
  }
}

/** A refusal counts only if the ledger stood still meanwhile: this very decision may have been recorded by a twin. */
async function decideOn(trx: Db, userId: string, head: Head, decide: Decide): ReturnType<Decide> {
  try {
    return await decide(trx)
  } catch (refusal) {
    if (refusal instanceof Refusal && (await findHead(trx, userId)).sequence !== head.sequence)
      throw new SequenceTaken()
    throw refusal
  }
}

/** The asset as it was when this decision was recorded, so that a repeat is answered the same. */
async function asRecorded(trx: Db, userId: string, decision: Entry<DecisionRecorded>): Promise<Recorded | null> {
  const all = await listAssetEntries(trx, userId, decision.assetId)
  const before = all.filter(({ sequence }) => sequence <= decision.sequence)
  const entries = [...before, ...alertsOf(decision, all.slice(before.length))]
  const asset = replayAsset(entries)
  return asset && { asset, entries, recordedAt: decision.recordedAt }
}

/** What the decision's own price reached, which was recorded with it. */
function alertsOf({ price, isPriceAttached }: DecisionRecorded, later: readonly AssetEntry[]): readonly AssetEntry[] {
  const isOfIt = (entry: AssetEntry) =>
    entry.kind === 'level-crossed' && entry.price.at === price?.at && entry.price.source === price.source
  const end = later.findIndex((entry) => !isOfIt(entry))
  return isPriceAttached ? [] : later.slice(0, end < 0 ? later.length : end)
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
