import { type Answer, json } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'
import {
  type MassiveArticle,
  type MassiveCompany,
  type MassiveSplit,
  pngIcon,
  someCompanies,
  someSplits,
  svgIcon,
} from './massive-fixtures.ts'
import { foreignOrigin, keyAfter, type Received } from './received.ts'

export type MassiveScenario =
  | 'unknown-key'
  | 'not-entitled'
  | 'limited'
  | 'limited-without-body'
  | 'without-results'
  | 'foreign-next-page'
  | 'foreign-icon'
  | 'svg-icon'
  | 'server-error'
  | 'nan'
  | 'negative'
  | 'zero'
  | 'huge'

type MassiveOptions = {
  readonly key?: string
  readonly companies?: readonly MassiveCompany[]
  readonly splits?: readonly MassiveSplit[]
  readonly news?: readonly MassiveArticle[]
}

/** Massive (Polygon until 2025): company search, details with branding, the previous close, daily prices, splits. */
export function startMassiveDouble({
  key = 'massive-test-key',
  companies = someCompanies,
  splits = someSplits,
  news = [],
}: MassiveOptions = {}): Promise<Double<MassiveScenario>> {
  return startDouble<MassiveScenario>((request, scenario) => {
    const given = keyAfter('Bearer', request) ?? request.query.apiKey
    if (given !== key || scenario === 'unknown-key') return failure(401, 'Unknown API Key')
    return scenarioAnswers[scenario] ?? route(request, scenario, companies, splits, news)
  })
}

function route(
  request: Received,
  scenario: string,
  companies: readonly MassiveCompany[],
  splits: readonly MassiveSplit[],
  news: readonly MassiveArticle[],
): Answer {
  if (request.method !== 'GET') return failure(405, 'Method Not Allowed')
  const [, version, kind, noun, name = '', rest] = request.path.split('/')
  const company = companies.find(({ ticker }) => ticker === decodeURIComponent(name))
  switch (`/${version}/${kind}/${noun}`) {
    case '/v3/reference/tickers':
      return name === '' ? search(request, scenario, companies) : details(request, scenario, company)
    case '/v1/reference/company-branding':
      return scenario === 'svg-icon' ? svgIcon : pngIcon
    case '/v2/aggs/ticker':
      return rest === 'prev' || rest === 'range' ? spoiled(bars(request, rest, company), scenario) : notFound
    case '/v3/reference/splits':
      return splitsOf(request.query, splits)
    case '/v2/reference/news':
      return newsOf(request.query, news)
    default:
      return notFound
  }
}

function search(request: Received, scenario: string, companies: readonly MassiveCompany[]): Answer {
  const { query } = request
  const wrong = searchMistake(query)
  if (wrong) return failure(400, wrong)
  const words = (query.search ?? '').toLowerCase()
  const matches = companies
    .filter(({ ticker }) => !query.ticker || ticker === query.ticker)
    .filter(({ ticker, name }) => `${ticker} ${name}`.toLowerCase().includes(words))
    .sort((a, b) => (a.ticker < b.ticker ? -1 : 1))
  if (query.order === 'desc') matches.reverse()
  const results = matches.slice(0, Number(query.limit ?? 100)).map(listing)
  const hasMore = scenario === 'foreign-next-page' || results.length < matches.length
  return success({
    count: results.length,
    ...(hasMore ? { next_url: `${linkOrigin(request, scenario)}/v3/reference/tickers?cursor=YWN0aXZl` } : {}),
    ...(results.length > 0 ? { results } : {}),
  })
}

/** The provider's complaint about a search; undefined if it is legal. The provider ignores unknown parameters. */
function searchMistake(query: Received['query']): string | undefined {
  const legal: Record<string, RegExp> = {
    market: /^(stocks|crypto|fx|otc|indices)$/,
    active: /^(true|false)$/,
    order: /^(asc|desc)$/,
    limit: /^([1-9]\d{0,2}|1000)$/,
    sort: /^(ticker|name|market|locale|primary_exchange|type|currency_symbol|cik|last_updated_utc)$/,
  }
  const wrong = Object.keys(legal).find((name) => query[name] !== undefined && !legal[name]?.test(query[name]))
  return wrong && `Query parameter '${wrong}' is not valid`
}

function details(request: Received, scenario: string, company: MassiveCompany | undefined): Answer {
  if (!company) return json(404, { status: 'NOT_FOUND', request_id: requestId, message: 'Ticker not found.' })
  const folder = `/v1/reference/company-branding/${company.ticker.toLowerCase()}/images/2026-11-01_`
  const start = linkOrigin(request, scenario) + folder
  return success({
    results: { ...listing(company), branding: { logo_url: `${start}logo.svg`, icon_url: `${start}icon.png` } },
  })
}

