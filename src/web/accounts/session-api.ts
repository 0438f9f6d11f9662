import type { SessionView, SignInBody, SignUpBody, SignUpPolicy } from '#contract/accounts.ts'
import type { RecoveryBody } from '#contract/second-factors.ts'
import { request } from '#web/api/request.ts'

export type SignInOptions = {
  readonly passwordMin: number
  /** Who may make an account: everybody, people with an invitation, or nobody. */
  readonly signUp: SignUpPolicy
  /** The words on the button that signs in with OpenID Connect; null if no provider is set up. */
  readonly openIdConnectName: string | null
}

export const readSignInOptions = () => request<SignInOptions>('GET', '/api/sign-in-options')

export const readSession = () => request<SessionView>('GET', '/api/session')

export const signIn = (body: SignInBody) => request<SessionView>('POST', '/api/session', body)

export const recover = (body: RecoveryBody) => request<undefined>('POST', '/api/recovery', body)

export const signUp = (body: SignUpBody) => request<SessionView>('POST', '/api/accounts', body)

export const signOut = () => request<undefined>('DELETE', '/api/session')
