import Big from 'big.js'
import { marketDayOf } from '../../../prices/market-calendar.ts'
import { adjustForSplits } from '../../../prices/split.ts'
import { isFalsifier, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'

/** Dollars for one of today's shares, and the words, quoted. */
type Line = { readonly price: Big; readonly quoted: string }

/** Where an entry wrote that it ends, as a price of today's shares; null where it names none in dollars or in percent. */
export function lineOf(entry: CritiquedDecision, buy: CritiquedDecision, request: CritiqueRequest): Line | null {
  const { splits, moves, alerts, position } = request
  // Where the ledger keeps a stop, that one is told of.
  const hasLedgerStop = moves.length + alerts.length > 0 || Boolean(position?.stopLoss)
  const test = ownTestsOf(entry).find((each) => each.isPrice && each.side === 'below' && isFalsifier(each))
  if (!test || test.value === null) return null
  const quoted = quotationAround(entry.thesis, test.span)
  if (test.unit === 'money' && test.isUsd)
    return { price: new Big(adjustForSplits(test.value, marketDayOf(entry.at), splits)), quoted }
  if (test.unit === 'count') return hasLedgerStop || splits.length > 0 ? null : stopOf(test, entry, quoted)
  if (test.unit !== 'percent' || buy.price === null || new Big(test.value).gte(100)) return null
  return { price: new Big(buy.price).times(new Big(100).minus(test.value)).div(100), quoted }
}

/** "Stop at 4", "out below 17": a price in dollars without its sign, where it lies below that of its day and not far from it. */
function stopOf({ value }: OwnTest, { price: then }: CritiquedDecision, quoted: string): Line | null {
  if (value === null || then === null) return null
  const price = new Big(value)
  return price.lt(then) && price.times(FARTHEST).gt(then) ? { price, quoted } : null
}

/** A stop lies above this part of the price of its day. */
const FARTHEST = 3
