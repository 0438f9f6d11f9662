import { type Answer, html, json } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'

export type SecScenario = 'limited' | 'server-error'

type SecCompany = { readonly cik_str: number; readonly ticker: string; readonly title: string }

/** One reported value of a concept, as in the SEC's API companyconcept. */
export type SecValue = {
  readonly start?: string
  readonly end: string
  readonly val: number
  readonly accn: string
  readonly fy: number
  readonly fp: string
  readonly form: string
  readonly filed: string
  readonly frame?: string
}

/** The reported values by the company's number, the concept and the unit. */
type SecConcepts = Readonly<Record<number, Readonly<Record<string, Readonly<Record<string, readonly SecValue[]>>>>>>

type SecOptions = { readonly companies?: readonly SecCompany[]; readonly concepts?: SecConcepts }

/** The SEC's list of companies, and companyconcept. It refuses clients that do not identify themselves. */
export function startSecDouble({
  companies = someCompanies,
  concepts = {},
}: SecOptions = {}): Promise<Double<SecScenario>> {
  return startDouble<SecScenario>(({ method, path, headers }, scenario) => {
    if (!isDeclared(headers['user-agent']))
      return html(403, 'Your Request Originates from an Undeclared Automated Tool')
    if (scenario === 'limited') return html(429, 'Request Rate Threshold Exceeded')
    if (scenario === 'server-error') return html(503, 'Service Unavailable')
    if (method !== 'GET') return html(405, 'Method Not Allowed')
    if (path.startsWith('/api/xbrl/companyconcept/')) return concept(path, companies, concepts)
    if (path !== '/files/company_tickers.json') return html(404, 'Not Found')
    return json(200, Object.fromEntries(companies.map((company, index) => [String(index), company])))
  })
}

/** Answers a request for a concept. The company's number has ten digits, and an unused concept is a 404 in XML. */
function concept(path: string, companies: readonly SecCompany[], concepts: SecConcepts): Answer {
  const [, cik = '', taxonomy = '', tag = ''] = CONCEPT.exec(path) ?? []
  const units = concepts[Number(cik)]?.[tag]
  if (!units || taxonomy !== 'us-gaap') {
    const body = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code></Error>'
    return { status: 404, headers: { 'content-type': 'application/xml' }, body }
  }
  const entityName = companies.find(({ cik_str }) => cik_str === Number(cik))?.title
  return json(200, { cik: Number(cik), taxonomy, tag, label: tag, description: '', entityName, units })
}

const CONCEPT = /^\/api\/xbrl\/companyconcept\/CIK(\d{10})\/([a-z-]+)\/(\w+)\.json$/

/** Whether a user agent identifies the caller, which the default name of a library does not. */
function isDeclared(userAgent = ''): boolean {
  return userAgent.trim() !== '' && !/^(node|undici|axios|got|curl|wget|python|mozilla)\b/i.test(userAgent.trim())
}

const someCompanies: readonly SecCompany[] = [
  { cik_str: 1045810, ticker: 'NVDA', title: 'NVIDIA CORP' },
  { cik_str: 320193, ticker: 'AAPL', title: 'Apple Inc.' },
  { cik_str: 789019, ticker: 'MSFT', title: 'MICROSOFT CORP' },
  { cik_str: 1067983, ticker: 'BRK-B', title: 'BERKSHIRE HATHAWAY INC' },
]
