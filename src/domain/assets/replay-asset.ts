import { openClaimsOf } from '../claims/open-claim.ts'
import { isListAction, type ListAction } from '../ledger/action.ts'
import type { CorrectionRecorded } from '../ledger/correction-recorded.ts'
import type { DecisionRecorded, Entry, LevelCrossed, OptionSettled, SplitRecorded } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { splitPrice } from '../prices/split.ts'
import { testsAfterAnswer, testsAfterDecision, testsAfterEnd } from '../tests-of-own/standing-test.ts'
import type { Instant } from '../time.ts'
import type { Asset, AssetEntry } from './asset.ts'
import { afterReview } from './begun-review.ts'
import { correctedAmong } from './corrected-entries.ts'
import { decidedAfter, decidedAt, isWrittenLater, lastDecisionOf } from './day-decided.ts'
import { inEffectiveOrder, isOpening, isToldLate } from './effective-order.ts'
import { exitsAfter, NO_EXITS, splitExits } from './exits.ts'
import { alertOf, reachesLevel, splitAlerts, toldOf } from './levels.ts'
import { afterPriceNoted, afterPriceOfDecision, noted } from './own-prices.ts'
import { applyToHoldingPeriods, settleHoldingPeriods, splitHoldingPeriods } from './position.ts'
import { restatedByAlert, restatedByDecision } from './restated-levels.ts'
import { isBeforeFirst } from './split-before-first.ts'
import { isNoSplit, recordedSplit } from './split-correction.ts'
import { splitTrades, tradesOf } from './trade.ts'
import { splitUnits } from './units.ts'

/**
 * Entries that contradict each other, so that they have no asset. Its message names the contradiction and continues a
 * sentence.
 */
export class ContradictoryEntries extends RangeError {}

/**
 * Replays one asset's entries, oldest first.
 * @returns null when there are none.
 * @throws ContradictoryEntries when the first entry does not open an asset, or a later one opens it again: one number
 * stands for one company.
 */
export function replayAsset(entries: readonly AssetEntry[]): Asset | null {
  const asset = inEffectiveOrder(entries).reduce<Asset | null>(applyEntry, null)
  return asset && withReplacedPrices(asset, entries)
}

/** What a reader of a single entry needs besides, because the entry's figures may follow from other entries. */
function withReplacedPrices(asset: Asset, entries: readonly AssetEntry[]): Asset {
  if (asset.corrections.length === 0) return asset
  const { replacedPrices, comparisons } = correctedAmong(entries)
  return { ...asset, replacedPrices, comparisons }
}

/** It pauses after so many entries, which are replayed in about a millisecond. */
const STEP = 250

/** The same in steps, for callers that must not block others. */
export function* replayAssetInSteps(entries: readonly AssetEntry[]): Generator<undefined, Asset | null> {
  let asset: Asset | null = null
  for (const [index, entry] of inEffectiveOrder(entries).entries()) {
    asset = applyEntry(asset, entry)
    if ((index + 1) % STEP === 0) yield
  }
  return asset && withReplacedPrices(asset, entries)
}

/**
 * Whether what an asset is after one more entry follows from all of its entries. Where one was corrected, a price that is compared with
 * an earlier one is told with the splits that stood by then, which the corrections alone know.
 */
export const followsFromAll = (asset: Asset | null, entry: AssetEntry): boolean =>
  isToldLate(entry) || (Boolean(asset?.corrections.length) && 'doubtedAfter' in entry)

