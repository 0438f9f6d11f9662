import Big from 'big.js'
import { clauseAround, isDoneByOthers } from '../../../language/doer.ts'
import { plainText } from '../../../language/plain-text.ts'
import { numberOf } from '../../../language/quantities.ts'
import { standingOf } from '../../../language/standing.ts'
import { words } from '../../../language/wording.ts'
import { dayNumber } from '../../../prices/day-number.ts'
import { marketDayOf } from '../../../prices/market-calendar.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { isPastExitDay } from '../basis/exit-day-of.ts'
import { namesBusiness } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { fallBetween, type HoldingPeriod, money } from '../basis/holding-period.ts'
import { dayOf, quotationAround } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { tellsOfCompany } from '../basis/tells-of-company.ts'
import { stayedAgainst } from '../own-tests/stayed-against.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { isLessBadThanBefore } from './less-bad-than-before.ts'
import { isLessBadThanFeared } from './less-bad-than-feared.ts'
import { ownFigureMissed } from './own-figure-missed.ts'

/** A rise of less says nothing about why somebody is surer. */
const TELLING_RISE = '1.1'

/** How the confidence went while the price went its way. */
export function courseOfConfidence(
  request: CritiqueRequest,
  { buy, origin, previous, since }: HoldingPeriod,
): readonly Finding[] {
  const { decision } = request
  if (isSale(request) && decision.action === 'Sell') return []
  const isSurer = decision.confidence > previous.confidence
  const fell = fallBetween(previous, decision)
  if (isSurer && fell && buy && !isSale(request)) {
    // Far above its cost a smaller gain is no fall to be brave in.
    if (roseTellingly(origin, decision)) return []
    if (isYearsAgo(origin, decision) && !fallBetween(origin, decision)) return []
    if (saysWhySurer(decision.thesis)) return []
    const from = fallBetween(origin, decision) && decision.confidence > origin.confidence ? origin : previous
    if (isSmallBesideFigure(from, request)) return []
    return [surer(from, decision, since.length)]
  }
  if (
    isSurer &&
    roseTellingly(previous, decision) &&
    !isYearsAgo(previous, decision) &&
    !bringsFacts(decision.thesis) &&
    !isSale(request)
  )
    return [{ ...twoConfidences(previous, decision), kind: 'surer-as-price-rises', weight: 62, ways: RISING }]
  // What somebody missed themselves is no news of the company.
  const isLowered = decision.confidence < previous.confidence && !OWN_LAPSE.test(plainText(decision.thesis))
  const step = isLowered ? stepToldIn(previous, decision) : null
  const missed = isLowered ? ownFigureMissed(decision.thesis) : null
  const bad = isLowered
    ? (numberLoweredIn(decision) ??
      step ??
      (isOfOpenTest(request) ? null : (missed ?? badNewsIn(request) ?? loweredIn(decision.thesis))))
    : null
  if (bad === null || isPastOwnEnd(request)) return []
  const values = { ...twoConfidences(previous, decision).values, words: bad }
  return [
    {
      ...twoConfidences(previous, decision),
      kind: 'confidence-lowered-on-bad-news',
      weight: 73,
      ways: isWatched(request) ? LOWERED_WATCHING : LOWERED,
      values,
      quoted: bad,
      ...(bad === step || bad === missed ? { hasOwnForm: true } : {}),
    },
  ]
}

/** "Missed my August date", "slept through the stop": a rule or a day of the writer's own that was let pass. */
const OWN_LAPSE =
  /(?<![a-z])(?:(?:missed|forgot(?:ten)?(?: about)?|overslept|slept through|let (?:slip|pass)|blew (?:past|through)|ignored|overlooked|skipped) (?:my|the|our) (?:own )?(?:[a-z]+ )?(?:date|day|deadline|stop|exit|line|limit|rule|alarm|alert|reminder|review)|(?:i|we) (?:simply |just |completely |totally )?(?:overslept|slept through (?:it|that)|forgot (?:to (?:sell|act|look|check)|about it|it)|let (?:it|that|the date|my date) (?:slip|pass)|should have (?:sold|left|acted|cut))|(?:my|the) (?:own )?(?:date|deadline|stop|day) (?:went|slipped|came and went|has passed|passed|was missed))(?![a-z])/

