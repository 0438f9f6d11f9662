import { datesOf, type NamedDate } from '../language/dates.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import { sentencesOf } from '../language/sentences.ts'
import { standingOf } from '../language/standing.ts'
import { dayNumber, dayOfNumber } from '../prices/day-number.ts'
import { dayOfMonthAt } from './day-of-month.ts'

/** A day on which somebody means to leave, whatever the price is then. */
export type ExitDay = { readonly span: Span; readonly on: string }

/**
 * The one exit of a text that is set by a day alone: "Out on Jan 29 either way", "I sell on September 30". Its words have to hold
 * the day of a month, and either their writer or that nothing changes it: "Results out on Jan 29" is none. Not read is what hangs
 * on a condition, and a text that names two such days.
 * @param today the ISO day on which the text was written
 */
export function exitDayIn(text: string, today: string): ExitDay | null {
  const plain = plainText(text)
  if (!MAY_NAME_ONE.test(plain)) return null
  const days = sentencesOf(text).flatMap((sentence, index, sentences): readonly ExitDay[] => {
    const before = sentences[index - 1]
    const words = plain.slice(sentence.from, sentence.to)
    // Of a month only what stands whatever comes: "I may be out in October" is no promise.
    const anyway = dayAnyway(text, sentence, today) ?? byTheEndOf(text, sentence, before, today)
    if (anyway) return [anyway]
    const match = EXIT.exec(words) ?? (WHATEVER.test(words) ? IN_MONTH.exec(words) : null)
    const isOfMonth = match !== null && / in $/.test(match[0])
    // "Out on 12 June come what may; before that only if it loses 36": what stands behind a semicolon is another line.
    const [clause = ''] = match ? words.slice(match.index).split(';') : []
    const own = WHATEVER.test(clause) ? words.slice(0, (match?.index ?? 0) + clause.length) : words
    if (!match || HANGS.test(own.replace(WHATEVER, ' '))) return []
    // "I'm out tomorrow" may be of an office: a day without "on" or "by" is one where nothing changes it.
    const isBare = !/ (?:on|by|the|in) $/.test(match[0])
    // "Out in April regardless" may be of a product, unless the sentence before speaks of what is held.
    const isOfHolding =
      isOfMonth && match.index === 0 && OF_HOLDING.test(before ? plain.slice(before.from, before.to) : '')
    if ((!OF_WRITER.test(match[0]) || isBare) && !isOfHolding && (isOfMonth || !WHATEVER.test(words))) return []
    const from = sentence.from + match.index + (/^[,;:] /.exec(match[0])?.[0].length ?? 0)
    if (
      WITHOUT_MONTH.test(words) &&
      (!WHATEVER.test(words) || isOfProduct(before && plain.slice(before.from, before.to)))
    )
      return []
    const date = dayNamed(text, { from, to: sentence.from + match.index + match[0].length }, today)
    if (!date?.endsOn || !(OF_DAY.test(plain.slice(date.from, date.to)) || isOfMonth)) return []
    const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, { from, to: date.to })
    // "The cycle says Q4, I will be out in October": after the comma it is the writer who speaks.
    const isOwn = /^(?:[,;:]|and |so |then )/.test(match[0]) && OF_WRITER.test(match[0])
    if (isNegated || (isReported && !isOwn) || isQuoted || isIronic) return []
    const rest = plain.slice(date.to, sentence.to)
    const end = WHATEVER.exec(rest)
    // "I leave on June 5 for Rome" is another kind of leaving.
    if (!end && !WHATEVER.test(words) && !/^ ?(?:$|[.,;:!()–-])/.test(rest)) return []
    return [{ span: { from, to: date.to + (end ? end.index + end[0].length : 0) }, on: date.endsOn }]
  })
  const [first, ...more] = days
  return first && more.length === 0 && first.on >= today ? first : null
}

/**
 * "On 1 September I close anyway", "they're sold anyhow a month before they run out, 18 August": a day that stands beside a condition, and
 * on which it ends without it.
 */
