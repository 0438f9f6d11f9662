import type { AuthContext, BetterAuthPlugin, User } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { noMail } from '../no-mail.ts'

/** A person as a provider knows them. Subjects are unique only within their issuer. */
export type Subject = { readonly issuer: string; readonly subject: string }

type AccountKey = { readonly providerId: string; readonly accountId: string }

const Body = z.object({ issuer: z.string(), subject: z.string(), username: z.string().optional() })

/** A user whose identity Candor itself has verified. */
const UserBody = z.object({ userId: z.string() })

/**
 * Sessions for people whom a provider identified. The account is found by issuer and subject and by nothing else, because a name
 * or an e-mail that equals another account's proves nothing. A new account has no password. Only issuer and subject are stored
 * of what the provider tells, and the username that was made of its names.
 */
export const subjectSignIn = {
  id: 'subject-sign-in',
  endpoints: {
    signInSubject: createAuthEndpoint.serverOnly({ method: 'POST', body: Body }, async (ctx) => {
      const { issuer, subject, username } = ctx.body
      const { internalAdapter } = ctx.context
      const key = { providerId: issuer, accountId: subject }
      const owner = await internalAdapter.findAccountOwnerByKey(key)
      if (owner?.kind === 'orphaned') throw new Error('An account has lost its user.')
      const user = owner?.user ?? (username && (await makeAccount(ctx.context.adapter, key, username)))
      if (!user) throw new APIError('NOT_FOUND', { code: 'UNKNOWN_SUBJECT' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user, token: session.token })
    }),
    signInUser: createAuthEndpoint.serverOnly({ method: 'POST', body: UserBody }, async (ctx) => {
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(ctx.body.userId)
      if (!user) throw new APIError('NOT_FOUND', { code: 'UNKNOWN_USER' })
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(ctx, { session, user })
      return ctx.json({ user })
    }),
  },
} satisfies BetterAuthPlugin

/**
 * Makes user and credential in one transaction. createOAuthUser is not used: the username plugin's check runs outside of its
 * transaction, and on SQLite's one connection would wait for it for ever. The database itself refuses a taken name.
 */
function makeAccount(adapter: AuthContext['adapter'], key: AccountKey, username: string): Promise<User> {
  const now = new Date()
  const written = { createdAt: now, updatedAt: now }
  const names = { username: username.toLowerCase(), displayUsername: username, name: username }
  return adapter.transaction(async (trx) => {
    const user = await trx.create<Omit<User, 'id'>, User>({
      model: 'user',
      data: { ...names, email: noMail(), emailVerified: false, ...written },
    })
    await trx.create({ model: 'account', data: { ...key, userId: user.id, ...written } })
    return user
  })
}
