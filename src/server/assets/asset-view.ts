import type { AssetRowView, AssetView } from '#contract/assets.ts'
import type { AnalysisView } from '#contract/critiques.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { valueAsset } from '#domain/assets/valuation.ts'
import { actionsAfter, isListAction, LIST_OF } from '#domain/decisions/action.ts'
import type { CritiqueRecorded, DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import type { Price } from '#domain/prices/price.ts'
import { type Quote, todaysValues } from '#domain/prices/quote.ts'
import { type Instant, readableDate } from '#domain/time.ts'

const MARKET_ZONE = 'America/New_York'

/**
 * The one place where the domain's terms become the specification's field names.
 * @param quote what a provider said last of this symbol; null when none did
 */
export function viewAssetRow(asset: Asset, quote: Quote | null, now: Instant): AssetRowView {
  const price = latest(asset.notedPrice, quote?.price ?? null)
  const value = valueAsset(asset, price?.price ?? null)
  return {
    assetId: asset.assetId,
    ticker: asset.facts.ticker,
    companyName: asset.facts.companyName,
    stockOrOptions: asset.facts.type,
    list: LIST_OF[asset.list],
    quantity: value.quantity,
    costBasis: value.costBasis,
    initialValue: value.initialValue,
    currentValue: value.currentValue,
    totalGainLoss: value.totalGainLossPercent,
    currentPrice: price,
    todaysValues: quote && todaysValues(quote, now),
    initialConfidence: asset.firstConfidence,
    confidence: asset.confidence,
  }
}

/** @param entries all of the asset's entries, oldest first */
export function viewAsset(
  asset: Asset,
  entries: readonly AssetEntry[],
  quote: Quote | null,
  now: Instant,
  awaitingCritique: string[],
): AssetView {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const critiques = entries.filter((entry) => entry.kind === 'critique-recorded')
  const { contract, stopLossPercent, takeProfitPercent } = asset.facts
  return {
    ...viewAssetRow(asset, quote, now),
    ...stamp(asset.openedAt),
    contract,
    stopLossYesNo: stopLossPercent === null ? 'No' : 'Yes',
    stopLossPercentage: stopLossPercent,
    takeProfitYesNo: takeProfitPercent === null ? 'No' : 'Yes',
    takeProfitPercentage: takeProfitPercent,
    nextActions: [...actionsAfter(asset.list)],
    watchBuySell: decisions.flatMap(viewMove),
    confidenceLevel: decisions.map((entry) => ({
      ...stamp(entry.recordedAt),
      ...ofDecision(entry),
      level: entry.confidence,
    })),
    thesis: decisions.map(viewThesis),
    aiAnalysis: critiques.map((entry) => viewAnalysis(entry, decisions)),
    awaitingCritique,
  }
}

const viewMove = ({ action, recordedAt }: Entry<DecisionRecorded>): AssetView['watchBuySell'] =>
  isListAction(action) ? [{ date: recordedAt, dateReadable: readableDate(recordedAt, MARKET_ZONE), action }] : []

const viewThesis = (entry: Entry<DecisionRecorded>): AssetView['thesis'][number] => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  thesis: entry.thesis,
  action: entry.action,
  quantity: entry.quantity,
  price: entry.price,
})

const viewAnalysis = (entry: Entry<CritiqueRecorded>, decisions: readonly Entry<DecisionRecorded>[]): AnalysisView => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  action: decisions.find(({ decisionId }) => decisionId === entry.decisionId)?.action ?? '',
  aiAnalysis: entry.text,
  status: entry.status,
  reason: entry.reason,
  model: entry.model,
  promptVersion: entry.promptVersion,
  promptHash: entry.promptHash,
  durationMs: entry.durationMs,
})

const stamp = (at: string) => ({ dateAdded: at, dateAddedReadable: readableDate(at, MARKET_ZONE) })

const ofDecision = ({ decisionId, sequence }: { decisionId: string; sequence: number }) => ({ decisionId, sequence })

/** Both are ISO instants in UTC, so their order as text is their order in time. */
const latest = (one: Price | null, other: Price | null): Price | null =>
  one && other ? (one.at >= other.at ? one : other) : (one ?? other)
