import { IdentitiesView, ProviderAddressView } from '../identities.ts'
import type { Endpoint } from './endpoint.ts'

/** The OpenID Connect identities that can sign in to an account. */
export const IDENTITY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/account/identities',
    summary: 'Who signs in to your account with OpenID Connect',
    status: 200,
    view: IdentitiesView,
  },
  {
    method: 'post',
    path: '/api/account/identities',
    summary: 'Begin to link somebody at the provider. Needs a fresh sign-in here, and asks for one there',
    status: 200,
    view: ProviderAddressView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/account/identities/{identityId}/unlinking',
    summary: 'Begin to unlink somebody at the provider. Needs a fresh sign-in here, and asks for one there',
    status: 200,
    view: ProviderAddressView,
    refusals: [404, 409],
  },
]
