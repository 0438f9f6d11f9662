import Big from 'big.js'

/** A figure as it is written in a text. */
type WrittenFigure = {
  /** As it stands there, with its unit. */
  readonly text: string
  readonly unit: 'percent' | 'money' | 'none'
  /** A bare number up to ten counts things and words: it is no figure of a company. */
  readonly isCount: boolean
  /** What it may mean: `1.234` is one number in English and another in German. */
  readonly readings: readonly Reading[]
}

/** A number, and half of its last place: what was given is rounded to as many places. */
type Reading = { readonly value: Big; readonly halfStep: Big }

const DIGITS = String.raw`\d+(?:[.,'’\u00a0\u202f]\d+)*`
const CURRENCY = String.raw`(?:US\$|[$€£¥₹]|\b(?:USD|EUR|GBP|CHF|JPY)\s?)`
const SCALE = String.raw`(?:\s?(?:thousand|million|billion|trillion|Tsd\.?|Mio\.?|Mrd\.?|Milliarden?|Millionen|millions?|milliards?|millones|[kmb]n?|tn|trn)\b)`
const AFTER = String.raw`(?:\s?(?:%|percent\b|per cent\b|Prozent\b|pour cent\b|por ciento\b|％)|\s?(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF|JPY|dollars?|euros?|Dollar|Euro)\b))`
const FIGURE = new RegExp(`(${CURRENCY})?(?<![\\p{L}\\p{N}]-?)(${DIGITS})(${SCALE})?(${AFTER})?`, 'giu')

const MONTH = String.raw`(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic)\p{L}*\.?`
/** Days and years say when, and some names have a number: neither says how much. */
const NO_AMOUNTS = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b`,
    String.raw`\b${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+\d{4}\b)?`,
    String.raw`\b\d{1,2}(?:\.|st|nd|rd|th)?\s+(?:de\s+)?${MONTH}(?:\s+(?:de\s+)?\d{4}\b)?`,
    String.raw`(?<![\d.,$€£])(?:19|20)\d{2}s?\b(?![.,]\d|\s?(?:%|percent|dollars?|million|billion))`,
    String.raw`\b(?:S&P|Nasdaq|Russell|Stoxx|FTSE|Nikkei|DAX|CAC|Dow)[- ]?\d{2,4}\b`,
    String.raw`\b(?:Q[1-4]|H[12]|FY\s?\d{2,4}|10-[KQ]|20-F)\b`,
  ].join('|'),
  'giu',
)

const LARGEST_COUNT = 10

/** The figures of a text that say how much: no dates, and no number in a name. */
export function writtenFigures(text: string): WrittenFigure[] {
  const amounts = text.replaceAll(NO_AMOUNTS, ' ')
  return Array.from(amounts.matchAll(FIGURE), ([whole, before, digits = '', scale, after]) => {
    const readings = readingsOf(digits, scaleOf(scale))
    const unit = unitOf(before, after)
    const isCount = unit === 'none' && scale === undefined && readings.some(({ value }) => isSmall(value))
    return { text: whole.trim(), unit, isCount, readings }
  })
}

const isSmall = (value: Big): boolean => value.lte(LARGEST_COUNT) && value.round(0, Big.roundDown).eq(value)

/**
 * Whether a figure is among those given, perhaps rounded. A percentage is only another percentage; an amount of money may
 * have been given as a bare number.
 */
export const isGiven = (figure: WrittenFigure, given: readonly WrittenFigure[]): boolean =>
  given.some((other) => isSameUnit(figure.unit, other.unit) && isSameNumber(figure, other))

const isSameUnit = (one: WrittenFigure['unit'], given: WrittenFigure['unit']): boolean =>
  one === given || one === 'none' || (one === 'money' && given === 'none')

const isSameNumber = (figure: WrittenFigure, given: WrittenFigure): boolean =>
  figure.readings.some(({ value, halfStep }) =>
    given.readings.some((other) => value.minus(other.value.abs()).abs().lte(halfStep)),
  )

function unitOf(before: string | undefined, after: string | undefined): WrittenFigure['unit'] {
  if (before !== undefined) return 'money'
  if (after === undefined) return 'none'
  return /%|％|cent|Prozent|ciento/i.test(after) ? 'percent' : 'money'
}

/** Each mark between digits may part thousands or begin the decimals. */
function readingsOf(digits: string, scale: Big): Reading[] {
  const plain = digits.replace(/['’\u00a0\u202f]/g, '')
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
