import Big from 'big.js'
import { matchesOf } from './matches-of.ts'
import { plainText, type Span } from './plain-text.ts'
import { rememberLatest } from './remember-latest.ts'

/** What a number measures. `points` are percentage points (100 basis points are one). */
export type Unit = 'percent' | 'points' | 'money' | 'times' | 'count'

/** A number in a text that measures something; counts of time and parts of dates are left out. */
export type Quantity = Span & {
  /** A decimal with its sign, e.g. `-10`; money in whole units of its currency. */
  readonly value: string
  readonly unit: Unit
  /** For money: whether it is in US dollars, which a bare `$` means. */
  readonly isUsd: boolean
  /** What a word of scale behind the number made of each one of it: a thousand of "400k". Absent where none stands there. */
  readonly scale?: number
}

/** The numbers that are read where they are written as a word. */
export const SMALL_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
  }),
)

/** A pattern for a small number in figures or as a word; `numberOf` reads it. */
export const NUMBER_WORD = `(?:\\d{1,4}|${[...SMALL_NUMBERS.keys()].join('|')})`

/** The value of a number in figures or as a word: `two` is 2; null for any other word. */
export function numberOf(word: string): number | null {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  return SMALL_NUMBERS.get(word) ?? (word === 'a' || word === 'an' ? 1 : null)
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mm: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
}
const SCALE = `(?<scale>${Object.keys(SCALES)
  .sort((one, other) => other.length - one.length)
  .join('|')})`

const CODE =
  'usd|eur|gbp|gbx|jpy|chf|sek|nok|dkk|cad|aud|nzd|hkd|sgd|cny|rmb|twd|inr|krw|brl|mxn|zar|pln|czk|huf|ils|try'
const NAME =
  'dollars?|bucks|euros?|pounds?|sterling|pence|yen|yuan|francs?|kronor|kron[ae]|kroner|kr|rupees?|zloty|shekels?'

const ONES = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const BELOW_HUNDRED = `(?:(?:${TENS})(?:[- ](?:${ONES}))?|${[...SMALL_NUMBERS.keys()].join('|')})`
/** "Sixty-five", "two hundred and fifty", "five and a half", "half a": the whole of it, for its last word alone is another number. */
const IN_WORDS = `(?:(?:(?:${ONES}|a) hundred(?:(?: and)? ${BELOW_HUNDRED})?|${BELOW_HUNDRED})(?: and a (?:half|quarter)(?![a-z])| and three quarters(?![a-z]))?|half an?)`

/** "25 000": blanks before three digits group them. "5 200 calls" are five calls, and "10 100%" and "50 200-day" are no one number either. */
const IN_GROUPS =
  '[1-9]\\d{0,2}(?: \\d{3})+(?:[.,]\\d{1,2})?(?!\\d|[.,]\\d| \\d{3}(?!\\d)| ?%| ?(?:x|percent|per cent|times|pct|strike|calls?|puts?|c|p|days?|dma|ma)(?![a-z])|-[a-z])'

/** A number with everything that makes it a quantity. After a letter or a digit it would be part of a word. */
const QUANTITY = new RegExp(
  `(?<![\\w.,/])(?:(?<before>(?:[a-z]{1,2})?[$€£¥₹₩₪₺]|(?:${CODE}|kr)(?= ?\\d))(?: ?))?(?<sign>[-+]|minus |plus )?(?:(?<before2>[$€£¥])(?=\\d))?` +
    `(?<number>\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|${IN_GROUPS}|\\d{1,9}(?:[.,]\\d{1,6})?|\\.\\d{1,4}|${IN_WORDS}(?= (?:percent|per cent|basis|times|x|million|billion))|(?<=(?:below|under|above|over|than|least) )${IN_WORDS}(?=[.,;:!)]|$| (?:i|i'm|and|or|then|again|ever|for|in|by|it|we|two|three)(?![a-z])))` +
    `(?![\\d])(?: ?${SCALE}(?![a-z\\d]))?` +
    `(?<after> ?(?:%|٪)| (?:percent|per cent|pct)(?![a-z])|pct(?![a-z])| ?(?:bps?|basis points)(?![a-z])| (?:percentage )?points(?![a-z])|pp(?![a-z])| ?[x×](?![a-z])| times(?![a-z])| ?[€£¥](?!\\d)| ?(?:${CODE}|${NAME})(?![a-z]))?`,
  'g',
)

/** Without any of these there is no number, and `QUANTITY` takes longer to find that out. */
const MAY_HOLD = new RegExp(
  `\\d|(?<![a-z])(?:${ONES}|${TENS}|${[...SMALL_NUMBERS.keys()].join('|')}|hundred|half)(?![a-z])`,
)

