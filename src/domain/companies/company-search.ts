/** A company or fund as an exchange lists it. */
export type ListedCompany = { readonly ticker: string; readonly companyName: string }

/** A company with its search keys, made in advance because folding 12,000 names on every keystroke is slow. */
export type SearchableCompany = ListedCompany & {
  /** `brkb` for BRK.B. */
  readonly tickerKey: string
  /** Every word after a space, so that a search for words that start with `x` is a plain search for ` x`. */
  readonly nameWords: string
  /** The words joined together from each word on, for people who write `sp500`: ` thesp500 sp500 500`. */
  readonly nameTails: string
}

/**
 * The companies that `term` finds, best first: exact ticker, ticker prefix, start of the name,
 * start of a later word in the name, anywhere else. A blank term finds nothing.
 */
export function rankCompanies(companies: readonly SearchableCompany[], term: string, limit: number): ListedCompany[] {
  const words = fold(term)
  if (words === '') return []
  const sought: Sought = { words, joined: join(words) }
  const found = TIERS.map((): SearchableCompany[] => [])
  for (const company of companies) {
    found[TIERS.findIndex((tier) => tier.holds(company, sought))]?.push(company)
  }
  return best(found, limit).map(({ ticker, companyName }) => ({ ticker, companyName }))
}

/** A company as `rankCompanies` compares it, prepared once for all searches. */
export function searchable({ ticker, companyName }: ListedCompany): SearchableCompany {
  const words = fold(companyName)
  return { ticker, companyName, tickerKey: join(fold(ticker)), nameWords: ` ${words}`, nameTails: tails(words) }
}

type Sought = { readonly words: string; readonly joined: string }
type Order = (one: ListedCompany, other: ListedCompany) => number
type Tier = { readonly order: Order; readonly holds: (company: SearchableCompany, sought: Sought) => boolean }

const byTicker: Order = (one, other) => (one.ticker < other.ticker ? -1 : one.ticker > other.ticker ? 1 : 0)

/** The ticker with the fewest letters left to type comes first. */
const byTickerLength: Order = (one, other) => one.ticker.length - other.ticker.length || byTicker(one, other)

/** Best first: a company belongs to the first tier that matches. */
const TIERS: readonly Tier[] = [
  { order: byTicker, holds: ({ tickerKey }, { joined }) => tickerKey === joined },
  { order: byTickerLength, holds: ({ tickerKey }, { joined }) => tickerKey.startsWith(joined) },
  // Nobody types the article of The Coca-Cola Company, so its name also starts after it.
  {
    order: byTicker,
    holds: ({ nameWords }, { words }) => nameWords.startsWith(` ${words}`) || nameWords.startsWith(` the ${words}`),
  },
  { order: byTicker, holds: ({ nameWords }, { words }) => nameWords.includes(` ${words}`) },
  {
    order: byTicker,
    holds: ({ nameWords, nameTails, tickerKey }, { words, joined }) =>
      nameWords.includes(words) || nameTails.includes(` ${joined}`) || tickerKey.includes(joined),
  },
]

/** Sorts only the tiers that are shown, because one letter finds nearly every company in the last one. */
function best(found: readonly SearchableCompany[][], limit: number): SearchableCompany[] {
  const ranked: SearchableCompany[] = []
  for (const [rank, tier] of TIERS.entries()) {
    if (ranked.length >= limit) break
    for (const company of found[rank]?.sort(tier.order) ?? []) ranked.push(company)
  }
  return ranked.slice(0, limit)
}

/**
 * Lower-case words of plain letters and digits, separated by one space. Signs that people leave out inside a word are dropped
 * (`McDonald's`, `U.S.`, `AT&T`); other signs separate words (`Coca-Cola`); a written `and` is dropped as `&` is.
 */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.&]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ and(?= |$)/g, '')
}

const join = (words: string): string => words.replaceAll(' ', '')

/** Only from the start of a word: otherwise `cin` would find every name that ends in `c Inc.` */
function tails(words: string): string {
  const list = words.split(' ')
  return list.map((_, start) => ` ${list.slice(start).join('')}`).join('')
}
