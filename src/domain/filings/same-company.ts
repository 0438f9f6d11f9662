/** Words that say what kind of company it is, not which. */
const KINDS: ReadonlySet<string> = new Set(
  'inc incorporated corp corporation co company companies ltd limited plc llc lp group holding holdings the and of sa ag nv se spa ab asa oyj class common stock ordinary shares adr ads trust new de'.split(
    ' ',
  ),
)

/**
 * Whether two names can be the same company's. A ticker may be typed for a company that is listed elsewhere, and the filings
 * of another one would be false facts, so one word of the name has to agree.
 * @param ticker somebody who gives the ticker as the name means the listed company
 */
export function isSameCompany(name: string, listedName: string, ticker: string): boolean {
  if (name.trim().toLowerCase() === ticker.toLowerCase()) return true
  const words = wordsOf(listedName)
  return wordsOf(name).some((word) => words.includes(word))
}

const wordsOf = (name: string): string[] =>
  (
    name
      .toLowerCase()
      .replace(/[&.'’]/g, '')
      .match(/[\p{L}\p{N}]{2,}/gu) ?? []
  ).filter((word) => !KINDS.has(word))
