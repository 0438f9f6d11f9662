import { isListAction, type ListAction, movesQuantity } from '../ledger/action.ts'
import type {
  AssetFact,
  AssetFacts,
  DecisionRecorded,
  Entry,
  LevelCrossed,
  OptionSettled,
  PriceNoted,
  SplitRecorded,
} from '../ledger/entry.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import type { Price } from '../prices/price.ts'
import { adjustForSplits, type Split, splitPrice, splitQuantity } from '../prices/split.ts'
import { isExplainedBy } from '../prices/validate-quote.ts'
import type { Instant } from '../time.ts'
import { type Exits, exitsAfter, NO_EXITS, splitExits } from './exits.ts'
import { levelInForce, reachesLevel } from './levels.ts'
import { applyToHoldingPeriods, type HoldingPeriod, settleHoldingPeriods, splitHoldingPeriods } from './position.ts'
import { splitTrades, type Trade, tradesOf } from './trade.ts'

/** What an asset is now: replayed from its entries, and kept beside them only so that lists need one query. */
export type Asset = Exits & {
  readonly assetId: number
  readonly openedAt: Instant
  readonly facts: AssetFacts
  /** The last entry of watchBuySell: which list the asset is on. */
  readonly list: ListAction
  readonly listedAt: Instant
  /** What was looked at when the asset was put on the watched list; null for one that was bought at once. */
  readonly watched: { readonly quantity: Decimal; readonly price: Decimal | null } | null
  /** From each Buy to its Sell, oldest first. */
  readonly rounds: readonly HoldingPeriod[]
  /** Every purchase and sale, in the order in which they took effect. */
  readonly trades: readonly Trade[]
  readonly firstConfidence: number
  readonly confidence: number
  /** The latest price that a decision used or the user typed. */
  readonly notedPrice: Price | null
  /** The same as it was said, in shares of its own day. */
  readonly notedRaw: Decimal | null
  /** Whether that is what a decision was made at, and not a price that was typed for its own sake. */
  readonly isPriceOfDecision: boolean
  /** The last price of the user's own, if it looks like a split of the one before, which nobody has explained yet. */
  readonly doubted: DoubtedPrice | null
  /** The splits that are recorded, in the order in which they took effect. */
  readonly splits: readonly Split[]
  /** The levels that the price has reached while what is held is held; none once it is sold. */
  readonly crossings: readonly AlertTriggered[]
  /** What became of the last option of it that expired while it was held; null when none did. */
  readonly outcome: Pick<Entry<OptionSettled>, 'outcome' | 'price' | 'recordedAt' | 'sequence'> | null
  /** Sequence of the last entry that concerns this asset. */
  readonly lastSequence: number
}

/** A price that looks like a split of the one that was known before it. USD per unit. */
export type DoubtedPrice = {
  readonly price: Price
  readonly knownPrice: Decimal
  /** It was paid or received, so that the books keep it; only stops and targets are not told by it. */
  readonly isTraded?: true
}

/** A level that was reached, and the entry that says so. */
export type AlertTriggered = Pick<LevelCrossed, 'level' | 'levelPrice' | 'price' | 'setBySequence'> & {
  readonly sequence: number
}

/** Entries that say something about one asset. */
export type AssetEntry = Entry<AssetFact>

/** Entries that contradict each other, so that no asset comes of them. Its message says which, in the middle of a sentence. */
export class ContradictoryEntries extends RangeError {}

/** The first decision on a company, which gives it its number on this user's lists. */
export const isOpening = (entry: Entry): entry is Entry<DecisionRecorded> & { readonly asset: AssetFacts } =>
  entry.kind === 'decision-recorded' && entry.asset !== null

/** Takes effect before entries that were recorded before it, so that a replay needs them all again. */
export const isToldLate = (entry: Entry): entry is Entry<SplitRecorded> => entry.kind === 'split-recorded'

/**
 * Replays one asset's entries, oldest first.
 * @returns null when there are none.
 * @throws ContradictoryEntries when the first entry does not open an asset, or a later one opens it again: one number
 * stands for one company.
 */
export function replayAsset(entries: readonly AssetEntry[]): Asset | null {
  return inEffectiveOrder(entries).reduce<Asset | null>(applyEntry, null)
}

/** So many entries are replayed in about a millisecond. */
const STEP = 250

/** The same for whoever must not hold others up: it stops after every step, and goes on when it is asked to. */
export function* replayAssetInSteps(entries: readonly AssetEntry[]): Generator<undefined, Asset | null> {
  let asset: Asset | null = null
  for (const [index, entry] of inEffectiveOrder(entries).entries()) {
    asset = applyEntry(asset, entry)
    if ((index + 1) % STEP === 0) yield
  }
  return asset
}

