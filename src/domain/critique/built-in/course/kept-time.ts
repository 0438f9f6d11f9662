import { type Period, periodsOf } from '../../../language/periods.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { type HoldingPeriod, holdingPeriodOf, isBelow, money } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationAround, wroteOn } from '../basis/quotation.ts'
import { daysBetween } from '../basis/time-held.ts'
import { saysItIsLate } from '../own-tests/sold-late.ts'

/**
 * "Wrote in June that two quarters would be enough. Enough. Sold.": a sale of all whose text names a time that is over, after an earlier
 * entry that gave the same time. The calendar has to say so too, within what a report may lag.
 */
export function keptTime(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  if (decision.action !== 'Sell' || decision.writtenAt || !NAMES_TIME.test(plainText(decision.thesis))) return []
  const period = holdingPeriodOf(request)
  if (!period?.buy) return []
  const told = periodsOf(decision.thesis).find((each) => isOver(decision.thesis, each))
  const given = told && timeGivenBefore(told, period, decision)
  if (!told || !given || saysItIsLate(decision.thesis)) return []
  const quoted = quotationAround(decision.thesis, told)
  const values = {
    wrote: wroteOn(given.entry, quotationAround(given.entry.thesis, given.time)),
    later: daysBetween(dayOfEntry(given.entry), dayOfEntry(decision)),
    words: quoted,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  const kind = isBelow(decision.price, period.buy.price) ? 'loss-taken-as-written' : 'rule-kept'
  return [{ kind, part: 'psychology', weight: 86, ways: KEPT, values, quoted }]
}

/** Most sales hold none of these words. */
const NAMES_TIME = /(?<![a-z])(?:days?|weeks?|months?|quarters?|years?|reports?|prints?)(?![a-z])/

/** The sentence says that somebody had given it, or it or the next one that it is over. */
function isOver(thesis: string, time: Span): boolean {
  const sentence = sentenceAround(thesis, time)
  const next = sentenceAfter(thesis, sentence)
  const plain = plainText(thesis)
  const [own, after] = [plain.slice(sentence.from, sentence.to), next ? plain.slice(next.from, next.to) : '']
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(thesis, time)
  if (isNegated || isReported || isQuoted || isIronic || TOO_LATE.test(own)) return false
  return (GAVE.test(own) && (OVER.test(own) || OVER.test(after))) || IS_UP.test(plain.slice(time.to, sentence.to))
}

const GAVE =
  /(?:^|(?<![a-z])(?:i|i'd|i had|as i|my own words?) )(?:had )?(?:wrote|written|said|gave|given|promised|told myself|allowed|granted|set)(?![a-z])/
const OVER = /(?<![a-z])(?:enough|up|over|gone|passed|done|out|sold|spent|had (?:it|them|their)|expired)(?![a-z])/
const IS_UP =
  /^(?: (?:i|that i) (?:had )?(?:gave|given|allowed|promised|set)(?: (?:it|them|him|her|myself|management))?)? (?:is|are|was|were|have|has)(?: now| all)?(?: been)? (?:up|over|gone|done|enough|spent|passed)(?![a-z])/
const TOO_LATE = /(?<![a-z])(?:should(?:'ve| have)|instead of|and (?:i )?(?:gave|waited|stayed|took)|too late)(?![a-z])/

type GivenTime = { readonly entry: CritiquedDecision; readonly time: Period }

/** The latest entry that gave the same time, where that has run out by now and not long before. */
function timeGivenBefore(
  told: Period,
  { origin, since }: HoldingPeriod,
  decision: CritiquedDecision,
): GivenTime | undefined {
  const given = [origin, ...since].flatMap((entry): readonly GivenTime[] => {
    const time = periodsOf(entry.thesis).find(
      (each) => each.count === told.count && each.of === told.of && isGiven(entry.thesis, each),
    )
    return time && isWrittenInTime(entry) ? [{ entry, time }] : []
  })
  const last = given.at(-1)
  return last && hasRunOut(last.time, calendarDaysBetween(last.entry.at, decision.at)) ? last : undefined
}

function isGiven(thesis: string, time: Span): boolean {
  const { from, to } = sentenceAround(thesis, time)
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(thesis, time)
  return !(isNegated || isReported || isQuoted || isIronic) && GIVES.test(plainText(thesis).slice(from, to))
}

const GIVES =
  /(?<![a-z])(?:(?:i|we|i'll|we'll|i'd)(?: (?:will|would|can|shall))? (?:give|allow|grant|hold|wait|stay|sit|keep|stick)|giv(?:e|ing) (?:it|them|him|her|this|that|management)|(?:it|they|he|she|management) (?:has|have|gets?)|patience|at (?:the )?most|max(?:imum)?|(?:no|not) longer than|(?:is|are|should be|would be) enough)(?![a-z])/

/** From when on a time counts as over, and until when a sale still goes by it: a report comes weeks after its quarter. */
function hasRunOut({ count, of }: Period, days: number): boolean {
  const [unit, early, late] = RUNS[of]
  return days >= count * unit - early && days <= count * unit + late
}

const RUNS: Readonly<Record<Period['of'], readonly [unit: number, early: number, late: number]>> = {
  day: [1, 1, 4],
  week: [7, 3, 7],
  month: [30, 8, 31],
  quarter: [91, 60, 60],
  report: [91, 60, 60],
  year: [365, 30, 60],
}

const KEPT = [
  '{wrote}; {later} later you write {words}, and sell{at}: that is rare.',
  '{wrote}, and {later} later, with {words}, you go by it and sell{at}.',
] as const
