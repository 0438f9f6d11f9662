import Big from 'big.js'
import { marketDayOf } from '../../prices/market-calendar.ts'
import { adjustForSplits } from '../../prices/split.ts'
import type { CritiquedDecision, CritiqueRequest } from '../critique.ts'
import { type ExitLevel, exitPrice, findExitLevel } from './exit-level.ts'
import type { Finding } from './finding.ts'
import { type Phrasings, phrase } from './phrasing.ts'
import { quotationAround, wroteOn } from './quotation.ts'
import { isSale } from './request.ts'
import { fallBetween, type HoldingPeriod, money } from './round.ts'

const PASSED: Phrasings = ['{wrote}; the price is {now}, {fall} below the Buy: does that line still count?']
const PASSED_AT_SALE: Phrasings = ['{wrote}; this sale is at {now}, {fall} below the Buy.']
export const PASSED_ASKS: Phrasings = [
  'What did you know on that day that made you choose the line, and which part of it is no longer true?',
  'If the line no longer counts, what took its place, and when did you write that down?',
]
const MOVED: Phrasings = [
  '{wrote}; now you write {words}: does that leave more room to be wrong?',
  '{wrote}, and today {words}: is it the same line?',
]
const MOVED_ASKS: Phrasings = [
  'If the line moved, which fact moved it, other than the price coming near?',
  'What would keep this line from moving?',
]

type Written = { readonly entry: CritiquedDecision; readonly level: ExitLevel }

/** An exit that the user wrote, that the price has passed, and that this entry doesn't speak of. */
export function findPassedExit(request: CritiqueRequest, { buy, since }: HoldingPeriod): Finding | null {
  const { decision } = request
  const entries = buy ? [buy, ...since] : []
  const written = firstExit(entries, request)
  if (!buy || !written || findExitLevel(decision.thesis)) return null
  const after = entries.slice(entries.indexOf(written.entry) + 1)
  // Which of two lines still counts is not known here.
  if (after.some(({ thesis }) => findExitLevel(thesis))) return null
  const line = exitPrice(written.level, buy.price)
  const fall = fallBetween(buy, decision)
  if (!line || !fall || !decision.price || line.lt(decision.price)) return null
  // Selling at the line is keeping to it; only holding past it first is drift.
  if (isSale(request) && !after.some(({ price }) => price !== null && new Big(price).lte(line))) return null
  const quoted = quotationAround(written.entry.thesis, written.level.span)
  const values = { wrote: wroteOn(written.entry, quoted), now: money(decision.price), fall }
  return {
    says: phrase(isSale(request) ? PASSED_AT_SALE : PASSED, decision.thesis, values),
    asks: phrase(PASSED_ASKS, decision.thesis),
    quoted,
  }
}

/** A stop moved further away than the first one. */
export function findMovedExit(request: CritiqueRequest, { origin, since }: HoldingPeriod): Finding | null {
  const { decision } = request
  const before = firstExit([origin, ...since], request)
  const now = findExitLevel(decision.thesis)
  if (!before || !now || !isFurther(now, before.level)) return null
  const quoted = quotationAround(decision.thesis, now.span)
  const wrote = wroteOn(before.entry, quotationAround(before.entry.thesis, before.level.span))
  return {
    says: phrase(MOVED, decision.thesis, { wrote, words: quoted }),
    asks: phrase(MOVED_ASKS, decision.thesis),
    quoted,
  }
}

function isFurther(now: ExitLevel, before: ExitLevel): boolean {
  if (now.percentBelow && before.percentBelow) return new Big(now.percentBelow).gt(before.percentBelow)
  return now.price !== null && before.price !== null && new Big(now.price).lt(before.price)
}

/** The first exit that the entries name. A price is told in shares of its day, and compared in those of today. */
export function firstExit(entries: readonly CritiquedDecision[], { splits }: CritiqueRequest): Written | null {
  for (const entry of entries) {
    const level = findExitLevel(entry.thesis)
    const price = level?.price ? adjustForSplits(level.price, marketDayOf(entry.at), splits) : null
    if (level) return { entry, level: { ...level, price } }
  }
  return null
}
