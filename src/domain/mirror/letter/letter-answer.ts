import { linksNotGiven } from '../../critique/check/links-not-given.ts'
import type { CritiqueMark } from '../../critique/critique.ts'
import { kindOfAnswer } from '../../critique/is-critique.ts'
import { isEnglish } from '../../language/is-english.ts'

const HAS_FIGURE = /\d/

/** Why an answer of a model is no letter, in words for people; null when it may be one. */
export function whyNoLetter(text: string): string | null {
  const kind = kindOfAnswer(text)
  if (kind === 'refusal') return 'The model declined.'
  if (!isEnglish(text)) return 'The model did not answer in English, so that its counts cannot be looked for.'
  // A greeting has no figure, and no letter is without one.
  const isTalk = kind === 'other' && !HAS_FIGURE.test(text)
  return isTalk ? 'The model answered with something that is no letter.' : null
}

/** Headings, items of a list, links, and HTML. */
const MARKUP = /^\s{0,3}(?:#{1,6}|[-*+]|\d{1,2}[.)])\s|\]\(|<\/?[a-z][^<>]{0,200}>/im
/** Of a model that was asked for 150 to 250. What lies between is let pass. */
const MOST_WORDS = 400

/** What is wrong with the form of a model's letter, in words for people. */
export const letterFormMarks = (text: string, byRule: string): readonly CritiqueMark[] => [
  ...linksNotGiven(text, byRule),
  ...(MARKUP.test(text)
    ? [form('It has headings, lists, links or HTML, as it was told not to. They are shown as plain text.')]
    : []),
  ...(text.trim().split(/\s+/).length > MOST_WORDS
    ? [form(`It has more than ${MOST_WORDS} words; it was asked for 150 to 250.`)]
    : []),
]

const form = (text: string): CritiqueMark => ({ kind: 'form', text })
