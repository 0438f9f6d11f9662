import type { AuthContext, BetterAuthPlugin, User } from 'better-auth'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { noMail } from '../no-mail.ts'

/** Somebody, as a provider knows them: subjects are unique within their issuer only. */
export type Subject = { readonly issuer: string; readonly subject: string }

type AccountKey = { readonly providerId: string; readonly accountId: string }

const Body = z.object({ issuer: z.string(), subject: z.string(), username: z.string().optional() })

/** Somebody who has proved to us that they are it. */
const UserBody = z.object({ userId: z.string() })

/**
 * Sessions for whom a provider vouches for. The account is found by issuer and subject and by nothing else: an e-mail or
 * a name that equals another account's proves nothing. It has no password, and nothing of the provider's is kept but the
 * subject.
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
 * User and subject in one transaction. Not by createOAuthUser: the username plugin's check before it asks outside of the
 * transaction that it is in, and on the one connection of SQLite waits for itself. The database refuses a taken name.
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