/** What an asset is after one more entry, of those in their effective order. */
export function applyEntry(asset: Asset | null, entry: AssetEntry): Asset {
  if (!asset) return openedBy(entry)
  if (isOpening(entry))
    throw new ContradictoryEntries(`entry ${entry.sequence} opens asset ${entry.assetId} a second time`)
  const seen = { ...asset, lastSequence: Math.max(asset.lastSequence, entry.sequence) }
  switch (entry.kind) {
    case 'decision-recorded':
      return afterDecision(seen, entry)
    case 'price-noted':
      return { ...seen, ...afterPriceNoted(asset, entry) }
    case 'critique-recorded':
      return seen
    case 'split-recorded':
      return isNoSplit(entry) ? seen : afterSplit(seen, entry)
    case 'option-settled':
      return afterOutcome(seen, entry)
    case 'own-test-answered':
      return { ...seen, ownTests: testsAfterAnswer(asset.ownTests, entry) }
    case 'review-answered':
    case 'review-graded':
      return { ...seen, reviews: afterReview(asset.reviews, entry) }
    case 'claim-resolved':
      // The claim is open anew: what the closes of another company told is no outcome of it.
      if (entry.isOfOtherTicker) return seen
      return { ...seen, openClaims: asset.openClaims.filter(({ sequence }) => sequence !== entry.setBySequence) }
    case 'level-crossed':
      return afterAlert(seen, entry)
    case 'correction-recorded':
      return { ...seen, corrections: [...asset.corrections, recordedCorrection(entry)] }
  }
}

function openedBy(entry: AssetEntry): Asset {
  if (!isOpening(entry) || !isListAction(entry.action))
    throw new ContradictoryEntries(`entry ${entry.sequence} does not open asset ${entry.assetId}`)
  const { stopLossPercent, takeProfitPercent } = entry.asset
  const exitPercents = { stopLoss: stopLossPercent, takeProfit: takeProfitPercent }
  return {
    assetId: entry.assetId,
    addedAt: entry.recordedAt,
    openedAt: decidedAt(entry),
    facts: entry.asset,
    list: entry.action,
    listedAt: decidedAt(entry),
    watched: entry.action === 'Watch' ? { quantity: entry.quantity ?? '0', price: entry.price?.price ?? null } : null,
    holdingPeriods: applyToHoldingPeriods([], entry),
    trades: tradesOf([], entry),
    ...exitsAfter({ exits: NO_EXITS, exitPercents }, entry, []),
    firstConfidence: entry.confidence,
    confidence: entry.confidence,
    notedPrice: entry.price,
    notedRaw: entry.price?.price ?? null,
    isPriceOfDecision: true,
    typedAt: null,
    quarantined: null,
    splits: [],
    ownTests: testsAfterDecision([], entry),
    openClaims: openClaimsOf(entry, entry.asset),
    reviews: [],
    crossings: [],
    outcome: null,
    lastDecision: lastDecisionOf(entry, null),
    corrections: [],
    replacedPrices: [],
    comparisons: [],
    withdrawnAlerts: [],
    quarantinedAlerts: [],
    laterAlerts: [],
    restatedLevels: [],
    lastWrittenLater: 0,
    lastSequence: entry.sequence,
  }
}

function afterDecision(asset: Asset, entry: Entry<DecisionRecorded>): Asset {
  return {
    ...asset,
    ...(isListAction(entry.action) ? listed(entry.action, decidedAt(entry)) : {}),
    holdingPeriods: applyToHoldingPeriods(asset.holdingPeriods, traded(entry)),
    trades: [...asset.trades, ...tradesOf(asset.holdingPeriods, traded(entry))],
    ...exitsAfter(asset, entry, asset.splits, decidedAfter(entry, asset.lastDecision)),
    ownTests: testsAfterDecision(asset.ownTests, entry),
    openClaims: [...asset.openClaims, ...openClaimsOf(entry, asset.facts)],
    confidence: entry.confidence,
    lastDecision: lastDecisionOf(entry, asset.lastDecision),
    restatedLevels: [...asset.restatedLevels, ...restatedByDecision(asset, entry)],
    lastWrittenLater: isWrittenLater(entry) ? Math.max(asset.lastWrittenLater, entry.sequence) : asset.lastWrittenLater,
    ...afterPriceOfDecision(asset, entry),
  }
}

function afterAlert(asset: Asset, entry: Entry<LevelCrossed>): Asset {
  const { sequence, isOfQuarantined, isOfOtherTicker } = entry
  if (isOfQuarantined || isOfOtherTicker || !reachesLevel(asset, entry))
    return {
      ...asset,
      withdrawnAlerts: [...asset.withdrawnAlerts, sequence],
      quarantinedAlerts: isOfQuarantined ? [...asset.quarantinedAlerts, sequence] : asset.quarantinedAlerts,
    }
  const counted = alertOf(asset, entry)
  // A correction has made two levels one, or an earlier price reaches it too: what came first is told.
  const earlier = toldOf(asset, counted)
  if (earlier) {
    const later = { sequence: entry.sequence, earlier: earlier.sequence }
    return { ...asset, laterAlerts: [...asset.laterAlerts, later] }
  }
  return {
    ...asset,
    crossings: [...asset.crossings, counted],
    restatedLevels: [...asset.restatedLevels, ...restatedByAlert(entry, counted)],
  }
}

