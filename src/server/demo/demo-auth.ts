import { z } from 'zod'
import { USERNAME } from '#domain/accounts/credentials.ts'
import type { Auth } from '../accounts/sign-in/auth.ts'

const WithUser = z.object({ user: z.object({ id: z.string() }) })

type Credentials = { readonly username: string; readonly password: string }

/**
 * The placeholder sign-in of specification 5: a username that is given as its own password opens an account, which is made if
 * there is none. Accounts that were signed up with another password need that one.
 * @param welcome called with the user's id, and awaited before the sign-in is answered
 */
export const demoAuth = (auth: Auth, welcome: (userId: string) => Promise<void>): Auth => {
  const welcomed = async (answer: Response): Promise<Response> => {
    if (answer.ok) await welcome(WithUser.parse(await answer.clone().json()).user.id)
    return answer
  }
  return {
    ...auth,
    signUp: async (body, admit) => welcomed(await auth.signUp(inOneCase(body), admit)),
    async signIn(body) {
      const credentials = inOneCase(body)
      const signedIn = await auth.signIn(credentials)
      if (signedIn.ok || !isOwnPassword(body)) return welcomed(signedIn)
      const made = await auth.signUp(credentials)
      // Of two first sign-ins at once, the second finds the account that the first has made.
      return welcomed(made.ok ? made : await auth.signIn(credentials))
    },
  }
}

const isOwnPassword = ({ username, password }: Credentials): boolean =>
  username === password &&
  USERNAME.pattern.test(username) &&
  username.length >= USERNAME.min &&
  username.length <= USERNAME.max

/** A username is the same in any case, so a password that equals it must be too. */
const inOneCase = <C extends Credentials>(body: C): C =>
  isOwnPassword(body) ? { ...body, password: body.username.toLowerCase() } : body