function dayAnyway(text: string, sentence: Span, today: string): ExitDay | null {
  const plain = plainText(text)
  const match = ANYWAY.exec(plain.slice(sentence.from, sentence.to))
  if (!match) return null
  const lead = /^(?:[,;:] )?(?:(?:and|but|or) )?/.exec(match[0])?.[0].length ?? 0
  const span = { from: sentence.from + match.index + lead, to: sentence.from + match.index + match[0].length }
  const [date, other] = datesOf(text, today).filter(({ from, to }) => from >= span.from && to <= span.to)
  if (!date?.endsOn || other || !OF_DAY.test(plain.slice(date.from, date.to))) return null
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, span)
  return isNegated || isReported || isQuoted || isIronic
    ? null
    : { span: { from: span.from, to: Math.max(date.to, span.to) }, on: date.endsOn }
}

/** "Sell by the end of the year, up or down": the end of a time, where its own clause says that nothing changes it. */
function byTheEndOf(text: string, sentence: Span, before: Span | undefined, today: string): ExitDay | null {
  const plain = plainText(text)
  const words = plain.slice(sentence.from, sentence.to)
  const match = BY_END.exec(words)
  if (!match || HANGS.test(words.replace(WHATEVER, ' '))) return null
  if (isOfProduct(before && plain.slice(before.from, before.to))) return null
  const lead = /^(?:[,;:] )?(?:(?:and|so|then) )?/.exec(match[0])?.[0].length ?? 0
  const span = { from: sentence.from + match.index + lead, to: sentence.from + match.index + match[0].length }
  const [date, other] = datesOf(text, today).filter(({ from, to }) => from >= span.from && from < span.to && to > from)
  if (!date?.endsOn || other) return null
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, span)
  return isNegated || isReported || isQuoted || isIronic ? null : { span, on: date.endsOn }
}

/** A day without its month: "I'm out on the 19th" may be of an office, and "Out on the 19th either way" of what the sentence before names. */
const WITHOUT_MONTH = / (?:on|by) (?:[a-z]+day,? )?the \d{1,2}(?:st|nd|rd|th)(?! (?:of )?[a-z]{3,9} ?\d)(?! of )/
const isOfProduct = (before = ''): boolean =>
  /(?<![a-z])(?:games?|films?|movies?|albums?|phones?|models?|books?|seasons?|episodes?|versions?|releases?)(?![a-z])/.test(
    before,
  )

/** The time right after the words. A day of the week alone is one: "out Tuesday at the open, no matter the price". */
function dayNamed(text: string, exit: Span, today: string): NamedDate | undefined {
  const ofMonth = dayOfMonthAt(text, exit.to, today)
  if (ofMonth) return ofMonth
  const weekday = WEEKDAY.exec(plainText(text).slice(exit.to))
  if (!weekday) return datesOf(text, today).find((each) => each.from >= exit.from && each.from < exit.to + NEAR)
  const place = { from: exit.to, to: exit.to + weekday[0].length }
  if (weekday[0] === 'tomorrow') return { ...place, endsOn: dayOfNumber(dayNumber(today) + 1) }
  const [next] = datesOf(`on ${weekday[0]}`, today)
  return next && { ...place, endsOn: next.endsOn }
}

const WEEKDAY = /^(?:(?:mon|tues|wednes|thurs|fri)day|tomorrow)(?![a-z])/

/** Most texts name none, and need not be parted into sentences for it. */
const MAY_NAME_ONE =
  /(?:exit|out|sell|clos|gone|leav)[^.!?]{0,40} (?:in |(?:on|by|tomorrow|(?:mon|tues|wednes|thurs|fri)day)(?![a-z]))|(?:anyway|anyhow|regardless|either way|in any case|all the same|whatever happens|no matter what)/
/** The day stands right after the words. */
const NEAR = 1
const EXIT =
  /(?:^|[,;:] |(?<![a-z])(?:and|so|then) )(?:(?:i|we)(?:'m| am|'ll| will| shall)? )?(?:be )?(?:exit|out|sell|selling|close|closing|gone|leave|leaving|get out)(?: (?:it|this|all|all of it|everything|the (?:call|put|option|position|lot|rest)|them))? (?:by the close |at the close )?(?:(?:on|by(?= (?:(?:mon|tues|wednes|thurs|fri)day|\d(?!\d?:)|[a-z]+ \d))) (?:the )?(?=[a-z\d])|(?:by \d{1,2}(?::\d\d)?(?: ?(?:am|pm))? )?(?=(?:tomorrow|(?:mon|tues|wednes|thurs|fri)day)(?![a-z])))/
