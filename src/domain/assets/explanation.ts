import Big from 'big.js'
import type { Entry } from '../ledger/entry.ts'
import { MARKET_ZONE } from '../prices/market-calendar.ts'
import { type Decimal, roundToCents, roundUnitPrice } from '../prices/money.ts'
import { exactUsdWords, percentWords, quantityWords, usdWords } from '../prices/money-words.ts'
import type { Price } from '../prices/price.ts'
import { readableDate } from '../time.ts'
import { type Asset, type AssetEntry, applyEntry, inEffectiveOrder } from './asset.ts'
import { type ExitName, exitPrice, type StandingExit } from './exits.ts'
import { currentHoldingPeriod } from './levels.ts'
import { averageCost, type HoldingPeriod, realizedGain } from './position.ts'
import { explainToday, type ShownToday } from './today-explanation.ts'
import { realizedGainOf, type Valuation } from './valuation.ts'

/** One step in how a position came to be what it is. */
export type PositionChange = {
  readonly sequence: number
  readonly on: string
  readonly what: string
  /** Held after it. */
  readonly quantity: Decimal
  /** What that had cost, to the cent. */
  readonly cost: Decimal
}

/** How one figure is computed: the formula, the same with its own numbers, and the entries that they came from. */
export type ExplainedFigure = {
  readonly name: string
  readonly formula: string
  readonly withNumbers: string
  readonly result: string
  readonly entries: readonly number[]
  readonly note: string | null
}

export type Explanation = { readonly moves: readonly PositionChange[]; readonly figures: readonly ExplainedFigure[] }

/** The figures as they are shown: what the explanation have to arrive at. */
export type ShownFigures = Valuation & {
  readonly price: Price | null
  readonly today: ShownToday
}

const UNKNOWN = 'unknown'
const PRICE_ONLY = 'Price only, without dividends.'

/**
 * How every figure of an asset is computed, from its own entries, so that it can be followed with pencil and paper.
 * @param entries all of the asset's entries, oldest first
 */
export function explanationOf(asset: Asset, entries: readonly AssetEntry[], shown: ShownFigures): Explanation {
  const moves = positionChangesOf(entries)
  const round = asset.rounds.at(-1) ?? null
  const basis = basisEntries(asset, moves, entries)
  const priceEntries = entries.filter((entry) => notesPrice(entry, shown.price)).map(({ sequence }) => sequence)
  const figures = round?.closedAt ? soldFigures(round, shown, basis) : heldFigures(asset, shown, basis, priceEntries)
  const others = [
    ...explainToday(shown.today, basis),
    ...priceFigures(shown, priceEntries),
    ...levelFigures(asset),
    ...realizedFigures(asset, moves),
  ]
  return { moves, figures: [...figures, ...others] }
}

/** The entries that changed what is held or what it had cost, each with what stood after it. */
function positionChangesOf(entries: readonly AssetEntry[]): PositionChange[] {
  const moves: PositionChange[] = []
  let asset: Asset | null = null
  for (const entry of inEffectiveOrder(entries)) {
    asset = applyEntry(asset, entry)
    const what = positionChangeText(entry)
    if (what === null) continue
    const round = asset.rounds.at(-1)
    const [quantity, cost] = round ? [round.quantity, round.cost] : [asset.watched?.quantity ?? '0', watchedCost(asset)]
    moves.push({
      sequence: entry.sequence,
      on: readableDate(
        entry.kind === 'split-recorded' ? `${entry.effectiveOn}T14:30:00.000Z` : entry.recordedAt,
        MARKET_ZONE,
      ),
      what,
      quantity,
      cost: roundToCents(cost),
    })
  }
  return moves
}

const watchedCost = ({ watched }: Asset): Decimal =>
  new Big(watched?.quantity ?? 0).times(watched?.price ?? 0).toFixed()

