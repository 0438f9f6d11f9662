import type { Asset } from '#domain/assets/asset.ts'
import { newestPrice } from '#domain/assets/current-price.ts'
import type { AssetFacts } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Price } from '#domain/prices/price.ts'
import type { Db } from '../database/open-database.ts'
import { findAssetNews } from './symbol-news.ts'

type Attached = { readonly price: Price; readonly isPriceAttached: true }

/** Before the first entry nothing is noted. */
const UNOPENED = { notedPrice: null, notedRaw: null, isPriceOfDecision: false, splits: [] }

/**
 * The price that goes with a decision for which none was sent: the newest that this database knows at the moment of the
 * recording. No provider is waited for. Nothing where nothing is known.
 * @param db the transaction of the recording
 * @param asset null for a first decision
 */
export async function attachedPrice(
  db: Db,
  userId: string,
  facts: AssetFacts,
  asset: Asset | null,
): Promise<Attached | Record<string, never>> {
  const { quote, closes = [], splits } = await findAssetNews(db, userId, facts)
  const known = newestPrice(asset ?? UNOPENED, quote, closes)
  if (!known) return {}
  // A first decision has no splits before it: a price from before one that is reported would stay in old shares.
  const isInOldShares = !asset && splits.some(({ effectiveOn }) => effectiveOn > marketDayOf(known.raw.at))
  return isInOldShares ? {} : { price: known.raw, isPriceAttached: true }
}