/** What makes a time, a date, a rank or a period's name of the number before it. */
const NO_QUANTITY =
  /^ ?(?:or|to|-) ?\d+ (?:day|week|month|quarter|year)|^(?:st|nd|rd|th)(?![a-z])|^[ -]?(?:straight |consecutive |more |full |trading |calendar )?(?:day|week|month|quarter|qtr|year|yr|hour|minute|report|print|earnings report)s?(?![a-z])|^\/\d|^-\d{1,2}-\d|^:\d\d|^ ?(?:am|pm)(?![a-z])|^-?k(?![a-z])|^[a-z]/
const YEAR = /^(?:19|20)\d\d$/
/** Whole names: "margin 26" and "decline 5" begin like a month. */
const MONTH_BEFORE =
  /(?<![a-z])(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? $/
const DAY_OF_MONTH = /^(?:0?[1-9]|[12]\d|3[01])$/
const MONTH_AFTER =
  /^ (?:january|february|march|april|may(?! (?:be|have|not|well|come|go|fall|rise)(?![a-z]))|june|july|august|september|october|november|december)(?![a-z])/
const NAME_BEFORE = /(?:^|[^a-z])(?:q|h|fy|part|step|level|top|no\.|type|phase|q[1-4]) ?$/

/** The quantities in a text, in order. */
export const quantitiesOf = rememberLatest(findQuantities)

function findQuantities(text: string): readonly Quantity[] {
  const plain = plainText(text)
  if (!MAY_HOLD.test(plain)) return []
  return matchesOf(QUANTITY, plain).flatMap((match) => {
    const quantity = quantityOf(match)
    const after = plain.slice(quantity.to, quantity.to + 30)
    const before = plain.slice(Math.max(0, quantity.from - 12), quantity.from)
    const isBare = quantity.unit === 'count' && match.groups?.scale === undefined
    if (isBare && (NO_QUANTITY.test(after) || YEAR.test(match[0]) || MONTH_BEFORE.test(before))) return []
    // "A paid contract by 31 May" shrinks by nothing.
    if (isBare && DAY_OF_MONTH.test(match[0]) && MONTH_AFTER.test(after)) return []
    if (isBare && NAME_BEFORE.test(before)) return []
    // "1) a dividend cut": the number of a list.
    if (isBare && after.startsWith(')') && !/\([^)]*$/.test(plain.slice(0, quantity.from))) return []
    return [quantity]
  })
}

function quantityOf(match: RegExpExecArray): Quantity {
  const { before = '', before2 = '', sign = '', number = '', scale = '', after = '' } = match.groups ?? {}
  const mark = after.trim()
  const factor = SCALES[scale]
  const value = factor === undefined ? amountOf(number) : amountOf(number).times(factor)
  const symbol = before.trim() || before2 || (NO_CURRENCY.test(mark) ? '' : mark)
  const unit = unitOf(mark, symbol)
  const scaled = unit === 'points' && /^b/.test(mark) ? value.div(100) : value
  return {
    from: match.index,
    to: match.index + match[0].trimEnd().length,
    value: (/^(?:-|minus )$/.test(sign) ? scaled.times(-1) : scaled).toFixed(),
    unit,
    isUsd: /^(?:us)?\$$|^usd$|^dollars?$|^bucks$/.test(symbol),
    ...(factor === undefined ? {} : { scale: factor }),
  }
}

/** Of "pounds", "pence" and "bucks" the first letters are those of points and basis points. */
const NO_CURRENCY = /^(?:%|٪|per|pct|pp$|points|bps?$|basis|x|×|times)/

function unitOf(mark: string, symbol: string): Unit {
  if (/^(?:%|٪|percent$|per cent$|pct$)/.test(mark)) return 'percent'
  if (/^(?:bps?|basis points|percentage points|points|pp)$/.test(mark)) return 'points'
  if (/^(?:x|×|times)$/.test(mark)) return 'times'
  return symbol === '' ? 'count' : 'money'
}

/** `1,200.5` and `1.200` differ by country: a comma or a blank before three digits groups them, and any other comma is a decimal mark. */
function amountOf(written: string): Big {
  if (/^[a-z]/.test(written)) return amountInWords(written)
  const joined = written.replaceAll(' ', '')
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(joined) ? joined.replaceAll(',', '') : joined.replace(',', '.')
  return new Big(plain.startsWith('.') ? `0${plain}` : plain)
}

/** The value of what `IN_WORDS` matches. */
function amountInWords(written: string): Big {
  if (/^half an?$/.test(written)) return new Big('0.5')
  const [whole = '', part = ''] = written.split(/ and (?=a half|a quarter|three quarters)/)
  const words = whole.split(/[- ]/).filter((word) => word !== 'and')
  const hundreds = words[1] === 'hundred' ? new Big(numberOf(words[0] ?? '') ?? 1).times(100) : new Big(0)
  const rest = words[1] === 'hundred' ? words.slice(2) : words
  const added = part === '' ? 0 : part === 'a half' ? 0.5 : part === 'a quarter' ? 0.25 : 0.75
  return rest.reduce((sum, word) => sum.plus(numberOf(word) ?? 0), hundreds).plus(added)
}
