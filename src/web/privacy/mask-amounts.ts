import { AMOUNT, OTHER, UNTIL_KNOWN, WITH_THEIR_SIGN, withEach } from './amount-patterns.ts'

const WRITTEN_DAY = /\b[a-z]{3,9} \d{1,2}, \d{4}\b|\b\d{4}-\d\d-\d\d\b/gi

/** Puts a placeholder in place of each character of an amount. Until `learnOwnWords` has replaced it, it hides as much or more. */
let hideAmounts = (text: string, _isOwnWords: boolean): string =>
  [WITH_THEIR_SIGN, UNTIL_KNOWN].reduce(withEach(AMOUNT), withEach(OTHER)(text, WRITTEN_DAY))

/** Loads the patterns of amounts in people's own words. Few people ever hide amounts, so nobody else loads them. */
export async function learnOwnWords(): Promise<void> {
  const own = await import('./hide-amounts.ts')
  await own.compilePatterns()
  hideAmounts = own.hideAmounts
}

/**
 * Replaces the amounts of a text: money, and quantities that are held. Percentages, confidence, dates and split ratios stay. The
 * words around a number without a currency sign decide whether it is an amount; in doubt it is hidden.
 * @param mask replaces each amount
 * @param isOwnWords whether all of it is people's own words, or a critique of them; otherwise what it quotes is
 */
export const maskAmounts = (text: string, mask: string, isOwnWords = false): string =>
  maskParted([text], mask, isOwnWords).join('')

/**
 * The same for a text that is split into parts, for example by elements around some of its words. An amount that begins in one
 * part and ends in another is replaced in the first.
 */
export function maskParted(parts: readonly string[], mask: string, isOwnWords = false): string[] {
  const text = parts.join('')
  const isAmount = findAmounts(text, isOwnWords)
  if (isAmount === null) return [...parts]
  let at = 0
  return parts.map((part) => {
    let masked = ''
    for (const end = at + part.length; at < end; at += 1) {
      if (!isAmount(at)) masked += text[at]
      else if (!isAmount(at - 1)) masked += mask
    }
    return masked
  })
}

/** @returns a function that says whether the character at a position belongs to an amount; null if the text has no amount */
function findAmounts(text: string, isOwnWords: boolean): ((at: number) => boolean) | null {
  const hidden = hideAmounts(text, isOwnWords)
  return hidden.includes(AMOUNT) ? (at) => hidden[at] === AMOUNT : null
}
