import { EquityView } from '../charts.ts'
import { SummaryExplanationView } from '../explanations.ts'
import { SummaryView } from '../summary.ts'
import type { Endpoint } from './endpoint.ts'

/** The sums over all assets of an account. */
export const SUMMARY_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/api/summary', summary: 'Get the totals of your lists', status: 200, view: SummaryView },
  {
    method: 'get',
    path: '/api/summary/workings',
    summary: 'Explain how every figure of the summary is computed, with the contribution of each asset',
    optionalQuery: { language: 'language of the explanation: en or de; without it, en' },
    refusals: [422],
    status: 200,
    view: SummaryExplanationView,
  },
  {
    method: 'get',
    path: '/api/summary/equity',
    summary: 'Get the value of everything held, day by day',
    status: 200,
    view: EquityView,
  },
]
