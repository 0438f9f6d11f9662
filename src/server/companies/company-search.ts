import type { CompanySearchView } from '#contract/companies.ts'
import { type ListedCompany, rankCompanies, searchable } from '#domain/companies/company-search.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import { Refusal } from '../http/problem.ts'
import type { Outcome } from '../outbound/http-fetch.ts'
import type { CompanyDirectory } from './company-directory.ts'

const MAX_RESULTS = 100

/** With this many local results the provider is not asked, because it allows few requests a minute. */
const ENOUGH = 10

export type CompanyProvider = (term: string) => Promise<Outcome<ListedCompany[]>>

/**
 * Searches the local directory first, and then the provider, if there is one and the directory finds little.
 * @throws Refusal when nothing was found and the provider, which might have found it, could not be asked
 */
export async function searchCompanies(
  directory: CompanyDirectory,
  provider: CompanyProvider | null,
  term: string,
): Promise<CompanySearchView> {
  const local = await directory.search(term, MAX_RESULTS)
  if (!provider || local.length >= ENOUGH || term.trim() === '') return { results: local, notice: null }
  const outcome = await orWithoutWriting(provider(term.trim()), () => COULD_NOT_ASK)
  if (outcome.ok) return { results: merge(local, outcome.data, term), notice: null }
  if (local.length > 0)
    return {
      results: local,
      notice: 'The market-data provider could not be asked, so these are from the local list only.',
    }
  throw new Refusal({
    code: 'unavailable',
    message:
      'The search failed: the market-data provider could not be asked. Try again, or enter the ticker and name yourself.',
  })
}

const COULD_NOT_ASK = { ok: false, kind: 'upstream' } as const

/** The provider's list is alphabetical, so both lists are ranked together. A ticker's local name replaces the provider's. */
function merge(local: readonly ListedCompany[], remote: readonly ListedCompany[], term: string): ListedCompany[] {
  const byTicker = new Map([...remote, ...local].map((company) => [company.ticker, company]))
  const companies = [...byTicker.values()]
  const ranked = rankCompanies(companies.map(searchable), term, MAX_RESULTS)
  // Companies that only the provider connects with the term, by an old name for example, come last.
  const rest = companies.filter(({ ticker }) => !ranked.some((company) => company.ticker === ticker))
  return [...ranked, ...rest].slice(0, MAX_RESULTS)
}
