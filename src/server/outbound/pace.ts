import { httpFetch, type OutboundRequest, type OutboundResponse } from './http-fetch.ts'

/**
 * httpFetch, one request after the other with a pause between their beginnings, for providers that count requests by the
 * second. Repeats keep to it too.
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
