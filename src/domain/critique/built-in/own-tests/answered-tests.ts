import Big from 'big.js'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { MARKET_ZONE, marketDayOf } from '../../../prices/market-calendar.ts'
import { asksForAPart } from '../../../tests-of-own/asks-for-a-part.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { dayWritten, isOneDecision } from '../basis/day-of-writing.ts'
import { datesAhead } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow, money, purchasesOf } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { assetName, isSale, isWatched } from '../basis/request.ts'
import {
  ANSWERED_AT_SALE,
  BROKEN_AGAIN,
  BROKEN_AND_HELD,
  BROKEN_BESIDE,
  BROKEN_BY_FIGURE,
  COMPARED,
  COMPARED_EARLY,
  COMPARED_FIGURE,
  HELD_AGAIN,
  HELD_TO,
  KEPT,
  LEFT_OPEN,
  LOSS_AS_WRITTEN,
  PARTLY,
  PASSED,
  PASSED_EVENT,
  PASSED_IN_PART,
  SAID_OF_IT,
  SOLD_A_PART,
  SOLD_AFTER_STAYING,
  SOLD_ONLY_A_PART,
  SOLD_WITHOUT_IT,
  STILL_HELD,
  TOLD_SINCE,
} from './answered-phrasings.ts'
import { furtherCondition } from './further-condition.ts'
import { heldBefore } from './held-twice.ts'
import { clauseOn } from './open-test-before.ts'
import { isSoldLate } from './sold-late.ts'
import { quotationOfAnswer, stayedAgainst, stayedWith } from './stayed-against.ts'
import { type TestBefore, testsBefore } from './tests-before.ts'
import { wholeTest } from './whole-test.ts'

