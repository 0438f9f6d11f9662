import { MadeTokenView, TokenBody, TokensView } from '../tokens.ts'
import type { Endpoint } from './endpoint.ts'

/** The tokens with which a person's programs sign in. */
export const TOKEN_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/api/account/tokens', summary: 'Your API tokens', status: 200, view: TokensView },
  {
    method: 'post',
    path: '/api/account/tokens',
    summary: 'Make an API token, which is shown once. Needs a fresh sign-in (else 403, not-fresh)',
    body: TokenBody,
    status: 201,
    view: MadeTokenView,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/api/account/tokens',
    summary: 'Revoke every API token, at once. A changed password leaves them as they are',
    status: 204,
    view: null,
  },
  {
    method: 'delete',
    path: '/api/account/tokens/{tokenId}',
    summary: 'Revoke an API token, at once',
    status: 204,
    view: null,
    refusals: [404],
  },
]
