import Big from 'big.js'
import { isReached } from '../../../assets/levels.ts'
import type { FiledFigure } from '../../../filings/filed-figures.ts'
import { datesOf } from '../../../language/dates.ts'
import { plainText } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import type { Decimal } from '../../../prices/money.ts'
import { quantityWords, usdWords } from '../../../prices/money-format.ts'
import { readableDay } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { dayWritten, isOneDecision, writingOf } from '../basis/day-of-writing.ts'
import { isBelow } from '../basis/holding-period.ts'
import { dayOfEntry } from '../basis/own-tests-of.ts'
import { quotationOfTest, quotationOfWholeTest } from '../basis/quotation-of-test.ts'
import { assetName, isPurchase, isSale } from '../basis/request.ts'
import { isOfBuyer } from '../basis/side-of-option.ts'
import { clauseOn, hasFigureLike, isSpokenOf, openTestBefore } from '../own-tests/open-test-before.ts'
import { isWrittenPlainly } from '../own-tests/test-beside.ts'
import { type TestBefore, wasAnswered } from '../own-tests/tests-before.ts'
import { wholeTest } from '../own-tests/whole-test.ts'
import { actionAndPrice as at } from './action-and-price.ts'
import { figuresAtWork } from './figures-at-work.ts'
import { reasonOfBefore } from './reason-of-before.ts'
import type { FactReader, StandingFact } from './standing-finding.ts'

/** What the decision is measured by: a line that still stands, what was filed, what is at stake. */
export const STANDING_FACTS: readonly FactReader[] = [
  standingLine,
  filed,
  figuresAtWork,
  stake,
  soldAtStop,
  reasonOfBefore,
]

/** A test that an earlier entry wrote and this one says nothing of. */
export function standingLine(request: CritiqueRequest): readonly StandingFact[] {
  const { isInTime, areAllBefore } = writingOf(request)
  const open = isInTime && areAllBefore ? openTestBefore(request) : undefined
  const [whole, ...more] = open ? wholeTest(open.entry.thesis, open.test) : []
  if (!open || !whole || wasDue(open, request)) return []
  // At a sale nothing is held to a test any more that an earlier entry has answered.
  if (isSale(request) && wasAnswered(open, request)) return []
  const values = {
    day: dayWritten(open.entry),
    wrote: quotationOfWholeTest(open.entry.thesis, whole, ...more),
    ...at(request),
  }
  if (!isWrittenPlainly(open, quotationOfTest(open.entry.thesis, whole, ...more), request)) return []
  // What the critique before this one has quoted is not quoted again where nothing is said of it.
  const isSpoken = isSpokenOf(open, request)
  const last = request.earlierCritiques?.at(-1)?.text ?? ''
  if (!isSpoken && !isSale(request) && last.includes(values.wrote)) return []
  const isBeside =
    isSale(request) ||
    hasFigureOn(open, request) ||
    hasFigureLike(open, request) ||
    SAYS_HIT.test(plainText(request.decision.thesis))
  return [
    {
      values,
      ways: isBeside ? LINE_BESIDE : LINE,
      openLine: isSpoken ? 'spoken-of' : 'not-spoken-of',
    },
  ]
}

/** Whether the entry speaks of what the test measures, with a figure anywhere: whether it was held to it, only that figure tells. */
const hasFigureOn = ({ test }: TestBefore, { decision: { thesis } }: CritiqueRequest): boolean =>
  /\d/.test(thesis) && clauseOn(test, thesis) !== null

/** Its own writer says that a line was crossed: then nothing is held to it. */
const SAYS_HIT =
  /(?<![a-z])(?:(?:my|the|that|this) (?:own )?(?:line|limit|rule|test|number|condition|trigger)|crossed|on paper|technically|strictly|by the letter|broke|broken|i (?:said|wrote|promised)|i know)(?![a-z])/

/** Whether its day had come by the entry before this one: what that one said of it, or did not, is over. */
const wasDue = ({ test, entry }: TestBefore, { earlier, tests = [] }: CritiqueRequest): boolean => {
  const last = earlier.at(-1)
  const typed = tests.find((each) => isOneDecision(each, entry) && each.text === entry.thesis)
  const on = typed?.on ?? test.byWhen?.on ?? datesOf(test.words, dayOfEntry(entry)).at(-1)?.endsOn ?? null
  return last !== undefined && on !== null && on <= dayOfEntry(last) && on > dayOfEntry(entry)
}

