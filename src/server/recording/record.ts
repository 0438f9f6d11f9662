import type { Transaction } from 'kysely'
import type { Asset } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { reachedBy } from '#domain/assets/price-observation.ts'
import type { Entry, Fact } from '#domain/ledger/entry.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { append, appendToAsset, SequenceTaken, untilCurrent } from '../ledger/ledger-store.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findStanding, type Standing, type Subject } from '../ledger/standing-store.ts'
import { type AssetMarketData, findMarketData } from '../prices/market-data.ts'
import { enqueueCritique } from './critique-job.ts'
import { findStandingWithMarket } from './standing-with-market.ts'

/** What a recording needs of everything that touches the world. */
export type Recorder = Pick<AppContext, 'write' | 'live' | 'now'>

/** The moment of a decision: what the ledger holds, and the transaction through which everything else is read. */
export type Moment = Standing & {
  readonly trx: Transaction<Tables>
  readonly now: Instant
  /** What is known of the asset's price; null where it was not wished for. */
  readonly market: AssetMarketData | null
}

/** What is to be known when something is decided. */
export type Wished = Subject & { readonly withMarket?: boolean }

/** What is to be recorded. */
type Decided = {
  /** null when only prices are looked at. */
  readonly fact: Fact | null
  /** Prices that are looked at for stops and targets once the fact stands. Each in shares of its own day, oldest first. */
  readonly observations?: readonly PriceObservation[]
}

/** What was recorded: the fact's entry with the alerts that it set off, oldest first, and the asset after all of them. */
type Recorded = { readonly entries: readonly Entry[]; readonly asset: Asset | null }

/** @returns null to record nothing. @throws Refusal when the rules say no */
type Decide = (moment: Moment) => Promise<Decided | null>

/**
 * The one way into a ledger: load, decide, append, and in the same transaction the read model, the stops and targets that a
 * price reaches, and the critique of a decision. Whoever records something only decides. Open pages are told afterwards.
 * @returns null when nothing was recorded
 */
export async function record(
  { write, live, now }: Recorder,
  userId: string,
  subject: Wished,
  decide: Decide,
): Promise<Recorded | null> {
  const recorded = await untilCurrent(() =>
    write(userId, async (trx) => {
      const moment = { ...(await findMoment(trx, userId, subject)), trx, now: now() }
      const decided = await decideOn(userId, moment, decide)
      if (!decided) return null
      const { fact } = decided
      if (fact?.kind === 'decision-recorded')
        await enqueueCritique(trx, { userId, decisionId: fact.decisionId, assetId: fact.assetId }, moment.now)
      return appendDecided(trx, userId, moment, decided, moment.now)
    }),
  )
  const [first, last] = [recorded?.entries.at(0), recorded?.entries.at(-1)]
  if (!first || !last) return null
  const places = { sequence: last.sequence, after: first.sequence - 1 }
  if ('assetId' in last) live.publish(userId, 'recorded', { assetId: last.assetId, ...places })
  else live.publish(userId, 'principles-changed', places)
  return recorded
}

const findMoment = async (trx: Transaction<Tables>, userId: string, { withMarket = false, ...subject }: Wished) =>
  withMarket
    ? findStandingWithMarket(trx, userId, subject)
    : { ...(await findStanding(trx, userId, subject)), market: null }

/** A refusal counts only if the ledger stood still meanwhile: what it was decided on may have been changed by a twin. */
async function decideOn(userId: string, moment: Moment, decide: Decide): Promise<Decided | null> {
  try {
    return await decide(moment)
  } catch (refusal) {
    const isRefused = refusal instanceof Refusal
    if (isRefused && (await findHead(moment.trx, userId)).sequence !== moment.head.sequence) throw new SequenceTaken()
    throw refusal
  }
}

/** The same within a transaction that is open already, for a journal that is written with the days of the past. */
export async function appendDecided(
  trx: Transaction<Tables>,
  userId: string,
  { head, asset }: Pick<Standing, 'head' | 'asset'>,
  { fact, observations = [] }: Decided,
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
  const alertsOf = (seen: PriceObservation, splits: readonly Split[]) =>
    current === null ? [] : reachedBy(current, seen, splits)
  // Few prices reach a level, and only for those it matters which splits are reported.
  if (current === null || !observations.some((seen) => alertsOf(seen, []).length > 0))
    return { entries, asset: current }
  const { splits } = await findMarketData(trx, symbolOf(current.facts))
  // One after the other, for what is told of one level may leave the other still to be reached.
  for (const seen of observations) for (const alert of alertsOf(seen, splits)) await add(alert)
  return { entries, asset: current }
}
