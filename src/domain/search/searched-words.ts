/** One word of a text: where it stands, and the forms by which it is found. */
type Word = { readonly from: number; readonly to: number; readonly forms: readonly string[] }

/** A part of a text, and whether it is what was searched for. */
type Stretch = { readonly text: string; readonly isFound: boolean }

/**
 * Letters and digits with their marks, or one picture. Chinese and Japanese are written without spaces, so there each character is
 * a word.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+/gu

/** Words that a sign joins, or that end with one: `AT&T`, `don’t`, `10.5`, `U.S`, `C++`. Together they are a word too. */
const JOINED =
  /[\p{L}\p{N}\p{M}]+(?:(?:[&+'’]|(?<=\d)[.,](?=\d)|(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L})))[\p{L}\p{N}\p{M}]+)*[+#]*/gu

/** Text of which each character is one of ASCII: as nearly all that is written here. Its words are found several times as fast. */
const isPlain = (text: string): boolean => /^[\t\n\r -~]*$/.test(text)
const PLAIN_WORD = /[a-z\d]+/gi
const PLAIN_JOINED = /[a-z\d]+(?:(?:[&+']|(?<=\d)[.,](?=\d)|(?<=(?<![a-z])[a-z])\.(?=[a-z](?![a-z])))[a-z\d]+)*[+#]*/gi

/** In code points. No word of a language is longer; the rest of one that is does not count. */
const LONGEST_FORM = 32

/** So many words of a search count: each further one would only make it slower. */
const MOST_SEARCHED = 16

/** The forms of all words of a text, each once: what an index keeps of it. */
export const wordForms = (text: string): readonly string[] => {
  const [word, joined] = patternsOf(text)
  // Each word once before its forms are made: a text repeats its own.
  const forms = [...new Set(text.match(word))].flatMap(formsOf)
  const together = [...new Set(text.match(joined))].flatMap(joinedFormsOf)
  return [...new Set([...forms, ...together])].filter((form) => form !== '')
}

/**
 * What somebody looks for: the beginnings of words, all of which have to stand in what is found. Words that a sign joins are
 * looked for together; whatever else is neither a letter nor a digit only parts words.
 */
export function searchedForms(typed: string): readonly string[] {
  const joined = joinedWordsOf(typed)
  const parted = wordsOf(typed).filter(({ from }) => !joined.some((word) => from >= word.from && from < word.to))
  const inOrder = [...joined, ...parted].toSorted((one, other) => one.from - other.from)
  return [...new Set(inOrder.flatMap(({ forms }) => forms.slice(0, 1)))].slice(0, MOST_SEARCHED)
}

/** A text in stretches, with those words marked that begin with what was searched for. */
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

/** By `Müller` its `Mueller` is meant too; what is looked for is in the first form. */
function formsOf(word: string): string[] {
  if (isPlain(word)) return [formOf(word)]
  const [form, inGerman] = [formOf(word), formOf(word.toLowerCase().normalize('NFC').replace(/[äöü]/g, '$&e'))]
  return form === inGerman ? [form] : [form, inGerman]
}

/** Small letters without their marks: `Société` is found by `societe`, and the other way round. */
const formOf = (word: string): string => {
  if (isPlain(word)) return word.toLowerCase().slice(0, LONGEST_FORM)
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain.replace(/[ßæœøłđ]/g, (letter) => UNMARKED[letter] ?? letter)].slice(0, LONGEST_FORM).join('')
}

/** Letters that are not taken apart into one and its mark. */
const UNMARKED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** The indexes part words at signs of ASCII, so those in a word are kept as their wide forms of Unicode. */
const withoutSigns = (form: string): string =>
  form.replaceAll('’', "'").replace(/[&+'.,#]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
