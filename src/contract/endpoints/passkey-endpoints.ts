import { SessionView } from '../accounts.ts'
import { PasskeyBody, PasskeyOptionsView, PasskeySignInBody, PasskeysView } from '../passkeys.ts'
import type { Endpoint } from './endpoint.ts'

/** Signing in with a device instead of a password. */
export const PASSKEY_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/session/passkey/options',
    summary: 'Get the options for signing in with a passkey',
    isPublic: true,
    status: 200,
    view: PasskeyOptionsView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/session/passkey',
    summary: 'Sign in with a passkey',
    isPublic: true,
    body: PasskeySignInBody,
    status: 200,
    view: SessionView,
    refusals: [401, 409],
  },
  { method: 'get', path: '/api/account/passkeys', summary: 'List your passkeys', status: 200, view: PasskeysView },
  {
    method: 'post',
    path: '/api/account/passkeys/options',
    summary: 'Get the options for adding a passkey. Needs a fresh sign-in',
    status: 200,
    view: PasskeyOptionsView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/account/passkeys',
    summary: 'Add a passkey. Needs a fresh sign-in',
    body: PasskeyBody,
    status: 201,
    view: PasskeysView,
    refusals: [409],
  },
  {
    method: 'delete',
    path: '/api/account/passkeys/{passkeyId}',
    summary: 'Remove a passkey. Needs a fresh sign-in',
    status: 204,
    view: null,
    refusals: [409],
  },
]
