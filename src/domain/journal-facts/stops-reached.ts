import Big from 'big.js'
import type { Asset, AssetEntry } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { overReportedSplits } from '../assets/over-reported-splits.ts'
import { assetSteps } from '../mirror/lines/asset-steps.ts'
import type { LineResponse } from '../mirror/lines/line-response.ts'
import { isKeptWhole, type ReachedLine, reachedLines } from '../mirror/lines/lines.ts'
import { dayNumber } from '../prices/day-number.ts'
import type { Decimal } from '../prices/money.ts'
import type { Split } from '../prices/split.ts'

/** A stop of the user's own that was reached while the asset was held, as the Mirror counts it. Prices in shares as they are after every recorded split. */
export type ReachedStop = {
  readonly setBySequence: number
  /** The entry that says that it was reached, and New York's day of that. */
  readonly sequence: number
  readonly on: string
  readonly response: LineResponse
  readonly isKeptWhole: boolean
  /** The entry by which it stopped being in force: a sale of all, or a decision that moved or removed it; null while it is. */
  readonly leftBy: Moment | null
  /** The one sale that ended its holding period; null while that goes on, and where several sales came after the stop. */
  readonly soldAt: SoldAfter | null
  /** Whether its holding period has ended. */
  readonly isOver: boolean
  /** A later price that the user noted is above it again. */
  readonly isBackAbove: boolean
}

type Moment = { readonly sequence: number; readonly on: string }

/** What that sale brought above the stop (below 0: under it), USD per unit. */
type SoldAfter = Moment & { readonly aboveStop: Decimal }

/** The stops of one asset, and how it is called. */
export type AssetStops = {
  readonly assetId: number
  readonly ticker: string
  readonly isShare: boolean
  /** Oldest first. */
  readonly stops: readonly ReachedStop[]
  /** The decision that set the stop in force; null where there is none. */
  readonly setBySequence: number | null
  /** Whether any of its decisions was written down on a later day than its own, so that the ledger's order is not the order of the days. */
  readonly isWrittenLater: boolean
}

/**
 * Without a sale, without an alert of what is held, and where no decision can have moved or removed a stop at the price that reached it, no
 * stop of an asset can have been reached: its entries need not be read.
 */
export const mayHaveReached = (asset: Asset): boolean =>
  asset.crossings.length > 0 || asset.trades.some(({ does }) => does === 'sell') || mayHaveMovedStop(asset)

/** The stop of the first purchase stands no more, or there was none. */
function mayHaveMovedStop({ trades: [bought], exits, lastDecision }: Asset): boolean {
  if (!bought || lastDecision.sequence === bought.sequence) return false
  return exits.stopLoss?.setBy.sequence !== bought.sequence
}

/**
 * @param entries of the asset; empty where none can have been reached
 * @param today New York's day
 * @param allSplits that are known of its share and have taken effect, recorded or only reported
 */
export function stopsOf(
  inLedger: Asset,
  entriesInLedger: readonly AssetEntry[],
  today: string,
  allSplits: readonly Split[] = inLedger.splits,
): AssetStops {
  const { asset, entries } = overReportedSplits({ asset: inLedger, entries: entriesInLedger }, allSplits)
  const steps = assetSteps(entries.filter(({ kind }) => kind !== 'critique-recorded'))
  const lines = reachedLines(steps, today).filter(({ kind, isRest }) => kind === 'stop-loss' && !isRest)
  const leftBy = ({ setBySequence, sequence }: ReachedLine): Moment | null => {
    const reached = steps.findIndex(({ entry }) => entry.sequence === sequence)
    const left = steps.slice(reached).find(({ after }) => after.exits.stopLoss?.setBy.sequence !== setBySequence)?.entry
    if (!left) return null
    return { sequence: left.sequence, on: left.kind === 'decision-recorded' ? decidedOn(left) : today }
  }
  return {
    assetId: asset.assetId,
    ticker: asset.facts.ticker,
    isShare: asset.facts.type === 'stock',
    stops: lines.map((line) => ({
      setBySequence: line.setBySequence,
      sequence: line.sequence,
      on: line.on,
      response: line.response,
      isKeptWhole: isKeptWhole(line),
      leftBy: leftBy(line),
      soldAt: soldAfter(line, asset),
      isOver: asset.holdingPeriods[line.periodIndex]?.closedAt !== null,
      isBackAbove: isNotedAbove(line, asset),
    })),
    setBySequence: asset.exits.stopLoss?.setBy.sequence ?? null,
    isWrittenLater: asset.lastWrittenLater > 0,
  }
}

function soldAfter({ levelPrice, periodIndex, tradesBefore }: ReachedLine, asset: Asset): SoldAfter | null {
  const sales = asset.trades
    .slice(tradesBefore)
    .filter((trade) => trade.periodIndex === periodIndex && trade.does === 'sell')
  const [sale] = sales
  const isOver = asset.holdingPeriods[periodIndex]?.closedAt !== null
  if (!isOver || !sale || sales.length > 1 || sale.amount === null || levelPrice === null) return null
  const price = new Big(sale.amount).div(sale.quantity)
  return { sequence: sale.sequence, on: sale.on, aboveStop: price.minus(levelPrice).toFixed() }
}

const isNotedAbove = ({ levelPrice, at }: ReachedLine, { notedPrice }: Asset): boolean =>
  notedPrice !== null && levelPrice !== null && notedPrice.at > at && new Big(notedPrice.price).gt(levelPrice)

/** Whether what was held was kept on past a stop when something else was decided: for longer than a sale that keeps it takes, or by a decision. */
export function isHeldPast({ response, sequence, on, leftBy }: ReachedStop, decision: Moment): boolean {
  if (response.was !== 'held through' || sequence >= decision.sequence || on > decision.on) return false
  const isDecided = response.bySequence !== null && response.bySequence < decision.sequence
  const isInForce = leftBy === null || (leftBy.sequence > decision.sequence && leftBy.on >= decision.on)
  return isInForce && (isDecided || dayNumber(decision.on) - dayNumber(on) > DAYS_TO_KEEP)
}

/** Calendar days that hold five trading days, over the longest weekend. */
const DAYS_TO_KEEP = 9
