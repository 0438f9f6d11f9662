import Big from 'big.js'
import type { Trade } from '../../assets/trade.ts'
import { type Decimal, quotient, roundToCents } from '../../prices/money.ts'
import type { MoneySpan } from '../money/money-spans.ts'
import type { BoughtAgain } from './bought-again.ts'
import { creditedSales, type LineSale, lineSales, unitsOf } from './line-sales.ts'
import type { ReachedLine } from './lines.ts'

/** A price and its day, USD per unit in shares as they are after every recorded split. */
type DayPrice = { readonly price: Decimal; readonly on: string }

/** The last price that is known; where it was accepted on its day and nobody typed it, since when it is known. */
export type LastPrice = DayPrice & { readonly knownOn?: string }

/** What a line is reckoned with. */
type LinePrices = {
  /** The asset's close of a day; null where none is known. */
  readonly closeOn: (day: string) => Decimal | null
  /** The last price that is known; null when none is. */
  readonly last: LastPrice | null
  readonly trades: readonly Trade[]
  /** What was bought again of what the line was kept with. */
  readonly again: readonly BoughtAgain[]
}

/** So many units of a line, and what one of them brought. */
type LinePart = DayPrice & { readonly quantity: Decimal }

/** Up to when so many units of a line count, and USD per unit that ended it. */
type LineEnd = LinePart & { readonly by: LineOutcome['endedBy'] }

/** What became of the money after a line. */
export type LineOutcome = {
  /** USD per unit at the line. @see priceAt */
  readonly priceThen: Decimal
  /**
   * USD per unit, the mean of the sales that kept a line, from which its amount is reckoned; null of what was held through, and where
   * those sales are told of with a later line.
   */
  readonly salePrice: Decimal | null
  /** USD per unit, the mean of all sales that kept a line, with whichever of its lines they are told of; null of what was held through. */
  readonly keptAt: Decimal | null
  /**
   * USD, 2 decimals, of what kept a line: what waiting from the line’s day to the sale brought (above 0) or cost; what was sold on
   * that day did not wait. It ends at the next line of the holding, from which that one waited. Of what was held through it is 0,
   * because `amount` begins at the line itself.
   */
  readonly waited: Decimal
  /** New York's day on which waiting ended: of the last sale, or of the next line. */
  readonly waitedUntil: string
  /** Until the last of it was sold, or bought again; until the next line of the same holding, or until the last price. Where `amount` is null, the last sale. */
  readonly endedOn: string
  readonly endedBy: 'sale' | 'next purchase' | 'next line' | 'last price'
  /** USD per unit, the mean of all ends; null where `amount` is. */
  readonly priceAfter: Decimal | null
  /**
   * Of a line that was held through, each sale and what is left; of one that was kept, each purchase of what was sold, and what was
   * never bought again. Empty where its sales are told of with a later line.
   */
  readonly ends: readonly LineEnd[]
  /** Of a line that was kept the sales that are told of with it, each with its own price and day; else empty. */
  readonly sales: readonly LinePart[]
  /** The money of each end, over its own days: from the line to where it ended, or from its sale on. */
  readonly spans: readonly MoneySpan[]
  /**
   * USD, 2 decimals. Of a line that was held through: what holding brought (above 0) or cost. Of one that was kept: what the
   * sale has saved, or cost, until the last price; of what was bought again, until that purchase. It is 0 where all of its sales
   * are told of with a later line, and null where no price tells what came after its sale, which what waiting brought does not need.
   */
  readonly amount: Decimal | null
}

/**
 * (price after − price at the line) × quantity, for what was held when the line was reached. A stretch ends at the next line
 * of the same holding, so that lines can be added up and no loss counts twice.
 * @returns null where a price is missing, and for a line that is still open
 */
export function lineOutcome(line: ReachedLine, next: ReachedLine | null, prices: LinePrices): LineOutcome | null {
  const priceThen = priceAt(line, prices.closeOn)
  if (priceThen === null || line.response.was === 'open') return null
  if (line.response.was === 'held through') return afterHolding(line, next, priceThen, prices)
  const { trades, closeOn } = prices
  const { on, credited } = line.response
  const ofLine = { sales: lineSales(line, trades), priceThen, on: line.on }
  const toNext = next && { line: next, price: nextPrice(next, closeOn)?.price ?? null, trades }
  const { waited, isUntilNext } = waitedFor(ofLine, toNext)
  if (waited === null) return null
  const after = credited
    ? afterKeeping(creditedSales(line, trades, ofLine.sales), credited.on, prices)
    : toldLater(next, closeOn)
  const keptAt = meanPrice(ofLine.sales)
  return after && { priceThen, waited, waitedUntil: next && isUntilNext ? next.on : on, keptAt, ...after }
}

