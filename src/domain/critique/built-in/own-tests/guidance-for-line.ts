import { plainText } from '../../../language/plain-text.ts'
import { sentencesOf } from '../../../language/sentences.ts'
import { isMeant } from '../../../language/standing.ts'
import { inScaleOf } from '../../../tests-in-text/answers/in-scale-of.ts'
import { contentWords } from '../../../tests-in-text/vocabulary/content-terms.ts'
import type { CritiqueRequest } from '../../critique.ts'
import type { FigureOfToday, OwnLine } from './figure-for-line.ts'
import { measuresIn } from './measures-in.ts'

/**
 * "Guidance raised to 112bn" for a line on what is guided, "if wafer equipment guidance is cut below 100bn": what is foreseen is no figure of a report,
 * and is read for no other line. It is the last figure of its kind in a sentence that says nothing else.
 */
export function guidanceForLine(line: OwnLine, { decision }: CritiqueRequest): FigureOfToday | null {
  const { thesis } = decision
  if (!line.limit.quantity || !GUIDES.test(plainText(line.test.words)) || !GUIDES.test(plainText(thesis))) return null
  const stems = new Set(contentWords(`${line.words} ${line.test.measured ?? ''}`))
  const told = sentencesOf(thesis).flatMap((sentence): readonly FigureOfToday[] => {
    const text = thesis.slice(sentence.from, sentence.to)
    const plain = plainText(text)
    const figures = measuresIn(text).filter(({ kind }) => kind === line.limit.kind)
    const last = figures.at(-1)
    const scaled = last?.quantity && inScaleOf(line.test, last.quantity)
    if (!last || !scaled || !isMeant(thesis, { from: sentence.from + last.from, to: sentence.from + last.to }))
      return []
    const rest = figures.reduceRight((words, { from, to }) => `${words.slice(0, from)} ${words.slice(to)}`, plain)
    const isOfIt = (rest.match(/[a-z][a-z'-]*/g) ?? []).every(
      (word) => OF_GUIDANCE.has(word) || contentWords(word).every((stem) => stems.has(stem)),
    )
    if (/\?\W*$/.test(text) || !GUIDES.test(plain) || !isOfIt || (figures.length > 1 && !/ from /.test(plain)))
      return []
    const words = text.replace(/[.!,;:\s]+$/u, '')
    return [{ span: sentence, words, value: Number(scaled.value), isNamed: true }]
  })
  const [only, ...others] = told
  const isOfSize = only && only.value / line.limit.value < TIMES && only.value / line.limit.value > 1 / TIMES
  return isOfSize && others.length === 0 ? only : null
}

const TIMES = 3
const GUIDES = /(?<![a-z])(?:guidance|guided|guides?|guiding|outlook|forecasts?)(?![a-z])/
const OF_GUIDANCE = new Set(
  'the their its they management company have has just even now was is been guidance guided guides guide guiding outlook forecast for to at up down from again full-year year annual raised raises raise lifted lifts increased upped cut cuts lowered lowers reduced trimmed kept confirmed narrowed by and today yesterday this'.split(
    ' ',
  ),
)
