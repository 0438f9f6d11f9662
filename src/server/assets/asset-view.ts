import type { AssetEventView, AssetRowView, AssetView, LevelChangeView } from '#contract/assets.ts'
import type { AlertTriggeredView } from '#contract/charts.ts'
import type { AnalysisView } from '#contract/critiques.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import { type AlertTriggered, type Asset, type AssetEntry, type DoubtedPrice, isDoubted } from '#domain/assets/asset.ts'
import { currentPrice, usablePrices } from '#domain/assets/current-price.ts'
import type { ExitName } from '#domain/assets/exits.ts'
import { alertsInForce, levelsOf } from '#domain/assets/levels.ts'
import { awaitsOutcome, multiplierOf } from '#domain/assets/option.ts'
import { pendingSplit } from '#domain/assets/pending-split.ts'
import { todaysGain } from '#domain/assets/today.ts'
import { gainWhileWatched, valueAssetNow } from '#domain/assets/valuation.ts'
import { actionsAfter, isListAction, LIST_OF } from '#domain/ledger/action.ts'
import type { CritiqueRecorded, DecisionRecorded, Entry, Level, LevelChange } from '#domain/ledger/entry.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Decimal, percentChange, roundUnitPrice } from '#domain/prices/money.ts'
import { usdWords } from '#domain/prices/money-words.ts'
import { todaysValues } from '#domain/prices/quote.ts'
import { looksLikeSplit } from '#domain/prices/validate-quote.ts'
import { type StandingTest, stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import { type Instant, readableDate } from '#domain/time.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { doubtQuestion, sourceName, tradedQuestion } from '../prices/price-source.ts'

/**
 * The one place where the domain's terms become the specification's field names.
 * @param news what providers say of this symbol
 */
export function viewAssetRow(
  asset: Asset,
  { splits, heldBack, ...market }: AssetMarketData,
  now: Instant,
): AssetRowView {
  const pending = pendingSplit(asset, splits, now)
  const { quote, closes, doubted } = usablePrices(asset, market, pending)
  const current = currentPrice(asset, quote, pending, closes)
  const value = valueAssetNow(asset, current, pending)
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
    currentPrice: current.price,
    todaysValues: quote && todaysValues(quote, now),
    today: todaysGain(asset, quote, current, now, closes),
    gainWhileWatched: gainWhileWatched(asset),
    initialConfidence: asset.firstConfidence,
    confidence: asset.confidence,
    realizedGain: value.realizedGain,
    crossings: alertsInForce(asset).map(viewAlertTriggered),
    isAwaitingOutcome: awaitsOutcome(asset, now),
    pendingSplit: pending,
    heldBackPrice: viewDoubted(asset.doubted) ?? viewDoubted(doubted) ?? heldBack,
  }
}

/** A price that looks like a split of what the user said before: the same question as of two prices of a provider. */
function viewDoubted(doubted: DoubtedPrice | null): AssetRowView['heldBackPrice'] {
  if (!doubted) return null
  const { price, knownPrice, isTraded } = doubted
  const change = percentChange(knownPrice, price.price) ?? ''
  const moved = `${change.replace('-', '')}% ${change.startsWith('-') ? 'below' : 'above'} the ${usdWords(knownPrice)} before it`
  const looksLike = looksLikeSplit(knownPrice, price.price) ?? undefined
  const question = isTraded ? tradedQuestion(looksLike) : doubtQuestion(looksLike)
  const said = `${price.source === 'typed' ? 'You typed' : `${sourceName(price.source)} says`} ${usdWords(price.price)}`
  return { ...price, knownPrice, reason: `${said}, which is ${moved}. ${question}` }
}

export const viewAlertTriggered = ({ price, ...crossing }: AlertTriggered): AlertTriggeredView => ({
  ...crossing,
  levelPrice: roundUnitPrice(crossing.levelPrice),
  price: roundUnitPrice(price.price),
  at: price.at,
  on: marketDayOf(price.at),
})

