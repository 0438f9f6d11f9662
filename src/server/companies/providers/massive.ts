import { z } from 'zod'
import type { ListedCompany } from '#domain/companies/company-search.ts'
import { getJson, type Outcome } from '../../outbound/gate.ts'

/** The part of the answer that is read; an empty result may leave `results` out. */
const TickersAnswer = z.object({
  results: z.array(z.object({ ticker: z.string().min(1).max(20), name: z.string().max(400).default('') })).default([]),
})

/** Company search at the market-data provider: GET /v3/reference/tickers, one page, with the specification's query. */
export async function searchMassive(
  { baseUrl, apiKey }: { baseUrl: string; apiKey: string },
  term: string,
): Promise<Outcome<ListedCompany[]>> {
  const url = new URL(`${baseUrl}/v3/reference/tickers`)
  url.search = new URLSearchParams({
    market: 'stocks',
    search: term,
    active: 'true',
    order: 'asc',
    limit: '100',
    sort: 'ticker',
  }).toString()
  const outcome = await getJson({ url, headers: { authorization: `Bearer ${apiKey}` } })
  if (!outcome.ok) return outcome
  const read = TickersAnswer.safeParse(outcome.data)
  if (!read.success) return { ok: false, kind: 'upstream' }
  return { ok: true, data: read.data.results.map(({ ticker, name }) => ({ ticker, companyName: name || ticker })) }
}
