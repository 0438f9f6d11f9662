import Big from 'big.js'
import type { Asset } from '../assets/asset.ts'
import { decidedOn } from '../assets/day-decided.ts'
import { currentHoldingPeriod, isReached } from '../assets/levels.ts'
import { amountPerUnit } from '../assets/units.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { marketDaysBetween } from '../prices/market-session.ts'
import type { Decimal } from '../prices/money.ts'
import { splitPrice, splitQuantity } from '../prices/split.ts'
import type { Instant } from '../time.ts'
import type { AssetStep } from './asset-steps.ts'
import { type Reached, reachedAt } from './reached-at.ts'

/** A stop, a target or a test of one's own that was reached while the asset was held (ruling 26). */
export type ReachedLine = {
  readonly assetId: number
  readonly ticker: string
  readonly kind: Reached['kind']
  /** Where the stop or target was, USD per unit; null for a test. */
  readonly levelPrice: Decimal | null
  /** The test's own words; null for a stop or target. */
  readonly words: string | null
  /** The decision that set it, and the entry that says that it was reached. */
  readonly setBySequence: number
  readonly sequence: number
  /** When it was reached, and New York's day of it. */
  readonly at: Instant
  readonly on: string
  /** USD per unit that reached it; null for a test. */
  readonly price: Decimal | null
  /** It was reached by the price of the sale that kept it. */
  readonly isBySale: boolean
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
  | {
      readonly was: 'kept'
      /** The first sale, and all that came in time and before any decision to go on. */
      readonly bySequence: number
      readonly sales: readonly number[]
      /** The day of the last of them. */
      readonly on: string
      /** Units that they sold, as `quantity`: fewer where a part was kept on. */
      readonly sold: Decimal
    }
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
  const seen = new Set<string>()
  return steps.flatMap((step, place) =>
    reachedAt(step).flatMap((reached): ReachedLine[] => {
      const holder = reached.isBySale ? step.before : step.after
      const period = holder && currentHoldingPeriod(holder)
      const key = `${reached.kind} ${reached.setBySequence}`
      // What is left of a holding may be told of a line at whose price a part of it was sold already.
      if (!holder || !period || (seen.has(key) && reached.kind !== 'own-test')) return []
      seen.add(key)
      const inLast = toLastShares(splitPrice, step.after, last)
      const later = steps.slice(reached.isBySale ? place : place + 1)
      const levelPrice = reached.levelPrice && inLast(reached.levelPrice)
      const told = { toldOn: toldOn(reached, step, steps), toldAt: toldAt(step.entry) }
      return [
        {
          ...reached,
          assetId: last.assetId,
          ticker: last.facts.ticker,
          levelPrice,
          sequence: step.entry.sequence,
          price: reached.price && inLast(reached.price),
          quantity: toLastShares(splitQuantity, holder, last)(period.quantity),
          round: holder.rounds.length - 1,
          tradesBefore: holder.trades.length,
          response: whatWasDone(later, { ...reached, ...told, levelPrice }, last, today),
        },
      ]
    }),
  )
}

const toLastShares =
  (inNew: typeof splitPrice, { splits: known }: Asset, { splits }: Asset) =>
  (amount: Decimal): Decimal =>
    splits.slice(known.length).reduce(inNew, amount)

/** Nobody waited to be told of a line that was reached before it was written down: its time runs from its own day. */
function toldOn({ on, setBySequence }: Reached, { entry }: AssetStep, steps: readonly AssetStep[]): string {
  const setter = steps.find((step) => step.entry.sequence === setBySequence)?.entry
  return setter && marketDayOf(setter.recordedAt) > on ? on : marketDayOf(toldAt(entry))
}

/** When it could be known that a line was reached: of an alert that was found afterwards, as soon as its price was. */
const toldAt = (entry: AssetStep['entry']): Instant =>
  (entry.kind === 'level-crossed' && entry.knownSince) || entry.recordedAt

/** With the level's price in shares of after every recorded split. */
type ToldLine = Pick<Reached, 'kind' | 'on' | 'levelPrice'> & { readonly toldOn: string; readonly toldAt: Instant }

function whatWasDone(later: readonly AssetStep[], line: ToldLine, last: Asset, today: string): LineResponse {
  const { toldOn, toldAt } = line
  const sales: { readonly sequence: number; readonly on: string }[] = []
  for (const { entry, after } of later) {
    if (entry.kind === 'option-settled')
      return keptBy(sales, last) ?? { was: 'held through', bySequence: entry.sequence }
    if (entry.kind !== 'decision-recorded') continue
    const [{ action, sequence }, on] = [entry, decidedOn(entry)]
    const isSale = action === 'Sell' || action === 'Sell Some'
    // Whoever held on before they were told has not held through.
    if (!isSale && entry.recordedAt < toldAt) continue
    if (isSale && isInTimeFor(line, { sequence, on }, last)) sales.push({ sequence, on })
    else if (isSale || currentHoldingPeriod(after))
      return keptBy(sales, last) ?? { was: 'held through', bySequence: isSale ? null : sequence }
    if (!currentHoldingPeriod(after) && sales.length > 0) break
  }
  return keptBy(sales, last) ?? (isInTime(toldOn, today) ? { was: 'open' } : { was: 'held through', bySequence: null })
}

/**
 * A sale of before the line was told is in time within the days after it was reached, and as long as its own price is still
 * beyond the line: nobody sells later than they could know.
 */
function isInTimeFor(
  { kind, on: reachedOn, levelPrice, toldOn }: ToldLine,
  sale: { readonly sequence: number; readonly on: string },
  { trades }: Asset,
): boolean {
  if (sale.on >= toldOn) return isInTime(toldOn, sale.on)
  if (isInTime(reachedOn, sale.on)) return true
  const trade = trades.find(({ sequence }) => sequence === sale.sequence)
  if (kind === 'own-test' || levelPrice === null || !trade || trade.amount === null) return false
  return isReached(kind, levelPrice, amountPerUnit(trade.amount, trade))
}

/** null where nothing was sold */
function keptBy(sales: readonly { readonly sequence: number; readonly on: string }[], { trades }: Asset) {
  const [first, last] = [sales[0], sales.at(-1)]
  if (!first || !last) return null
  const sequences = sales.map(({ sequence }) => sequence)
  const sold = trades
    .filter(({ sequence }) => sequences.includes(sequence))
    .reduce((sum, { quantity }) => sum.plus(quantity), new Big(0))
    .toFixed()
  return { was: 'kept', bySequence: first.sequence, sales: sequences, on: last.on, sold } as const
}

/** A split leaves a rest where everything was sold. */
const NOISE = '0.000000001'

/** Whether a line was kept with all that was held. */
export const isKeptWhole = ({ quantity, response }: ReachedLine): boolean =>
  response.was === 'kept' && new Big(quantity).minus(response.sold).lte(new Big(quantity).times(NOISE))

/** At most so many trading days after the day. */
const isInTime = (from: string, on: string): boolean =>
  marketDaysBetween(from, on).filter((day) => day > from).length <= TRADING_DAYS_TO_KEEP
