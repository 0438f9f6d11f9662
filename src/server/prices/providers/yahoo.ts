import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { calendarDay } from '#domain/time.ts'
import { httpFetch, type OutboundRequest, type OutboundResponse, type Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { Urgency } from '../../outbound/urgency.ts'
import type { PriceProvider } from '../price-provider.ts'
import { readChart, toHistory, toQuote, toSplits, type YahooChart } from './yahoo-chart.ts'
import type { YahooClient } from './yahoo-package.ts'

/** Yahoo publishes no limits and blocks the address of a client that asks too fast, so these are low. */
const LIMITS = { name: 'Yahoo', perMinute: 30, perDay: 2_000 } as const

/** Enough days to include the trading day before the last one, whatever the holidays. */
const DAYS_AROUND_A_QUOTE = 10

/**
 * Yahoo, unofficially. Every question is a chart, because a chart needs neither cookie nor crumb, on which the package's quote()
 * often fails. Each symbol takes a request.
 */
export function yahooPrices(baseUrl: string, outbound: Outbound, load: () => Promise<YahooClient>): PriceProvider {
  const provider = outbound.provider({ ...LIMITS, origins: [new URL(baseUrl).origin] })
  let client: Promise<YahooClient> | null = null
  const loaded = () => {
    client ??= load()
    return client
  }
  const today = () => dayNumber(calendarDay(outbound.now(), MARKET_ZONE))
  /** Always until today, because raw prices can be computed only with every later split. */
  const ask = <T>({ op, symbol, from, urgency, make }: Question<T>): Promise<Outcome<T>> => {
    const options = { period1: from, period2: dayOfNumber(today() + 1), interval: '1d', events: 'split' }
    return provider.ask({
      op,
      args: { symbol, from },
      url: new URL(baseUrl),
      urgency,
      read: (body) => readChart(body, make),
      pass: (outboundRequest) => throughPackage(outboundRequest, loaded, symbol, options),
    })
  }
  return {
    async quotes(symbols, urgency) {
      const from = dayOfNumber(today() - DAYS_AROUND_A_QUOTE)
      const make = (chart: YahooChart) => toQuote(chart, outbound.now())
      const found = await Promise.all(symbols.map((symbol) => ask({ op: 'quote', symbol, from, urgency, make })))
      return new Map(symbols.map((symbol, index) => [symbol, found[index] ?? { ok: false, kind: 'upstream' }]))
    },
    history: (symbol, from, to, urgency) =>
      ask({ op: `history to ${to}`, symbol, from, urgency, make: (chart) => toHistory(chart, from, to) }),
    splits: (symbol, from, urgency) =>
      ask({ op: 'splits', symbol, from, urgency, make: (chart) => toSplits(chart, from, dayOfNumber(today())) }),
  }
}

type Question<T> = {
  /** The kind of question: the same chart, read in another way, is a question of its own. */
  readonly op: string
  readonly symbol: string
  readonly from: string
  readonly urgency: Urgency
  readonly make: (chart: YahooChart) => Outcome<T>
}

/** The package builds the request and parses the answer, but the request itself goes out as every other one. */
async function throughPackage(
  outboundRequest: OutboundRequest,
  loaded: () => Promise<YahooClient>,
  symbol: string,
  options: object,
): Promise<OutboundResponse> {
  let response: OutboundResponse = UNREADABLE
  const throughOurFetch: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const headers = Object.fromEntries(new Headers(init?.headers))
    const url = new URL(`${outboundRequest.url.origin}${pathname}${search}`)
    response = withoutKey(await httpFetch({ ...outboundRequest, url, headers }))
    if (!response.outcome.ok) throw new Error('The provider gave no answer.')
    return Response.json(response.outcome.data)
  }
  try {
    const client = await loaded()
    const body = await client.chart(inYahoosWay(symbol), options, { fetch: throughOurFetch, validateResult: false })
    return { ...response, outcome: { ok: true, data: body } }
  } catch {
    return response.outcome.ok ? UNREADABLE : response
  }
}

/** There is no key to refuse, so a 401 is a failure like any other. */
const withoutKey = (response: OutboundResponse): OutboundResponse => (response.isKeyRefused ? UNREADABLE : response)

const UNREADABLE: OutboundResponse = {
  outcome: { ok: false, kind: 'upstream' },
  isTransient: false,
  retryAfter: null,
  isKeyRefused: false,
}

/** Yahoo writes BRK.B as BRK-B. The package puts the symbol into the address without escaping it. */
const inYahoosWay = (symbol: string): string => encodeURIComponent(symbol.replace(/^([A-Z]+)\.([A-Z])$/, '$1-$2'))