const linkOrigin = (request: Received, scenario: string): string =>
  scenario.startsWith('foreign-') ? foreignOrigin(request) : `http://${request.headers.host}`

/** Daily prices. A range stamps each day with its beginning in New York, the previous close with the end of its session. */
function bars(request: Received, kind: 'prev' | 'range', company: Partial<MassiveCompany> = {}): Answer {
  const { ticker, previousClose: c } = company
  const [from = '', to = ''] = request.path.split('/').slice(-2)
  const days =
    kind === 'prev' ? [{ day: '2026-11-20', hour: 21 }] : someDays.filter(({ day }) => day >= from && day <= to)
  const bar = ({ day, hour }: { day: string; hour: number }) => {
    const t = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
    return { T: ticker, c, o: c, h: c, l: c, v: 1000, t }
  }
  const results = c === undefined ? [] : days.map(bar)
  const count = results.length
  return {
    status: 200,
    body: { ticker, adjusted: false, queryCount: count, resultsCount: count, results, status: 'OK' },
  }
}

const someDays = ['16', '17', '18', '19', '20'].map((date) => ({ day: `2026-11-${date}`, hour: 5 }))

function splitsOf(query: Received['query'], all: readonly MassiveSplit[]): Answer {
  const results = all.filter(
    ({ ticker, execution_date }) => ticker === query.ticker && execution_date >= (query['execution_date.gte'] ?? ''),
  )
  return success(results.length > 0 ? { results } : {})
}

/** The news about one ticker. Dates are days or RFC 3339 instants; an answer has at most 1000 articles, ten by default. */
function newsOf(query: Received['query'], all: readonly MassiveArticle[]): Answer {
  const wrong = newsMistake(query)
  if (wrong) return failure(400, wrong)
  const until = query['published_utc.lte'] ?? '9999'
  const results = all
    .filter(({ tickers, published_utc }) => tickers.includes(query.ticker ?? '') && published_utc <= until)
    .toSorted((one, other) => (one.published_utc < other.published_utc ? 1 : -1))
  if (query.order === 'asc') results.reverse()
  const page = results.slice(0, Number(query.limit ?? 10))
  return success({ count: page.length, ...(page.length > 0 ? { results: page } : {}) })
}

function newsMistake(query: Received['query']): string | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}Z)?$/
  const legal: Record<string, RegExp> = {
    ticker: /^[A-Z0-9.]+$/,
    ...Object.fromEntries(['', '.gt', '.gte', '.lt', '.lte'].map((end) => [`published_utc${end}`, instant])),
    order: /^(asc|desc)$/,
    limit: /^([1-9]\d{0,2}|1000)$/,
    sort: /^published_utc$/,
    apiKey: /./,
  }
  const wrong = Object.keys(query).find((name) => !legal[name]?.test(query[name] ?? ''))
  return wrong && `Query parameter '${wrong}' is not valid`
}

/** Replaces every price by the same figure. */
function spoiled(answer: Answer, scenario: string): Answer {
  const price = spoils[scenario]
  return price
    ? { ...answer, body: JSON.stringify(answer.body).replace(/"([cohl])":[\d.]+/g, `"$1":${price}`) }
    : answer
}

const spoils: Readonly<Record<string, string>> = { nan: '"NaN"', negative: '-1', zero: '0', huge: '1e308' }

const listing = ({ ticker, name }: MassiveCompany) => ({
  ticker,
  name,
  market: 'stocks',
  locale: 'us',
  primary_exchange: 'XNAS',
  type: 'CS',
  active: true,
  currency_name: 'usd',
})

const requestId = '31d59dda-80e5-4721-8496-d0d32a654afe'
const success = (body: object): Answer => json(200, { status: 'OK', request_id: requestId, ...body })
const failure = (status: number, error: string): Answer =>
  json(status, { status: 'ERROR', request_id: requestId, error })

const scenarioAnswers: Readonly<Record<string, Answer>> = {
  'not-entitled': json(403, {
    status: 'NOT_AUTHORIZED',
    request_id: requestId,
    message: 'You are not entitled to this data. Please upgrade your plan at https://massive.com/pricing',
  }),
  limited: failure(429, "You've exceeded the maximum requests per minute, please wait or upgrade your subscription."),
  'limited-without-body': { status: 429 },
  'without-results': success({ count: 0 }),
  'server-error': failure(500, 'Internal Server Error'),
}

const notFound: Answer = { status: 404, body: '404 page not found' }