/** How the revenue of the latest year grew, by what had been filed. */
function filed(request: CritiqueRequest): readonly StandingFact[] {
  const measure = request.filings?.measures.find((each) => each.measure === 'revenue')
  const years = (measure?.figures ?? []).flatMap((figure) => grownYear(figure) ?? [])
  const [year] = years
  if (!year) return []
  const { figure, growth } = year
  const values = {
    ticker: assetName(request),
    year: readableDay(figure.end),
    filed: readableDay(figure.filedOn),
    went: `${new Big(growth).lt(0) ? 'fell' : 'grew'} ${growth.replace('-', '')}%`,
    ...at(request),
  }
  return [{ values, ways: FILED }]
}

const grownYear = (figure: FiledFigure) =>
  figure.kind === 'year' && figure.growthPercent !== null && !new Big(figure.growthPercent).eq(0)
    ? { figure, growth: figure.growthPercent }
    : null

/** How much money is in it: what a purchase can lose down to its stop, or with an option. */
function stake(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision } = request
  if (!position?.moved || decision.price === null || new Big(decision.price).eq(0) || !isOfBuyer(request)) return []
  if (!isPurchase(request) || !writingOf(request).isInTime) return []
  const { stopLoss } = position
  if (stopLoss === null || isReached('stop-loss', stopLoss, decision.price)) {
    return request.option ? [{ values: moved(position.moved, decision.price, request), ways: MOST_LOST }] : []
  }
  // Whoever writes the stop into the entry has thought of it.
  if (quantitiesOf(decision.thesis).some(({ value }) => new Big(value).eq(stopLoss))) return []
  const risk = usdWords(new Big(decision.price).minus(stopLoss).times(position.moved).toFixed())
  return [
    {
      values: { ...moved(position.moved, decision.price, request), stop: usdWords(stopLoss), risk },
      ways: DOWN_TO_STOP,
    },
  ]
}

const moved = (quantity: Decimal, price: Decimal, request: CritiqueRequest) => ({
  amount: usdWords(new Big(quantity).times(price).toFixed()),
  count: quantityWords(quantity),
  ...at(request),
})

/** What a holding comes to if it is sold at the stop that this entry moves away: more than it cost, or so much less. */
function soldAtStop(request: CritiqueRequest): readonly StandingFact[] {
  const { position, decision, option, moves } = request
  const stop = position?.stopLoss
  if (!moves.some((move) => move.level === 'stop-loss' && isOneDecision(move, decision) && isMovedAway(move))) return []
  if (decision.action !== 'Hold' || !stop || option || decision.price === null || !isBelow(stop, decision.price))
    return []
  // What was reached already, and held through, is told as that.
  if (request.alerts.some(({ level }) => level === 'stop-loss')) return []
  if (!writingOf(request).isInTime || !isOfBuyer(request)) return []
  const result = new Big(position.quantity).times(stop).minus(position.cost)
  const values = {
    stop: usdWords(stop),
    result: result.eq(0)
      ? 'exactly what it had cost'
      : `${usdWords(result.abs().toFixed())} ${result.lt(0) ? 'less' : 'more'} than it had cost`,
  }
  return [{ values, ways: SOLD_AT_STOP }]
}

const LINE = [
  'On {day} you wrote {wrote}: this {action}{at} is held to it.',
  'This {action}{at} is held to what you wrote on {day}: {wrote}.',
  'Beside this {action}{at} belongs what you wrote on {day}: {wrote}.',
] as const
const LINE_BESIDE = ['Beside this {action}{at} belongs what you wrote on {day}: {wrote}.'] as const
const FILED = [
  'By what was filed on {filed}, revenue of {ticker} {went} in the year to {year}.',
  'Revenue of {ticker} {went} in the year to {year}, as filed on {filed}: this {action}{at} comes after it.',
] as const
const MOST_LOST = ['This {action} puts in {amount}, {count} at {now}: that is the most it can lose.'] as const
const DOWN_TO_STOP = [
  'From {now} down to your stop at {stop} lie {risk} of the {amount} that this {action} puts in, and more where the price jumps past it.',
] as const
const SOLD_AT_STOP = ['Sold at your stop of {stop}, what you hold brings {result}.'] as const
