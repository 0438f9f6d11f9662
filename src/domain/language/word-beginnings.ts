/** So many letters of a word are compared. */
export const COMPARED = 5
/** Stands for any number, or a sign of money before one. */
export const NUMBER = '#'

const [A, Z, BASE] = [97, 122, 27] as const
const isLetter = (code: number): boolean => code >= A && code <= Z

/** Letters as a number, a digit of base 27 each: of a text, numbers are told apart several times as fast as pieces of it. */
export const numberOfLetters = (letters: string): number =>
  letters === NUMBER ? 0 : [...letters].reduce((number, letter) => withLetter(number, letter.charCodeAt(0)), 0)
const withLetter = (number: number, code: number): number => number * BASE + code - A + 1

/**
 * Beginnings as numbers. `places` holds each of them, one more than it is, at the place that its last bits name or at the next one that
 * was empty: a set of the language takes several times as long, and a critique asks a few thousand times. The last word with a beginning
 * is, at the same place, in `lastWords`: its number in `starts`, which tells where it stands, and in `before`, the word before it with that beginning.
 */
export type WordBeginnings = {
  readonly numbers: readonly number[]
  readonly places: Int32Array
  readonly lastWords: Int32Array
  readonly starts: readonly number[]
  readonly before: readonly number[]
}
type Growing = WordBeginnings & { readonly numbers: number[]; readonly starts: number[]; readonly before: number[] }
const EMPTY = 0
const FEWEST_PLACES = 64

/** With what the words of a plain text begin, in every length up to `COMPARED`. */
export function wordBeginnings(plain: string): WordBeginnings {
  // Twice as many places as there can be beginnings, so that most are found where they are looked for.
  let size = FEWEST_PLACES
  while (size < 2 * plain.length + 2) size *= 2
  const found: Growing = {
    numbers: [],
    places: new Int32Array(size),
    lastWords: new Int32Array(size),
    // No word has the number that an empty place holds.
    starts: [0],
    before: [0],
  }
  if (/[\d$€£]/.test(plain)) add(found, numberOfLetters(NUMBER), 0)
  let [number, length] = [0, 0]
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (!isLetter(code)) [number, length] = [0, 0]
    else if (length < COMPARED) {
      number = withLetter(number, code)
      length += 1
      add(found, number, at + 1 - length)
    }
  }
  return found
}

function add({ numbers, places, lastWords, starts, before }: Growing, number: number, start: number): void {
  const place = placeOf(places, number)
  before.push(lastWords[place] ?? EMPTY)
  lastWords[place] = starts.length
  starts.push(start)
  if (places[place] !== EMPTY) return
  places[place] = number + 1
  numbers.push(number)
}

/** Where a number stands, or the empty place where it would. */
function placeOf(places: Int32Array, number: number): number {
  const last = places.length - 1
  let place = number & last
  while (places[place] !== EMPTY && places[place] !== number + 1) place = (place + 1) & last
  return place
}

export const hasBeginning = ({ places }: WordBeginnings, beginning: number): boolean =>
  places[placeOf(places, beginning)] !== EMPTY

/** Where the words begin that have one of some beginnings, from the first to the last. */
export function startsOfWords(
  { places, lastWords, starts, before }: WordBeginnings,
  beginnings: Int32Array,
): readonly number[] {
  const found: number[] = []
  for (let at = 0; at < beginnings.length; at += 1) {
    const place = placeOf(places, beginnings[at] ?? EMPTY)
    for (let word = lastWords[place] ?? EMPTY; word !== EMPTY; word = before[word] ?? EMPTY)
      found.push(starts[word] ?? 0)
  }
  return found.length < 2 ? found : found.sort((one, other) => one - other)
}
