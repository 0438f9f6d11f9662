import { PrincipleBody, PrincipleOrderBody, PrinciplesView } from '../principles.ts'
import type { Endpoint } from './endpoint.ts'

/** Principles: the rules that people write for themselves. */
export const PRINCIPLE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/principles',
    summary: 'List your principles, including retired ones',
    status: 200,
    view: PrinciplesView,
  },
  {
    method: 'post',
    path: '/api/principles',
    summary: 'Write a principle, reword one, or put a retired one in force again. Earlier wordings are kept',
    body: PrincipleBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/order',
    summary: 'Change the order of the principles in force',
    body: PrincipleOrderBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/{principleId}/retirement',
    summary: 'Retire a principle. It stays in the list',
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
]
