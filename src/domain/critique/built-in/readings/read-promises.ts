import { plainText, type Span } from '../../../language/plain-text.ts'
import { quantitiesOf } from '../../../language/quantities.ts'
import { sentenceAfter, sentenceAround } from '../../../language/sentences.ts'
import { isMeant, standingOf } from '../../../language/standing.ts'
import { type Wording, words } from '../../../language/wording.ts'
import { isFalsifier, type OwnTest } from '../../../tests-in-text/own-test.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { dayWritten } from '../basis/day-of-writing.ts'
import type { Finding } from '../basis/finding.ts'
import { holdingPeriodOf, isBelow } from '../basis/holding-period.ts'
import { dayOfEntry, ownTestsOf } from '../basis/own-tests-of.ts'
import { isAgainstPlan, isStepOfPlan } from '../basis/plan-of-before.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isSale, isWatched } from '../basis/request.ts'
import { waitsForOwnPrice } from '../course/waits-for-own-price.ts'
import { saysItIsLate } from '../own-tests/sold-late.ts'
import { testsBefore } from '../own-tests/tests-before.ts'
import { besideWrittenLine, lineClaimed } from './line-claimed.ts'

/** Where an entry says itself that it answers an earlier one, or waits for a price of its own. */
export function readOwnWords(request: CritiqueRequest): readonly Finding[] {
  if (isWatched(request)) return waitsForOwnPrice(request)
  return holdingPeriodOf(request) === null
    ? sellsByOwnLine(request)
    : [...keeps(request), ...movesLine(request), ...answers(request)]
}

/** A sale that names the promise which it keeps. */
function keeps(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const isStep = decision.action === 'Buy More' && isStepOfPlan({ ...request, decision: { ...decision, thesis: '' } })
  const span = isStep || isSale(request) ? firstOf(decision.thesis, isStep ? AS_PLANNED : AS_WRITTEN) : null
  if (span && !isStep && !hasPromised(request) && !namesFigureOfBefore(span, request)) return []
  if (
    !span ||
    isTooLate(decision.thesis, span) ||
    (!isStep && saysItIsLate(decision.thesis)) ||
    (isStep && isAgainstPlan(request))
  )
    return []
  if (!wroteInItsMonth(decision.thesis, span, request)) return []
  const quoted = quotationAround(decision.thesis, span)
  const isTarget = !isStep && TARGET.test(plainText(decision.thesis))
  const isLoss = !isStep && !isTarget && isBelow(decision.price, holdingPeriodOf(request)?.buy?.price ?? null)
  const kind = isTarget ? 'target-obeyed' : isLoss ? 'loss-taken-as-written' : 'rule-kept'
  return [{ kind, part: 'psychology', weight: 69, ways: isLoss ? LOSS : KEPT, values: { words: quoted }, quoted }]
}

/** "January-me wrote": an entry of that month has to be there. */
function wroteInItsMonth(thesis: string, { from, to }: Span, { earlier }: CritiqueRequest): boolean {
  const month = OF_MONTH.exec(plainText(thesis).slice(from, to))?.[1]
  return (
    month === undefined || earlier.some((entry) => MONTH_NAMES[Number(dayOfEntry(entry).slice(5, 7)) - 1] === month)
  )
}

const OF_MONTH = /^([a-z]{3})[a-z]*[- ]me(?![a-z])/
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The first entry of an asset is a sale by a line that the ledger has not: the entry itself tells of it. */
function sellsByOwnLine({ decision, earlier }: CritiqueRequest): readonly Finding[] {
  const { thesis } = decision
  if (decision.action !== 'Sell' || earlier.length > 0) return []
  const span = OWN_LINE.in(plainText(thesis)).find((each) => {
    const { isNegated, isReported, isQuoted, isIronic, isSupposed } = standingOf(thesis, each)
    return !(isNegated || isReported || isQuoted || isIronic || isSupposed || isTooLate(thesis, each))
  })
  if (!span || BREAKS_LINE.test(plainText(thesis)) || saysItIsLate(thesis)) return []
  const quoted = quotationAround(thesis, span)
  return [{ kind: 'rule-kept', part: 'psychology', weight: 69, ways: BY_LINE, values: { words: quoted }, quoted }]
}

