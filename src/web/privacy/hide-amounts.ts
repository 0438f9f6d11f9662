import { AMOUNT, OTHER, withEach } from './amount-patterns.ts'
import { ANY_NUMBER, NUMBERS_THAT_STAY } from './numbers-that-stay.ts'
import { DAYS_IN_OWN_WORDS } from './own-words-days.ts'
import { IN_OWN_WORDS } from './own-words-patterns.ts'

/**
 * Puts a placeholder in place of each character of an amount, and of a number that stays. In people's own words that is every number which
 * is not certainly another one: more often than not it is a price.
 * @param isOwnWords whether all of the text is such words, or a critique of them; otherwise what it quotes is
 */
export function hideAmounts(text: string, isOwnWords: boolean): string {
  const withoutOthers = inOwnWords(text, isOwnWords, (words) => NUMBERS_THAT_STAY.reduce(withEach(OTHER), words))
  const withoutDays = DAYS_IN_OWN_WORDS.reduce(withEach(OTHER), withoutOthers)
  const withoutAmounts = IN_OWN_WORDS.reduce(withEach(AMOUNT), withoutDays)
  return inOwnWords(withoutAmounts, isOwnWords, (words) => withEach(AMOUNT)(words, ANY_NUMBER))
}

/** For so long patterns are compiled before a press gets its turn. */
const PIECE_MS = 5

/**
 * Has the patterns compiled in pieces. Otherwise the first text that is masked would have them all compiled at once, amid a page's first
 * picture.
 */
export async function compilePatterns(): Promise<void> {
  let begun = performance.now()
  for (const pattern of [...NUMBERS_THAT_STAY, ...DAYS_IN_OWN_WORDS, ...IN_OWN_WORDS, ANY_NUMBER]) {
    withEach(OTHER)('1 “', pattern)
    if (performance.now() - begun < PIECE_MS) continue
    await nextTurn()
    begun = performance.now()
  }
}

/** A message, because in a page that nobody sees a timer may take a second. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

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
