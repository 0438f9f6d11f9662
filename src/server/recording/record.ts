import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { mayReach, reachedBy } from '#domain/assets/price-observation.ts'
import { applyEntry, followsFromAll, replayAsset } from '#domain/assets/replay-asset.ts'
import type { ProvidedPrice } from '#domain/assets/split-of-own.ts'
import type { AssetFact, Entry, Fact } from '#domain/ledger/entry.ts'
import { pricesBefore } from '#domain/prices/quote.ts'
import type { Instant } from '#domain/time.ts'
import { noteSplitsTold } from '../claims/splits-told.ts'
import type { Tables } from '../database/tables.ts'
import { type Head, rememberEnd } from '../ledger/ledger-end-store.ts'
import { listAssetEntries } from '../ledger/ledger-store.ts'
import { storeAsset, symbolOf } from '../ledger/read-model.ts'
import type { Standing } from '../ledger/standing-store.ts'
import { findMarketData } from '../prices/market-data.ts'
import { listProvidedUntil } from '../prices/market-of-asset.ts'
import { enqueueCritique } from './critique-job.ts'
import { insertEntry } from './insert-entries.ts'
import { type Decide, type Decided, decideOn, findMoment, type Recorded, type Recorder, type Wished } from './moment.ts'
import { nextEntry } from './next-entry.ts'
import { recordAtOnce } from './record-at-once.ts'
import { takingSequence, untilCurrent } from './until-current.ts'

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
      const moment = await findMoment(trx, userId, subject, now())
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
  const isCritique = recorded?.entries.every(({ kind }) => kind === 'critique-recorded')
  if ('assetId' in last)
    live.publish(userId, 'recorded', { assetId: last.assetId, ...places, ...(isCritique && { isCritique }) })
  else live.publish(userId, 'principles-changed', places)
  return recorded
}

/** The same within an open transaction, for writing a journal with past dates. */
export async function appendDecided(
  trx: Transaction<Tables>,
  userId: string,
  { head, asset }: Pick<Standing, 'head' | 'asset'>,
  { fact, observations = [], alerts = [], outcomes = [], withOtherSplits = [] }: Decided,
  at: Instant,
): Promise<Recorded> {
  const entries: Entry[] = []
  let [end, current] = [head, asset]
  const add = async (next: Fact) => {
    const appended =
      'assetId' in next
        ? await appendToAsset(trx, userId, { head: end, asset: current }, next, at)
        : { ...(await append(trx, userId, end, next, at)), asset: current }
    entries.push(appended.entry)
    end = appended.head
    current = appended.asset
  }
  if (fact) await add(fact)
  for (const alert of alerts) await add(alert)
  for (const outcome of outcomes) await add(outcome)
  await noteSplitsTold(trx, userId, withOtherSplits, end.sequence)
  const present = current
  const reaching = present ? observations.filter((seen) => mayReach(present, seen, null)) : []
  // Few prices reach a level, and what else is known of the share's price matters, and is read, only for those.
  if (!present || reaching.length === 0) return { entries, asset: current }
  const { splits, quote } = await findMarketData(trx, symbolOf(present.facts))
  const ofQuote = quote ? pricesBefore(quote) : []
  const alertsOf = (seen: PriceObservation, closes: readonly ProvidedPrice[]) =>
    current === null ? [] : reachedBy(current, seen, splits, { closes, ofQuote })
  // One after the other, because an alert of one level may leave the other one still to be reached.
  for (const seen of reaching) {
    const provided = await listProvidedUntil(trx, present, seen.at)
    for (const alert of alertsOf(seen, provided)) await add(alert)
  }
  return { entries, asset: current }
}

/**
 * Appends one fact about an asset and updates the read model in the same transaction. The fact is applied to the
 * present asset; only a fact that takes effect before earlier entries requires a replay of all of them.
 * @param before as read in this transaction
 * @throws SequenceTaken as `append` does, and when another request has just added an asset with this id or company.
 */
export async function appendToAsset<F extends AssetFact>(
  trx: Transaction<Tables>,
  userId: string,
  before: Pick<Standing, 'head' | 'asset'>,
  fact: F,
  recordedAt: Instant,
): Promise<{ entry: Entry<F>; asset: Asset; head: Head }> {
  const { entry, head: end } = await append(trx, userId, before.head, fact, recordedAt)
  const asset = followsFromAll(before.asset, entry)
    ? replayAsset(await listAssetEntries(trx, userId, fact.assetId))
    : applyEntry(before.asset, entry)
  if (!asset) throw new RangeError('The asset of an entry that was just recorded is missing.')
  await takingSequence(storeAsset(trx, userId, asset, before.asset === null))
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
