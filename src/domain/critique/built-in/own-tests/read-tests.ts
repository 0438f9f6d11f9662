import Big from 'big.js'
import { isInTimeToKeep } from '../../../assets/time-to-keep.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { wordCount } from '../../../language/word-count.ts'
import { MARKET_ZONE, marketDayOf } from '../../../prices/market-calendar.ts'
import { readOwnTest } from '../../../tests-in-text/find-own-tests.ts'
import { isBackAtPrice, isFalsifier, isNamedStop, type OwnTest } from '../../../tests-in-text/own-test.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { isMovedAway } from '../../critiqued-levels.ts'
import { dayWritten, isOneDecision } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { money } from '../basis/holding-period.ts'
import { dayOfEntry, ownLineOf, ownTestsOf } from '../basis/own-tests-of.ts'
import { sharesWords } from '../basis/phrasing.ts'
import { quotationAround } from '../basis/quotation.ts'
import { quotationOfTest, withTail } from '../basis/quotation-of-test.ts'
import { assetName, isPurchase, isSale, isWatched } from '../basis/request.ts'
import { isAboutWhatIsHeld } from './about-what-is-held.ts'
import { findingsOf } from './answered-tests.ts'
import { endsIdea } from './ends-idea.ts'
import { isLineGivenUp } from './line-given-up.ts'
import { isLabelled, isPlainTest, mayStandAgain } from './plain-test.ts'
import { softenerOf } from './softened-test.ts'
import { isStopAtOdds, stopBesideRecorded } from './stop-beside-recorded.ts'
import { testsBefore } from './tests-before.ts'
import { isStillToCome, isToldInHindsight, isToldOfBefore, isVerdict } from './told-before.ts'
import { toldOfStop, toldOfTest } from './told-of-test.ts'
import { wholeTest } from './whole-test.ts'

/** The tests that the entry itself writes down: what would prove the holding wrong. */
export const testsIn = ({ decision, earlier, moves }: CritiqueRequest): readonly OwnTest[] =>
  ownTestsOf(decision).filter(
    // "I exit at -34%", "the second miss, so I sell": in a sale that is what happens, and no test.
    (test) =>
      isFalsifier(test) &&
      // What a rise brings proves nothing wrong; later entries are held to it.
      !isBackAtPrice(test) &&
      // Of what is only watched nothing can be left: "I look again when the loss is under 2 billion".
      !(test.followedBy === 'review' && isWatched({ decision })) &&
      // A stop that is moved away as it is written is no line to be kept.
      !(test.isPrice && movesStopAway(moves, decision)) &&
      !isToldInHindsight(test, decision.thesis) &&
      !HOLDS_ON.test(plainText(test.words)) &&
      !(isSale({ decision }) && isVerdict(test)) &&
      !(earlier.length > 0 && decision.action !== 'Buy' && isToldOfBefore(test, decision.thesis)) &&
      !(decision.action.startsWith('Sell') && (test.isPrice || !isStillToCome(test, decision.thesis))) &&
      // What is sold whole cannot be sold once more.
      !(decision.action === 'Sell' && /^sell/.test(test.followedBy ?? '')),
  )

/**
 * What keeps somebody in a share, or what they are spared, is written like a test and is none: what they let nobody do, do not want to be, what
 * brings them out without a loss, what makes no sense.
 */
