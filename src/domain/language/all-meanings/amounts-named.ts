import { matchesOf } from '../matches-of.ts'
import { rememberLatest } from '../remember-latest.ts'
import { properMonth } from './month-names.ts'

/** A number of a text, with everything that it may mean. */
export type NamedAmount = {
  readonly from: number
  /** With its word of scale; `1.500` is one number in English and another in German. */
  readonly values: readonly number[]
  /** Without its word of scale. */
  readonly mantissas: readonly number[]
  /** Half of its last place. */
  readonly halfStep: number
  /** `other` is what neither an amount of money nor a percentage has: "8 shares", "8th"; `none` may be any. */
  readonly unit: 'percent' | 'money' | 'times' | 'other' | 'none'
  /** Null where the text does not say of which country its money is. */
  readonly isUsd: boolean | null
  readonly hasScale: boolean
  /** "About 8" */
  readonly isRough: boolean
}

const SCALES: readonly (readonly [words: RegExp, factors: readonly number[]])[] = [
  [/^(?:k|tsd|thousand|thou|grand|tausend)/i, [1e3]],
  // In German a "Billion" is a thousand of the English ones.
  [/^(?:billion|bill?|bn|bln|b)/i, [1e9, 1e12]],
  [/^(?:mrd|md|milliard|mia)/i, [1e9]],
  [/^(?:m|mm|mn|mln|mill?|mio|million)/i, [1e6]],
  [/^(?:t|tn|trn|trillion|bio)/i, [1e12, 1e3]],
  [/^hundred/i, [100]],
]
const SCALE =
  '(?:thousand|thou|grand|tausend|tsd\\.?|k|billion(?:en|s)?|bio\\.?|bill?|bln|bn|b|milliarden?|mrd\\.?|mia\\.?|md|million(?:en|s)?|mill?\\.?|mio\\.?|mln|mm|mn|m|trillion(?:en|s)?|trn|tn|t|hundred)(?![\\p{L}\\d])'
const PERCENT =
  '(?:[%٪]|(?:percent|per cent|pct|pc|p\\.c\\.|prozent(?:punkte?n?)?|percentage points?|v\\.\\s?h\\.|points?|pp|punkte?)(?![\\p{L}]))'
const BASIS = '(?:(?:bps?|basis points?|basispunkte?n?)(?!\\p{L}))'
const DOLLARS = '(?:(?:us)?\\$|(?:usd|(?:us[- ]?)?dollars?|bucks?)(?!\\p{L}))'
const OTHER_MONEY =
  '(?:[€£¥₹₩₪₺]|(?:eur|gbp|gbx|jpy|chf|sek|nok|dkk|cad|aud|nzd|hkd|sgd|cny|rmb|twd|inr|krw|brl|mxn|zar|pln|euros?|pounds?|sterling|pence|yen|yuan|francs?|franken|kron[aeo]r?|rupees?)(?!\\p{L}))'
const CENTS = '(?:¢|cents?(?!\\p{L})|c(?![\\p{L}\\d])|ct(?!\\p{L}))'
const TIMES = '(?:[x×](?!\\p{L})|times(?!\\p{L})|-?fache?[nrsm]?(?!\\p{L})|-?fold(?!\\p{L})|mal(?!\\p{L}))'
const OTHER =
  "(?:(?:st|nd|rd|th)(?!\\p{L})|-?[kq](?=[\\s.,;:!?)]|$)|:\\d|\\s?(?:am|pm|uhr|o[’']clock)(?!\\p{L})|[-\\s](?:(?:straight|consecutive|more|full|trading|calendar)\\s)?(?:shares|stocks|aktien|stück|contracts|kontrakte|days?|weeks?|months?|quarters?|years?|hours?|minutes?|tage?n?|wochen?|monate?n?|quartale?n?|jahre?n?|stunden?|minuten?)(?!\\p{L})|\\p{L})"

const NUMBER = "\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+(?![\\d.,]*\\d)|\\d+(?:[.,'’]\\d+)*|(?<![\\d])[.,]\\d+"
const NUMBERS = new RegExp(NUMBER, 'gu')
const UNITS = `(?:(?<percent>${PERCENT})|(?<basis>${BASIS})|(?<dollars>${DOLLARS})|(?<money>${OTHER_MONEY})|(?<cents>${CENTS})|(?<times>${TIMES}))`
/** In "$6 to 7 billion" and "8-9%" the first number has the scale and the unit of the second. */
const RANGE = `(?=\\s?(?:-|–|/|to|and|or|bis|und|oder)\\s?[$€£]?\\d[\\d.,]*(?:[\\s-]?(?<scaleOfRange>${SCALE}))?(?:[\\s-]?(?<percentOfRange>${PERCENT}))?)`
const AMOUNT = new RegExp(
  `(?<![\\d.,])(?<number>${NUMBER})\\+?(?:[\\s-]?(?<scale>${SCALE}))?(?:[\\s-]?${UNITS}|(?:ish|er|s)(?!\\p{L})|(?<other>${OTHER})|${RANGE}|)`,
  'giu',
)

