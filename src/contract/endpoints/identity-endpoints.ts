import { IdentitiesView, ProviderAddressView } from '../identities.ts'
import type { Endpoint } from './endpoint.ts'

/** The OpenID Connect identities that can sign in to an account. */
export const IDENTITY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/account/identities',
    summary: 'List the OpenID Connect identities that can sign in to your account',
    status: 200,
    view: IdentitiesView,
  },
  {
    method: 'post',
    path: '/api/account/identities',
    summary: 'Begin to link an identity at the provider. Needs a fresh sign-in, and the provider requires one too',
    status: 200,
    view: ProviderAddressView,
    refusals: [409, 503],
  },
  {
    method: 'post',
    path: '/api/account/identities/{identityId}/unlinking',
    summary: 'Begin to unlink an identity at the provider. Needs a fresh sign-in, and the provider requires one too',
    status: 200,
    view: ProviderAddressView,
    refusals: [409, 503],
  },
]
