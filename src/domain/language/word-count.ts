/** How many words a text has, parted by white space. Without a pattern: a critique counts those of some twenty clauses. */
export function wordCount(text: string): number {
  let [count, isInWord] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const isLetter = !isSpace(text.charCodeAt(at))
    if (isLetter && !isInWord) count += 1
    isInWord = isLetter
  }
  return count
}

/** What `\s` matches. */
const isSpace = (code: number): boolean =>
  code <= LAST_ASCII ? code === BLANK || (code >= TAB && code <= RETURN) : code >= FIRST_WIDE && WIDE.has(code)

const [TAB, RETURN, BLANK, LAST_ASCII, FIRST_WIDE] = [9, 13, 32, 127, 160] as const
const WIDE: ReadonlySet<number> = new Set(
  Array.from(
    '\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
    (space) => space.charCodeAt(0),
  ),
)
