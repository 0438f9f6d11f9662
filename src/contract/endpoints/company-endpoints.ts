import { CompanySearchView } from '../companies.ts'
import { CloseView, QuoteView } from '../prices.ts'
import type { Endpoint } from './endpoint.ts'

/** Companies: their names, logos and prices. */
export const COMPANY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/companies',
    summary: 'Search companies by ticker or name',
    query: { search: 'a ticker or a part of a name', as: 'typed, while somebody types: no provider is asked' },
    status: 200,
    view: CompanySearchView,
    refusals: [422, 503],
  },
  {
    method: 'get',
    path: '/api/logos/{ticker}',
    summary: 'A company’s logo as PNG, JPEG or WebP; 204 where there is none',
    status: 200,
    view: null,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/prices/{ticker}',
    summary: 'What one share costs now',
    status: 200,
    view: QuoteView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/prices/{ticker}/close',
    summary: 'What one share cost at the end of a day, in shares of that day',
    query: {
      on: "New York's calendar day",
      assetId:
        'an asset of yours with this ticker: its recorded splits count too, and of an option your own closes of the contract',
    },
    status: 200,
    view: CloseView,
    refusals: [404, 422],
  },
]
