import { datesOf } from '../language/dates.ts'
import { plainText, type Span } from '../language/plain-text.ts'
import { standingOf } from '../language/standing.ts'
import { DECIDED_BY_EVENT, type OwnTest } from './own-test.ts'
import type { Sentence } from './vocabulary/sentence.ts'

/**
 * How long something is held at most, or until when: "three months max", "I give it three months, then out", "I plan to be out before that, at the latest when the
 * patent goes", "sell them no later than the May expiry". What hangs on a condition is read as that, and not here.
 * @param today ISO day on which it was written
 */
export function deadlineIn({ text, span, words }: Sentence, today: string): OwnTest | null {
  if (!MAY_BE_ONE.test(words) || HANGS.test(words) || /\?\W*$/.test(words)) return null
  const match =
    AT_MOST.exec(words) ??
    THEN_OUT.exec(words) ??
    AT_LATEST.exec(words) ??
    OUT_BEFORE.exec(words) ??
    UNTIL_EITHER.exec(words)
  const [from, to] = match?.indices?.groups?.deadline ?? [0, 0]
  // A day of the calendar, whatever comes, is an exit day.
  if (DAY_WHATEVER.test(words)) return null
  if (!match || OF_SOMETHING_ELSE.test(words.slice(from, to + NEAR))) return null
  const place: Span = { from: span.from + from, to: span.from + to }
  const { isNegated, isReported, isQuoted, isIronic } = standingOf(text, place)
  if ((isNegated && !/no (?:later|longer|more)/.test(words.slice(from, to))) || isReported || isQuoted || isIronic)
    return null
  const named = text.slice(place.from, place.to)
  const time = match.groups?.time ?? plainText(named).replace(TIME_STOP, '')
  const date = datesOf(`${/^(?:max|at most)/.test(named) ? '' : 'within '}${time}`, today)[0]
  return {
    ...DECIDED_BY_EVENT,
    words: named.trimEnd(),
    span: { from: place.from, to: place.from + named.trimEnd().length },
    byWhen: { words: named.trimEnd(), on: date?.endsOn ?? null },
    followedBy: 'sell',
  }
}