/** A few percent in months are no fall to be brave in where a figure of today is on the right side of a test. */
const isSmallBesideFigure = (from: CritiquedDecision, request: CritiqueRequest): boolean =>
  Number((fallBetween(from, request.decision) ?? '').replace('%', '')) < TELLING_FALL &&
  testsBefore(request).some(({ outcome, isOwnVerdict }) => outcome === 'passed' && !isOwnVerdict)
/** In percent. */
const TELLING_FALL = 10

/** Whether a day of leaving is over, or a test had come by an entry before this one, and it is still held: that, and no number, is what was promised. */
const isPastOwnEnd = (request: CritiqueRequest): boolean =>
  isPastExitDay(request) || testsBefore(request).some((each) => stayedAgainst(each, request) !== null)

/** "More sure because of the number", "confidence up, since the licence came, not for the price": a reason that is no price. */
function saysWhySurer(thesis: string): boolean {
  const why = SURER_FOR.exec(plainText(thesis))?.groups?.why ?? ''
  return why !== '' && (NOT_FOR_PRICE.test(why) || !FOR_PRICE.test(why))
}

const SURER_FOR =
  /(?<![a-z])(?:(?:more (?:sure|certain|confident|convinced)|surer)(?: now| than before)?|(?:confidence|conviction)(?: is| goes| went)? (?:up|higher)|(?:raise|raised|raising) (?:my |the )?(?:confidence|conviction)),? (?:because|since|now that|after) (?<why>[^.;!?]{4,120})/
const FOR_PRICE =
  /(?<![a-z])(?:price|prices|cheap\w*|lower|low|fell|fallen|falls?|down|dips?|discount|yield|drop\w*|sale|bargain|multiple|times)(?![a-z])/
const NOT_FOR_PRICE = /(?<![a-z])not (?:for |because of )?(?:the |its )?(?:lower )?price(?![a-z])/

function surer(from: CritiquedDecision, decision: CritiquedDecision, entries: number): Finding {
  const values = {
    ...twoConfidences(from, decision).values,
    fall: fallBetween(from, decision) ?? '',
    entries: String(entries),
  }
  return { ...twoConfidences(from, decision), kind: 'surer-as-price-falls', weight: 87, ways: FALLING, values }
}

const twoConfidences = (from: CritiquedDecision, decision: CritiquedDecision) =>
  ({
    part: 'psychology',
    quoted: null,
    values: {
      day: dayOf(from),
      before: money(from.price ?? '0'),
      now: money(decision.price ?? '0'),
      was: String(from.confidence),
      is: String(decision.confidence),
    },
  }) as const

/** Whether the thesis speaks of what an open test of its writer measures: a lower confidence alone does not answer that test. */
function isOfOpenTest(request: CritiqueRequest): boolean {
  const told = contentWords(request.decision.thesis)
  return testsBefore(request).some(
    ({ outcome, test }) =>
      outcome === 'open' &&
      test.forHowLong !== null &&
      contentWords(test.measured ?? '').some((word) => told.includes(word)),
  )
}

const roseTellingly = (from: CritiquedDecision, to: CritiquedDecision): boolean =>
  from.price !== null && to.price !== null && new Big(to.price).gte(new Big(from.price).times(TELLING_RISE))

/** In years a business changes, and with it what somebody may be sure of: that the price changed too does not tell why. */
const isYearsAgo = (from: CritiquedDecision, to: CritiquedDecision): boolean =>
  dayNumber(marketDayOf(to.at)) - dayNumber(marketDayOf(from.at)) > MOST_DAYS
const MOST_DAYS = 730

/** Any figure, or a measure of the business, may be what was learned. */
const bringsFacts = (thesis: string): boolean => /\d/.test(thesis) || namesBusiness(thesis)

