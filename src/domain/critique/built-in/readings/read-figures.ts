import { plainText, type Span } from '../../../language/plain-text.ts'
import type { Quantity } from '../../../language/quantities.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'
import type { CritiquedDecision, CritiqueRequest } from '../../critique.ts'
import { businessFigures, namesBusiness, namesChange } from '../basis/facts-of-text.ts'
import type { Finding } from '../basis/finding.ts'
import { ownTestsOf } from '../basis/own-tests-of.ts'
import { isBehindAbbreviation, quotationAround } from '../basis/quotation.ts'
import { isSale, isWatched, namesOf } from '../basis/request.ts'
import { isOfAnother } from '../basis/tells-of-company.ts'
import { isWorthNaming } from '../basis/worth-naming.ts'
import { isContradictedByFilings } from './contradicted-by-filings.ts'
import { isOfAnotherShare } from './figure-of-another-share.ts'
import { withWhatIsJoined } from './whole-figure.ts'

/** A figure of the business that the entry states. */
export function figuresNamed(request: CritiqueRequest): Finding | null {
  const { decision } = request
  const figures = businessFigures(decision.thesis).filter(
    (figure) =>
      isTelling(decision.thesis, figure) &&
      isOwnStatement(decision.thesis, figure) &&
      !isContradictedByFilings(request, figure) &&
      !isLimitOfTest(decision, figure) &&
      !isAwaited(request, figure),
  )
  const quotations = figures
    .filter((figure) => !isOfAnother(decision.thesis, figure, request))
    .map((figure) => {
      const quoted = withoutAside(quotationAround(decision.thesis, figure))
      return withWhatIsJoined(decision.thesis, quoted) ?? quoted
    })
    .filter((words) => !isTakenBack(decision.thesis, words))
  const named = quotations.filter(
    (words) =>
      (namesBusiness(words) || isChangeOf(words, request)) &&
      !isBehindAbbreviation(decision.thesis, words) &&
      !isOfAnotherShare(words, request) &&
      !OF_PRICE.test(plainText(words)) &&
      !OF_WRITER.test(words) &&
      !OF_WORTH.test(words) &&
      !SUPPOSED_WORDS.test(words),
  )
  const quoted = named.find((words) => isWorthNaming(words) && isReported(words)) ?? named[0]
  if (!quoted) return null
  const weight = figures.length > 1 ? 41 : 38
  const years = isSale(request) ? null : yearsToDouble(quoted)
  const ways = isSale(request) ? FIGURES_AT_SALE : years === null ? FIGURES : DOUBLES
  const values = { words: quoted, ...(years !== null && { years }) }
  return { kind: 'figures-named', part: 'fundamentals', weight, ways, values, quoted }
}

/** In how many years that doubles which grows by one percentage a year, and by no other figure; null for what is told of another time. */
function yearsToDouble(quoted: string): string | null {
  const plain = plainText(quoted.slice(1, -1))
  const percent = GROWS.exec(plain)?.groups?.percent
  const others = plain.replace(GROWS, ' ')
  if (percent === undefined || /\d/.test(others) || NOT_A_PACE.test(plain)) return null
  const rate = Number(percent)
  if (rate < SLOWEST || rate > FASTEST) return null
  return (Math.log(2) / Math.log(1 + rate / 100)).toFixed(1)
}

const GROWS =
  /(?<![a-z])(?:(?:grows?|growing|grew|up|rose|rises|rising|increased?|climbed|growth(?: (?:is|of|at))?)(?: (?:by|about|around|at|some|nearly|over|still))* ?\+?|\+)(?<percent>\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)(?! ?(?:of|points))/
/** Of a quarter against the one before, of a price, since a day, of a share, or turned around. */
const NOT_A_PACE =
  /(?<![a-z])(?:quarter|qoq|q\/q|month|mom|week|day|since|from|to|ago|margins?|rates?|share|ratio|yield|price[sd]?|stock|debt|leverage|costs?|losses|loss|capex|inventor\w+|churn|dividends?|not|never|won't|didn't|if|last time|one-off|cumulative|in total|over (?:the )?(?:last |past )?(?:two|three|five|ten|\d+) years)(?![a-z])/
const [SLOWEST, FASTEST] = [2, 60] as const

/**
 * Whether a figure is told as a fact that others have published, of the company: what is guessed, reckoned or asked for is not said to be
 * one that can be checked, and neither is a sum of the writer's own or what a third party owns.
 */
