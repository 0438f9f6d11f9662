import { ConfirmationBody, ErasureBody, ErasureView, OwnAccountView, PasswordBody } from '../own-account.ts'
import type { Endpoint } from './endpoint.ts'

/** Reading and changing one's own account. */
export const OWN_ACCOUNT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/account',
    summary: 'Get your account and its sessions',
    status: 200,
    view: OwnAccountView,
  },
  {
    method: 'post',
    path: '/api/account/password',
    summary: 'Change your password and end all other sessions',
    body: PasswordBody,
    status: 204,
    view: null,
    refusals: [409],
  },
  { method: 'delete', path: '/api/account/sessions', summary: 'Sign out everywhere', status: 204, view: null },
  {
    method: 'delete',
    path: '/api/account/sessions/{sessionId}',
    summary: 'End one of your sessions',
    status: 204,
    view: null,
  },
  {
    method: 'post',
    path: '/api/account/confirmation',
    summary: 'Confirm your identity, so that the sign-in of this session counts as fresh for ten minutes',
    body: ConfirmationBody,
    status: 204,
    view: null,
    refusals: [409],
  },
  {
    method: 'post',
    path: '/api/account/erasure',
    summary:
      'Erase your account with everything it recorded, which cannot be undone. Needs a fresh sign-in ' +
      '(otherwise 403, not-fresh)',
    body: ErasureBody,
    status: 200,
    view: ErasureView,
    refusals: [503],
  },
]
