import type Big from 'big.js'
import { writtenFigures } from '../../language/figures/written-figures.ts'
import type { CritiqueRequest } from '../critique.ts'
import { sentencesOf, withoutLabel, withoutQuotations } from '../critique-sentences.ts'

const ROSE = 'rose|risen|rises|grew|grown|climbed|increased|gained|jumped|went up|gone up'
const FELL = 'fell|fallen|falls|dropped|declined|decreased|slipped|slid|sank|shrank|went down|gone down'
const SCALE = '(?: (?:thousand|million|billion|trillion)|[kmb]n?(?![a-z]))'
const FIGURE = `[$€£]?\\d[\\d.,]*\\d|[$€£]?\\d`
const UNIT = `(?:${SCALE})?(?:%| percent)?`
/** “Fell from 8 to 6”: a course with its direction in words. What goes from below zero has another order. */
const COURSE = new RegExp(
  `(?<![a-z])(?:(${ROSE})|(?:${FELL}))(?: (?:only|slowly|again|steadily|sharply))? from ((?:${FIGURE})${UNIT}) to ((?:${FIGURE})${UNIT})(?![\\w%])`,
  'gi',
)
/** Supposed, denied, expected or asked: nothing is told as having happened. */
const NOT_TOLD =
  /(?<![a-z])(?:if|unless|until|whether|would|could|should|might|may|must|can|cannot|not|never|no|nor)(?![a-z])|n['’]t(?![a-z])|\?/i
const OF_SCALE = new RegExp(SCALE, 'i')

/**
 * What a critique tells the wrong way round: “fell from $98 to $121”, which is a rise; or “fell from 8 to 6”, where the entries have 6
 * before 8. Read in English.
 * @returns the critique's words, each once
 */
export function reversedCourses(text: string, { decision, earlier }: CritiqueRequest): readonly string[] {
  const entries = [...earlier, decision]
  const ofEntries = [
    entries.map(({ confidence }) => String(confidence)),
    entries.map(({ price }) => String(price ?? '')),
  ]
  const told = sentencesOf(text)
    .map(withoutLabel)
    .map(withoutQuotations)
    .filter((sentence) => !NOT_TOLD.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(COURSE)])
  const reversed = told.filter(([, rose, from = '', to = '']) => {
    const [first, last] = [amountOf(from), amountOf(to)]
    // “From 2 to 1.5 billion” has its scale only once.
    if (first === null || last === null || OF_SCALE.test(from) !== OF_SCALE.test(to)) return false
    if (first.eq(last) || last.gt(first) !== (rose !== undefined)) return true
    return ofEntries.some((values) => follows(values, last, first) && !follows(values, first, last))
  })
  return [...new Set(reversed.map(([words]) => words))]
}

const amountOf = (figure: string): Big | null => writtenFigures(figure)[0]?.readings[0]?.value ?? null

/** Whether one value comes some time after another. */
function follows(values: readonly string[], one: Big, other: Big): boolean {
  const at = values.findIndex((value) => value !== '' && one.eq(value))
  return at >= 0 && values.slice(at + 1).some((value) => value !== '' && other.eq(value))
}
