import { z } from 'zod'
import { PASSWORD_LENGTH, USERNAME } from '#domain/accounts/credentials.ts'

export const UsernameField = z
  .string('Choose a username.')
  .min(USERNAME.min, `A username has at least ${USERNAME.min} characters.`)
  .max(USERNAME.max, `A username has at most ${USERNAME.max} characters.`)
  .regex(USERNAME.pattern, 'A username has letters, digits, dots, dashes and underscores only.')

export const SignUpBody = z
  .strictObject({
    username: UsernameField,
    password: z
      .string('Choose a password.')
      .max(PASSWORD_LENGTH.max, `A password has at most ${PASSWORD_LENGTH.max} characters.`),
    email: z.email('This is not an e-mail address. You may leave it out.').optional(),
  })
  .meta({ id: 'SignUp' })
export type SignUpBody = z.input<typeof SignUpBody>

export const SignInBody = z
  .strictObject({ username: z.string().max(200), password: z.string().max(PASSWORD_LENGTH.max) })
  .meta({ id: 'SignIn' })
export type SignInBody = z.input<typeof SignInBody>

/** Who is signed in; null when nobody is. */
export const SessionView = z.object({ user: z.object({ username: z.string() }).nullable() }).meta({ id: 'Session' })
export type SessionView = z.infer<typeof SessionView>

/** Why a sign-in with OpenID Connect came to nothing. The sign-in page has the words. */
export type OpenIdConnectFailure = 'denied' | 'expired' | 'unreachable' | 'untrusted' | 'misconfigured' | 'failed'
