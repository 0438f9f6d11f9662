import { ENDPOINTS } from '#contract/endpoints/endpoints.ts'
import { refusalsOf } from '#contract/endpoints/refusals.ts'
import type { Answered } from './test-app.ts'

/** What every endpoint may answer without saying so: 304, and the refusals of `REFUSALS_OF_ALL`. */
const OF_ALL: ReadonlySet<number> = new Set([304, 421, 429, 500, 503, 507])
const OF_A_DAMAGED_JOURNAL = /In your journal entry|contradict each other/

/** Paths with fewer parameters come first, so that the more exact one is found first. */
const DESCRIBED = ENDPOINTS.map((endpoint) => ({
  method: endpoint.method.toUpperCase(),
  pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  parameters: endpoint.path.split('{').length,
  statuses: new Set([
    endpoint.status,
    ...Object.keys(endpoint.otherStatuses ?? {}).map(Number),
    ...refusalsOf(endpoint),
  ]),
})).toSorted((one, other) => one.parameters - other.parameters)

/** @throws if the description of the API does not say that this endpoint can answer with this status */
export function requireDescribed(method: string, path: string, { status, json }: Answered): void {
  const [address = ''] = path.split('?')
  const endpoint = DESCRIBED.find((one) => one.method === method && one.pattern.test(address))
  if (!endpoint || endpoint.statuses.has(status) || OF_ALL.has(status)) return
  if (status === 409 && OF_A_DAMAGED_JOURNAL.test(JSON.stringify(json))) return
  throw new Error(
    `${method} ${address} answered ${status}, which its description in src/contract/endpoints/ does not list.`,
  )
}
