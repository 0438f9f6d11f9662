import type { FileQuestion } from '#contract/prices.ts'
import type { Asset } from '#domain/assets/asset.ts'
import { knownBefore } from '#domain/assets/price-before.ts'
import { isInSameShares } from '#domain/prices/looks-like-split.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { DatedPrice } from '#domain/prices/nearest-price.ts'
import { adjustForSplits, type Split } from '#domain/prices/split.ts'
import { waitsWith } from '#domain/prices/split-question.ts'
import type { AppContext } from '../app-context.ts'
import { findMarketOfAsset } from './market-of-asset.ts'
import type { DayPrice } from './price-provider.ts'

type Closes = {
  /** Those that are brought. */
  readonly days: readonly DayPrice[]
  /** Prices that are known already, raw; of one day the later one last. */
  readonly earlier: readonly DatedPrice[]
  readonly splits: readonly Split[]
}

/**
 * The first close that may be one after the split of which the asset's page asks, and to which no known prices lead step by step. It looks
 * like no split itself.
 */
export async function closeInQuestion(
  { db, now }: AppContext,
  userId: string,
  asset: Asset,
  { days, earlier, splits }: Closes,
): Promise<Extract<FileQuestion, { kind: 'waits' }> | null> {
  const { question } = knownBefore(await findMarketOfAsset(db, userId, asset, now()), asset, now())
  if (question === null) return null
  const opened = marketDayOf(asset.openedAt)
  const closes = days.map(({ day, close }) => ({ on: day, price: close })).filter(({ on }) => on > opened)
  const inOrder = [...earlier, ...closes].sort((one, other) => (one.on < other.on ? -1 : 1))
  const inShares = ({ on, price }: DatedPrice) => adjustForSplits(price, on, splits)
  for (const [index, close] of inOrder.entries()) {
    const before = inOrder[index - 1]
    if (!before || !closes.includes(close) || !waitsWith(question, inShares(close))) continue
    if (!isInSameShares(inShares(before), inShares(close)))
      return { kind: 'waits', day: close.on, from: before.price, to: close.price }
  }
  return null
}
