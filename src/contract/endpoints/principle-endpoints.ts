import { PrincipleBody, PrincipleOrderBody, PrinciplesView } from '../principles.ts'
import type { Endpoint } from './endpoint.ts'

/** Principles: the rules that people write for themselves. */
export const PRINCIPLE_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/principles',
    summary: 'Your principles, retired ones too',
    status: 200,
    view: PrinciplesView,
  },
  {
    method: 'post',
    path: '/api/principles',
    summary:
      'Write a principle, or another wording of one; the old one stays readable. A retired one is taken up again',
    body: PrincipleBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/order',
    summary: 'Put the principles in force in another order',
    body: PrincipleOrderBody,
    status: 201,
    view: PrinciplesView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/principles/{principleId}/retirement',
    summary: 'Retire a principle; it stays readable',
    status: 201,
    view: PrinciplesView,
    refusals: [403, 404, 409],
  },
]
