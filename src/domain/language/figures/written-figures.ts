import Big from 'big.js'
import { cutText } from '../../text.ts'

/** A figure as it is written in a text. */
export type WrittenFigure = {
  /** As it stands there, with its unit. */
  readonly text: string
  readonly unit: 'percent' | 'money' | 'none'
  /** A bare number up to ten counts things and words: it is no figure of a company. */
  readonly isCount: boolean
  /** Of money, where the text says which: the code of its currency. */
  readonly currency: string | null
  /** What it may mean: `1.234` is one number in English and another in German. */
  readonly readings: readonly Reading[]
  /** Where spaces part its digits: what each of them means alone, as in a list of prices. */
  readonly pieces: readonly Reading[]
}

/** A number, and half of its last place: what was given is rounded to as many places. */
type Reading = { readonly value: Big; readonly halfStep: Big }

/** Thousands may be parted by spaces, too: `1 500`. */
const DIGITS = String.raw`\d{1,3}(?: \d{3})+(?![\d.,]*\d)|\d+(?:[.,'’\u00a0\u202f]\d+)*`
const CURRENCY = String.raw`(?:US\$|[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\s?)`
/** Turkish and Basque write the sign, or its word, first. */
const PERCENT_FIRST = String.raw`(?:[%٪]\s?|\byüzde\s)`
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion|Tsd\.?|Mio\.?|Mrd\.?|Milliarden?|Millionen|millions?|milliards?|millones|[kmb]n?|tn|trn)\b)`
const PERCENT = String.raw`\s?(?:[%％٪]|(?:percent|pct|per cent|Prozent|pour cent|por ciento|per cento|por cento|procent|prosent)(?!\p{L})|процент\p{L}*|パーセント|퍼센트)`
const MONEY = String.raw`\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|dollars?|euros?|Dollar|Euro|pounds?|francs?|Franken|yen)\b)`
/** Scripts that put no space between a word and a number. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]`
/** A number in a word is part of a name, also behind its dash: COVID-19. Behind another number it is the end of a range. */
const FIGURE = new RegExp(
  `(${CURRENCY}|${PERCENT_FIRST})?(?<!(?!${UNSPACED})\\p{L}-?|\\p{N})(${DIGITS})(${SCALE})?(${PERCENT}|${MONEY})?`,
  'giu',
)

