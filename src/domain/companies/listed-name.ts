type Company = { readonly ticker: string; readonly companyName: string }

/** The name under which a directory has a ticker; null when it has none. */
const listedName = (found: readonly Company[], ticker: string): string | null =>
  found.find((company) => company.ticker === ticker)?.companyName ?? null

/**
 * Whether a company was chosen from a directory and not typed: the directory has its ticker, and under its name.
 * @param found what the directory finds for the ticker
 */
export function isChosen(found: readonly Company[], { ticker, companyName }: Company): boolean {
  const listed = listedName(found, ticker)
  return listed !== null && wordsOf(listed).join(' ') === wordsOf(companyName).join(' ')
}

/** The name of another company to which a directory gives a ticker; null when it has none, or what seems to be the same one. */
export function otherCompany(found: readonly Company[], { ticker, companyName }: Company): string | null {
  const listed = listedName(found, ticker)
  if (listed === null) return null
  const [words, ofListed] = [wordsOf(companyName), wordsOf(listed)]
  const isSame = ofListed.includes(words[0] ?? '') || words.includes(ofListed[0] ?? '')
  return isSame ? null : listed
}

/** The words of a company's name without its article, in small letters. */
const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'the')
