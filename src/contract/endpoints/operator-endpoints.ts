import { OperatorView } from '../operator.ts'
import type { Endpoint } from './endpoint.ts'

/** Endpoints for whoever runs this Candor. */
export const OPERATOR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/operator',
    summary:
      'Get the providers, their usage and the environment variables. Only for operators: the accounts named in ' +
      'CANDOR_ADMIN, or else the first account',
    status: 200,
    view: OperatorView,
  },
]
