import { type CritiqueMark, SECTION_LABELS } from '../critique.ts'
import { leastSentences } from '../critique-sentences.ts'
import { lastQuestion } from '../earlier-critiques.ts'
import { hasAllParts } from '../is-critique.ts'
import { labelsInOrder, readCritique } from '../read-critique.ts'

const LABELS = Object.values(SECTION_LABELS).join(', ')

/** Of a model that was asked for 5 to 7. What lies between is let pass: a repair costs a call. */
const MOST_SENTENCES = 12

/** What is wrong with the form of a finished critique, in words for people. */
export function formMarks(text: string): CritiqueMark[] {
  if (!hasAllParts(text)) return [form(`It does not have words under each of its labels: ${LABELS}.`)]
  const isInOrder = labelsInOrder(text).join() === Object.keys(SECTION_LABELS).join()
  return [
    ...(/\p{L}/u.test(readCritique(text).unlabelled) ? [form(BEFORE_PARTS)] : []),
    ...(isInOrder ? [] : [form('Its parts were not in their order.')]),
    ...(leastSentences(text) > MOST_SENTENCES
      ? [form(`It has more than ${MOST_SENTENCES} sentences; it was asked for 5 to 7.`)]
      : []),
    ...(lastQuestion(text) === null && !ASKS_WITHOUT_MARK.test(lastLine(text))
      ? [form('It does not end with a question.')]
      : []),
  ]
}

/** What stands there is talk, or what the model thought before it answered. */
const BEFORE_PARTS = 'It has words before its first part, which are no part of the critique.'

const form = (text: string): CritiqueMark => ({ kind: 'form', text })

/** Of these scripts a question has no mark, or has it within a word. */
const ASKS_WITHOUT_MARK =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Armenian}\p{Script=Mongolian}]/u

const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? ''
