import { wholeWords } from '../../../language/whole-word-pattern.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'
import type { Place } from './place.ts'

/** The form that words must have for a finding of a kind to be said of them. */
type StrictForm = (place: Place, finding: Finding) => boolean
export type StrictForms = Readonly<Partial<Record<FindingKind, StrictForm>>>

/** What of a sentence stands before and after the form that its quoted words have; null where they have it not. */
export function around(
  { words, lead, after }: Place,
  form: RegExp,
): { readonly before: string; readonly behind: string } | null {
  const found = form.exec(words)
  if (!found) return null
  const to = found.index + found[0].length
  return { before: `${lead}${words.slice(0, found.index)}`, behind: `${words.slice(to)}${after}` }
}

export const NEGATES =
  /(?<![a-z])(?:not|no|never|nobody|nothing|none|neither|nor|hardly|barely|without|instead of)(?![a-z])|n't(?![a-z])/
/** What is only supposed, asked, wished or weighed against something else. */
export const SUPPOSES = wholeWords(
  'if',
  'unless',
  'whether',
  'suppose',
  'supposing',
  'imagine',
  'assuming',
  'maybe',
  'perhaps',
  'might',
  'either',
  'would have',
  'as if',
  'as though',
)
/** What follows such a word sets aside what stands before it. */
export const TURNS = wholeWords('but', 'though', 'although', 'yet', 'however', 'except', 'still', 'unless', 'only that')
/** Somebody else says, thinks or hopes it. */
export const OTHERS_SAY = wholeWords(
  "(?<!(?<![a-z])(?:i|i've|i'd|we) )(?:says?|said|claims?|claimed|thinks?|believes?|insists?|tells? me|told me|calls?|called|writes?|wrote|according to|reckons?|swears?|warns?|warned|argues?|argued)",
)
export const WRITER = wholeWords("i|i'[a-z]+|im|ive|me|my|mine|myself|we|we'[a-z]+|our|us")

const PERSON = '(?:i|we|you|he|she|they|it|there|anyone|anybody|somebody|one)'
/** A question, with or without its mark: "what am I going to find there". "What worries me is the debt" and "should they fail" ask nothing. */
export const ASKS = new RegExp(
  `\\?\\W*$|(?<![a-z])(?:what|who|whom|where|why|when|how(?: [a-z]+)?|which(?: [a-z]+)?) (?:(?:am|are|is|was|were|do|does|did|have|has|will|would|should|could|can)(?:n't)? ${PERSON}|(?:do|does|did|will|would|should|could|can)(?:n't)? (?:the|my|this|that|these|those|people))(?![a-z'])|(?<![a-z])(?:what|how|why) (?:the (?:hell|heck)|on earth)(?![a-z])`,
)
