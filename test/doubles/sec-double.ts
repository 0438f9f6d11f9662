import { html, json } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'

export type SecScenario = 'limited' | 'server-error'

type SecCompany = { readonly cik_str: number; readonly ticker: string; readonly title: string }

/** The SEC's list of companies. It shuts out who does not say who they are. */
export function startSecDouble({ companies = someCompanies } = {}): Promise<Double<SecScenario>> {
  return startDouble<SecScenario>(({ method, path, headers }, scenario) => {
    if (!isDeclared(headers['user-agent']))
      return html(403, 'Your Request Originates from an Undeclared Automated Tool')
    if (scenario === 'limited') return html(429, 'Request Rate Threshold Exceeded')
    if (scenario === 'server-error') return html(503, 'Service Unavailable')
    if (method !== 'GET' || path !== '/files/company_tickers.json') return html(404, 'Not Found')
    return json(200, Object.fromEntries(companies.map((company, index) => [String(index), company])))
  })
}

/** A library's own name says nothing of who calls. */
function isDeclared(userAgent = ''): boolean {
  return userAgent.trim() !== '' && !/^(node|undici|axios|got|curl|wget|python|mozilla)\b/i.test(userAgent.trim())
}

const someCompanies: readonly SecCompany[] = [
  { cik_str: 1045810, ticker: 'NVDA', title: 'NVIDIA CORP' },
  { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' },
  { cik_str: 789019, ticker: 'MSFT', title: 'MICROSOFT CORP' },
  { cik_str: 1067983, ticker: 'BRK-B', title: 'BERKSHIRE HATHAWAY INC' },
]
