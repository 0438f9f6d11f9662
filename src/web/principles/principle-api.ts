import { queryOptions } from '@tanstack/react-query'
import type { PrincipleBody, PrincipleOrderBody, PrinciplesView } from '#contract/principles.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { RequestFailed, request } from '#web/api/request.ts'
import { readsAs } from './principles.ts'

export const principlesQuery = queryOptions({
  queryKey: queryKeys.principles,
  queryFn: () => request<PrinciplesView>('GET', '/api/principles'),
})

const CONFLICT = 409

/** Writes a principle, or a new wording. A conflict is no failure if an earlier try recorded it and its answer got lost. */
export async function writePrinciple(body: PrincipleBody): Promise<PrinciplesView> {
  try {
    return await request<PrinciplesView>('POST', '/api/principles', body)
  } catch (failure) {
    if (!(failure instanceof RequestFailed) || failure.problem.status !== CONFLICT) throw failure
    const view = await request<PrinciplesView>('GET', '/api/principles')
    if (readsAs(view, body)) return view
    throw failure
  }
}

export const orderPrinciples = (body: PrincipleOrderBody) =>
  request<PrinciplesView>('POST', '/api/principles/order', body)

export const retirePrinciple = (principleId: string) =>
  request<PrinciplesView>('POST', `/api/principles/${encodeURIComponent(principleId)}/retirement`)