/** Words for news that went against the holding, told as having been. */
const BAD_NEWS = words(`
  miss(?:ed|es)?|below (?:my|the|what|plan|guidance|\\d)[a-z0-9 .%]*|disappoint(?:ed|ing|s)?|worse(?: than [a-z ]+)?|weak(?:er)?|lower than[a-z ]*|fell short|refuted|guided down|cut (?:the |its |their )?(?:[a-z]+'s )?(?:full-year |annual )?(?:guidance|outlook|forecast|dividend|target)|guidance (?:was |is |has been )?(?:cut|lowered)|
  slow(?:ed|er|ing)|shr(?:ank|unk)|declin(?:ed|ing)|lost (?:a|the|its|their|two|\\d)[a-z ]*|recall(?:ed)?|delay(?:ed)?|downgraded?|(?:fell|have fallen|has fallen|are down|is down) (?:by |to )?\\d[\\d.]* ?%|dropped (?:by |to )?\\d[\\d.]* ?%|churn (?:rose|is up|went up)|more than i expected|less than i expected|a little light|bad (?:news|quarter|report|results)|was (?:bad|poor)|(?:-|minus )\\d[\\d.]*(?: ?(?:%|k|m|bn))?|down \\d[\\d.]* ?%|slowing|not (?:good|great)|lower [a-z]+ than i (?:thought|hoped|expected|assumed)`)

