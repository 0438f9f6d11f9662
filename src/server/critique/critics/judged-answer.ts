import { isOfCritique, kindOfAnswer } from '#domain/critique/is-critique.ts'
import type { ModelAnswer } from './model-call.ts'
import { MAX_TEXT } from './openai-answer.ts'
import type { End } from './openai-failure.ts'

type Said = Extract<ModelAnswer, { is: 'said' }>

/** Decides whether a finished answer is a critique. The text of anything else is not stored. */
export function judged({ text, isCut, hasRefused }: Said): { end: End; text: string } {
  const kind = kindOfAnswer(text)
  if (isCut && isOfCritique(kind)) return { end: TOO_LONG, text }
  if (kind === 'critique') return { end: ended('complete', null), text }
  if (kind === 'part-missing') return { end: PART_MISSING, text }
  if (kind === 'other-labels') return { end: OTHER_LABELS, text }
  const isEmpty = text.trim() === ''
  if (kind === 'refusal' || (hasRefused && isEmpty)) return { end: REFUSED, text: '' }
  return { end: isEmpty ? NO_TEXT : NO_CRITIQUE, text: '' }
}

/** An end without a failure of the provider: it has answered, though perhaps not with a critique. */
const ended = (status: End['status'], reason: string | null): End => ({ status, reason, failure: null })

const TOO_LONG: End = {
  ...ended('cut-off', `The answer was longer than ${MAX_TEXT} characters.`),
  ofText: 'Candor keeps no more of it.',
}
/** What lacks its form is sent back once; after that the built-in critic answers. */
const PART_MISSING: End = {
  ...ended('failed', 'The model left out a part: a critique has psychology, fundamentals and world events.'),
  isFinal: true,
}
const OTHER_LABELS: End = {
  ...ended('failed', 'The model did not put its critique under the labels Psychology, Fundamentals and World events.'),
  isFinal: true,
}
const REFUSED = ended('refused', 'The model declined to critique this thesis.')
const NO_TEXT = ended('failed', 'The model answered with no text.')
const NO_CRITIQUE = ended(
  'failed',
  'The model answered with something that is no critique. Ask again, or name another in AI_MODEL.',
)
