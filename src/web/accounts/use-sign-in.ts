import { useEffect, useState } from 'react'
import { INVALID_CREDENTIALS_SHOWN_MS } from '#domain/accounts/credentials.ts'
import { useSendOnce } from '#web/forms/use-send-once.ts'
import { signIn, signUp } from './session-api.ts'

const UNAUTHORIZED = 401

export type SignInMode = 'log-in' | 'sign-up'
/** `code` is present once the server has asked for it. */
export type Credentials = { username: string; password: string; code?: string }

/** Sends credentials and keeps the server's refusal. `onSignedIn` gets the username as the server spells it. */
export function useSignIn(mode: SignInMode, invitation: string | null, onSignedIn: (username: string) => void) {
  const { refusal, isSending, submit, forget } = useSendOnce({
    fields: ['username', 'password', 'code'],
    send: async (typed: Credentials) => {
      const { user } = await (mode === 'sign-up'
        ? signUp(invitation === null ? typed : { ...typed, invitation })
        : signIn(typed))
      onSignedIn(user?.username ?? typed.username)
    },
  })
  const isRefused = refusal?.problem?.status === UNAUTHORIZED
  const isCodeAsked = useIsCodeAsked(refusal?.errors.code)
  // biome-ignore lint/correctness/useExhaustiveDependencies: forgets the refusal that is shown, once
  useEffect(() => {
    if (!isRefused) return
    const timer = setTimeout(forget, INVALID_CREDENTIALS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isRefused])
  return { refusal, isCodeAsked, isSending, submit }
}

/** True from the first time the server asks for a code, so that the field stays while somebody corrects a wrong one. */
function useIsCodeAsked(message: string | undefined): boolean {
  const [isAsked, setIsAsked] = useState(false)
  if (message !== undefined && !isAsked) setIsAsked(true)
  return isAsked
}
