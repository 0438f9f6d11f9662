import { OperatorView } from '../operator.ts'
import type { Endpoint } from './endpoint.ts'

/** Endpoints for whoever runs this Candor. */
export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/operator',
    summary: 'Providers, their budgets and the variables; for the first account, or those whom CANDOR_ADMIN names',
    status: 200,
    view: OperatorView,
    refusals: [403],
  },
]
