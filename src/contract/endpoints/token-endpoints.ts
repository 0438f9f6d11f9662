import { MadeTokenView, TokenBody, TokensView } from '../tokens.ts'
import type { Endpoint } from './endpoint.ts'

/** The tokens with which a person's programs sign in. */
export const TOKEN_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/api/account/tokens', summary: 'List your API tokens', status: 200, view: TokensView },
  {
    method: 'post',
    path: '/api/account/tokens',
    summary: 'Create an API token, which is returned only once. Needs a fresh sign-in (otherwise 403, not-fresh)',
    body: TokenBody,
    status: 201,
    view: MadeTokenView,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/api/account/tokens',
    summary: 'Revoke all API tokens immediately. Changing the password does not revoke them',
    status: 204,
    view: null,
  },
  {
    method: 'delete',
    path: '/api/account/tokens/{tokenId}',
    summary: 'Revoke an API token immediately',
    status: 204,
    view: null,
  },
]
