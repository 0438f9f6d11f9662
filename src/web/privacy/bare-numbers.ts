import { BARE_NUMBER } from './own-words-patterns.ts'

/**
 * Hides the bare numbers of people's own words, which are prices more often than not.
 * @param isOwnWords whether all of the text is such words, or a critique of them; otherwise what it quotes is
 * @param amount the character that each of theirs becomes
 */
export function withoutBareNumbers(text: string, isOwnWords: boolean, amount: string): string {
  const hide = (words: string) => words.replace(BARE_NUMBER, (number) => amount.repeat(number.length))
  return isOwnWords ? hide(text) : inQuotations(text, hide)
}

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
