import Big from 'big.js'
import type { CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod, money } from '../basis/holding-period.ts'
import { wroteOn } from '../basis/quotation.ts'
import { isSale } from '../basis/request.ts'
import { saysItIsLate } from '../own-tests/sold-late.ts'
import { courseFinding } from './course-finding.ts'
import { lineOf } from './written-line.ts'

/** An exit that an earlier entry wrote in words and the price has passed, where no later one speaks of another. */
export function writtenExit(request: CritiqueRequest, { buy, since }: HoldingPeriod): readonly Finding[] {
  const { decision } = request
  if (!buy || decision.price === null) return []
  const entries = [buy, ...since]
  const entry = entries.find((each) => lineOf(each, buy, request) !== null)
  // The price may have been past it when it was written.
  const line = entry && isWrittenInTime(entry) && lineOf(entry, buy, request)
  const fall = fallBetween(buy, decision)
  if (!line || !fall || line.price.lt(decision.price) || lineOf(decision, buy, request)) return []
  const after = entries.slice(entries.indexOf(entry) + 1)
  // Which of two lines still counts is not known here.
  if (after.some((each) => lineOf(each, buy, request) !== null)) return []
  const values = { wrote: wroteOn(entry, line.quoted), now: money(decision.price), fall, action: decision.action }
  const isHeldBefore = after.some(({ price }) => price !== null && line.price.gte(price))
  // Which closes lay between, the ledger does not keep.
  const ways = OF_CLOSES.test(line.quoted) ? WRITTEN_BESIDE : WRITTEN_HELD
  if (!isSale(request)) return [courseFinding('falsifier-broken-and-held', 91, ways, values)]
  if (isHeldBefore || saysItIsLate(decision.thesis)) return []
  // "Hard stop 15" is not kept by a sale at 9.
  if (new Big(decision.price).lt(line.price.times(NEAR_ITS_LINE)))
    return [courseFinding('stop-broken-and-held', 74, WRITTEN_LATE, { ...values, line: money(line.price.toFixed()) })]
  return [courseFinding('loss-taken-as-written', 88, WRITTEN_KEPT, values)]
}

/** A sale below this part of its line keeps it no more, as in the Mirror. */
export const NEAR_ITS_LINE = '0.95'
const OF_CLOSES = /(?<![a-z])(?:clos(?:e|es|ing)|weekly|days?|weeks?|monthly?)(?![a-z])/i

const WRITTEN_BESIDE = ['{wrote}; the price is {now}, {fall} below the Buy, and this is a {action}.'] as const
const WRITTEN_HELD = [
  WRITTEN_BESIDE[0],
  '{wrote}, and {now} is {fall} below the Buy: that line has been crossed.',
] as const
const WRITTEN_LATE = ['{wrote}; this {action} is at {now}, and that line was at {line}.'] as const
const WRITTEN_KEPT = ['{wrote}; you sold at {now}, {fall} below the Buy, as you had said: that is rare.'] as const
