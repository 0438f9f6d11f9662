import { SessionView, SignInBody, SignInOptionsView, SignUpBody } from '../accounts.ts'
import type { Endpoint } from './endpoint.ts'

/** Signing up, in and out. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/sign-in-options',
    summary: 'Get the options for signing in and signing up',
    isPublic: true,
    status: 200,
    view: SignInOptionsView,
  },
  {
    method: 'post',
    path: '/api/accounts',
    summary: 'Sign up and sign in',
    isPublic: true,
    body: SignUpBody,
    status: 201,
    view: SessionView,
    refusals: [409],
  },
  {
    method: 'get',
    path: '/api/session',
    summary: 'Get the current session',
    isPublic: true,
    status: 200,
    view: SessionView,
  },
  {
    method: 'post',
    path: '/api/session',
    summary: 'Sign in',
    isPublic: true,
    body: SignInBody,
    status: 200,
    view: SessionView,
    refusals: [401],
  },
  { method: 'delete', path: '/api/session', summary: 'Sign out', isPublic: true, status: 204, view: null },
  {
    method: 'get',
    path: '/api/session/open-id-connect',
    summary: 'Sign in with OpenID Connect; redirects to the provider',
    isPublic: true,
    optionalQuery: {
      next: 'page of your account to redirect to afterwards',
      again: 'any value: requires a new sign-in at the provider even if one exists',
    },
    status: 302,
    view: null,
  },
  {
    method: 'get',
    path: '/api/session/open-id-connect/callback',
    summary:
      'Callback for the provider; redirects to the account, or to /login or Settings with the reason of a failure',
    isPublic: true,
    query: { state: '`state` parameter that the provider was given' },
    optionalQuery: {
      code: 'authorization code from the provider',
      iss: 'issuer identifier of the provider',
      error: 'error code from the provider, instead of `code`',
    },
    status: 302,
    view: null,
  },
]
