import { type Answer, json } from './answer.ts'
import { type Double, startDouble } from './double-server.ts'
import { keyAfter } from './received.ts'

export type TwelveDataScenario = Failing | Spoiled
type Failing = 'unknown-key' | 'limited' | 'plan' | 'not-found' | 'server-error'
/** Complete but wrong answers: impossible prices, or prices in another currency. */
type Spoiled = 'nan' | 'negative' | 'zero' | 'huge' | 'in-euro'

type TwelveDataQuote = {
  readonly name: string
  readonly close: string
  readonly previousClose: string
  readonly open: string
  readonly isMarketOpen?: boolean
}

type TwelveDataOptions = {
  readonly key?: string
  readonly quotes?: Readonly<Record<string, TwelveDataQuote>>
  /** The HTTP status of errors. The provider has been seen to send both their own and 200. */
  readonly errorsArriveAs?: 'their-status' | '200'
  /** The time of its quotes; 20 November 2026 by default. */
  readonly quotedAt?: () => Date
}

/** Twelve Data: the latest price, the day's quote and daily prices. */
export function startTwelveDataDouble(options: TwelveDataOptions = {}): Promise<Double<TwelveDataScenario>> {
  const { key = 'twelve-data-test-key', quotes = someQuotes, errorsArriveAs = 'their-status', quotedAt } = options
  const wire = ({ code, message }: Failure): Answer =>
    json(errorsArriveAs === '200' ? 200 : code, { code, message, status: 'error' })

  return startDouble<TwelveDataScenario>((request, scenario) => {
    const { path, query } = request
    if ((keyAfter('apikey', request) ?? query.apikey) !== key) return wire(failures['unknown-key'])
    if (isFailing(scenario)) return wire(failures[scenario])
    const spoil = spoils[scenario] ?? ((body: object) => body)
    const timed: View = (...request) => ofTime(views[path]?.(...request) ?? {}, quotedAt?.())
    const view = views[path] && timed
    if (!view || request.method !== 'GET') return { status: 404, body: '404 page not found' }
    const mistake = parameterMistake(query)
    if (mistake) return wire(mistake)
    const symbols = (query.symbol ?? '').split(',').filter((symbol) => symbol !== '')
    if (symbols.length === 0) return wire(withoutSymbol)
    return symbols.length === 1 ? one(symbols.join()) : batch(symbols)

    function one(symbol: string): Answer {
      const quote = quotes[symbol]
      return quote && view ? json(200, spoil(view(symbol, quote, query))) : wire(failures['not-found'])
    }

    /** Answers several symbols, keyed by symbol. A bad symbol is an error among the others, and the status is 200. */
    function batch(symbols: string[]): Answer {
      const entries = symbols.map((symbol) => {
        const quote = quotes[symbol]
        return [
          symbol,
          quote && view ? spoil(view(symbol, quote, query)) : { ...failures['not-found'], status: 'error' },
        ]
      })
      return json(200, Object.fromEntries(entries))
    }
  })
}

function ofTime(body: object, at: Date | undefined): object {
  if (!at || !('timestamp' in body)) return body
  const seconds = Math.floor(at.getTime() / 1000)
  return { ...body, timestamp: seconds, last_quote_at: seconds }
}

/** An answer with this price, such as "NaN", "0", "-1" or "1e309", both for quotes and for single prices. */
export const priceOf = (price: string): Answer => json(200, { close: price, price, currency: 'USD' })

/** Replaces every price by the same figure. */
const everyPrice = (price: string) => (body: object) =>
  JSON.parse(JSON.stringify(body, (name, value) => (PRICE_FIELDS.has(name) ? price : value)))
const PRICE_FIELDS: ReadonlySet<string> = new Set(['price', 'open', 'high', 'low', 'close', 'previous_close'])

const spoils: Readonly<Record<string, (body: object) => object>> = {
  nan: everyPrice('NaN'),
  negative: everyPrice('-1'),
  zero: everyPrice('0'),
  huge: everyPrice('1e308'),
  'in-euro': (body) => JSON.parse(JSON.stringify(body, (name, value) => (name === 'currency' ? 'EUR' : value))),
}

