import { CodeBody, RecoveryBody, RecoveryCodesView, TotpView } from '../second-factors.ts'
import type { Endpoint } from './endpoint.ts'

/** The authenticator app beside a password, and recovery codes for a lost one. */
export const SECOND_FACTOR_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/recovery',
    summary: 'Choose a new password with a recovery code; every session ends',
    isPublic: true,
    body: RecoveryBody,
    status: 204,
    view: null,
    refusals: [401],
  },
  {
    method: 'post',
    path: '/api/account/recovery-codes',
    summary: 'Make ten recovery codes, which are shown once; earlier ones end. Needs a fresh sign-in',
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
    summary: 'Show that the app has it: from now on a sign-in asks for its code. Needs a fresh sign-in',
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