function positionChangeText(entry: AssetEntry): string | null {
  switch (entry.kind) {
    case 'split-recorded':
      return `Split ${entry.newShares} for ${entry.oldShares}`
    case 'option-settled':
      return `${OUTCOMES[entry.outcome]} at ${usdWords(entry.price.price)}`
    case 'decision-recorded': {
      if (entry.action === 'Hold' || entry.action === 'Keep Watching') return null
      const many = entry.quantity === null ? 'all' : quantityWords(entry.quantity)
      return `${entry.action} ${many} at ${entry.price === null ? 'an unknown price' : usdWords(entry.price.price)}`
    }
    default:
      return null
  }
}

const OUTCOMES = {
  'expired-worthless': 'Expired worthless',
  exercised: 'Exercised',
  'sold-before': 'Sold before it expired',
} as const

/** The moves of the current round, or the Watch that everything is compared with. */
function basisEntries(asset: Asset, moves: readonly PositionChange[], entries: readonly AssetEntry[]): number[] {
  const round = asset.rounds.at(-1)
  if (!round) return moves.slice(0, 1).map(({ sequence }) => sequence)
  const openedBy = entries.find((entry) => entry.recordedAt === round.openedAt && isBuy(entry))
  const opening = moves.findIndex(({ sequence }) => sequence === openedBy?.sequence)
  return moves.slice(Math.max(0, opening)).map(({ sequence }) => sequence)
}

const isBuy = (entry: Entry): boolean => entry.kind === 'decision-recorded' && entry.action === 'Buy'

function heldFigures(
  asset: Asset,
  shown: ShownFigures,
  basis: readonly number[],
  priceEntries: readonly number[],
): ExplainedFigure[] {
  const round = currentHoldingPeriod(asset)
  const [quantity, cost] = round ? [round.quantity, round.cost] : [asset.watched?.quantity ?? '0', watchedCost(asset)]
  const isCostKnown = round !== null || (asset.watched?.price ?? null) !== null
  const price = shown.price
  const unitCost = exactUsdWords(round ? averageCost(round) : (asset.watched?.price ?? '0'))
  return [
    {
      name: 'Cost basis',
      formula: 'what is held had cost ÷ quantity',
      withNumbers: isCostKnown
        ? `${usdWords(roundToCents(cost))} ÷ ${quantityWords(quantity)}`
        : 'no price was written down',
      result: money(shown.costBasis),
      entries: basis,
      note: round
        ? 'A sale takes out the average cost of what is held, so the cost basis of the rest stays what it was.'
        : null,
    },
    {
      name: 'Total value',
      formula: 'price × quantity',
      withNumbers: price ? `${exactUsdWords(price.price)} × ${quantityWords(quantity)}` : 'no price is known',
      result: money(shown.currentValue),
      entries: [...priceEntries, ...basis],
      note:
        price && shown.currentValue === null
          ? 'The price is in shares of after a split that is not recorded yet.'
          : null,
    },
    {
      name: 'Total gain/loss',
      formula: '(price − cost basis) ÷ cost basis × 100',
      withNumbers:
        price && shown.costBasis !== null
          ? `(${exactUsdWords(price.price)} − ${unitCost}) ÷ ${unitCost} × 100`
          : 'a price is missing',
      result: shown.totalGainLossPercent === null ? UNKNOWN : percentWords(shown.totalGainLossPercent),
      entries: [...priceEntries, ...basis],
      note: round ? PRICE_ONLY : `As if you had bought at the price that you wrote down at first. ${PRICE_ONLY}`,
    },
  ]
}

function priceFigures({ price }: ShownFigures, entries: readonly number[]): ExplainedFigure[] {
  if (!price) return []
  return [
    {
      name: 'Current price',
      formula: 'the latest price that is known',
      withNumbers: `${usdWords(price.price)} of ${readableDate(price.at, MARKET_ZONE)}`,
      result: usdWords(price.price),
      entries,
      note: "A provider's price counts before what you paid in the same session; a price that you type by itself counts until a later one is known.",
    },
  ]
}

