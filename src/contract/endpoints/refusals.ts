import type { Endpoint } from './endpoint.ts'

/** What it means when a request is refused with a status. The answer's `detail` says it of the request at hand. */
export const MEANING_OF_REFUSAL: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON in UTF-8',
  401: 'Nobody is signed in, the token is not valid, or what was entered to sign in is wrong or incomplete',
  403: 'The request comes from a page of another site, or the account or its token may not do this; with the code not-fresh, the sign-in has to be confirmed first',
  404: 'What the request names does not exist, or belongs to somebody else',
  408: 'The body did not arrive in time',
  409: 'The request cannot be carried out as things stand',
  413: 'The body is too large',
  415: 'The body does not have the content type application/json',
  422: 'A field of the body or a parameter needs another value; `errors` names them',
  429: 'Too many requests; the header retry-after says when to try again, where that is known',
  503: 'Something that this needs does not answer now',
  507: 'The disk of the server is full',
}

/** The refusals that every endpoint can answer besides those that are listed for it. */
export const REFUSALS_OF_ALL =
  '409 when entries of the journal are damaged, 421 when the host is not an address of this Candor, 429 after too many ' +
  'requests, 500 after a failure inside Candor, 503 when the database does not answer, and 507 when the disk is full'

const OF_A_BODY = [400, 408, 413, 415, 422]

/** The statuses with which an endpoint refuses requests, in ascending order. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const all = [
    ...(endpoint.isPublic ? [] : [401]),
    403,
    ...(endpoint.path.includes('{') ? [404] : []),
    ...(endpoint.body ? OF_A_BODY : []),
    ...(endpoint.refusals ?? []),
  ]
  return [...new Set(all)].toSorted((one, other) => one - other)
}
