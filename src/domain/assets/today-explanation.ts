import Big from 'big.js'
import type { Decimal } from '../prices/money.ts'
import { exactUsdWords, percentWords, quantityWords } from '../prices/money-words.ts'
import type { TodaysValues } from '../prices/quote.ts'
import type { ExplainedFigure } from './explanation.ts'
import type { TodaysGain, TodaysParts } from './today.ts'

/** What the day's figure of an asset is, and what it came from. */
export type ShownToday = {
  readonly gain: TodaysGain | null
  readonly parts: TodaysParts | null
  /** What the price alone did: all that there is to say of what is only watched. */
  readonly price: TodaysValues | null
}

const NAME = "Today's gain/loss"
/** A price without trades of the day moves what is held by the same percentage. */
const OF_PRICE = '(price − previous close) ÷ previous close × 100'
const OF_TRADES =
  '(worth now + sold for today − worth at the previous close − paid today) ÷ (worth at the previous close + paid today) × 100'

/** How the day's figure comes about; none where there is none. */
export function explainToday({ gain, parts, price }: ShownToday, entries: readonly number[]): ExplainedFigure[] {
  if (gain?.gainLossPercent && parts) return [explainedFigure(gain.gainLossPercent, parts, entries)]
  if (gain || !price) return []
  const before = new Big(price.current).minus(price.dollarChange).toFixed(2)
  return [
    {
      name: NAME,
      formula: OF_PRICE,
      withNumbers: ofPrice(price.current, before),
      result: percentWords(price.percentChange),
      entries: [],
      note: 'Both prices are the provider’s.',
    },
  ]
}

function explainedFigure(percent: Decimal, parts: TodaysParts, entries: readonly number[]): ExplainedFigure {
  const { previousClose, price, paid, soldFor } = parts
  const hasTraded = !new Big(paid).eq(0) || !new Big(soldFor).eq(0) || price === null || previousClose === null
  return {
    name: NAME,
    formula: hasTraded ? OF_TRADES : OF_PRICE,
    withNumbers: hasTraded ? ofTrades(parts) : ofPrice(price, previousClose),
    result: percentWords(percent),
    entries: hasTraded ? entries : [],
    note: hasTraded
      ? 'What was held at the previous close counts from that close, what was bought today from what was paid, what was sold today up to its sale. Price only, without dividends.'
      : `The previous close is ${parts.isPreviousCloseOwn ? 'your own' : 'the provider’s'}. Price only, without dividends.`,
  }
}

const ofPrice = (now: Decimal, before: Decimal): string =>
  `(${exactUsdWords(now)} − ${exactUsdWords(before)}) ÷ ${exactUsdWords(before)} × 100`

function ofTrades({ heldBefore, previousClose, heldNow, price, paid, soldFor }: TodaysParts): string {
  const before = product(heldBefore, previousClose)
  const after = product(heldNow, price)
  const bought = exactUsdWords(paid)
  return `(${after} + ${exactUsdWords(soldFor)} − ${before} − ${bought}) ÷ (${before} + ${bought}) × 100`
}

/** `12 × $110.00`, or nothing at all. */
const product = (quantity: Decimal, price: Decimal | null): string =>
  price === null ? exactUsdWords('0') : `${quantityWords(quantity)} × ${exactUsdWords(price)}`
