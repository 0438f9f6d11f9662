import Big from 'big.js'
import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import type { Decimal } from '../../../prices/money.ts'
import type { OwnTest } from '../../../tests-in-text/own-test.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isWrittenInTime } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfWhole } from '../basis/quotation-of-test.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { availableFrom } from './available-from.ts'

/**
 * "I want to own it until the August report, or until 25", and all of it sold in April at 15.80: neither had come by the calendar and by the ledger's
 * prices. Who leaves by a stop or by a test that has come is told of that, and a time alone is a promise, which `abstention` reads.
 */
export function beforeOwnEnd(request: CritiqueRequest): readonly Finding[] {
  const { decision, alerts, splits } = request
  const period = decision.action === 'Sell' && isWrittenInTime(decision) ? holdingPeriodOf(request) : null
  if (!period?.buy || decision.price === null || alerts.length > 0 || splits.length > 0) return []
  const entries = [period.origin, ...period.since]
  const [written] = entries.toReversed().flatMap((entry) => {
    const end = isWrittenInTime(entry) ? ownEndIn(entry) : null
    return end ? [{ entry, end }] : []
  })
  if (!written || testsBefore(request).some(({ outcome }) => outcome === 'broken' || outcome === 'partly')) return []
  if (entries.some((entry) => ownTestsOf(entry).some((test) => hasStopped(test, decision)))) return []
  const { entry, end } = written
  const prices = [...entries.slice(entries.indexOf(entry)), decision].map(({ price }) => price)
  const hasComeTo = prices.some((price) => price !== null && new Big(price).gte(end.price))
  if (hasComeTo || (end.from !== null && dayNumber(end.from) - dayNumber(dayOfEntry(decision)) < NEAR_ITS_DAY))
    return []
  const wrote = quotationOfWhole(entry.thesis, end.sentence)
  if (!wrote) return []
  const values = {
    wrote: wroteOn(entry, wrote),
    today: readableDate(decision.at, MARKET_ZONE),
    at: money(decision.price),
  }
  return [{ kind: 'test-beside', part: 'psychology', weight: 77, ways: SOLD_BEFORE, values, quoted: null }]
}

/** A price below which its writer leaves, in words, to which it has come. */
const hasStopped = ({ isPrice, side, unit, value }: OwnTest, { price }: CritiquedDecision): boolean =>
  isPrice && side === 'below' && value !== null && (unit === 'percent' || (price !== null && new Big(value).gte(price)))

/** So few days before it the time may count as over: a month is named by its first day and by its last. */
const NEAR_ITS_DAY = 31

type OwnEnd = {
  readonly sentence: Span
  /** The higher price that ends it. */
  readonly price: Decimal
  /** The day from which on its time may be over; null where it names none. */
  readonly from: string | null
}

/** A sentence in which a writer says until when they keep it. */
function ownEndIn(entry: CritiquedDecision): OwnEnd | null {
  const { thesis } = entry
  const plain = plainText(thesis)
  for (const sentence of sentencesOf(thesis)) {
    const words = plain.slice(sentence.from, sentence.to)
    const keeps = KEEPS.exec(words)
    if (!keeps || OPEN.test(words)) continue
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, {
      from: sentence.from + keeps.index,
      to: sentence.to,
    })
    if (isNegated || isReported || isQuoted || isIronic || isSupposed) continue
    const end = endsIn(entry, sentence, sentence.from + keeps.index + keeps[0].length)
    if (end) return end
  }
  return null
}

/** Of "until the report or until 25" each has to be a time that the calendar knows, or a price: whether an event came, nobody knows here. */
function endsIn(entry: CritiquedDecision, sentence: Span, start: number): OwnEnd | null {
  const { thesis, price } = entry
  const plain = plainText(thesis)
  const words = plain.slice(start, sentence.to).split(WHICHEVER)[0] ?? ''
  const times = datesOf(thesis, dayOfEntry(entry))
  const levels: string[] = []
  let from = start
  let isTimed = false
  for (const part of words.split(OR)) {
    const to = from + part.length
    const isTime = SEASON.test(part) || times.some((time) => time.from < to && from < time.to)
    const level = isTime || price === null ? undefined : LEVEL.exec(part)?.[1]
    if (!isTime && (level === undefined || new Big(level).lte(price ?? 0))) return null
    if (level !== undefined) levels.push(level)
    isTimed ||= isTime
    from = to + (OR_LEAD.exec(plain.slice(to))?.[0].length ?? 0)
  }
  const [level, ...others] = levels
  if (level === undefined || others.length > 0) return null
  return { sentence, price: level, from: isTimed ? availableFrom(entry, sentence) : null }
}

const WHICHEVER = /,? (?:whichever|whatever) /
const OR = /,? or (?:until |till |to )?/
const OR_LEAD = new RegExp(`^(?:${OR.source})`)
const SEASON = /(?<![a-z])(?:spring|summer|autumn|winter)(?![a-z])/
const LEVEL =
  /^ ?(?:it (?:is|gets?|trades) (?:at|to) |the (?:price|share|stock) (?:is|gets?) (?:at|to) |at )?\$?(\d+(?:\.\d+)?)(?: dollars)?[ .,;!]*$/
const KEEPS =
  /(?<![a-z])(?:i|we)(?:'ll| will| want to| plan to| mean to|'m going to| am going to)?(?: simply| just| only)? (?:own|keep|hold|stay|sit|ride|leave)(?: (?:it|this|them|these|on|in|with|alone|the [a-z]+|my [a-z]+|all of it))*,? (?:until|till|to)(?![a-z])/
/** What hangs on something else, or may be shorter. */
const OPEN =
  /\?\W*$|(?<![a-z])(?:if|unless|while|as long as|at most|at the latest|no longer than|not longer|provided)(?![a-z])/

const SOLD_BEFORE = ['{wrote}; this Sell is on {today}, at {at}.'] as const
