import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { CompanyProvider } from '../company-search.ts'
import type { Massive } from './massive-access.ts'

/** The part of the answer that is read; `results` may be missing when nothing was found. */
const TickersAnswer = z.object({
  results: z.array(z.object({ ticker: z.string().min(1).max(20), name: z.string().max(400).default('') })).default([]),
})

/** Searches companies at the market-data provider: GET /v3/reference/tickers, one page, with the specification's query. */
export const massiveSearch =
  (massive: Massive): CompanyProvider =>
  (term) => {
    const url = new URL(`${massive.baseUrl}/v3/reference/tickers`)
    url.search = new URLSearchParams({
      market: 'stocks',
      search: term,
      active: 'true',
      order: 'asc',
      limit: '100',
      sort: 'ticker',
    }).toString()
    return massive.ask({
      op: 'search',
      args: { term: term.toLowerCase() },
      url,
      urgency: 'interactive',
      cacheForMs: DAY_MS,
      read,
    })
  }

function read(body: unknown): Outcome<ListedCompany[]> {
  const answer = TickersAnswer.safeParse(body)
  if (!answer.success) return { ok: false, kind: 'upstream' }
  return { ok: true, data: answer.data.results.map(({ ticker, name }) => ({ ticker, companyName: name || ticker })) }
}