/**
 * A split is told after the fact, so it takes the place before the first earlier entry of its day or of a later one: what
 * was bought since was bought in new shares. Everything else stands in the order of its recording.
 */
export function inEffectiveOrder(entries: readonly AssetEntry[]): readonly AssetEntry[] {
  if (!entries.some(isToldLate)) return entries
  let ordered: AssetEntry[] = []
  for (const entry of entries) {
    if (isToldLate(entry)) ordered = withSplit(ordered, entry)
    else ordered.push(entry)
  }
  return ordered
}

function withSplit(ordered: readonly AssetEntry[], split: Entry<SplitRecorded>): AssetEntry[] {
  const isBefore = (entry: AssetEntry) => effectiveDay(entry) < split.effectiveOn
  const place = ordered.findIndex((entry, index) => index > 0 && !isBefore(entry))
  if (place < 0) return [...ordered, split]
  // A level that was reached before the split was told in old shares, though it may have been found only later.
  const after = ordered.slice(place)
  const crossings = after.filter((entry) => entry.kind === 'level-crossed' && isBefore(entry))
  return [...ordered.slice(0, place), ...crossings, split, ...after.filter((entry) => !crossings.includes(entry))]
}

/**
 * The last day in whose shares a decision speaks: its own. Only of a first one a split may be recorded for that very day, and
 * then it was written in old shares.
 * @param splits those that are recorded
 */
export function dayOfShares(decision: Entry<DecisionRecorded>, splits: readonly Split[]): string {
  const { price, isPriceAttached, recordedAt } = decision
  const day = marketDayOf(isPriceAttached && price ? price.at : recordedAt)
  const isInOldShares = isOpening(decision) && splits.some(({ effectiveOn }) => effectiveOn === day)
  return isInOldShares ? dayOfNumber(dayNumber(day) - 1) : day
}

function effectiveDay(entry: AssetEntry): string {
  if (entry.kind === 'split-recorded') return entry.effectiveOn
  return marketDayOf(entry.kind === 'level-crossed' ? entry.price.at : entry.recordedAt)
}

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
      return afterNote(seen, entry)
    case 'critique-recorded':
      return seen
    case 'split-recorded':
      return afterSplit(seen, entry)
    case 'option-settled':
      return afterOutcome(seen, entry)
    case 'level-crossed':
      return reachesLevel(asset, entry)
        ? { ...seen, crossings: [...asset.crossings, toAlertTriggered(asset, entry)] }
        : seen
  }
}

function openedBy(entry: AssetEntry): Asset {
  if (!isOpening(entry) || !isListAction(entry.action))
    throw new ContradictoryEntries(`entry ${entry.sequence} does not open asset ${entry.assetId}`)
  const { stopLossPercent, takeProfitPercent } = entry.asset
  const exitPercents = { stopLoss: stopLossPercent, takeProfit: takeProfitPercent }
  return {
    assetId: entry.assetId,
    openedAt: entry.recordedAt,
    facts: entry.asset,
    list: entry.action,
    listedAt: entry.recordedAt,
    watched: entry.action === 'Watch' ? { quantity: entry.quantity ?? '0', price: entry.price?.price ?? null } : null,
    rounds: applyToHoldingPeriods([], entry),
    trades: tradesOf([], entry),
    ...exitsAfter({ exits: NO_EXITS, exitPercents }, entry),
    firstConfidence: entry.confidence,
    confidence: entry.confidence,
    notedPrice: entry.price,
    notedRaw: entry.price?.price ?? null,
    isPriceOfDecision: true,
    doubted: null,
    splits: [],
    crossings: [],
    outcome: null,
    lastSequence: entry.sequence,
  }
}

function afterDecision(asset: Asset, entry: Entry<DecisionRecorded>): Asset {
  return {
    ...asset,
    ...(isListAction(entry.action) ? listed(entry.action, entry.recordedAt) : {}),
    rounds: applyToHoldingPeriods(asset.rounds, traded(entry)),
    trades: [...asset.trades, ...tradesOf(asset.rounds, traded(entry))],
    ...exitsAfter(asset, entry),
    confidence: entry.confidence,
    ...notedBy(asset, entry),
  }
}

