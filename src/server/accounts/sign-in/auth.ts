import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { username } from 'better-auth/plugins/username'
import { z } from 'zod'
import { PASSWORD_LENGTH, USERNAME } from '#domain/accounts/credentials.ts'
import type { AccessConfig } from '../../config/access-config.ts'
import type { Config } from '../../config/config.ts'
import type { Db, OpenDatabase } from '../../database/open-database.ts'
import { withOriginalFailure } from '../../database/original-failure.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { cookieKind } from '../cookies.ts'
import { withHashedTokens } from '../hashed-tokens.ts'
import { type Admit, makeAccount } from '../make-account.ts'
import { type Subject, subjectSignIn } from '../open-id-connect/subject-sign-in.ts'
import { type PasswordHashing, passwordHashing } from '../password-hash.ts'
import { endSessionOf, SESSION_SECONDS } from '../session.ts'

/**
 * The part of better-auth that is used. Each function answers as its web handler would: with a session's cookie or an error code.
 */
export type Auth = {
  /** Makes an account and signs in to it. @param admit may refuse by throwing; without it everybody is admitted */
  signUp(body: Credentials, admit?: Admit): Promise<Response>
  signIn(body: Credentials): Promise<Response>
  /**
   * Signs in somebody whom a provider identified, and makes an account for a new subject if a username is given.
   * @param admit as for `signUp`
   */
  signInSubject(body: Subject & { username?: string } & Browser, admit?: Admit): Promise<Response>
  /** Signs in somebody whose passkey was verified. */
  signInUser(body: { readonly userId: string } & Browser): Promise<Response>
  hash: PasswordHashing['hash']
  verify: PasswordHashing['verify']
}

/** The browser's user agent, by which the list of sessions names it. */
type Browser = { readonly userAgent?: string | undefined }
type Credentials = { readonly username: string; readonly password: string } & Browser

type Needed = Pick<Config, 'url'> & {
  readonly access: Pick<AccessConfig, 'passwordsAtOnce' | 'passwordCost'>
}

/**
 * better-auth on our own database and table names. Only its functions are called, from our own routes, so that bodies,
 * messages and origins are checked as everywhere else; its web handler is not mounted.
 */
export function makeAuth(
  { db, engine }: OpenDatabase,
  secret: string,
  config: Needed,
  passwords = passwordHashing(config.access.passwordsAtOnce, config.access.passwordCost),
): Auth {
  const { prefix, secure } = cookieKind(config)
  const { api } = betterAuth({
    baseURL: 'http://localhost',
    secret,
    database: withHashedTokens(kyselyAdapter(db, { type: engine, transaction: true })),
    user: { modelName: 'users' },
    session: { modelName: 'sessions', expiresIn: SESSION_SECONDS },
    account: { modelName: 'credentials' },
    verification: { modelName: 'verifications' },
    // better-auth’s own longest is 128, above which it refuses before it compares.
    emailAndPassword: { enabled: true, maxPasswordLength: PASSWORD_LENGTH.max, password: passwords },
    plugins: [
      username({
        minUsernameLength: USERNAME.min,
        maxUsernameLength: USERNAME.max,
        usernameValidator: (name) => USERNAME.pattern.test(name),
      }),
      subjectSignIn,
    ],
    advanced: {
      cookiePrefix: prefix,
      useSecureCookies: false,
      defaultCookieAttributes: { secure },
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
  return {
    ...passwords,
    async signUp({ username, password, userAgent }, admit = admitEverybody) {
      if ((await findHash(db, username)) !== undefined) return taken()
      const hash = await passwords.hash(password)
      return answered(async () => enter(await makeAccount(db, username, { hash }, admit), userAgent))
    },
    async signIn({ userAgent, ...body }) {
      // No account has an empty password. Refused here, it costs the same for each: better-auth hashes none.
      if (body.password === '') return Response.json({}, { status: 401 })
      // An account without a password must take as long as any other, or the time would tell that it has none.
      const compared = await findHash(db, body.username)
      if (compared === null) await passwords.hash(body.password)
      const answer = await answered(() => api.signInUsername({ body, headers: headersOf(userAgent), asResponse: true }))
      // A password change deletes the sessions of that moment, and this one may be made from the old hash just after it. So the
      // hash is read again once the session exists: whichever of the two comes later finds the other.
      if (!answer.ok || (await findHash(db, body.username)) === compared) return answer
      await endSessionOf(db, Made.parse(await answer.json()).token)
      return Response.json({}, { status: 401 })
    },
    async signInSubject({ userAgent, username, ...subject }, admit = admitEverybody) {
      const existing = await answered(() =>
        api.signInSubject({ body: subject, headers: headersOf(userAgent), asResponse: true }),
      )
      if (existing.status !== 404 || username === undefined) return existing
      return answered(async () => enter(await makeAccount(db, username, subject, admit), userAgent))
    },
    signInUser: ({ userAgent, userId }) => answered(() => enter(userId, userAgent)),
  }

  function enter(userId: string, userAgent: string | undefined): Promise<Response> {
    return api.signInUser({ body: { userId }, headers: headersOf(userAgent), asResponse: true })
  }
}

const admitEverybody: Admit = async () => {}

const taken = (): Response => Response.json({ code: 'USERNAME_IS_ALREADY_TAKEN' }, { status: 422 })

const LONGEST_USER_AGENT = 300

const headersOf = (userAgent = ''): Headers => new Headers({ 'user-agent': userAgent.slice(0, LONGEST_USER_AGENT) })

const Made = z.object({ token: z.string() })

/** The hash of a password; null when the account has none, undefined when no account has this name. */
async function findHash(db: Db, username: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('credentials', (join) =>
      join.onRef('credentials.userId', '=', 'users.id').on('credentials.password', 'is not', null),
    )
    .select('credentials.password')
    .where('users.username', '=', username.toLowerCase())
    .executeTakeFirst()
  return row?.password
}

/** Endpoints throw their refusal even when a Response was asked for; of two concurrent sign-ups the database refuses one. */
async function answered(call: () => Promise<Response>): Promise<Response> {
  try {
    return await withOriginalFailure(call)
  } catch (error) {
    if (isAPIError(error)) return Response.json(error.body, { status: error.statusCode })
    if (isUniqueViolation(error)) return taken()
    throw error
  }
}
