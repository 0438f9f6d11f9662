import type { Auth } from './sign-in/auth.ts'

/** Calls `tell` after each successful sign-up, and after each sign-in with a password or at a provider. */
export const tellingOfAccounts = (auth: Auth, tell: () => void): Auth => {
  const told = async (answering: Promise<Response>): Promise<Response> => {
    const answer = await answering
    if (answer.ok) tell()
    return answer
  }
  return {
    ...auth,
    signUp: (...given) => told(auth.signUp(...given)),
    signIn: (body) => told(auth.signIn(body)),
    signInSubject: (...given) => told(auth.signInSubject(...given)),
  }
}
