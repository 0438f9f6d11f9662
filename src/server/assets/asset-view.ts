import type { AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import type { Asset } from '#domain/assets/asset.ts'
import type { ExitName } from '#domain/assets/exits.ts'
import { levelsOf } from '#domain/assets/levels.ts'
import { multiplierOf } from '#domain/assets/option.ts'
import { actionsAfter } from '#domain/ledger/action.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { type StandingTest, stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import type { Instant } from '#domain/time.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { viewAssetRow } from './asset-row-view.ts'
import { type JournalPage, purchaseOf } from './journal-page.ts'
import { stamp, viewJournal, viewThesis } from './journal-view.ts'

/**
 * An asset whole: the specification's entity with its four histories.
 * @param page the entries that its histories show
 */
export function viewAsset(
  asset: Asset,
  page: JournalPage,
  market: AssetMarketData,
  now: Instant,
  awaitingCritique: string[],
): AssetView {
  const { contract } = asset.facts
  const levels = levelsOf(asset)
  const purchase = page.earlier.find(({ sequence }) => sequence === purchaseOf(asset))
  return {
    ...viewAssetRow(asset, market, now),
    ...stamp(asset.openedAt),
    contract: contract && { ...contract, multiplier: multiplierOf(contract) },
    stopLossYesNo: hasExit(asset, 'stopLoss') ? 'Yes' : 'No',
    stopLossPercentage: exitPercentOf(asset, 'stopLoss'),
    takeProfitYesNo: hasExit(asset, 'takeProfit') ? 'Yes' : 'No',
    takeProfitPercentage: exitPercentOf(asset, 'takeProfit'),
    stopLossPrice: levels.stopLoss && roundUnitPrice(levels.stopLoss),
    takeProfitPrice: levels.takeProfit && roundUnitPrice(levels.takeProfit),
    splits: asset.splits.map(({ effectiveOn, newShares, oldShares }) => ({ effectiveOn, newShares, oldShares })),
    outcome: asset.outcome && viewOutcome(asset.outcome),
    nextActions: [...actionsAfter(asset.list)],
    holdingPeriodCount: asset.rounds.length,
    ...viewJournal(asset, page),
    ...(purchase && { purchase: viewThesis(purchase, asset.splits) }),
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

const viewOutcome = ({ recordedAt, outcome, sequence, price }: NonNullable<Asset['outcome']>) => ({
  outcome,
  ...stamp(recordedAt),
  sequence,
  price,
})
