import { useEffect, useState } from 'react'
import type { ProblemView } from '#contract/problems.ts'
import { INVALID_CREDENTIALS_SHOWN_MS } from '#domain/accounts/credentials.ts'
import { RequestFailed } from '#web/api/request.ts'
import { signIn, signUp } from './session-api.ts'

export type SignInMode = 'log-in' | 'sign-up'
export type Credentials = { username: string; password: string; email: string }

/** Sends credentials and keeps what the server said about them. `onSignedIn` gets the name as it is on record. */
export function useSignIn(mode: SignInMode, onSignedIn: (username: string) => void) {
  const [problem, setProblem] = useState<ProblemView | null>(null)
  const [isSending, setIsSending] = useState(false)
  const isRefused = problem?.status === 401

  useEffect(() => {
    if (!isRefused) return
    const timer = setTimeout(() => setProblem(null), INVALID_CREDENTIALS_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isRefused])

  async function send(credentials: Credentials): Promise<void> {
    if (isSending) return
    setProblem(null)
    setIsSending(true)
    try {
      const { user } = await (mode === 'sign-up' ? signUp(toSignUp(credentials)) : signIn(toSignIn(credentials)))
      onSignedIn(user?.username ?? credentials.username)
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure
      setProblem(failure.problem)
    } finally {
      setIsSending(false)
    }
  }

  return { problem, isSending, send, forget: () => setProblem(null) }
}

const toSignIn = ({ username, password }: Credentials) => ({ username, password })

const toSignUp = ({ username, password, email }: Credentials) =>
  email.trim() === '' ? { username, password } : { username, password, email: email.trim() }
