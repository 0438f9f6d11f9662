import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import { isToldLate } from '#domain/assets/effective-order.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { reachedBy } from '#domain/assets/price-observation.ts'
import { applyEntry, replayAsset } from '#domain/assets/replay-asset.ts'
import type { AssetFact, Entry, Fact, LevelCrossed } from '#domain/ledger/entry.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { EntryRow, Tables } from '../database/tables.ts'
import { Refusal } from '../http/problem.ts'
import { findHead, type Head, rememberEnd, toHeadRow } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { storeAsset, symbolOf } from '../ledger/read-model.ts'
import { findStanding, type Standing, type Subject } from '../ledger/standing-store.ts'
import { type AssetMarketData, findMarketData } from '../prices/market-data.ts'
import { appendAtOnce } from './append-at-once.ts'
import { enqueueCritique } from './critique-job.ts'
import { nextEntry } from './next-entry.ts'
import { findStandingWithMarket } from './standing-with-market.ts'
import { SequenceTaken, takingSequence, untilCurrent } from './until-current.ts'

/** The parts of the app context that recording needs. */
export type Recorder = Pick<AppContext, 'write' | 'live' | 'now'>

/** The state on which a decision is based: the ledger, and the transaction, if there is one, for all other reads. */
export type Moment = Standing & {
  readonly trx: Db
  readonly now: Instant
  /** The market data of the asset; null when it was not requested. */
  readonly market: AssetMarketData | null
}

/** What must be loaded for a decision. */
export type Wished = Subject & {
  readonly withMarket?: boolean
  /** Whether deciding itself writes nothing; then PostgreSQL needs no transaction begun beforehand. */
  readonly isOnlyRead?: boolean
}

/** What is to be recorded. */
type Decided = {
  /** The fact; null when only prices are compared with stops and targets. */
  readonly fact: Fact | null
  /** Prices to compare with stops and targets after the fact. Each in shares of its own day, oldest first. */
  readonly observations?: readonly PriceObservation[]
  /** Alerts that are recorded afterwards, because the fact itself was recorded late. */
  readonly alerts?: readonly LevelCrossed[]
}

/** The result: the entry of the fact with the alerts that it triggered, oldest first, and the asset after all of them. */
type Recorded = { readonly entries: readonly Entry[]; readonly asset: Asset | null }

/** @returns null to record nothing. @throws Refusal when the rules forbid it */
type Decide = (moment: Moment) => Promise<Decided | null>

/**
 * The only way to write to a ledger: load, decide, append, and in the same transaction update the read model, record the alerts
 * that a price triggers, and queue the critique of a decision. Callers only decide. Open pages are notified afterwards.
 * @returns null when nothing was recorded
 */
export async function record(
  recorder: Recorder,
  userId: string,
  subject: Wished,
  decide: Decide,
): Promise<Recorded | null> {
  const { write, live, now } = recorder
  const inTransaction = () =>
    write(userId, async (trx, confirm) => {
      const moment = { ...(await findMoment(trx, userId, subject)), trx, now: now() }
      const decided = await decideOn(userId, moment, decide)
      if (!decided) {
        // A repeat is acknowledged again, so the stored entry must be confirmed as durable again.
        await confirm()
        return null
      }
      const { fact } = decided
      if (fact?.kind === 'decision-recorded')
        await enqueueCritique(trx, { userId, decisionId: fact.decisionId, assetId: fact.assetId }, moment.now)
      return appendDecided(trx, userId, moment, decided, moment.now)
    })
  const recorded = await untilCurrent(async (tries) => {
    const done =
      tries === 1 && subject.isOnlyRead ? await recordAtOnce(recorder, userId, subject, decide) : 'not-at-once'
    return done === 'not-at-once' ? inTransaction() : done
  })
  const [first, last] = [recorded?.entries.at(0), recorded?.entries.at(-1)]
  if (!first || !last) return null
  const places = { sequence: last.sequence, after: first.sequence - 1 }
  if ('assetId' in last) live.publish(userId, 'recorded', { assetId: last.assetId, ...places })
  else live.publish(userId, 'principles-changed', places)
  return recorded
}

/**
 * The same in two round trips, one to read and one to write, if the engine supports it and only one entry results.
 * @returns `not-at-once` when nothing was written, because there is more to write
 * @throws SequenceTaken when the ledger has grown between the two
 */
