import Big from 'big.js'
import type { Entry } from '../../ledger/entry.ts'
import { MARKET_ZONE } from '../../prices/market-calendar.ts'
import { type Decimal, roundToCents, roundUnitPrice } from '../../prices/money.ts'
import { exactUsdWords, quantityWords, usdWords } from '../../prices/money-words.ts'
import type { Price } from '../../prices/price.ts'
import { readableDate } from '../../time.ts'
import { type Asset, type AssetEntry, applyEntry, inEffectiveOrder } from '../asset.ts'
import { type ExitName, exitPrice, type StandingExit } from '../exits.ts'
import type { HoldingPeriod } from '../position.ts'
import type { ValuationNow } from '../valuation.ts'
import { formulaFor } from './formula.ts'
import { explainHeld, explainSold, PRICE_ONLY, unknownSale, usdOrUnknown, watchedCost } from './position-explanation.ts'
import { explainToday, type ShownToday } from './today-explanation.ts'

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

/** The figures as they are shown: what the explanation has to arrive at. */
export type ShownFigures = ValuationNow & {
  readonly price: Price | null
  readonly today: ShownToday
}

/**
 * How every figure of an asset is computed, from its own entries, so that it can be followed with pencil and paper.
 * @param entries all of the asset's entries, oldest first
 */
export function explanationOf(asset: Asset, entries: readonly AssetEntry[], shown: ShownFigures): Explanation {
  const moves = positionChangesOf(entries)
  const round = asset.rounds.at(-1) ?? null
  const basis = basisEntries(asset, moves, entries)
  const priceEntries = entries.filter((entry) => notesPrice(entry, shown.price)).map(({ sequence }) => sequence)
  const figures = round?.closedAt ? explainSold(round, shown, basis) : explainHeld(asset, shown, basis, priceEntries)
  const others = [
    ...explainToday(shown.today, basis),
    ...priceFigures(shown, priceEntries),
    ...levelFigures(asset),
    ...realizedFigures(asset, shown.realizedGain, moves),
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

function positionChangeText(entry: AssetEntry): string | null {
  switch (entry.kind) {
    case 'split-recorded':
      return `Split ${entry.newShares} for ${entry.oldShares}`
    case 'option-settled':
      return `${OUTCOMES[entry.outcome]} at ${usdWords(entry.price.price)}`
    case 'decision-recorded': {
      if (entry.action === 'Hold' || entry.action === 'Keep Watching') return null
      const many = entry.quantity === null ? 'all' : quantityWords(entry.quantity)
      // What was known of a price is not what was paid.
      const isPaid = entry.price !== null && !entry.isPriceAttached
      return `${entry.action} ${many} at ${isPaid ? usdWords(entry.price.price) : 'an unknown price'}`
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
  if (percent === null) {
    const withNumbers = formulaFor(roundUnitPrice(price), (short) => ({
      text: exactUsdWords(short(price)),
      value: new Big(short(price)),
    }))
    return [{ ...shared, formula: 'the price that you set', withNumbers }]
  }
  // The decision's own price, in shares of today.
  const own = new Big(price)
    .times(100)
    .div(exitPrice(kind, '100', percent) ?? 1)
    .toFixed()
  return [
    {
      ...shared,
      formula: `price of the decision that set it × (1 ${sign} percentage ÷ 100)`,
      withNumbers: formulaFor(roundUnitPrice(price), (short) => {
        const from = short(own)
        return {
          text: `${exactUsdWords(from)} × (1 ${sign} ${quantityWords(percent)} ÷ 100)`,
          value: new Big(exitPrice(kind, from, percent) ?? 0),
        }
      }),
    },
  ]
}

const LEVEL_NOTE =
  'Buying more or selling some does not move it; a split restates it, and an update can move or remove it.'

/** Only where something was sold: a zero needs no proof. */
function realizedFigures(asset: Asset, total: Decimal | null, moves: readonly PositionChange[]): ExplainedFigure[] {
  const sold = asset.rounds.filter(({ quantitySold }) => !new Big(quantitySold).eq(0))
  if (sold.length === 0) return []
  return [
    {
      name: 'Realized gain',
      formula: 'sold for − what that had cost, over all rounds',
      withNumbers: total === null ? unknownSale(sold) : formulaFor(total, (short) => writeGains(sold, short)),
      result: usdOrUnknown(total),
      entries: moves.map(({ sequence }) => sequence),
      note: total === null ? null : `Rounded once, at the end. ${PRICE_ONLY}`,
    },
  ]
}

function writeGains(sold: readonly HoldingPeriod[], short: (amount: Decimal) => Decimal) {
  const gains = sold.map((period) => ({ proceeds: short(period.proceeds ?? '0'), cost: short(period.costOfSold) }))
  return {
    text: gains.map(({ proceeds, cost }) => `(${exactUsdWords(proceeds)} − ${exactUsdWords(cost)})`).join(' + '),
    value: gains.reduce((sum, { proceeds, cost }) => sum.plus(proceeds).minus(cost), new Big(0)),
  }
}

/** Whether the price that is shown is the one that this entry wrote down. */
const notesPrice = (entry: AssetEntry, price: Price | null): boolean =>
  (entry.kind === 'decision-recorded' || entry.kind === 'price-noted') && price !== null && entry.price?.at === price.at