type View = (symbol: string, quote: TwelveDataQuote, query: Readonly<Record<string, string>>) => object

const views: Readonly<Record<string, View>> = {
  '/price': (_symbol, { close }) => ({ price: close }),
  '/quote': (symbol, quote) => ({
    symbol,
    name: quote.name,
    exchange: 'NASDAQ',
    mic_code: 'XNGS',
    currency: 'USD',
    datetime: '2026-11-20',
    timestamp: 1795185000,
    last_quote_at: 1795208340,
    open: quote.open,
    high: quote.close,
    low: quote.open,
    close: quote.close,
    volume: '58229000',
    previous_close: quote.previousClose,
    change: String(Number(quote.close) - Number(quote.previousClose)),
    percent_change: String((Number(quote.close) / Number(quote.previousClose) - 1) * 100),
    is_market_open: quote.isMarketOpen ?? false,
    fifty_two_week: { low: '150.00000', high: '260.00000' },
  }),
  '/time_series': (symbol, _quote, { start_date = '', end_date = '', order = 'desc' }) => {
    const days = someDays.filter(([day]) => day >= start_date && day <= end_date)
    const values = days.map(([datetime, open, high, low, close]) => ({ datetime, open, high, low, close, volume: '1' }))
    if (order === 'desc') values.reverse()
    return { meta: { symbol, interval: '1day', currency: 'USD', type: 'Common Stock' }, values, status: 'ok' }
  },
}

/** Daily prices, the same for every symbol. */
const someDays = [
  ['2026-11-16', '195.00000', '197.50000', '194.25000', '196.10000'],
  ['2026-11-17', '196.00000', '199.00000', '195.50000', '198.75000'],
  ['2026-11-18', '198.50000', '200.00000', '197.00000', '199.99999'],
  ['2026-11-19', '200.00000', '202.00000', '199.10000', '201.50000'],
  ['2026-11-20', '199.50000', '201.25000', '198.80000', '200.99001'],
] as const

/** The values that the provider's documentation allows, exactly as it spells them. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  order: ['asc', 'desc'],
  adjust: ['all', 'splits', 'dividends', 'none'],
  interval: ['1min', '5min', '15min', '30min', '45min', '1h', '2h', '4h', '8h', '1day', '1week', '1month'],
  format: ['JSON', 'CSV'],
}

function parameterMistake(query: Readonly<Record<string, string>>): Failure | undefined {
  const wrong = Object.entries(NAMED).find(
    ([name, values]) => query[name] !== undefined && !values.includes(query[name]),
  )
  if (wrong) return { code: 400, message: `Invalid **${wrong[0]}** provided: ${query[wrong[0]]}.` }
  const size = Number(query.outputsize ?? 1)
  return size >= 1 && size <= 5000 ? undefined : { code: 400, message: '**outputsize** must be between 1 and 5000.' }
}

type Failure = { readonly code: number; readonly message: string }

const failures: Readonly<Record<Failing, Failure>> = {
  'unknown-key': { code: 401, message: '**apikey** parameter is incorrect or not specified.' },
  limited: {
    code: 429,
    message:
      'You have run out of API credits for the current minute. 12 API credits were used, with the current limit being 8. Wait for the next minute or consider switching to a higher tier plan at https://twelvedata.com/pricing',
  },
  plan: { code: 403, message: '**symbol** is not available with your plan. Consider upgrading.' },
  'not-found': { code: 404, message: '**symbol** or **figi** parameter is missing or invalid.' },
  'server-error': { code: 500, message: 'Internal server error' },
}
const isFailing = (scenario: string): scenario is Failing => scenario in failures
const withoutSymbol: Failure = { code: 400, message: '**symbol** parameter is missing.' }

const someQuotes: Readonly<Record<string, TwelveDataQuote>> = {
  AAPL: { name: 'Apple Inc.', open: '199.50000', close: '200.99001', previousClose: '201.50000' },
  MSFT: { name: 'Microsoft Corporation', open: '408.00000', close: '412.34500', previousClose: '410.10000' },
  NVDA: { name: 'NVIDIA Corporation', open: '181.00000', close: '184.12000', previousClose: '180.00000' },
}
