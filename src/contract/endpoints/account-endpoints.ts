import { SessionView, SignInBody, SignInOptionsView, SignUpBody } from '../accounts.ts'
import type { Endpoint } from './endpoint.ts'

/** Signing up, in and out. */
export const ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/sign-in-options',
    summary: 'What signing in and up needs here',
    isPublic: true,
    status: 200,
    view: SignInOptionsView,
  },
  {
    method: 'post',
    path: '/api/accounts',
    summary: 'Sign up; signs in too',
    isPublic: true,
    body: SignUpBody,
    status: 201,
    view: SessionView,
    refusals: [409],
  },
  { method: 'get', path: '/api/session', summary: 'Who is signed in', isPublic: true, status: 200, view: SessionView },
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
    summary: 'Sign in with OpenID Connect: leads to the provider',
    isPublic: true,
    optionalQuery: {
      next: 'the address of your account to be led to afterwards',
      again: 'anything: an earlier sign-in at the provider is not enough',
    },
    status: 302,
    view: null,
  },
  {
    method: 'get',
    path: '/api/session/open-id-connect/callback',
    summary: 'Where the provider sends back to: leads to the account, or to /login with what went wrong',
    isPublic: true,
    query: { state: 'the one that the provider was given' },
    optionalQuery: {
      code: 'what proves the sign-in to the provider',
      iss: 'the issuer, as the provider names itself',
      error: 'instead of a code',
    },
    status: 302,
    view: null,
  },
]