const BEFORE = new RegExp(
  `(?:(?<dollars>(?<!\\p{L})(?:us)?\\$|usd)|(?<money>\\p{L}{0,2}\\$|${OTHER_MONEY})|(?<times>[x×]))\\s?[-+]?$`,
  'iu',
)
const ROUGH =
  /(?:[~≈]|(?<![a-z])(?:about|around|approximately|approx\.?|roughly|nearly|almost|close to|(?:just|little|bit) (?:under|over|below|above)|circa|ca\.?|rund|etwa|ungefähr|knapp|fast|gut|some))\s?(?:us)?[$€£]?\s?$/i

const ROUGH_AFTER = /^\s?(?:or so|or thereabouts|odd|und ein paar)(?![a-z])/i

/** Numbers that say when, how sure somebody is or what something is called, as long as they are. */
const NO_AMOUNTS = new RegExp(
  [
    '(?<!\\d)20\\d\\d[-/.]\\d{1,2}[-/.]\\d{1,2}(?!\\d)',
    '(?<![\\d.,/])\\d{1,2}[./]\\d{1,2}[./](?:20)?\\d\\d(?!\\d)',
    '(?<![\\d.,/])\\d{1,2}-\\d{1,2}-20\\d\\d(?!\\d)',
    `(?<![\\d.,$€£])\\d{1,2}(?:\\.|st|nd|rd|th)?[- ]?(?:of )?${properMonth('after')}`,
    `(?<=${properMonth('before')} )\\d{1,2}(?![\\d.,]*\\d|\\s?(?:${PERCENT}|${SCALE}))`,
    '(?<![\\d.,/])\\d{1,2}(?:[.,]\\d)?\\s?/\\s?10(?!\\d|[.,]\\d|\\s?%)',
    '(?<!\\d)\\d{1,2}:\\d\\d(?!\\d)',
    '(?<=\\p{L})(?<!(?<!\\p{L})(?:usd|us|eur|gbp|chf|ca|x))\\d+',
    "(?<=['’])\\d\\d(?!\\d)",
  ].join('|'),
  'giu',
)

/** The numbers in figures of a text that may tell an amount of money or a percentage. */
export const amountsNamed = rememberLatest((text): readonly NamedAmount[] => {
  const left = text.replace(NO_AMOUNTS, (span) => ' '.repeat(span.length))
  return matchesOf(AMOUNT, left).flatMap((match) => {
    const to = match.index + match[0].length
    const [before, after] = [left.slice(Math.max(0, match.index - 20), match.index), left.slice(to, to + 20)]
    const amount = amountOf(match.groups ?? {}, before, after)
    return amount.unit === 'other' ? [] : [{ from: match.index, ...amount }]
  })
})

/** All that the numbers in figures of a text may be, whatever they count or measure, also where they are part of a date. */
export const numbersNamed = rememberLatest((text): ReadonlySet<number> => {
  const numbers = matchesOf(NUMBERS, text).map(([number]) => number)
  return new Set(numbers.flatMap(readingsOf))
})

type Groups = Readonly<Record<string, string | undefined>>

function amountOf(groups: Groups, before: string, after: string): Omit<NamedAmount, 'from'> {
  const { number = '', scale = groups.scaleOfRange } = groups
  const mantissas = readingsOf(number)
  const factors = scale === undefined ? [1] : (SCALES.find(([words]) => words.test(scale))?.[1] ?? [1])
  const part = groups.basis !== undefined || groups.cents !== undefined ? 0.01 : 1
  const places = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0
  return {
    mantissas,
    values: mantissas.flatMap((value) => factors.map((factor) => value * factor * part)),
    halfStep: 0.5 * 10 ** -places * (factors[0] ?? 1) * part,
    hasScale: scale !== undefined,
    isRough: ROUGH.test(before) || ROUGH_AFTER.test(after),
    ...unitOf(groups, BEFORE.exec(before)?.groups ?? {}),
  }
}

function unitOf(after: Groups, before: Groups): Pick<NamedAmount, 'unit' | 'isUsd'> {
  if (after.percent !== undefined || after.basis !== undefined || after.percentOfRange !== undefined)
    return { unit: 'percent', isUsd: null }
  if (after.times !== undefined || before.times !== undefined) return { unit: 'times', isUsd: null }
  if (after.money !== undefined || before.money !== undefined) return { unit: 'money', isUsd: false }
  if (after.dollars !== undefined || before.dollars !== undefined) return { unit: 'money', isUsd: true }
  if (after.cents !== undefined) return { unit: 'money', isUsd: null }
  return { unit: after.other === undefined ? 'none' : 'other', isUsd: null }
}

/** A mark before three figures may part thousands or begin the decimals, and any other begins them. */
function readingsOf(written: string): readonly number[] {
  const plain = written.replace(/['’\s]/g, '')
  const readings = [
    ...(/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? [plain.replaceAll(',', '')] : []),
    ...(/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(plain) ? [plain.replaceAll('.', '').replace(',', '.')] : []),
    plain.replace(',', '.'),
  ]
  return [...new Set(readings.map(Number))].filter((value) => Number.isFinite(value))
}
