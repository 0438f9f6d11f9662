import { percentSureOf } from '../../claims/probability.ts'
import { type EchoedPassage, echoedAsset } from '../../echo/echoed-passage.ts'
import type { Contract, Level } from '../../ledger/entry.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../prices/market-calendar.ts'
import { type Decimal, percentChange, roundUnitPrice } from '../../prices/money.ts'
import { cutText } from '../../text.ts'
import { calendarDay, type Instant, readableDate } from '../../time.ts'
import type {
  BlindReading,
  CritiquedAlert,
  CritiquedDecision,
  CritiquedMove,
  CritiquedPosition,
  CritiquedTest,
  CritiquedTestCome,
  CritiqueRequest,
  EarlierCritique,
} from '../critique.ts'
import { isMovedAway } from '../critiqued-levels.ts'
import { lastQuestion, MOST_EARLIER_CRITIQUES } from '../earlier-critiques.ts'
import type { MarketComparison } from '../market-comparison.ts'
import { INSTRUCTIONS } from './prompt-instructions.ts'
import { fence, sourcesOf } from './prompt-sources.ts'

/** What a language model is sent: what to do, and the data to do it with, apart from each other. */
export type ModelPrompt = { readonly instructions: string; readonly input: string }

/** Decisions between the first and the last eleven are left out, so that years of updates still fit a small model. */
const LATEST_EARLIER = 11
/** Of these the latest so many are given whole, like the first. */
const LATEST_WHOLE = 3
/** Of the theses between, in UTF-16 code units. */
const LONGEST_BETWEEN = 1_000
/** Of an earlier critique: as much as one has. */
const LONGEST_CRITIQUE = 1_600
/** A sentence of one's own is shorter; a text without any mark is one sentence. */
const LONGEST_PASSAGE = 400

/** What a language model is asked (specification 7, ruling 5). */
export const critiquePrompt = (request: CritiqueRequest, blind: BlindReading | null = null): ModelPrompt => ({
  instructions: INSTRUCTIONS,
  input: [fence('decision', decisionData(request, blind)), ...sourcesOf(request)].join('\n\n'),
})

function decisionData(request: CritiqueRequest, blind: BlindReading | null) {
  const { decision, purchasedAt, earlier, position, option } = request
  const critiques = (request.earlierCritiques ?? []).slice(-MOST_EARLIER_CRITIQUES)
  return {
    ticker: request.ticker,
    company: request.companyName,
    action: decision.action.toLowerCase(),
    purchaseDate: purchasedAt === null ? 'not bought' : readableDate(purchasedAt, MARKET_ZONE),
    actionDate: readableDate(decision.at, MARKET_ZONE),
    ...writtenLater(decision.writtenAt),
    confidence: `${decision.confidence} of 10`,
    ...(request.claim && { claim: request.claim, claimedProbability: `${percentSureOf(decision.confidence)}%` }),
    pricePerUnit: decision.price === null ? 'unknown' : written(decision.price),
    thesis: decision.thesis,
    ...(option && { option: optionTerms(option) }),
    ...(position && { position: positionHeld(position, decision) }),
    ownTests: (request.tests ?? []).map(ownTest),
    ownTestsComeTrue: (request.testsComeTrue ?? []).map(testComeTrue),
    principles: request.principles,
    passedBefore: request.alerts.map((alert) => passedBefore(alert, decision)),
    movedLevels: request.moves.map(movedLevel),
    splits: request.splits.map(
      ({ effectiveOn, newShares, oldShares }) => `${effectiveOn}: ${newShares} for ${oldShares}`,
    ),
    earlierDecisions: firstAndLatest(earlier).map((one, place, all) => ({
      ...earlierDecision(one, decision),
      thesis: isWhole(place, all.length) ? one.thesis : shortened(one.thesis),
    })),
    earlierDecisionsLeftOut: earlier.length - firstAndLatest(earlier).length,
    earlierCritiques: critiques.map(earlierCritique),
    ...lastQuestionOf(critiques),
    nearlyTheSameElsewhere: (request.echo ?? []).map(echoed),
    ...(request.market && { besideTheMarket: besideTheMarket(request.market, request) }),
    otherDecisions: (request.journalFacts ?? []).map(({ says }) => says),
    ...(blind && { yourBlindReading: blindReading(blind, decision) }),
  }
}

/** With the difference, so that nothing is left to calculate. */
const blindReading = ({ claim, probability }: BlindReading, { confidence }: CritiquedDecision) => ({
  claim,
  probability: `${probability}%`,
  pointsApart: Math.abs(probability - percentSureOf(confidence)),
})

/** The first says what it was bought for; of the others the latest count. */
const firstAndLatest = (earlier: readonly CritiquedDecision[]): readonly CritiquedDecision[] =>
  earlier.length <= LATEST_EARLIER + 1 ? earlier : [...earlier.slice(0, 1), ...earlier.slice(-LATEST_EARLIER)]

/** The first and the latest say most: the middle of a long story must not crowd them out of a small model. */
const isWhole = (place: number, count: number): boolean => place === 0 || place >= count - LATEST_WHOLE

const shortened = (thesis: string): string =>
  thesis.length <= LONGEST_BETWEEN ? thesis : `${cutText(thesis, LONGEST_BETWEEN)} …`

/** Nothing where the day of writing is the day decided. */
const writtenLater = (writtenAt: Instant | undefined) =>
  writtenAt ? { writtenOn: calendarDay(writtenAt, MARKET_ZONE) } : {}

const ownTest = ({ text, on, at, writtenAt }: CritiquedTest) => ({
  test: text,
  byDay: on ?? 'no day',
  ...(at && setOn(at, writtenAt)),
})

