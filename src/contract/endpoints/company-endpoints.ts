import { CompanySearchView } from '../companies.ts'
import { CloseView, QuoteView } from '../prices.ts'
import type { Endpoint } from './endpoint.ts'

/** Companies: their names, logos and prices. */
export const COMPANY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/companies',
    summary: 'Search companies by ticker or name',
    query: { search: 'ticker, or part of a company name' },
    optionalQuery: { as: '`typed` searches the local directory only, for suggestions while somebody types' },
    status: 200,
    view: CompanySearchView,
    refusals: [422, 503],
  },
  {
    method: 'get',
    path: '/api/logos/{ticker}',
    summary: 'Get a company’s logo',
    status: 200,
    otherStatuses: { 204: 'There is no logo, or none could be fetched' },
    view: null,
    media: ['image/png', 'image/jpeg', 'image/webp'],
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/prices/{ticker}',
    summary: 'Get the latest price of a share',
    status: 200,
    view: QuoteView,
    refusals: [422],
  },
  {
    method: 'get',
    path: '/api/prices/{ticker}/close',
    summary: 'Get the closing price of a share on a day, in shares of that day',
    query: { on: 'calendar day in New York, as YYYY-MM-DD' },
    optionalQuery: {
      assetId:
        'id of your asset with this ticker, to take its recorded splits into account and, for an option, to ' +
        'return the price of the contract',
    },
    status: 200,
    view: CloseView,
    refusals: [422],
  },
]
