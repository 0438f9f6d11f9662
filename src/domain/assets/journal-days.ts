import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { isExplainedBy } from '../prices/looks-like-split.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import type { Decimal } from '../prices/money.ts'
import { isOwn } from '../prices/price.ts'
import type { Quote } from '../prices/quote.ts'
import type { Split } from '../prices/split.ts'
import type { Asset } from './asset.ts'
import type { MarketPrices } from './current-price.ts'
import { inSharesOfJournal, splitDaysOf } from './splits-of-closes.ts'

/**
 * What providers say of a share, in the shares in which its owner's journal is on the day of each price. Where every split is recorded of
 * the day on which it is reported, these are the same, and so is what is returned.
 */
export function onDaysOfJournal<M extends MarketPrices>({ splits }: Pick<Asset, 'splits'>, market: M): M {
  const days = splitDaysOf(splits, market.splits)
  if (days === null) return market
  const told = (price: Decimal, day: string) => inSharesOfJournal(price, day, days)
  const closes = market.closes.map((close) =>
    isOwn(close) ? close : { ...close, close: told(close.close, close.day) },
  )
  return { ...market, closes, quote: market.quote && quoteTold(market.quote, told, days.leaps) }
}

function quoteTold(
  { price, open, previousClose }: Quote,
  told: (price: Decimal, day: string) => Decimal,
  leaps: readonly Split[],
): Quote {
  const day = marketDayOf(price.at)
  // On the day on which its prices leap, a provider may still give the close before in old shares.
  const isInOld = (close: Decimal) =>
    leaps.some((split) => split.effectiveOn === day && isExplainedBy(split, close, price.price))
  const dayOf = (close: Decimal) => (isInOld(close) ? dayOfNumber(dayNumber(day) - 1) : day)
  return {
    price: { ...price, price: told(price.price, day) },
    open: open && told(open, day),
    previousClose: previousClose && told(previousClose, dayOf(previousClose)),
  }
}
