import Big from 'big.js'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { keptBuyingRule } from './kept-buying-rule.ts'
import { numbersBelow } from './own-price-before.ts'
import { ownPriceIn, priceIn, wholeOwnPrice } from './waits-for-own-price.ts'

/**
 * A Buy after an entry that only watched and named a price of its own below that of its day: at that price or less, which keeps to it, or
 * for more. After a split the price that was named is another one.
 */
export function boughtBesideOwnPrice(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, splits } = request
  if (decision.action !== 'Buy' || decision.price === null || splits.length > 0) return []
  const watched = earlier.slice(earlier.findLastIndex(({ action }) => action === 'Sell') + 1)
  const last = watched
    .flatMap((entry) => {
      const place = ownPriceIn(entry)
      const price = place && priceIn(entry, place)
      return place && price && entry.writtenAt === undefined ? [{ entry, place, price }] : []
    })
    .at(-1)
  // A later entry, or this one, may name a limit in words that were not read: then the one that was read is no longer the latest.
  const isLatest =
    last &&
    ![...watched.slice(watched.indexOf(last.entry) + 1), decision].some((entry) => mayNameLimit(entry, decision))
  const isWaiting = last && isLatest && last.entry.price !== null && new Big(last.price).lt(last.entry.price)
  if (!last || !isWaiting) return []
  const values = {
    day: dayWritten(last.entry),
    wrote: wholeOwnPrice(last.entry.thesis, last.place),
    now: money(decision.price),
  }
  const { from, to } = sentenceAround(last.entry.thesis, last.place)
  // "At 60, at most 65": a Buy at 63 is at one of the two.
  const highest = numbersBelow(last.entry, { from, to }).at(-1) ?? last.price
  if (new Big(decision.price).gt(last.price) && new Big(decision.price).lte(highest)) return []
  if (new Big(decision.price).gt(last.price))
    return [{ kind: 'own-price-raised', part: 'psychology', weight: 81, ways: ABOVE, values, quoted: null }]
  // More than the price may have been asked for, and what was met by its rule is told as that.
  const asksForMore = ASKS_FOR_MORE.test(plainText(last.entry.thesis).slice(from, to))
  return asksForMore || decision.writtenAt !== undefined || keptBuyingRule(request).length > 0
    ? []
    : [{ kind: 'rule-kept', part: 'psychology', weight: 86, ways: AT, values, quoted: null }]
}

/** Whether an entry has a figure that may be a limit at or above the price paid: no more than a half above it, and not the price itself. */
const mayNameLimit = ({ thesis, price }: CritiquedDecision, { price: paid }: CritiquedDecision): boolean =>
  paid !== null &&
  quantitiesOf(thesis).some(
    ({ unit, value }) =>
      (unit === 'count' || unit === 'money') &&
      new Big(value).gte(paid) &&
      new Big(value).lte(new Big(paid).times('1.5')) &&
      ![price, paid].some((each) => each !== null && new Big(value).round(0).eq(new Big(each).round(0))),
  )

const ASKS_FOR_MORE = /(?<![a-z])(?:if|once|when|after|unless|until|provided|as soon as|with|maybe|perhaps)(?![a-z])/

const ABOVE = ['On {day} you wrote {wrote}; this Buy is at {now}.'] as const
const AT = ['On {day} you wrote {wrote}; this Buy is at {now}, and keeps to it.'] as const