function soldFigures(round: HoldingPeriod, shown: ShownFigures, basis: readonly number[]): ExplainedFigure[] {
  const [cost, proceeds] = [usdWords(roundToCents(round.costOfSold)), round.proceeds]
  const sold = proceeds === null ? UNKNOWN : usdWords(roundToCents(proceeds))
  return [
    {
      name: 'Cost basis',
      formula: 'what was sold had cost ÷ quantity sold',
      withNumbers: `${cost} ÷ ${quantityWords(round.quantitySold)}`,
      result: usdWords(roundUnitPrice(averageCost(round))),
      entries: basis,
      note: null,
    },
    {
      name: 'Total value',
      formula: 'what the sales brought in',
      withNumbers: sold,
      result: money(shown.currentValue),
      entries: basis,
      note: proceeds === null ? 'The price of a sale was not known.' : null,
    },
    {
      name: 'Total gain/loss',
      formula: '(sold for − had cost) ÷ had cost × 100',
      withNumbers: proceeds === null ? 'the price of a sale was not known' : `(${sold} − ${cost}) ÷ ${cost} × 100`,
      result: shown.totalGainLossPercent === null ? UNKNOWN : percentWords(shown.totalGainLossPercent),
      entries: basis,
      note: PRICE_ONLY,
    },
  ]
}

function levelFigures({ exits }: Asset): ExplainedFigure[] {
  return [
    ...levelFigure('Stop loss', '−', 'stopLoss', exits.stopLoss),
    ...levelFigure('Take profit', '+', 'takeProfit', exits.takeProfit),
  ]
}

function levelFigure(name: string, sign: string, kind: ExitName, exit: StandingExit | null): ExplainedFigure[] {
  if (!exit) return []
  const { price, percent, setBy } = exit
  const result = usdWords(roundUnitPrice(price))
  const shared = { name, result, entries: [setBy.sequence], note: LEVEL_NOTE }
  if (percent === null) return [{ ...shared, formula: 'the price that you set', withNumbers: exactUsdWords(price) }]
  // The decision's own price, in shares of today.
  const own = new Big(price).times(100).div(exitPrice(kind, '100', percent) ?? 1)
  return [
    {
      ...shared,
      formula: `price of the decision that set it × (1 ${sign} percentage ÷ 100)`,
      withNumbers: `${exactUsdWords(own.toFixed())} × (1 ${sign} ${quantityWords(percent)} ÷ 100)`,
    },
  ]
}

const LEVEL_NOTE =
  'Buying more or selling some does not move it; a split restates it, and an update can move or remove it.'

/** Only where something was sold: a zero needs no proof. */
function realizedFigures(asset: Asset, moves: readonly PositionChange[]): ExplainedFigure[] {
  const sold = asset.rounds.filter(({ quantitySold }) => !new Big(quantitySold).eq(0))
  if (sold.length === 0) return []
  const parts = sold.map((round) =>
    round.proceeds === null ? UNKNOWN : `(${exactUsdWords(round.proceeds)} − ${exactUsdWords(round.costOfSold)})`,
  )
  const total = realizedGainOf(asset)
  return [
    {
      name: 'Realized gain',
      formula: 'sold for − what that had cost, over all rounds',
      withNumbers: parts.join(' + '),
      result: money(total),
      entries: moves.map(({ sequence }) => sequence),
      note: sold.some((round) => realizedGain(round) === null)
        ? 'The price of a sale was not known.'
        : `Rounded once, at the end. ${PRICE_ONLY}`,
    },
  ]
}

/** Whether the price that is shown is the one that this entry wrote down. */
const notesPrice = (entry: AssetEntry, price: Price | null): boolean =>
  (entry.kind === 'decision-recorded' || entry.kind === 'price-noted') && price !== null && entry.price?.at === price.at

const money = (amount: Decimal | null): string => (amount === null ? UNKNOWN : usdWords(amount))
