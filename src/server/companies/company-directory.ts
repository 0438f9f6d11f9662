import { setImmediate } from 'node:timers/promises'
import {
  type ListedCompany,
  rankCompanies,
  type SearchableCompany,
  searchable,
} from '#domain/companies/company-search.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { fetchSecCompanies, type SecAccess } from './providers/sec.ts'
import { readStarterTable } from './starter-table.ts'

const REFRESH_AFTER_MS = 7 * DAY_MS
const REFRESHED_AT = 'company-directory-refreshed-at'
const ROWS_AT_ONCE = 500
const FOLDED_AT_ONCE = 100

/** The companies that are found without a provider: the starter table, and the SEC's list once it has been fetched. */
export type CompanyDirectory = {
  search(term: string, limit: number): Promise<ListedCompany[]>
  /** Fetches the SEC's list when the stored one is older than a week. On failure, the stored one stays. */
  refresh(now: string): Promise<'fresh' | 'refreshed' | 'failed'>
}

export function openCompanyDirectory(db: Db, sec: SecAccess, outbound: Outbound): CompanyDirectory {
  // Read at the first search and not at the start, because folding 10,000 names would be most of a start.
  let loaded: Promise<SearchableCompany[]> | null = null
  const load = () => {
    loaded ??= readCompanies(db).catch((error) => {
      loaded = null
      throw error
    })
    return loaded
  }
  return {
    search: async (term, limit) => rankCompanies(await load(), term, limit),
    async refresh(now) {
      const refreshedAt = await findSetting(db, REFRESHED_AT)
      if (refreshedAt && Date.parse(now) - Date.parse(refreshedAt) < REFRESH_AFTER_MS) return 'fresh'
      const outcome = await fetchSecCompanies(sec, outbound)
      if (!outcome.ok) return 'failed'
      await storeCompanies(db, outcome.data)
      await storeSetting(db, REFRESHED_AT, now)
      loaded = null
      return 'refreshed'
    },
  }
}

/** Our own names replace the SEC's, whose list lacks many ETFs and has companies under their registered names. */
async function readCompanies(db: Db): Promise<SearchableCompany[]> {
  const rows = await db.selectFrom('companies').selectAll().execute()
  const fromSec = rows.map((row) => [row.ticker, row.company_name] as const)
  const byHand = readStarterTable().map(({ ticker, companyName }) => [ticker, companyName] as const)
  const companies: SearchableCompany[] = []
  for (const [ticker, companyName] of new Map([...fromSec, ...byHand])) {
    companies.push(searchable({ ticker, companyName }))
    // 10,000 names take a tenth of a second, in which others are answered too.
    if (companies.length % FOLDED_AT_ONCE === 0) await setImmediate()
  }
  return companies
}

async function storeCompanies(db: Db, companies: readonly ListedCompany[]): Promise<void> {
  const rows = [...new Map(companies.map((company) => [company.ticker, company])).values()].map((company) => ({
    ticker: company.ticker,
    company_name: company.companyName,
  }))
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('companies').execute()
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await trx
        .insertInto('companies')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .execute()
  })
}
