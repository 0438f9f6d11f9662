import type { CritiqueRequest } from '../../critique.ts'
import type { Finding, FindingKind } from '../basis/finding.ts'

/** Where quoted words stand, all in plain text: in small letters, with straight apostrophes. */
export type Place = {
  readonly finding: Finding
  readonly request: CritiqueRequest
  readonly text: string
  readonly words: string
  /** The sentence of the words, what of it stands before and after them, and the sentence behind it. */
  readonly sentence: string
  readonly lead: string
  readonly after: string
  readonly next: string
}

/** For each kind that judges a person, the form that words must have for it to be said. */
export type StrictForms = Readonly<Partial<Record<FindingKind, (place: Place) => boolean>>>

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

/** Whole words, each alternative of a pattern for itself. */
export const wholeWords = (...patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![a-z])(?:${patterns.join('|')})(?![a-z])`)

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