/** @param entries all of the asset's entries, oldest first */
export function viewAsset(
  asset: Asset,
  entries: readonly AssetEntry[],
  news: AssetMarketData,
  now: Instant,
  awaitingCritique: string[],
): AssetView {
  const decisions = entries.filter((entry) => entry.kind === 'decision-recorded')
  const critiques = entries.filter((entry) => entry.kind === 'critique-recorded')
  const { contract } = asset.facts
  const levels = levelsOf(asset)
  return {
    ...viewAssetRow(asset, news, now),
    ...stamp(asset.openedAt),
    contract: contract && { ...contract, multiplier: multiplierOf(contract) },
    stopLossYesNo: hasExit(asset, 'stopLoss') ? 'Yes' : 'No',
    stopLossPercentage: exitPercentOf(asset, 'stopLoss'),
    takeProfitYesNo: hasExit(asset, 'takeProfit') ? 'Yes' : 'No',
    takeProfitPercentage: exitPercentOf(asset, 'takeProfit'),
    stopLossPrice: levels.stopLoss && roundUnitPrice(levels.stopLoss),
    takeProfitPrice: levels.takeProfit && roundUnitPrice(levels.takeProfit),
    splits: [...asset.splits],
    outcome: entries.flatMap(viewOutcome).at(-1) ?? null,
    nextActions: [...actionsAfter(asset.list)],
    watchBuySell: entries.flatMap(viewPositionChange),
    confidenceLevel: decisions.map((entry) => ({
      ...stamp(entry.recordedAt),
      ...ofDecision(entry),
      level: entry.confidence,
    })),
    thesis: decisions.map(viewThesis),
    aiAnalysis: critiques.map((entry) => viewAnalysis(entry, decisions)),
    events: entries.flatMap((entry) => viewEvent(entry, asset)),
    ownTests: asset.ownTests.map((test) => viewOwnTest(test, now)),
    awaitingCritique,
  }
}

const viewOwnTest = ({ setBy, ...test }: StandingTest, now: Instant): OwnTestView => ({
  ...test,
  setBySequence: setBy.sequence,
  writtenAt: setBy.at,
  state: stateOfTest(test, now),
})

/** One that is in force, or that the next Buy takes over. */
const hasExit = ({ exits, exitPercents }: Asset, name: ExitName): boolean =>
  exits[name] !== null || exitPercents[name] !== null

const exitPercentOf = ({ exits, exitPercents }: Asset, name: ExitName): Decimal | null => {
  const exit = exits[name]
  return exit ? exit.percent : exitPercents[name]
}

/** What is no decision and no critique of one, as it was recorded. */
function viewEvent(entry: AssetEntry, asset: Asset): AssetEventView[] {
  const recorded = { ...stamp(entry.recordedAt), sequence: entry.sequence }
  switch (entry.kind) {
    case 'price-noted':
      return [
        {
          ...recorded,
          kind: entry.kind,
          price: entry.price,
          ...(isDoubted(entry, asset.splits) && { isDoubted: true }),
        },
      ]
    case 'split-recorded': {
      const { kind, effectiveOn, newShares, oldShares } = entry
      return [{ ...recorded, kind, effectiveOn, newShares, oldShares }]
    }
    case 'option-settled':
      return [{ ...recorded, kind: entry.kind, outcome: entry.outcome, price: entry.price }]
    case 'level-crossed': {
      const { kind, level, levelPrice, price, setBySequence } = entry
      return [{ ...recorded, kind, level, levelPrice, price, setBySequence }]
    }
    case 'own-test-answered': {
      const { kind, hasHappened, setBySequence } = entry
      const line = asset.ownTests.find(({ setBy }) => setBy.sequence === setBySequence)?.line ?? ''
      return [{ ...recorded, kind, line, hasHappened, setBySequence }]
    }
    default:
      return []
  }
}

/** An option that expired went off the bought list as a sale does. */
function viewPositionChange(entry: AssetEntry): AssetView['watchBuySell'] {
  const action = entry.kind === 'option-settled' ? 'Sell' : entry.kind === 'decision-recorded' ? entry.action : null
  const { recordedAt } = entry
  return action !== null && isListAction(action)
    ? [{ date: recordedAt, dateReadable: readableDate(recordedAt, MARKET_ZONE), action }]
    : []
}

const viewOutcome = (entry: AssetEntry): NonNullable<AssetView['outcome']>[] =>
  entry.kind === 'option-settled'
    ? [{ outcome: entry.outcome, ...stamp(entry.recordedAt), sequence: entry.sequence, price: entry.price }]
    : []

const viewThesis = (entry: Entry<DecisionRecorded>): AssetView['thesis'][number] => ({
  ...stamp(entry.recordedAt),
  ...ofDecision(entry),
  thesis: entry.thesis,
  action: entry.action,
  quantity: entry.quantity,
  price: entry.price,
  ...(entry.ownTest && { wrongIf: entry.ownTest.line }),
  ...(entry.ownTest?.on && { wrongIfOn: entry.ownTest.on }),
  ...(entry.isPriceAttached && { isPriceAttached: true }),
  ...(entry.levels && {
    levelChanges: [
      ...viewLevelChange('stop-loss', entry.levels.stopLoss),
      ...viewLevelChange('take-profit', entry.levels.takeProfit),
    ],
  }),
})

const viewLevelChange = (level: Level, change: LevelChange | undefined): LevelChangeView[] =>
  change && (change.from ?? change.to) !== null
    ? [
        {
          level,
          from: change.from && roundUnitPrice(change.from),
          to: change.to && roundUnitPrice(change.to),
          percentage: change.percent,
        },
      ]
    : []

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
