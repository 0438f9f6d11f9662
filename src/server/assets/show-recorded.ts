import type { AssetView } from '#contract/assets.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { type AssetMarketData, findAssetMarketData } from '../prices/market-data.ts'
import type { RecordedDecision } from '../recording/record-decision.ts'
import { viewAsset } from './asset-view.ts'
import { ANSWERED, findJournalPage } from './journal-page.ts'

/**
 * The answer to a decision: the asset as it was when that was recorded, valued as its own page values it. A repeat is told
 * the same of what was recorded; of prices it is told what is still known of those of then, and none that are younger.
 */
export async function showRecorded(
  { db }: AppContext,
  userId: string,
  decisionId: string,
  { asset, lastSequence, entries, market, recordedAt }: RecordedDecision,
): Promise<AssetView> {
  const known = market ?? (await findAssetMarketData(db, userId, asset.facts))
  const page = entries
    ? { entries, olderBefore: null, earlier: [] }
    : await findJournalPage(db, userId, asset, { upTo: lastSequence, count: ANSWERED })
  return viewAsset(asset, page, knownUntil(recordedAt, known), recordedAt, [decisionId])
}

/** What was held then may be in other shares than a price of later. */
const knownUntil = (at: Instant, { quote, closes = [], heldBack, splits }: AssetMarketData): AssetMarketData => ({
  quote: quote && quote.price.at <= at ? quote : null,
  closes: closes.filter(({ day }) => day <= lastSession(at).day),
  heldBack: heldBack && heldBack.at <= at ? heldBack : null,
  splits,
})