/** Names of months, whole or as they are shortened: “margin”, “market” and “decline” only begin like one. */
const MONTHS = [
  ...['jan(?:uary|uari|uar|vier|eiro)?', 'jänner', 'feb(?:ruary|ruari|ruar)?', 'févr?(?:ier)?', 'fevereiro'],
  ...['mar(?:ch|s|zo|ço)?', 'märz?', 'maart', 'apr(?:il|ile)?', 'avr(?:il)?', 'abr(?:il)?'],
  ...['(?-i:May|MAY)', 'mai', 'mayo', 'mei', 'maio', 'maggio', 'jun(?:e|i|io|ho)?', 'juin', 'giugno'],
  ...['jul(?:y|i|io|ho)?', 'juil(?:let)?', 'luglio', 'aug(?:ust|ustus)?', 'août', 'ago(?:sto)?'],
  ...[
    'sept?(?:ember|embre|iembre|tembre)?',
    'setembro',
    'settembre',
    'okt(?:ober)?',
    'oct(?:ober|obre|ubre)?',
    'outubro',
  ],
  ...[
    'ottobre',
    'nov(?:ember|embre|iembre|embro)?',
    'dec(?:ember)?',
    'dez(?:ember|embro)?',
    'déc(?:embre)?',
    'dic(?:iembre|embre)?',
  ],
  ...['gennaio', 'enero', 'ene', 'febrero', 'febbraio'],
]
const MONTH = String.raw`(?<!\p{L})(?:${MONTHS.join('|')})(?!\p{L})\.?`
/** A number with a unit behind it is no day of a month: “sales may fall 20%”, “since March 30% more”. */
const NO_UNIT = `(?![.,]?\\d|${SCALE}|${PERCENT}|${MONEY})`
/** Days and years say when, and some names have a number: neither says how much. */
const NO_AMOUNTS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b`,
    String.raw`${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?\b${NO_UNIT}(?:,?\s+\d{4}\b)?`,
    String.raw`(?<![\d.,$€£])\d{1,2}(?:\.|st|nd|rd|th)?\s+(?:de\s+|of\s+)?${MONTH}(?:\s+(?:de\s+)?\d{4}\b)?`,
    String.raw`(?<![\d.,$€£])(?:19|20)\d{2}s?\b(?![.,]\d|\s?(?:%|percent|dollars?|million|billion|shares?|units?|contracts?))`,
    String.raw`\b\d0s\b`,
    String.raw`\b(?:S&P|Nasdaq|Russell|Stoxx|FTSE|Nikkei|DAX|CAC|Dow)[- ]?\d{2,4}\b`,
    String.raw`\b(?:Q[1-4]|H[12]|FY\s?\d{2,4}|10-[KQ]|20-F)\b`,
  ].join('|'),
  'giu',
)

const IS_PERCENT = new RegExp(`^(?:${PERCENT_FIRST}|${PERCENT})`, 'iu')

const LARGEST_COUNT = 10
const LONGEST_TEXT = 60
/** In characters. What is longer is no amount, and would take seconds to calculate with. */
const LONGEST_NUMBER = 30

/** The figures of a text that say how much: no dates, and no number in a name. */
export function writtenFigures(text: string): WrittenFigure[] {
  const amounts = text.replaceAll(NO_AMOUNTS, ' ')
  return Array.from(amounts.matchAll(FIGURE), ([whole, before, digits = '', scale, after]) => {
    const readings = readingsOf(digits, scaleOf(scale))
    const pieces = digits.includes(' ') ? digits.split(' ').flatMap((piece) => readingsOf(piece, scaleOf(scale))) : []
    const unit = unitOf(before, after)
    const isCount = unit === 'none' && scale === undefined && readings.some(({ value }) => isSmall(value))
    return {
      text: cutText(whole.trim(), LONGEST_TEXT),
      unit,
      currency: currencyOf(before, after),
      isCount,
      readings,
      pieces,
    }
  })
}

const isSmall = (value: Big): boolean => value.lte(LARGEST_COUNT) && value.round(0, Big.roundDown).eq(value)

function unitOf(before: string | undefined, after: string | undefined): WrittenFigure['unit'] {
  if (before === undefined && after === undefined) return 'none'
  return IS_PERCENT.test(after ?? before ?? '') ? 'percent' : 'money'
}

/** `¥` and “francs” are the money of several countries. */
const CURRENCIES: readonly (readonly [code: string, written: RegExp])[] = [
  ['USD', /\$|USD|dollar/i],
  ['EUR', /€|EUR/i],
  ['GBP', /£|GBP|pounds?/i],
  ['INR', /₹/],
  ['CHF', /CHF|Franken/i],
  ['JPY', /JPY|yen/i],
]

function currencyOf(before = '', after = ''): string | null {
  return CURRENCIES.find(([, written]) => written.test(`${before} ${after}`))?.[0] ?? null
}

/** Each mark between digits may part thousands or begin the decimals. */
function readingsOf(digits: string, scale: Big): Reading[] {
  if (digits.length > LONGEST_NUMBER) return []
  const plain = digits.replace(/['’ \u00a0\u202f]/g, '')
  const asEnglish = plain.replaceAll(',', '')
  const asGerman = plain.replaceAll('.', '').replace(',', '.')
  return [...new Set([asEnglish, asGerman])]
    .filter((number) => /^\d+(\.\d+)?$/.test(number))
    .map((number) => reading(number, scale))
}

function reading(number: string, scale: Big): Reading {
  const places = number.split('.')[1]?.length ?? 0
  const step = new Big(10).pow(-places).times(scale)
  return { value: new Big(number).times(scale), halfStep: step.div(2) }
}

function scaleOf(scale: string | undefined): Big {
  const name = (scale ?? '').trim().toLowerCase()
  if (name === '') return new Big(1)
  if (/^(thousand|tsd|k)/.test(name)) return new Big(1e3)
  if (/^(trillion|tn|trn)/.test(name)) return new Big(1e12)
  return /^(b|mrd|milliard)/.test(name) ? new Big(1e9) : new Big(1e6)
}
