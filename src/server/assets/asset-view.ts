import type { AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import type { ExitName } from '#domain/assets/exits.ts'
import { levelsOf } from '#domain/assets/levels.ts'
import { multiplierOf } from '#domain/assets/option.ts'
import { actionsAfter } from '#domain/ledger/action.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { type StandingTest, stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import type { Instant } from '#domain/time.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { viewAssetRow } from './asset-row-view.ts'
import {
  ofDecision,
  stamp,
  viewAnalysis,
  viewEvent,
  viewOutcome,
  viewPositionChange,
  viewThesis,
} from './entry-view.ts'

/**
 * An asset whole: the specification's entity with its four histories.
 * @param entries all of the asset's entries, oldest first
 */
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
  writtenWith: setBy.action,
  state: stateOfTest(test, now),
})

/** One that is in force, or that the next Buy takes over. */
const hasExit = ({ exits, exitPercents }: Asset, name: ExitName): boolean =>
  exits[name] !== null || exitPercents[name] !== null

const exitPercentOf = ({ exits, exitPercents }: Asset, name: ExitName): Decimal | null => {
  const exit = exits[name]
  return exit ? exit.percent : exitPercents[name]
}
