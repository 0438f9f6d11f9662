import Big from 'big.js'
import type { Trade } from '../assets/trade.ts'
import { type Decimal, roundToCents } from '../prices/money.ts'
import type { ReachedLine } from './lines.ts'

/** A price and its day, USD per unit in shares as they are after every recorded split. */
export type DayPrice = { readonly price: Decimal; readonly on: string }

/** What a line is reckoned with. */
type LinePrices = {
  /** The asset's close of a day; null where none is known. */
  readonly closeOn: (day: string) => Decimal | null
  /** The last price that is known; null when none is. */
  readonly last: DayPrice | null
  readonly trades: readonly Trade[]
}

/** What became of the money after a line. */
export type LineOutcome = {
  /** USD per unit at the line. @see priceAt */
  readonly priceThen: Decimal
  /** USD per unit, the mean of the sales that kept a line, from which its amount is reckoned; null of what was held through. */
  readonly salePrice: Decimal | null
  /**
   * USD, 2 decimals, of what kept a line: what waiting from the line’s day to the sale brought (above 0) or cost; what was sold on
   * that day did not wait. Of what was held through it is 0, because `amount` begins at the line itself.
   */
  readonly waited: Decimal
  /** Until the last of it was sold, or bought again; until the next line of the same holding, or until the last price. */
  readonly endedOn: string
  readonly endedBy: 'sale' | 'next purchase' | 'next line' | 'last price'
  /** USD per unit, the mean of what was sold and what is left. */
  readonly priceAfter: Decimal
  /**
   * USD, 2 decimals. Of a line that was held through: what holding brought (above 0) or cost. Of one that was kept: what the
   * sale has saved, or cost, until the last price; of what was bought again, until that purchase.
   */
  readonly amount: Decimal
}

/**
 * (price after − price at the line) × quantity, for what was held when the line was reached. A stretch ends at the next line
 * of the same holding, so that lines can be added up and no loss counts twice.
 * @returns null where a price is missing, and for a line that is still open
 */
export function lineOutcome(line: ReachedLine, next: ReachedLine | null, prices: LinePrices): LineOutcome | null {
  const priceThen = priceAt(line, prices.closeOn)
  if (priceThen === null || line.response.was === 'open') return null
  return line.response.was === 'kept'
    ? afterKeeping(line.response, { price: priceThen, on: line.on }, prices)
    : afterHolding(line, next, priceThen, prices)
}

function afterKeeping(
  { sales, on, sold }: Extract<ReachedLine['response'], { was: 'kept' }>,
  { price: priceThen, on: reachedOn }: DayPrice,
  { last, trades }: LinePrices,
): LineOutcome | null {
  const isSale = ({ sequence }: Trade) => sales.includes(sequence)
  const amounts = trades.filter(isSale).map(({ amount }) => amount)
  const later = trades.slice(trades.findLastIndex(isSale) + 1).filter(({ does }) => does === 'buy')
  let [out, worth, endedOn] = [new Big(sold), new Big(0), on]
  for (const { quantity, amount, on: boughtOn } of later) {
    const units = out.lt(quantity) ? out : new Big(quantity)
    if (units.eq(0) || amount === null) break
    worth = worth.plus(new Big(amount).times(units).div(quantity))
    out = out.minus(units)
    endedOn = boughtOn
  }
  const isOut = out.gt(0)
  if (isOut && (!last || last.on < on)) return null
  if (isOut && last) [worth, endedOn] = [worth.plus(out.times(last.price)), last.on]
  const brought = amounts.reduce<Big | null>(
    (sum, amount) => (amount === null ? null : (sum?.plus(amount) ?? null)),
    new Big(0),
  )
  if (brought === null || amounts.length === 0) return null
  return {
    priceThen,
    endedOn,
    endedBy: isOut ? 'last price' : 'next purchase',
    salePrice: brought.div(sold).toFixed(),
    waited: waitedFor(trades.filter(isSale), priceThen, reachedOn),
    priceAfter: worth.div(sold).toFixed(),
    amount: roundToCents(brought.minus(worth)),
  }
}

const waitedFor = (sales: readonly Trade[], priceThen: Decimal, reachedOn: string): Decimal =>
  roundToCents(
    sales
      .filter(({ on }) => on > reachedOn)
      .reduce(
        (sum, { amount, quantity }) => sum.plus(amount ?? 0).minus(new Big(quantity).times(priceThen)),
        new Big(0),
      ),
  )

function afterHolding(
  line: ReachedLine,
  next: ReachedLine | null,
  priceThen: Decimal,
  { closeOn, last, trades }: LinePrices,
): LineOutcome | null {
  let [left, worth, endedOn] = [new Big(line.quantity), new Big(0), line.on]
  const sales = trades
    .slice(line.tradesBefore, next?.tradesBefore)
    .filter(({ periodIndex, does }) => does === 'sell' && periodIndex === line.periodIndex)
  for (const { amount, quantity, on } of sales) {
    if (amount === null) return null
    const units = left.lt(quantity) ? left : new Big(quantity)
    if (units.eq(0)) break
    worth = worth.plus(new Big(amount).times(units).div(quantity))
    left = left.minus(units)
    endedOn = on
  }
  const isSold = left.lte(new Big(line.quantity).times(NOISE))
  const end = isSold ? null : next ? nextPrice(next, closeOn) : last
  if (!isSold && (!end || end.on < line.on)) return null
  if (end) worth = worth.plus(left.times(end.price))
  return {
    priceThen,
    // What was sold after the last price that is known counts on the day of its sale, and on none before.
    endedOn: end && end.on > endedOn ? end.on : endedOn,
    endedBy: isSold ? 'sale' : next ? 'next line' : 'last price',
    salePrice: null,
    waited: '0.00',
    priceAfter: worth.div(line.quantity).toFixed(),
    amount: roundToCents(worth.minus(new Big(line.quantity).times(priceThen))),
  }
}

/** A split leaves a rest where everything was sold. */
const NOISE = '0.000000001'

function nextPrice(next: ReachedLine, closeOn: LinePrices['closeOn']): DayPrice | null {
  const price = priceAt(next, closeOn)
  return price === null ? null : { price, on: next.on }
}

/** The close of its day, or where none is known the price that reached it; of a line that a sale reached, what it brought. */
const priceAt = ({ on, price, isBySale }: ReachedLine, closeOn: LinePrices['closeOn']): Decimal | null =>
  isBySale ? price : (closeOn(on) ?? price)