function afterOutcome(asset: Asset, entry: Entry<OptionSettled>): Asset {
  const { outcome, price, recordedAt, sequence } = entry
  return {
    ...asset,
    ...listed('Sell', recordedAt),
    rounds: settleHoldingPeriods(asset.rounds, entry),
    trades: [...asset.trades, ...tradesOf(asset.rounds, entry)],
    exits: NO_EXITS,
    notedPrice: price,
    notedRaw: price.price,
    isPriceOfDecision: true,
    outcome: { outcome, price, recordedAt, sequence },
  }
}

function afterNote(asset: Asset, entry: Entry<PriceNoted>): Asset {
  const { price } = entry
  const doubted = doubtOf(entry, asset.splits)
  return doubted
    ? { ...asset, doubted }
    : { ...asset, notedPrice: price, notedRaw: price.price, isPriceOfDecision: false, doubted: null }
}

/** What of an entry says a price, and after which it is doubted. */
type SaidPrice = { readonly doubtedAfter?: Decimal; readonly price: Price | null }

/** Whether what an entry says looks like a split of the price before it, and no split explains it. */
export const isDoubted = (said: SaidPrice, splits: readonly Split[]): boolean => doubtOf(said, splits) !== null

function doubtOf({ doubtedAfter, price }: SaidPrice, splits: readonly Split[]): DoubtedPrice | null {
  if (doubtedAfter === undefined || price === null) return null
  const isExplained = splits.some((split) => isExplainedBy(split, doubtedAfter, price.price))
  return isExplained ? null : { price, knownPrice: doubtedAfter }
}

/** What was known of a price is not what somebody was paid. */
const traded = (entry: Entry<DecisionRecorded>): Entry<DecisionRecorded> =>
  entry.isPriceAttached ? { ...entry, price: null } : entry

/** A price that was attached says again what was known; it is news only where the one who said it may say no more. */
function notedBy(asset: Asset, entry: Entry<DecisionRecorded>): Partial<Asset> {
  const { price, isPriceAttached } = entry
  if (price === null) return {}
  if (!isPriceAttached) return saidBy(asset, entry, price)
  if (asset.notedPrice && asset.notedPrice.at >= price.at) return {}
  const inNewShares = adjustForSplits(price.price, marketDayOf(price.at), asset.splits)
  return { notedPrice: { ...price, price: inNewShares }, notedRaw: price.price, isPriceOfDecision: true }
}

/** A price that was sent: news of what one costs, unless it looks like a split and nothing was bought or sold at it. */
function saidBy(asset: Asset, entry: Entry<DecisionRecorded>, price: Price): Partial<Asset> {
  const noted = { notedPrice: price, notedRaw: price.price, isPriceOfDecision: true }
  const doubted = doubtOf(entry, asset.splits)
  if (!doubted) return { ...noted, doubted }
  return movesQuantity(entry.action) ? { ...noted, doubted: { ...doubted, isTraded: true } } : { doubted }
}

/** On another list: what had been reached there is of the past. */
const listed = (list: ListAction, at: Instant): Pick<Asset, 'list' | 'listedAt' | 'crossings'> => ({
  list,
  listedAt: at,
  crossings: [],
})

/** Everything told in old shares is told in new ones from here on. */
function afterSplit(asset: Asset, split: Entry<SplitRecorded>): Asset {
  const { watched, notedPrice } = asset
  const { effectiveOn, newShares, oldShares } = split
  return {
    ...asset,
    watched: watched && {
      quantity: splitQuantity(watched.quantity, split),
      price: watched.price && splitPrice(watched.price, split),
    },
    rounds: splitHoldingPeriods(asset.rounds, split),
    trades: splitTrades(asset.trades, split),
    exits: splitExits(asset.exits, split),
    notedPrice: notedPrice && { ...notedPrice, price: splitPrice(notedPrice.price, split) },
    splits: [...asset.splits, { effectiveOn, newShares, oldShares }],
    crossings: asset.crossings.map((crossing) => ({
      ...crossing,
      levelPrice: splitPrice(crossing.levelPrice, split),
      price: { ...crossing.price, price: splitPrice(crossing.price.price, split) },
    })),
  }
}

/** Of the level that is in force: entries from before stops were prices name another one, which moved with the average cost. */
const toAlertTriggered = (
  asset: Asset,
  { level, levelPrice, price, setBySequence, sequence }: Entry<LevelCrossed>,
): AlertTriggered => {
  const standing = levelInForce(asset, level)
  return {
    level,
    levelPrice: standing?.price ?? levelPrice,
    price,
    setBySequence: standing?.setBy.sequence ?? setBySequence,
    sequence,
  }
}
