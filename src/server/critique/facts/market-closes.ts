import type { CritiqueRequest } from '#domain/critique/critique.ts'
import {
  type ClosesOf,
  comparedDays,
  compareWithMarket,
  MARKET_TICKER,
  type MarketComparison,
} from '#domain/critique/market-comparison.ts'
import { untoldDaysOf } from '#domain/mirror/basis/untold-of-companies.ts'
import type { Split } from '#domain/prices/split.ts'
import { tellsClose } from '#domain/reviews/untold-closes.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../../database/open-database.ts'
import { listDailyPricesBetween } from '../../prices/daily-price-store.ts'
import { splitsOfShare } from '../../prices/splits-of-share.ts'
import { findWithheld } from '../../reviews/list-due-reviews.ts'

/**
 * Sets the asset of a request beside the market, by closes that are there already.
 * @param earlier what an earlier critique of the same decision was given, which is given again
 * @returns null where it cannot be, and where it would tell how a claim came out whose review is still to come
 */
export type MarketSource = (
  userId: string,
  request: CritiqueRequest,
  earlier: MarketComparison | null,
) => Promise<MarketComparison | null>

/** Reads the closes that are stored; nobody is asked for more. */
export const openMarketSource =
  (db: Db, now: () => Instant): MarketSource =>
  async (userId, request, earlier) => {
    const compared = earlier ?? (await compareByStored(db, userId, request))
    if (!compared) return null
    const { closes } = await findWithheld(db, userId, now())
    // What the market did decides the claims on other companies that are held against it, too.
    const untold = [request.ticker, MARKET_TICKER].flatMap((ticker) => untoldDaysOf(ticker, closes))
    return tellsClose(compared, untold) ? null : compared
  }

async function compareByStored(db: Db, userId: string, request: CritiqueRequest): Promise<MarketComparison | null> {
  const { from, until } = comparedDays(request)
  const closesOf = async (ticker: string, splits: readonly Split[]): Promise<ClosesOf> => ({
    closes: await listDailyPricesBetween(db, userId, ticker, from, until),
    splits,
  })
  // An option's comparison is about its share, whose splits are no splits of the contract.
  const { splits } = request.option ? await splitsOfShare(db, userId, request.ticker) : request
  const market = await closesOf(MARKET_TICKER, (await splitsOfShare(db, userId, MARKET_TICKER)).splits)
  return compareWithMarket(request, await closesOf(request.ticker, splits), market)
}