/** null where the amount of one is not known. */
function meanPrice(sales: readonly LineSale[]): Decimal | null {
  const [units, brought] = [unitsOf(sales), broughtBy(sales)]
  return brought === null || Number(units) === 0 ? null : quotient(brought.toFixed(), units)
}

/** null where the amount of one is not known. */
const broughtBy = (sales: readonly LineSale[]): Big | null =>
  sales.reduce<Big | null>((sum, { amount }) => (amount === null ? null : (sum?.plus(amount) ?? null)), new Big(0))

type AfterSale = Omit<LineOutcome, 'priceThen' | 'waited' | 'waitedUntil' | 'keptAt'>

/** Of a line whose sales are all told of with a later line. */
function toldLater(next: ReachedLine | null, closeOn: LinePrices['closeOn']): AfterSale | null {
  const end = next && nextPrice(next, closeOn)
  return (
    end && {
      endedOn: end.on,
      endedBy: 'next line',
      salePrice: null,
      priceAfter: end.price,
      ends: [],
      sales: [],
      spans: [],
      amount: '0.00',
    }
  )
}

function afterKeeping(told: readonly LineSale[], on: string, { last, again }: LinePrices): AfterSale | null {
  const sold = unitsOf(told)
  const out = again.reduce((left, { units }) => left.minus(units), new Big(sold))
  const paid = again.reduce<Big | null>(
    (sum, purchase) => (purchase.paid && sum ? sum.plus(purchase.paid) : null),
    new Big(0),
  )
  const isOut = out.gt(0)
  const brought = broughtBy(told)
  const lastSale = told.at(-1)
  if (brought === null || !lastSale) return null
  const sales = told.map(({ quantity, amount, on: soldOn }) =>
    partOf(new Big(quantity), quotient(amount ?? '0', quantity), soldOn),
  )
  const salePrice = quotient(brought.toFixed(), sold)
  // The price of the sale itself is the last one that is known of what nobody holds any more.
  const news = last && last.on >= on ? newsIn(last, on, quotient(lastSale.amount ?? '0', lastSale.quantity)) : null
  // Who bought again for nothing has saved nothing by that: what it cost is not known.
  if (paid === null || (isOut && !news))
    return { endedOn: on, endedBy: 'last price', salePrice, priceAfter: null, ends: [], sales, spans: [], amount: null }
  const worth = isOut && last ? paid.plus(out.times(last.price)) : paid
  return {
    endedOn: (isOut ? last : again.at(-1))?.on ?? on,
    endedBy: isOut ? 'last price' : 'next purchase',
    salePrice,
    priceAfter: quotient(worth.toFixed(), sold),
    ends: [
      ...again.flatMap(({ units, paid: cost, on: day }) =>
        cost === null ? [] : [endOf(units, quotient(cost.toFixed(), units.toFixed()), day, 'next purchase')],
      ),
      ...(isOut && last ? [endOf(out, last.price, last.on, 'last price')] : []),
    ],
    sales,
    spans: spansOut(told, again, last),
    amount: roundToCents(brought.minus(worth)),
  }
}

/** The money of each sale: until what it sold was bought again, and until the last price for the rest. */
const spansOut = (told: readonly LineSale[], again: readonly BoughtAgain[], last: DayPrice | null): MoneySpan[] =>
  told.flatMap(({ sequence, on: from, quantity, amount }) => {
    const bought = again.filter(({ sale }) => sale === sequence)
    const out = bought.reduce((left, { units }) => left.minus(units), new Big(quantity))
    // To divide takes long, and nearly every sale is of one part alone.
    const moneyOf = (units: Big) => (units.eq(quantity) ? new Big(amount ?? 0) : units.times(amount ?? 0).div(quantity))
    return [
      ...bought.map(({ units, on: until }) => ({ money: moneyOf(units), from, until })),
      ...(out.gt(0) && last ? [{ money: moneyOf(out), from, until: last.on }] : []),
    ]
  })

const partOf = (units: Big, price: Decimal, on: string): LinePart => ({
  quantity: units.toFixed(),
  price,
  on,
})

const endOf = (units: Big, price: Decimal, on: string, by: LineEnd['by']): LineEnd => ({
  ...partOf(units, price, on),
  by,
})

/**
 * What waiting for the sales did, up to the next line of the holding: what was sold on a later day than that one’s, or did not keep it,
 * waited from there for that one.
 * @param ofLine the sales that kept the line, its price and its day
 * @returns `waited` null where the price of the next line is needed, and is missing
 */
