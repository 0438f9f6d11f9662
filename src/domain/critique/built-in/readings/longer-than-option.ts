import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { NUMBER_WORD, numberOf } from '../../../language/quantities.ts'
import { isMeant } from '../../../language/standing.ts'
import { calendarDaysBetween, MARKET_ZONE } from '../../../prices/market-calendar.ts'
import { readableDate } from '../../../time.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { Finding } from '../basis/finding.ts'
import { quotationAround } from '../basis/quotation.ts'
import { isPurchase } from '../basis/request.ts'
import { sideOfOption } from '../basis/side-of-option.ts'

/**
 * A time that somebody gives the thing, or means to hold it, beside an option that ends long before: "give her two years" with a month
 * left. Only a time that the writer gives; how long others take to build a plant is no time of this option.
 */
export function longerThanOption(request: CritiqueRequest): readonly Finding[] {
  const { option, decision } = request
  if (!option?.expiresOn || !isPurchase(request) || decision.writtenAt || sideOfOption(request) !== 'bought') return []
  const days = calendarDaysBetween(decision.at, `${option.expiresOn}T21:00:00.000Z`)
  const span = timeGivenIn(decision.thesis, days)
  if (days < 1 || !span || ROLLS.test(plainText(decision.thesis))) return []
  const quoted = quotationAround(decision.thesis, span)
  const day = readableDate(`${option.expiresOn}T17:00:00.000Z`, MARKET_ZONE)
  const values = { words: quoted, day, days: days === 1 ? 'one day' : `${days} days` }
  return [{ kind: 'expiry-before-event', part: 'worldEvents', weight: 90, ways: ENDS_FIRST, values, quoted }]
}

function timeGivenIn(thesis: string, days: number): Span | undefined {
  return matchesOf(GIVEN, plainText(thesis))
    .filter(({ groups }) => !/^(?:will|to|it|that)/.test(groups?.lead ?? '') || OF_SHARE.test(groups?.rest ?? ''))
    .filter(({ groups }) => (numberOf(groups?.number ?? '') ?? 0) * (DAYS[groups?.unit ?? ''] ?? 0) > days * LEAST)
    .map(({ index, 0: found, groups }) => ({ from: index, to: index + found.length - (groups?.rest ?? '').length }))
    .find((span) => isMeant(thesis, span))
}

const DAYS: Readonly<Record<string, number>> = { year: 365, month: 30, quarter: 91 }
/** Nobody counts the days of "three months". */
const LEAST = 1.3
const TIME = `(?:about |at least |around |up to |the next |maybe )?(?<number>${NUMBER_WORD})(?:(?: or | to |-)(?:[a-z]+|\\d+))? (?<unit>year|month|quarter)s?(?! (?:ago|old|low|high|in a row|of))`
const LEADS = [
  '(?:give|giving) (?:it|them|him|her|this|the (?:company|story|thesis|turnaround|ceo|stock))',
  '(?:hold|holding|keep|keeping|sit on)(?: it| this| them)?(?: for)?',
  '(?:will|to|it.ll|that.ll) (?:need|take)',
].join('|')
const GIVEN = new RegExp(`(?<![a-z])(?<lead>${LEADS}) ${TIME}(?<rest>[^.,;!?]{0,40})`, 'g')
/** What somebody waits for in so long a time: what others need for a plant is none of it. */
const OF_SHARE =
  /^ (?:to (?:turn|double|recover|play out|work|pay off|triple|show)|until (?:it|this|the (?:stock|price|market))|for (?:it|this|the (?:thesis|story|turnaround)))(?![a-z])/
/** Who rolls has another option by then. */
const ROLLS =
  /(?<![a-z])(?:roll|rolling|rolled|renew|then the next|leaps?|first (?:one|leg)|series of|every (?:month|quarter)|shares too|own the shares)(?![a-z])/

const ENDS_FIRST = ['You write {words}; this option ends on {day}, in {days}.'] as const
