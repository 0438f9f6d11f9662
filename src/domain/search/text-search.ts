/** A word of a text: its position, and the forms by which it is found. */
type Word = { readonly from: number; readonly to: number; readonly forms: readonly string[] }

/** A part of a text, and whether the search found it. */
type Stretch = { readonly text: string; readonly isFound: boolean }

/**
 * Letters and digits with their marks, or one emoji. Chinese and Japanese are written without spaces, so each of their characters
 * counts as a word.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/gu

/** Words that a sign joins, or that end with one: `AT&T`, `don’t`, `10.5`, `U.S`, `C++`. Together they count as a word too. */
const JOINED =
  /[\p{L}\p{N}\p{M}]+(?:(?:[&+'’]|(?<=\d)[.,](?=\d)|(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L})))[\p{L}\p{N}\p{M}]+)*[+#]*/gu

/** Whether a text is only ASCII, as nearly all texts are. The words of such a text are found several times as fast. */
const isPlain = (text: string): boolean => /^[\t\n\r -~]*$/.test(text)
const PLAIN_WORD = /[a-z\d]+/gi
const PLAIN_JOINED = /[a-z\d]+(?:(?:[&+']|(?<=\d)[.,](?=\d)|(?<=(?<![a-z])[a-z])\.(?=[a-z](?![a-z])))[a-z\d]+)*[+#]*/gi

/** In code points. No real word is longer; the rest of a longer one is ignored. */
const LONGEST_FORM = 32

/** How many words of a search count; each further one would only make it slower. */
const MOST_SEARCHED = 16

/** The forms of all words of a text, each once, as an index stores them. */
export const wordForms = (text: string): readonly string[] => {
  const [word, joined] = patternsOf(text)
  // Duplicates are dropped before forms are made, because a text repeats its words.
  const forms = [...new Set(text.match(word))].flatMap(formsOf)
  const together = [...new Set(text.match(joined))].flatMap(joinedFormsOf)
  return [...new Set([...forms, ...together])].filter((form) => form !== '')
}

/**
 * The forms of a search: beginnings of words, all of which must occur in a result. Words that a sign joins are searched together;
 * every other sign only separates words.
 */
export function searchedForms(typed: string): readonly string[] {
  const joined = joinedWordsOf(typed)
  const parted = wordsOf(typed).filter(({ from }) => !joined.some((word) => from >= word.from && from < word.to))
  const inOrder = [...joined, ...parted].toSorted((one, other) => one.from - other.from)
  return [...new Set(inOrder.flatMap(({ forms }) => forms.slice(0, 1)))].slice(0, MOST_SEARCHED)
}

/** Divides a text into stretches, and marks the words that begin with a searched form. */
export function markFound(text: string, forms: readonly string[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let written = 0
  const writeTo = (end: number, isFound: boolean) => {
    if (end > written) stretches.push({ text: text.slice(written, end), isFound })
    written = end
  }
  const isFound = (word: Word) => word.forms.some((form) => forms.some((searched) => form.startsWith(searched)))
  const joined = joinedWordsOf(text).filter(isFound)
  const parted = wordsOf(text).filter(
    (word) => isFound(word) && !joined.some(({ from, to }) => word.from >= from && word.to <= to),
  )
  for (const { from, to } of [...joined, ...parted].toSorted((one, other) => one.from - other.from)) {
    writeTo(from, false)
    writeTo(to, true)
  }
  writeTo(text.length, false)
  return stretches
}

const wordsOf = (text: string): Word[] => found(text, patternsOf(text)[0], formsOf)

const joinedWordsOf = (text: string): Word[] => found(text, patternsOf(text)[1], joinedFormsOf)

const joinedFormsOf = (word: string): string[] => (/[&+'’.,#]/.test(word) ? [withoutSigns(formOf(word))] : [])

const patternsOf = (text: string): readonly [RegExp, RegExp] =>
  isPlain(text) ? [PLAIN_WORD, PLAIN_JOINED] : [WORD, JOINED]

function found(text: string, pattern: RegExp, toForms: (word: string) => string[]): Word[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: word, index: from }) => {
    const forms = toForms(word).filter((form) => form !== '')
    return forms.length === 0 ? [] : [{ from, to: from + word.length, forms }]
  })
}

/** `Müller` is also found as `Mueller`; a search uses the first form. */
function formsOf(word: string): string[] {
  if (isPlain(word)) return [formOf(word)]
  const [form, inGerman] = [formOf(word), formOf(word.toLowerCase().normalize('NFC').replace(/[äöü]/g, '$&e'))]
  return form === inGerman ? [form] : [form, inGerman]
}

/** Lower case without diacritics: `Société` is found by `societe`, and the other way round. */
const formOf = (word: string): string => {
  if (isPlain(word)) return word.toLowerCase().slice(0, LONGEST_FORM)
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain.replace(/[ßæœøłđ]/g, (letter) => UNMARKED[letter] ?? letter)].slice(0, LONGEST_FORM).join('')
}

/** Letters that Unicode does not decompose into a letter and its mark. */
const UNMARKED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** The indexes split words at ASCII signs, so signs within a word are replaced by their full-width forms. */
const withoutSigns = (form: string): string =>
  form.replaceAll('’', "'").replace(/[&+'.,#]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