function waitedFor(
  { sales, priceThen, on }: { readonly sales: readonly LineSale[]; readonly priceThen: Decimal; readonly on: string },
  next: { readonly line: ReachedLine; readonly price: Decimal | null; readonly trades: readonly Trade[] } | null,
): { readonly waited: Decimal | null; readonly isUntilNext: boolean } {
  const waiting = sales.filter((sale) => sale.on > on)
  const isAfterNext = (sale: LineSale) =>
    next !== null &&
    next.trades.findIndex(({ sequence }) => sequence === sale.sequence) >= next.line.tradesBefore &&
    (sale.on > next.line.on || !isKeptBy(next.line, sale))
  const isUntilNext = waiting.some(isAfterNext)
  const isOfNext = (sale: LineSale) => next?.price != null && isAfterNext(sale)
  const isUnknown = waiting.some((sale) => sale.amount === null && !isOfNext(sale))
  if (isUnknown || (isUntilNext && next?.price === null)) return { waited: null, isUntilNext }
  const brought = (sale: LineSale): Big =>
    next?.price && isAfterNext(sale) ? new Big(sale.quantity).times(next.price) : new Big(sale.amount ?? 0)
  const waited = waiting.reduce(
    (sum, sale) => sum.plus(brought(sale)).minus(new Big(sale.quantity).times(priceThen)),
    new Big(0),
  )
  return { waited: roundToCents(waited), isUntilNext }
}

const isKeptBy = ({ response }: ReachedLine, { sequence }: LineSale): boolean =>
  response.was === 'kept' && response.sales.includes(sequence)

function afterHolding(
  line: ReachedLine,
  next: ReachedLine | null,
  priceThen: Decimal,
  { closeOn, last, trades }: LinePrices,
): LineOutcome | null {
  let [left, worth, endedOn] = [new Big(line.quantity), new Big(0), line.on]
  const ends: LineEnd[] = []
  // What kept the next line on its own day did not wait for that day's close.
  const isBeforeNext = (trade: Trade, place: number) =>
    next === null || place < next.tradesBefore || (trade.on === next.on && isKeptBy(next, trade))
  const sales = trades.filter(
    (trade, place) =>
      place >= line.tradesBefore &&
      trade.does === 'sell' &&
      trade.periodIndex === line.periodIndex &&
      isBeforeNext(trade, place),
  )
  const isAllSold = () => left.lte(new Big(line.quantity).times(NOISE))
  for (const { amount, quantity, on } of sales) {
    // Whatever is sold after that was bought later, and its price says nothing of the line.
    if (isAllSold()) break
    if (amount === null) return null
    const units = left.lt(quantity) ? left : new Big(quantity)
    worth = worth.plus(quotient(new Big(amount).times(units).toFixed(), quantity))
    left = left.minus(units)
    endedOn = on
    ends.push(endOf(units, quotient(amount, quantity), on, 'sale'))
  }
  const isSold = isAllSold()
  const end = isSold ? null : next ? nextPrice(next, closeOn) : last && newsIn(last, line.on, priceThen)
  if (!isSold && (!end || end.on < line.on)) return null
  const endedBy = isSold ? 'sale' : next ? 'next line' : 'last price'
  if (end) worth = worth.plus(left.times(end.price))
  if (end) ends.push(endOf(left, end.price, end.on, endedBy))
  return {
    priceThen,
    // What was sold after the last price that is known counts on the day of its sale, and on none before.
    endedOn: end && end.on > endedOn ? end.on : endedOn,
    endedBy,
    salePrice: null,
    keptAt: null,
    waited: '0.00',
    waitedUntil: line.on,
    priceAfter: quotient(worth.toFixed(), line.quantity),
    ends,
    sales: [],
    spans: ends.map(({ quantity, on }) => ({ money: new Big(quantity).times(priceThen), from: line.on, until: on })),
    amount: roundToCents(worth.minus(new Big(line.quantity).times(priceThen))),
  }
}

/** A split leaves a rest where everything was sold. */
const NOISE = '0.000000001'

/** The last price, where it is another than that at which a line came, or was kept: that one tells nothing of what came after it. */
const newsIn = (last: LastPrice, on: string, priceThen: Decimal): LastPrice | null =>
  (last.knownOn ?? last.on) > on || !new Big(last.price).eq(priceThen) ? last : null

function nextPrice(next: ReachedLine, closeOn: LinePrices['closeOn']): DayPrice | null {
  const price = priceAt(next, closeOn)
  return price === null ? null : { price, on: next.on }
}

/** The price at which it came: of one that a session or an answer told of, the close of its day, where that is known. */
const priceAt = (line: ReachedLine, closeOn: LinePrices['closeOn']): Decimal | null =>
  line.price !== null && !line.isOfSession ? line.price : (closeOn(line.on) ?? line.price)