const HOLDS_ON =
  /(?<![a-z])(?:(?:not|never|won't|wont|don't|dont|isn't) (?:going to )?let(?:ting)? (?:any|some|no|them|him|her|it)[a-z]*|(?:do not|don't|dont|didn't) want to (?:be(?! (?:around|here|in|there|involved|part)(?![a-z]))|miss|regret|watch)|(?:out|done|gone|leave|sell)[a-z ]{0,12} (?:of it )?without (?:a |any )?loss|(?:do|does|will|would|did) not have to sell|(?:don't|doesn't|won't|wouldn't) have to sell|(?:selling|leaving|getting out|to sell|to leave)[a-z ]{0,12} mak(?:es|e) no sense|(?:my|the) average (?:comes?|goes|falls|drops) (?:down|to)|(?:thesis|time) stop,? not (?:a |of )?(?:the )?price|who laughed|laugh(?:s|ed|ing)? at me)(?![a-z])/

const movesStopAway = (moves: CritiqueRequest['moves'], decision: CritiqueRequest['decision']): boolean =>
  moves.some((move) => isOneDecision(move, decision) && move.level === 'stop-loss' && isMovedAway(move))

/** What can be said of the tests that this entry writes, and of those that earlier ones wrote. */
export function readTests(request: CritiqueRequest): readonly Finding[] {
  const answered = testsBefore(request).flatMap((before) => findingsOf(before, request))
  const inText = written(request)
  return [...comeTrue(request), ...answered.slice(0, 2), ...(inText.length > 0 ? inText : writtenInLine(request))]
}

/** The field "Wrong if" of this decision: whatever stands there is meant as a test. */
function writtenInLine(request: CritiqueRequest): readonly Finding[] {
  const line = ownLineOf(request)
  const test = line === null ? null : readOwnTest(line, dayOfEntry(request.decision))
  if (line === null || !test || !isFalsifier(test) || isWatched(request) || isSale(request)) return []
  if (test.isPrice && movesStopAway(request.moves, request.decision)) return []
  return [writtenTest(test, quotationOfTest(line, { from: 0, to: line.length }), request)]
}

/** What the user has said themselves to have come true, while they go on with what it was about, or at the sale that follows it. */
function comeTrue(request: CritiqueRequest): readonly Finding[] {
  const { decision, earlier, testsComeTrue = [] } = request
  // An answer that was given after this was decided did not stand against it.
  const test = testsComeTrue.findLast(({ answeredAt }) => answeredAt <= decision.at)
  if (!test) return []
  const values = {
    day: dayWritten(test),
    answered: readableDate(test.answeredAt, MARKET_ZONE),
    wrote: quotationOfTest(test.text, { from: 0, to: test.text.length }),
    action: decision.action,
    at: decision.price === null ? '' : ` at ${money(decision.price)}`,
  }
  if (!isSale(request))
    return [
      { kind: 'falsifier-broken-and-held', part: 'psychology', weight: 93, ways: COME_AND_HELD, values, quoted: null },
    ]
  const stayed = earlier.find(
    (entry) => (entry.writtenAt ?? entry.at) >= test.answeredAt && !isSale({ decision: entry }),
  )
  // As in the Mirror, only a sale in time, and before any decision to stay, keeps it.
  if (!stayed && isInTimeToKeep(marketDayOf(test.answeredAt), marketDayOf(decision.at)))
    return [{ kind: 'rule-kept', part: 'psychology', weight: 91, ways: COME_AND_SOLD, values, quoted: null }]
  const before = stayed && {
    stayed: stayed.action,
    before: stayed.price === null ? '' : ` at ${money(stayed.price)}`,
    later: readableDate(stayed.at, MARKET_ZONE),
  }
  const told = { ...values, ...before, on: readableDate(decision.at, MARKET_ZONE) }
  const ways = stayed ? COME_AND_STAYED : COME_AND_SOLD_LATE
  return [{ kind: 'falsifier-broken-and-held', part: 'psychology', weight: 86, ways, values: told, quoted: null }]
}

function written(request: CritiqueRequest): readonly Finding[] {
  const tests = testsIn(request)
  const { thesis } = request.decision
  const clear = tests.filter(
    (test) =>
      !isVague(test) &&
      !isTradingRule(test, thesis) &&
      !(isNamedStop(test) && (isPlace(test, thesis) || isAbovePrice(test, request))) &&
      !isLineGivenUp(test, request) &&
      (isAboutWhatIsHeld(test, thesis) || isLabelled(test.words)) &&
      wholeTest(thesis, test).length > 0,
  )
  const vague = tests.find(isVague)
  if (isWatched(request)) {
    const ending = clear.find((each) => endsIdea(each, thesis))
    return ending ? [writtenTest(ending, quotationIn(thesis, ending), request)] : []
  }
  // A line by the name of an exit is meant as one, and a stop stands behind whatever would prove the holding wrong.
  const plain = clear.filter(
    (each) => !isNamedStop(each) && isPlainTest(each, quotationIn(thesis, each), thesis) && !softenerOf(each, thesis),
  )
  const labelled = plain.find(isNamedAsExit)
  const ending = clear.filter((each) => !isNamedStop(each))
  const test = labelled ?? plain.find(saysAll) ?? plain[0] ?? ending[0] ?? vague ?? clear[0]
  if (!test) return []
  const quoted = quotationIn(thesis, test)
  // No quotation holds the full stop of a title, and "I'd walk if Mrs" is none.
  if (/(?<!\p{L})(?:mrs?|ms|dr|prof)”/iu.test(quoted)) return []
  if (!isVague(test) && leadsElsewhere(quoted)) return []
  // "Two reports to be over 60, if it isn't, I'm out": the figure stands before.
  if (
    isVague(test) &&
    /\d|(?<![a-z])(?:two|three|four) (?:[a-z]+ )?(?:reports?|quarters?|years?)(?![a-z])/.test(quoted)
  )
    return []
  // A time without its "max." would say something else.
  if (test.measured === null && test.side === 'happens' && !quoted.includes(test.words)) return []
  if (isStopAtOdds(test, request)) return stopBesideRecorded(quoted, request)
  const softener = softenerOf(test, thesis)
  if (softener) {
    const softened = softener.namesLine ? quotationAround(thesis, softener.span) : ''
    const isApart = !sharesWords(quoted, softened) && wordCount(softened) >= TELLING_WORDS
    if (isApart) return [besideSoftener(quoted, softened)]
    if (isNamedStop(test)) return []
  }
  const finding = writtenTest(test, withTail(thesis, quoted, test.span.to), request)
  if (finding.kind !== 'falsifier-given' || plain.includes(test)) return [finding]
  return mayStandAgain(quoted, thesis) ? [{ ...finding, ways: QUOTED, weight: 42 }] : []
}

const TELLING_WORDS = 3

/** What an entry says of its own line, beside the line. */
const besideSoftener = (quoted: string, softened: string): Finding => ({
  kind: 'vague-falsifier',
  part: 'fundamentals',
  weight: 60,
  ways: SOFTENED,
  values: { words: quoted, softened },
  quoted,
})

/** A test with what it leans on, which one under a label of its own does not need. */
function quotationIn(thesis: string, test: OwnTest): string {
  const [first = test.span, ...more] = wholeTest(thesis, test)
  const last = more.at(-1)
  const labelled = last && quotationOfTest(thesis, last)
  if (last && labelled && (isLabelled(labelled) || isBesideOthers(thesis, test, [first, ...more.slice(0, -1)])))
    return labelled
  return quotationOfTest(thesis, withoutQuestion(thesis, first), ...more)
}

/** Whether a figure that is a bare number, or money, stands behind sentences that have none of its size: then it is not of them. */
const isBesideOthers = (thesis: string, { words, unit }: OwnTest, before: readonly Span[]): boolean => {
  if (unit !== 'count' && unit !== 'money') return false
  const numbersIn = (text: string) => Array.from(text.matchAll(/\d[\d.]*/gu), ([number]) => Number.parseFloat(number))
  const figures = before.flatMap(({ from, to }) => numbersIn(thesis.slice(from, to)))
  const limits = numbersIn(words)
  const isOfSize = (figure: number, limit: number) => figure < limit * FARTHEST && limit < figure * FARTHEST
  return limits.length > 0 && !figures.some((figure) => limits.some((limit) => isOfSize(figure, limit)))
}

/** Of several tests the one that says what is done, under which condition, and at which figure. */
const saysAll = ({ condition, value, isPrice, followedBy }: OwnTest): boolean =>
  condition !== null && value !== null && !isPrice && followedBy !== null && followedBy !== 'review'

/** "Sell rule: ...", "Exit: ...", "Wrong if: ..." */
const isNamedAsExit = ({ words }: OwnTest): boolean => NAMED_AS_EXIT.test(plainText(words))
const NAMED_AS_EXIT =
  /^(?:my |the |hard )?(?:sell(?:ing)? rule|exit(?: rule| plan| criteri(?:on|a))?|wrong if|kill(?: criteri(?:on|a)| switch)?|falsifier)s?:/

function writtenTest(test: OwnTest, quoted: string, request: CritiqueRequest): Finding {
  const values = { words: quoted, ticker: assetName(request) }
  if (isNamedStop(test)) {
    const told = toldOfStop(test, request)
    const [ways, all] = [told?.ways ?? WRITTEN_PRICE, { ...values, ...told?.values }]
    return { kind: 'size-limited', part: 'fundamentals', weight: 43, ways, values: all, quoted }
  }
  if (isVague(test)) {
    const ways = test.followedBy === 'review' ? VAGUE_REVIEW : VAGUE
    return { kind: 'vague-falsifier', part: 'fundamentals', weight: 48, ways, values, quoted }
  }
  // What is sold whole ends nothing more: such a test is of the sale.
  const isOfSale = request.decision.action === 'Sell' && !test.isPrice
  const told = isOfSale
    ? { ways: WRITTEN_AT_SALE, values: {} }
    : isNearPrice(test, request)
      ? (toldOfStop(test, request) ?? { ways: WRITTEN_PRICE, values: {} })
      : toldOfTest(test, quoted, request)
  const all = { ...values, ...told.values }
  return { kind: 'falsifier-given', part: 'fundamentals', weight: 65, ways: told.ways, values: all, quoted }
}

/** "Wrong below $3" of gas, beside a share at $58, and "premiums below 1%" are limits of something else than the share's own price. */
function isNearPrice({ isPrice, unit, value, measured }: OwnTest, { decision }: CritiqueRequest): boolean {
  if (!isPrice || value === null) return false
  if (unit === 'percent' || unit === 'points') return measured === null || OF_SHARE.test(plainText(measured))
  const [line, price] = [Number(value), Number(decision.price ?? 0)]
  return price === 0 || (line * FARTHEST > price && line < price * FARTHEST)
}

const OF_SHARE = /(?<![a-z])(?:shares?|stock|price|it|this|position|cost|entry|close)(?![a-z])/
const FARTHEST = 4

/** "Unit costs must fall 5% a year or a rival takes the contract": what binds others, and comes to them, ends no holding. */
const leadsElsewhere = (quoted: string): boolean =>
  BINDS_OTHERS.test(plainText(quoted)) && !ENDS_IT.test(plainText(quoted))

const BINDS_OTHERS =
  /(?<![a-z])(?:must|has to|have to|needs? to) [^,;]* or (?:the|they|it|a|an|their|its|banks?|lenders?) (?!(?:[a-z]+ )?(?:thesis|case|idea|holding|position))/
const ENDS_IT =
  /(?<![a-z])(?:i|i'[a-z]+|we|me|my|our|sells?|sold|out|exit\w*|leave|gone|done|wrong|mistaken|over|dead|thesis|bye|goodbye|ends?|finished|no (?:more|longer|reason))(?![a-z])/

/** "What would prove me wrong? Two bad quarters.": the answer is quoted. */
function withoutQuestion(thesis: string, { from, to }: Span): Span {
  const words = thesis.slice(from, to)
  const end =
    /^(?:so |but |and )?(?:what(?! if)|when|where|which|how|under|in|at) [^?]*\?\s*/iu.exec(words)?.[0].length ?? 0
  return end < words.length ? { from: from + end, to } : { from, to }
}

/** "Whenever rates go over 4.5 I buy, whenever under 3.5 I sell": a rule or a bet in both directions says nothing of being wrong. */
function isTradingRule({ span }: OwnTest, thesis: string): boolean {
  const { from, to } = sentenceAround(thesis, span)
  return BUYS_AND_SELLS.test(plainText(thesis).slice(from, to))
}

/** "In at 41, next stop 60": where a purchase hopes to come, and no line below it. */
const isAbovePrice = ({ value, unit }: OwnTest, request: CritiqueRequest): boolean =>
  isPurchase(request) &&
  request.option === undefined &&
  unit !== 'percent' &&
  value !== null &&
  request.decision.price !== null &&
  new Big(value).gte(request.decision.price)

/** "The bus stop is at 92 High Street" */
function isPlace({ span }: OwnTest, thesis: string): boolean {
  const { from } = sentenceAround(thesis, span)
  return /(?<![a-z])(?:bus|tram|train|metro|truck|pit|rest|whistle|gas|coffee|full|door)[- ]stops?(?![a-z])/.test(
    plainText(thesis).slice(from, span.to),
  )
}

const BUYS_AND_SELLS =
  /(?<![a-z])if (?:he|she|they|it) [^.;]*(?<![a-z])(?:i|i'm|im|we) [^.;]*(?<![a-z])if (?:he|she|they|it) (?:doesn't|does not|don't|do not|isn't|didn't)(?![a-z])|(?<![a-z])(?:whenever|each time|every time)(?![a-z]).*(?<![a-z])i (?:buy|add).*(?<![a-z])i (?:sell|trim)|(?<![a-z])(?:whenever|each time|every time)(?![a-z]).*(?<![a-z])i (?:sell|trim).*(?<![a-z])i (?:buy|add)/

function isVague({ measured, side, words, followedBy }: OwnTest): boolean {
  // "Until the thesis breaks, and the thesis is 15% growth" says by what.
  if (side !== 'happens' || /\d/.test(words)) return false
  const condition = plainText(measured ?? words).replace(/^(?:if|when|once) /, '')
  return VAGUELY.test(condition) || (followedBy === 'review' && FAILS_SOMEHOW.test(condition))
}

/** A condition that nobody could ever see met. */
const VAGUELY =
  /^(?:the |my |this |its )?(?:(?:whole |investment |long[- ]term )*(?:story|thesis|fundamentals?|things?|something|anything|situation|facts?|picture|outlook|narrative|case|it|business|market|sentiment|feeling|mood|trend|vibes?|vision|dream|mission|magic|spirit|soul|culture)) (?:really |ever |fundamentally |materially |significantly |suddenly )?(?:changes?|changed|go(?:es)? (?:wrong|bad(?:ly)?|south|sideways)|went (?:wrong|bad(?:ly)?|south|sideways)|do(?:es)? (?:badly|poorly)|did (?:badly|poorly)|breaks?(?: down)?|deteriorates?d?|worsen(?:s|ed)?|g[eo]ts? (?:worse|bad|ugly)|turn(?:s|ed)? (?:bad|sour|ugly|around)(?![a-z])|turns?(?=\W*$)|looks? (?:bad|wrong|worse|different)|feels? (?:wrong|bad|off)|is (?:broken|over|bad|dead|gone|lost)|(?<=(?:vision|dream|mission|magic|spirit|soul|story|narrative|idea|thesis) (?:really |ever |finally )?)(?:dies?|fades?|fails?|vanishes|disappears|is no more)|no longer (?:holds|works|fits)|doesn't (?:work|hold|feel)[a-z ]*|stops? working|disappoints?)|^(?:it|they|this) (?:falls?|drops?)(?: too)? (?:much|far|a lot)|^i (?:feel|don't feel|no longer feel|stop believing|lose faith|change my mind)/

/** Only to be thought about again, should a plan not work: "if the turnaround doesn't work out I'll think again". */
const FAILS_SOMEHOW =
  /^(?:the |their |this |its )?(?:new )?(?:turnaround|plan|strategy|idea|bet|restructuring|boss|ceo|thesis|story|things?|it|this) (?:still |really |just )*(?:(?:doesn't|does not|don't|do not|isn't|is not) (?:really |quite )?(?:work(?:ing)?|pan(?:ning)? out|play(?:ing)? out|go(?:ing)? (?:well|right|(?:to|as) plan(?:ned)?)|turn(?:ing)? out)(?: out| well| right)?|fails?|flops?)(?= ?(?:[.,;!]|$))/

/** What may be a test, in words that do not say so in a strict form: its words stand again, and nothing is said of them. */
const QUOTED = ['Worth reading again later: {words}.', 'To be read again when there is news: {words}.'] as const
const WRITTEN_PRICE = [
  'You wrote down where it ends, {words}, before the price is there.',
  'Your own line on the price: {words}.',
] as const
const WRITTEN_AT_SALE = [
  'You wrote down when you would be wrong, {words}, before it could happen.',
  'What would prove this sale wrong is written: {words}.',
] as const
const SOFTENED = [
  'You write {words}, and in the same entry {softened}: on that day both will be there to choose from.',
  'Beside {words} stands {softened}: on that day both will be there to choose from.',
] as const
const VAGUE = [
  'You mean to leave with {words}: by which figure or event would you see it?',
  'You mean to leave with {words}: which report, number or date would tell you?',
] as const
const VAGUE_REVIEW = [
  'You write {words}: by what would you notice it first?',
  'You write {words}: in which report, and by what, would you see it?',
] as const
const COME_AND_HELD = [
  'Your own test of {day}, {wrote}, has come true, by your answer of {answered}; this is a {action}{at}.',
  'On {answered} you answered that it had happened, {wrote}, your test of {day}: the {action}{at} goes on against it.',
] as const
const COME_AND_SOLD = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; this {action}{at} follows it.',
] as const
const COME_AND_STAYED = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; the entry of {later} was a {stayed}{before}, and only then comes this {action}{at}.',
] as const
const COME_AND_SOLD_LATE = [
  'On {answered} you answered that your test of {day} had come true, {wrote}; this {action}{at} comes on {on}.',
] as const
