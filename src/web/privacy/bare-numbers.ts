import { ANY_NUMBER, NUMBERS_THAT_STAY } from './numbers-that-stay.ts'

/**
 * Puts a placeholder in place of each number of people's own words that is certainly no amount.
 * @param isOwnWords whether all of the text is such words, or a critique of them; otherwise what it quotes is
 * @param other the character that each of theirs becomes
 */
export const withoutOtherNumbers = (text: string, isOwnWords: boolean, other: string): string =>
  inOwnWords(text, isOwnWords, (words) =>
    NUMBERS_THAT_STAY.reduce((left, stays) => left.replace(stays, (number) => other.repeat(number.length)), words),
  )

/**
 * Hides all numbers of people's own words that are left: more often than not they are prices.
 * @param amount the character that each of theirs becomes
 */
export const withoutBareNumbers = (text: string, isOwnWords: boolean, amount: string): string =>
  inOwnWords(text, isOwnWords, (words) => words.replace(ANY_NUMBER, (number) => amount.repeat(number.length)))

const inOwnWords = (text: string, isOwnWords: boolean, change: (words: string) => string): string =>
  isOwnWords ? change(text) : inQuotations(text, change)

/** Changes what stands between “ and ”, or „ and “: the outermost of each, and to the end where the text is cut. */
function inQuotations(text: string, change: (quoted: string) => string): string {
  let [changed, from] = ['', 0]
  const open: string[] = []
  for (const { 0: mark, index } of text.matchAll(/[“„”]/g)) {
    const isClosing = mark === '”' || (mark === '“' && open.at(-1) === '„')
    if (open.length === 0 && !isClosing) {
      changed += text.slice(from, index)
      from = index
    }
    if (!isClosing) open.push(mark)
    else if (open.length === 1) {
      changed += change(text.slice(from, index))
      from = index
    }
    if (isClosing) open.pop()
  }
  const rest = text.slice(from)
  return changed + (open.length > 0 ? change(rest) : rest)
}
