import Big from 'big.js'
import type { Asset } from '../../assets/asset.ts'
import { marketDayOf } from '../../prices/market-calendar.ts'
import type { Decimal } from '../../prices/money.ts'
import { splitPrice, splitQuantity } from '../../prices/split.ts'
import { asksForAPart } from '../../tests-of-own/asks-for-a-part.ts'
import type { Instant } from '../../time.ts'
import type { AssetStep } from './asset-steps.ts'
import { type FoundLine, foundLines } from './found-lines.ts'
import {
  type FoundResponse,
  type LineResponse,
  type ResponseSoFar,
  responseOn,
  whatWasDone,
  withoutSales,
} from './line-response.ts'
import { isSetBefore, writtenLate } from './line-writing.ts'
import type { Reached } from './reached-at.ts'

/** A stop, a target or a test of one's own that was reached while the asset was held (ruling 26). */
export type ReachedLine = {
  readonly assetId: number
  readonly ticker: string
  /** Whether it is of an option on the share of that ticker. */
  readonly isOption: boolean
  readonly kind: Reached['kind']
  /** Where the stop or target was, USD per unit; null for a test. */
  readonly levelPrice: Decimal | null
  /** The test's own words; null for a stop or target. */
  readonly words: string | null
  /** The decision that set it, and the entry that says that it was reached. */
  readonly setBySequence: number
  readonly sequence: number
  /** Whether it was written down, as it stands, on an earlier day than the line's: else it is no promise, whatever day it is of. */
  readonly isSetBefore: boolean
  /** When it was reached, and New York's day of it. */
  readonly at: Instant
  readonly on: string
  /** USD per unit that reached it; null for a test. */
  readonly price: Decimal | null
  /** Whether a whole session told of it, and no price of one moment. */
  readonly isOfSession: boolean
  /** It was reached by the price of the sale that kept it. */
  readonly isBySale: boolean
  /** Units that were held. This and all prices: in shares as they are after every recorded split. */
  readonly quantity: Decimal
  /** Whether it is what was left of a line of which a part was sold: `quantity` is then that rest. It comes right after the part. */
  readonly isRest: boolean
  /** The index of the holding period among the asset's. */
  readonly periodIndex: number
  /** How many of the asset's trades took effect before it, however late they were written down. */
  readonly tradesBefore: number
  readonly response: LineResponse
}

/** The same where no day is known. */
export type LineSoFar = Omit<ReachedLine, 'response'> & { readonly response: ResponseSoFar }

/** The same of a line that may be in no figure. */
export type LineFound = Omit<ReachedLine, 'response'> & { readonly response: FoundResponse }

/**
 * The lines of an asset that were reached, oldest first. To hold, to buy more, also at the very price that reached it, or to let five
 * trading days pass without a sale is to hold through.
 * @param today New York's day
 */
export const reachedLines = (steps: readonly AssetStep[], today: string): readonly ReachedLine[] =>
  linesOn(today, linesSoFar(steps))

export const linesOn = (today: string, lines: readonly LineSoFar[]): readonly ReachedLine[] =>
  lines.map((line) => ({ ...line, response: responseOn(today, line.response) }))

/**
 * What the entries alone tell of them, which stands on any day; without those that are in no figure, and those that were written down
 * only after they had come.
 */
const linesSoFar = (steps: readonly AssetStep[]): readonly LineSoFar[] => linesFound(steps).filter(isCounted)

export const isCounted = (line: LineFound): line is LineSoFar =>
  line.response.was !== 'not known' && line.response.was !== 'bought back'

