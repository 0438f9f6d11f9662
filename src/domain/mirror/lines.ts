import type { Asset } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { currentHoldingPeriod } from '../assets/levels.ts'
import type { Level } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import { splitPrice, splitQuantity } from '../prices/split.ts'
import type { AssetStep } from './asset-steps.ts'

/** A stop, a target or a test of one's own that was reached while the asset was held (ruling 26). */
export type ReachedLine = {
  readonly assetId: number
  readonly ticker: string
  readonly kind: Level | 'own-test'
  /** Where the stop or target was, USD per unit; null for a test. */
  readonly levelPrice: Decimal | null
  /** The test's own words; null for a stop or target. */
  readonly words: string | null
  /** The decision that set it, and the entry that says that it was reached. */
  readonly setBySequence: number
  readonly sequence: number
  /** New York's day on which it was reached. */
  readonly on: string
  /** USD per unit that reached it; null for a test. */
  readonly price: Decimal | null
  /** Units that were held. This and all prices: in shares of after every recorded split. */
  readonly quantity: Decimal
  /** The index of the holding period among the asset's. */
  readonly round: number
  /** How many of the asset's trades took effect before it, however late they were written down. */
  readonly tradesBefore: number
  readonly response: LineResponse
}

/** What was done about it. `open`: nothing yet, and there is still time. */
type LineResponse =
  | { readonly was: 'kept'; readonly bySequence: number; readonly on: string }
  | { readonly was: 'held through'; readonly bySequence: number | null }
  | { readonly was: 'open' }

/** A line is kept by a sale, whole or in part, within so many trading days after it was told, before any decision to go on. */
const TRADING_DAYS_TO_KEEP = 5

/**
 * The lines of an asset that were reached, oldest first. To hold, to buy more, or to let five trading days pass without a sale
 * is to hold through.
 * @param today New York's day
 */
export function reachedLines(steps: readonly AssetStep[], today: string): readonly ReachedLine[] {
  const last = steps.at(-1)?.after
  if (!last) return []
  return steps.flatMap((step, place) => {
    const reached = reachedAt(step)
    const period = reached && currentHoldingPeriod(step.after)
    if (!reached || !period) return []
    const [inLast, inLastQuantity] = [toLastShares(splitPrice, step, last), toLastShares(splitQuantity, step, last)]
    return [
      {
        assetId: last.assetId,
        ticker: last.facts.ticker,
        kind: reached.kind,
        levelPrice: reached.levelPrice && inLast(reached.levelPrice),
        words: reached.words,
        setBySequence: reached.setBySequence,
        sequence: step.entry.sequence,
        on: reached.on,
        price: reached.price && inLast(reached.price),
        quantity: inLastQuantity(period.quantity),
        round: step.after.rounds.length - 1,
        tradesBefore: step.after.trades.length,
        response: whatWasDone(steps.slice(place + 1), { on: reached.on, toldOn: toldOn(reached, step, steps) }, today),
      },
    ]
  })
}

type Reached = Pick<ReachedLine, 'kind' | 'levelPrice' | 'words' | 'setBySequence' | 'on' | 'price'>

/** A level that the replay took, or a test of what is held of which its writer said that it happened. */
function reachedAt({ entry, before, after }: AssetStep): Reached | null {
  if (entry.kind === 'level-crossed') {
    const alert = after.crossings.find(({ sequence }) => sequence === entry.sequence)
    if (!alert) return null
    const { level, levelPrice, price, setBySequence } = alert
    return { kind: level, levelPrice, words: null, setBySequence, on: marketDayOf(price.at), price: price.price }
  }
  if (entry.kind !== 'own-test-answered' || !entry.hasHappened) return null
  const isFirst = !before?.ownTests.some(({ setBy, answer }) => setBy.sequence === entry.setBySequence && answer)
  const test = after.ownTests.find(({ setBy, answer }) => setBy.sequence === entry.setBySequence && answer)
  if (!isFirst || !test || test.isOfSale) return null
  const on = marketDayOf(entry.recordedAt)
  return { kind: 'own-test', levelPrice: null, words: test.line, setBySequence: entry.setBySequence, on, price: null }
}

const toLastShares =
  (inNew: typeof splitPrice, { after }: AssetStep, { splits }: Asset) =>
  (amount: Decimal): Decimal =>
    splits.slice(after.splits.length).reduce(inNew, amount)

/** Nobody waited to be told of a line that was reached before it was written down: its time runs from its own day. */
function toldOn({ on, setBySequence }: Reached, { entry }: AssetStep, steps: readonly AssetStep[]): string {
  const setter = steps.find((step) => step.entry.sequence === setBySequence)?.entry
  return setter && marketDayOf(setter.recordedAt) > on ? on : marketDayOf(entry.recordedAt)
}

type ReachedDays = { readonly on: string; readonly toldOn: string }

function whatWasDone(later: readonly AssetStep[], { on: reachedOn, toldOn }: ReachedDays, today: string): LineResponse {
  for (const { entry, after } of later) {
    if (entry.kind === 'option-settled') return { was: 'held through', bySequence: entry.sequence }
    if (entry.kind !== 'decision-recorded') continue
    const [{ action, sequence }, on] = [entry, decidedOn(entry)]
    const isSale = action === 'Sell' || action === 'Sell Some'
    if (isSale && isInTime(on < toldOn ? reachedOn : toldOn, on)) return { was: 'kept', bySequence: sequence, on }
    if (isSale || currentHoldingPeriod(after)) return { was: 'held through', bySequence: isSale ? null : sequence }
  }
  return isInTime(toldOn, today) ? { was: 'open' } : { was: 'held through', bySequence: null }
}

/** At most so many trading days after the day. */
const isInTime = (from: string, on: string): boolean =>
  marketDaysBetween(from, on).filter((day) => day > from).length <= TRADING_DAYS_TO_KEEP