/** "Below 10% growth it goes": a line of the writer's, and no news. */
const IS_LINE = /(?<![a-z])(?:it goes|(?:i|we) (?:go|sell|leave|quit)|(?:i'm|i am|im|then) out)(?=”|[.,;!]|$)/
/** "I'd rather miss it": what the writer does, or would. */
const OF_WRITER = /^(?:i|i'd|i'll|i'm|we|we'd)(?![a-z])/

function badNewsIn(request: CritiqueRequest): string | null {
  const { thesis } = request.decision
  for (const span of BAD_NEWS.in(plainText(thesis))) {
    const { isNegated, isSupposed } = standingOf(thesis, span)
    const isOfWriter = OF_WRITER.test(clauseAround(thesis, span).before)
    if (isNegated || isSupposed || isOfWriter || isLessBadThanFeared(thesis, span)) continue
    if (isLessBadThanBefore(request, span)) continue
    if (IS_LINE.test(plainText(quotationAround(thesis, span)))) continue
    if (tellsOfCompany(thesis, span, request)) return quotationAround(thesis, span)
  }
  return null
}

const SCORE =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|an? (?:\\d{1,2}|four|five|six|seven|eight|nine|ten))(?: (?:of|out of) (?:10|ten))?'
/** The words with which a writer lowers the confidence. Whether it is lower is read from the ledger. */
const LOWERS = words(`
  (?:i am|i'm|im) (?:much |a bit |a little |a lot |somewhat )?less (?:sure|certain|confident|convinced)(?: than (?:i was|before|then|in [a-z]+|last [a-z]+))?|(?<=(?:^|[.!?] ))less (?:sure|certain|confident|convinced) than (?:i was|before|then|in [a-z]+|last [a-z]+)|(?:i |(?<=(?:^|[.!?,;] |and )))(?:drop|dropped|go|went|come|came|move|moved|down) (?:down )?from ${SCORE} to ${SCORE}(?= ?(?:[.,;!]|$|because|since|and))|${SCORE} instead of ${SCORE}|${SCORE} (?:was|is|were) (?:far |much |a bit )?too (?:much|high|many|optimistic|sure)|(?:one|two|a) (?:point|notch)(?:es|s)? (?:lower|less|down)|
  (?:taking|took|take|bringing|cutting|cut|lowering|lowered|lower|dropping|dropped) (?:my |the )?(?:confidence|conviction)(?: down| lower)?(?: (?:by|to|from) \\d+(?: to \\d+)?)?|(?:cut|cutting|lower|lowered|lowering|drop|dropped|take|took|bring|brought|mark|marked) (?:my |the )?(?:own )?(?:probability|odds|chances?)(?: [a-z]+){0,3} (?:down )?(?:from \\d+ ?% )?to \\d+ ?%|confidence (?:is |goes |comes |came )?(?:down|lower)(?: (?:by |to |from )?\\d+(?: to \\d+)?)?`)

function loweredIn(thesis: string): string | null {
  const span = LOWERS.in(plainText(thesis)).find((each) => {
    const { isNegated, isSupposed, isReported, isQuoted } = standingOf(thesis, each)
    return !(isNegated || isSupposed || isReported || isQuoted)
  })
  return span ? quotationAround(thesis, span) : null
}

/** "I'm down to 4", "knocked it to a 4": the new number itself, with a verb by which it falls, is of nothing else. */
function numberLoweredIn({ thesis, confidence, price }: CritiquedDecision): string | null {
  const plain = plainText(thesis)
  const span = LOWERS_TO.in(plain).find((each) => {
    const told = plain.slice(each.from, each.to).replace(/ (?:out )?of (?:10|ten)$/, '')
    const named = numberOf(/[a-z\d]+$/.exec(told)?.[0] ?? '')
    const { isNegated, isSupposed, isReported, isQuoted } = standingOf(thesis, each)
    const isMeant = !(isNegated || isSupposed || isReported || isQuoted || isDoneByOthers(thesis, each))
    // "Moved it to 4" of a share that costs little may be its stop.
    return named === confidence && isMeant && (NAMES_CONFIDENCE.test(told) || Number(price ?? 0) > LOW_PRICE)
  })
  return span ? quotationAround(thesis, span) : null
}

/** "I go from 6 to 5", "so from 8 to 6": both numbers of the ledger, in their order. */
function stepToldIn(previous: CritiquedDecision, { thesis, confidence }: CritiquedDecision): string | null {
  const plain = plainText(thesis)
  const span = STEP.in(plain).find((each) => {
    const numbers = plain.slice(each.from, each.to).match(ONE_SCORE) ?? []
    const [was, is] = numbers.map((number) => numberOf(number))
    const { isNegated, isSupposed, isReported, isQuoted } = standingOf(thesis, each)
    const isMeant = !(isNegated || isSupposed || isReported || isQuoted || isDoneByOthers(thesis, each))
    return was === previous.confidence && is === confidence && isMeant
  })
  return span ? quotationAround(thesis, span) : null
}

const NAMES_CONFIDENCE =
  /(?<![a-z])(?:i'?m|i am|i (?:go|come)|me|myself|confidence|conviction|score|rating|number|odds)(?![a-z])/
/** In USD. */
const LOW_PRICE = 30

const NUMBER = `(?:an? )?${SCORE}(?= ?(?:[.,;:!)]|$|because|since|after|and|on|as|for|from|until|now))`
const LOWERS_TO = words(`
  (?:i'm|im|i am|me|i go|i went|i come|i came|puts me|brings me|takes me) down (?:a (?:notch|point) )?to ${NUMBER}|(?<=(?:^|[.!?] ))(?:so )?down (?:a (?:notch|point) )?(?:from ${SCORE} )?to ${NUMBER}|
  (?:knock|cut|drop|tak|took|bring|brought|mark|mov|trim|shad|nudg|lower|slash|dial|downgrad|revis)(?:e|ed|d|ing|ping|ped|ting|ming|med|s|es|en)? (?:it|this|that|me|myself|my (?:own )?(?:number|score|rating|confidence|conviction|odds)|the (?:number|score|rating)|confidence|conviction)(?: (?:back|down))?(?: from ${SCORE})? to ${NUMBER}|
  (?:confidence|conviction|score|rating|number)(?: (?:goes|went|is|was|drops|dropped|falls|fell|down))?(?: (?:from|of))?:? ${SCORE} (?:to|→|->|=>) ${NUMBER}|(?:from )?(?:an? )?${SCORE} (?:down )?to ${NUMBER} (?:for me|from me|on my side)`)

const STEP = words(
  `(?:(?:i|i'm|i am|me) (?:go|going|went|come|came|move|moved|down|drop|dropped|step|stepped)(?: down)? |(?<=(?:^|[.!?,;:] ))(?:(?:so|and|hence|therefore|now),? )*(?:down )?)from (?:an? )?${SCORE} to (?:an? )?${SCORE}(?= ?(?:[.,;:!)]|$|and|because|since|but))`,
)
const ONE_SCORE = /(?<![a-z\d])(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?![a-z\d])/g

const FALLING = [
  'Since {day} the price fell {fall}, from {before} to {now}, while your confidence rose from {was} to {is}.',
  'Your confidence was {was} at {before} on {day}; it is {is} at {now}, after a fall of {fall}.',
  'At {before} on {day} you were {was} of 10 sure, and at {now} you are {is} of 10 sure.',
] as const
const RISING = [
  'Your confidence went from {was} to {is} while the price went from {before} on {day} to {now}.',
  'From {day} to this entry the price rose from {before} to {now}, and your confidence from {was} to {is}.',
] as const
const LOWERED = [
  'You write {words} and lower the number from {was} to {is}, which few manage while they hold.',
  'With {words} your confidence goes from {was} to {is}: that is what the number is for.',
] as const
const LOWERED_WATCHING = [LOWERED[1]] as const
