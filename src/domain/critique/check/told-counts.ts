import Big from 'big.js'
import { wordedFigure } from '../../language/figures/worded-figure.ts'
import { type WrittenFigure, writtenFigures } from '../../language/figures/written-figures.ts'
import { NUMBER_IN_WORDS, numberInWords } from '../../spelled-numbers.ts'
import type { CritiqueRequest } from '../critique.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from '../critique-sentences.ts'

/** Small counts that pass elsewhere, for up to ten a number counts things and words: here each of them tells of the world or of the ledger. */
export const wrongCounts = (text: string, request: CritiqueRequest, given: string): readonly string[] => {
  const told = sentencesOf(text)
    .map(withoutLabel)
    .map(withoutQuotations)
    .filter((sentence) => !NOT_TOLD.test(sentence))
  const marks = [
    ...unknownAnalysts(told, given),
    ...movedTooOften(told, request, given),
    ...unknownSureness(told, given),
  ]
  return [...new Set(marks)]
}

/** Supposed, denied, expected or asked: nothing is told as being so. */
const NOT_TOLD =
  /(?<![a-z])(?:if|unless|until|whether|would|could|should|might|may|must|not|never|no|nor|suppose|imagine|ask)(?![a-z])|n['’]t(?![a-z])|\?/i

const ANALYSTS = new RegExp(
  `(?<!\\p{L})(?:${NUMBER_IN_WORDS}|\\d{1,2})(?: of \\w+)? (?:(?:sell-side|Wall Street|bank|equity) )?analysts (?:(?:now|all|also|recently|have|has|already) )*(?:raised|cut|lowered|upgraded?|downgraded?|rate|expect|see|cover|say|said|recommend|lifted|initiated|call)(?!\\p{L})`,
  'giu',
)
/** Where anything that was given speaks of analysts, their number may follow from it. */
const OF_ANALYSTS =
  /analyst|broker|sell[- ]side|buy[- ]side|wall street|the street|consensus|downgrad|upgrad|price target|(?<![a-z])rat(?:ed|ing)s?(?![a-z])|\banalyst|banks?(?![a-z])/i

const unknownAnalysts = (told: readonly string[], given: string): readonly string[] =>
  OF_ANALYSTS.test(given) ? [] : told.flatMap((sentence) => Array.from(sentence.matchAll(ANALYSTS), ([words]) => words))

const MOVED =
  /(?<![a-z])you(?:['’]ve| have| had)?(?: already| now| then)? (?:moved|lowered|raised|changed|shifted|widened|loosened) (?:your|the|that) stop(?:[- ]loss)?(?: (?:away|down|up|lower|further))* (twice|thrice|(?:two|three|four|five|[2-5]) times)(?![a-z])/gi
const SPEAKS_OF_STOP = /(?<![a-z])(?:stops?|stop-loss|sl)(?![a-z])/i

/** "You moved your stop twice", where the ledger has it moved once, and no two entries speak of it themselves. */
function movedTooOften(told: readonly string[], request: CritiqueRequest, given: string): readonly string[] {
  const recorded = request.moves.filter(({ level, from }) => level === 'stop-loss' && from !== null).length
  const spoken = [...request.earlier, request.decision].filter(({ thesis }) => SPEAKS_OF_STOP.test(thesis)).length
  const isGiven = (count: number) => count <= Math.max(recorded, spoken)
  if (/(?<![a-z])(?:twice|second time|third time|(?:two|three|2|3) times)(?![a-z])/i.test(given)) return []
  return told.flatMap((sentence) =>
    [...sentence.matchAll(MOVED)].flatMap(([words, times = '']) => (isGiven(countOf(times)) ? [] : [words])),
  )
}

const countOf = (times: string): number => {
  const [first = ''] = times.toLowerCase().split(' ')
  return /^\d/.test(first) ? Number(first) : numberInWords(first)
}

const SURE = new RegExp(
  `(?<!\\p{L})(${NUMBER_IN_WORDS}) (?:percent|per cent)(?= (?:sure|confident|certain|convinced)(?!\\p{L}))|(?<=(?:confidence|conviction) (?:of|at|is|was) )(${NUMBER_IN_WORDS}) (?:percent|per cent)(?!\\p{L})`,
  'giu',
)
/** "A hundred percent sure" is a way of speaking. */
const SPOKEN = 100

/** "Eighty percent sure" for 8 of 10, as "80% sure" is marked: of how sure somebody was only what was given counts. */
const unknownSureness = (told: readonly string[], given: string): readonly string[] => {
  const percents = writtenFigures(given).filter(({ unit }) => unit === 'percent')
  const isGiven = (value: Big) =>
    percents.some(({ readings }: WrittenFigure) => readings.some((each) => each.value.eq(value)))
  return told.flatMap((sentence) =>
    [...sentence.matchAll(SURE)].flatMap(([words, one, other]) => {
      const figure = wordedFigure(words, 'percent', new Big(numberInWords(one ?? other ?? 'zero')))
      const value = figure.readings[0]?.value ?? new Big(0)
      return value.gte(SPOKEN) || isGiven(value) || given.toLowerCase().includes(words.toLowerCase())
        ? []
        : [figure.text]
    }),
  )
}