/** A test is words, and words are set when they are written down. */
const setOn = (at: Instant, writtenAt: Instant | undefined) => ({
  setOn: calendarDay(writtenAt ?? at, MARKET_ZONE),
  ...(writtenAt && { decidedOn: calendarDay(at, MARKET_ZONE) }),
})

const testComeTrue = ({ text, at, writtenAt, answeredAt }: CritiquedTestCome) => ({
  test: text,
  ...setOn(at, writtenAt),
  saidToHaveHappenedOn: calendarDay(answeredAt, MARKET_ZONE),
})

const earlierCritique = ({ at, about, text }: EarlierCritique) => ({
  about: `${about.action.toLowerCase()} of ${calendarDay(about.at, MARKET_ZONE)}`,
  writtenOn: calendarDay(at, MARKET_ZONE),
  critique: cutText(text, LONGEST_CRITIQUE),
})

function lastQuestionOf(critiques: readonly EarlierCritique[]) {
  const last = critiques.at(-1)
  const question = last ? lastQuestion(last.text) : null
  return question && last ? { lastQuestion: { question, askedOn: calendarDay(last.at, MARKET_ZONE) } } : {}
}

const earlierDecision = (
  { action, at, confidence, price, writtenAt }: CritiquedDecision,
  { at: now, price: priceNow }: CritiquedDecision,
) => ({
  action: action.toLowerCase(),
  date: calendarDay(at, MARKET_ZONE),
  daysBefore: calendarDaysBetween(at, now),
  confidence,
  pricePerUnit: price === null ? 'unknown' : written(price),
  priceChangeUpToNow: changeWords(price, priceNow),
  ...writtenLater(writtenAt),
})

function changeWords(from: Decimal | null, to: Decimal | null): string {
  const change = from === null || to === null ? null : percentChange(from, to)
  return change === null ? 'unknown' : `${change}%`
}

const echoed = (echo: EchoedPassage) => ({
  passage: cutText(echo.passage, LONGEST_PASSAGE),
  writtenOn: calendarDay(echo.writtenAt ?? echo.at, MARKET_ZONE),
  ...(echo.writtenAt && { decidedOn: calendarDay(echo.at, MARKET_ZONE) }),
  about: echoedAsset(echo),
  action: echo.action.toLowerCase(),
  confidence: `${echo.confidence} of 10`,
  priceChangeSince: echo.since === null ? 'unknown' : `${echo.since.changePercent}%`,
  upTo: echo.since === null ? 'unknown' : calendarDay(echo.since.pricedAt, MARKET_ZONE),
})

/** Percentages too, so that nothing is left to calculate. */
const besideTheMarket = (
  { market, from, until, ofAsset, ofMarket }: MarketComparison,
  { ticker }: Pick<CritiqueRequest, 'ticker'>,
) => ({
  fromCloseOf: from,
  untilCloseOf: until,
  share: closesWords(ticker, ofAsset),
  market: closesWords(market, ofMarket),
})

const closesWords = (ticker: string, { from, until }: { readonly from: Decimal; readonly until: Decimal }): string =>
  `${ticker}: $${from} to $${until}, ${changeWords(from, until)} without dividends`

const optionTerms = ({ right, strike, expiresOn, multiplier }: Contract) => ({
  right: right ?? 'unknown',
  strike: strike === null ? 'unknown' : `$${strike}`,
  expiresOn: expiresOn ?? 'unknown',
  sharesPerContract: multiplier ?? 'unknown',
})

/** A price as a page shows it. */
const written = (price: Decimal): string => `$${roundUnitPrice(price)}`

const positionHeld = (position: CritiquedPosition, { action }: CritiquedDecision) => ({
  unitsMovedByThisDecision: position.moved ?? 'none',
  [action === 'Sell' ? 'unitsHeldBeforeThisSale' : 'unitsHeldAfterThisDecision']: position.quantity,
  averageCostPerUnit: written(position.averageCost),
  cost: `$${position.cost}`,
  stopLoss: position.stopLoss === null ? 'none' : written(position.stopLoss),
  takeProfit: position.takeProfit === null ? 'none' : written(position.takeProfit),
})

const passedBefore = (
  { level, percent, levelPrice, price, at, setBy }: CritiquedAlert,
  decision: CritiquedDecision,
) => ({
  level: levelWords(level, percent),
  levelPrice: written(levelPrice),
  priceThatReachedIt: written(price),
  passedOn: calendarDay(at, MARKET_ZONE),
  daysBefore: calendarDaysBetween(at, decision.at),
  setBy: `${setBy.action.toLowerCase()} of ${calendarDay(setBy.at, MARKET_ZONE)}${
    setBy.writtenAt ? `, written down on ${calendarDay(setBy.writtenAt, MARKET_ZONE)}` : ''
  }`,
})

function levelWords(level: Level, percent: Decimal | null): string {
  const [name, side] = level === 'stop-loss' ? ['stop loss', 'below'] : ['take profit', 'above']
  return percent === null ? name : `${name}, ${percent}% ${side} the price of the decision that set it`
}

const movedLevel = (move: CritiquedMove) => ({
  level: levelWords(move.level, null),
  from: move.from === null ? 'none' : written(move.from),
  setOn: move.setAt === null ? 'not set' : calendarDay(move.setAt, MARKET_ZONE),
  ...(move.setWrittenAt && { setWrittenOn: calendarDay(move.setWrittenAt, MARKET_ZONE) }),
  to: move.to === null ? 'removed' : written(move.to),
  movedOn: calendarDay(move.at, MARKET_ZONE),
  ...writtenLater(move.writtenAt),
  movedBy: move.action.toLowerCase(),
  isFurtherFromThePrice: isMovedAway(move),
  pricePerUnitThen: move.price === null ? 'unknown' : written(move.price),
})