/** Most sentences hold none of these words. */
const MAY_BE_ONE =
  /(?<![a-z])(?:max|maximum|tops|time[- ](?:stop|exit|limit)|at (?:the )?most|latest|patience|by|no later|no longer than|not longer than|before|flat by|then|and (?:i|i'm|im|out|gone)|or (?:until|till)|whichever)(?![a-z])/
const NEAR = 16
const HANGS = /(?<![a-z])(?:if|unless|should|once|provided|maybe|perhaps|might|could)(?![a-z])/
const COUNT = '(?:\\d{1,3}|one|two|three|four|five|six|eight|nine|ten|twelve|eighteen|a|an)'
const UNIT = '(?:trading )?(?:days?|weeks?|months?|quarters?|qtrs?|years?|yrs?|sessions?)'
const BEGINS = '(?:^|[,;:.–—-] ?|(?<![a-z])(?:and|but|then|so) )'
const TIME_STOP = /^time[- ](?:stop|exit|limit)(?::| is| at| of| after|,)? /
/** A time by itself: "three months max", "max 6 weeks", "I hold it for two years at most". */
const AT_MOST = new RegExp(
  `${BEGINS}(?<deadline>time[- ](?:stop|exit|limit)(?::| is| at| of| after|,)? ${COUNT} ${UNIT}|(?:(?:i(?:'ll| will)? (?:hold|keep|give|stay|sit)|hold|held|keep|time|horizon|give)(?: (?:it|them|this|that|him|her|in|limit|stop))?:? ?(?:for )?)?(?:(?:max|maximum|at (?:the )?most|no (?:longer|more) than|not (?:longer|more) than) (?:of )?${COUNT} ${UNIT}|${COUNT} ${UNIT},? (?:max(?:imum)?|tops|at (?:the )?most|at the latest))|(?:i have |i've )?patience for ${COUNT} (?:[a-z]+ )?(?:reports|quarters|years|prints|months)(?: and not for [a-z]+)?)(?= *(?:$|[.,;:!)–—-]|then|and|or|regardless|whatever))`,
  'd',
)
/** A time that ends in leaving, and in nothing else: "I give it three months, then out", "two weeks and I'm gone". */
const THEN_OUT = new RegExp(
  `${BEGINS}(?<deadline>(?:(?:i(?:'ll| will|'m|m| am)? )?(?:hold|holding|keep|keeping|give|giving|stay|sit|here|in)(?: (?:it|this|them|that|in))?,? (?:for )?)?(?:exactly |just |only |another )?(?<time>${COUNT} ${UNIT})(?:,? (?:and )?then|,? and)(?: (?:i|i'm|im|i'll|ill|i am|i will|we|we're|it(?:'s| is)?|it))?(?: be)? (?:out|gone|done|flat|sell|sold|exit|leave|close)(?: (?:it|all|everything|them|of it))*(?:,? (?:regardless|either way|win or lose|no matter what|whatever happens))?)(?= *(?:$|[.,;:!)–—-]))`,
  'd',
)
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?: 20\\d\\d)?'
const OUT =
  "(?:(?:i(?:'m|'ll| am| will| plan to| want to| mean to| intend to| have to| must)?|to|plan to|must) )?(?:(?:be|get|am) )?(?:out|sell|exit|flat|gone|close|closed|sold|leave|done|off)(?: (?:of )?(?:it|them|this|all|everything|the (?:position|rest|lot|trade)))?"
/** "Exit at the latest when Eliquis goes", "out by June at the latest", "sell no later than the May expiry". */
const AT_LATEST = new RegExp(
  `${BEGINS}(?<deadline>${OUT}(?: (?:before|by|on|in|until) [a-z0-9' ]{2,30}?)?,? (?:at the (?:very )?latest|no later than|latest)(?: (?:when|on|by|in|at|before|the|with)? ?[a-z0-9' -]{3,48}?)?)(?=$|[.,;:!)])`,
  'd',
)
/** "Out before earnings", "flat by thursday's close regardless". */
const OUT_BEFORE = new RegExp(
  `${BEGINS}(?<deadline>${OUT}(?: at [$€]?\\d[\\d.,]* or)? (?:before|by) (?:the |this |next )?(?:\\d{1,2}(?:st|nd|rd|th)? ${MONTH}|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|(?:next |q[1-4] |first |may |june |january |fomc |fed )?(?:earnings|print|report|results|expiry|expiration|meeting|vote|election|ex-?date|close|bell|weekend|year[- ]?end|eoy|(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri)(?:day)?(?:'s)? close))(?: (?:regardless|either way|no matter what|whatever happens|win or lose))?)(?=$|[.,;:!)])`,
  'd',
)
/** "I own it until the August report, or until 25, whichever is first": a time and a price, of which the first one ends it. */
const UNTIL_EITHER = (() => {
  const held =
    '(?: (?:it|this|them|in|on|with|alone|(?:the|my) (?:calls?|puts?|options?|shares?|stock|position|rest|half)))*'
  const time = `(?=[^,;.]*(?:report|results|earnings|quarter|year|day|spring|summer|autumn|winter|${MONTH}))[^,;.]{3,40}?`
  const price = '\\$?\\d[\\d.]*(?<!\\.)(?!\\d|,\\d| ?%)'
  const or = ',? or (?:until |till )?'
  return new RegExp(
    `${BEGINS}(?<deadline>(?:i|we)(?:'ll| will| want to| plan to| mean to)? (?:own|keep|hold|stay|ride|sit)${held} (?:until|till) (?:(?<time>${time})${or}${price}|${price}${or}${time})(?:,? whichever (?:is|comes|happens) (?:first|earlier|sooner))?)(?= *(?:$|[.,;:!)–—-]))`,
    'd',
  )
})()
const DAY_WHATEVER = /\d.* (?:regardless|either way|no matter what|whatever happens|win or lose)(?![a-z])/
/** Sizes, and what others do, have such words too. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:sold out|leave (?:it|them) |sell by date|old|of (?:growth|sales|revenue|cash|runway)|payback|runway|delay)(?![a-z])/
