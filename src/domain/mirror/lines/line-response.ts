import Big from 'big.js'
import type { Asset } from '../../assets/asset.ts'
import { decidedOn } from '../../assets/day-decided.ts'
import { currentHoldingPeriod, isReached } from '../../assets/levels.ts'
import { isInTimeToKeep } from '../../assets/time-to-keep.ts'
import { amountPerUnit } from '../../assets/units.ts'
import type { Decimal } from '../../prices/money.ts'
import type { Instant } from '../../time.ts'
import type { AssetStep } from './asset-steps.ts'
import { type LineSale, salesOf, unitsOf } from './line-sales.ts'
import type { Reached } from './reached-at.ts'

/** What was done about it. `open`: nothing yet, and there is still time. */
export type LineResponse =
  | {
      readonly was: 'kept'
      /** The first sale, and all that came in time, before any decision to go on, and until all that was held at the line was sold. */
      readonly bySequence: number
      readonly sales: readonly number[]
      /** The day of the last of them. */
      readonly on: string
      /** Units that they sold, as the line’s `quantity`: fewer where a part was kept on, of which another line tells. */
      readonly sold: Decimal
      /**
       * What is told of with this line: one sale may keep several lines of a holding, and what it brought is told once, with the last
       * of them. null where that is none of `sales`.
       */
      readonly credited: Credited | null
    }
  | { readonly was: 'held through'; readonly bySequence: number | null }
  | { readonly was: 'open' }

/** Some of the sales that kept a line, the day of the last of them, and the units that they sold. */
type Credited = { readonly sales: readonly number[]; readonly on: string; readonly sold: Decimal }

/** Where no day is known: what nobody has decided is open as long as there is time, counted from the day on which it was told. */
export type ResponseSoFar =
  | Exclude<LineResponse, { was: 'open' }>
  | { readonly was: 'undecided'; readonly toldOn: string }

/**
 * The same, or what is in no figure. Nobody knows: an option that was sold or exercised before it expired ended on a day that its outcome does not
 * tell, so that it may have kept the line at once, or been held past it. Or what was sold was bought back on the same day, at least as much:
 * nothing was kept by that, and whoever did so has not just held on.
 */
export type FoundResponse =
  | ResponseSoFar
  | { readonly was: 'not known' }
  | { readonly was: 'bought back'; readonly sales: readonly number[]; readonly sold: Decimal }

/** What it is on New York's day. */
export function responseOn(today: string, response: ResponseSoFar): LineResponse {
  if (response.was !== 'undecided') return response
  return isInTimeToKeep(response.toldOn, today) ? { was: 'open' } : { was: 'held through', bySequence: null }
}

/** With the level's price, and the units that were held, in shares as they are after every recorded split. */
type ToldLine = Pick<Reached, 'kind' | 'on' | 'levelPrice'> & {
  readonly quantity: Decimal
  readonly toldOn: string
  readonly toldAt: Instant
}

/** What was done about the line, and about what was left of it where that was to sell a part. */
type Done = { readonly response: FoundResponse; readonly ofRest: FoundResponse | null }

/**
 * @param later all steps after the line, and before them the decision to go on at whose own price it came
 * @param overtaking the step with which the price went on to the line on the other side: a target that was let pass is not kept by
 * the sale at a stop, nor a stop by the sale at a target
 */
