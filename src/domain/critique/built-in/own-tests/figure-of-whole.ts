import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { NOT_TOLD } from '../../../tests-in-text/answers/answers-to-test.ts'
import type { CritiqueRequest } from '../../critique.ts'
import { type FigureOfToday, namesMeasured, type OwnLine } from './figure-for-line.ts'
import { type Measure, measuresIn } from './measures-in.ts'

/**
 * The figure of the whole for a line that is drawn at the whole: "89.8% in Asia and 92.0% worldwide" after "if renewals worldwide are under 90%". Every
 * other figure of its kind in the sentence is of a place, and the sentence opens with a figure or names what the line measures. null where any of
 * this is not certain.
 */
export function figureOfWhole(line: OwnLine, request: CritiqueRequest): FigureOfToday | null {
  const { thesis } = request.decision
  const whole = wholeIn(plainText(line.test.condition ?? line.test.words))
  if (whole === null) return null
  for (const sentence of sentencesOf(thesis)) {
    const plain = plainText(thesis).slice(sentence.from, sentence.to)
    const words = thesis.slice(sentence.from, sentence.to).replace(/[.!\s]+$/u, '')
    const figures = measuresIn(words).filter(({ kind }) => kind === line.limit.kind)
    const [figure, ...more] = figures.filter((each) => wholeBeside(each, plain) === whole)
    if (!figure || more.length > 0 || !isOfSize(figure.value, line.limit.value)) continue
    const others = figures.filter((each) => each !== figure)
    const isOfIt = namesMeasured(line, withoutWholes(plain)) || (/^\W*\d/.test(plain) && !OF_OTHER_MEASURE.test(plain))
    if (!isOfIt || !others.every((each) => isOfPlace(each, plain)) || OF_OTHER_TIME.test(plain)) continue
    const span = { from: sentence.from + figure.from, to: sentence.from + figure.to }
    if (NOT_TOLD.test(plain) || OF_OTHERS.test(plain) || /\?\W*$/.test(plain) || !isMeant(thesis, span)) continue
    return { span, words, value: figure.value, isNamed: true, figure: words.slice(figure.from, figure.to) }
  }
  return null
}

/** One word for each way to say that it is of all. */
const WHOLES: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:world-?wide|globally|global|around the world)(?![a-z])/, 'world'],
  [/(?<![a-z])(?:group-?wide|company-?wide|for the (?:whole )?(?:group|company)|consolidated)(?![a-z])/, 'group'],
  [/(?<![a-z])(?:overall|in total|all told|altogether|in all|across all [a-z]+)(?![a-z])/, 'all'],
  [/(?<![a-z])(?:nation-?wide|country-?wide)(?![a-z])/, 'nation'],
]
const withoutWholes = (plain: string): string => WHOLES.reduce((rest, [way]) => rest.replace(way, ' '), plain)
const wholeIn = (words: string): string | null => WHOLES.find(([way]) => way.test(words))?.[1] ?? null

/** The whole that stands right behind a figure, or right before it. */
const wholeBeside = ({ from, to }: Measure, plain: string): string | null =>
  wholeIn(/^ [a-z -]{1,24}/.exec(plain.slice(to))?.[0].replace(/ (?:and|but|after|from|or) .*$/, '') ?? '') ??
  wholeIn(/[a-z-]+(?:,| at| is| was| of|:)? $/.exec(plain.slice(0, from))?.[0] ?? '')

const isOfPlace = ({ from, to }: Measure, plain: string): boolean =>
  /^ (?:in|at|for|across) [a-z]/.test(plain.slice(to)) ||
  /(?<![a-z])in [a-z ]{2,24}(?: at| is| was|:)? $/.test(plain.slice(0, from))

const isOfSize = (value: number, limit: number): boolean => value / limit < TIMES && value / limit > 1 / TIMES
const TIMES = 3
const OF_OTHER_TIME = /(?<![a-z])(?:last|ago|before|previous|prior|was once|used to|(?:19|20)\d\d)(?![a-z])/
const OF_OTHER_MEASURE =
  /(?<![a-z])(?:occupancy|margins?|growth|grew|churn|utili[sz]ation|shares?|retention|renewals?|attrition|load|tax|rates?|yields?|sales|revenues?|costs?|inflation|unemployment)(?![a-z])/
const OF_OTHERS =
  /(?<![a-z])(?:says?|said|saying|thinks?|claims?|claimed|reckons?|fears?|feared|hopes?|hoped|predicts?|guid\w*|forecasts?|consensus|analysts?|bears?|bulls?|rivals?|competitors?|peers?|industry|sector|almost|nearly|would|could|might)(?![a-z])|'d(?![a-z])/