/** What can be said of a test that an earlier entry wrote: answered, kept, broken, passed by, or left open. */
export function findingsOf(before: TestBefore, request: CritiqueRequest): readonly Finding[] {
  const { test, entry, answer, outcome } = before
  const { decision } = request
  const [whole, ...more] = wholeTest(entry.thesis, test)
  if (!whole) return []
  const wrote = quotationOfWholeTest(entry.thesis, whole, ...more)
  if (answer === null)
    return isDue(before, request)
      ? [leftOpen(before, request, wrote)]
      : [...stillHeld(before, request, wrote), ...soldSince(before, request, wrote)]
  // Of several conditions one that came, or is on its right side, says nothing of the whole.
  const further = isSale(request) ? null : furtherCondition(test, wrote)
  if (further === 'to-break' && (outcome === 'broken' || outcome === 'partly')) return []
  const quoted = quotationOfAnswer(decision.thesis, answer, before.isWhole)
  const values = {
    day: dayWritten(entry),
    wrote,
    words: quoted,
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
    count: String(test.forHowLong?.count ?? 1),
    ...before.beside,
  }
  const answered = { kind: 'test-answered', part: 'fundamentals', weight: 78, values, quoted } as const
  // What has to come is on its right side once it has; of what must not come it is said that it has not.
  const mustNotCome = test.side === 'happens' && test.condition !== null
  const passedWhole = mustNotCome && !before.isOneOfMore ? PASSED_EVENT : PASSED
  const compared = before.beside?.figure ? COMPARED_FIGURE : COMPARED
  const besideLine = before.beside?.due ? COMPARED_EARLY : compared
  const isPart = further === 'to-hold' || (before.isOneOfMore && before.isInPart)
  const passed = before.beside ? besideLine : isPart ? PASSED_IN_PART : passedWhole
  // Of what is only watched, the figure at which to look again has no right side.
  if (isWatched({ decision: entry }) && test.followedBy === 'review') return []
  if (outcome === 'passed' && before.isOwnVerdict)
    return [{ ...answered, ways: isSale(request) ? SAID_OF_IT : HELD_TO }]
  if (outcome === 'passed' && isSale(request)) {
    // Of two ends the other one may be what came: "margin was excellent, but the condition says or".
    if (before.isOneOfMore && before.isInPart) return []
    if (isSoldWithoutIt(before, request))
      return [{ ...answered, part: 'psychology', weight: 84, ways: SOLD_WITHOUT_IT }]
    return isLossAtSale(request) ? [] : [{ ...answered, ways: TOLD_SINCE, ...heldAgain(before, request, values) }]
  }
  // Whoever buys more of what fell is held to what they wrote of buying more, and no other line is a comfort.
  if (outcome === 'passed')
    return isAddedBelow(request) ? [] : [{ ...answered, ways: passed, ...heldAgain(before, request, values) }]
  // How many it takes may stand beside the test, and not in it.
  if (outcome === 'partly')
    return [{ ...answered, ways: (test.forHowLong?.count ?? 1) > 1 ? PARTLY : ([PARTLY[1]] as const) }]
  // Whoever meant to think again, or to sell a part, may have done so.
  if (!isSale(request) && (test.followedBy === 'review' || test.followedBy === 'sell-some'))
    return [{ ...answered, ways: TOLD_SINCE }]
  if (!isSale(request)) {
    const broken = { kind: 'falsifier-broken-and-held', part: 'psychology', weight: 92, values, quoted } as const
    const stayed = stayedAgainst(before, request)
    if (stayed) return [{ ...broken, ways: BROKEN_AGAIN, values: { ...values, ...stayed } }]
    if (before.beside) return [{ ...broken, ways: BROKEN_BESIDE }]
    const byFigure = comparedWith(before, quoted)
    return [
      byFigure
        ? { ...broken, ways: BROKEN_BY_FIGURE, values: { ...values, compared: byFigure } }
        : { ...broken, ways: BROKEN_AND_HELD },
    ]
  }
  const stayed = stayedAgainst(before, request)
  if (stayed)
    return [
      {
        ...{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 86, quoted: null },
        ways: SOLD_AFTER_STAYING,
        values: { ...values, ...stayed, sell: decision.action === 'Sell Some' ? 'sell a part' : 'sell' },
      },
    ]
  // "Two years in the cellar, then I taste again": whoever meant to look again had not written that they would sell.
  if (LOOKS_AGAIN.test(plainText(wrote))) return [{ ...answered, ways: ANSWERED_AT_SALE }]
  if (decision.action !== 'Sell Some' || !asksForAll(before)) {
    const told = { ...answered, ways: before.beside ? compared : ANSWERED_AT_SALE }
    return isSoldLate(before, request) ? [told] : [told, keptAtSale(request, values)]
  }
  if (REST_GOES.test(plainText(decision.thesis))) return [{ ...answered, ways: ANSWERED_AT_SALE }]
  return [
    {
      ...{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 91, quoted },
      ways: SOLD_ONLY_A_PART,
      values: { ...values, sold: partSold(request) },
    },
  ]
}

/** Bought more at no higher price than the last one paid, or at a price that nobody knows. */
function isAddedBelow(request: CritiqueRequest): boolean {
  const { decision } = request
  const period = holdingPeriodOf(request)
  const paid = period && purchasesOf(period).at(-1)?.price
  return decision.action === 'Buy More' && !isBelow(paid ?? null, decision.price)
}

/** Both answers to a test that has held twice, as the entry says; null where it does not say so. */
function heldAgain(before: TestBefore, request: CritiqueRequest, values: Readonly<Record<string, string>>) {
  const first = before.isOneOfMore ? null : heldBefore(before, request)
  return first && { ways: HELD_AGAIN, values: { ...values, ...first } }
}

/** Whether a test says that it is sold, and no word of it is of a part. */
const asksForAll = ({ test, entry }: TestBefore): boolean =>
  test.followedBy === 'sell' &&
  LEAVES.test(plainText(test.words)) &&
  !OF_A_PART.test(plainText(test.words)) &&
  !asksForAPart(test.words, dayOfEntry(entry))

const LEAVES =
  /(?<![a-z])(?:sell|selling|sold|out|exit|leave|leaving|gone|goes?|dump|bail|quit|close|everything|all of it)(?![a-z])/
