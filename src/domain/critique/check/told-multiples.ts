import { type WrittenFigure, writtenFigures } from '../../language/figures/written-figures.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from '../critique-sentences.ts'

/** What a company or its share is measured by. */
const MEASURE =
  '(?:revenues?|sales|turnover|net income|income|profits?|earnings|eps|cash flow|free cash flow|margins?|debt|backlog|orders|bookings|subscribers|users|customers|dividend|the (?:share|stock|price|shares)|its (?:share|stock) price)'
const HEDGE = '(?:(?:has|have|had|more|than|nearly|almost|roughly|about|even|also|since|then|just) )*'
const MULTIPLE = new RegExp(
  `(?<!\\p{L})(?:(${MEASURE}) ${HEDGE})?(doubled|tripled|trebled|quadrupled|halved)(?![\\p{L}-]| (?:down|up)(?!\\p{L}))`,
  'giu',
)
const OF_MEASURE = new RegExp(`(?<!\\p{L})${MEASURE}(?!\\p{L})`, 'iu')
/** Supposed, denied, expected, or of what the investor did. */
const NOT_TOLD =
  /(?<!\p{L})(?:if|unless|until|whether|would|could|should|might|may|must|can|cannot|not|never|no|none|nor|neither|nobody|nothing|without|instead|rather|hop\w+|expect\w*|assum\w+|forecast\w*|project\w*|target\w*|want\w*|suppose\w*|imagine\w*|says?|said|claims?|claimed|you|your|yours|position|stake|bet|confidence|conviction)(?!\p{L})|n['’]t(?!\p{L})|[?？]/iu

/** Says since when, and not what the investor did. */
const SINCE_DECISION = /(?<!\p{L})(?:since|after|from when) (?:you|your) [^,.;:]+/giu

type Ratio = { readonly ratio: number; readonly given: RegExp; readonly percents: readonly [number, number] }
const DOUBLED: Ratio = { ratio: 2, given: /doubl|twice|two-?\s?fold|\b2 ?x\b|two times/i, percents: [90, 115] }
const TRIPLED: Ratio = { ratio: 3, given: /tripl|trebl|three-?\s?fold|\b3 ?x\b|three times/i, percents: [180, 230] }
const QUADRUPLED: Ratio = { ratio: 4, given: /quadrupl|four-?\s?fold|\b4 ?x\b|four times/i, percents: [270, 345] }
const HALVED: Ratio = { ratio: 0.5, given: /\bhal(?:f|ve)/i, percents: [45, 55] }
const RATIOS: Readonly<Record<string, Ratio>> = {
  doubled: DOUBLED,
  tripled: TRIPLED,
  trebled: TRIPLED,
  quadrupled: QUADRUPLED,
  halved: HALVED,
}

/**
 * “Net income doubled” where nothing that was given is twice as much: neither in words, nor by a percentage, nor by two amounts.
 * Read in English.
 * @returns the critique's words, each once
 */
export function madeUpMultiples(text: string, given: string): readonly string[] {
  const told = sentencesOf(text).map(withoutLabel).map(withoutQuotations).filter(isTold).flatMap(multiplesIn)
  if (told.length === 0) return []
  const figures = writtenFigures(given)
  const madeUp = told.filter(({ verb }) => {
    const ratio = RATIOS[verb]
    return ratio && !ratio.given.test(given) && !isCalculable(ratio, figures)
  })
  return [...new Set(madeUp.map(({ words }) => words))]
}

const isTold = (sentence: string): boolean =>
  !NOT_TOLD.test(sentence.replaceAll(SINCE_DECISION, '')) && OF_MEASURE.test(sentence)

const multiplesIn = (sentence: string) =>
  Array.from(sentence.matchAll(MULTIPLE), ({ 0: words, 1: measure, 2: verb = '', index }) => ({
    words,
    verb: verb.toLowerCase(),
    isOfMeasure: measure !== undefined || OF_MEASURE.test(sentence.slice(0, index)),
  })).filter(({ isOfMeasure }) => isOfMeasure)

/** “Doubled” is said of somewhat more or less, too. */
const NEAR = 0.1

function isCalculable({ ratio, percents: [least, most] }: Ratio, figures: readonly WrittenFigure[]): boolean {
  if (valuesOf(figures, 'percent').some((percent) => percent >= least && percent <= most)) return true
  const amounts = valuesOf(figures, 'money')
  let next = 0
  return amounts.some((amount) => {
    while ((amounts[next] ?? Number.POSITIVE_INFINITY) < amount * ratio * (1 - NEAR)) next += 1
    return (amounts[next] ?? Number.POSITIVE_INFINITY) <= amount * ratio * (1 + NEAR)
  })
}

/** As English reads them, the smallest first. */
const valuesOf = (figures: readonly WrittenFigure[], unit: WrittenFigure['unit']): readonly number[] =>
  figures
    .flatMap((figure) => (figure.unit === unit ? figure.readings.slice(0, 1) : []))
    .map(({ value }) => Number(value.toString()))
    .sort((one, other) => one - other)
