import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'
import { getJson, type Outcome } from '../../outbound/gate.ts'

/** About 10,000 rows, 0.8 MB at the time of writing. */
const MAX_LIST_BYTES = 8 * 1024 * 1024

const CompanyTickers = z.record(z.string(), z.object({ ticker: z.string().min(1).max(20), title: z.string().min(1) }))

/** The SEC's list of companies with a ticker. It refuses callers that don't say who they are. */
export async function fetchSecCompanies(sec: {
  baseUrl: string
  contact: string | null
}): Promise<Outcome<ListedCompany[]>> {
  const contact = sec.contact ? ` (${sec.contact})` : ' (self-hosted investment journal)'
  const outcome = await getJson({
    url: new URL(`${sec.baseUrl}/files/company_tickers.json`),
    headers: { 'user-agent': `Candor/1.0${contact}` },
    maxBytes: MAX_LIST_BYTES,
  })
  if (!outcome.ok) return outcome
  const read = CompanyTickers.safeParse(outcome.data)
  if (!read.success) return { ok: false, kind: 'upstream' }
  const companies = Object.values(read.data).map(({ ticker, title }) => ({
    ticker: ticker.toUpperCase(),
    companyName: readable(title),
  }))
  return { ok: true, data: companies }
}

/** The SEC shouts many names («MICROSOFT CORP»); a list of them is hard to read. */
function readable(title: string): string {
  if (title !== title.toUpperCase()) return title
  return title.toLowerCase().replace(/(^|[\s\-/.&(])\p{L}/gu, (start) => start.toUpperCase())
}
