import type { DecisionRecorded, Entry } from '../ledger/entry.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { lastSession, sessionDayOf } from '../prices/market-session.ts'
import type { Price } from '../prices/price.ts'
import { decidedAt } from './day-decided.ts'

type Decided = Pick<Entry<DecisionRecorded>, 'action' | 'price' | 'isPriceAttached' | 'recordedAt' | 'decidedOn'>

/**
 * The price that is told beside a decision. A sale for which no price was sent has none: what the asset cost when it was last heard
 * of is not what was received.
 */
export const toldPrice = ({ action, price, isPriceAttached }: Decided): Price | null =>
  isPriceAttached && action === 'Sell' ? null : price

/**
 * The calendar day in New York of a price that Candor attached to a decision of a later session; null for a price that was sent, and
 * for one of the decision's own session. Whoever shows such a price shows its day.
 */
export function earlierDayOfPrice(decision: Decided): string | null {
  const price = decision.isPriceAttached ? toldPrice(decision) : null
  if (price === null) return null
  return sessionDayOf(price.at) < sessionDayOf(decidedAt(decision)) ? marketDayOf(price.at) : null
}

/**
 * The calendar day in New York of a known price at which somebody decided without typing another, if a whole session had passed since:
 * whoever sent it untouched was asked about it. Null for every other price.
 */
export function dayOfAcceptedPrice(decision: Decided): string | null {
  const { price, isPriceAttached } = decision
  if (price === null || isPriceAttached || price.source === 'typed' || price.source === 'uploaded') return null
  const knownOn = marketDayOf(price.knownAt ?? price.at)
  return knownOn < lastSession(decidedAt(decision)).day ? knownOn : null
}

/**
 * The price at which critics and measures say that it was decided: one that was sent, or that Candor attached and after which no whole
 * session had passed. The close of the evening before counts during the session, because of many shares nothing newer is known then.
 */
export function priceThen(decision: Decided): Price | null {
  const price = toldPrice(decision)
  if (price === null || !decision.isPriceAttached) return price
  return marketDayOf(price.at) >= lastSession(decidedAt(decision)).day ? price : null
}