const AT_LAST = '(?:anyway|anyhow|regardless|either way|in any case|all the same|whatever happens|no matter what)'
const ANYWAY = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|but|or) )(?:(?:on|by) [a-z0-9 ]{3,24}?,? (?:i|we)(?:'ll| will| shall|'m| am)? (?:close|sell|exit|leave|out|gone|go|get out)(?: (?:it|this|them|all|both|everything|the (?:calls?|puts?|options?|position|lot|rest)))* ${AT_LAST}|(?:it|they|these|this|all|both)(?:'s|'re| is| are)(?: all)? (?:sold|closed|gone|out) ${AT_LAST}[^.;!?]{0,60}?\\d{1,2}(?:st|nd|rd|th)?(?: of)? [a-z]+)(?![a-z])`,
)
const IN_MONTH =
  /(?:^|[,;:] |(?<![a-z])(?:and|so|then) )(?:(?:i|we)(?:'m| am|'ll| will| shall)? )?(?:be )?(?:exit|out|sell|selling|close|closing|gone|leave|leaving|get out)(?: (?:it|this|all|all of it|everything|the (?:call|put|option|position|lot|rest)))? in (?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?![a-z]))/
const OF_HOLDING =
  /(?<![a-z])(?:(?:a|my|this|the|small|short|winter|summer) (?:position|trade|bet|holding)|i(?:'m|'ll| am| will)? (?:(?:only|just|now|will) )?(?:buy|buying|hold|holding|own|keep|keeping|bought|stay in))(?![a-z])/
const OF_WRITER = /(?<![a-z])(?:i|we)(?:'m|'ll| )/
const WHATEVER =
  /(?<![a-z])(?:either way|whatever (?:happens|comes|the price(?: is)?|(?:it|the (?:price|stock|chart|market)) [a-z]+)|no matter (?:what(?: happens)?|(?:what )?the (?:price|chart|market|result|outcome)(?: is| does| says)?)|regardless|come what may|in any case|in either case|whichever way(?: it goes)?|win or lose|whether (?:it|this|that|the trade) (?:has |had )?(?:worked?|works|paid(?: off)?|pays|won|wins|is (?:up|green|right))(?: (?:out|off))? or not|whether or not (?:it|this|that) [a-z]+(?: [a-z]+)?|right or wrong|up or down|green or red)(?![a-z])/
const END =
  "(?:(?:the )?end of (?:the |this )?(?:year|month|quarter|january|february|march|april|may|june|july|august|september|october|november|december|20\\d\\d)(?: 20\\d\\d)?|year(?:-|\\s|'s )end)"
const LEAVES_BY =
  "(?:(?:i|we)(?:'m| am|'ll| will| shall)? )?(?:be )?(?:exit|out|sell|selling|sold|close|closing|gone|leave|leaving|get out)(?: (?:it|this|all|all of it|everything|the (?:call|put|option|position|lot|rest)|them))?"
const BY_END = new RegExp(
  `(?:^|[,;:] |(?<![a-z])(?:and|so|then) )(?:${WHATEVER.source},? ${LEAVES_BY} (?:by|at) ${END}(?= ?[.,;!]|$)|${LEAVES_BY} (?:by|at) ${END},? (?:at the latest,? )?${WHATEVER.source})`,
)
/** What decides is not the day alone. */
const HANGS =
  /(?<![a-z])(?:if|unless|should|when|once|until|till|provided|maybe|perhaps|probably|might|(?<!of )may(?! \d)|could|would|was|were|had|half|some|part|or)(?![a-z])|\?/
const OF_DAY = /(?<!\d)(?:[0-3]?\d)(?:st|nd|rd|th)?(?!\d)|(?:mon|tues|wednes|thurs|fri)day|tomorrow/
