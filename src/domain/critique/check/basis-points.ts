import Big from 'big.js'
import { writtenFigures } from '../../language/figures/written-figures.ts'
import { NUMBER_IN_WORDS, numberInWords } from '../../spelled-numbers.ts'

const DIGITS = String.raw`\d{1,3}(?:[,']\d{3})+|\d+(?:\.\d+)?`
const BASIS_POINTS = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£-]|\\d )(?:(${DIGITS})\\s?|(?<!(?:and|hundred|thousand) )(${NUMBER_IN_WORDS})[ -])(?:bps?|basis[- ]points?|Basispunkte?n?)(?!\\p{L})`,
  'giu',
)
/** In characters. A row of numbers that is longer is none. */
const LONGEST_NUMBER = 60
/** Each of these is taken from each other one. */
const MOST_GIVEN = 200

/**
 * Figures in basis points of a text that nothing given says: neither in basis points, nor as a percentage or points of a hundredth of it,
 * nor as the difference of two percentages.
 * @returns the text's words, each once
 */
export function madeUpBasisPoints(text: string, given: string): readonly string[] {
  const told = basisPointsIn(text)
  if (told.length === 0) return []
  const points = basisPointsIn(given).map(({ value }) => value)
  const [percents, inPoints] = [percentsIn(given), pointsIn(given)]
  const isGiven = (value: Big) => {
    const percent = value.div(100)
    return (
      points.some((point) => point.eq(value)) ||
      [...percents, ...inPoints].some((one) => one.minus(percent).abs().lte(AS_WRITTEN)) ||
      percents.some((one) => percents.some((other) => one.gt(other) && isNear(one.minus(other), percent)))
    )
  }
  return [...new Set(told.filter(({ value }) => !isGiven(value)).map(({ words }) => words))]
}

/** Percentages, and what may be one without its sign: "margin 44.6". */
const percentsIn = (given: string): readonly Big[] =>
  writtenFigures(given)
    .filter(({ unit, text }) => unit === 'percent' || (unit === 'none' && /^\d{1,2}[.,]\d{1,2}$/.test(text)))
    // As it is read in English: 5.3% is no 53%.
    .flatMap(({ readings }) => readings.slice(0, 1).map(({ value }) => value))
    .slice(0, MOST_GIVEN)

const pointsIn = (given: string): readonly Big[] =>
  Array.from(
    given.matchAll(/(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s?(?:percentage |%-)?(?:points?|pts|pp)(?!\p{L})/giu),
    ([, value = '0']) => new Big(value),
  )

/** A text without its basis points, which are no other figures. */
export const withoutBasisPoints = (text: string): string => text.replaceAll(BASIS_POINTS, ' ')

const basisPointsIn = (text: string): readonly { readonly words: string; readonly value: Big }[] =>
  [...text.matchAll(BASIS_POINTS)].flatMap(([words, digits, spelled = '']) =>
    words.length > LONGEST_NUMBER
      ? []
      : [
          {
            words,
            value: digits === undefined ? new Big(numberInWords(spelled)) : new Big(digits.replace(/[,']/g, '')),
          },
        ],
  )

/** The difference of two percentages with one decimal is as exact as that. */
const isNear = (one: Big, percent: Big): boolean => one.minus(percent).abs().lte('0.1')
const AS_WRITTEN = new Big('0.005')
