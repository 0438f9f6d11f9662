/** Words that tell the kind of a company, and not which one it is. */
const KINDS: ReadonlySet<string> = new Set(
  'inc incorporated corp corporation co company companies ltd limited plc llc lp group holding holdings the and of sa ag nv se spa ab asa oyj class common stock ordinary shares adr ads trust new de'.split(
    ' ',
  ),
)

/**
 * Whether two names can belong to the same company. Somebody may type a ticker for a company that is listed elsewhere, and
 * another company's filings would be false facts, so one word of the name must agree.
 * @param ticker somebody who types the ticker as the name means the listed company
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
