import { matchesOf } from '../../../language/matches-of.ts'
import { plainText, type Span } from '../../../language/plain-text.ts'
import { sentenceAround } from '../../../language/sentences.ts'
import { standingOf } from '../../../language/standing.ts'

/**
 * A half of a year, a season or a year in which something is awaited, where even its first day comes after a day: "the deal should be
 * announced in the second half of 2025" on Jun 20, 2025. Fiscal years are left out, and so are the quarters of reports, which companies
 * count differently; a trial, a court or an office reads the calendar.
 * @param today the ISO day on which it was written
 * @param after the ISO day after which it would have to begin
 */
export function periodAwaitedAfter(thesis: string, today: string, after: string): Span | null {
  const plain = plainText(thesis)
  // "Sept calls are for the filing only": what comes later is not what this option waits for.
  if (HAS_OWN_PURPOSE.test(plain)) return null
  for (const match of matchesOf(PERIOD, plain)) {
    const span = { from: match.index, to: match.index + match[0].length }
    const sentence = sentenceAround(thesis, span)
    const around = plain.slice(sentence.from, sentence.to)
    const begins = firstDayOf(match.groups ?? {}, today)
    if (begins === null || begins <= after || !AWAITED.test(around) || OF_SOMETHING_ELSE.test(around)) continue
    if (!YEAR_NAMED.test(match[0]) && IS_OVER.test(around.replace(WILL, ' ')) && !WILL.test(around)) continue
    if ((match.groups?.quarter ?? match.groups?.quarterLast) && (!OF_CALENDAR.test(around) || OF_REPORTS.test(around)))
      continue
    const { isNegated, isQuoted, isIronic, isSupposed, isPast } = standingOf(thesis, span)
    if (!(isNegated || isQuoted || isIronic || isSupposed || isPast)) return span
  }
  return null
}

/**
 * "Index inclusion announced in March", in November: a participle without its verb may be of a March that was, so only the next one
 * is spoken of, and only where it is nearer than the last.
 * @param today the ISO day on which it was written
 * @param after the ISO day after which that month would have to begin
 */
export function monthToldAfter(
  thesis: string,
  today: string,
  after: string,
): (Span & { readonly month: string }) | null {
  const plain = plainText(thesis)
  const found = HAS_OWN_PURPOSE.test(plain) ? null : TOLD_IN_MONTH.exec(plain)
  const number = MONTHS.indexOf(found?.groups?.month ?? '') + 1
  if (!found || number === 0) return null
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const ahead = (number - now + 12) % 12
  const begins = `${number > now ? year : year + 1}-${String(number).padStart(2, '0')}-01`
  if (ahead === 0 || ahead > MOST_MONTHS_AHEAD || begins <= after) return null
  const span = { from: found.index, to: found.index + found[0].length }
  const { isNegated, isQuoted, isIronic, isSupposed } = standingOf(thesis, span)
  const [first = '', ...rest] = found.groups?.month ?? ''
  const month = first.toUpperCase() + rest.join('')
  return isNegated || isQuoted || isIronic || isSupposed ? null : { ...span, month }
}

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november'],
  'december',
]
/** A month that is further ahead is nearer in the past. */
const MOST_MONTHS_AHEAD = 5
const TOLD_IN_MONTH = new RegExp(
  `(?<=(?:^|[.;:!?] |, )(?:[a-z0-9-]+ ){1,5}?(?<!(?<![a-z])(?:was|were|been|got|had|has|have|already|is|are|be|last|it|they|he|she|i|we) ))(?:announced|decided|published|reported|released|presented|launched|approved|unveiled|confirmed) in (?<month>${MONTHS.join('|')})(?! \\d|[a-z])`,
)

const HAS_OWN_PURPOSE =
  /(?<![a-z])(?:calls?|puts?|options?|contracts?|this one|this|these) (?:is|are) (?:only |just |purely )?for (?!me|the (?:fun|kids|long))[a-z]/
const SEASONS: Readonly<Record<string, string>> = { spring: '03', summer: '06', autumn: '09', fall: '09', winter: '12' }
const YEAR = '20[2-9]\\d'
const PERIOD = new RegExp(
  `(?<![a-z])(?:(?:in|during|for|by|until|over) )?(?:the )?(?:(?<second>second half|back half|h2|2h|late) (?:of )?(?<halfYear>${YEAR})|(?<yearFirst>${YEAR}),? ?(?:h2|2h|second half)|(?:second half|back half|h2|2h|autumn|fall|late|end) (?:of )?(?<lateNext>next year)|(?<quarter>q[1-4]|[1-4]q|(?:first|second|third|fourth) quarter)(?: (?:of )?(?:'?(?<quarterYear>${YEAR})|(?<quarterNext>next year)))?|(?<quarterFirst>${YEAR}),? ?(?<quarterLast>q[1-4])|(?<late>second half|back half) of the year|(?<of>in|during|for|comes?|due|next) (?:the )?(?<season>spring|autumn|fall|winter)(?: of (?<seasonYear>${YEAR})|(?! of))|after (?:the |this )?(?<past>summer)(?! of)|in (?:early |mid-?)?(?<year>${YEAR})|(?<next>next year))(?![a-z\\d%])`,
  'g',
)