const recordedCorrection = (entry: Entry<CorrectionRecorded>): Asset['corrections'][number] => {
  const { sequence, recordedAt, correctsSequence, field, from, to, reason, priceOfDay, doubtedAfter, comparedOn } =
    entry
  const { ownOutcomes, outcomePrice } = entry
  return {
    sequence,
    recordedAt,
    correctsSequence,
    field,
    from,
    to,
    reason,
    ...(priceOfDay && { priceOfDay }),
    ...(doubtedAfter && { doubtedAfter }),
    ...(comparedOn && { comparedOn }),
    ...(ownOutcomes && { ownOutcomes }),
    ...(outcomePrice && { outcomePrice }),
  }
}

function afterOutcome(asset: Asset, entry: Entry<OptionSettled>): Asset {
  const { outcome, price, recordedAt, sequence } = entry
  return {
    ...asset,
    ...listed('Sell', recordedAt),
    holdingPeriods: settleHoldingPeriods(asset.holdingPeriods, entry),
    trades: [
      ...asset.trades,
      ...tradesOf(asset.holdingPeriods, entry).map((trade) => ({ ...trade, on: lastDayOf(asset, trade.on) })),
    ],
    exits: NO_EXITS,
    ownTests: testsAfterEnd(asset.ownTests, recordedAt),
    ...noted(price, true),
    outcome: { outcome, price, recordedAt, sequence },
    lastDecision: lastDecisionOf({ recordedAt, sequence, action: 'Sell' }, asset.lastDecision),
  }
}

/** What an option brought in came by its last day, however late that is told: an account grows by no money that it had already. */
const lastDayOf = ({ facts }: Asset, toldOn: string): string => {
  const expiresOn = facts.contract?.expiresOn
  return expiresOn != null && expiresOn < toldOn ? expiresOn : toldOn
}

/** What was known of a price is not what somebody was paid. */
const traded = (entry: Entry<DecisionRecorded>): Entry<DecisionRecorded> =>
  entry.isPriceAttached ? { ...entry, price: null } : entry

/** On another list: what had been reached there is of the past. */
const listed = (list: ListAction, at: Instant): Pick<Asset, 'list' | 'listedAt' | 'crossings'> => ({
  list,
  listedAt: at,
  crossings: [],
})

/** Everything told in old shares is told in new ones from here on. Nothing is, where the split is of before the first entry. */
function afterSplit(asset: Asset, split: Entry<SplitRecorded>): Asset {
  const { watched, notedPrice } = asset
  if (isBeforeFirst(split, marketDayOf(asset.openedAt))) return afterEarlySplit(asset, split)
  return {
    ...asset,
    watched: watched && {
      ...splitUnits(watched, split),
      price: watched.price && splitPrice(watched.price, split),
    },
    holdingPeriods: splitHoldingPeriods(asset.holdingPeriods, split),
    trades: splitTrades(asset.trades, split),
    exits: splitExits(asset.exits, split),
    notedPrice: notedPrice && { ...notedPrice, price: splitPrice(notedPrice.price, split) },
    splits: [...asset.splits, recordedSplit(split)],
    crossings: splitAlerts(asset.crossings, split),
  }
}

/** Only a price that Candor attached to the first entry may be from before such a split. */
function afterEarlySplit(asset: Asset, split: Entry<SplitRecorded>): Asset {
  const { watched, notedPrice } = asset
  const splits = [...asset.splits, recordedSplit(split)]
  if (notedPrice === null || marketDayOf(notedPrice.at) >= split.effectiveOn) return { ...asset, splits }
  return {
    ...asset,
    watched: watched && { ...watched, price: watched.price && splitPrice(watched.price, split) },
    notedPrice: { ...notedPrice, price: splitPrice(notedPrice.price, split) },
    splits,
  }
}
