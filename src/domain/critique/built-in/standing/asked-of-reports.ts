import { plainText } from '../../../language/plain-text.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, Part } from '../basis/finding.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { dayOf } from '../basis/quotation.ts'
import { isReadable } from '../basis/readable.ts'
import { assetName, isFund, isSale } from '../basis/request.ts'
import { isPlan } from './of-plan.ts'

/**
 * What was reported in the quarters that have ended at least since the entry before: whoever says nothing of the company may have read what it
 * said.
 * @param taken what is said of the entry already
 */
export function askedOfReports(request: CritiqueRequest, taken: readonly Finding[], part: Part): Finding | null {
  const count = quartersEnded(request)
  const previous = request.earlier.at(-1)
  const isAsked = taken.some(({ ways: [first] }) => first.endsWith('?'))
  if (count < 1 || !previous || isAsked || isSale(request) || !isReadable(request) || isPlan(taken)) return null
  const values = { ticker: assetName(request), count: QUARTERS[count] ?? '', day: dayOf(previous) }
  return { kind: 'ask-what-changed', part, weight: 1, ways: ASKED_OF_REPORTS, values, quoted: null }
}

function quartersEnded({ decision, earlier, option, ...request }: CritiqueRequest): number {
  const previous = earlier.at(-1)
  const whole = { decision, earlier, ...request }
  if (!previous || option || isFund(whole) || decision.writtenAt || OF_REPORT.test(plainText(decision.thesis))) return 0
  const days = dayNumber(dayOfEntry(decision)) - dayNumber(dayOfEntry(previous))
  return Math.min(Math.floor(days / LONGEST_QUARTER), QUARTERS.length - 1)
}

/** Fourteen weeks, in the books of some companies. */
const LONGEST_QUARTER = 98
const QUARTERS = ['', 'a quarter', 'two quarters', 'three quarters', 'four quarters'] as const
/** A figure, or a word of a report, may be what it brought. */
const OF_REPORT =
  /\d|(?<![a-z])(?:reports?|reported|results?|quarters?|quarterly|earnings|revenues?|sales|margins?|profits?|guidance|figures?|numbers?|growth|grew|grows?|orders|tax\w*|need\w*|roof|stop|target|rule|plan\w*|written|wrote|said)(?![a-z])/

const ASKED_OF_REPORTS = [
  'Since {day} at least {count} came to an end: what did {ticker} report?',
  'At least {count} ended for {ticker} since {day}: what stood in the report?',
] as const
