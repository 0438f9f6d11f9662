import { datesOf, type NamedDate } from '../../../language/dates.ts'
import { plainText } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { isFalsifier } from '../../../tests-in-text/own-test.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfWhole, quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { isSale } from '../basis/request.ts'
import { daysBetween } from '../basis/time-held.ts'
import { latenessIn } from './sold-late.ts'
import { stayedAgainst } from './stayed-against.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/**
 * "Two weeks were full on 8 June. Should have been out then.": a sale whose writer tells on which day a test of theirs came, and that they are late.
 * Which test it was, on which day it came, and how much later this is stands beside it, as a credit: few say so. The day has to stand in a sentence
 * that speaks of the test, after its day of writing, and the lateness behind it.
 */
export function metLate(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier } = request
  if (!isSale(request) || earlier.length === 0 || decision.writtenAt !== undefined) return []
  const { thesis } = decision
  const late = latenessIn(thesis)
  if (!late) return []
  const today = dayOfEntry(decision)
  const tests = testsBefore(request).filter((each) => isOfSale(each) && each.outcome !== 'passed')
  const told = datesOf(thesis, today).flatMap((date) => {
    const on = pastDay(thesis, date, today)
    const spoken = date.to <= late.from ? tests.filter((each) => speaksOf(each, thesis, date)) : []
    const [test, ...others] = spoken
    return on && test && others.length === 0 && on > dayOfEntry(test.entry) ? [{ date, on, test }] : []
  })
  const last = told.at(-1)
  const [whole, ...more] = last ? wholeTest(last.test.entry.thesis, last.test.test) : []
  if (!last || !whole || last.on >= today || stayedAgainst(last.test, request)) return []
  const words = quotationOfWhole(thesis, sentenceAround(thesis, last.date))
  if (!words) return []
  const values = {
    day: dayWritten(last.test.entry),
    wrote: quotationOfWholeTest(last.test.entry.thesis, whole, ...more),
    words,
    came: readableDate(`${last.on}T17:00:00.000Z`, MARKET_ZONE),
    action: decision.action,
    days: daysBetween(last.on, today),
  }
  const finding = { kind: 'error-admitted', part: 'psychology', weight: 88, hasOwnForm: true } as const
  return [{ ...finding, ways: MET_LATE, values, quoted: words }]
}

const isOfSale = ({ test }: TestBefore): boolean =>
  isFalsifier(test) && !test.isPrice && (test.followedBy === 'sell' || test.followedBy === 'was-wrong')

/** The ISO day of a date that names a day of a month and is over; null for any other, and for one from which something ran ("since 25 May"). */
function pastDay(thesis: string, { from, to, endsOn }: NamedDate, today: string): string | null {
  const plain = plainText(thesis)
  const words = plain.slice(from, to)
  const isDay = /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?!\d)/.test(words) && /[a-z]{3}|-/.test(words)
  if (!isDay || endsOn === null || SINCE.test(plain.slice(0, from))) return null
  // Without its year a day is read as one to come.
  const isOver = endsOn <= today
  return isOver ? endsOn : /20\d\d/.test(words) ? null : `${Number(endsOn.slice(0, 4)) - 1}${endsOn.slice(4)}`
}
const SINCE = /(?<![a-z])(?:since|from|until|till|after|before)(?: the)? $/

/** Whether the sentence of a date has a word or the figure of what the test names. */
function speaksOf({ test }: TestBefore, thesis: string, date: NamedDate): boolean {
  const { from, to } = sentenceAround(thesis, date)
  const told = thesis.slice(from, to)
  const words = contentWords(told)
  const named = contentWords(test.condition ?? test.words).filter((word) => word.length > 2)
  const isNamed = named.some((word) => words.includes(word))
  return isNamed && CAME.test(plainText(told))
}
/** It came, was full, was met: words by which something is over on its day. */
const CAME =
  /(?<![a-z])(?:came|come|was|were|hit|reached|met|full|over|under|below|above|fell|broke|broken|crossed|passed|cut|done|complete|completed|published|reported|happened)(?![a-z])/

const MET_LATE = [
  'On {day} you wrote {wrote}; by your own words, {words}, it came on {came}, and this {action} comes {days} later: that you say so yourself is rare.',
] as const
