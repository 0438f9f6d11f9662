import { httpFetch, type OutboundRequest, type OutboundResponse } from './http-fetch.ts'

/**
 * A `httpFetch` that starts its requests one after the other, with a pause between their starts, for providers that limit
 * requests per second. Repeated requests wait for their turn too.
 */
export function pacedFetch(perSecond: number): (request: OutboundRequest) => Promise<OutboundResponse> {
  const pauseMs = Math.ceil(1000 / perSecond)
  let free: Promise<void> = Promise.resolve()
  return async (request) => {
    const turn = free
    free = turn.then(() => request.wait(pauseMs))
    await turn
    return httpFetch(request)
  }
}