/** "My line was 18% and it's under it", "plan was to sell before the print", "stop was 12.20. Hit." */
const OWN_LINE = words(`
  (?:my|our) (?:own )?(?:sell |selling |exit )?(?:line|limit|floor|ceiling|rule|threshold|cut-?off|exit|stop)(?: in the sand)? (?:was|is|said|says) (?:at |to |under |below |above |over |a )?[a-z0-9$][a-z0-9$%.,]*|(?<=(?:^|[.!?,;] ))(?:the )?stop (?:was|is|at) (?:at )?\\$?\\d[\\d.]*|stopped out at \\$?\\d[\\d.]*|(?<=(?:^|[.!?] ))target \\$?\\d[\\d.]*(?= ?(?:[.,;!]|since|hit|reached|done))|
  (?:my |the |price )?target (?:price )?(?:was|is|of) \\$?\\d[\\d.,]*(?=[^.;!?]{0,40}(?:past|above|over|hit|reached|there|done|through|met))|
  (?<=(?:^|[.!?,;] |my |the ))(?:my |the )?plan (?:was|said|has always been) to (?:sell|be out|get out|leave|exit|close)(?: [a-z]+){0,3}|(?:that|this|it) (?:is|was) (?:exactly |just |also )?(?:what|the (?:thing|line|test|limit|point)|where) (?:that )?i (?:had |have |'d )?(?:written|wrote|set|promised|named|said)(?: (?:down|myself))?`)
const BREAKS_LINE =
  /(?<![a-z])(?:but i|should have|ignored|too late|held (?:on|through)|moved (?:it|the)|broke (?:my|the) (?:own )?(?:rule|line)|against my)(?![a-z])/

/**
 * "Should have cut at the first one like I wrote", "I said out at the cut and didnt go", "As I wrote in May, out at 9. Never did.": what was
 * written was not done then, as the sentence itself says, or the next one begins by saying.
 */
function isTooLate(thesis: string, span: Span): boolean {
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, span)
  const next = sentenceAfter(thesis, span)
  return (
    TOO_LATE.test(plain.slice(from, to)) ||
    STAYED_THEN.test(plain.slice(span.to, to)) ||
    (next !== undefined && NOT_DONE.test(plain.slice(next.from, next.to)))
  )
}