const OF_A_PART =
  /(?<![a-z])(?:half|halve|thirds?|part|parts|portion|some|trim\w*|reduc\w*|lighten|most|tranches?|a quarter of|(?:i|i'll|i will|i'd|we) cut|down to)(?![a-z])|\d ?% of (?:it|my|the (?:position|shares|stake))/

/** How much of what was held this sale of a part sells. */
const partSold = ({ position }: CritiqueRequest): string =>
  position?.moved
    ? `sold ${position.moved} of ${new Big(position.quantity).plus(position.moved).toFixed()}`
    : 'sold a part'

/** The sale is the first of several, or was all that the market took. */
const REST_GOES =
  /(?<![a-z])(?:(?:rest|remainder|remaining|(?:other|second) half|last (?:half|third)) (?:[a-z']+ ){0,3}?(?:goes?|going|follows?|tomorrow|next|later|soon|sold|on|too|after|mon|tues|wednes|thurs|fri|in)|(?:rest|other half|remainder)(?: is)? (?:tomorrow|next week|later|to follow)|filled|in (?:two|three|steps|stages|tranches|parts)|first (?:half|part|third|tranche)|sell(?:ing)? the (?:rest|other half|remainder))/

/** "6% is below 8%": a percentage that is quoted, beside the one that decides; null where they are written in another way. */
function comparedWith({ test, figure }: TestBefore, quoted: string): string | null {
  const isShare = test.unit === 'percent' && (test.side === 'below' || test.side === 'above')
  if (!isShare || figure === undefined || test.value === null || figure.startsWith('-') || test.value.startsWith('-'))
    return null
  const isWritten = (value: string, words: string) =>
    new RegExp(`(?<![\\d.,-])${value.replace('.', '\\.')} ?(?:%|percent)`).test(words)
  return isWritten(figure, quoted) && isWritten(test.value, test.words)
    ? `${figure}% is ${test.side} ${test.value}%`
    : null
}

/**
 * Sold whole, at a loss or although only this test was to end it, with the test's figure on the right side of it, no stop or target
 * reached, and no other end that may have come: then it is for something else.
 */
function isSoldWithoutIt({ test, entry }: TestBefore, request: CritiqueRequest): boolean {
  const { decision, alerts } = request
  const { from, to } = sentenceAround(entry.thesis, test.span)
  const sentence = plainText(entry.thesis).slice(from, to)
  return (
    decision.action === 'Sell' &&
    (isLossAtSale(request) || ONLY.test(sentence)) &&
    !/ or /.test(sentence) &&
    alerts.length === 0 &&
    test.value !== null &&
    test.followedBy !== 'review' &&
    test.followedBy !== 'sell-some' &&
    testsBefore(request).every(({ outcome }) => outcome === 'passed')
  )
}

const ONLY = /(?<![a-z])only (?:sell|leave|exit|go|close|if|when|once)(?![a-z])/

/**
 * The entry right before this one said itself that the test came, and stayed; this one says nothing of it, writes no test of its own, and
 * stays as well. It is told once: the entry after the next has been told already.
 */
function stillHeld(before: TestBefore, request: CritiqueRequest, wrote: string): readonly Finding[] {
  const { decision, earlier, testsComeTrue = [] } = request
  const last = earlier.at(-1)
  // What its owner has marked as come true is told as that, and a line that was drawn anew stands for the old one.
  const isMute = !isSale(request) && !isWatched(request) && testsComeTrue.length === 0
  if (!last || !isMute || [last, decision].some((each) => ownTestsOf(each).length > 0)) return []
  // Most entries before say nothing of it, which is far cheaper to see than what they say.
  const mayTell = clauseOn(before.test, last.thesis) !== null || /\d/.test(last.thesis)
  if (isOneDecision(last, before.entry) || !mayTell) return []
  const stayed = stayedWith(before, { ...request, decision: last, earlier: earlier.slice(0, -1) })
  if (!stayed) return []
  const at = decision.price === null ? '' : ` at ${money(decision.price)}`
  const values = { ...stayed, day: dayWritten(before.entry), wrote, action: decision.action, at }
  return [{ kind: 'test-beside', part: 'fundamentals', weight: 70, ways: STILL_HELD, values, quoted: null }]
}

/**
 * An entry before said itself that the test came, and stayed; this one sells all of it, by no level, and says nothing of what was measured.
 */
function soldSince(before: TestBefore, request: CritiqueRequest, wrote: string): readonly Finding[] {
  const { decision, earlier, alerts, testsComeTrue = [] } = request
  const isMute = decision.action === 'Sell' && alerts.length === 0 && testsComeTrue.length === 0
  if (!isMute || !earlier.some(({ thesis }) => clauseOn(before.test, thesis) !== null)) return []
  const stayed = stayedAgainst(before, request)
  if (!stayed) return []
  const at = decision.price === null ? '' : ` at ${money(decision.price)}`
  const values = { ...stayed, day: dayWritten(before.entry), wrote, sell: 'sell', at }
  const finding = { kind: 'falsifier-broken-and-held', part: 'psychology', weight: 84, quoted: null } as const
  return [{ ...finding, ways: SOLD_AFTER_STAYING, values }]
}

function keptAtSale(request: CritiqueRequest, values: Readonly<Record<string, string>>): Finding {
  const isLoss = isLossAtSale(request)
  const isPart = request.decision.action === 'Sell Some'
  const ways = isPart ? SOLD_A_PART : isLoss ? LOSS_AS_WRITTEN : KEPT
  return {
    kind: isLoss ? 'loss-taken-as-written' : 'rule-kept',
    part: 'psychology',
    weight: 91,
    ways,
    values,
    quoted: null,
  }
}

/** A first person who does something again, and no word of leaving or of being wrong. */
const LOOKS_AGAIN =
  /^(?!.*(?<![a-z])(?:sell\w*|sold|out|exit|leave|leaving|left|gone|go|walk|quit|done|close|wrong|misjudged|mistaken|dead|over|cut|trim|dump|bail)(?![a-z])).*(?<![a-z])(?:i|we)(?:'ll| will| shall)? [a-z-]+(?: [a-z]+){0,3} (?:again|anew|afresh|once more)(?![a-z])/
const isLossAtSale = (request: CritiqueRequest): boolean =>
  isBelow(request.decision.price, holdingPeriodOf(request)?.buy?.price ?? null)

/** Its day has passed since it was written, and nothing in this entry speaks of what it measures. */
function isDue({ test, entry }: TestBefore, request: CritiqueRequest): boolean {
  const { decision } = request
  const on = test.byWhen?.on
  if (!on || isSale(request) || on >= dayOfEntry(decision) || on < marketDayOf(entry.writtenAt ?? entry.at))
    return false
  const later = request.earlier.filter(({ at }) => at > entry.at && at < decision.at)
  const isToldBefore = later.some((each) => dayOfEntry(each) > on)
  if (isToldBefore || hasFigureOf(test, decision.thesis)) return false
  const spoken = clauseOn(test, decision.thesis)
  return spoken === null || isPutOff(spoken, request)
}

/** A figure in its unit, or a bare one where it has none, may be the answer. */
const hasFigureOf = ({ unit }: TestBefore['test'], thesis: string): boolean =>
  quantitiesOf(thesis).some((each) => each.unit === unit || (each.unit === 'count' && unit !== 'percent'))

/** "Management says that stock normalises by year end": what it measures is to come on a later day. */
function isPutOff(spoken: Span, { decision }: CritiqueRequest): boolean {
  const { from, to } = sentenceAround(decision.thesis, spoken)
  return datesAhead(decision.thesis, dayOfEntry(decision)).some((date) => date.from >= from && date.to <= to)
}

function leftOpen({ test, entry }: TestBefore, request: CritiqueRequest, wrote: string): Finding {
  const due = `${test.byWhen?.on ?? dayOfEntry(entry)}T17:00:00.000Z`
  const values = {
    day: dayWritten(entry),
    wrote,
    due: readableDate(due, MARKET_ZONE),
    ticker: assetName(request),
  }
  return { kind: 'test-left-open', part: 'fundamentals', weight: 76, ways: LEFT_OPEN, values, quoted: null }
}
