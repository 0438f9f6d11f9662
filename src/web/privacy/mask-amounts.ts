import { MONEY_NAME, UNTIL_KNOWN, WITH_THEIR_SIGN, WITHOUT_SIGN } from './amount-patterns.ts'

/** Stand for a character of an amount and of a day: from a range that no text uses (Unicode, private use area). */
const [AMOUNT, DAY] = ['\uE000', '\uE001']

/** What days look like, however near to an amount they stand, and then what amounts do; until it is known how people write theirs, nearly every figure. */
let days: readonly RegExp[] = [/\b[a-z]{3,9} \d{1,2}, \d{4}\b|\b\d{4}-\d\d-\d\d\b/gi]
let patterns: readonly RegExp[] = [...WITH_THEIR_SIGN, UNTIL_KNOWN]

/** Loads how people write amounts in their own words. Few ever hide amounts, so it is fetched for them alone. */
export async function learnOwnWords(): Promise<void> {
  const [{ DAYS_IN_OWN_WORDS }, { IN_OWN_WORDS }] = await Promise.all([
    import('./own-words-days.ts'),
    import('./own-words-patterns.ts'),
  ])
  days = DAYS_IN_OWN_WORDS
  patterns = [...WITH_THEIR_SIGN, ...IN_OWN_WORDS, WITHOUT_SIGN]
}

/** Most texts have no figure, and no name of money beside one that is spelled out. */
const MAY_HAVE_AMOUNT = new RegExp(`\\d|${MONEY_NAME}`, 'i')

/**
 * A text without its amounts: money, and how many of something are held. Percentages, confidence, days and ratios of splits
 * stay. Of a number without a sign of money its neighbours tell what it is; where they do not, it is hidden rather than shown.
 * @param mask what stands in the place of each
 */
export const maskAmounts = (text: string, mask: string): string => maskParted([text], mask).join('')

/**
 * The same for a text that is parted, such as by elements around some of its words: an amount that begins in one part and ends
 * in another is masked in the first.
 */
export function maskParted(parts: readonly string[], mask: string): string[] {
  const text = parts.join('')
  const isAmount = findAmounts(text)
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

/** @returns whether the character at a place is of an amount; null where none is */
function findAmounts(text: string): ((at: number) => boolean) | null {
  if (!MAY_HAVE_AMOUNT.test(text)) return null
  const withoutDays = days.reduce((left, pattern) => left.replace(pattern, (day) => DAY.repeat(day.length)), text)
  const withoutAmounts = patterns.reduce(
    (left, amounts) => left.replace(amounts, (amount) => AMOUNT.repeat(amount.length)),
    withoutDays,
  )
  return withoutAmounts.includes(AMOUNT) ? (at) => withoutAmounts[at] === AMOUNT : null
}
