import type { Correction, CorrectionConsequenceView, CorrectionPreviewView } from '#contract/corrections.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { onceCorrected } from '#domain/assets/corrected-entries.ts'
import { effectiveDay } from '#domain/assets/effective-order.ts'
import { alertsInForce } from '#domain/assets/levels.ts'
import { ownDatedPrices, ownQuantities } from '#domain/assets/own-figures.ts'
import { isEqualSplit } from '#domain/assets/pending-split.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import type { ReportedSplit } from '#domain/prices/known-market.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { nearestPrice } from '#domain/prices/nearest-price.ts'
import { seriesSymbol } from '#domain/prices/series.ts'
import type { AppContext } from '../app-context.ts'
import { viewAssetRow } from '../assets/asset-row-view.ts'
import type { Db } from '../database/open-database.ts'
import { found } from '../http/problem.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { symbolOf } from '../ledger/read-model.ts'
import { findStanding } from '../ledger/standing-store.ts'
import { allSplits } from '../prices/all-splits.ts'
import { type AssetMarketData, findMarketData } from '../prices/market-data.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'
import { datedQuote, firstCloseOf, listClosesAround } from '../prices/nearest-close.ts'
import { splitsOfShare } from '../prices/splits-of-share.ts'
import { typedAfterCorrection } from '../prices/typed-after-correction.ts'
import { alertsToldLate } from '../recording/alerts-told-late.ts'
import { correctionOf, isOfUnlisted, otherCompanyOf } from './record-correction-once.ts'

/**
 * Previews how a correction would change the figures of an asset, with values to compare it with. Nothing is recorded.
 * A correction that would be refused is not an error here; the response contains the reason.
 */
export async function previewCorrection(
  context: AppContext,
  userId: string,
  assetId: number,
  body: Correction,
): Promise<CorrectionPreviewView> {
  const { db, now } = context
  const isUnlisted = await isOfUnlisted(context, userId, assetId, body)
  const moment = { ...(await findStanding(db, userId, { assetId })), trx: db, now: now(), market: null }
  const before = found(moment.asset, NO_SUCH_ASSET)
  const { entries, result } = await correctionOf(moment, userId, before, { ...body, requestHash: '', isUnlisted })
  if (!result.ok) return { consequence: null, refusal: result.problem.message }
  const fact = result.value
  const all = [...entries, { ...fact, sequence: moment.head.sequence + 1, recordedAt: moment.now }]
  const alerts = await alertsToldLate(moment, userId, assetId, fact)
  const told = alerts.map((alert, nth) => ({
    ...alert,
    sequence: moment.head.sequence + 2 + nth,
    recordedAt: moment.now,
  }))
  const after = found(replayAsset([...all, ...told]), NO_SUCH_ASSET)
  const market = await marketAfter(db, userId, { before, after }, moment.now)
  const figures = (asset: Asset, marketNow: AssetMarketData) =>
    figuresOf(asset, marketNow, fact.correctsSequence, moment.now)
  const consequence = {
    before: figures(before, await findMarketOfAsset(db, userId, before, moment.now)),
    after: figures(after, market),
    ...(await heldAgainst(
      context,
      userId,
      { entries: onceCorrected(all), asset: after, market },
      fact.correctsSequence,
    )),
    filledInOn: dayOfFilledPrice(entries, all, fact.correctsSequence),
    otherCompany: await otherCompanyOf(context, before, body),
  }
  return { consequence, refusal: null }
}

/** The market with the splits that will count for everybody once the correction is recorded. */
async function marketAfter(
  db: Db,
  userId: string,
  { before, after }: { readonly before: Asset; readonly after: Asset },
  now: string,
): Promise<AssetMarketData> {
  const market = await findMarketOfAsset(db, userId, after, now)
  const changes = await typedAfterCorrection(db, { userId, before, after })
  const change = changes.find(({ symbol }) => symbol === symbolOf(after.facts))
  if (!change) return market
  const isDropped = (split: ReportedSplit) =>
    change.dropped.some((dropped) => dropped.source === split.source && isEqualSplit(dropped, split))
  const remaining = market.splits.filter((split) => !isDropped(split))
  return { ...market, splits: [...remaining, ...change.added.map((split) => ({ ...split, source: 'typed' as const }))] }
}

function figuresOf(
  asset: Asset,
  market: AssetMarketData,
  sequence: number,
  now: string,
): CorrectionConsequenceView['before'] {
  const { quantity, costBasis, totalGainLoss, realizedGain } = viewAssetRow(asset, market, now)
  const trade = asset.trades.find((each) => each.sequence === sequence)
  const moved = { does: trade?.does ?? null, amount: trade?.amount ?? null }
  const levelsPassed = alertsInForce(asset).map(({ level }) => level)
  return { quantity, costBasis, totalGainLoss, realizedGain, ...moved, levelsPassed: [...new Set(levelsPassed)] }
}

/**
 * The day of the last known price that stood in the form of a decision and was sent untouched; null for a price that was typed, then or
 * by a correction.
 * @param written as they stand in the ledger, in which no day was moved
 */
function dayOfFilledPrice(written: readonly AssetEntry[], all: readonly AssetEntry[], sequence: number): string | null {
  const priceIn = (entries: readonly AssetEntry[]) => {
    const entry = entries.find((one) => one.sequence === sequence)
    return entry?.kind === 'decision-recorded' && !entry.isPriceAttached ? entry.price : null
  }
  const [sent, standing] = [priceIn(written), priceIn(onceCorrected(all))]
  const isFilledIn = standing !== null && standing.source !== 'typed' && standing.source !== 'uploaded'
  return sent && isFilledIn ? marketDayOf(sent.knownAt ?? sent.at) : null
}

type Known = { readonly entries: readonly AssetEntry[]; readonly asset: Asset; readonly market: AssetMarketData }

/** The known prices and quantities other than those of the entry itself. */
async function heldAgainst({ db }: AppContext, userId: string, { entries, asset, market }: Known, sequence: number) {
  const corrected = entries.find((entry) => entry.sequence === sequence)
  const on = corrected ? effectiveDay(corrected) : asset.lastDecision.on
  const [symbol, splits] = [seriesSymbol(asset.facts), allSplits(asset, market)]
  const closes = [...(await listClosesAround(db, userId, symbol, on)), ...datedQuote(market.quote)]
  return {
    on,
    nearest: nearestPrice([...closes, ...ownDatedPrices(entries, sequence)], on, splits),
    unitPrice:
      corrected?.kind === 'decision-recorded' && !corrected.isPriceAttached ? (corrected.price?.price ?? null) : null,
    sharePrice: asset.facts.type === 'options' ? await sharePriceOf(db, userId, asset.facts.ticker, on) : null,
    quantities: [...ownQuantities(entries, sequence, on)],
    firstOn: await firstCloseOf(db, symbol),
  }
}

/** The known price of the underlying share of an option nearest to a day; null when none is known. */
async function sharePriceOf(db: Db, userId: string, ticker: string, on: string): Promise<string | null> {
  const { quote } = await findMarketData(db, ticker)
  const { splits } = await splitsOfShare(db, userId, ticker)
  const closes = [...(await listClosesAround(db, userId, ticker, on)), ...datedQuote(quote)]
  return nearestPrice(closes, on, splits)?.price ?? null
}
