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
 * was empty: a set of the language takes several times as long, and a critique asks a few thousand times.
 */
export type WordBeginnings = { readonly numbers: readonly number[]; readonly places: Int32Array }
const EMPTY = 0
const FEWEST_PLACES = 64

/** With what the words of a plain text begin, in every length up to `COMPARED`. */
export function wordBeginnings(plain: string): WordBeginnings {
  const numbers: number[] = []
  // Twice as many places as there can be beginnings, so that most are found where they are looked for.
  let size = FEWEST_PLACES
  while (size < 2 * plain.length + 2) size *= 2
  const found = { numbers, places: new Int32Array(size) }
  if (/[\d$€£]/.test(plain)) add(found, numberOfLetters(NUMBER))
  let [number, length] = [0, 0]
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (!isLetter(code)) [number, length] = [0, 0]
    else if (length < COMPARED) {
      number = withLetter(number, code)
      length += 1
      add(found, number)
    }
  }
  return found
}

function add({ numbers, places }: { readonly numbers: number[]; readonly places: Int32Array }, number: number): void {
  const place = placeOf(places, number)
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
