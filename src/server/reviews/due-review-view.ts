import type { DueReviewView } from '#contract/reviews.ts'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import type { AssetFacts, Contract, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { ReviewTime } from '#domain/reviews/due-reviews.ts'
import { placeOfDay } from '#domain/reviews/place-of-day.ts'
import type { Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findImportedCount } from '../imports/imported-count.ts'

export const reviewTime = async (db: Db, userId: string, now: Instant): Promise<ReviewTime> => ({
  today: marketDayOf(now),
  imported: await findImportedCount(db, userId),
})

/** @param ofAsset the entries of its asset, as corrected */
export const viewDueReview = (
  decision: Entry<DecisionRecorded>,
  { ticker, companyName, type, contract }: Pick<AssetFacts, 'ticker' | 'companyName' | 'type' | 'contract'>,
  ofAsset: readonly AssetEntry[],
): DueReviewView => {
  const ofDay = placeOfDay(decision, ofAsset)
  return {
    sequence: decision.sequence,
    assetId: decision.assetId,
    ticker,
    companyName,
    action: decision.action,
    on: decidedOn(decision),
    ...(ofDay && { ofDay }),
    ...(type === 'options' && { option: viewOption(decision, contract) }),
  }
}

const viewOption = ({ quantity }: Entry<DecisionRecorded>, contract: Contract | null) => ({
  quantity,
  right: contract?.right ?? null,
  strike: contract?.strike ?? null,
  expiresOn: contract?.expiresOn ?? null,
})
