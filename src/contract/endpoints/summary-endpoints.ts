import { EquityView } from '../charts.ts'
import { SummaryExplanationView } from '../explanations.ts'
import { SummaryView } from '../summary.ts'
import type { Endpoint } from './endpoint.ts'

/** The sums over all assets of an account. */
export const SUMMARY_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/api/summary', summary: 'What your lists add up to', status: 200, view: SummaryView },
  {
    method: 'get',
    path: '/api/summary/workings',
    summary: 'How every figure of the summary is computed, with what each asset adds',
    status: 200,
    view: SummaryExplanationView,
  },
  {
    method: 'get',
    path: '/api/summary/equity',
    summary: 'What everything that was held was worth, day by day',
    status: 200,
    view: EquityView,
  },
]
