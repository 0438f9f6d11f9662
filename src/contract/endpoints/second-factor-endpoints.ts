import { CodeBody, RecoveryBody, RecoveryCodesView, TotpView } from '../second-factors.ts'
import type { Endpoint } from './endpoint.ts'

/** The authenticator app beside a password, and recovery codes for a lost one. */
export const SECOND_FACTOR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/recovery',
    summary: 'Set a new password with a recovery code and end every session',
    isPublic: true,
    body: RecoveryBody,
    status: 204,
    view: null,
    refusals: [401],
  },
  {
    method: 'post',
    path: '/api/account/recovery-codes',
    summary: 'Create ten recovery codes, which are returned only once and replace earlier ones. Needs a fresh sign-in',
    status: 201,
    view: RecoveryCodesView,
  },
  {
    method: 'post',
    path: '/api/account/totp',
    summary: 'Begin to set up an authenticator app. Needs a fresh sign-in',
    status: 201,
    view: TotpView,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/account/totp/confirmation',
    summary:
      'Confirm the authenticator app with a code. From then on every sign-in with a password asks for a code. ' +
      'Needs a fresh sign-in',
    body: CodeBody,
    status: 204,
    view: null,
  },
  {
    method: 'delete',
    path: '/api/account/totp',
    summary: 'Remove the authenticator app. Needs a fresh sign-in',
    status: 204,
    view: null,
    refusals: [404],
  },
]
