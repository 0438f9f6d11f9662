import { datesOf } from '../../../language/dates.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { calendarDaysBetween } from '../../../prices/market-calendar.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { wroteOn } from '../basis/quotation.ts'
import { quotationOfTest } from '../basis/quotation-of-test.ts'
import { daysBetween } from '../basis/time-held.ts'
import { isOfAsset, isPromisedByWriter, NO_PURCHASE, NO_SALE } from './leaves-alone.ts'

/**
 * "Not adding before Q3", and a Hold that says so once more with the same words for until when: kept so far, where the ledger has no
 * purchase, or no sale, since. Told at the first entry that says it again.
 */
export function keptAbstention(request: CritiqueRequest): readonly Finding[] {
  const { decision, splits } = request
  const period = holdingPeriodOf(request)
  if (decision.action !== 'Hold' || decision.writtenAt !== undefined || !period?.buy || splits.length > 0) return []
  const entries = [period.origin, ...period.since]
  const inTime = entries.filter(({ writtenAt }) => writtenAt === undefined)
  for (const side of SIDES) {
    const again = toldIn(decision, side, request)
    const told = again && inTime.flatMap((entry) => toldIn(entry, side, request) ?? []).filter(isSameAs(again))
    const [first, ...others] = told ?? []
    if (!again || !first || others.length > 0 || !isStillAhead(first, decision)) continue
    // What was typed in afterwards counts with its day.
    const isDone = entries.some(
      (each) => each !== first.entry && each.at >= first.entry.at && side.isDone.test(each.action),
    )
    if (isDone) continue
    const quoted = quotationOfTest(decision.thesis, again.span)
    const values = {
      wrote: wroteOn(first.entry, quotationOfTest(first.entry.thesis, first.span)),
      later: daysBetween(dayOfEntry(first.entry), dayOfEntry(decision)),
      words: quoted,
    }
    return [{ kind: 'rule-kept', part: 'psychology', weight: 82, ways: side.says, values, quoted: null }]
  }
  return []
}

type Side = {
  readonly pattern: typeof NO_PURCHASE
  readonly isDone: RegExp
  readonly says: readonly [string, ...string[]]
}

const SIDES: readonly Side[] = [
  {
    pattern: NO_PURCHASE,
    isDone: /^Buy/,
    says: [
      '{wrote}; {later} later you write {words}, and nothing was bought in between: kept so far.',
      '{wrote}, and {later} later, with {words}, not a unit has been added since.',
    ],
  },
  {
    pattern: NO_SALE,
    isDone: /^Sell/,
    says: [
      '{wrote}; {later} later you write {words}, and nothing was sold in between: kept so far.',
      '{wrote}, and {later} later, with {words}, not a unit has been sold since.',
    ],
  },
]

/** An own promise to leave it alone, and until when, as it is written. */
type Told = { readonly entry: CritiquedDecision; readonly span: Span; readonly until: string }

function toldIn(entry: CritiquedDecision, { pattern }: Side, request: CritiqueRequest): Told | null {
  const { thesis } = entry
  const plain = plainText(thesis)
  for (const span of [...pattern.in(plain), ...SAID_NOT.in(plain)]) {
    const sentence = sentenceAround(thesis, span)
    const [until = '', named = ''] = UNTIL.exec(plain.slice(span.to, sentence.to)) ?? []
    const rest = plain.slice(span.to + until.length, sentence.to)
    const isAsked = thesis.slice(0, sentence.to).endsWith('?')
    const isOwn =
      isMeant(thesis, { from: span.from, to: span.from + 1 }) && !isAsked && isPromisedByWriter(thesis, span)
    if (until !== '' && isOwn && !LEAVES_A_WAY.test(rest) && isOfAsset(plain.slice(span.from, span.to), request))
      return { entry, span: { from: span.from, to: span.to + until.length }, until: named }
  }
  return null
}

const isSameAs =
  ({ until }: Told) =>
  (told: Told): boolean =>
    told.until === until

/** "I said not before Q3": its own promise in the shortest words. */
const SAID_NOT = words('i (?:said|wrote|promised)(?: myself)?(?: in [a-z]+)?[:,]? (?:not|nothing)')
const UNTIL =
  /^ (?:before|until|till) (?:the |their |its )?((?:q[1-4]|h[12]|20\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: 20\d\d)?|(?:(?:next|annual|quarterly|q[1-4]|[a-z]+) )?(?:reports?|results|earnings|numbers|print|vote|ruling|meeting|readout|trial|decision|closing|election))(?= ?(?:[.,;:!)–—-]|$|as |like |and |so )))/
const LEAVES_A_WAY = /(?<![a-z])(?:unless|except|if|other than|apart|should|when|once|below|under|at \$?\d)(?![a-z])/

/** A time that the calendar knows has to be ahead still, and an event is waited for as long as from one report to the next. */
function isStillAhead({ entry, span }: Told, decision: CritiquedDecision): boolean {
  const words = entry.thesis.slice(span.from, span.to)
  const [date] = datesOf(words, dayOfEntry(entry))
  if (!date?.endsOn) return calendarDaysBetween(entry.at, decision.at) <= QUARTER
  // Whether "until June" is over when June begins is not known.
  return / before /.test(plainText(words)) && dayOfEntry(decision) <= date.endsOn
}
const QUARTER = 110
