/** One word of a text: where it stands, and the form by which it is found. */
type Word = { readonly from: number; readonly to: number; readonly form: string }

/** A part of a text, and whether it is what was searched for. */
type Stretch = { readonly text: string; readonly isFound: boolean }

/** Letters and digits with their marks. Chinese and Japanese are written without spaces, so there each character is a word. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/gu

/** In code points. No word of a language is longer; the rest of one that is does not count. */
const LONGEST_FORM = 32

/** So many words of a search count: each further one would only make it slower. */
const MOST_SEARCHED = 16

/** The forms of all words of a text, each once: what an index keeps of it. */
export const wordForms = (text: string): readonly string[] => [...new Set(wordsOf(text).map(({ form }) => form))]

/**
 * What somebody looks for: the beginnings of words, all of which have to stand in what is found. Whatever is neither a letter
 * nor a digit only parts words.
 */
export const searchedForms = (typed: string): readonly string[] => wordForms(typed).slice(0, MOST_SEARCHED)

/** A text in stretches, with those words marked that begin with what was searched for. */
export function markFound(text: string, forms: readonly string[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let written = 0
  const writeTo = (end: number, isFound: boolean) => {
    if (end > written) stretches.push({ text: text.slice(written, end), isFound })
    written = end
  }
  for (const { from, to, form } of wordsOf(text)) {
    if (!forms.some((searched) => form.startsWith(searched))) continue
    writeTo(from, false)
    writeTo(to, true)
  }
  writeTo(text.length, false)
  return stretches
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: from }) => {
    const form = formOf(word)
    return form === '' ? [] : [{ from, to: from + word.length, form }]
  })
}

/** Small letters without their marks: `Société` is found by `societe`, and the other way round. */
const formOf = (word: string): string =>
  [...word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')].slice(0, LONGEST_FORM).join('')
