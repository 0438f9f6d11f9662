/** A stretch of a thesis, and whether the critique quotes it. Joined, the stretches are the thesis. */
type Stretch = { readonly text: string; readonly isQuoted: boolean }

/** Between typographic quotation marks, or between straight ones on one line. */
const QUOTED = /“([^“”]+)”|"([^"\n]+)"/g

/** A comma or stop inside the marks belongs to the critique's sentence, and dots say that it left something out. */
const AT_THE_EDGES = /^[\s.…]+|[\s.,;:!?…]+$/g

/** A shorter quotation says nothing about where in the thesis it came from. */
const LEAST_LENGTH = 3

/** Splits a thesis where its critique quotes it word for word (in capitals or not), so that the page can mark the words. */
export function markQuoted(thesis: string, critique: string): readonly Stretch[] {
  const phrases = quotedPhrases(critique)
  if (phrases.length === 0) return [{ text: thesis, isQuoted: false }]
  // With one capturing group, split gives stretches between the quotations and the quotations in turn.
  const quotation = new RegExp(`(?<![\\p{L}\\p{N}])(${phrases.map(asPattern).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  return thesis
    .split(quotation)
    .map((text, index) => ({ text, isQuoted: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** What a critique quotes, longest first, so that the longest stands where one is part of another. */
function quotedPhrases(critique: string): string[] {
  const phrases = Array.from(critique.matchAll(QUOTED), ([, curly, straight]) => curly ?? straight ?? '')
  return [...new Set(phrases.map((phrase) => phrase.replace(AT_THE_EDGES, '')))]
    .filter((phrase) => phrase.length >= LEAST_LENGTH)
    .sort((a, b) => b.length - a.length)
}

/** A critique may break a line where the thesis has a space, and write ’ for '. */
const asPattern = (phrase: string): string =>
  phrase
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/['’]/g, "['’]")
