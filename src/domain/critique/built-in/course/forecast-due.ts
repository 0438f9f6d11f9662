import Big from 'big.js'
import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten, isWrittenInTime } from '../basis/day-of-writing.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, money } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isSale } from '../basis/request.ts'

/**
 * "Easy double by xmas", written in November: who still holds after that day is told once where the price stands, if no price of the ledger
 * has come there. Nothing is said of an option, and after a split: the figure may be of other shares.
 */
export function forecastDue(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits, option } = request
  const period = holdingPeriodOf(request)
  if (!period?.buy || decision.price === null || decision.writtenAt || isSale(request)) return []
  if (option || splits.length > 0) return []
  const entries = [period.origin, ...period.since]
  for (const [index, entry] of entries.entries()) {
    const forecast = forecastOf(entry)
    if (!forecast) continue
    const after = [...entries.slice(index + 1), decision]
    const isFirstAfter = after.findIndex((each) => dayOfEntry(each) > forecast.endsOn) === after.length - 1
    const hasCome = after.some(({ price }) => price !== null && forecast.price.lte(price))
    if (!isFirstAfter || hasCome) continue
    const values = {
      day: dayWritten(entry),
      wrote: quotationAround(entry.thesis, forecast.span),
      due: readableDate(`${forecast.endsOn}T17:00:00.000Z`, MARKET_ZONE),
      now: money(decision.price),
    }
    return [{ kind: 'horizon-stretched', part: 'fundamentals', weight: 74, ways: DUE, values, quoted: null }]
  }
  return []
}

type Forecast = { readonly span: Span; readonly endsOn: string; readonly price: Big }

/** Where an entry says at which higher price the share will be by a day. */
function forecastOf(entry: CritiquedDecision): Forecast | null {
  const { thesis, price } = entry
  if (price === null || !isWrittenInTime(entry)) return null
  const plain = plainText(thesis)
  for (const { from, to } of sentencesOf(thesis)) {
    const sentence = plain.slice(from, to)
    if (OPEN.test(sentence) || ownTestsOf(entry).some(({ span }) => span.from < to && from < span.to)) continue
    for (const date of datesOf(thesis, dayOfEntry(entry))) {
      if (date.from < from || date.to > to || date.endsOn === null || date.endsOn <= dayOfEntry(entry)) continue
      const lead = thesis.slice(from, date.from)
      const clause = lead.slice(lead.search(/[^,;:–—]*$/u))
      const found = levelIn(clause, new Big(price))
      const span = found && { from: date.from - clause.length + found.from, to: date.to }
      if (found && span && !namesBusiness(clause) && isMeant(thesis, span))
        return { span, endsOn: date.endsOn, price: found.price }
    }
  }
  return null
}

/** A multiple of the price, or a figure above it after a word by which a price gets there. */
function levelIn(clause: string, price: Big): { readonly from: number; readonly price: Big } | null {
  const plain = plainText(clause)
  const multiple = /(?<![a-z0-9])(?:(?<two>doubles?|doubled|2x)|triples?|tripled|3x)(?![a-z])[^.]{0,12}$/.exec(plain)
  if (multiple) return { from: multiple.index, price: price.times(multiple.groups?.two ? 2 : 3) }
  const level = quantitiesOf(clause).find(
    ({ from, unit, isUsd, value }) =>
      (unit === 'count' || (unit === 'money' && isUsd)) &&
      GETS_TO.test(plain.slice(0, from)) &&
      price.times('1.05').lte(value) &&
      price.times(FARTHEST).gte(value),
  )
  const reached = level && GETS_TO.exec(plain.slice(0, level.from))
  return level && reached ? { from: reached.index, price: new Big(level.value) } : null
}

const FARTHEST = 5
const GETS_TO =
  /(?<![a-z])(?:(?:it's|it is|it|this|we're|the (?:stock|share|price))(?: (?:will|be|is|'ll|back|going|goes|gets|trades?|stands))* (?:at|to|over|above)|(?:back|going|goes|gets?) (?:at|to|over|above)|target(?: is| of|:)?|hits?|reach(?:es)?) \$?$/
/** What is only supposed, asked or said by others. */
const OPEN =
  /\?\W*$|(?<![a-z])(?:if|unless|should|would|could|might|may|says?|said|thinks?|analysts?|hope|guid\w*|stop|not|never)(?![a-z])|n't(?![a-z])/

const DUE = ['On {day} you wrote {wrote}; {due} has passed, and the price is {now}.'] as const