const TOO_LATE =
  /(?<![a-z])(?:(?:should|could|would)(?:'ve|ve| have|a| of)|did not|didn'?t|(?<!so (?:that )?i )(?:couldn'?t|could not|wouldn'?t|would not) (?:do it|sell|let|bring|pull|act|go(?! (?:on|back))|leave|press)|never (?:did|went|sold|left|acted|pulled|got out|followed|kept|touched)|failed to|ignored|skipped|missed(?! the (?:very )?(?:top|high|peak|rally|bounce))|too late|instead of)(?![a-z])/
/** Behind the promise: what was done in its place. */
const STAYED_THEN =
  /(?<![a-z])(?:and|but|then|yet|only to|just to)(?: then| still| just| of course| again)*(?: i| we)?(?: then| still| just)* (?:stay(?:ed)?|h[eo]ld|hung|sat|kept (?:holding|waiting|going)|waited|froze|looked away|chickened|blinked|moved it)(?![a-z])(?! (?:the |what |on to the )*(?:cash|rest|others?|half|remain\w*|is left|proceeds|\d))/
const NOT_DONE =
  /^(?:but |and |well,? |yet |of course )*(?:i |we )?(?:just |simply |then )?(?:(?:did not|didn'?t)(?= ?(?:[.,;!]|$|(?:do|sell|go|leave|act|follow|keep|pull|get|listen|dare)(?![a-z])))|never did|never (?:sold|left|went|acted)|stayed|chickened out|froze|blinked|broke (?:it|that|my word))(?![a-z])/

const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec'
const AS_WRITTEN = words(`
  (?:that|this|it) (?:is|was) (?:exactly |just |also )?what i (?:had )?(?:put down|wrote(?: down)?|set(?: down| myself)?|promised(?: myself)?|decided|noted|agreed)(?: (?:in|on|back in|last|for) [a-z]+(?: (?:of )?\\d{4})?)?|
  (?:under|below|over|above|past|short of|less than|more than) (?:the|my) (?:\\$?\\d[\\d.,]*(?: ?%|bn|m|x)?) (?:that )?i (?:had )?(?:wrote|written|set|named|gave|promised|said)(?: (?:down|myself))?(?: (?:in|on|last|back in) [a-z]+)?|
  (?<=(?:^|[.!?,;] |and |but |for ))i (?:had )?promised (?:it )?(?:to )?myself(?: (?:that|this|so))?(?= ?(?:[.,;!]|$))|(?:like|as) i (?:had )?(?:promised|said|wrote|told)(?: to)? myself|like i (?:had )?(?:promised|said|wrote|told myself) (?:i would|i'd|i will|i'll)(?=[ ]*(?:[.,;!)]|$))|like i (?:promised|said|wrote)(?=[ ]*(?:[.,;!]|$))|as promised|as (?:agreed|arranged)(?: with myself)?(?: in [a-z]+)?|(?:${MONTHS})[- ]me (?:wrote|set|decided|promised)|i (?:had )?wrote (?:half|sell|out|all|a third|sell all|sell half)(?: if [^.;!?,]{3,40})?(?=,? so |, and (?:half|it|all)|[.;])|(?:as )?per (?:my |the )?plan|i said (?:reconsider|sell|out|half|i'd be out)|both boxes ticked|as (?:i (?:had )?(?:wrote|written|promised|planned|specified)|i (?:had )?said (?:i would|i'd)|written|planned|laid out|specified)(?: in [a-z]+)?(?=\\s*(?:[.,;:!?)]|$))|(?:i )?(?:do|did|does|doing) what i (?:had )?(?:wrote|written|promised|said i would|said i'd)|was specified in [a-z0-9 ]+|(?<=(?:^|[.!?,;] ))(?:done|out|sold|gone|exit(?:ed|ing)?|selling|half (?:gone|out|sold))(?: (?:it|all|everything|half|today|now))*,? (?:as|like|just as|exactly as) (?:i (?:had )?)?(?:said|promised|written|planned)|(?<=(?:^|[.!?,;] ))(?:done|out|sold|gone|selling)(?: [a-z]+)? (?:at|by|to) the letter|(?:i )?(?:sell|sold|selling|out|gone|exit|exited|leaving|left)(?: it| all| everything| half)*,? (?:just |exactly )?as i (?:had )?(?:said|announced)(?: (?:in|on|back in|last) [a-z]+)?(?=\\s*(?:[.,;:!?)]|$))|i (?:had )?said i(?:'d| would| was going to) (?:leave|sell|go|exit|get out|quit|be out)[^.;!?]{0,40} and (?:here (?:we|i) (?:are|am)|here it is|it is|it did|so (?:i do|it is)|there it is)|(?:the|my) (?:line|floor|limit|test) (?:was|is) (?:at )?\\$?\\d+|(?:the |my )?target of \\$?\\d+[a-z ]*(?:has been |was |is )?(?:reached|hit|met)|(?:the |my )?rule says|both conditions|(?:the|my) condition (?:of|from) [a-z]+(?: \\d{4})? (?:is|was|has been) met|where i said (?:that )?i(?:'d| would) (?:get off|stop)|i wrote \\$?\\d[\\d,.]* as (?:the|my) (?:most|least|limit|line)[a-z ]{0,24}|said (?:that )?i(?:'d| would) (?:sell|leave|go|get out|get off)|line was \\$?\\d+|the price (?:that )?i (?:wrote down|named|set)|that was my (?:line|test|limit|condition)|(?<=(?:^|[.!?] ))my (?:first|second|third|other) (?:condition|test|line|limit|criterion)(?= ?(?:[.!]|$))`)
/** A purchase keeps a plan, and not a line. */
const AS_PLANNED = words(`
  as (?:i (?:had )?)?(?:planned|written|laid out|promised)(?=\\s*(?:[.,;:!?)]|$))|(?:the )?(?:second|third|fourth|fifth|last|2nd|3rd|4th|[2-5]) (?:of|/) ?(?:the |my )?(?:two|three|four|five|six|[2-6])(?: [a-z]+)? (?:lots|halves|parts|pieces|tranches|thirds|quarters|steps|bites|instal?lments|purchases|buys)|(?:the )?(?:second|third|fourth|fifth|last|2nd|3rd|4th|planned)(?: and last| and final)? (?:tranche|lot|instal?lment|bite|piece|part|portion)(?! of (?:the|my|its|this) (?:year|business|story|thesis|company|market|case|money|shares))|(?<=(?:^|[.!?,;:] |so |and |here is |here's |this is |that's |that is |buying |bought |added |adding ))(?:here is |here's |this is |that's |buying |bought |added |adding )?(?:the |my )?(?:second|other|third|last) (?:half|third|quarter)(?= ?(?:[.,;!]|$|in(?![a-z])|bought|added|done|today|now|as (?:planned|written|promised)))(?! of (?:the )?(?:year|20)|,? (?:sales|revenue|margin|growth|earnings|guid))|as in (?:the|my) plan(?: of [a-z]+)?|(?:as )?per (?:my |the )?plan|(?:the|my) plan (?:said|says|was|had it)|as the plan (?:says|said)|according to (?:the |my )?plan|that's the deal with myself|(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|monthly|month's|weekly|quarterly) (?:lot|piece|portion|slice|instal?lment|purchase|buy|contribution)(?: (?:anyway|all the same|regardless|as always|as ever))(?= ?(?:[.,;!]|$|because))`)
const TARGET = /(?<![a-z])target of \$?\d+[a-z0-9 ]*(?:reached|hit|met)(?![a-z])/

/**
 * An earlier entry has to hold what is kept: a test, a price to leave at, a stop or a target that the price has come to. Nobody who sells
 * between the two has planned that in the ledger.
 */
function hasPromised(request: CritiqueRequest): boolean {
  const { alerts } = request
  const period = holdingPeriodOf(request)
  return (
    isAtLevel(request) ||
    alerts.length > 0 ||
    [...(period ? [period.origin, ...period.since] : [])].some((entry) =>
      ownTestsOf(entry).some(({ followedBy }) => followedBy !== 'buy'),
    )
  )
}

/** "Two quarters under 8%, as written": the figure of that sentence stands in an earlier entry, in whatever words. */
function namesFigureOfBefore(span: Span, request: CritiqueRequest): boolean {
  const { thesis } = request.decision
  const { from, to } = sentenceAround(thesis, span)
  const measured = (text: string) => quantitiesOf(text).filter(({ unit }) => unit !== 'count')
  const period = holdingPeriodOf(request)
  const before = (period ? [period.origin, ...period.since] : []).flatMap((entry) => measured(entry.thesis))
  return measured(thesis.slice(from, to)).some(({ value, unit }) =>
    before.some((figure) => figure.unit === unit && figure.value === value),
  )
}

function isAtLevel({ position, decision: { price } }: CritiqueRequest): boolean {
  if (!position || price === null) return false
  const { stopLoss, takeProfit } = position
  return (stopLoss !== null && !isBelow(stopLoss, price)) || (takeProfit !== null && !isBelow(price, takeProfit))
}

/** A figure of today that is set against what an earlier entry wrote. */
function answers(request: CritiqueRequest): readonly Finding[] {
  const { thesis } = request.decision
  // "Half a year later than I wrote": the earlier words are named because they were not kept.
  if (!hasWrittenBefore(request) || saysItIsLate(thesis)) return []
  const claimed = lineClaimed(request)
  if (claimed && claimed.written !== 'so') return besideWrittenLine(request)
  const verdict = hasTestBefore(request) ? firstOf(thesis, OWN_VERDICT) : null
  if (verdict && !isSetAside(thesis, verdict)) {
    const quoted = quotationAround(thesis, verdict)
    const values = { words: quoted }
    const ways = answersIn(request, quoted)
    return [{ kind: 'test-answered', part: 'fundamentals', weight: 67, ways, values, quoted }]
  }
  const span = /\d|my line|i said/i.test(thesis) ? firstOf(thesis, AGAINST_OWN_WORDS) : null
  if (!span || OF_PRICE.test(plainText(thesis)) || isSetAside(thesis, span)) return []
  const quoted = quotationAround(thesis, span)
  if (ONLY_REFERS.test(plainText(quoted))) return []
  const ways = answersIn(request, quoted)
  return [{ kind: 'test-answered', part: 'fundamentals', weight: 68, ways, values: { words: quoted }, quoted }]
}

/** That somebody went back to words of theirs is said where a figure of today's stands there. */
function answersIn({ earlier }: CritiqueRequest, quoted: string): Finding['ways'] {
  const figures = quantitiesOf(quoted)
  const before = earlier.flatMap(({ thesis }) => quantitiesOf(thesis))
  const stands = figures.some(({ value, unit }) => before.some((each) => each.unit === unit && each.value === value))
  return stands ? ANSWERS : ANSWERS_IN_OTHER_WORDS
}

/** "As I wrote in June": what was written before, and nothing that could be set beside it. */
const ONLY_REFERS =
  /^["“]?(?:(?:just |exactly |like )?(?:as|than|what|like)) i (?:had )?(?:wrote|written|said|named|promised)(?: (?:it|that|down|then))*(?: (?:in|on|last|back in) [a-z]+(?: (?:of )?\d{4})?)?[.,]?["”]?$/

/** "I know what I wrote, but ...": earlier words are named in order to leave them. */
function isSetAside(thesis: string, span: Span): boolean {
  const { from, to } = sentenceAround(thesis, span)
  return SETS_ASIDE.test(plainText(thesis).slice(from, to))
}

const SETS_ASIDE =
  /(?<![a-z])(?:i know (?:that )?(?:what )?i (?:wrote|said|promised)|(?:wrote|said|line|test|limit|promised)[^.;]{0,24}(?<![a-z])(?:but|however|though|anyway|nevertheless|ignore|forget)|(?:despite|regardless of|ignoring|never mind|forget|whatever|not what) (?:what )?(?:i|my))(?![a-z])/

/** A line of an earlier entry that this one moves, in words of its own. */
function movesLine(request: CritiqueRequest): readonly Finding[] {
  const { decision } = request
  const period = holdingPeriodOf(request)
  const last = [...(period ? [period.origin, ...period.since] : [])].findLast((entry) =>
    ownTestsOf(entry).some(isFalsifier),
  )
  if (!last || isSale(request)) return []
  const span = firstOf(decision.thesis, MOVES_LINE) ?? lowerStop(request, last) ?? excuse(request)
  if (!span) return []
  const quoted = quotationAround(decision.thesis, span)
  const values = { day: dayWritten(last), words: quoted }
  return [{ kind: 'line-moved-in-words', part: 'fundamentals', weight: 84, ways: MOVED, values, quoted }]
}

/** "New stop 3.0." after a stop of 3.5 in words: it is further away, and nothing was sold. Prices from before a split are of other shares. */
function lowerStop(
  { decision, splits, moves, alerts, position }: CritiqueRequest,
  last: CritiquedDecision,
): Span | null {
  const stopOf = (entry: CritiquedDecision) =>
    ownTestsOf(entry).find(
      ({ isPrice, side, unit, value }) => isPrice && side === 'below' && value !== null && unit !== 'percent',
    )
  // Where the ledger keeps a stop, its moves are told.
  if (moves.length + alerts.length > 0 || position?.stopLoss || splits.length > 0) return null
  const [before, now] = [stopOf(last), stopOf(decision)]
  const isLower = before && now && isBelow(now.value, before.value)
  return isLower && decision.action === 'Hold' ? now.span : null
}

/** "Close enough.": said beside a test of the company, it lets the test go. */
function excuse(request: CritiqueRequest): Span | null {
  // A test that came out against its writer is told as that, and "420. Good enough." above a line of 400 lets nothing go.
  const before = testsBefore(request)
  const isTold =
    before.some(({ outcome }) => outcome === 'broken') ||
    (before.length > 0 && before.every(({ outcome }) => outcome === 'passed'))
  return hasTestBefore(request) && !isTold ? firstOf(request.decision.thesis, LETS_GO) : null
}

const LETS_GO = words(`
  (?<=(?:^|[.!?,;:] |and |but |so ))i(?:'ll| will)? count (?:it|that)(?= *(?:[.,;:!)]|$))|(?:that's |that is |it's |it is )?(?:close|near|good) enough(?: for me)?(?= *(?:[.,;:!)]|$|and |so ))|(?:i'm |i am )?not counting (?:this|that|it)(?: one| quarter| time)?|(?:this|that) (?:one|quarter|print)? ?(?:does not|doesn't) count|(?:i'll |i will |i'm |i )?(?:let|letting) (?:it|this|that|this one|that one) (?:slide|pass|go this time)|(?:i'll |i will |i'm |i )?(?:give|giving|gave) (?:them|it|him|her|management|the company) (?:a pass|one more (?:quarter|year|chance|print)|another (?:quarter|year|chance|print)|more time|(?:until|till|til) (?:the )?(?:[a-z]+ )?[a-z0-9]+)`)

const MOVES_LINE = words(`
  (?:i(?:'m| am|'ll| will)? )?(?:rais(?:e|ed|ing)|lift(?:ed|ing)?|mov(?:e|ed|ing)) (?:my|the) target (?:to|up to|from) \\$?\\d[\\d.]*|
  (?:i(?:'m| am|'ll| will)? )?(?:now )?(?:mov(?:e|ed|ing)|lower(?:ed|ing)?|shift(?:ed|ing)?|chang(?:e|ed|ing)|push(?:ed|ing)?|relax(?:ed|ing)?|reset(?:ting)?) (?:my|the) (?:own )?(?:line|limit|test|threshold|floor|trigger|bar|hurdle|deadline)(?: (?:in the sand|up|down|out))? (?:to|from|until|by) [a-z0-9$%.,]+|(?:my|the) new (?:line|limit|threshold|floor|trigger|deadline) is [a-z0-9$%.,]+|(?:i would|i'd) rather (?:sell|get out|leave|exit|go|be out) (?:only )?(?:at|below|under) \\$?\\d[\\d.]*(?: ?%)?(?: (?:now|instead|then))?`)

/** A test of the company stands in an earlier entry, or in its field. */
function hasTestBefore(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const isTest = (test: OwnTest) => isFalsifier(test) && !test.isPrice
  return (
    (request.tests ?? []).length > 0 ||
    (period ? [period.origin, ...period.since] : []).some((entry) => ownTestsOf(entry).some(isTest))
  )
}

/** There has to be a test in an earlier entry, or a figure that stands there as well. */
function hasWrittenBefore(request: CritiqueRequest): boolean {
  const period = holdingPeriodOf(request)
  const figures: readonly string[] = request.decision.thesis.match(/\d+(?:[.,]\d+)*/g) ?? []
  return [...(period ? [period.origin, ...period.since] : [])].some(
    (entry) =>
      ownTestsOf(entry).length > 0 ||
      (entry.thesis.match(/\d+(?:[.,]\d+)*/g) ?? []).some((figure) => figures.includes(figure)),
  )
}

/** A price that was named before is no test of the company. */
const OF_PRICE = /(?<![a-z])(?:price|stock|share) (?:is|was) (?:at|under|over|below|above|now)(?![a-z])/
/** What somebody says themselves of a line of theirs, with no figure that could be misread. */
const OWN_VERDICT = words(`
  (?:none|nothing) of (?:what|that which|the things that) (?:would(?: have)?|could have|should have) (?:thrown?|made?|got|get|driven?|kicked) me [a-z ]{0,12}(?:has |have )?(?:happened|come)|
  (?:the (?:one )?thing|what) (?:that )?i (?:had )?(?:named|wrote|feared)[a-z ]{0,16} (?:has |have |had |did )?(?:not|n't|never) (?:happened|happen|come|came)|(?:the|my) (?:condition|test|line|event|trigger)(?: (?:that )?i (?:had )?(?:wrote|set|named|feared|gave|drew))? (?:has |have |had |did )?(?:not|n't|never)(?: yet)? (?:happened|happen|come|came|occurred)(?: to pass| true| about)?|(?:still |well |far |just |comfortably |barely )?(?:inside|within) the (?:line|limit|test|range|threshold|tolerance)|
  (?:still |well |far |just |comfortably |barely )?(?:under|below|above|over|inside|within|past) my (?:own )?(?:\\$?\\d[\\d.,]*(?: ?%|bn|m|x)?|billion|million|limit|line|test|number|threshold|tolerance|range|trigger)|(?:neither|none|not one) of my (?:two |three )?(?:lines|tests|conditions|limits|triggers) (?:was|were|is|are|has been|have been) [a-z]+|(?:no|neither) (?:line|test|limit|trigger) (?:was |is |of mine )?(?:crossed|reached|met|hit|broken)|(?:that's|that is|makes|this is) (?:one|two|the (?:first|second)) of (?:the |my )?(?:two|three)|(?<=(?:^|[.!?] |but |still ))(?:above|below|under|over)(?=[.!]|$)|(?:first|second) half of my (?:line|test)|(?:my )?(?:line|test|limit|condition)s? (?:was |were |is |are )?(?:not (?:crossed|reached|met)|intact|holds|held)`)
const AGAINST_OWN_WORDS = words(`
  my (?:own )?(?:test|line|condition) (?:has )?(?:failed|was missed|broke|came true|tripped)|
  my test (?:is |was )?(?:passed|met|held)|my (?:line|test) held|above the line|(?:the )?refutation did not|above what i expected|my (?:condition|test|line|limit|hurdle)(?: for holding| of (?!credit|business|thought|products?|work)[a-z]+| that i drew| that i set)? (?:was|is)(?! good| whether| (?:on|about|for|of|over|in|per|only|meant) | (?:the|an?|what) (?![^.;]*\\d))|test was (?=[<>]? ?\\$?\\d)|(?:the )?(?:line|test|limit) that i (?:drew|set)(?: was| is)?|i had said \\d+|
  (?:as|than|what|which|that|sentence) (?:that )?i (?:had )?(?:wrote|written|named|promised)(?: in [a-z]+)?(?! (?:when|before|back|at the|on the|here|last|already))|i wrote (?:down )?\\d+|i said (?:two|three|\\d+)|my first entry|(?:my|the) (?:line|floor|test|limit) (?:of |was |is |at )?\\$?\\d+|my \\d+ (?:line|floor|limit|test)|floor \\d+|line \\d+|nothing i wrote|(?:precisely |exactly |right )?(?:at|under|above|below) my line|what i wrote`)

function firstOf(thesis: string, pattern: Wording): Span | null {
  for (const span of pattern.in(plainText(thesis))) {
    if (isMeant(thesis, span)) return span
  }
  return null
}

const MOVED = ['With {words} your own line of {day} moves.', 'The line that you drew on {day} moves: {words}.'] as const
const KEPT = [
  'You go by your own earlier words, {words}: that is rare.',
  'You point to what you had written before, {words}, and do it.',
] as const
const BY_LINE = [
  'You sell by a line of your own, {words}, and say so.',
  'You name the line by which you sell, {words}.',
] as const
const LOSS = [
  'You point to what you had written before, {words}, and sell at a loss: few do.',
  'You go by your own earlier words, {words}, and take the loss: that is rare.',
] as const
const ANSWERS = [
  'You set {words} beside what you had written before.',
  'You went back to what you had written, {words}.',
] as const
const ANSWERS_IN_OTHER_WORDS = [
  'You set {words} beside what you had written before.',
  'Of what you had written before you say today: {words}.',
] as const
