import type { CritiqueRequest } from '#domain/critique/critique.ts'
import {
  type ClosesOf,
  comparedDays,
  compareWithMarket,
  MARKET_TICKER,
  type MarketComparison,
} from '#domain/critique/market-comparison.ts'
import type { Split } from '#domain/prices/split.ts'
import type { Db } from '../../database/open-database.ts'
import { listDailyPricesBetween } from '../../prices/daily-price-store.ts'
import { findMarketData } from '../../prices/market-data.ts'

/** Sets the asset of a request beside the market, by closes that are there already. @returns null where it cannot be */
export type MarketSource = (userId: string, request: CritiqueRequest) => Promise<MarketComparison | null>

/** Reads the closes that are stored; nobody is asked for more. */
export const openMarketSource =
  (db: Db): MarketSource =>
  async (userId, request) => {
    const { from, until } = comparedDays(request)
    const closesOf = async (ticker: string, splits: readonly Split[]): Promise<ClosesOf> => ({
      closes: await listDailyPricesBetween(db, userId, ticker, from, until),
      splits,
    })
    // An option's comparison is about its share, whose splits are no splits of the contract.
    const splits = request.option ? (await findMarketData(db, request.ticker)).splits : request.splits
    const market = await closesOf(MARKET_TICKER, (await findMarketData(db, MARKET_TICKER)).splits)
    return compareWithMarket(request, await closesOf(request.ticker, splits), market)
  }