async function recordAtOnce(
  { write, now }: Recorder,
  userId: string,
  subject: Wished,
  decide: Decide,
): Promise<Recorded | null | 'not-at-once'> {
  if (!write.atOnce) return 'not-at-once'
  return write.atOnce(userId, async (db, confirm) => {
    const moment = { ...(await findMoment(db, userId, subject)), trx: db, now: now() }
    const decided = await decideOn(userId, moment, decide)
    if (!decided) {
      await confirm()
      return null
    }
    const { fact, observations = [], alerts = [] } = decided
    const { head, asset: before } = moment
    if (!fact || !('assetId' in fact) || !head.isRemembered || alerts.length > 0) return 'not-at-once'
    const { entry, row, end } = nextEntry(userId, head, fact, moment.now)
    const asset = isToldLate(entry) ? null : applyEntry(before, entry)
    if (!asset || observations.some((seen) => reachedBy(asset, seen, []).length > 0)) return 'not-at-once'
    const isAppended = await takingSequence(
      appendAtOnce(db, {
        ...{ entry: row, before: head.sequence, head: toHeadRow(userId, end), asset, isOpening: before === null },
        ...{ wantsCritique: fact.kind === 'decision-recorded', now: moment.now },
      }),
    )
    if (!isAppended) throw new SequenceTaken()
    return { entries: [entry], asset }
  })
}

const findMoment = async (db: Db, userId: string, { withMarket = false, isOnlyRead: _, ...subject }: Wished) =>
  withMarket
    ? findStandingWithMarket(db, userId, subject)
    : { ...(await findStanding(db, userId, subject)), market: null }

/** A refusal counts only if the ledger has not grown meanwhile, because another request may have changed its basis. */
async function decideOn(userId: string, moment: Moment, decide: Decide): Promise<Decided | null> {
  try {
    return await decide(moment)
  } catch (refusal) {
    const isRefused = refusal instanceof Refusal
    if (isRefused && (await findHead(moment.trx, userId)).sequence !== moment.head.sequence) throw new SequenceTaken()
    throw refusal
  }
}

/** The same within an open transaction, for writing a journal with past dates. */
export async function appendDecided(
  trx: Transaction<Tables>,
  userId: string,
  { head, asset }: Pick<Standing, 'head' | 'asset'>,
  { fact, observations = [], alerts = [] }: Decided,
  at: Instant,
): Promise<Recorded> {
  const entries: Entry[] = []
  let [end, current] = [head, asset]
  const add = async (next: Fact) => {
    const appended =
      'assetId' in next
        ? await appendToAsset(trx, userId, end, current, next, at)
        : { ...(await append(trx, userId, end, next, at)), asset: current }
    entries.push(appended.entry)
    end = appended.head
    current = appended.asset
  }
  if (fact) await add(fact)
  for (const alert of alerts) await add(alert)
  const alertsOf = (seen: PriceObservation, splits: readonly Split[]) =>
    current === null ? [] : reachedBy(current, seen, splits)
  // Few prices reach a level, and reported splits matter, and are read, only for those.
  if (current === null || !observations.some((seen) => alertsOf(seen, []).length > 0))
    return { entries, asset: current }
  const { splits } = await findMarketData(trx, symbolOf(current.facts))
  // One after the other, because an alert of one level may leave the other one still to be reached.
  for (const seen of observations) for (const alert of alertsOf(seen, splits)) await add(alert)
  return { entries, asset: current }
}

/**
 * Appends one fact about an asset and updates the read model in the same transaction. The fact is applied to the
 * present asset; only a fact that takes effect before earlier entries requires a replay of all of them.
 * @param before the asset as read in this transaction; null when this fact is its first
 * @throws SequenceTaken as `append` does, and when another request has just added an asset with this id or company.
 */
export async function appendToAsset<F extends AssetFact>(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  before: Asset | null,
  fact: F,
  recordedAt: Instant,
): Promise<{ entry: Entry<F>; asset: Asset; head: Head }> {
  const { entry, head: end } = await append(trx, userId, head, fact, recordedAt)
  const asset = isToldLate(entry)
    ? replayAsset(await listAssetEntries(trx, userId, fact.assetId))
    : applyEntry(before, entry)
  if (!asset) throw new RangeError('The asset of an entry that was just recorded is missing.')
  await takingSequence(storeAsset(trx, userId, asset, before === null))
  return { entry, asset, head: end }
}

/**
 * Appends one fact to a user's ledger.
 * @throws SequenceTaken when the ledger no longer ends at `head`, or already contains this decision.
 */
export async function append<F extends Fact>(
  trx: Transaction<Tables>,
  userId: string,
  head: Head,
  fact: F,
  recordedAt: Instant,
): Promise<{ entry: Entry<F>; head: Head }> {
  const { entry, row, end } = nextEntry(userId, head, fact, recordedAt)
  await takingSequence(insertEntry(trx, row))
  await takingSequence(rememberEnd(trx, userId, head, end))
  return { entry, head: end }
}

const insertEntry = prepared<EntryRow, unknown>((db, value) =>
  db.insertInto('entries').values({
    user_id: value('user_id'),
    sequence: value('sequence'),
    kind: value('kind'),
    asset_id: value('asset_id'),
    decision_id: value('decision_id'),
    recorded_at: value('recorded_at'),
    body: value('body'),
    previous_hash: value('previous_hash'),
    hash: value('hash'),
  }),
)
