import type { SessionView, SignInBody, SignInOptionsView, SignUpBody } from '#contract/accounts.ts'
import type { RecoveryBody } from '#contract/second-factors.ts'
import { request } from '#web/api/request.ts'

/** Without `isDemo`, which every page says itself. */
export type SignInOptions = Pick<SignInOptionsView, 'passwordMin' | 'signUp' | 'openIdConnectName'>

export const readSignInOptions = () => request<SignInOptions>('GET', '/api/sign-in-options')

export const readSession = () => request<SessionView>('GET', '/api/session')

export const signIn = (body: SignInBody) => request<SessionView>('POST', '/api/session', body)

export const recover = (body: RecoveryBody) => request<undefined>('POST', '/api/recovery', body)

export const signUp = (body: SignUpBody) => request<SessionView>('POST', '/api/accounts', body)

export const signOut = () => request<undefined>('DELETE', '/api/session')