export function isPublishedFigure(request: CritiqueRequest, quoted: string): boolean {
  const { thesis } = request.decision
  const words = quoted.slice(1, -1)
  const from = thesis.indexOf(words)
  const span = { from, to: from + words.length }
  const { isNegated, isReported: isOfOthers, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  return (
    from >= 0 &&
    !(isNegated || isOfOthers || isQuoted || isIronic || isSupposed) &&
    isReported(quoted) &&
    !isSumOfWriter(thesis, quoted) &&
    isMeasured(quoted) &&
    !isOfAnother(thesis, span, request)
  )
}

/** "Renewals 92.7%", "15% operating margin": right beside the figure stands what it measures. */
const isMeasured = (quoted: string): boolean => {
  const words = plainText(quoted.slice(1, -1))
  return (
    (NEAR_FIGURE.test(words) && (words.match(NEAR_FIGURES) ?? []).some(namesBusiness)) || namesChange(quoted.slice(1))
  )
}
const NEAR =
  '(?:[a-z&/-]+[ ,:]+){0,5}[-+$€£~]*\\d[\\d.,]*(?: ?(?:%|x|bn|mn|billion|million|per cent|percent|points?|basis|times|k))?(?: [a-z&/-]+){0,5}'
const NEAR_FIGURE = new RegExp(NEAR)
const NEAR_FIGURES = new RegExp(NEAR, 'g')

/** "Dividend looks 15% but is the government who decides": right behind it stands what it is worth, and no other figure. */
function isTakenBack(thesis: string, quoted: string): boolean {
  const words = quoted.slice(1, -1)
  const rest = plainText(thesis).slice(thesis.indexOf(words) + words.length)
  return TAKES_BACK.test(rest) && !/^[^.,;!?]*\d/.test(rest.replace(TAKES_BACK, ''))
}

const TAKES_BACK = /^[^\w.;!?]*(?:but|though|although)(?![a-z])/

/**
 * Whether a figure is told as one that somebody has published: of nothing to come, no estimate, no limit, no sum of the writer's, and beside
 * the name of what it measures. Of any other it is only said that it stands there.
 */
const isReported = (quoted: string): boolean => {
  const words = plainText(quoted.slice(1, -1))
  return !IS_NO_REPORT.test(words) && !NAMES_NOTHING.test(words) && !JUDGES.test(words)
}

/** "22 times earnings is the best deal in tech", "at 40x sales there's no room": what somebody makes of a figure. */
const JUDGES =
  /(?<![a-z])(?:dreams?|out of reach|(?:like|as|than) [a-z]+ (?:has|have|does)|best|worst|better|deal|too (?!a[a-z]* )[a-z]+|cheap(?:er)?|expensive|dear|fair(?:ly)?|wonderful|enough|nobody|everyone'?s?|everybody|nothing|no room|leaves?|rich|bargain|steal|crazy|insane|dead|genius|grounds|subject to|trip point|in the price|deserves?|is the whole|means?|constitutes)(?![a-z])/

/** "Worth 70 by my figuring: 10 billion at a 25% margin": the sentence says whose sum it is. */
function isSumOfWriter(thesis: string, quoted: string): boolean {
  const from = thesis.indexOf(quoted.slice(1, -1))
  const sentence = sentenceAround(thesis, { from, to: from + quoted.length - 2 })
  return OWN_SUM.test(plainText(thesis).slice(sentence.from, sentence.to))
}
const OWN_SUM =
  /(?<![a-z])(?:by my|my (?:own )?(?:figuring|estimates?|maths?|model|numbers?|calculations?|sums?|guess|sheet|spreadsheet)|i (?:estimate|calculate|model|assume|figure|reckon|guess|get to|value)|ought to be)(?![a-z])/

const IS_NO_REPORT =
  /^at \$\d|(?<![a-z])at \$?\d[\d.,]* (?:oil|gas|gold|silver|copper|brent|wti|henry hub|lithium|steel|corn|uranium|bitcoin|btc)(?![a-z])|[<>≤≥=]|(?<![a-z])(?:i|i'[a-z]+|[a-z]+'ll|we|our|my|should|will|would|could|may|might|must|can|needs?|needed|assum\w+|estimat\w+|expect\w*|models?|implied|implies|base|bull|bear|dcf|ev|irr|fair|peak|trough|mid-cycle|normali[sz]ed|target\w*|guid\w+|consensus|forecast\w*|plan\w*|by (?:the end of )?(?:fiscal |fy ?)?20\d\d|through 20\d\d|to 20\d\d|next|goes?|rises? to|falls from|grows? (?:to|from)|from [^,;]* to|or (?:better|worse|more|less)|at (?:least|most)|under|below|above|over|less than|more than|if|when|once|until)(?![a-z])|→|->/
/** "Currently -2%", "still 8%", "5.9% before that" */
const NAMES_NOTHING =
  /(?<![a-z])(?:before|after|than|for|of|from|on) that$|^(?:currently|now|today|still|again|already|only|just|about|around|almost|nearly|then|so) [-+−]?[$€£]?\d/

/** What somebody waits for before they buy is told as that: "I want to see a book-to-bill over 1.0 and a price below 17 times earnings". */
function isAwaited(request: CritiqueRequest, figure: Span): boolean {
  if (!isWatched(request)) return false
  const { from, to } = sentenceAround(request.decision.thesis, figure)
  return AWAITS.test(plainText(request.decision.thesis).slice(from, to))
}
const AWAITS =
  /(?<![a-z])(?:(?:i|we)(?:'d| would|'ll| will)? (?:want to see|wait|need to see|buy|look|pay|start|get in|come back)|before i (?:buy|get in|look|pay))(?![a-z])/

/** "Once churn is under 2%" and "as soon as growth is above 10%" state no figure. */
const SUPPOSED_WORDS =
  /^.(?:when|once|as (?:soon|long) as|so long as|the moment|in case|unless|until|should|were)(?![a-z])/i

/** "Exit criteria: (a) uptime below three nines, (b) churn above 2%": the other items of a list of limits are limits. */
function isLimitOfTest(decision: CritiquedDecision, figure: Span): boolean {
  const plain = plainText(decision.thesis)
  const { from, to } = sentenceAround(decision.thesis, figure)
  return (
    IS_LIMIT.test(plain.slice(0, figure.from)) &&
    ownTestsOf(decision).some(({ span }) => span.from < to && from < span.to)
  )
}
const IS_LIMIT = /(?<![a-z])(?:below|under|above|over|less than|more than|fewer than) [$€£]?$/

/** "6% dividend and everybody hates it": what is said beside the figure measures nothing. */
function withoutAside(quoted: string): string {
  const [, figure, aside] = /^(“[^”]*?\d[^”]*?),? (?:and|but|so) ([^”]*)”$/u.exec(quoted) ?? []
  const isAside = aside && ((!/\d/.test(aside) && !namesBusiness(aside)) || JUDGED.test(plainText(aside)))
  return figure && isAside && figure.includes(' ') ? `${figure}”` : quoted
}

/** "... and I take that to be the weather": what somebody makes of a figure, in words of the business or not. */
const JUDGED =
  /^(?:i|we)(?: (?:do|can|would|only|still|just|rather|simply))* (?:judge|take|read|call|count|consider|regard|deem|view|see|treat|interpret|understand)(?:d|ed)? (?:it|this|that|them|these)(?![a-z])/

/** Of the company by its name a change is that of its price. */
const isChangeOf = (words: string, request: CritiqueRequest): boolean =>
  namesChange(words.slice(1)) &&
  !namesOf(request).some((name) =>
    plainText(words)
      .split(/[^a-z0-9&.]+/)
      .includes(name),
  )

/** "Up 200%, taking profits", "down 15% after earnings": the words that are quoted have to measure the business themselves. */
const OF_PRICE =
  /^.[-+]\d[\d.]* ?% (?:on|after|since|today|this|in)(?![a-z])|^.(?:it is |it's |i am |i'm )?(?:already |now |again )*(?:up|down|off) (?:another |about |over |almost )*\$?\d|(?<![a-z])(?:after|before|since|into|on) (?:the )?(?:earnings|results|report)(?![a-z])|(?:tak(?:e|es|ing)|took) (?:[a-z]+ )?profits?(?![a-z])/

/** "I pay 1,200 dollars to disagree" measures nothing, and neither does what a model of the writer's gives. */
const OF_WRITER =
  /^.(?:[Tt]aking|[Tt]ook|[Tt]ake|[Ll]ost|[Mm]ade|[Gg]ained) [-+−]?\d[\d.]* ?%|^.(?:[Tt]aking|[Tt]ook|[Tt]ake|[Aa]ccepting|[Bb]ooking|[Rr]eali[sz]ing) (?:the|a|my) [^”]*(?:loss|hit)|(?<![A-Za-z])(?:[Mm]y|[Oo]ur) (?:[a-z]+ )?(?:retirement|pension|savings|salary|pay|income|net worth|portfolio|account|401k|house|mortgage|loan|wealth|money|assets)(?![a-z])|(?<![A-Za-z])(?:DCF|dcf)(?![A-Za-z])|(?<![A-Za-z])(?:[Bb]ase|[Bb]ull|[Bb]ear)(?: case)?(?: IRR| return)? [-+−]?\d|(?<![A-Za-z])[Mm]y (?:own )?(?:calc\w*|math|model|sheet|spreadsheet|line|test|bar|limit|hurdle|target|number|guess)(?![a-z])|(?<![A-Za-z])I(?:['’](?:m|ve|ll|d))? (?!(?:think|see|expect|count|estimate|calculate|get|reckon|believe|assume)(?![a-z]))/

/** "Pay 24x for growth" and "deserves 12x" say what it is worth to somebody, and "needs to grow 36%" what has to come. */
const OF_WORTH =
  /^.(?:below|under|above|over|sub|which)(?![a-z])|(?<![a-z])(?:market|price|street|consensus|valuation) (?:already )?(?:pays?|prices?|assumes?|implies|expects?|discounts?|needs?)(?![a-z])|^.(?:who|why|how|what) |^.(?:it |just )?(?:squeezed|ripped|ran|popped|jumped|mooned|spiked|tanked|crashed|gapped|rallied|soared)(?: up| down)? [-+]?\$?\d|^.(?:i )?(?:pay|paying|paid|deserves?|worth|priced (?:for|at))(?![a-z])|(?<![a-z])(?:deserves|should trade at|(?:we|you|i)(?:'re| are|'m| am)? looking at|would be|could be|tam)(?![a-z])|(?<![a-z])(?:needs? to|must|has to|have to|should)(?![a-z])|(?<![a-z])so [a-z]+ that (?:i|one|we|you|nobody|anybody)(?![a-z])|= (?:squeeze|moon|win|profit)|\d ?[x×*] ?\$?\d/i

/** Stated by the writer, of whatever time: neither supposed nor somebody's word, and none of what they do themselves. */
function isOwnStatement(thesis: string, figure: Quantity): boolean {
  const { isSupposed, isReported, isQuoted, isIronic } = standingOf(thesis, figure)
  if (isSupposed || isReported || isQuoted || isIronic) return false
  const plain = plainText(thesis)
  const { from, to } = sentenceAround(thesis, figure)
  if (SUPPOSES_BEFORE.test(plain.slice(from, figure.from))) return false
  if (SUPPOSES.test(plain.slice(figure.to, to))) return false
  return !/^[^.,;:!?]*(?:(?:, | \(?)(?:they|he|she|people|analysts|management) (?:say|says|said|claim|promise)|(?<![a-z])i (?:neither|buy|sell|add|hold|trim|take))(?![a-z])/.test(
    plain.slice(figure.to, to),
  )
}

/** "Leverage above 4.0x would lead to a downgrade": what would come of a figure makes no fact of it. */
const SUPPOSES =
  /^[^.,;:!?]*(?<![a-z])(?:would|could|might)(?: (?:then|also|not|only))* (?!be (?:fair|fine|enough|cheap))[a-z]+(?![a-z])/

/** "Should the pill be approved, sales reach 4bn", "a scenario in which margins fall below 10%". */
const SUPPOSES_BEFORE =
  /^(?:should|were|had) (?!i |we )[a-z]|(?<![a-z])(?:scenario|world|case) (?:in which|where)(?![a-z])/

const ENDS_IT =
  /^ ?[:,=–-]?>? ?(?:a |my |it's (?:a )?)?(?:mistake|exit|out|sell|wrong|done|gone|bye|i'm out|i sell)(?![a-z])/

/** A share, an amount of money or a large number in figures; neither a count in words nor the size of the position. */
function isTelling(thesis: string, { from, to, unit, value }: Quantity): boolean {
  const plain = plainText(thesis)
  // ">3bn buyback a year" is what is asked for.
  if (/[<>≤≥]=? ?[$€£]?$/.test(plain.slice(0, from))) return false
  // "Below 12%: mistake, exit" is a test.
  if (IS_LIMIT.test(plain.slice(0, from)) && ENDS_IT.test(plain.slice(to))) return false
  if (!/\d/.test(plain.slice(from, to))) return false
  // "Margin 44.6", "churn 0.79": a share that is written without its sign.
  const isShare =
    SHARE_BEFORE.test(plain.slice(0, from)) &&
    !/^ ?%? ?(?:or|people|[a-z]+ (?:people|of us))(?![a-z])/.test(plain.slice(to))
  if (unit === 'count' && Math.abs(Number(value)) < LARGE && !isShare) return false
  // "Positive on a 12m basis" is of twelve months.
  return !/^ ?(?:basis|trailing|rolling|horizon|nav|position|weight|of (?:nav|the pf|my|our|the (?:book|portfolio|account)))(?![a-z])/.test(
    plain.slice(to),
  )
}

const LARGE = 1000
/** What is measured in percent, or as so many times something, right before its figure. */
const SHARE_BEFORE =
  /(?<![a-z])(?:margins?|(?:take|conversion|renewal|retention|occupancy|vacancy|growth|attach) rate|churn|retention|payout|occupancy|(?:combined|efficiency|operating|payout|expense) ratio|nrr|utili[sz]ation|renewals?|book-to-bill)(?: (?:is|at|of|now|was|still|around|about|stands at|came in at))* $/

const FIGURES = [
  'You name a figure that can be checked: {words}.',
  'There is a figure in it that can be looked up: {words}.',
] as const
const DOUBLES = [
  'You write {words}: at that pace it doubles in {years} years.',
  'At the pace of {words} it doubles in {years} years.',
] as const
const FIGURES_AT_SALE = ['You name a figure that can be checked: {words}.'] as const