/** The earliest day that such words can mean. */
function firstDayOf(named: Readonly<Record<string, string | undefined>>, today: string): string | null {
  const [thisYear, nextYear] = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
  const half = named.halfYear ?? named.yearFirst
  if (half) return `${half}-07-01`
  if (named.lateNext) return `${nextYear}-07-01`
  if (named.quarter) return firstDayOfQuarter(named, today)
  if (named.quarterLast) return `${named.quarterFirst}-${monthOfQuarter(named.quarterLast)}-01`
  if (named.late) return `${thisYear}-07-01`
  if (named.year) return `${named.year}-01-01`
  if (named.next) return `${nextYear}-01-01`
  // The summer that is over by then is this year's, or the next one's; it ends with August.
  if (named.past) return `${today < `${thisYear}-09-01` ? thisYear : nextYear}-09-01`
  const month = SEASONS[named.season ?? '']
  if (!month) return null
  if (named.seasonYear) return `${named.seasonYear}-${month}-01`
  const [begins, again] = [`${thisYear}-${month}-01`, `${nextYear}-${month}-01`]
  // "In the fall", said in the fall, may be this one, and in January this winter.
  const isNow = Math.floor((Number(today.slice(5, 7)) % 12) / 3) === Math.floor((Number(month) % 12) / 3)
  return isNow ? null : today < begins ? begins : again
}

/** The first day of that quarter, of the first year in which it is not over; null while it lasts, which may be the one that is meant. */
function firstDayOfQuarter(
  { quarter = '', quarterYear, quarterNext }: Readonly<Record<string, string | undefined>>,
  today: string,
) {
  const [thisYear, nextYear] = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)]
  const month = monthOfQuarter(quarter)
  if (quarterYear) return `${quarterYear}-${month}-01`
  if (quarterNext) return `${nextYear}-${month}-01`
  const isNow = Math.ceil(Number(today.slice(5, 7)) / 3) === Math.ceil(Number(month) / 3)
  if (isNow) return null
  return today < `${thisYear}-${month}-01` ? `${thisYear}-${month}-01` : `${nextYear}-${month}-01`
}

function monthOfQuarter(quarter: string): string {
  const inWords = ['first', 'second', 'third', 'fourth'].findIndex((each) => quarter.startsWith(each)) + 1
  const number = inWords || Number(/[1-4]/.exec(quarter)?.[0])
  return String(3 * number - 2).padStart(2, '0')
}

/** Without its year a quarter or a season may be the last one: "the trial read out in Q3". */
const YEAR_NAMED = /20\d\d|next year/
const IS_OVER =
  /(?<![a-z])(?:read out|came|was|were|had|has|have|did|launched|opened|approved|passed|showed|beat|met|announced|ruled|voted|won|lost|last|already|behind)(?![a-z])/
const WILL =
  /(?<![a-z])(?:will|should|to|may|going to|due|expected to|reads|comes|gets?|decides|rules)(?: (?:be|have|read out|come|launch|open|been))?(?![a-z])/

/** What has its quarter by the calendar, and what has it by the company's own year. */
const OF_CALENDAR =
  /(?<![a-z])(?:trial|data|readout|reads? out|phase|fda|pdufa|approval|ruling|court|verdict|vote|election|spin-?off|merger|deal|launch(?:es|ed)?|opens?|index)(?![a-z])/
const OF_REPORTS =
  /(?<![a-z])(?:reports?|reported|earnings|results|guidance|fiscal|revenue|sales|eps|print|beat|numbers)(?![a-z])/

/** What somebody buys an option for. */
const AWAITED =
  /(?<![a-z])(?:reports?|earnings|results|decision|decides?|ruling|approval|launch(?:es|ed)?|trial|data|readout|reads? out|votes?|voted|verdict|fda|pdufa|meeting|election|announce(?:s|d|ment)?|unveil(?:s|ed)?|split|due|comes|expected|catalyst|guidance|deal|merger|spin-?off|that's when|which is when)(?![a-z])/
/** Debts, guarantees and the like have their days too. */
const OF_SOMETHING_ELSE =
  /(?<![a-z])(?:priced in|behind us|debt|notes?|bonds?|patents?|leases?|contracts? (?:runs?|expires?)|matur\w+|retire\w*|fiscal|fy|if|might|may not|consensus|estimates?)(?![a-z])/
