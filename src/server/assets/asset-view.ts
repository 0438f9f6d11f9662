import type { AssetRowView, AssetView } from '#contract/assets.ts'
import type { OwnTestView } from '#contract/own-tests.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import type { ExitName } from '#domain/assets/exit-price.ts'
import { currentHoldingPeriod, levelsOf } from '#domain/assets/levels.ts'
import { multiplierOf } from '#domain/assets/option.ts'
import { actionsAfter } from '#domain/ledger/action.ts'
import { lastSession } from '#domain/prices/market-session.ts'
import { type Decimal, roundUnitPrice } from '#domain/prices/money.ts'
import { type StandingTest, stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { listAwaitingCritique } from '../critique/critique-store.ts'
import type { Db } from '../database/open-database.ts'
import { found } from '../http/problem.ts'
import { NO_SUCH_ASSET } from '../ledger/no-such-asset.ts'
import { findStanding } from '../ledger/standing-store.ts'
import type { AssetMarketData } from '../prices/market-data.ts'
import { findMarketOfAsset } from '../prices/market-of-asset.ts'
import type { RecordedDecision } from '../recording/record-decision.ts'
import { findToldOutcomes } from '../reviews/told-outcomes.ts'
import { viewAssetRow } from './asset-row-view.ts'
import { ANSWERED, findJournalPage, type JournalPage, NEWEST, PAGE, purchaseOf } from './journal-page.ts'
import { stamp, viewEarlier, viewJournal, viewThesis } from './journal-view.ts'
import { findPricedClaims } from './priced-claims.ts'

/** An asset now, with the newest page of its journal. @throws Refusal, the same for one that isn't there and for another user's. */
export const showAsset = async (context: AppContext, userId: string, assetId: number): Promise<AssetView> =>
  (await showPlacedAsset(context, userId, assetId)).view

/** The same with the place in the journal up to which it knows of every entry. */
export async function showPlacedAsset(
  context: AppContext,
  userId: string,
  assetId: number,
): Promise<{ readonly view: AssetView; readonly sequence: number }> {
  const { db, now } = context
  const { asset, head } = await findStanding(db, userId, { assetId })
  const current = found(asset, NO_SUCH_ASSET)
  const page = await findJournalPage(db, userId, current, { upTo: NEWEST, count: PAGE, now: now() })
  const market = await findMarketOfAsset(db, userId, current, now())
  const awaiting = await listAwaitingCritique(db, userId, assetId)
  return { view: viewAsset(current, page, market, now(), awaiting), sequence: head.sequence }
}

/** An asset as its list shows it. @throws Refusal as `showAsset` does */
export async function showAssetRow({ db, now }: AppContext, userId: string, assetId: number): Promise<AssetRowView> {
  const { asset } = await findStanding(db, userId, { assetId })
  const current = found(asset, NO_SUCH_ASSET)
  return viewAssetRow(current, await findMarketOfAsset(db, userId, current, now()), now())
}

/**
 * The answer to a decision: the asset as the decision left it, valued as of that moment. A repeat of the decision gets the
 * same. Old entries do not hold what was known of the price: a repeat of one of those gets the prices of its moment as far as they
 * are still stored, and never a younger price.
 */
export async function showRecorded(
  { db, now }: AppContext,
  userId: string,
  decisionId: string,
  { asset, lastSequence, entries, market: read, recordedAt }: RecordedDecision,
): Promise<AssetView> {
  const market = marketDataAsOf(recordedAt, read ?? (await findMarketOfAsset(db, userId, asset, recordedAt)))
  const page = entries
    ? await wholeJournal(db, userId, asset, entries, { now: recordedAt, toldAt: now() })
    : await findJournalPage(db, userId, asset, {
        upTo: lastSequence,
        count: ANSWERED,
        now: recordedAt,
        toldAt: now(),
      })
  return viewAsset(asset, page, market, recordedAt, [decisionId])
}

/** All entries of an asset: those up to a decision that has just been recorded. */
const wholeJournal = async (
  db: Db,
  userId: string,
  asset: Asset,
  entries: readonly AssetEntry[],
  { now, toldAt }: { readonly now: Instant; readonly toldAt: Instant },
): Promise<JournalPage> => ({
  entries,
  olderBefore: null,
  earlier: [],
  outcomes: await findToldOutcomes(db, userId, entries, toldAt),
  priced: await findPricedClaims(db, userId, asset, entries, now),
})

/** Leaves younger prices out: a split since then may have changed what one share is. */
const marketDataAsOf = (
  at: Instant,
  { quote, closes = [], quarantined, splits }: AssetMarketData,
): AssetMarketData => ({
  quote: quote && quote.price.at <= at ? quote : null,
  closes: closes.filter(({ day }) => day <= lastSession(at).day),
  quarantined: quarantined && quarantined.at <= at ? quarantined : null,
  splits,
})

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
  const bought = purchaseOf(asset)
  const begun = page.earlier.find(({ sequence }) => bought === null || sequence === bought)
  const row = viewAssetRow(asset, market, now)
  const held = row.costBasis === null ? null : currentHoldingPeriod(asset)
  return {
    ...row,
    ...stamp(asset.addedAt),
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
    ...(held && { costOfHeld: held.cost }),
    holdingPeriodCount: asset.holdingPeriods.length,
    ...viewJournal(asset, page),
    ...(begun && { [bought === null ? 'opening' : 'purchase']: viewThesis(begun, asset, page.priced) }),
    ...(page.earlier.length > 0 && { earlierDecisions: page.earlier.map((entry) => viewEarlier(entry, asset)) }),
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

/** Whether there is a stop, or a target: one in force, or a percentage that the next Buy takes over. */
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