export function whatWasDone(
  later: readonly AssetStep[],
  line: ToldLine,
  last: Asset,
  overtaking: AssetStep | null,
): Done {
  const { toldOn, toldAt } = line
  const sales: number[] = []
  let isOvertaken = false
  const done = (otherwise: FoundResponse): Done => {
    const bySales = keptBy(lastingSales(sales, line, last), line, last) ?? boughtBackWith(sales, line, last)
    return { response: bySales ?? otherwise, ofRest: bySales && otherwise }
  }
  for (const step of later) {
    const { entry, after } = step
    isOvertaken ||= step === overtaking
    if (entry.kind === 'option-settled' && entry.outcome !== 'expired-worthless') return done({ was: 'not known' })
    if (entry.kind === 'option-settled' && !isOvertaken)
      return done({ was: 'held through', bySequence: entry.sequence })
    if (entry.kind !== 'decision-recorded') continue
    const [{ action, sequence }, on] = [entry, decidedOn(entry)]
    const isSale = action === 'Sell' || action === 'Sell Some'
    // Whoever held on before they were told has not held through.
    if (!isSale && entry.recordedAt < toldAt) continue
    if (isOvertaken) break
    if (isSale && isInTimeFor(line, { sequence, on }, last)) sales.push(sequence)
    else if (isSale || currentHoldingPeriod(after))
      return done({ was: 'held through', bySequence: isSale ? null : sequence })
    if (!currentHoldingPeriod(after) && sales.length > 0) break
  }
  return done(isOvertaken ? { was: 'held through', bySequence: null } : { was: 'undecided', toldOn })
}

/**
 * A sale from before the user was told of the line is in time within the days after the line was reached, and as long as its own price
 * is still beyond the line: nobody can be late for what they did not know.
 */
function isInTimeFor(
  { kind, on: reachedOn, levelPrice, toldOn }: ToldLine,
  sale: { readonly sequence: number; readonly on: string },
  { trades }: Asset,
): boolean {
  if (sale.on >= toldOn) return isInTimeToKeep(toldOn, sale.on)
  if (isInTimeToKeep(reachedOn, sale.on)) return true
  const trade = trades.find(({ sequence }) => sequence === sale.sequence)
  if (kind === 'own-test' || levelPrice === null || !trade || trade.amount === null) return false
  return isReached(kind, levelPrice, amountPerUnit(trade.amount, trade))
}

/** Without those of a day on which at least as much of the line was bought again after them. */
function lastingSales(inTime: readonly number[], { quantity }: ToldLine, { trades }: Asset): readonly number[] {
  const days = Map.groupBy(salesOf(inTime, quantity, trades), ({ on }) => on)
  const boughtBackOn = [...days].flatMap(([day, sales]) => {
    const since = trades.findIndex(({ sequence }) => sequence === sales[0]?.sequence)
    const again = trades.slice(since).filter(({ does, on }) => does === 'buy' && on === day)
    return new Big(unitsOf(again)).gte(unitsOf(sales)) ? [day] : []
  })
  const boughtBack = boughtBackOn.flatMap((day) => days.get(day) ?? []).map(({ sequence }) => sequence)
  return inTime.filter((sequence) => !boughtBack.includes(sequence))
}

/** Where none of the sales has lasted; null where nothing was sold. */
function boughtBackWith(inTime: readonly number[], { quantity }: ToldLine, { trades }: Asset) {
  const sales = salesOf(inTime, quantity, trades)
  if (sales.length === 0) return null
  return { was: 'bought back', sales: sales.map(({ sequence }) => sequence), sold: unitsOf(sales) } as const
}

/** null where nothing was sold */
function keptBy(inTime: readonly number[], { quantity }: ToldLine, { trades }: Asset) {
  const all = toldWith(salesOf(inTime, quantity, trades))
  const [bySequence] = all?.sales ?? []
  return all && bySequence !== undefined ? ({ was: 'kept', bySequence, ...all, credited: all } as const) : null
}

/** A response without what is told of with a later line. */
export function withoutSales(
  { response, quantity }: { readonly response: FoundResponse; readonly quantity: Decimal },
  told: ReadonlySet<number>,
  { trades }: Asset,
): FoundResponse {
  if (response.was !== 'kept' || !response.sales.some((sequence) => told.has(sequence))) return response
  const sales = salesOf(response.sales, quantity, trades).filter(({ sequence }) => !told.has(sequence))
  return { ...response, credited: toldWith(sales) }
}

function toldWith(sales: readonly LineSale[]): Credited | null {
  const last = sales.at(-1)
  return last ? { sales: sales.map(({ sequence }) => sequence), on: last.on, sold: unitsOf(sales) } : null
}
