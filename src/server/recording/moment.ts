import type { Asset } from '#domain/assets/asset.ts'
import type { PriceObservation } from '#domain/assets/levels.ts'
import type { Entry, Fact, LevelCrossed } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { Refusal } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { findStanding, type Standing, type Subject } from '../ledger/standing-store.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { findStandingWithMarket } from './standing-with-market.ts'
import { SequenceTaken } from './until-current.ts'

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
export type Decided = {
  /** The fact; null when only prices are compared with stops and targets. */
  readonly fact: Fact | null
  /** Prices to compare with stops and targets after the fact. Each in shares of its own day, oldest first. */
  readonly observations?: readonly PriceObservation[]
  /** Alerts that are recorded afterwards, because the fact itself was recorded late. */
  readonly alerts?: readonly LevelCrossed[]
  /** Outcomes of claims that the fact puts right, recorded after it. */
  readonly outcomes?: readonly ClaimResolved[]
  /** Tickers of shares whose splits are others after the fact, so that claims of other assets have to be looked at again. */
  readonly withOtherSplits?: readonly string[]
}

/** The result: the entry of the fact with the alerts that it triggered, oldest first, and the asset after all of them. */
export type Recorded = { readonly entries: readonly Entry[]; readonly asset: Asset | null }

/** @returns null to record nothing. @throws Refusal when the rules forbid it */
export type Decide = (moment: Moment) => Promise<Decided | null>

/** Loads what a decision is based on. */
export const findMoment = async (
  db: Db,
  userId: string,
  { withMarket = false, isOnlyRead: _, ...subject }: Wished,
  now: Instant,
) => ({
  ...(withMarket
    ? await findStandingWithMarket(db, userId, subject, now)
    : { ...(await findStanding(db, userId, subject)), market: null }),
  trx: db,
  now,
})

/** A refusal counts only if the ledger has not grown meanwhile, because another request may have changed its basis. */
export async function decideOn(userId: string, moment: Moment, decide: Decide): Promise<Decided | null> {
  try {
    return await decide(moment)
  } catch (refusal) {
    const isRefused = refusal instanceof Refusal
    if (isRefused && (await findHead(moment.trx, userId)).sequence !== moment.head.sequence) throw new SequenceTaken()
    throw refusal
  }
}
