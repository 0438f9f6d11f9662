import type { Auth } from './sign-in/auth.ts'

/** Calls back after each successful sign-up, and after each sign-in with a password or at a provider. */
export const afterSignIn = (auth: Auth, onSignedIn: () => void): Auth => {
  const noting = async (answering: Promise<Response>): Promise<Response> => {
    const answer = await answering
    if (answer.ok) onSignedIn()
    return answer
  }
  return {
    ...auth,
    signUp: (...given) => noting(auth.signUp(...given)),
    signIn: (body) => noting(auth.signIn(body)),
    signInSubject: (...given) => noting(auth.signInSubject(...given)),
  }
}
