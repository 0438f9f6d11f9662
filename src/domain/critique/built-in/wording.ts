/** A stretch of a text: from its first character to just after its last. */
export type Span = { readonly from: number; readonly to: number }

/** Phrases to look for in a thesis; see `wording` for how they are written. */
export type Wording = readonly RegExp[]

/**
 * Makes a wording from phrases written one after the other with ` | ` between them. In a phrase a space stands for one
 * to four spaces, `~` for a space, a hyphen or nothing, `'` for any apostrophe or none; the rest is a regular expression.
 * Every repetition in it must be bounded, so that reading stays linear in the length of the thesis.
 * @param byCase phrases that count only in this case: `AI` is an event, `ai` is French.
 */
export function wording(phrases: string, byCase = ''): Wording {
  const anyCase = new RegExp(wholeWords(phrases), 'gi')
  return byCase === '' ? [anyCase] : [anyCase, new RegExp(wholeWords(byCase), 'g')]
}

/** The phrases of a lexicon's entry, one by one. */
export const phrasesOf = (phrases: string): readonly string[] => phrases.trim().split(/\s\|\s+/u)

/** The first place where one of the phrases stands and `counts`; null when there is none. */
export function findWording(
  text: string,
  patterns: Wording,
  counts: (span: Span) => boolean = () => true,
): Span | null {
  let first: Span | null = null
  for (const pattern of patterns) {
    const found = firstSpan(text, pattern, counts)
    if (found && (!first || found.from < first.from)) first = found
  }
  return first
}

function firstSpan(text: string, pattern: RegExp, counts: (span: Span) => boolean): Span | null {
  for (const match of text.matchAll(pattern)) {
    const span = { from: match.index, to: match.index + match[0].length }
    if (counts(span)) return span
  }
  return null
}

/**
 * Letters of the Latin script and digits, and white space, as plain ranges: with \p{L} and the flag u each of the hundreds
 * of phrases takes V8 milliseconds to compile at its first use, a second for the first critique.
 */
const LETTER = '[\\w\\u00c0-\\u024f]'
const SPACE = ' \\u00a0\\u2000-\\u200a\\u202f\\u3000'

function wholeWords(phrases: string): string {
  const written = phrasesOf(phrases).map((phrase) =>
    phrase.replaceAll(' ', `(?:[${SPACE}]{1,4})`).replaceAll('~', `[${SPACE}-]{0,2}`).replaceAll("'", "['’‘ʼ´`]?"),
  )
  return `(?<!${LETTER})(?:${written.join('|')})(?!${LETTER})`
}
