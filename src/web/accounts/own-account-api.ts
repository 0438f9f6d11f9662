import { queryOptions } from '@tanstack/react-query'
import type { ConfirmationBody, ErasureBody, ErasureView, OwnAccountView, PasswordBody } from '#contract/own-account.ts'
import type { CodeBody, RecoveryCodesView, TotpView } from '#contract/second-factors.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { request } from '#web/api/request.ts'

export const ownAccountQuery = queryOptions({
  queryKey: queryKeys.ownAccount,
  queryFn: () => request<OwnAccountView>('GET', '/api/account'),
})

export const changePassword = (body: PasswordBody) => request<undefined>('POST', '/api/account/password', body)

export const endSession = (sessionId: string) =>
  request<undefined>('DELETE', `/api/account/sessions/${encodeURIComponent(sessionId)}`)

export const signOutEverywhere = () => request<undefined>('DELETE', '/api/account/sessions')

export const confirmItIsYou = (body: ConfirmationBody) => request<undefined>('POST', '/api/account/confirmation', body)

export const eraseAccount = (body: ErasureBody) => request<ErasureView>('POST', '/api/account/erasure', body)

export const makeRecoveryCodes = () => request<RecoveryCodesView>('POST', '/api/account/recovery-codes')

export const beginTotp = () => request<TotpView>('POST', '/api/account/totp')

export const confirmTotp = (body: CodeBody) => request<undefined>('POST', '/api/account/totp/confirmation', body)

export const removeTotp = () => request<undefined>('DELETE', '/api/account/totp')
