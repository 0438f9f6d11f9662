import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'

export type SecAccess = { readonly baseUrl: string; readonly contact: string | null }

/** The list has about 10,000 rows, 0.8 MB at the time of writing. */
const MAX_LIST_BYTES = 8 * 1024 * 1024

const CompanyTickers = z.record(z.string(), z.object({ ticker: z.string().min(1).max(20), title: z.string().min(1) }))

/** The SEC's list of companies with a ticker. The SEC refuses callers that do not name themselves. */
export function fetchSecCompanies(sec: SecAccess, outbound: Outbound): Promise<Outcome<ListedCompany[]>> {
  const contact = sec.contact ? ` (${sec.contact})` : ' (self-hosted investment journal)'
  const url = new URL(`${sec.baseUrl}/files/company_tickers.json`)
  // It is called once a week, so it needs no budget.
  const provider = outbound.provider({ name: 'SEC', perMinute: 0, perDay: 0, origins: [url.origin] })
  return provider.ask({
    op: 'companies',
    args: {},
    url,
    headers: { 'user-agent': `Candor/1.0${contact}` },
    urgency: 'background',
    maxBytes: MAX_LIST_BYTES,
    read,
  })
}

function read(body: unknown): Outcome<ListedCompany[]> {
  const list = CompanyTickers.safeParse(body)
  if (!list.success || Object.keys(list.data).length === 0) return { ok: false, kind: 'upstream' }
  const companies = Object.values(list.data).map(({ ticker, title }) => ({
    ticker: ticker.toUpperCase(),
    companyName: readable(title),
  }))
  return { ok: true, data: companies }
}

/** Many of the SEC's names are in capitals («MICROSOFT CORP»), which are hard to read in a list. */
function readable(title: string): string {
  if (title !== title.toUpperCase()) return title
  return title.toLowerCase().replace(/(^|[\s\-/.&(])\p{L}/gu, (start) => start.toUpperCase())
}
