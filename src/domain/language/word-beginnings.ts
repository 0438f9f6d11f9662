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

/** Beginnings as numbers. A number whose place is empty is none of them, which saves most of the look-ups. */
export type WordBeginnings = { readonly numbers: ReadonlySet<number>; readonly places: Uint8Array }
const PLACES = 1024
const LAST_PLACE = PLACES - 1

/** With what the words of a plain text begin, in every length up to `COMPARED`. */
export function wordBeginnings(plain: string): WordBeginnings {
  const numbers = new Set<number>()
  if (/[\d$€£]/.test(plain)) numbers.add(numberOfLetters(NUMBER))
  let [number, length] = [0, 0]
  for (let at = 0; at < plain.length; at += 1) {
    const code = plain.charCodeAt(at)
    if (!isLetter(code)) [number, length] = [0, 0]
    else if (length < COMPARED) {
      number = withLetter(number, code)
      length += 1
      numbers.add(number)
    }
  }
  const places = new Uint8Array(PLACES)
  for (const each of numbers) places[each & LAST_PLACE] = 1
  return { numbers, places }
}

export const hasBeginning = ({ numbers, places }: WordBeginnings, beginning: number): boolean =>
  places[beginning & LAST_PLACE] === 1 && numbers.has(beginning)