/** The same with those that are in no figure. */
export function linesFound(
  steps: readonly AssetStep[],
  all: readonly FoundLine[] = foundLines(steps),
): readonly LineFound[] {
  const last = steps.at(-1)?.after
  if (!last) return []
  const found = all.filter(({ reached }) => writtenLate(reached, steps) === null)
  const lines = found.flatMap((one, at): LineFound[] => {
    const { step, place, decision, toldAt, holder, reached, periodIndex, quantity } = one
    const inLast = toLastShares(splitPrice, step.after, last)
    const levelPrice = reached.levelPrice && inLast(reached.levelPrice)
    const told = { toldOn: marketDayOf(toldAt), toldAt }
    const overtaking = found.slice(at + 1).find((other) => isOvertaking(other, one))
    const later = [...(decision ? [decision] : []), ...steps.slice(reached.isBySale ? place : place + 1)]
    const held = toLastShares(splitQuantity, holder, last)(quantity)
    const ofLine = { ...reached, ...told, levelPrice, quantity: held }
    const { response, ofRest } = whatWasDone(later, ofLine, last, overtaking?.step ?? null)
    const line = {
      ...reached,
      isSetBefore: isSetBefore(reached, steps),
      assetId: last.assetId,
      ticker: last.facts.ticker,
      isOption: last.facts.type === 'options',
      levelPrice,
      sequence: step.entry.sequence,
      price: reached.price && inLast(reached.price),
      quantity: held,
      isRest: false,
      periodIndex,
      tradesBefore: holder.trades.length,
      response,
    }
    return [line, ...restOf(line, ofRest, last)]
  })
  return eachSaleOnce(lines, last)
}

/** Whether the price went from one line to the one on the other side of the same holding, after the first could be known. */
const isOvertaking = (other: FoundLine, { reached, toldAt, periodIndex }: FoundLine): boolean =>
  other.periodIndex === periodIndex && other.reached.kind === OTHER_SIDE[reached.kind] && other.reached.at > toldAt

const OTHER_SIDE = { 'stop-loss': 'take-profit', 'take-profit': 'stop-loss', 'own-test': null } as const

/** One sale may keep several lines of a holding: what it brought is told with the last of them. */
function eachSaleOnce(lines: readonly LineFound[], last: Asset): readonly LineFound[] {
  const told = new Set<number>()
  const latestFirst = lines.toReversed().map((line) => {
    const response = withoutSales(line, told, last)
    if (line.response.was === 'kept') for (const sequence of line.response.sales) told.add(sequence)
    return { ...line, response }
  })
  return latestFirst.toReversed()
}

/**
 * The rest of a line after a part of it was sold, and what was done about it; empty where the line asked for no more. Where that part was
 * bought back at once, the rest is all that there is of the line.
 */
function restOf(line: LineFound, ofRest: FoundResponse | null, { trades }: Asset): LineFound[] {
  const { response } = line
  const isInPart = response.was === 'kept' || response.was === 'bought back'
  if (!isInPart || !ofRest || isSoldWhole(line.quantity, response.sold) || isPartAskedFor(line)) return []
  const { sales, sold } = response
  const tradesBefore = trades.findLastIndex(({ sequence }) => sales.includes(sequence)) + 1
  return [
    {
      ...line,
      quantity: new Big(line.quantity).minus(sold).toFixed(),
      isRest: response.was === 'kept',
      tradesBefore,
      response: ofRest,
    },
  ]
}

/** Amounts of a state in the shares of a later one. */
export const toLastShares =
  (inNew: typeof splitPrice, { splits: before }: Asset, { splits }: Asset) =>
  (amount: Decimal): Decimal =>
    splits.slice(before.length).reduce(inNew, amount)

/** A split leaves a rest where everything was sold. */
const NOISE = '0.000000001'

/** Whether a line was kept with all that was held. */
export const isKeptWhole = ({ quantity, response }: ReachedLine | LineFound): boolean =>
  response.was === 'kept' && isSoldWhole(quantity, response.sold)

const isSoldWhole = (quantity: Decimal, sold: Decimal): boolean =>
  quantity === sold || new Big(quantity).minus(sold).lte(new Big(quantity).times(NOISE))

/** Whether the line's own words ask for a part alone. */
export const isPartAskedFor = ({ words, on }: Pick<ReachedLine, 'words' | 'on'>): boolean =>
  words !== null && asksForAPart(words, on)
