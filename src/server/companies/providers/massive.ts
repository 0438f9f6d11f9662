import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'
import { getJson, type Outcome } from '../../outbound/gate.ts'
import type { CompanyProvider } from '../company-search.ts'

/** The part of the answer that is read; an empty result may leave `results` out. */
const TickersAnswer = z.object({
  results: z.array(z.object({ ticker: z.string().min(1).max(20), name: z.string().max(400).default('') })).default([]),
})

/**
 * Company search at the market-data provider: GET /v3/reference/tickers, one page, with the specification's query. The key
 * goes in a header, where logs and proxies don't keep it; to a server that knows only the query parameter, there.
 */
export function massiveSearch({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): CompanyProvider {
  let takesHeader = true
  const ask = (term: string) => {
    const url = new URL(`${baseUrl}/v3/reference/tickers`)
    url.search = new URLSearchParams({
      market: 'stocks',
      search: term,
      active: 'true',
      order: 'asc',
      limit: '100',
      sort: 'ticker',
      ...(takesHeader ? {} : { apiKey }),
    }).toString()
    return getJson({ url, headers: takesHeader ? { authorization: `Bearer ${apiKey}` } : {} })
  }
  return async (term) => {
    const first = await ask(term)
    if (first.ok || first.kind !== 'auth' || !takesHeader) return read(first)
    takesHeader = false
    const second = await ask(term)
    takesHeader = !second.ok
    return read(second)
  }
}

function read(outcome: Outcome<unknown>): Outcome<ListedCompany[]> {
  if (!outcome.ok) return outcome
  const answer = TickersAnswer.safeParse(outcome.data)
  if (!answer.success) return { ok: false, kind: 'upstream' }
  return { ok: true, data: answer.data.results.map(({ ticker, name }) => ({ ticker, companyName: name || ticker })) }
}
